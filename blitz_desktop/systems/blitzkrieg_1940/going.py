"""13.2 to 13.14 What a hex, and the hexside by which it is entered, mean to a kind of group.

Groups of one kind share what they find, since a search asks for every hexside and the table for every unit.
It stays true for the whole of a phase, while the enemy stands still, so the phase shares it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.language import say
from blitz_desktop.core.reach import Passage
from blitz_desktop.core.state import Clock
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest
from blitz_desktop.systems.blitzkrieg_1940.groups import Kind
from blitz_desktop.systems.blitzkrieg_1940.model import has_chosen, rule
from blitz_desktop.systems.blitzkrieg_1940.neutrality import bar_to_army, drawn_in_by
from blitz_desktop.systems.blitzkrieg_1940.positions import Army
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.zones import zone

RIVER_RISK = 3
"""Most points a river can add: half a die, rounded down (13.9.C)."""

NOBODY: frozenset[str] = frozenset()
NO_COST = CostPart("", 0, rule("13.2.A"))


class Country(msgspec.Struct, frozen=True):
    """What all hexes of one country and terrain have in common for a kind of group.

    Attributes:
        sit: The moment, once the step into the country has drawn it into the war (8.3).
        zone: Enemy zones of control then.
        behind: Enemy zones that hold for the hex that the step leaves.
        is_open: Whether the group may be there at all.
        cost: Movement cost of the terrain, where it is open.
        enemy: The other side.
        is_hostile: Whether the step makes the country the enemy's at once (3.5.B).
        warnings: Whom the step draws into the war, as parts that cost nothing.
        passages: Ways in found so far.
    """

    kind: Kind
    sit: Situation
    zone: frozenset[Hex]
    behind: frozenset[Hex]
    is_open: bool
    cost: CostPart
    enemy: str
    is_hostile: bool
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
        water: River and canal hexsides; a die decides what it costs to cross one into enemy land (13.9.C).
    """

    hex: Hex
    country: Country
    is_in_zone: bool
    is_gap: bool
    water: frozenset[Hexside]

    def enter(self, a: Hex, control: Mapping[Hex, str]) -> Passage | Reason:
        """What it costs to come from an adjacent hex, or why zones forbid it."""
        country, hex_ = self.country, self.hex
        leaves = a in country.behind
        if leaves and self.is_in_zone and not country.kind.ignores_zones:
            text = say("No move leads from one enemy zone straight into another.")
            if country.warnings:
                text = say(
                    "No move leads from one enemy zone straight into another, and by this step the zones of"
                    " the country that it violates count for both hexes."
                )
            return Reason("zone_to_zone", text, rule("9.3.B"), hex_)
        is_risky = (a, hex_) in self.water and (country.is_hostile or control.get(hex_) == country.enemy)
        step = (leaves, self.is_in_zone, is_risky)
        return country.passages.get(step) or country.passage(*step)

    def enter_later(self, a: Hex, control: Mapping[Hex, str]) -> Passage | Reason:
        """The same for a step that does not lead out of the hex where the phase was begun."""
        passage = self.enter(a, control)
        if self.is_gap and isinstance(passage, Passage):
            text = say("The gap can only be entered from the hex where the phase was begun.")
            return Reason("gap", text, rule("13.14.A"), self.hex)
        return passage


@dataclass(frozen=True)
class _Front:
    """All that decides what a kind of group finds.

    Attributes:
        enemy: The other side's units.
        violated: Countries drawn into the war.
        clock: The phase; the forest opens by it.
        sit: A moment at which all this is so.
    """

    kind: Kind
    enemy: Army
    violated: frozenset[str]
    clock: Clock
    sit: Situation = field(compare=False)


