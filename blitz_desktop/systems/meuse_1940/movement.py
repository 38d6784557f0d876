"""4.1 Movement."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Offer, Slot, SlotKind, in_points
from blitz_desktop.core.entries import ControlTaken, UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.reach import Passage, reachable
from blitz_desktop.systems.meuse_1940 import engines
from blitz_desktop.systems.meuse_1940.actions import Move
from blitz_desktop.systems.meuse_1940.events import MoveBegun, PointsSpent
from blitz_desktop.systems.meuse_1940.exploitation import may_exploit
from blitz_desktop.systems.meuse_1940.headquarters import overrun
from blitz_desktop.systems.meuse_1940.model import CRAWLING, EXPLOITATION, HALVES, MOVEMENT, Tx, rule
from blitz_desktop.systems.meuse_1940.passages import Passages
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation


def offer(sit: Situation) -> Offer:
    """Move a unit, or armour with one companion (4.1/1, 4.3/1)."""
    return Offer(
        Move,
        say("Move"),
        rule("4.1/1" if sit.clock.phase == MOVEMENT else "9/1"),
        (
            Slot(
                "units",
                SlotKind.UNITS,
                say("Pick a unit, or armour with one companion"),
                most=2,
                is_in_turn=True,
            ),
            Slot("path", SlotKind.PATH, say("Pick where it goes")),
        ),
    )


# Who may move


def allowance(sit: Situation, unit: UnitId) -> int:
    """Halves of a point a unit has this phase (4.1/8, 9/1, 10.6/2)."""
    halves = sit.allowance(unit)
    if sit.clock.phase == EXPLOITATION:
        halves //= 2
    return halves // 2 if sit.ext.engines.get(unit) == CRAWLING else halves


def points_left(sit: Situation, unit: UnitId) -> int:
    """Halves of a point a unit may still spend this phase."""
    return 0 if unit in sit.ext.halted else allowance(sit, unit) - sit.ext.spent.get(unit, 0)


def bar_to_moving(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may not move at all now, where it may not."""
    ext, phase = sit.ext, sit.clock.phase
    if sit.side_of(unit) != sit.clock.side:
        text = say("{unit} belongs to the other side.", unit=sit.name(unit))
        return Reason("not_yours", text, rule("1/3"), unit)
    if sit.at(unit) not in sit.board.hexes:
        text = say("{unit} is not on the map.", unit=sit.name(unit))
        return Reason("off_map", text, rule("4.1/1"), unit)
    if sit.is_held(unit):
        text = say("{unit} is held in close combat.", unit=sit.name(unit))
        return Reason("melee", text, rule("7.7/1"), unit)
    if unit in ext.spent and unit not in ext.active:
        text = say("{unit} has ended its movement: another unit has moved since.", unit=sit.name(unit))
        return Reason("move_over", text, rule("4.1/1"), unit)
    if unit in ext.halted:
        text = say("{unit} had to stop here for this phase.", unit=sit.name(unit))
        return Reason("halted", text, rule(ext.halted[unit]), unit)
    if phase == EXPLOITATION and (reason := may_exploit(sit, unit)):
        return reason
    if phase in (MOVEMENT, EXPLOITATION) and (reason := engines.bar_to_moving(sit, unit)):
        return reason
    if allowance(sit, unit) > ext.spent.get(unit, 0):
        return None
    text = say("{unit} has no movement points left.", unit=sit.name(unit))
    return Reason("spent", text, rule("4.1/1"), unit)


