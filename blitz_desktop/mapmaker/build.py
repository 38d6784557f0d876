"""Builds one board: everything the files under ``assets/maps`` say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.mapmaker.calibration import Calibration, load_calibration
from blitz_desktop.mapmaker.coast import sea_arms
from blitz_desktop.mapmaker.courses import lay_waters
from blitz_desktop.mapmaker.geodata import Geodata
from blitz_desktop.mapmaker.ground import Ground, survey
from blitz_desktop.mapmaker.hexsides import Side, SideGraph
from blitz_desktop.mapmaker.plan import Plan, load_plan
from blitz_desktop.mapmaker.sampling import take_samples
from blitz_desktop.mapmaker.settlements import Place, find_places
from blitz_desktop.mapmaker.waters import Waters


@dataclass(frozen=True)
class Board:
    """A board as built, before it is written."""

    plan: Plan
    calibration: Calibration
    graph: SideGraph
    ground: Ground
    sea_sides: frozenset[Side]
    waters: Waters
    places: list[Place]

    def label(self, cell: Cell) -> str:
        """The canonical label of a cell."""
        return self.plan.sheets.label(cell)


def build_board(name: str, shared: Path) -> Board:
    """Build a board from its plan, the calibration and the geographic data.

    Args:
        name: name of the board, as of its plan files.
        shared: folder that holds ``mapcal`` and ``geodata``.
    """
    plan = load_plan(name)
    calibration = load_calibration(shared / "mapcal" / plan.board["calibration"])
    data = Geodata(shared / "geodata", relief=plan.board.get("relief", "relief"))
    graph = SideGraph(calibration.grid, plan.sheets.cells)
    ground = survey(plan, data, take_samples(calibration, plan.sheets.cells), calibration.grid)
    sea_sides = sea_arms(plan, data, calibration, graph, ground.sea)
    places = find_places(plan, data, calibration)
    towns = {p.name: (p.cells[0], p.position) for p in places if len(p.cells) == 1}
    waters = lay_waters(plan, data, calibration, graph, ground.sea, sea_sides, towns)
    return Board(plan, calibration, graph, ground, sea_sides, waters, places)
