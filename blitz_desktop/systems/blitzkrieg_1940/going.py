"""13.2 to 13.14 What a hex, and the hexside by which it is entered, mean to a kind of group.

Groups of one kind share what they find, since a search asks for every hexside and the table for every unit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.hexsets import HexSet
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


@dataclass(frozen=True, slots=True)
class Gate:
    """What a kind of group finds in a hex, whichever hexside it comes across.

    Attributes:
        terrain: Cost of the hex itself.
        is_in_zone: Whether the hex lies in an enemy zone of control.
        is_gap: Whether it is the gap of Sarreguemines.
        zone: Enemy zones of control once the way into the hex has drawn its country into the war.
        warnings: What the step draws into the war, as parts that cost nothing.
        risky: Hexsides across which a die decides what the step costs (13.9.C).
        passages: Ways in found so far, by whether they lead out of a zone and across a risky hexside.
    """

    hex: Hex
    kind: Kind
    terrain: CostPart
    is_in_zone: bool
    is_gap: bool
    zone: HexSet
    warnings: tuple[CostPart, ...]
    risky: frozenset[Hexside]
    passages: dict[tuple[bool, bool], Passage | Reason] = field(default_factory=dict)

    def enter(self, a: Hex) -> Passage | Reason:
        """What it costs to come from an adjacent hex, or why zones forbid it."""
        way = a in self.zone, (a, self.hex) in self.risky
        if way not in self.passages:
            self.passages[way] = self._passage(*way)
        return self.passages[way]

    def _passage(self, leaves: bool, is_risky: bool) -> Passage | Reason:
        ends = self.is_in_zone and not self.kind.ignores_zones
        if leaves and ends:
            text = say("No move leads from one enemy zone straight into another.")
            return Reason("zone_to_zone", text, rule("9.3.B"), self.hex)
        costs = engagement_costs(self.kind, leaves=leaves, enters=self.is_in_zone)
        return Passage((self.terrain, *costs, *self.warnings), RIVER_RISK if is_risky else 0, ends)


class Going:
    """All that a kind of group finds on the map, each hex looked at once."""

    def __init__(self, sit: Situation, kind: Kind) -> None:
        self._sit = sit
        self._kind = kind
        self._costs: dict[str, CostPart] = {}
        self._gates: dict[tuple[Hex, frozenset[str]], Gate | Reason] = {}
        self._moments: dict[frozenset[str], tuple[Situation, HexSet]] = {}

    def gate(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Gate | Reason:
        """What a group finds in a hex, or why it may never be there."""
        key = (hex_, drawn_in)
        if key not in self._gates:
            self._gates[key] = self._look_at(hex_, drawn_in)
        return self._gates[key]

    def _look_at(self, hex_: Hex, drawn_in: frozenset[str]) -> Gate | Reason:
        """A hex as it is once the step into it has drawn its country into the war (8.3)."""
        draws_in = drawn_in_by(self._sit, self._kind.side, hex_)
        sit, enemy_zone = self._moment(drawn_in | draws_in)
        if reason := self._bar(sit, hex_):
            return reason
        is_hostile = bool(draws_in) or sit.controls(enemy_of(self._kind.side), hex_)
        return Gate(
            hex_,
            self._kind,
            self._terrain_cost(sit.board[hex_].terrain),
            hex_ in enemy_zone,
            sit.is_in(hex_, "sarreguemines_gap"),
            enemy_zone,
            _warnings(sit, draws_in - drawn_in) if draws_in else (),
            sit.atlas.water_sides if is_hostile else NO_SIDES,
        )

    def _bar(self, sit: Situation, hex_: Hex) -> Reason | None:
        """Why such a group may never be in a hex, where it may not."""
        if sit.is_held_against(self._kind.side, hex_):
            return Reason("enemy", say("{hex} is held by the enemy.", hex=hex_), rule("13.4"), hex_)
        terrain = sit.board[hex_].terrain
        if terrain == "sea":
            return Reason("sea", say("No unit may enter an all-sea hex."), rule("13.10.A"), hex_)
        if reason := bar_to_forest(sit, hex_):
            return reason
        for nation in self._kind.nations:
            if reason := bar_to_army(sit, nation, hex_):
                return reason
        if self._kind.is_mechanised and not isinstance(sit.tables.cost[terrain].mechanised, int):
            name = sit.board.terrains[terrain].name.lower()
            text = say("Mechanised units may not enter {terrain}.", terrain=name)
            return Reason("terrain", text, rule("14.21"), hex_)
        return None

    def _moment(self, drawn_in: frozenset[str]) -> tuple[Situation, HexSet]:
        """The moment with these countries drawn into the war, and the enemy's zones in it."""
        if drawn_in not in self._moments:
            sit = self._sit.with_violated(drawn_in)
            self._moments[drawn_in] = sit, zone(sit, enemy_of(self._kind.side))
        return self._moments[drawn_in]

    def _terrain_cost(self, terrain: str) -> CostPart:
        if terrain not in self._costs:
            self._costs[terrain] = _terrain_cost(self._sit, self._kind, terrain)
        return self._costs[terrain]


def _warnings(sit: Situation, countries: frozenset[str]) -> tuple[CostPart, ...]:
    """That a step draws countries into the war (8.2.A)."""
    names = (sit.board.countries[country].name for country in sorted(countries))
    return tuple(CostPart(f"violates {name}", 0, rule("8.2.A")) for name in names)


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
