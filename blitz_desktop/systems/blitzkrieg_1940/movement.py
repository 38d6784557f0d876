"""13.0 Movement: the offer, its targets and what happens on the way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, RuleRef, refuse
from blitz_desktop.core.decisions import Choice, Choices, CostPart, Offer, Slot, SlotKind
from blitz_desktop.core.entries import ControlTaken, UnitsMoved
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.reach import Passage, Reach, reachable
from blitz_desktop.systems.blitzkrieg_1940.actions import MoveStack
from blitz_desktop.systems.blitzkrieg_1940.coup import meet
from blitz_desktop.systems.blitzkrieg_1940.dummies import bar_to_leaving, is_dummy
from blitz_desktop.systems.blitzkrieg_1940.events import (
    CrossingFailed,
    MoveBegun,
    PointsSpent,
    RuhrEntered,
    SourcesLost,
    SupplyChecked,
)
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest, bar_to_frozen
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.neutrality import bar_to_entry, drawn_in_by, violate
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow
from blitz_desktop.systems.blitzkrieg_1940.supply import UNSUPPLIED_MOVEMENT, is_supplied, lost_by_entry
from blitz_desktop.systems.blitzkrieg_1940.zones import is_in_enemy_zone

RIVER_RISK = 3
"""Most points a river can add: half a die, rounded down (13.9.C)."""


def offer() -> Offer:
    """Move a stack (13.1)."""
    return Offer(
        MoveStack,
        "Move",
        rule("13.1.A"),
        (
            Slot("units", SlotKind.UNITS, "Pick the units that move together"),
            Slot("path", SlotKind.PATH, "Pick where they go"),
        ),
    )


# Who may move


@dataclass(frozen=True, eq=False)
class Group:
    """Units that move as one stack, with the slowest one's points and the dearest one's costs (11.7.C)."""

    sit: Situation
    units: tuple[UnitId, ...]

    @cached_property
    def start(self) -> Hex:
        """The hex they are in."""
        return self.sit.at(self.units[0])

    @cached_property
    def side(self) -> str:
        """The side that moves them."""
        return self.sit.side_of(self.units[0])

    @cached_property
    def real(self) -> tuple[UnitId, ...]:
        """The units that count for movement; dummies go as fast as any of them (6.3.C)."""
        return tuple(unit for unit in self.units if not is_dummy(self.sit, unit))

    @cached_property
    def left(self) -> int:
        """Points left to the whole group."""
        return min(points_left(self.sit, unit) for unit in self.real)

    @cached_property
    def allowance(self) -> int:
        """Movement factor of the slowest."""
        return min(self.sit.face(unit).movement for unit in self.real)

    @cached_property
    def _gates(self) -> dict[tuple[Hex, frozenset[str]], Gate | Reason]:
        return {}

    def gate(self, hex_: Hex, drawn_in: frozenset[str] = frozenset()) -> Gate | Reason:
        """What the group finds in a hex; worked out once, since a search asks for every hexside."""
        key = (hex_, drawn_in)
        if key not in self._gates:
            self._gates[key] = _gate(self, hex_, drawn_in)
        return self._gates[key]

    @cached_property
    def is_fresh(self) -> bool:
        """Whether none of them has spent a point this phase."""
        return not any(unit in self.sit.ext.spent for unit in self.units)

    @cached_property
    def ignores_zones(self) -> bool:
        """Whether enemy zones mean nothing to the whole group (9.6)."""
        return all(map(self.sit.is_german_mechanised, self.real))

    @cached_property
    def is_mechanised(self) -> bool:
        """Whether any of them pays mechanised costs."""
        return any(map(self.sit.is_mechanised, self.real))

    @cached_property
    def is_on_foot(self) -> bool:
        """Whether any of them pays leg costs."""
        return not all(map(self.sit.is_mechanised, self.real))


def movement_factor(sit: Situation, unit: UnitId) -> int:
    """Points a unit has in a phase: its MF, or 4 at most where it began its move out of supply (10.3.A)."""
    factor = sit.face(unit).movement
    has_begun = unit in sit.ext.spent or unit in sit.ext.active
    unsupplied = unit in sit.ext.unsupplied if has_begun else not is_supplied(sit, unit)
    return min(factor, UNSUPPLIED_MOVEMENT) if unsupplied else factor


def points_left(sit: Situation, unit: UnitId) -> int:
    """Points a unit may still spend this phase."""
    if unit in sit.ext.halted:
        return 0
    return movement_factor(sit, unit) - sit.ext.spent.get(unit, 0)


def bar_to_moving(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may not move at all now, where it may not."""
    if sit.side_of(unit) != sit.clock.side:
        return Reason("not_yours", f"{sit.name(unit)} belongs to the other side.", rule("13.1.B"), unit)
    if sit.at(unit) not in sit.board:
        return Reason("off_map", f"{sit.name(unit)} is not on the map.", rule("13.1.A"), unit)
    if reason := bar_to_frozen(sit, unit):
        return reason
    if sit.face(unit).movement == 0 and not is_dummy(sit, unit):
        section = "7.1.B" if sit.piece(unit).has("airborne_coup") else "14.16.B"
        return Reason("immobile", f"{sit.name(unit)} never moves.", rule(section), unit)
    if unit in sit.ext.spent and unit not in sit.ext.active:
        return Reason(
            "move_over",
            f"{sit.name(unit)} has finished its move: another stack has moved since.",
            rule("11.7.B"),
            unit,
        )
    if unit in sit.ext.halted:
        text = f"{sit.name(unit)} had to stop here for this phase."
        return Reason("halted", text, rule(sit.ext.halted[unit]), unit)
    if points_left(sit, unit) <= 0 and not is_dummy(sit, unit):
        return Reason("spent", f"{sit.name(unit)} has no movement points left.", rule("13.2.A"), unit)
    return None


