"""A program killed in the middle of a game, and the next one's offer to go on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from blitz_desktop import app, registry
from blitz_desktop.session.journal import default_folder
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.start_window import StartWindow
from tests.toy import TOY, toy_scenario

_ROOT = Path(__file__).parents[2]
_PLAYER = """
import sys
from blitz_desktop.session.journal import default_folder
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase

session = Session.start(TOY, toy_scenario(turns=90), journal=default_folder())
while True:
    session.submit(EndPhase())
    print(session.head, flush=True)
"""


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Desk]:
    monkeypatch.setattr(registry, "scenario_keys", lambda: ())
    monkeypatch.setattr(registry, "system", lambda _: TOY)
    monkeypatch.setattr(registry, "scenario", lambda _: toy_scenario(turns=90))
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    desk = app.Desk(Settings())
    yield desk
    if desk.window is not None:
        desk.window.close()
        desk.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_game_killed_in_the_middle_is_offered_at_the_next_start(qtbot: QtBot, desk: app.Desk) -> None:
    with subprocess.Popen([sys.executable, "-c", _PLAYER], cwd=_ROOT, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        for line in player.stdout:
            if int(line) == 20:
                break
        desk.show_start()
        assert isinstance(desk.window, StartWindow)
        (row,) = desk.window.shelf.resumable
        assert row.game.is_open, "it is still being played"
        assert not row.button.isEnabled()
        player.kill()
        told = [20, *map(int, player.stdout)]
    desk.show_start()
    assert isinstance(desk.window, StartWindow)
    (row,) = desk.window.shelf.resumable
    assert row.game.path.parent == default_folder()
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    assert isinstance(desk.window, MainWindow)
    assert desk.window.session.head >= told[-1]
    assert desk.window.session.can_undo
    assert desk.window.table.decision is not None
