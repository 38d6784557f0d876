"""Time on the window: the strip over the past, replays, the log's search, notes and bookmarks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from pytestqt.qtbot import QtBot

from blitz_desktop.ui import dialogs, time_desk
from blitz_desktop.ui.panels.log_model import Role
from tests.toy.game import END
from tests.ui.hand import Hand

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def played(hand: Hand) -> Hand:
    hand.drag("bt", "0402")
    for _ in range(3):
        hand.window.table.take_up(END)
    return hand


def _click_row(qtbot: QtBot, hand: Hand, row: int) -> None:
    view = hand.window.log_panel.view
    rect = view.visualRect(hand.window.log_panel.model.index(row))
    qtbot.mouseClick(view.viewport(), LEFT, NONE, rect.topLeft() + QPoint(40, rect.height() // 2))


def test_a_click_in_the_log_goes_there_and_leaves_the_game_alone(qtbot: QtBot, played: Hand) -> None:
    window, session = played.window, played.window.session
    _click_row(qtbot, played, 0)
    assert (session.shown, session.head) == (1, 4)
    assert window.past_banner.isVisible()
    assert "entry 1 of 4" in window.past_banner.label.text()
    last = window.log_panel.model.rowCount() - 1
    _click_row(qtbot, played, last)
    assert session.is_live
    assert not window.past_banner.isVisible()


def test_the_strip_goes_to_every_moment(qtbot: QtBot, played: Hand) -> None:
    banner, session = played.window.past_banner, played.window.session
    played.key(Qt.Key.Key_Home, ALT)
    assert session.shown == 0
    assert "set-up" in banner.label.text()
    assert (banner.slider.maximum(), banner.slider.value()) == (4, 0)
    qtbot.mouseClick(banner.transport["step_on"], LEFT)
    assert session.shown == 1
    banner.slider.setValue(3)
    assert session.shown == 3
    qtbot.mouseClick(banner.transport["turn_back"], LEFT)
    assert session.shown == 0
    assert not banner.transport["step_back"].isEnabled()
    qtbot.mouseClick(banner.buttons["back_to_play"], LEFT)
    assert session.is_live


def test_play_goes_on_from_there_as_a_branch(qtbot: QtBot, played: Hand) -> None:
    session = played.window.session
    _click_row(qtbot, played, 0)
    qtbot.mouseClick(played.window.past_banner.buttons["play_on"], LEFT)
    assert session.is_live
    assert (session.head, len(session.lines)) == (1, 2)


def test_a_replay_runs_to_the_present_and_can_be_stopped(qtbot: QtBot, played: Hand) -> None:
    window, session = played.window, played.window.session
    window.past_banner.speed.setCurrentIndex(3)
    window.time_desk.playback.set_speed(100)
    played.key(Qt.Key.Key_P, ALT)
    assert window.time_desk.playback.is_running
    assert not session.is_live
    qtbot.waitUntil(lambda: session.is_live)
    assert not window.time_desk.playback.is_running
    window.time_desk.playback.set_speed(0.5)
    played.key(Qt.Key.Key_P, ALT)
    played.key(Qt.Key.Key_P, ALT)
    assert not window.time_desk.playback.is_running
    assert session.shown == 0
    assert session.head == 4


def _replay(_qtbot: QtBot, played: Hand) -> None:
    played.window.time_desk.playback.set_speed(100)
    played.key(Qt.Key.Key_P, ALT)
    assert played.window.time_desk.playback.is_running


def _hold_the_slider(qtbot: QtBot, played: Hand) -> None:
    played.key(Qt.Key.Key_Home, ALT)
    slider = played.window.past_banner.slider
    slider.setPageStep(1)
    qtbot.mousePress(slider, LEFT, NONE, QPoint(slider.width() - 3, slider.height() // 2))


def _drop_where_it_may_not_go(_qtbot: QtBot, played: Hand) -> None:
    for _ in range(4):
        played.key(Qt.Key.Key_Z, CTRL)
    played.window.canvas.is_still = False
    played.drag("bt", "0106")
    assert played.window.scene.hand, "on the way home"


@pytest.mark.parametrize("act", [_replay, _hold_the_slider, _drop_where_it_may_not_go])
def test_a_window_that_is_closed_comes_to_rest(
    qtbot: QtBot, played: Hand, monkeypatch: pytest.MonkeyPatch, act: Callable[[QtBot, Hand], None]
) -> None:
    window = played.window
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    act(qtbot, played)
    window.close()  # but kept alive, as while a question about the next game stands
    shown = window.session.shown
    qtbot.wait(700)  # a slider that is held repeats itself after 500 ms
    assert window.session.shown == shown
    assert not [timer for timer in window.findChildren(QTimer) if timer.isActive()]


def test_the_log_is_searched_and_filtered(qtbot: QtBot, played: Hand) -> None:
    panel = played.window.log_panel
    whole = panel.model.rowCount()
    qtbot.keyClicks(panel.search.field, "tank")
    assert panel.model.rowCount() == 1
    qtbot.keyClicks(panel.search.field, "zzz")
    assert panel.nothing.isVisible()
    qtbot.keyClick(panel.search.field, Qt.Key.Key_Escape)
    assert panel.model.rowCount() == whole
    panel.search.entries["moves"].trigger()
    assert panel.model.rowCount() < whole
    panel.search.show_everything()
    assert panel.model.rowCount() == whole


def test_notes_and_bookmarks_stand_in_the_log(
    qtbot: QtBot, played: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = played.window
    monkeypatch.setattr(time_desk, "ask_note", lambda *_: "Guderian waits")
    played.key(Qt.Key.Key_N, CTRL | Qt.KeyboardModifier.ShiftModifier)
    played.key(Qt.Key.Key_B, CTRL)
    rows = [window.log_panel.model.index(i).data(Role.ROW) for i in range(window.log_panel.model.rowCount())]
    assert [row.line.text for row in rows if row.note] == ["Guderian waits", "Bookmark"]
    assert window.isWindowModified()
    note = next(row for row in rows if row.note)
    menu = window.log_panel.menu(note)
    remove = next(action for action in menu.actions() if action.text() == "Remove")
    remove.trigger()
    assert [mark.kind for mark in window.session.annotations] == ["bookmark"]


def test_undo_says_in_the_menu_what_it_would_undo(played: Hand) -> None:
    undo = played.window.actions_.by_id["undo"]
    assert undo.text() == "Undo: The phase ends."
    assert undo.iconText() == "Undo"


def test_looking_back_amid_a_choice_of_losses_leaves_the_choice_as_it_was(qtbot: QtBot, hand: Hand) -> None:
    window = hand.window
    march = window.table.decision.offer("march") if window.table.decision else None
    assert march is not None
    window.table.take_up(END)
    window.table.take_up(END)
    window.table.take_up(march)
    window.table.pick("r1")
    picked = window.table.draft.picked if window.table.draft else ()
    _click_row(qtbot, hand, 0)
    assert window.table.draft is None
    qtbot.mouseClick(window.past_banner.buttons["back_to_play"], LEFT)
    assert window.table.draft is not None
    assert window.table.draft.picked == picked
