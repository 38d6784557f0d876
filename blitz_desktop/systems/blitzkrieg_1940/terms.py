"""13.2 to 13.9 What land asks of a kind of group wherever the enemy is: most phases leave it as it was."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.reach import Passage
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.atlas import Atlas, Land
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest, is_forest_closed
from blitz_desktop.systems.blitzkrieg_1940.groups import Kind
from blitz_desktop.systems.blitzkrieg_1940.model import rule
from blitz_desktop.systems.blitzkrieg_1940.neutrality import bar_to_army, drawn_in_by
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of

RIVER_RISK = 3
"""Most points a river can add: half a die, rounded down (13.9.C)."""

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


class Lands(dict[Land, Terms]):
    """The terms of all land for a kind of group, each kind looked at when somebody first comes to it."""

    def __init__(self, law: _Law) -> None:
        super().__init__()
        self._law = law
        self.byways = Byways(self, law.sit.atlas)

    def __missing__(self, land: Land) -> Terms:
        law, kind, hex_ = self._law, self._law.kind, land.sample
        violates = drawn_in_by(law.sit, kind.side, hex_)
        sit = law.sit.with_violated(law.drawn_in | violates)
        is_open = bar_to_land(sit, kind, hex_) is None
        cost = _terrain_cost(sit, kind, sit.board[hex_].terrain) if is_open else NO_COST
        warnings = _warnings(sit, violates - law.drawn_in)
        is_hostile, tolls = bool(violates) and sit.is_1940, Tolls(kind, cost, warnings)
        self[land] = Terms(violates, is_open, cost, enemy_of(kind.side), is_hostile, bool(warnings), tolls)
        return self[land]


class Byways(dict[Hex, tuple[tuple[Hex, Passage], ...]]):
    """The steps of a kind of group out of hexes that are far from any enemy: the same in most phases."""

    def __init__(self, lands: Lands, atlas: Atlas) -> None:
        super().__init__()
        self._lands = lands
        self._around = atlas.around

    def __missing__(self, a: Hex) -> tuple[tuple[Hex, Passage], ...]:
        beside = [(b, self._lands[land]) for b, land, _ in self._around[a]]
        steps = [(b, terms.tolls[False, False, False]) for b, terms in beside if terms.is_open]
        self[a] = tuple([(b, passage) for b, passage in steps if passage is not None])
        return self[a]


def lands_of(sit: Situation, kind: Kind, drawn_in: frozenset[str]) -> Lands:
    """The terms of all land for a kind of group whose way has drawn some countries into the war already."""
    return _lands(_Law(sit.scenario, kind, sit.violated, drawn_in, is_forest_closed(sit), sit))


_lands = worded(lru_cache(maxsize=32)(Lands))


def bar_to_land(sit: Situation, kind: Kind, hex_: Hex) -> Reason | None:
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
