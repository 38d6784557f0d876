"""Board, counters, charts and set-up of the toy."""

from __future__ import annotations

import functools

import msgspec

from blitz_desktop.core.board import (
    Board,
    Box,
    Chain,
    Country,
    Hex,
    HexInfo,
    HexsideKind,
    Place,
    Sheet,
    Terrain,
)
from blitz_desktop.core.hexgrid import Cell, HexGrid
from blitz_desktop.core.pieces import Face, Piece, UnitId
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.system import Scenario, Side, TurnSpace
from blitz_desktop.core.view import Palette

COLUMNS, ROWS = 8, 6
WOODS = frozenset({"0203", "0302", "0404", "0602", "0604", "0703"})
LAKE = frozenset({"0106", "0206"})
TOWNS = {"Wester": "0203", "Oster": "0704"}


class ToyCharts(msgspec.Struct, frozen=True):
    """The combat table: columns by least difference of strength, one row a die face."""

    columns: tuple[int, ...] = (-99, 0, 2)
    results: tuple[tuple[str, ...], ...] = (
        ("A1", "A1", "AD"),
        ("A1", "AD", "D1"),
        ("AD", "AD", "D1"),
        ("AD", "D1", "D1"),
        ("D1", "D1", "D2"),
        ("D1", "D2", "D2"),
    )


@functools.cache
def toy_board() -> Board:
    """Eight columns of six hexes, a river down the middle, woods, a lake and two towns."""
    grid = HexGrid(odd_columns_down=True)
    sheet = Sheet("Toy", "", (1, COLUMNS), (1, ROWS))
    cells = [(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)]
    labels = {cell: label for cell in cells if (label := sheet.label(cell)) is not None}
    places = tuple(
        Place(name, "town", (hex_,), _country(hex_), "reconstructed") for name, hex_ in TOWNS.items()
    )
    return Board(
        id="toy",
        title="Toy",
        grid=grid,
        sheets=(sheet,),
        north=0.0,
        hex_km=10.0,
        countries={
            "west": Country("west", "Westland", "#5b7fa6"),
            "east": Country("east", "Eastland", "#a65b5b"),
        },
        terrains={
            "clear": Terrain("clear", "Clear", "plain", "#e8e2c8"),
            "woods": Terrain("woods", "Woods", "woods", "#9db57c"),
            "lake": Terrain("lake", "Lake", "water", "#9cc3d9"),
        },
        hexside_kinds={"river": HexsideKind("river", "River", "river")},
        hexes={hex_: _info(hex_, cell, places) for cell, hex_ in labels.items()},
        chains=(_river(grid, labels),),
        places=places,
        boxes=(Box(ELIMINATED, "Eliminated"),),
    )


def toy_pieces() -> dict[UnitId, Piece]:
    """Four units a side, each of two steps."""
    rows = [
        ("b1", "1st Blue Division", "blue", "infantry", (3, 4, 4)),
        ("b2", "2nd Blue Division", "blue", "infantry", (3, 4, 4)),
        ("b3", "3rd Blue Division", "blue", "infantry", (4, 4, 4)),
        ("bt", "Blue Tank Division", "blue", "tank", (6, 4, 6)),
        ("r1", "1st Red Division", "red", "infantry", (3, 3, 4)),
        ("r2", "2nd Red Division", "red", "infantry", (3, 4, 4)),
        ("r3", "3rd Red Division", "red", "infantry", (2, 3, 4)),
        ("rt", "Red Tank Division", "red", "tank", (5, 3, 6)),
    ]
    return {row[0]: _piece(*row) for row in rows}


PLACEMENTS = {
    "b1": "0302",
    "b2": "0302",
    "b3": "0404",
    "bt": "0303",
    "r1": "0502",
    "r2": "0602",
    "r3": "0603",
    "rt": "0704",
}


def toy_scenario(*, turns: int = 4, options: dict[str, str] | None = None) -> Scenario:
    """The toy made ready, for a number of turns and with rule options in force."""
    return Scenario(
        system="toy",
        id="duel",
        title="The Duel",
        description="Two sides, a river and two towns.",
        board=toy_board(),
        pieces=toy_pieces(),
        placements=PLACEMENTS,
        sides=(Side("blue", "Blue", "blue"), Side("red", "Red", "red")),
        turns=tuple(TurnSpace(number, f"Day {number}") for number in range(1, turns + 1)),
        palettes={
            "blue": Palette("#7d9cc0", "#10233c", "#d7e3f0", "B"),
            "red": Palette("#c07d7d", "#3c1010", "#f0d7d7", "R"),
        },
        tables=ToyCharts(),
        digest=f"toy-{turns}",
        options=options or {},
    )


def _info(hex_: Hex, cell: Cell, places: tuple[Place, ...]) -> HexInfo:
    return HexInfo(
        hex=hex_,
        cell=cell,
        labels=(hex_,),
        country=_country(hex_),
        terrain="woods" if hex_ in WOODS else "lake" if hex_ in LAKE else "clear",
        elevation=10,
        sites=frozenset(),
        places=tuple(place for place in places if hex_ in place.hexes),
    )


def _country(hex_: Hex) -> str:
    return "west" if int(hex_[:2]) <= COLUMNS // 2 else "east"


def _river(grid: HexGrid, labels: dict[Cell, Hex]) -> Chain:
    left, right = COLUMNS // 2, COLUMNS // 2 + 1
    sides = [
        (labels[left, row], labels[cell])
        for row in range(1, ROWS + 1)
        for _, cell in grid.neighbours((left, row))
        if cell[0] == right and cell in labels
    ]
    return Chain("Toy River", "river", 1, tuple(sides), "reconstructed")


def _piece(id_: UnitId, name: str, side: str, type_: str, factors: tuple[int, int, int]) -> Piece:
    attack, defence, movement = factors
    return Piece(
        id=id_,
        name=name,
        short=id_.upper(),
        side=side,
        nation=side,
        type=type_,
        size="XX",
        faces=(Face(attack, defence, movement), Face((attack + 1) // 2, (defence + 1) // 2, movement)),
        stacking=1,
    )
