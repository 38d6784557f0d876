"""Measures of the table: hex units to scene pixels, the steps of the zoom."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexgrid import Point

HEX = 78.0
"""Height of a hex in scene pixels, which are screen pixels at 100 %."""

ZOOMS = (0.25, 0.35, 0.5, 0.71, 1.0, 1.41, 2.0, 2.83, 4.0)
"""The steps of the zoom. Pictures are made for these scales only, so that they are always sharp."""

OVERVIEWS = (0.1, 0.12, 0.14, 0.17, 0.2, 0.225)
"""Smaller scales, for seeing the whole table in a window that the smallest step does not fit."""


def to_scene(point: Point) -> QPointF:
    """Scene position of a point in hex units."""
    return QPointF(point[0] * HEX, point[1] * HEX)


def from_scene(point: QPointF) -> Point:
    """Hex units of a scene position."""
    return point.x() / HEX, point.y() / HEX


def centre(board: Board, hex_: Hex) -> QPointF:
    """Scene position of the middle of a hex."""
    return to_scene(board.grid.centre(board[hex_].cell))


def hex_corners(board: Board, hex_: Hex) -> list[QPointF]:
    """Corners of a hex in the scene, clockwise from the upper left."""
    return [to_scene(corner) for corner in board.grid.corners(board[hex_].cell)]


def nearest_zoom(factor: float) -> float:
    """The step of the zoom closest to a factor, in ratio."""
    return min(ZOOMS, key=lambda zoom: max(zoom / factor, factor / zoom))


def zoom_after(factor: float, steps: int) -> float:
    """The zoom some steps in (positive) or out (negative) from the one nearest to a factor."""
    if factor < ZOOMS[0]:
        # Out of an overview there is only the way in.
        return ZOOMS[min(len(ZOOMS), steps) - 1] if steps > 0 else factor
    place = ZOOMS.index(nearest_zoom(factor)) + steps
    return ZOOMS[max(0, min(len(ZOOMS) - 1, place))]
