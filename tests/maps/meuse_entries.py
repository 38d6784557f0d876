"""Where units enter in Meuse 1940: ``python -m tests.maps.meuse_entries`` writes the table of rulings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

import yaml

from blitz_desktop import registry
from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Scenario
from blitz_desktop.mapmaker.calibration import Calibration
from blitz_desktop.registry import scenarios_dir

KEY = "meuse_1940/historical"
DOCUMENT = Path(__file__).parents[2] / "docs/maps/meuse_1940_entries.md"

FOREWORD = """\
# Meuse 1940: where units enter

Written by `python -m tests.maps.meuse_entries`; do not edit. The hexes are in
`scenarios/meuse_1940/historical.yaml`, the places of history beside the counters in
`scenarios/meuse_1940/counters/`. The ground is told of in [meuse_1940.md](meuse_1940.md).

The rulebook names two entry hexes, 3001 for the 8th RI (10.6/12) and 2020 for the 248th and 337th RI
(10.6/13). For all others it leaves the hex to rules that are not at hand. These are the rulings:

1. A French unit that history has on the sheet later than 12 May comes in the hex where it was, or in the
   nearest one on the French bank.
2. A French unit that history has off the sheet comes in the hex of the edge nearest to where it was.
3. A German unit comes on the east edge: in the row of the place that it reached, or in the hex of that edge
   nearest to where it was.
4. The 1st DCR, which came down from Charleroi, comes at 0801 on the north edge.
5. Germans pass the western French frontier (25 points, 10.6/25) by 0115 to 0120 on the west edge, where the
   roads from Philippeville to Beaumont and Chimay leave the sheet.

| entry hex | turn | units | place in history | ruling |
|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Entry:
    """How a unit comes onto the map; history may have its place beyond the sheet."""

    unit: UnitId
    side: str
    hex: Hex
    turn: int
    place: Cell
    is_printed: bool


@cache
def calibration() -> Calibration:
    """The sheet on the globe, by its one anchor and the scale."""
    return Calibration(
        {
            "projection": {"lon0": 5.0, "lat0": 50.3, "radius_km": 6371.0},
            "grid": {"odd_columns": "down"},
            "similarity": {
                "hexes_per_km": 1.0,
                "km_per_hex": 1.0,
                "rotation_deg": 0.0,
                "shift": [34.304, 4.839],
            },
            "anchors": [{"name": "Houx lock", "hex": [31, 4], "lon": 4.895, "lat": 50.303, "within": 0.3}],
        }
    )


def entries(scenario: Scenario) -> list[Entry]:
    """How each unit comes that is not on the map from the start."""
    printed = {
        unit: "rulebook" in group["provenance"]
        for group in _yaml("historical.yaml")["reinforcements"]
        for unit in group["units"]
    }
    return [
        Entry(
            unit,
            scenario.pieces[unit].side,
            scenario.pieces[unit].corner,
            turn,
            calibration().cell_of(*places()[unit]),
            printed[unit],
        )
        for unit, turn in scenario.arrivals.items()
    ]


@cache
def places() -> dict[UnitId, tuple[float, float]]:
    """Longitude and latitude of each unit in history."""
    files = sorted((scenarios_dir() / "meuse_1940/counters").glob("*.yaml"))
    units = [unit for file in files for unit in _yaml(f"counters/{file.name}").get("units", [])]
    return {unit["id"]: (unit["lon"], unit["lat"]) for unit in units if "lon" in unit}


def document(scenario: Scenario) -> str:
    """The table of rulings."""
    return FOREWORD + "".join(f"{row}\n" for row in _rows(scenario))


def _rows(scenario: Scenario) -> Iterator[str]:
    found = sorted(
        entries(scenario), key=lambda entry: (entry.side, entry.hex, entry.turn, _told(scenario, entry))
    )
    for (hex_, turn, place, ruling), group in groupby(found, key=lambda entry: _told(scenario, entry)):
        names = ", ".join(scenario.pieces[entry.unit].called for entry in group)
        yield f"| {hex_} | {turn} | {names} | {place} | {ruling} |"


def _told(scenario: Scenario, entry: Entry) -> tuple[Hex, int, str, str]:
    return entry.hex, entry.turn, _place(scenario.board, entry), _ruling(scenario, entry)


def _place(board: Board, entry: Entry) -> str:
    hex_ = at(board, entry.place)
    if hex_ is not None:
        return hex_
    away = board.grid.distance(board[entry.hex].cell, entry.place)
    return f"{away} km off the sheet"


def at(board: Board, cell: Cell) -> Hex | None:
    """The hex of a cell; None beyond the sheet."""
    return next((hex_ for hex_, info in board.hexes.items() if info.cell == cell), None)


def _ruling(scenario: Scenario, entry: Entry) -> str:
    if entry.is_printed and entry.unit != "fra_m_129ri_ii":
        return "rulebook"
    if "1re DCR" in scenario.pieces[entry.unit].formations:
        return "4"
    if entry.side == "german":
        return "3"
    return "1" if at(scenario.board, entry.place) is not None else "2"


def _yaml(name: str) -> dict[str, list[dict[str, object]]]:
    text = (scenarios_dir() / "meuse_1940" / name).read_text(encoding="utf-8")
    found: dict[str, list[dict[str, object]]] = yaml.safe_load(text)
    return found


if __name__ == "__main__":
    DOCUMENT.write_text(document(registry.scenario(KEY)), encoding="utf-8")
