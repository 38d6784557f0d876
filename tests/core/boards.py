"""Small boards for tests of the core."""

from __future__ import annotations

from collections.abc import Iterable

from blitz_desktop.core.board import Board, Chain, HexInfo, Hexside, HexsideKind, Sheet
from blitz_desktop.core.hexgrid import Cell, HexGrid


def cells_of(width: int, height: int) -> list[Cell]:
    """The cells of a rectangle that begins in the upper left corner."""
    return [(column, row) for column in range(width) for row in range(height)]


def board_of(
    cells: Iterable[Cell],
    *,
    odd_columns_down: bool = True,
    sheets: tuple[Sheet, ...] = (Sheet("map", "", (0, 99), (0, 99)),),
    sides: dict[str, tuple[Hexside, ...]] | None = None,
) -> Board:
    """A board of clear hexes, with one chain for each kind of hexside."""
    hexes = {}
    for cell in cells:
        labels = tuple(label for sheet in sheets if (label := sheet.label(cell)) is not None)
        hexes[labels[0]] = HexInfo(labels[0], cell, labels, "land", "clear", 0, frozenset(), ())
    return Board(
        id="test",
        title="Test",
        grid=HexGrid(odd_columns_down),
        sheets=sheets,
        north=0.0,
        hex_km=1.0,
        countries={},
        terrains={},
        hexside_kinds={kind: HexsideKind(kind, kind, kind) for kind in sides or {}},
        hexes=hexes,
        chains=tuple(Chain(kind.title(), kind, 1, run, "test") for kind, run in (sides or {}).items()),
    )
