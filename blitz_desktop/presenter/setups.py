"""Set-ups: kept in files, laid out again, and dealt, all by the moves that the rules of setting up allow."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
import yaml

from blitz_desktop.core.decisions import Offer, SlotKind
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.commands import Command
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_march
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.records import convert
from blitz_desktop.scenario.yaml_file import read_yaml

SUFFIX = ".setup.yaml"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player puts the units that are set up freely.

    Attributes:
        scenario: Key of the scenario it is for.
        units: Location of every such unit.
    """

    scenario: str
    units: dict[UnitId, Location]


@dataclass(frozen=True)
class LaidOut:
    """What came of laying a set-up out.

    Attributes:
        placed: Number of units put where they belong.
        left: Those that could not be put there, each with the reason.
    """

    placed: int
    left: Mapping[UnitId, str]


def is_setting_up(table: Table) -> bool:
    """Whether units are being set up now."""
    return table.decision is not None and table.viewpoint.state.clock.turn == 0 and bool(_free(table))


def present_setup(table: Table) -> Setup:
    """The units that are set up freely, where they stand now."""
    units = table.viewpoint.state.units
    return Setup(table.session.scenario.key, {unit: units[unit].at for unit in sorted(_free(table))})


def write_setup(path: Path, setup: Setup) -> None:
    """Keep a set-up in a file.

    Raises:
        OSError: It cannot be written.
    """
    by_place: defaultdict[Location, list[UnitId]] = defaultdict(list)
    for unit, at in setup.units.items():
        by_place[at].append(unit)
    ordered = {unit: at for at in sorted(by_place) for unit in by_place[at]}
    document = {"scenario": setup.scenario, "units": ordered}
    path.write_text(yaml.safe_dump(document, allow_unicode=True, sort_keys=False), encoding="utf-8")


def read_setup(path: Path, table: Table) -> Setup:
    """A set-up from a file.

    Raises:
        DataError: It is faulty, or for another scenario; names the line and what was meant.
    """
    source = read_yaml(path)
    setup = convert(source, Setup)
    scenario = table.session.scenario
    problems = []
    if setup.scenario != scenario.key:
        problems.append(source.problem(("scenario",), f"a set-up of {scenario.key}"))
    for unit, at in setup.units.items():
        if unit not in scenario.pieces:
            known = tuple(scenario.pieces)
            problems.append(
                source.problem(("units", unit), "a unit of the scenario", known=known, on_key=True)
            )
        elif at not in scenario.board and all(box.id != at for box in scenario.board.boxes):
            problems.append(source.problem(("units", unit), "a hex or box of the map"))
    if problems:
        raise DataError(problems)
    return setup


def lay_out(table: Table, wanted: Mapping[UnitId, Location]) -> LaidOut:
    """Put units where they are wanted, as far as the rules let them be put there."""
    session, placed, is_moving = table.session, 0, True
    while is_moving:
        is_moving = False
        for at, units in _still_to_go(table, wanted).items():
            for group in (units, *((unit,) for unit in units if len(units) > 1)):
                if all(session.state.units[unit].at != at for unit in group) and _place(table, group, at):
                    placed, is_moving = placed + len(group), True
    left = {unit: at for at, units in _still_to_go(table, wanted).items() for unit in units}
    reasons = {unit: _why_not(table, unit, at) for unit, at in left.items()}
    table.refresh()
    return LaidOut(placed, reasons)


def places_of_scenario(table: Table) -> dict[UnitId, Location]:
    """Where the scenario puts the units that are set up freely, those that begin off the map left out."""
    scenario = table.session.scenario
    homes = {unit: scenario.placements[unit] for unit in _free(table)}
    return {unit: at for unit, at in homes.items() if at in scenario.board}


def deal(table: Table, rng: random.Random) -> LaidOut:
    """Spread the free units that begin off the map, such as dummies, at random over the open places."""
    scenario, placed = table.session.scenario, 0
    left: dict[UnitId, str] = {}
    for unit in sorted(unit for unit in _free(table) if scenario.placements[unit] not in scenario.board):
        places = [at for at in _open_places(table, unit) if at in scenario.board]
        if places and _place(table, (unit,), rng.choice(places)):
            placed += 1
        else:
            left[unit] = say("No place is open to it.")
    table.refresh()
    return LaidOut(placed, left)


class SetupCommands:
    """Auto-placing and dealing.

    ``tell`` is called with what came of it.
    """

    def __init__(self, table: Table, tell: Callable[[LaidOut], object]) -> None:
        self._table, self._tell = table, tell
        self.auto_place = Command("auto_place", say("Auto-place"), self._auto_place, self._why_not)
        self.deal = Command("deal", say("Deal at random"), self._deal, self._why_no_deal)

    def _auto_place(self) -> None:
        self._tell(lay_out(self._table, places_of_scenario(self._table)))

    def _deal(self) -> None:
        self._tell(deal(self._table, random.Random()))

    def _why_not(self) -> str:
        return "" if is_setting_up(self._table) else say("Nothing is being set up now.")

    def _why_no_deal(self) -> str:
        scenario = self._table.session.scenario
        if why_not := self._why_not():
            return why_not
        has_any = any(scenario.placements[unit] not in scenario.board for unit in _free(self._table))
        return "" if has_any else say("All units here have a place of their own.")


def _offers(table: Table) -> Iterator[Offer]:
    """Offers that put units straight into a place."""
    for offer in table.session.decision.offers if table.session.decision else ():
        if (
            is_march(offer)
            and len(offer.slots) == 2
            and offer.slots[1].kind is SlotKind.HEX
            and offer.legality
        ):
            yield offer


def _free(table: Table) -> frozenset[UnitId]:
    """Units that may be set up."""
    return frozenset(unit for offer in _offers(table) for unit in table.viewpoint.choices(offer, {}).legal)


def _still_to_go(table: Table, wanted: Mapping[UnitId, Location]) -> dict[Location, tuple[UnitId, ...]]:
    units = table.session.state.units
    found: defaultdict[Location, tuple[UnitId, ...]] = defaultdict(tuple)
    for unit, at in wanted.items():
        if unit in units and units[unit].at != at:
            found[at] += (unit,)
    return dict(found)


def _place(table: Table, units: tuple[UnitId, ...], at: Location) -> bool:
    """Put units into a place by the first offer that allows it."""
    submit = table.session.submit
    return any(isinstance(submit(_action(offer, units, at)), Entry) for offer in _offers(table))


def _action(offer: Offer, units: tuple[UnitId, ...], at: Location) -> Action:
    return offer.fill({offer.slots[0].name: units, offer.slots[1].name: at})


def _why_not(table: Table, unit: UnitId, at: Location) -> str:
    session = table.session
    for offer in _offers(table):
        action = _action(offer, (unit,), at)
        legality = session.system.legality(session.scenario, session.state, action, session.viewer)
        return " ".join(reason.text for reason in legality.reasons)
    return say("It is not set up now.")


def _open_places(table: Table, unit: UnitId) -> tuple[Location, ...]:
    session = table.session
    viewpoint = Viewpoint(session.system, session.scenario, session.state)
    here = session.state.units[unit].at
    places = (
        at
        for offer in _offers(table)
        if viewpoint.choices(offer, {})[unit].legality
        for at in viewpoint.choices(offer, {offer.slots[0].name: (unit,)}).legal
    )
    return tuple(at for at in dict.fromkeys(places) if at != here)
