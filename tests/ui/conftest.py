"""The program's looks, and a toy game on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Guard, Settings
from tests.toy import TOY, toy_scenario
from tests.ui.hand import Hand


@pytest.fixture(autouse=True, scope="session")
def _looks(qapp: QApplication) -> None:
    theme.apply(qapp)


@pytest.fixture
def session() -> Session:
    return Session.start(TOY, toy_scenario(), seed="1")


@pytest.fixture
def table(session: Session) -> Table:
    return Table(session)


@pytest.fixture
def seat(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Session], Hand]]:
    """Puts a session on the table; its window is left without questions when the test is over."""
    windows: list[MainWindow] = []

    def put(session: Session) -> Hand:
        settings = Settings()
        settings.choose_guard(Guard.NONE)
        window = MainWindow(session, lambda rule: f"About {rule}.", settings)
        window.resize(1366, 768)
        window.canvas.is_still = True
        windows.append(window)
        window.show()
        qtbot.waitExposed(window)
        return Hand(qtbot, window)

    yield put
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    for window in windows:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def hand(seat: Callable[[Session], Hand], session: Session) -> Hand:
    return seat(session)
