"""Waypoints, stops on the way and units left behind, with mouse and keys in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from blitz_desktop import registry
from blitz_desktop.session.session import Session
from blitz_desktop.ui.main_window import MainWindow
from tests.ui.hand import CTRL, LEFT, PLAIN, Hand

SHIFT = Qt.KeyboardModifier.ShiftModifier
UNIT = "ger_pz_4"


@pytest.fixture
def session() -> Session:
    key = "blitzkrieg_1940/1940"
    session = Session.start(registry.system("blitzkrieg_1940"), registry.scenario(key), seed="7")
    for beginning in ("Launch", "Begin", "No further", "Move, then"):
        decision = session.decision
        assert decision is not None
        offer = next(offer for offer in decision.offers if offer.label.startswith(beginning))
        session.submit(offer.fill({}))
    return session


@pytest.fixture
def window(hand: Hand, qtbot: QtBot) -> MainWindow:
    hand.window.activateWindow()
    qtbot.waitUntil(hand.window.isActiveWindow)
    hand.window.canvas.setFocus()
    hand.window.canvas.centre_on(hand.at(UNIT))
    hand.window.table.select((UNIT,))
    return hand.window


def sure(window: MainWindow, steps: int, start: str) -> list[str]:
    """Hexes some steps away that are reached without dice."""
    gesture = window.table.pick_up((UNIT,))
    assert gesture is not None
    assert gesture.reach is not None
    board, reach = window.session.scenario.board, gesture.reach
    return [
        hex_
        for hex_ in reach.legal
        if board.distance(start, hex_) == steps and not reach.targets[hex_].is_risky
    ]


def click(qtbot: QtBot, window: MainWindow, hex_: str, modifiers: Qt.KeyboardModifier) -> None:
    canvas = window.canvas
    qtbot.mouseClick(canvas.viewport(), LEFT, modifiers, canvas.hex_position(hex_))


def empty(window: MainWindow, hexes: list[str]) -> str:
    return next(hex_ for hex_ in hexes if not window.table.viewpoint.stack(hex_))


def test_shift_clicks_lay_waypoints_and_a_click_goes_by_them(
    qtbot: QtBot, hand: Hand, window: MainWindow
) -> None:
    start = hand.at(UNIT)
    first = empty(window, sure(window, 1, start))
    click(qtbot, window, first, SHIFT)
    assert window.scene.waypoints == (first,)
    end = empty(window, [hex_ for hex_ in sure(window, 2, first) if hex_ != start])
    click(qtbot, window, end, PLAIN)
    assert hand.at(UNIT) == end
    assert window.session.entries[-1].action.path[1] == first  # type: ignore[attr-defined]
    assert window.scene.waypoints == ()


def test_a_key_goes_to_the_last_waypoint_and_escape_takes_it_back(
    qtbot: QtBot, hand: Hand, window: MainWindow
) -> None:
    start = hand.at(UNIT)
    first = empty(window, sure(window, 1, start))
    click(qtbot, window, first, SHIFT)
    hand.key(Qt.Key.Key_Escape)
    assert window.scene.waypoints == ()
    assert window.table.selection == (UNIT,)
    hand.key(Qt.Key.Key_Q)
    assert hand.at(UNIT) == start
    click(qtbot, window, first, SHIFT)
    hand.key(Qt.Key.Key_Q)
    assert hand.at(UNIT) == first


def test_shift_lays_a_waypoint_in_a_drag(qtbot: QtBot, hand: Hand, window: MainWindow) -> None:
    start = hand.at(UNIT)
    first = empty(window, sure(window, 2, start))
    hand.pick_up(UNIT, first)
    hand.key(Qt.Key.Key_Shift)
    assert window.scene.waypoints == (first,)
    gesture = window.controller.gesture
    assert gesture is not None
    assert gesture.reach is not None
    end = empty(window, [hex_ for hex_ in sure_of(gesture.reach, window, first) if hex_ != start])
    qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position(end))
    hand.let_go(end)
    assert hand.at(UNIT) == end
    assert first in window.session.entries[-1].action.path  # type: ignore[attr-defined]


def sure_of(reach: object, window: MainWindow, start: str) -> list[str]:
    board = window.session.scenario.board
    targets = reach.targets  # type: ignore[attr-defined]
    return [
        hex_
        for hex_ in reach.legal  # type: ignore[attr-defined]
        if board.distance(start, hex_) == 1 and not targets[hex_].is_risky
    ]


def test_a_stack_stops_leaves_a_unit_and_goes_on(qtbot: QtBot, hand: Hand, window: MainWindow) -> None:
    start = hand.at(UNIT)
    stack = [piece.id for piece in window.table.viewpoint.stack(start)]
    assert len(stack) > 1
    hand.double_click_piece(stack[-1])
    assert set(window.table.selection) == set(stack)
    stop = empty(window, sure(window, 1, start))
    hand.key(Qt.Key.Key_Escape)
    hand.drag(stack[-1], stop)
    assert {hand.at(unit) for unit in stack} == {stop}
    assert set(window.table.selection) == set(stack)
    left, *others = stack
    hand.click_piece(stack[-1])
    window.table.select(stack)
    hand.click_piece(left, CTRL)
    assert left not in window.table.selection
    gesture = window.table.pick_up(window.table.selection)
    assert gesture is not None
    assert gesture.legality
    assert gesture.reach is not None
    end = empty(window, [hex_ for hex_ in gesture.reach.legal if hex_ != start])
    hand.drag(others[-1], end)
    assert hand.at(left) == stop
    assert {hand.at(unit) for unit in others} == {end}


def test_space_leaves_the_uppermost_unit_and_the_drag_goes_on(
    qtbot: QtBot, hand: Hand, window: MainWindow
) -> None:
    start = hand.at(UNIT)
    stack = [piece.id for piece in window.table.viewpoint.stack(start)]
    stop = empty(window, sure(window, 1, start))
    hand.double_click_piece(stack[-1])
    window.scene.close_fan()
    hand.pick_up(stack[-1], stop)
    left, *others = window.canvas.held
    hand.key(Qt.Key.Key_Space)
    assert {hand.at(unit) for unit in stack} == {stop}
    assert window.canvas.held == tuple(others)
    assert window.statusBar().currentMessage() == f"Stopped in {stop}: drag on, or let go here."
    gesture = window.controller.gesture
    assert gesture is not None
    assert gesture.reach is not None
    end = empty(window, [hex_ for hex_ in gesture.reach.legal if hex_ != start])
    qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position(end))
    hand.let_go(end)
    assert hand.at(left) == stop
    assert {hand.at(unit) for unit in others} == {end}
    window.time.undo.run()
    window.time.undo.run()
    assert {hand.at(unit) for unit in stack} == {start}


def test_space_over_the_start_leaves_a_unit_where_it_was(
    qtbot: QtBot, hand: Hand, window: MainWindow
) -> None:
    start = hand.at(UNIT)
    stack = [piece.id for piece in window.table.viewpoint.stack(start)]
    stop = empty(window, sure(window, 1, start))
    hand.double_click_piece(stack[-1])
    window.scene.close_fan()
    hand.pick_up(stack[-1], start)
    left, *others = window.canvas.held
    hand.key(Qt.Key.Key_Space)
    assert window.canvas.held == tuple(others)
    qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position(stop))
    hand.let_go(stop)
    assert hand.at(left) == start
    assert {hand.at(unit) for unit in others} == {stop}


def test_a_single_unit_in_the_hand_is_not_parted(hand: Hand, window: MainWindow) -> None:
    start = hand.at(UNIT)
    hand.pick_up(UNIT, empty(window, sure(window, 1, start)))
    hand.key(Qt.Key.Key_Space)
    assert window.canvas.held == (UNIT,)
    assert window.session.head == 4
    hand.key(Qt.Key.Key_Escape)
    assert hand.at(UNIT) == start
