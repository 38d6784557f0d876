"""The map turned on the table: the same board on a grid that lies at another angle.

Everything that is drawn asks the grid where a hex is. So names, numbers and counters stay upright, relief
keeps its light, and what is under the pointer is found as before.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from blitz_desktop.core.board import Board, Box
from blitz_desktop.core.hexgrid import Cell, HexGrid, Point

HALF = 180.0
"""The map seen from the other side of the table, in degrees."""


@dataclass(frozen=True, slots=True)
class TurnedGrid(HexGrid):
    """A grid turned about its origin.

    Attributes:
        turn: Degrees clockwise, as seen on a screen.
    """

    turn: float = 0.0

    def centre(self, cell: Cell) -> Point:
        """Centre of a cell."""
        return turned_point(HexGrid.centre(self, cell), self.turn)

    def corners(self, cell: Cell) -> tuple[Point, ...]:
        """The six corners, in the order of the grid as printed."""
        flat = HexGrid(self.odd_columns_down)
        return tuple(turned_point(corner, self.turn) for corner in flat.corners(cell))

    def cell_at(self, point: Point) -> Cell:
        """The cell that holds a point."""
        return HexGrid(self.odd_columns_down).cell_at(turned_point(point, -self.turn))


def turned_point(point: Point, degrees: float) -> Point:
    """A point turned clockwise about the origin."""
    if degrees % 360 == HALF:
        return -point[0], -point[1]
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine


def turn_of(board: Board) -> float:
    """Degrees by which a board lies turned on the table."""
    return board.grid.turn if isinstance(board.grid, TurnedGrid) else 0.0


def turned(board: Board, degrees: float) -> Board:
    """A board as it lies turned on the table; boxes keep a place on it only where that is upright."""
    if degrees % 360 == 0:
        return board
    return replace(
        board,
        grid=TurnedGrid(board.grid.odd_columns_down, degrees),
        north=board.north + degrees,
        boxes=tuple(_turned_box(box, degrees) for box in board.boxes),
    )


def _turned_box(box: Box, degrees: float) -> Box:
    if box.at is None or degrees % 360 != HALF:
        return replace(box, at=None)
    left, top, width, height = box.at
    return replace(box, at=(-left - width, -top - height, width, height))