class Going:
    """All that a kind of group finds on the map, each hex looked at once.

    Attributes:
        gates: What has been found, by hex and the countries that the way had drawn into the war.
    """

    def __init__(self, front: _Front) -> None:
        self._sit = front.sit
        self._kind = front.kind
        self._enemy = enemy_of(front.kind.side)
        self._held = front.enemy.barring
        self._gap = frozenset(self._sit.board.site("sarreguemines_gap"))
        self._water = self._sit.atlas.water_sides
        self.gates: dict[tuple[Hex, frozenset[str]], Gate | Reason] = {}
        self._countries: dict[tuple[str, str, frozenset[str], frozenset[str]], Country] = {}

    def gate(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Gate | Reason:
        """What a group finds in a hex, or why it may never be there."""
        key = (hex_, drawn_in)
        if key not in self.gates:
            self.gates[key] = self._look_at(hex_, drawn_in)
        return self.gates[key]

    def _look_at(self, hex_: Hex, drawn_in: frozenset[str]) -> Gate | Reason:
        info = self._sit.board.hexes[hex_]
        key = (info.country, info.terrain, info.sites, drawn_in)
        if key not in self._countries:
            self._countries[key] = self._survey(hex_, drawn_in)
        country = self._countries[key]
        if hex_ in self._held:
            return Reason("enemy", say("{hex} is held by the enemy.", hex=hex_), rule("13.4"), hex_)
        if not country.is_open and (reason := _bar_to_land(country.sit, self._kind, hex_)):
            return reason
        return Gate(hex_, country, hex_ in country.zone, hex_ in self._gap, self._water)

    def _survey(self, hex_: Hex, drawn_in: frozenset[str]) -> Country:
        """What a hex tells of all others like it."""
        draws_in = drawn_in_by(self._sit, self._kind.side, hex_)
        sit = self._sit.with_violated(drawn_in | draws_in)
        comes_last = has_chosen(sit.scenario, "violation", "comes_last")
        before = self._sit.with_violated(drawn_in) if comes_last else sit
        is_open = _bar_to_land(sit, self._kind, hex_) is None
        return Country(
            self._kind,
            sit,
            zone(sit, self._enemy).members,
            zone(before, self._enemy).members,
            is_open,
            _terrain_cost(sit, self._kind, sit.board[hex_].terrain) if is_open else NO_COST,
            self._enemy,
            bool(draws_in) and sit.is_1940,
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
        name = say(sit.board.terrains[terrain].name).lower()
        text = say("Mechanised units may not enter {terrain}.", terrain=name)
        return Reason("terrain", text, rule("14.21"), hex_)
    return None


def _warnings(sit: Situation, countries: frozenset[str]) -> tuple[CostPart, ...]:
    """That a step draws countries into the war (8.2.A)."""
    names = (say(sit.board.countries[country].name) for country in sorted(countries))
    return tuple(CostPart(say("violates {name}", name=name), 0, rule("8.2.A")) for name in names)


def _terrain_cost(sit: Situation, kind: Kind, terrain: str) -> CostPart:
    row = sit.tables.cost[terrain]
    costs = [row.leg] if kind.is_on_foot else []
    if kind.is_mechanised and isinstance(row.mechanised, int):
        costs.append(row.mechanised)
    return CostPart(say(sit.board.terrains[terrain].name).lower(), max(costs), rule(row.rule))


def engagement_costs(kind: Kind, *, leaves: bool, enters: bool) -> tuple[CostPart, ...]:
    """What the Allies of 1940 pay for enemy zones entered and left (9.5.A)."""
    if not kind.pays_for_zones:
        return ()
    costs = ((enters, "engage"), (leaves, "disengage"))
    return tuple(CostPart(cause, 1, rule("9.5.A")) for applies, cause in costs if applies)


def going_of(sit: Situation, kind: Kind) -> Going:
    """What a kind of group finds at one moment."""
    return _going(_Front(kind, sit.ground.armies[enemy_of(kind.side)], sit.violated, sit.clock, sit))


_going = lru_cache(maxsize=32)(Going)