def bar_to_grouping(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not move as one stack, where they may not (11.6)."""
    if not units:
        return Reason("no_units", "Pick at least one unit.", rule("13.1.A"))
    if len(set(units)) < len(units):
        return Reason("twice", "A unit was named twice.", rule("13.1.A"))
    if len({sit.at(unit) for unit in units}) > 1:
        return Reason("apart", "Units that move together must be in one hex.", rule("11.6"))
    if len({sit.ext.origins.get(unit, sit.at(unit)) for unit in units}) > 1:
        return Reason(
            "joined_late", "Only units that began the phase together may move together.", rule("11.6")
        )
    if len({sit.piece(unit).nation for unit in units}) > 1:
        return Reason("armies", "Only units of one army may move as a stack.", rule("11.6"))
    is_resuming = [unit in sit.ext.spent for unit in units]
    if any(is_resuming) and not all(unit in sit.ext.active for unit in units):
        return Reason("move_over", "Part of this stack has already finished its move.", rule("11.7.B"))
    return bar_to_leaving(sit, units, sit.at(units[0]))


def unit_choices(sit: Situation) -> Choices:
    """Units of the phasing side, with why each may not move where it may not."""
    targets = {}
    for unit in sit.units_on_map(sit.clock.side):
        reason = bar_to_moving(sit, unit)
        targets[unit] = Choice(unit, Legality((reason,)) if reason else LEGAL)
    return Choices(targets, refuse("not_yours", "Only units of the moving side can move.", rule("13.1.B")))


# What a hex costs


@dataclass(frozen=True, slots=True)
class Gate:
    """What a group finds in a hex, whichever hexside it comes across."""

    terrain: CostPart
    is_in_zone: bool
    is_gap: bool


def _gate(group: Group, hex_: Hex, drawn_in: frozenset[str]) -> Gate | Reason:
    """What a group finds in a hex, or why it may never be there."""
    sit = group.sit.with_violated(drawn_in | drawn_in_by(group.sit, group.side, hex_))
    reason = bar_to_hex(sit, group, hex_) or overflow(sit, group.units, hex_, group.side)
    if reason:
        return reason
    return Gate(
        _terrain_cost(sit, group, hex_),
        is_in_enemy_zone(sit, group.side, hex_),
        sit.is_in(hex_, "sarreguemines_gap"),
    )


def bar_to_hex(sit: Situation, group: Group, hex_: Hex) -> Reason | None:
    """Why a group may never be in a hex, where it may not."""
    if sit.is_held_against(group.side, hex_):
        return Reason("enemy", f"{hex_} is held by the enemy.", rule("13.4"), hex_)
    if sit.board[hex_].terrain == "sea":
        return Reason("sea", "No unit may enter an all-sea hex.", rule("13.10.A"), hex_)
    if reason := bar_to_forest(sit, hex_):
        return reason
    for unit in group.real:
        if reason := bar_to_entry(sit, unit, hex_):
            return reason
    if group.is_mechanised and not isinstance(sit.tables.cost[sit.board[hex_].terrain].mechanised, int):
        name = sit.board.terrains[sit.board[hex_].terrain].name.lower()
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


def passage(
    group: Group, a: Hex, b: Hex, spent: int, drawn_in: frozenset[str] = frozenset()
) -> Passage | Reason:
    """Whether a group may go from a hex into the next, and at what cost.

    ``spent`` counts from the group's present hex; the group may have come there this phase already.
    ``drawn_in`` are the countries that its way so far has drawn into the war.
    """
    if reason := bar_to_crossing(group.sit, a, b) or _bar_to_closed_side(group.sit, a, b):
        return reason
    found = group.gate(b, drawn_in)
    if isinstance(found, Reason):
        return found
    drawn_in = drawn_in | drawn_in_by(group.sit, group.side, b)
    leaves = is_in_enemy_zone(group.sit.with_violated(drawn_in), group.side, a)
    if leaves and found.is_in_zone and not group.ignores_zones:
        return Reason(
            "zone_to_zone", "No move leads from one enemy zone straight into another.", rule("9.3.B"), b
        )
    has_begun_here = spent == 0 and group.is_fresh
    parts = (found.terrain, *engagement_costs(group, leaves=leaves, enters=found.is_in_zone))
    ends = found.is_in_zone and not group.ignores_zones
    if found.is_gap:
        if not has_begun_here:
            return _bar_to_gap(b)
        parts, ends = (CostPart("gap: all points", group.left, rule("13.14.A")),), True
    elif has_begun_here and sum(part.points for part in parts) > group.left:
        parts, ends = (CostPart("minimum move: all points", group.left, rule("13.3.A")),), True
    return Passage(parts, RIVER_RISK if must_roll(group.sit, group.side, a, b) else 0, ends)


def _bar_to_closed_side(sit: Situation, a: Hex, b: Hex) -> Reason | None:
    if (a, b) not in sit.ext.closed and (b, a) not in sit.ext.closed:
        return None
    return Reason("closed", "A crossing failed here: the side is closed this phase.", rule("13.9.D"), b)


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


def _bar_to_gap(hex_: Hex) -> Reason:
    text = "The gap can only be entered from the hex where the phase was begun."
    return Reason("gap", text, rule("13.14.A"), hex_)


def halting_rule(step: Passage) -> RuleRef:
    """Why a step that ends a move ends it: an enemy zone, the gap, or the minimum move."""
    cause = step.parts[0].rule
    if cause in (rule("13.14.A"), rule("13.3.A")):
        return cause
    return rule("9.3.A")


# Where a stack can go


def reach(sit: Situation, units: tuple[UnitId, ...]) -> Reach:
    """All hexes a stack can reach now, if dice add nothing."""
    group = Group(sit, units)
    return reachable(
        sit.board,
        group.start,
        group.left,
        lambda a, b, spent: passage(group, a, b, spent),
        _too_dear,
    )


def path_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes a stack can reach, and why others cannot be."""
    reason = bar_to_group(sit, units)
    if reason:
        return Choices({}, Legality((reason,)))
    too_far = Reason("too_far", "That is farther than the movement points allow.", rule("13.1.A"))
    choices = reach(sit, units).choices(Legality((too_far,)))
    for hex_ in choices.legal:
        if barred := _bar_to_target(sit, units, choices.path_to(hex_)):
            choices.targets[hex_] = Choice(hex_, Legality((barred,)))
    return choices


def _bar_to_target(sit: Situation, units: tuple[UnitId, ...], path: tuple[Hex, ...]) -> Reason | None:
    """Why a path found by the search does not do: the search forgets whom the way has drawn in."""
    if any(drawn_in_by(sit, sit.clock.side, hex_) for hex_ in path[1:-1]):
        return _bar_to_path(sit, MoveStack(units, path))
    return _bar_to_staying(sit, units, path[-1])


def bar_to_group(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not move together, or not at all."""
    unknown = next((unit for unit in units if unit not in sit.state.units), None)
    if unknown is not None:
        return Reason("unknown_unit", f"There is no unit {unknown}.", rule("13.1.A"), unknown)
    single = next((reason for unit in units if (reason := bar_to_moving(sit, unit))), None)
    return single or bar_to_grouping(sit, units)


def _too_dear(hex_: Hex, points: int, left: int) -> Reason:
    return Reason("too_far", f"{hex_} costs {points} points; {left} are left.", rule("13.1.A"), hex_)


# Carrying a move out


def legality(sit: Situation, move: MoveStack) -> Legality:
    """Whether a stack may follow a path, if dice add nothing."""
    reason = bar_to_group(sit, move.units) or _bar_to_path(sit, move)
    return Legality((reason,)) if reason else LEGAL


def _bar_to_path(sit: Situation, move: MoveStack) -> Reason | None:
    group, spent, stopped = Group(sit, move.units), 0, None
    drawn_in: frozenset[str] = frozenset()
    if len(move.path) < 2 or move.path[0] != group.start:
        return Reason("no_path", "A path begins in the units' hex and leads out of it.", rule("13.1.A"))
    for a, b in zip(move.path, move.path[1:], strict=False):
        if b not in sit.board or not sit.board.is_adjacent(a, b):
            return Reason("skips", "Units move from hex to adjacent hex.", rule("13.1.A"), b)
        if stopped:
            return Reason("stopped", f"The move ends in {a}.", stopped, b)
        step = passage(group, a, b, spent, drawn_in)
        if isinstance(step, Reason):
            return step
        drawn_in |= drawn_in_by(sit, group.side, b)
        spent += step.points
        if spent > group.left:
            return _too_dear(b, step.points, group.left - spent + step.points)
        stopped = halting_rule(step) if step.ends else None
    return _bar_to_staying(sit, move.units, move.path[-1])


def _bar_to_staying(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    """No British unit ends its movement in Paris (13.17)."""
    is_paris = any(place.name == "Paris" for place in sit.board[hex_].places)
    if is_paris and any(sit.piece(unit).nation == "british" for unit in units):
        return Reason("paris", "No BEF unit ends its movement in Paris.", rule("13.17"), hex_)
    return None


def apply(sit: Situation, tx: Tx, move: MoveStack) -> None:
    """Move a stack hex by hex until it arrives or a river stops it."""
    _begin(sit, tx, move.units)
    for a, b in zip(move.path, move.path[1:], strict=False):
        if not _step(situation(sit.scenario, tx.state), tx, move.units, a, b):
            break
    now = situation(sit.scenario, tx.state)
    meet(now, tx, move.units, tuple(hex_ for hex_ in move.path[1:] if _came_to(now, move, hex_)))


def _came_to(sit: Situation, move: MoveStack, hex_: Hex) -> bool:
    """Whether a stack got as far as a hex of its path."""
    end = sit.at(move.units[0])
    return move.path.index(hex_) <= move.path.index(end)


def _begin(sit: Situation, tx: Tx, units: tuple[UnitId, ...]) -> None:
    """A new parent stack: check its supply at this instant (10.2.A, 11.7)."""
    if all(unit in sit.ext.active for unit in units):
        return
    parent = tuple(
        unit for unit in sit.units_in(sit.at(units[0]), sit.clock.side) if unit not in sit.ext.spent
    )
    unsupplied = tuple(unit for unit in parent if not is_supplied(sit, unit))
    tx.emit(MoveBegun(parent))
    if unsupplied:
        tx.emit(SupplyChecked(unsupplied))


def _step(sit: Situation, tx: Tx, units: tuple[UnitId, ...], a: Hex, b: Hex) -> bool:
    """Take one step; False where the move has ended, short of it or in it."""
    group = Group(sit, units)
    step = passage(group, a, b, 0)
    assert isinstance(step, Passage), "a checked path holds no refused step"
    if step.points > group.left:
        return False  # a river on the way has cost more than hoped
    violate(tx, sit, group.side, b)
    extra = 0
    if step.risk:
        roll = tx.roll(f"crossing into {b}", rule("13.9.C"))
        extra = roll.total // 2
    points = step.points + extra
    origin = sit.ext.origins.get(units[0], a)
    if points > group.left:
        tx.emit(CrossingFailed((a, b)))
        tx.emit(PointsSpent(units, 0, origin, halt="13.9.D"))
        return False
    halt = halting_rule(step).section if step.ends else ""
    tx.emit(PointsSpent(units, points, origin, halt))
    tx.emit(UnitsMoved(units, (a, b)))
    occupy(tx, sit, units, b)
    return not step.ends


def occupy(tx: Tx, sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> None:
    """What units change by entering a hex: control, supply, the Ruhr (3.5.C, 4.2.B, 4.5, 10.8.A, 10.11.C)."""
    side = sit.side_of(units[0])
    if tx.state.control.get(hex_) != side:
        tx.emit(ControlTaken((hex_,), side))
        if lost_by_entry(sit, side, hex_):
            tx.emit(SourcesLost((hex_,)))
    is_western = any(sit.piece(unit).nation in ("british", "french") for unit in units)
    goal = "ruhr_city" if sit.is_1940 else "ruhr_endangered"
    if is_western and sit.is_in(hex_, goal) and not sit.ext.has_ruhr_fallen:
        tx.emit(RuhrEntered(hex_))
