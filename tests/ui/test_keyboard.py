"""The whole game by keyboard: cursor, units, targets, offers, dialogs, and keys of the player's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.session.session import Session
from blitz_desktop.ui.key_dialog import KeyDialog
from blitz_desktop.ui.settings import Settings
from tests.toy import TOY, toy_scenario
from tests.ui.hand import CTRL, LEFT, Hand

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_the_cursor_goes_over_the_whole_map_and_stays_on_it(hand: Hand) -> None:
    board = hand.window.session.scenario.board
    cursor = hand.window.key_desk.cursor
    visited = set()
    hand.key(KEY.Key_Up, CTRL)
    for _ in range(6):
        hand.key(KEY.Key_Left, CTRL)
    for _ in range(6):
        hand.key(KEY.Key_Up, CTRL)
    columns = max(cell[0] for cell in (info.cell for info in board.hexes.values())) + 1
    for column in range(columns + 2):
        for _ in range(12):
            visited.add(cursor.at)
            hand.key(KEY.Key_Down if column % 2 == 0 else KEY.Key_Up, CTRL)
        hand.key(KEY.Key_Right, CTRL)
    assert visited == set(board.hexes)


def test_going_right_stays_in_the_row(hand: Hand) -> None:
    board = hand.window.session.scenario.board
    cursor = hand.window.key_desk.cursor
    start = min(board.hexes)
    cursor.go(start)
    rows = set()
    for _ in range(6):
        rows.add(board[cursor.at].cell[1])
        hand.key(KEY.Key_Right, CTRL)
    assert len(rows) <= 2


def test_a_move_by_keyboard(hand: Hand) -> None:
    window = hand.window
    (unit, *_) = window.table.ready_units()
    start = hand.at(unit)
    hand.key(KEY.Key_N)
    assert window.table.selection == (unit,)
    gesture = window.table.pick_up((unit,))
    assert gesture is not None
    assert gesture.reach is not None
    board = window.session.scenario.board
    goal = next(hex_ for hex_ in gesture.reach.legal if board.is_adjacent(hex_, start))
    window.key_desk.cursor.go(goal)
    hand.key(KEY.Key_M)
    assert hand.at(unit) == goal


def test_the_cursor_goes_along_with_the_unit_gone_to_and_with_clicks(hand: Hand) -> None:
    window = hand.window
    cursor = window.key_desk.cursor
    cursor.go("0801")
    hand.key(KEY.Key_N)
    assert cursor.at == hand.at(window.table.selection[0])
    hand.click_hex("0703")
    assert cursor.at == "0703"


def test_a_click_in_the_reach_keeps_the_units_and_says_how_they_go_there(hand: Hand) -> None:
    window = hand.window
    hand.click_piece("bt")
    gesture = window.table.pick_up(("bt",))
    assert gesture is not None
    assert gesture.reach is not None
    goal = next(hex_ for hex_ in gesture.reach.legal if not window.table.viewpoint.stack(hex_))
    hand.click_hex(goal)
    assert window.table.selection == ("bt",)
    assert "press M" in window.statusBar().currentMessage()
    hand.key(KEY.Key_M)
    assert hand.at("bt") == goal
    assert window.inspector._at == goal


def test_a_refusal_by_keyboard_says_the_same_as_by_mouse(hand: Hand) -> None:
    window = hand.window
    (unit, *_) = window.table.ready_units()
    hand.key(KEY.Key_N)
    gesture = window.table.pick_up((unit,))
    assert gesture is not None
    assert gesture.reach is not None
    reach = gesture.reach
    shut = next(hex_ for hex_ in window.session.scenario.board.hexes if hex_ not in reach.legal)
    window.key_desk.cursor.go(shut)
    hand.key(KEY.Key_M)
    if shut != hand.at(unit):
        assert hand.refusals


def test_return_goes_through_the_stack_and_ctrl_return_takes_it_whole(hand: Hand) -> None:
    window = hand.window
    view = window.table.viewpoint
    at = max((piece.at for piece in view.view.pieces), key=lambda at: len(view.stack(at)))
    stack = [piece.id for piece in view.stack(at)]
    window.key_desk.cursor.go(at)
    seen = []
    for _ in stack:
        hand.key(KEY.Key_Return)
        seen.append(window.table.selection[-1])
    assert sorted(seen) == sorted(stack)
    hand.key(KEY.Key_Return, CTRL)
    assert set(window.table.selection) <= set(stack)


def test_targets_are_gone_round(hand: Hand) -> None:
    window = hand.window
    board = window.session.scenario.board
    enemies = [piece.at for piece in window.table.viewpoint.view.pieces if piece.side == "red"]
    for unit in window.table.ready_units():
        gesture = window.table.pick_up((unit,))
        assert gesture is not None
        assert gesture.reach is not None
        near = [hex_ for hex_ in gesture.reach.legal if any(board.is_adjacent(hex_, at) for at in enemies)]
        if near:
            window.table.select((unit,))
            window.key_desk.cursor.go(near[0])
            hand.key(KEY.Key_M)
    while not window.table.targets():
        before = window.session.head
        hand.key(KEY.Key_2, Qt.KeyboardModifier.AltModifier)
        assert window.session.head > before, "no offer led on"
    targets = window.table.targets()
    gone = []
    for _ in targets:
        hand.key(KEY.Key_T)
        gone.append(window.key_desk.cursor.at)
    assert sorted(gone) == sorted(targets)
    hand.key(KEY.Key_T, SHIFT)
    assert window.key_desk.cursor.at == gone[-2 if len(gone) > 1 else 0]


def test_f6_goes_round_the_panels(hand: Hand) -> None:
    window = hand.window
    window.activateWindow()
    seen = []
    for _ in range(8):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus)
        QTest.keyClick(focus, KEY.Key_F6)
    assert window.canvas in seen
    assert len(set(seen)) >= 3


def test_a_key_is_set_taken_over_and_remembered(
    qtbot: QtBot, seat: Callable[[Session], Hand], hand: Hand
) -> None:
    window = hand.window
    window.actions_.by_id["set_keys"].trigger()
    (dialog,) = window.findChildren(KeyDialog)
    dialog.choose("next_unit")
    qtbot.keyClick(dialog.edit, KEY.Key_F)
    qtbot.waitUntil(lambda: bool(dialog.warning.text()))
    assert "Whole map" in dialog.warning.text()
    qtbot.mouseClick(dialog.set_button, LEFT)
    dialog.close()
    assert window.actions_.by_id["fit"].shortcuts() == []
    hand.key(KEY.Key_F)
    assert window.table.selection
    other = seat(Session.start(TOY, toy_scenario(), seed="1"))
    assert other.window.actions_.by_id["next_unit"].shortcuts() == [QKeySequence("F")]
    dialog = other.window.key_desk.ask_keys()
    qtbot.mouseClick(dialog.all_button, LEFT)
    dialog.close()
    assert other.window.actions_.by_id["fit"].shortcuts() == [QKeySequence("F")]
    assert Settings().keys() == {}


def test_no_key_has_two_meanings(hand: Hand) -> None:
    actions = hand.window.actions_.by_id
    users: dict[str, list[str]] = {}
    for id_, action in actions.items():
        for key in action.shortcuts():
            users.setdefault(key.toString(), []).append(id_)
    assert {key: ids for key, ids in users.items() if len(ids) > 1} == {}


@pytest.mark.parametrize("lock", [Qt.KeyboardModifier.KeypadModifier])
def test_keys_of_the_key_pad_count(hand: Hand, lock: Qt.KeyboardModifier) -> None:
    """BR-115, BR-111: + and - with the pad, Enter of the pad."""
    window = hand.window
    zoom = window.canvas.zoom
    hand.key(KEY.Key_Plus, CTRL | lock)
    assert window.canvas.zoom > zoom
    window.key_desk.cursor.go(hand.at(window.table.ready_units()[0]))
    hand.key(KEY.Key_Enter, lock)
    assert window.table.selection


def test_the_map_is_zoomed_by_keys_between_its_limits(hand: Hand) -> None:
    canvas = hand.window.canvas
    hand.key(KEY.Key_0, CTRL)
    assert canvas.zoom == 1.0
    for key, most in ((KEY.Key_Plus, 4.0), (KEY.Key_Minus, 0.25)):
        for _ in range(12):
            hand.key(key, CTRL)
        assert canvas.zoom == most
    hand.key(KEY.Key_0, CTRL)
    assert canvas.zoom == 1.0
