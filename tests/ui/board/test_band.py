"""A band around counters, on the map and in a spread stack."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from tests.ui.board.test_dragging import move, release

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.MouseButton.NoButton


@pytest.fixture
def banded(canvas: BoardCanvas) -> list[tuple[str, ...]]:
    """Counters of the bands so far."""
    found: list[tuple[str, ...]] = []
    canvas.banded.connect(lambda units, _: found.append(units))
    return found


def press(canvas: BoardCanvas, at: QPoint, modifiers: Qt.KeyboardModifier = SHIFT) -> None:
    viewport = canvas.viewport()
    where = QPointF(at), QPointF(viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, QMouseEvent(QEvent.Type.MouseButtonPress, *where, LEFT, LEFT, modifiers))


def draw(canvas: BoardCanvas, start: QPoint, end: QPoint) -> None:
    press(canvas, start)
    move(canvas, start + QPoint(9, 9))
    move(canvas, end)


def around(canvas: BoardCanvas, unit: str) -> tuple[QPoint, QPoint]:
    at = canvas.piece_position(unit)
    return at - QPoint(45, 45), at + QPoint(45, 45)


def test_a_band_picks_what_lies_in_it(canvas: BoardCanvas, banded: list[tuple[str, ...]]) -> None:
    start, end = around(canvas, "lone")
    draw(canvas, start, end)
    release(canvas, end)
    assert banded == [("lone",)]


def test_a_band_pans_nothing_and_drags_nothing(canvas: BoardCanvas, banded: list[tuple[str, ...]]) -> None:
    at, before = canvas.piece_position("lone"), canvas.mapToScene(QPoint(0, 0))
    draw(canvas, at, at + QPoint(60, 60))
    assert not canvas.is_dragging
    release(canvas, at + QPoint(60, 60))
    assert canvas.mapToScene(QPoint(0, 0)) == before
    assert len(banded) == 1


def test_a_band_in_a_spread_stack_picks_of_it_alone(
    canvas: BoardCanvas, scene: BoardScene, banded: list[tuple[str, ...]]
) -> None:
    pile = max(scene.table.piles, key=lambda pile: len(pile.pieces) * (pile.location in scene.board))  # type: ignore[operator]
    canvas.centre_on(pile.location)
    scene.open_fan(pile.location)
    assert scene.fan is not None
    rect = scene.fan.boundingRect()
    start, end = canvas.mapFromScene(rect.topLeft()) + QPoint(8, 8), canvas.mapFromScene(rect.bottomRight())
    press(canvas, start, Qt.KeyboardModifier.NoModifier)
    move(canvas, start + QPoint(9, 9))
    move(canvas, end)
    release(canvas, end)
    assert banded == [tuple(piece.id for piece in pile.pieces)]
    assert scene.fan is not None


def test_a_band_whose_release_was_lost_is_gone(canvas: BoardCanvas, banded: list[tuple[str, ...]]) -> None:
    draw(canvas, *around(canvas, "lone"))
    assert canvas._band.is_drawn
    move(canvas, canvas.hex_position("A0404"), NONE)
    assert not canvas._band.is_drawn
    assert not banded


def test_a_band_goes_with_the_focus_and_with_escape(
    qtbot: QtBot, canvas: BoardCanvas, banded: list[tuple[str, ...]]
) -> None:
    draw(canvas, *around(canvas, "lone"))
    QApplication.sendEvent(canvas, QFocusEvent(QEvent.Type.FocusOut))
    assert not canvas._band.is_drawn
    draw(canvas, *around(canvas, "lone"))
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    assert not canvas._band.is_drawn
    release(canvas, canvas.hex_position("A0404"))
    assert not banded