def bar_to_grouping(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not move together: only armour takes a companion, from its own hex (4.1/1, 4.3/1)."""
    if len(set(units)) < len(units) or not units:
        return Reason("no_units", say("Pick the units, each once."), rule("4.1/1"))
    if len(units) == 1:
        return None
    armour = [unit for unit in units if sit.kind(unit) == "armour"]
    if len(units) > 2 or len(armour) != 1:
        text = say("Units move one by one; only armour takes one companion of another kind with it.")
        return Reason("together", text, rule("4.3/1"))
    if len({sit.at(unit) for unit in units}) > 1 or len({_origin(sit, unit) for unit in units}) > 1:
        return Reason("apart", say("Armour and its companion must begin in the same hex."), rule("4.3/1"))
    return None


def _origin(sit: Situation, unit: UnitId) -> str:
    return sit.ext.origins.get(unit, sit.at(unit))


def bar_to_group(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not move together, or not at all."""
    unknown = next((unit for unit in units if unit not in sit.state.units), None)
    if unknown is not None:
        return Reason("unknown_unit", say("There is no unit {unit}.", unit=unknown), rule("4.1/1"), unknown)
    single = next((reason for unit in units if (reason := bar_to_moving(sit, unit))), None)
    return single or bar_to_grouping(sit, units)


def unit_choices(sit: Situation) -> Choices:
    """Counters of the active side, with why each may not move where it may not."""
    side = sit.clock.side
    targets = {
        unit: Choice(unit, Legality.of(bar_to_moving(sit, unit)))
        for unit in (*sit.units_on_map(side), *sit.hqs_on_map(side))
    }
    return Choices(targets, refuse("not_yours", say("Only the active side's units move."), rule("1/3")))


# Where they go


def passages(sit: Situation, units: tuple[UnitId, ...]) -> Passages:
    """The steps that units may take together now."""
    is_fresh = not any(unit in sit.ext.spent for unit in units)
    return Passages(sit, units, min(points_left(sit, unit) for unit in units), is_fresh=is_fresh)


def path_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes that units can reach, and why others cannot be."""
    if reason := bar_to_group(sit, units):
        return Choices({}, Legality((reason,)))
    steps = passages(sit, units)
    reach = reachable(sit.board, sit.at(units[0]), steps.budget, steps.between, _too_dear, steps=steps.steps)
    text = say("Out of reach: too far, behind enemy zones of control, or no way leads there.")
    too_far = refuse("too_far", text, rule("4.1/1"))
    zone = rule("4.1/3")
    return reach.choices(
        too_far,
        per_point=HALVES,
        halt=lambda hex_, _: zone if sit.is_in_enemy_zone(steps.side, hex_) else None,
    )


def can_leave(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit can move into any hex beside its own: as path choices say, and at no search's cost."""
    if bar_to_group(sit, (unit,)):
        return False
    at, steps = sit.at(unit), passages(sit, (unit,))
    ways = (steps.between(at, beyond, 0) for beyond in sit.board.neighbours(at))
    return any(isinstance(way, Passage) and way.points <= steps.budget for way in ways)


def _too_dear(hex_: Hex, halves: int, left: int) -> Reason:
    return Reason("too_far", dearth(hex_, halves, left), rule("4.1/2"), hex_)


def dearth(hex_: Hex, halves: int, left: int) -> str:
    """That a hex costs more than is left, in halves of a point."""
    return say(
        "Movement points: {hex} costs {cost}, {left} left.", hex=hex_, cost=points(halves), left=points(left)
    )


def points(halves: int) -> str:
    """Halves of a point as a number of points.

    >>> points(5)
    '2½'
    """
    return in_points(halves, HALVES)


def legality(sit: Situation, move: Move) -> Legality:
    """Whether units may follow a path."""
    bar = bar_to_group(sit, move.units)
    found = bar or spending(sit, move)
    return Legality.of(found if isinstance(found, Reason) else None)


def spending(sit: Situation, move: Move) -> int | Reason:
    """Halves of a point that a path costs, or why it may not be followed."""
    steps, spent, stopped = passages(sit, move.units), 0, ""
    if len(move.path) < 2 or move.path[0] != sit.at(move.units[0]):
        return Reason("no_path", say("A path begins in the units' hex and leads out of it."), rule("4.1/1"))
    for a, b in zip(move.path, move.path[1:], strict=False):
        if b not in sit.board or not sit.board.is_adjacent(a, b):
            return Reason("skips", say("Units move from hex to adjacent hex."), rule("4.1/1"), b)
        if stopped:
            return Reason("stopped", _why_stopped(stopped, a), rule(stopped), b)
        step = steps.between(a, b, spent)
        if isinstance(step, Reason):
            return step
        spent += step.points
        if spent > steps.budget:
            return _too_dear(b, step.points, steps.budget - spent + step.points)
        stopped = end_of(sit, steps.side, b) if step.ends else ""
    return spent


def _why_stopped(section: str, hex_: Hex) -> str:
    if section == "4.1/3":
        return say("The move ends in {hex}, in an enemy zone of control.", hex=hex_)
    return say("The move ends in {hex} until the enemy headquarters there has gone back.", hex=hex_)


def end_of(sit: Situation, side: str, hex_: Hex) -> str:
    """The paragraph that ends a path in a hex: a zone, or a headquarters that must first go back."""
    return "4.1/3" if sit.is_in_enemy_zone(side, hex_) else "4.2/1"


def apply(sit: Situation, tx: Tx, move: Move) -> None:
    """Move units hex by hex."""
    begin(sit, tx, move.units)
    for a, b in zip(move.path, move.path[1:], strict=False):
        now = situation(sit.scenario, tx.state)
        step = passages(now, move.units).between(a, b, 0)
        assert isinstance(step, Passage), "a checked path holds no refused step"
        advance(now, tx, move.units, a, b, step)


def begin(sit: Situation, tx: Tx, units: tuple[UnitId, ...]) -> None:
    """These units move from now on, and no others."""
    if set(units) - set(sit.ext.active):
        tx.emit(MoveBegun(units))


def advance(sit: Situation, tx: Tx, units: tuple[UnitId, ...], a: Hex, b: Hex, step: Passage) -> None:
    """Take one step: pay for it, enter, drive a headquarters out of it; a zone alone halts (4.1/3)."""
    side = sit.side_of(units[0])
    halt = "4.1/3" if sit.is_in_enemy_zone(side, b) else ""
    tx.emit(PointsSpent(units, step.points, a, halt))
    tx.emit(UnitsMoved(units, (a, b)))
    occupy(tx, side, b)
    overrun(situation(sit.scenario, tx.state), tx, enemy_of(side), b)


def occupy(tx: Tx, side: str, hex_: Hex) -> None:
    """A hex that a side enters is its own from now on."""
    if tx.state.control.get(hex_) != side:
        tx.emit(ControlTaken((hex_,), side))
