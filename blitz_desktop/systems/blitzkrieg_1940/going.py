"""13.2 to 13.14 What a hex, and the hexside by which it is entered, mean to a kind of group.

Groups of one kind share what they find, since a search asks for every hexside and the table for every unit.
It stays true for the whole of a phase, while the enemy stands still, so the phase shares it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.reach import Passage
from blitz_desktop.core.state import Clock
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.atlas import Land
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest, is_forest_closed
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


class Tolls(dict[tuple[bool, bool, bool], Passage | None]):
    """The steps into a country: that leave an enemy zone, that enter one, that cross water at a risk.

    Each is worked out when first asked for; None stands for one that zones forbid (9.3.B).
    """

    def __init__(self, kind: Kind, cost: CostPart, warnings: tuple[CostPart, ...]) -> None:
        super().__init__()
        self._kind = kind
        self._cost = cost
        self._warnings = warnings

    def __missing__(self, step: tuple[bool, bool, bool]) -> Passage | None:
        leaves, enters, is_risky = step
        passage = None
        if self._kind.ignores_zones or not (leaves and enters):
            costs = engagement_costs(self._kind, leaves=leaves, enters=enters)
            risk = RIVER_RISK if is_risky else 0
            ends = enters and not self._kind.ignores_zones
            passage = Passage((self._cost, *costs, *self._warnings), risk, ends)
        self[step] = passage
        return passage


class Terms(msgspec.Struct, frozen=True):
    """What all hexes of one kind of land have in common for a kind of group, wherever the enemy is.

    Attributes:
        violates: Countries that the step into it draws into the war, some of them before it (8.2.A).
        is_open: Whether the group may be there at all.
        cost: Movement cost of the terrain, where it is open.
        enemy: The other side.
        is_hostile: Whether the step makes the country the enemy's at once (3.5.B).
        draws_in: Whether the step draws anybody into the war (8.2.A).
        tolls: What a step costs.
    """

    violates: frozenset[str]
    is_open: bool
    cost: CostPart
    enemy: str
    is_hostile: bool
    draws_in: bool
    tolls: Tolls


class Country(Terms, frozen=True):
    """The same with the enemy's zones.

    Attributes:
        sit: The moment, once the step into the country has drawn it into the war (8.3).
        zone: Enemy zones of control then.
        behind: Enemy zones that hold for the hex that the step leaves.
    """

    sit: Situation
    zone: frozenset[Hex]
    behind: frozenset[Hex]

    def step(self, a: Hex, b: Hex, *, is_water: bool, control: Mapping[Hex, str]) -> Passage | None:
        """A step over a hexside into a hex of the country; None where zones forbid it.

        A die decides what it costs to cross water into enemy land (13.9.C).
        """
        is_risky = is_water and (self.is_hostile or control.get(b) == self.enemy)
        return self.tolls[a in self.behind, b in self.zone, is_risky]


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


@dataclass(frozen=True)
class _Law:
    """All that decides the terms of the land; most phases leave it as it is.

    Attributes:
        violated: Countries drawn into the war.
        drawn_in: Those that the way of the group has drawn in besides.
        sit: A moment at which all this is so, but for the way.
    """

    scenario: Scenario
    kind: Kind
    violated: frozenset[str]
    drawn_in: frozenset[str]
    is_forest_closed: bool
    sit: Situation = field(compare=False)


class _Lands(dict[Land, Terms]):
    """The terms of all land for a kind of group, each kind looked at when somebody first comes to it."""

    def __init__(self, law: _Law) -> None:
        super().__init__()
        self._law = law

    def __missing__(self, land: Land) -> Terms:
        law, kind, hex_ = self._law, self._law.kind, land.sample
        violates = drawn_in_by(law.sit, kind.side, hex_)
        sit = law.sit.with_violated(law.drawn_in | violates)
        is_open = _bar_to_land(sit, kind, hex_) is None
        cost = _terrain_cost(sit, kind, sit.board[hex_].terrain) if is_open else NO_COST
        warnings = _warnings(sit, violates - law.drawn_in)
        is_hostile, tolls = bool(violates) and sit.is_1940, Tolls(kind, cost, warnings)
        self[land] = Terms(violates, is_open, cost, enemy_of(kind.side), is_hostile, bool(warnings), tolls)
        return self[land]


_lands = worded(lru_cache(maxsize=32)(_Lands))


class Countries(dict[Land, Country]):
    """The map as a kind of group finds it whose way has drawn some countries into the war already."""

    def __init__(self, front: _Front, drawn_in: frozenset[str]) -> None:
        super().__init__()
        sit, kind = front.sit, front.kind
        self._front = front
        self._drawn_in = drawn_in
        self._lands = _lands(_Law(sit.scenario, kind, sit.violated, drawn_in, is_forest_closed(sit), sit))
        self._moments: dict[frozenset[str], tuple[Situation, frozenset[Hex], frozenset[Hex]]] = {}

    def __missing__(self, land: Land) -> Country:
        terms = self._lands[land]
        if terms.violates not in self._moments:
            self._moments[terms.violates] = self._moment(terms.violates)
        sit, there, behind = self._moments[terms.violates]
        self[land] = Country(**msgspec.structs.asdict(terms), sit=sit, zone=there, behind=behind)
        return self[land]

    def _moment(self, violates: frozenset[str]) -> tuple[Situation, frozenset[Hex], frozenset[Hex]]:
        """The moment once a step has drawn countries in, with the enemy's zones then and behind the step."""
        now, enemy = self._front.sit, enemy_of(self._front.kind.side)
        sit = now.with_violated(self._drawn_in | violates)
        comes_last = has_chosen(sit.scenario, "violation", "comes_last")
        before = now.with_violated(self._drawn_in) if comes_last else sit
        return sit, zone(sit, enemy).members, zone(before, enemy).members


