"""Arithmetic of a flat-top hex grid whose cells are numbered column, then row.

Lengths are in hex units: neighbouring centres lie 1 apart, columns stand ``COLUMN_PITCH`` apart,
and y grows downwards as on a screen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]

COLUMN_PITCH = math.sqrt(3) / 2
CORNER_RADIUS = 1 / math.sqrt(3)


class Direction(StrEnum):
    """The six hexsides, clockwise from the top."""

    N = "n"
    NE = "ne"
    SE = "se"
    S = "s"
    SW = "sw"
    NW = "nw"

    @property
    def opposite(self) -> Direction:
        """The same hexside as its other hex names it."""
        return _CLOCKWISE[(_CLOCKWISE.index(self) + 3) % 6]


_CLOCKWISE = tuple(Direction)


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A grid in which either the odd or the even columns stand half a hex lower.

    >>> HexGrid(odd_columns_down=True).neighbour((29, 25), Direction.SE)
    (30, 26)
    """

    odd_columns_down: bool

    def is_low(self, column: int) -> bool:
        """Whether this column stands half a hex lower than its neighbours."""
        return (column % 2 == 1) == self.odd_columns_down

    def neighbour(self, cell: Cell, direction: Direction) -> Cell:
        """The cell across one hexside."""
        column, row = cell
        low = self.is_low(column)
        match direction:
            case Direction.N:
                return column, row - 1
            case Direction.S:
                return column, row + 1
            case Direction.NE:
                return column + 1, row if low else row - 1
            case Direction.SE:
                return column + 1, row + 1 if low else row
            case Direction.SW:
                return column - 1, row + 1 if low else row
            case Direction.NW:
                return column - 1, row if low else row - 1

    def neighbours(self, cell: Cell) -> tuple[tuple[Direction, Cell], ...]:
        """All six neighbours, clockwise from the top, whether or not they lie on a map."""
        return tuple((direction, self.neighbour(cell, direction)) for direction in Direction)

    def direction(self, start: Cell, end: Cell) -> Direction | None:
        """The hexside of ``start`` that borders ``end``; None where they are not adjacent."""
        return next((d for d, cell in self.neighbours(start) if cell == end), None)

    def distance(self, start: Cell, end: Cell) -> int:
        """Number of hexes from one cell to another, the start not counted."""
        (q1, r1), (q2, r2) = self._axial(start), self._axial(end)
        dq, dr = q2 - q1, r2 - r1
        return max(abs(dq), abs(dr), abs(dq + dr))

    def line(self, start: Cell, end: Cell) -> tuple[Cell, ...]:
        """The cells a straight line between two centres passes through, both ends included."""
        steps = self.distance(start, end)
        if steps == 0:
            return (start,)
        (x1, y1), (x2, y2) = self.centre(start), self.centre(end)
        nudge = 1e-6  # keeps a line along a hexside on one side of it
        return tuple(
            self.cell_at((x1 + (x2 - x1) * i / steps + nudge, y1 + (y2 - y1) * i / steps + nudge))
            for i in range(steps + 1)
        )

    def centre(self, cell: Cell) -> Point:
        """Centre of a cell."""
        column, row = cell
        return column * COLUMN_PITCH, row + (0.5 if self.is_low(column) else 0.0)

    def corners(self, cell: Cell) -> tuple[Point, ...]:
        """The six corners; corner i and i + 1 end hexside i, counted clockwise from the top."""
        x, y = self.centre(cell)
        return tuple(
            (x + CORNER_RADIUS * math.cos(angle), y + CORNER_RADIUS * math.sin(angle))
            for angle in _CORNER_ANGLES
        )

    def side(self, cell: Cell, direction: Direction) -> tuple[Point, Point]:
        """Both ends of a hexside, clockwise."""
        corners, index = self.corners(cell), _CLOCKWISE.index(direction)
        return corners[index], corners[(index + 1) % 6]

    def cell_at(self, point: Point) -> Cell:
        """The cell that holds a point."""
        x, y = point
        near_column = round(x / COLUMN_PITCH)
        candidates = (
            (column, row)
            for column in (near_column - 1, near_column, near_column + 1)
            for row in (math.floor(y) - 1, math.floor(y), math.floor(y) + 1)
        )
        return min(candidates, key=lambda cell: math.dist(self.centre(cell), point))

    def _axial(self, cell: Cell) -> Cell:
        column, row = cell
        shift = column // 2 if self.odd_columns_down else (column + 1) // 2
        return column, row - shift


_CORNER_ANGLES = tuple(math.radians(-120 + 60 * i) for i in range(6))
