"""13.2 to 13.14 What a hex, and the hexside by which it is entered, mean to a moving group."""

from __future__ import annotations

from dataclasses import dataclass

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.hexsets import HexSet
from blitz_desktop.core.reach import Passage
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest
from blitz_desktop.systems.blitzkrieg_1940.groups import Group
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, rule
from blitz_desktop.systems.blitzkrieg_1940.neutrality import bar_to_entry, drawn_in_by
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow
from blitz_desktop.systems.blitzkrieg_1940.zones import zone

RIVER_RISK = 3
"""Most points a river can add: half a die, rounded down (13.9.C)."""

NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Gate:
    """What a group finds in a hex, whichever hexside it comes across.

    Attributes:
        zone: Enemy zones of control once the way into the hex has drawn its country into the war.
    """

    terrain: CostPart
    is_in_zone: bool
    is_gap: bool
    zone: HexSet


class Passages:
    """The ways of one group; each hex is looked at once, since a search asks for every hexside."""

    def __init__(self, group: Group) -> None:
        self._group = group
        self._sit = group.sit
        self._gates: dict[tuple[Hex, frozenset[str]], Gate | Reason] = {}
        self._moments: dict[frozenset[str], tuple[Situation, HexSet]] = {}

    def between(self, a: Hex, b: Hex, spent: int, drawn_in: frozenset[str] = NOBODY) -> Passage | Reason:
        """Whether the group may go from a hex into the next, and at what cost.

        ``spent`` counts from the group's present hex; the group may have come there this phase already.
        ``drawn_in`` are the countries that its way so far has drawn into the war.
        """
        group = self._group
        if reason := bar_to_crossing(self._sit, a, b) or _bar_to_closed_side(self._sit, a, b):
            return reason
        gate = self.gate(b, drawn_in)
        if isinstance(gate, Reason):
            return gate
        leaves = a in gate.zone
        ends = gate.is_in_zone and not group.ignores_zones
        if leaves and ends:
            return Reason(
                "zone_to_zone", "No move leads from one enemy zone straight into another.", rule("9.3.B"), b
            )
        has_begun_here = spent == 0 and group.is_fresh
        parts = (gate.terrain, *engagement_costs(group, leaves=leaves, enters=gate.is_in_zone))
        parts += _violations(self._sit, group, b, drawn_in)
        if gate.is_gap:
            if not has_begun_here:
                return _bar_to_gap(b)
            parts, ends = (CostPart("gap: all points", group.left, rule("13.14.A")),), True
        elif has_begun_here and sum(part.points for part in parts) > group.left:
            parts, ends = (CostPart("minimum move: all points", group.left, rule("13.3.A")),), True
        return Passage(parts, RIVER_RISK if must_roll(self._sit, group.side, a, b) else 0, ends)

    def gate(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Gate | Reason:
        """What the group finds in a hex, or why it may never be there."""
        key = (hex_, drawn_in)
        if key not in self._gates:
            self._gates[key] = self._look_at(hex_, drawn_in)
        return self._gates[key]

    def _look_at(self, hex_: Hex, drawn_in: frozenset[str]) -> Gate | Reason:
        """A hex as it is once the step into it has drawn its country into the war (8.3)."""
        group = self._group
        drawn_in |= drawn_in_by(self._sit, group.side, hex_)
        sit, enemy_zone = self._moment(drawn_in)
        if reason := bar_to_hex(sit, group, hex_) or overflow(sit, group.units, hex_, group.side):
            return reason
        is_gap = sit.is_in(hex_, "sarreguemines_gap")
        return Gate(_terrain_cost(sit, group, hex_), hex_ in enemy_zone, is_gap, enemy_zone)

    def _moment(self, drawn_in: frozenset[str]) -> tuple[Situation, HexSet]:
        """The moment with these countries drawn into the war, and the enemy's zones in it."""
        if drawn_in not in self._moments:
            sit = self._sit.with_violated(drawn_in)
            self._moments[drawn_in] = sit, zone(sit, enemy_of(self._group.side))
        return self._moments[drawn_in]


def _violations(sit: Situation, group: Group, hex_: Hex, drawn_in: frozenset[str]) -> tuple[CostPart, ...]:
    """A warning, at no cost, that a step draws countries into the war (8.2.A)."""
    countries = sorted(drawn_in_by(sit, group.side, hex_) - drawn_in)
    names = (sit.board.countries[country].name for country in countries)
    return tuple(CostPart(f"violates {name}", 0, rule("8.2.A")) for name in names)


# What closes a hex or a hexside


def bar_to_hex(sit: Situation, group: Group, hex_: Hex) -> Reason | None:
    """Why a group may never be in a hex, where it may not."""
    if sit.is_held_against(group.side, hex_):
        return Reason("enemy", f"{hex_} is held by the enemy.", rule("13.4"), hex_)
    terrain = sit.board[hex_].terrain
    if terrain == "sea":
        return Reason("sea", "No unit may enter an all-sea hex.", rule("13.10.A"), hex_)
    if reason := bar_to_forest(sit, hex_):
        return reason
    for unit in group.real:
        if reason := bar_to_entry(sit, unit, hex_):
            return reason
    if group.is_mechanised and not isinstance(sit.tables.cost[terrain].mechanised, int):
        name = sit.board.terrains[terrain].name.lower()
        return Reason("terrain", f"Mechanised units may not enter {name}.", rule("14.21"), hex_)
    return None


def bar_to_crossing(sit: Situation, a: Hex, b: Hex) -> Reason | None:
    """Why nothing crosses a hexside, by movement or attack, where nothing does."""
    if not sit.is_impassable(a, b):
        return None
    side = sit.board.side(a, b)
    if "blocked" in side:
        return Reason("blocked", "Nothing crosses a blocked hexside.", rule("13.8"), b)
    if "sea" in side:
        return Reason("sea", "Nothing crosses an all-sea hexside.", rule("13.10.A"), b)
    return Reason("flooded", "The Roer is flooded.", rule("13.15.B"), b)


def _bar_to_closed_side(sit: Situation, a: Hex, b: Hex) -> Reason | None:
    if (a, b) not in sit.ext.closed and (b, a) not in sit.ext.closed:
        return None
    return Reason("closed", "A crossing failed here: the side is closed this phase.", rule("13.9.D"), b)


def _bar_to_gap(hex_: Hex) -> Reason:
    text = "The gap can only be entered from the hex where the phase was begun."
    return Reason("gap", text, rule("13.14.A"), hex_)


# Costs


def must_roll(sit: Situation, side: str, a: Hex, b: Hex) -> bool:
    """Whether a die decides what a crossing costs: over water into an enemy-controlled hex (13.9.C)."""
    if (a, b) not in sit.atlas.water_sides:
        return False
    return sit.controls(enemy_of(side), b) or bool(drawn_in_by(sit, side, b))


def _terrain_cost(sit: Situation, group: Group, hex_: Hex) -> CostPart:
    terrain = sit.board[hex_].terrain
    row = sit.tables.cost[terrain]
    costs = [row.leg] if group.is_on_foot else []
    if group.is_mechanised and isinstance(row.mechanised, int):
        costs.append(row.mechanised)
    return CostPart(sit.board.terrains[terrain].name.lower(), max(costs), rule(row.rule))


def engagement_costs(group: Group, *, leaves: bool, enters: bool) -> tuple[CostPart, ...]:
    """What the Allies of 1940 pay for enemy zones entered and left (9.5.A)."""
    if not (group.sit.is_1940 and group.side == ALLIED):
        return ()
    costs = ((enters, "engage"), (leaves, "disengage"))
    return tuple(CostPart(cause, 1, rule("9.5.A")) for applies, cause in costs if applies)


def halting_rule(step: Passage) -> RuleRef:
    """Why a step that ends a move ends it: an enemy zone, the gap, or the minimum move."""
    cause = step.parts[0].rule
    if cause in (rule("13.14.A"), rule("13.3.A")):
        return cause
    return rule("9.3.A")
