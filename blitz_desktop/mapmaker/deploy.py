"""``python -m blitz_desktop.mapmaker.deploy DEPLOYMENT``: put a scenario's units on the map.

Every unit that no reserve or reinforcement holds goes to the hex of its historical place, or to the nearest
one that the rules leave open to it, and stays on its own bank of the great rivers. The result is written to
the scenario's placement files; the same data give the same files.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from blitz_desktop.core.board import Board, Hex, HexInfo
from blitz_desktop.core.hexgrid import Point
from blitz_desktop.mapmaker.calibration import Calibration, load_calibration
from blitz_desktop.mapmaker.deploy_banks import Banks
from blitz_desktop.mapmaker.deploy_records import Deployment
from blitz_desktop.resources import assets_dir, scenarios_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.records import convert
from blitz_desktop.scenario.scenario_records import CountersRecord, ScenarioRecord, UnitRecord
from blitz_desktop.scenario.yaml_file import read_yaml

_HERE = Path(__file__).parent
_SHARED = _HERE.parents[1].parent / "shared"


@dataclass(frozen=True)
class Counter:
    """A unit with all that its place depends on."""

    unit: UnitRecord
    nation: str
    traits: frozenset[str]
    stacking: int


@dataclass
class Hold:
    """What stands in a hex so far."""

    nations: set[str] = field(default_factory=set)
    stacking: int = 0


@dataclass(frozen=True)
class Placement:
    """Where a unit goes, and why not where it belongs."""

    unit: str
    nation: str
    at: Hex
    provenance: str
    note: str


class Deployer:
    """Places units one by one.

    Args:
        board: The map.
        plan: What is open to whom.
        locate: Gives the spot on the map of a longitude and a latitude.
        river_between: Names the river between two spots, if there is one.

    Attributes:
        holds: What stands in each hex so far.
    """

    def __init__(
        self,
        board: Board,
        plan: Deployment,
        locate: Callable[[float, float], Point],
        river_between: Callable[[Point, Point], str],
    ) -> None:
        self._board = board
        self._plan = plan
        self._locate = locate
        self._river_between = river_between
        self._moves = {move.unit: move for move in plan.moves}
        self.holds: dict[Hex, Hold] = {}

    def place_all(self, counters: list[Counter]) -> list[Placement]:
        """Placements in the order of the counters; those bound to a hex choose first.

        Raises:
            ValueError: A unit has no place, or no hex is open to it.
        """
        by_freedom = sorted(counters, key=lambda counter: not self._is_bound(counter))
        placed = {counter.unit.id: self._place(counter) for counter in by_freedom}
        return [placed[counter.unit.id] for counter in counters]

    def _is_bound(self, counter: Counter) -> bool:
        return bool(counter.unit.hint) or counter.unit.id in self._moves

    def _place(self, counter: Counter) -> Placement:
        move = self._moves.get(counter.unit.id)
        wanted = move.at if move else counter.unit.hint
        point, home = self._home(counter.unit, wanted)
        at = self._nearest(counter, point)
        hold = self.holds.setdefault(at, Hold())
        hold.nations.add(counter.nation)
        hold.stacking += counter.stacking
        note = move.reason if move else ""
        if home is None:
            note = "nearest hex of the map; its place lies off the sheets"
        elif at != home:
            why = (
                self._objection(counter, self._board[home]) or f"the {self._river(point, home)} lies between"
            )
            note = f"{self._board.distance(home, at)} from {home}: {why}"
        printed = counter.unit.printed.get("hex")
        provenance = f"rulebook {printed}" if printed and at == home else "reconstructed"
        return Placement(counter.unit.id, counter.nation, at, provenance, note)

    def _home(self, unit: UnitRecord, wanted: str) -> tuple[Point, Hex | None]:
        """The spot on the map where a unit belongs, and the hex around it."""
        if wanted:
            hex_ = self._board.find(wanted)
            if hex_ is None:
                raise ValueError(f"{unit.id} belongs in {wanted}, which is no hex of the board")
            return self._board.grid.centre(self._board[hex_].cell), hex_
        if unit.lat is None or unit.lon is None:
            raise ValueError(f"{unit.id} has no place")
        point = self._locate(unit.lon, unit.lat)
        return point, self._board.hex_at(point)

    def _nearest(self, counter: Counter, point: Point) -> Hex:
        """The open hex nearest to a spot; where the river's real course parts them, one across the river."""
        open_hexes = {info.hex for info in self._board.hexes.values() if not self._objection(counter, info)}
        if not open_hexes:
            raise ValueError(f"no hex is open to {counter.unit.id}")
        nearest = min(open_hexes, key=lambda hex_: (self._distance(point, hex_), hex_))
        across = [
            hex_
            for hex_ in self._board.neighbours(nearest)
            if hex_ in open_hexes
            and self._river(point, nearest) in self._board.side_names(nearest, hex_)
            and not self._river(point, hex_)
        ]
        return min(across, key=lambda hex_: (self._distance(point, hex_), hex_), default=nearest)

    def _distance(self, point: Point, hex_: Hex) -> float:
        return round(math.dist(self._board.grid.centre(self._board[hex_].cell), point), 6)

    def _river(self, point: Point, hex_: Hex) -> str:
        return self._river_between(point, self._board.grid.centre(self._board[hex_].cell))

    def _objection(self, counter: Counter, info: HexInfo) -> str:
        """Why a unit may not begin in a hex; empty where it may."""
        return next(self._objections(counter, info), "")

    def _objections(self, counter: Counter, info: HexInfo) -> Iterator[str]:
        army = self._plan.armies[counter.nation]
        demands = [self._plan.traits[trait] for trait in sorted(counter.traits) if trait in self._plan.traits]
        wanted = {demand.terrain for demand in demands if demand.terrain}
        if info.country != army.country:
            yield f"it lies in {self._board.countries[info.country].name}"
        if wanted and info.terrain not in wanted:
            yield f"the unit begins in {', '.join(sorted(wanted))}"
        closed = set(army.closed).union(*(demand.closed for demand in demands)) - wanted
        if info.terrain in closed:
            yield f"{self._board.terrains[info.terrain].called} is closed to it"
        for demand in demands:
            if demand.sites and not info.sites.intersection(demand.sites):
                yield "no site of its kind is there"
        hold = self.holds.get(info.hex, Hold())
        if not hold.nations <= self._hosts(counter):
            yield "another army stands there"
        if counter.stacking and hold.stacking + counter.stacking > self._plan.room:
            yield "the hex is full"

    def _hosts(self, counter: Counter) -> set[str]:
        """Armies that a unit may stand with: its own, and the one that takes it as a guest."""
        return {counter.nation} | {
            host for trait, host in self._plan.guests.items() if trait in counter.traits
        }


