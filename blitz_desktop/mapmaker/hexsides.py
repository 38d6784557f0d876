"""Hexsides and hex corners as a graph along which rivers, canals and coasts run.

A hexside is the sorted pair of its two cells, a corner the sorted triple of the cells that meet there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from blitz_desktop.core.hexgrid import Cell, HexGrid, Point

Side: TypeAlias = tuple[Cell, Cell]
Corner: TypeAlias = tuple[Cell, Cell, Cell]


def side_of(one: Cell, other: Cell) -> Side:
    """The hexside between two neighbouring cells."""
    return (one, other) if one < other else (other, one)


class SideGraph:
    """All hexsides whose two cells lie on the map.

    Attributes:
        grid: the hex arithmetic.
        sides: every hexside, sorted.
    """

    def __init__(self, grid: HexGrid, cells: Iterable[Cell]) -> None:
        self.grid = grid
        self._cells = frozenset(cells)
        self.sides = sorted(
            {
                side_of(cell, near)
                for cell in self._cells
                for _, near in grid.neighbours(cell)
                if near in self._cells
            }
        )
        self._around: dict[Corner, list[Side]] = {}
        for side in self.sides:
            for corner in self.ends(side):
                self._around.setdefault(corner, []).append(side)

    @property
    def corners(self) -> Iterable[Corner]:
        """Every corner that some hexside of the map ends at."""
        return self._around.keys()

    def ends(self, side: Side) -> tuple[Corner, Corner]:
        """The two corners of a hexside."""
        one, other = side
        near = {cell for _, cell in self.grid.neighbours(other)}
        first, second = sorted(cell for _, cell in self.grid.neighbours(one) if cell in near)
        return _corner(one, other, first), _corner(one, other, second)

    def around(self, corner: Corner) -> list[Side]:
        """The hexsides of the map that meet at a corner, at most three."""
        return self._around.get(corner, [])

    def far_end(self, side: Side, corner: Corner) -> Corner:
        """The other corner of a hexside."""
        first, second = self.ends(side)
        return second if corner == first else first

    def is_border(self, corner: Corner) -> bool:
        """Whether a corner lies on the outline of the map."""
        return any(cell not in self._cells for cell in corner)

    def position(self, corner: Corner) -> Point:
        """Where a corner lies, in hex units."""
        points = [self.grid.centre(cell) for cell in corner]
        return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


def _corner(a: Cell, b: Cell, c: Cell) -> Corner:
    first, second, third = sorted((a, b, c))
    return first, second, third
