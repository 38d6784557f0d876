"""A plain made-up ground with every feature that the rules of Meuse 1940 ask about.

The Meuse runs straight down between columns 31 and 32; Houx, 3104, has the weir over it.
"""

from __future__ import annotations

import functools
import itertools
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from blitz_desktop.core.board import (
    Board,
    Box,
    Chain,
    Country,
    HexInfo,
    HexsideKind,
    Place,
    Sheet,
    Site,
    Terrain,
)
from blitz_desktop.core.hexgrid import HexGrid
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.system import Scenario
from blitz_desktop.registry import scenarios_dir
from blitz_desktop.scenario.scenario_file import load_scenario
from blitz_desktop.scenario.tables_file import load_tables
from blitz_desktop.systems import meuse_1940
from blitz_desktop.systems.meuse_1940 import SYSTEM
from blitz_desktop.systems.meuse_1940.charts import Tables

COLUMNS, ROWS = 34, 22
WEST_BANK, EAST_BANK = 31, 32
WOODS = frozenset({"2810", "2811", "2911", "1507", "1508", "0905"})
VILLAGES = frozenset({"2611", "2012", "1611", "2704"})
TOWNS = {
    "Dinant": "3109",
    "Onhaye": "2611",
    "Philippeville": "0216",
    "Florennes": "0710",
    "Mettet": "1203",
    "Anthée": "2012",
    "Flavion": "1611",
    "Haut-le-Wastia": "2704",
    "Givet": "2522",
    "Hastière": "2614",
}
ROAD = ("3104", "3004", "2904", "2804", "2704", "2604", "2504")
STREAM = (("2705", "2706"), ("2605", "2606"))
CONTOUR = (("3006", "2906"), ("3007", "2907"))
STEEP = (("3112", "3012"),)
HEIGHTS = {"3012": 300}
"""Metres above the sea, where they are not 200."""


@functools.cache
def board() -> Board:
    """The ground."""
    grid = HexGrid(odd_columns_down=True)
    sheet = Sheet("Test", "", (1, COLUMNS), (1, ROWS))
    cells = {
        sheet.label(cell): cell
        for cell in ((column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1))
    }
    by_cell = {cell: label for label, cell in cells.items()}
    river = [
        (label, by_cell[near])
        for label, cell in cells.items()
        if cell[0] == WEST_BANK
        for _, near in grid.neighbours(cell)
        if near[0] == EAST_BANK and near in by_cell
    ]
    places = tuple(Place(name, "town", (hex_,), "belgium", "reconstructed") for name, hex_ in TOWNS.items())
    east = tuple(hex_ for hex_, c in cells.items() if c[0] >= EAST_BANK)
    sites = (
        Site(
            "east_bank",
            "East bank",
            "",
            east,
            "rulebook",
        ),
        Site("weir", "Weir of Houx", "", ("3104",), "rulebook"),
        Site(
            "supply_german",
            "East edge",
            "",
            tuple(hex_ for hex_, c in cells.items() if c[0] == COLUMNS),
            "rulebook",
        ),
        Site(
            "supply_french",
            "West and north edge",
            "",
            tuple(hex_ for hex_, c in cells.items() if c[0] == 1 or (c[1] == 1 and c[0] <= WEST_BANK)),
            "rulebook",
        ),
        Site(
            "frontier_exit",
            "Way to the frontier",
            "",
            tuple(hex_ for hex_, c in cells.items() if c[0] == 1 and c[1] >= 15),
            "reconstructed",
        ),
    )
    kinds: dict[str, Any] = {
        sides: kind
        for kind, sides in (
            ("meuse", river),
            ("stream", STREAM),
            ("contour", CONTOUR),
            ("steep_bank", STEEP),
            ("road", list(itertools.pairwise(ROAD))),
            ("weir", [side for side in river if side[0] == "3104"]),
        )
        for sides in (tuple(sides),)
    }
    chains = tuple(Chain(kind.capitalize(), kind, 1, sides, "reconstructed") for sides, kind in kinds.items())
    return Board(
        id="meuse_1940",
        title="Test ground",
        grid=grid,
        sheets=(sheet,),
        north=0.0,
        hex_km=1.0,
        countries={"belgium": Country("belgium", "Belgium", "#efe3a6")},
        terrains={
            "clear": Terrain("clear", "Clear", "plain", "#eef0dc"),
            "wood": Terrain("wood", "Wood", "forest", "#a9c796"),
            "village": Terrain("village", "Village", "plain", "#eef0dc"),
            "town": Terrain("town", "Town", "plain", "#dddddd"),
        },
        hexside_kinds={
            kind: HexsideKind(kind, kind.replace("_", " ").capitalize(), "river") for kind in kinds.values()
        },
        hexes={
            label: HexInfo(
                label,
                cell,
                (label,),
                "belgium",
                _terrain(label),
                HEIGHTS.get(label, 200),
                frozenset(site.kind for site in sites if label in site.hexes),
                tuple(place for place in places if label in place.hexes),
            )
            for label, cell in cells.items()
        },
        chains=chains,
        places=places,
        sites=sites,
        boxes=(Box(ELIMINATED, "Eliminated"),),
    )


def _terrain(label: str) -> str:
    if label in WOODS:
        return "wood"
    return (
        "town" if label in (TOWNS["Dinant"], TOWNS["Givet"]) else "village" if label in VILLAGES else "clear"
    )


@functools.cache
def tables() -> Tables:
    """The charts as shipped."""
    return load_tables(Path(meuse_1940.__file__).parent / "tables.yaml", Tables)


@functools.cache
def scenario(name: str = "historical") -> Scenario:
    """A shipped scenario on the made-up ground."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "meuse_1940").mkdir()
        return load_scenario(
            scenarios_dir() / "meuse_1940" / f"{name}.yaml",
            maps=Path(folder),
            scenarios=scenarios_dir(),
            board=lambda _: board(),
            tables=lambda *_: tables(),
            options=lambda _: SYSTEM.options,
            systems=("meuse_1940",),
        )


@functools.cache
def with_options(name: str, **options: str) -> Scenario:
    """A shipped scenario with other rule options."""
    found = scenario(name)
    return replace(found, options={**found.options, **options})