class Going:
    """All that a kind of group finds on the map.

    Attributes:
        held: Hexes that the enemy's units keep the group out of (13.4).
        gap: The gap of Sarreguemines, which is entered only from where the phase was begun (13.14.A).
    """

    def __init__(self, front: _Front) -> None:
        self._front = front
        self._atlas = front.sit.atlas
        self._countries: dict[frozenset[str], Countries] = {}
        self.held = front.enemy.barring
        self.gap = self._atlas.gap

    def countries(self, drawn_in: frozenset[str] = NOBODY) -> Countries:
        """The map for a group whose way has drawn these countries into the war."""
        if drawn_in not in self._countries:
            self._countries[drawn_in] = Countries(self._front, drawn_in)
        return self._countries[drawn_in]

    def country(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Country:
        """What such a group finds in a hex and all like it."""
        return self.countries(drawn_in)[self._atlas.land[hex_]]

    def bar(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Reason | None:
        """Why such a group may not be in a hex, where it may not."""
        if hex_ in self.held:
            return Reason("enemy", say("{hex} is held by the enemy.", hex=hex_), rule("13.4"), hex_)
        country = self.country(hex_, drawn_in)
        return None if country.is_open else _bar_to_land(country.sit, self._front.kind, hex_)

    def enter(self, a: Hex, b: Hex, control: Mapping[Hex, str], drawn_in: frozenset[str]) -> Passage | Reason:
        """What it costs to come from an adjacent hex where one may be, or why zones forbid it."""
        country = self.country(b, drawn_in)
        is_water = (a, b) in self._atlas.water_sides
        return country.step(a, b, is_water=is_water, control=control) or _zone_to_zone(country, b)

    def enter_later(
        self, a: Hex, b: Hex, control: Mapping[Hex, str], drawn_in: frozenset[str]
    ) -> Passage | Reason:
        """The same for a step that does not lead out of the hex where the phase was begun."""
        passage = self.enter(a, b, control, drawn_in)
        if b in self.gap and isinstance(passage, Passage):
            text = say("The gap can only be entered from the hex where the phase was begun.")
            return Reason("gap", text, rule("13.14.A"), b)
        return passage


def _zone_to_zone(country: Country, hex_: Hex) -> Reason:
    text = say("No move leads from one enemy zone straight into another.")
    if country.draws_in:
        text = say(
            "No move leads from one enemy zone straight into another, and by this step the zones of"
            " the country that it violates count for both hexes."
        )
    return Reason("zone_to_zone", text, rule("9.3.B"), hex_)


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
        name = sit.board.terrains[terrain].called
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
    return CostPart(sit.board.terrains[terrain].called, max(costs), rule(row.rule))


def engagement_costs(kind: Kind, *, leaves: bool, enters: bool) -> tuple[CostPart, ...]:
    """What the Allies of 1940 pay for enemy zones entered and left (9.5.A)."""
    if not kind.pays_for_zones:
        return ()
    costs = ((enters, say("engage")), (leaves, say("disengage")))
    return tuple(CostPart(cause, 1, rule("9.5.A")) for applies, cause in costs if applies)


def going_of(sit: Situation, kind: Kind) -> Going:
    """What a kind of group finds at one moment."""
    return _going(_Front(kind, sit.ground.armies[enemy_of(kind.side)], sit.violated, sit.clock, sit))


_going = worded(lru_cache(maxsize=32)(Going))
