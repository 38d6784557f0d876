from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from blitz_desktop.ui.find_dialog import FindDialog
from tests.ui.hand import CTRL, Hand


def test_a_unit_is_found_by_keyboard_and_shown(hand: Hand) -> None:
    window = hand.window
    hand.key(Qt.Key.Key_F, CTRL)
    dialog = window.findChild(FindDialog)
    assert isinstance(dialog, FindDialog)
    QTest.keyClicks(dialog.field, "division")
    first = dialog.suggestions.currentItem().text()
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.suggestions.currentItem().text() != first
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    (unit,) = window.table.selection
    middle = window.canvas.viewport().rect().center()
    assert (window.canvas.hex_position(hand.at(unit)) - middle).manhattanLength() < 4


def test_a_find_is_shown_large_enough_to_be_read(hand: Hand) -> None:
    hand.window.canvas.zoom_to(0.25)
    dialog = hand.window.guide.ask_find()
    QTest.keyClicks(dialog.field, "0502")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert hand.window.canvas.zoom == 0.5
    assert "0502" in hand.window.scene._lines.marks.focus


def test_a_hex_is_found_by_its_number(hand: Hand) -> None:
    dialog = hand.window.guide.ask_find()
    QTest.keyClicks(dialog.field, "0502")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    texts = [label.text() for label in hand.window.inspector.findChildren(QLabel)]
    assert any("0502" in text for text in texts)
    assert hand.window.table.selection == ()


def test_a_town_is_found_by_its_name(hand: Hand) -> None:
    dialog = hand.window.guide.ask_find()
    QTest.keyClicks(dialog.field, "oster")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    canvas = hand.window.canvas
    middle = canvas.viewport().rect().center()
    assert (canvas.hex_position("0704") - middle).manhattanLength() < 4


def test_that_nothing_is_found_is_said(hand: Hand) -> None:
    dialog = hand.window.guide.ask_find()
    QTest.keyClicks(dialog.field, "xyzzy")
    assert dialog.nothing.isVisibleTo(dialog)
    dialog.field.clear()
    assert not dialog.nothing.isVisibleTo(dialog)
    dialog.close()
