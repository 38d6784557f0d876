"""13.2 to 13.14 What a hex, and the hexside by which it is entered, mean to a kind of group.

Groups of one kind share what they find, since a search asks for every hexside and the table for every unit.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.language import say
from blitz_desktop.core.reach import Passage
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest
from blitz_desktop.systems.blitzkrieg_1940.groups import Kind
from blitz_desktop.systems.blitzkrieg_1940.model import rule
from blitz_desktop.systems.blitzkrieg_1940.neutrality import bar_to_army, drawn_in_by
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.zones import zone

RIVER_RISK = 3
"""Most points a river can add: half a die, rounded down (13.9.C)."""

NOBODY: frozenset[str] = frozenset()
NO_SIDES: frozenset[Hexside] = frozenset()
NO_COST = CostPart("", 0, rule("13.2.A"))


class Country(msgspec.Struct, frozen=True):
    """What all hexes of one country and terrain have in common for a kind of group.

    Attributes:
        sit: The moment, once the step into the country has drawn it into the war (8.3).
        zone: Enemy zones of control then.
        is_open: Whether the group may be there at all.
        cost: Movement cost of the terrain, where it is open.
        draws_in: Whether the step draws anybody into the war.
        warnings: Whom, as parts that cost nothing.
        passages: Ways in found so far.
    """

    kind: Kind
    sit: Situation
    zone: frozenset[Hex]
    is_open: bool
    cost: CostPart
    draws_in: bool
    warnings: tuple[CostPart, ...]
    passages: dict[tuple[bool, bool, bool], Passage] = {}

    def passage(self, leaves: bool, enters: bool, is_risky: bool) -> Passage:
        """A step that leaves an enemy zone, enters one, or crosses water at a risk."""
        costs = engagement_costs(self.kind, leaves=leaves, enters=enters)
        risk = RIVER_RISK if is_risky else 0
        passage = Passage((self.cost, *costs, *self.warnings), risk, enters and not self.kind.ignores_zones)
        self.passages[leaves, enters, is_risky] = passage
        return passage


class Gate(msgspec.Struct, frozen=True):
    """What a kind of group finds in a hex, whichever hexside it comes across.

    Attributes:
        is_in_zone: Whether the hex lies in an enemy zone of control.
        is_gap: Whether it is the gap of Sarreguemines.
        risky: Hexsides across which a die decides what the step costs (13.9.C).
    """

    hex: Hex
    country: Country
    is_in_zone: bool
    is_gap: bool
    risky: frozenset[Hexside]

    def enter(self, a: Hex) -> Passage | Reason:
        """What it costs to come from an adjacent hex, or why zones forbid it."""
        country = self.country
        leaves = a in country.zone
        if leaves and self.is_in_zone and not country.kind.ignores_zones:
            text = say("No move leads from one enemy zone straight into another.")
            return Reason("zone_to_zone", text, rule("9.3.B"), self.hex)
        step = (leaves, self.is_in_zone, (a, self.hex) in self.risky)
        return country.passages.get(step) or country.passage(*step)


class Going:
    """All that a kind of group finds on the map, each hex looked at once.

    Attributes:
        gates: What has been found, by hex and the countries that the way had drawn into the war.
    """

    def __init__(self, sit: Situation, kind: Kind) -> None:
        self._sit = sit
        self._kind = kind
        self._enemy = enemy_of(kind.side)
        self._gap = frozenset(sit.board.site("sarreguemines_gap"))
        self.gates: dict[tuple[Hex, frozenset[str]], Gate | Reason] = {}
        self._countries: dict[tuple[str, str, frozenset[str], frozenset[str]], Country] = {}

    def gate(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Gate | Reason:
        """What a group finds in a hex, or why it may never be there."""
        key = (hex_, drawn_in)
        if key not in self.gates:
            self.gates[key] = self._look_at(hex_, drawn_in)
        return self.gates[key]

    def _look_at(self, hex_: Hex, drawn_in: frozenset[str]) -> Gate | Reason:
        sit, info = self._sit, self._sit.board[hex_]
        key = (info.country, info.terrain, info.sites, drawn_in)
        if key not in self._countries:
            self._countries[key] = self._survey(hex_, drawn_in)
        country = self._countries[key]
        if sit.is_held_against(self._kind.side, hex_):
            return Reason("enemy", say("{hex} is held by the enemy.", hex=hex_), rule("13.4"), hex_)
        if not country.is_open and (reason := _bar_to_land(country.sit, self._kind, hex_)):
            return reason
        turns_hostile = country.draws_in and sit.is_1940  # what Germany violates is Allied at once (3.5.B)
        is_hostile = turns_hostile or sit.controls(self._enemy, hex_)
        risky = sit.atlas.water_sides if is_hostile else NO_SIDES
        return Gate(hex_, country, hex_ in country.zone, hex_ in self._gap, risky)

    def _survey(self, hex_: Hex, drawn_in: frozenset[str]) -> Country:
        """What a hex tells of all others like it."""
        draws_in = drawn_in_by(self._sit, self._kind.side, hex_)
        sit = self._sit.with_violated(drawn_in | draws_in)
        is_open = _bar_to_land(sit, self._kind, hex_) is None
        return Country(
            self._kind,
            sit,
            zone(sit, self._enemy).members,
            is_open,
            _terrain_cost(sit, self._kind, sit.board[hex_].terrain) if is_open else NO_COST,
            bool(draws_in),
            _warnings(sit, draws_in - drawn_in),
        )


def _bar_to_land(sit: Situation, kind: Kind, hex_: Hex) -> Reason | None:
    """Why such a group may not be in a hex even where no enemy is, where it may not."""
    terrain = sit.board[hex_].terrain
    if terrain == "sea":
        return Reason("sea", say("No unit may enter an all-sea hex."), rule("13.10.A"), hex_)
    if reason := bar_to_forest(sit, hex_):
        return reason
    for nation in kind.nations:
        if reason := bar_to_army(sit, nation, hex_):
            return reason
    if kind.is_mechanised and not isinstance(sit.tables.cost[terrain].mechanised, int):
        name = sit.board.terrains[terrain].name.lower()
        text = say("Mechanised units may not enter {terrain}.", terrain=name)
        return Reason("terrain", text, rule("14.21"), hex_)
    return None


def _warnings(sit: Situation, countries: frozenset[str]) -> tuple[CostPart, ...]:
    """That a step draws countries into the war (8.2.A)."""
    names = (sit.board.countries[country].name for country in sorted(countries))
    return tuple(CostPart(say("violates {name}", name=name), 0, rule("8.2.A")) for name in names)


def _terrain_cost(sit: Situation, kind: Kind, terrain: str) -> CostPart:
    row = sit.tables.cost[terrain]
    costs = [row.leg] if kind.is_on_foot else []
    if kind.is_mechanised and isinstance(row.mechanised, int):
        costs.append(row.mechanised)
    return CostPart(sit.board.terrains[terrain].name.lower(), max(costs), rule(row.rule))


def engagement_costs(kind: Kind, *, leaves: bool, enters: bool) -> tuple[CostPart, ...]:
    """What the Allies of 1940 pay for enemy zones entered and left (9.5.A)."""
    if not kind.pays_for_zones:
        return ()
    costs = ((enters, "engage"), (leaves, "disengage"))
    return tuple(CostPart(cause, 1, rule("9.5.A")) for applies, cause in costs if applies)


@lru_cache(maxsize=32)
def going_of(sit: Situation, kind: Kind) -> Going:
    """What a kind of group finds at one moment."""
    return Going(sit, kind)
