"""A saved game opens by a double-click, and whatever is wrong is told in a window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from blitz_desktop import app, cli
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.program import Program, window_icon
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.start_window import StartWindow
from tests.toy import TOY, toy_scenario


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(app, "find", lambda _: Found(TOY, toy_scenario()))
    path = tmp_path / "Sedan, second try.blitz"
    Session.start(TOY, toy_scenario()).save(path)
    return path


@pytest.fixture
def desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Desk]:
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    desk = app.Desk(Settings())
    yield desk
    if desk.window is not None:
        desk.window.close()
        desk.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, str]]:
    """What error messages have said, each with the window that it stands over."""
    told: list[tuple[object, str]] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda parent, _title, text, *_: told.append((parent, text)))
    return told


def test_a_saved_game_goes_straight_onto_the_table(desk: app.Desk, save: Path) -> None:
    desk.receive(save)
    assert isinstance(desk.window, MainWindow)
    assert desk.window.session.path == save


def test_a_second_game_takes_the_place_of_the_first(desk: app.Desk, save: Path, tmp_path: Path) -> None:
    desk.receive(save)
    other = tmp_path / "other.blitz"
    Session.start(TOY, toy_scenario()).save(other)
    desk.receive(other)
    assert isinstance(desk.window, MainWindow)
    assert desk.window.session.path == other


def test_a_game_stays_on_the_table_if_the_player_stays(
    desk: app.Desk, save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.receive(save)
    first = desk.window
    with monkeypatch.context() as patched:
        patched.setattr(MainWindow, "leave", lambda _: False)
        desk.receive(tmp_path / "other.blitz")
    assert desk.window is first


@pytest.mark.parametrize("content", [b"", b"not a game\n"])
def test_what_cannot_be_opened_is_told_over_the_start_window(
    desk: app.Desk, tmp_path: Path, told: list[tuple[object, str]], content: bytes
) -> None:
    path = tmp_path / "broken.blitz"
    path.write_bytes(content)
    desk.receive(path)
    ((parent, text),) = told
    assert isinstance(parent, StartWindow)
    assert "broken.blitz" in text


def test_a_file_that_is_gone_is_told_over_the_start_window(
    desk: app.Desk, tmp_path: Path, told: list[tuple[object, str]]
) -> None:
    desk.receive(tmp_path / "gone.blitz")
    assert isinstance(told[0][0], StartWindow)


def test_the_desktop_hands_files_over_as_events(save: Path) -> None:
    """As macOS does; the application of the tests is another one, so the handler is called by itself."""
    asked: list[Path] = []

    class _Signal:
        emit = staticmethod(asked.append)

    class _Stub:
        file_asked = _Signal

    event = QFileOpenEvent(QUrl.fromLocalFile(str(save)))
    assert Program.event(_Stub, event)  # type: ignore[arg-type]
    assert asked == [save]


def test_the_program_has_an_icon_for_every_size(qtbot: QtBot) -> None:
    sizes = {(size.width(), size.height()) for size in window_icon().availableSizes()}
    assert sizes == {(side, side) for side in (16, 24, 32, 48, 64, 128, 256)}


def test_the_command_of_the_desktop_entry(monkeypatch: pytest.MonkeyPatch, save: Path) -> None:
    opened: list[object] = []
    monkeypatch.setattr(app, "run", lambda target: opened.append(target) or 0)
    monkeypatch.setattr(app, "run_file", lambda path: opened.append(path) or 0)
    assert cli.main(["open"]) == 0
    assert cli.main(["open", str(save)]) == 0
    assert opened == [None, save]


def test_a_double_clicked_game_runs_until_its_window_is_closed(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, save: Path
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    seen: list[object] = []
    application = app.the_program()
    monkeypatch.setattr(
        type(application), "exec", lambda *_: seen.append(app.QApplication.topLevelWidgets()) or 0
    )
    assert app.run_file(save) == 0
    (windows,) = seen
    tables = [window for window in windows if isinstance(window, MainWindow)]
    assert [window.session.path for window in tables] == [save]
    for window in tables:
        window.close()
        window.deleteLater()
