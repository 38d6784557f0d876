"""Where units may go is known before they are taken in hand, and shown as soon as the button is down."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

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
