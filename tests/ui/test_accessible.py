"""What a screen reader finds: the whole tree of the window with names, and the map with its counters."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop.session.session import Session
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Settings
from tests.toy import TOY, toy_scenario
from tests.ui.hand import CTRL, Hand

NAME = QAccessible.Text.Name
_WORDS = (
    QAccessible.Role.PushButton, QAccessible.Role.CheckBox, QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText, QAccessible.Role.MenuItem, QAccessible.Role.List, QAccessible.Role.Tree,
    QAccessible.Role.PageTab,
)  # fmt: skip
"""Roles that say nothing without a name."""


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def tree(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield top
    for index in range(top.childCount()):
        child = top.child(index)
        if child is not None:
            yield from tree(child)


@pytest.fixture
def board(hand: Hand) -> QAccessibleInterface:
    return interface(hand.window.canvas)


def test_the_map_lists_every_counter_with_its_place(hand: Hand, board: QAccessibleInterface) -> None:
    pieces = hand.window.table.viewpoint.view.pieces
    names = [board.child(index).text(NAME) for index in range(1, board.childCount())]
    assert board.text(NAME) == "Map"
    assert len(names) == len(pieces)
    for name, piece in zip(names, pieces, strict=True):
        assert piece.title in name
        assert piece.at in name
    assert any("2 of 2 steps" in name for name in names)


def test_the_hex_at_the_cursor_is_read(hand: Hand, board: QAccessibleInterface) -> None:
    assert board.focusChild() is None
    hand.key(Qt.Key.Key_Up, CTRL)
    hex_ = hand.window.key_desk.cursor.at
    assert hex_ in board.focusChild().text(NAME)
    assert not board.focusChild().rect().isEmpty()


def test_what_is_read_follows_the_game(hand: Hand, board: QAccessibleInterface) -> None:
    (unit, *_) = hand.window.table.ready_units()
    place = [piece.id for piece in hand.window.table.viewpoint.view.pieces].index(unit)
    assert "selected" not in board.child(place + 1).text(NAME)
    hand.key(Qt.Key.Key_N)
    assert "selected" in board.child(place + 1).text(NAME)


def test_nothing_that_can_be_used_is_nameless(hand: Hand) -> None:
    nameless = [
        (thing.role(), thing.object())
        for thing in tree(interface(hand.window))
        if thing.role() in _WORDS
        and not thing.state().invisible
        and not thing.text(NAME)
        and not _is_inside(thing)
    ]
    assert nameless == []


def _is_inside(thing: QAccessibleInterface) -> bool:
    """Whether it is a part that Qt itself makes, such as the arrow of a menu that does not fit."""
    made = thing.object()
    return made is not None and made.objectName().startswith("qt_")


def test_the_panels_have_names(hand: Hand) -> None:
    names = {thing.text(NAME) for thing in tree(interface(hand.window))}
    assert {"Map", "Turn", "Inspector", "Log"} <= names


def test_windows_come_and_go_without_harm(qtbot: QtBot) -> None:
    for _ in range(5):
        window = MainWindow(Session.start(TOY, toy_scenario(), seed="1"), str, Settings())
        window.show()
        assert sum(1 for _ in tree(interface(window))) > 50
        window.hand_over()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()


def test_a_game_that_is_left_stays_nowhere_in_memory(qtbot: QtBot) -> None:
    """BR-128: neither the window nor its scene, with all pictures, may be kept by what they called."""
    window = MainWindow(Session.start(TOY, toy_scenario(), seed="1"), str, Settings())
    window.show()
    window.map_desk.toggle("control")
    QTest.qWait(200)
    left = [weakref.ref(part) for part in (window, window.scene, window.scene._counters, window.session)]
    window.hand_over()
    window.close()
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QTest.qWait(50)
    gc.collect()
    assert [part() for part in left] == [None] * len(left)