def locator(calibration: Calibration) -> Callable[[float, float], Point]:
    """Where longitude and latitude lie on a calibrated map, in hex units."""

    def locate(lon: float, lat: float) -> Point:
        x, y = calibration.plane(np.array([[lon, lat]]))[0]
        return float(x), float(y)

    return locate


def counters_to_place(scenario: ScenarioRecord, folder: Path) -> list[Counter]:
    """The units that no reserve or reinforcement of a scenario holds."""
    groups = [group.units for group in scenario.reserves] + [group.units for group in scenario.reinforcements]
    held: set[str] = set().union(*groups)
    found: list[Counter] = []
    for reference in scenario.counters:
        army = convert(read_yaml(folder / reference), CountersRecord)
        for unit in army.units:
            if unit.id in held:
                continue
            stacking = scenario.sizes[unit.size].stacking if unit.stacking is None else unit.stacking
            traits = frozenset((*army.traits, *unit.traits, *scenario.types[unit.type].traits))
            found.append(Counter(unit, army.nation, traits, stacking))
    return found


def render(placements: list[Placement], *, printed: bool, command: str) -> str:
    """A placement file."""
    head = f"# Written by {command}; hand-made choices go to its file.\n"
    rows = (
        f"  - {{unit: {row.unit}, at: {row.at}, provenance: {row.provenance}"
        + (f', note: "{row.note}"' if row.note else "")
        + "}\n"
        for row in placements
    )
    return head + ("printed: true\n" if printed else "") + "placements:\n" + "".join(rows)


def main(arguments: list[str] | None = None) -> int:
    """Write the placement files of a deployment.

    Returns:
        0 when done, 2 where data are missing or faulty.
    """
    parser = argparse.ArgumentParser(prog="python -m blitz_desktop.mapmaker.deploy", description=__doc__)
    parser.add_argument("deployment", help="name of the deployment, as blitzkrieg_1940")
    parser.add_argument("--shared", type=Path, default=_SHARED, help="folder with mapcal and geodata")
    options = parser.parse_args(arguments)
    try:
        plan = convert(read_yaml(_HERE / f"deploy_{options.deployment}.yaml"), Deployment)
        scenario_path = scenarios_dir() / plan.scenario
        scenario = convert(read_yaml(scenario_path), ScenarioRecord)
        counters = counters_to_place(scenario, scenario_path.parent)
        calibration = load_calibration(options.shared / "mapcal" / plan.calibration)
        banks = Banks(options.shared / "geodata", calibration, plan.rivers)
        board = load_board(assets_dir() / "maps" / plan.board)
        placements = Deployer(board, plan, locator(calibration), banks.between).place_all(counters)
    except (DataError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    command = f"python -m blitz_desktop.mapmaker.deploy {options.deployment}"
    for name, file in plan.files.items():
        rows = [row for row in placements if plan.armies[row.nation].side == file.side]
        text = render(rows, printed=file.printed, command=command)
        (scenario_path.parent / name).write_text(text, encoding="utf-8")
        moved = sum(bool(row.note) for row in rows)
        print(f"{name}: {len(rows)} units, {moved} of them not in the hex of their place")
    return 0


if __name__ == "__main__":
    sys.exit(main())
