"""Where units may go is known before they are taken in hand, and shown as soon as the button is down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from blitz_desktop.ui.board.foreseen import Foreseen
from blitz_desktop.ui.path_card import ledger
from tests.ui.hand import Hand


def test_the_reach_of_every_unit_is_asked_for_in_idle_moments(hand: Hand, qtbot: QtBot) -> None:
    window = hand.window
    foresight = window._foresight
    qtbot.waitUntil(lambda: not foresight._timer.isActive(), timeout=20_000)
    asked = len(window.table.viewpoint._choices)
    for unit in window.table.ready_units():
        gesture = window.table.gesture_of((unit,))
        assert gesture is not None
        assert gesture.reach is not None
    assert len(window.table.viewpoint._choices) == asked


def test_the_reach_is_lit_while_the_button_is_down_and_goes_with_the_selection(hand: Hand) -> None:
    window = hand.window
    place = hand.at(window.table.ready_units()[0])
    unit = window.table.viewpoint.stack(place)[-1].id
    canvas = window.canvas
    canvas.centre_on(place)
    at = canvas.piece_position(unit)
    QTest.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    lit = window.scene._lines.marks.reach
    assert lit
    assert window.table.selection == ()
    QTest.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert window.scene._lines.marks.reach == lit
    assert window.table.selection == (unit,)
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Escape)
    assert not window.scene._lines.marks.reach


def test_a_hex_where_a_move_must_stop_is_told_before_it_is_made(hand: Hand) -> None:
    window = hand.window
    hand.click_piece("bt")
    gesture = window.table.pick_up(("bt",))
    assert gesture is not None
    assert gesture.reach is not None
    halted = [hex_ for hex_ in gesture.reach.legal if gesture.reach[hex_].is_halted]
    assert halted
    assert window.scene._lines.marks.stops == set(halted)
    hand.pick_up("bt", halted[0])
    assert "must stop there (§ 2.3)" in window.statusBar().currentMessage()
    hand.key(Qt.Key.Key_Escape)
    assert "must stop there (§ 2.3)" in ledger(gesture.reach[halted[0]])


_ROUNDING = 4
"""Colours laid over one another in two steps are rounded twice."""


def _bytes(image: QImage) -> bytes:
    return bytes(image.constBits())


@pytest.mark.parametrize("zoom", [1.0, 1.41])
def test_a_reach_drawn_ahead_looks_like_one_drawn_at_once(hand: Hand, qtbot: QtBot, zoom: float) -> None:
    window, canvas = hand.window, hand.window.canvas
    unit = window.table.viewpoint.stack(hand.at(window.table.ready_units()[0]))[-1].id
    canvas.zoom_to(zoom)
    canvas.centre_on(hand.at(unit))
    window.scene.finish_drawing(zoom)
    at = canvas.piece_position(unit)
    tints, lines = window.scene._tints, window.scene._lines

    def pressed() -> QImage:
        qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
        picture = canvas.viewport().grab().toImage()
        assert lines.marks.reach
        window.scene.clear_marks()
        qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
        hand.key(Qt.Key.Key_Escape)
        hand.key(Qt.Key.Key_Escape)
        return picture

    pressed()  # a first time, for the pictures of the outlined counter
    qtbot.mouseMove(canvas.viewport(), at + QPoint(0, 300))
    qtbot.mouseMove(canvas.viewport(), at)
    qtbot.waitUntil(lambda: not window._foresight._glance.isActive())
    assert tints._foreseen.is_of(lines.marks.with_reach(window.table.reach_in_hand(unit)).lit)
    ahead = pressed()
    tints._foreseen, lines._foreseen = Foreseen(), Foreseen()
    most = max(abs(a - b) for a, b in zip(_bytes(ahead), _bytes(pressed()), strict=True))
    assert most <= _ROUNDING
