"""5/6 Nobody makes a stack that is too large and that nobody could get apart before the movement ends."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason
from blitz_desktop.core.decisions import Choices
from blitz_desktop.core.entries import Event, UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import breakthrough, movement
from blitz_desktop.systems.meuse_1940.actions import BreakThrough, Move
from blitz_desktop.systems.meuse_1940.events import MoveBegun, PointsSpent
from blitz_desktop.systems.meuse_1940.evolution import evolve
from blitz_desktop.systems.meuse_1940.model import rule
from blitz_desktop.systems.meuse_1940.situation import Situation, situation
from blitz_desktop.systems.meuse_1940.stacking import is_within, overflow


def path_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes that units can reach, but for those where they would be stuck in too large a stack."""
    choices = movement.path_choices(sit, units)
    if not choices.legal:
        return choices
    if reason := _bar_to_leaving_off(sit, units):
        return Choices({}, Legality((reason,)))
    leaves_crowd = _leaves_crowd(sit, units)
    stuck = {}
    for hex_ in choices.legal:
        if leaves_crowd or _crowds(sit, units, hex_):
            spent = sum(part.points for leg in choices.targets[hex_].legs for part in leg.parts)
            if (reason := _bar(sit, units, hex_, int(spent))) is not None:
                refused = Legality((reason,))
                stuck[hex_] = msgspec.structs.replace(choices.targets[hex_], legality=refused)
    return msgspec.structs.replace(choices, targets={**choices.targets, **stuck}) if stuck else choices


def move_legality(sit: Situation, move: Move) -> Legality:
    """Whether units may follow a path, and stay where it ends if they must."""
    legality = movement.legality(sit, move)
    if not legality:
        return legality
    if reason := _bar_to_leaving_off(sit, move.units):
        return Legality((reason,))
    end = move.path[-1]
    if not _crowds(sit, move.units, end) and not _leaves_crowd(sit, move.units):
        return legality
    spent = movement.spending(sit, move)
    assert isinstance(spent, int), "a legal path has its cost"
    return Legality.of(_bar(sit, move.units, end, spent))


def breakthrough_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes to break through to, while nobody is left behind in too large a stack."""
    choices = breakthrough.hex_choices(sit, units)
    reason = _bar_to_leaving_off(sit, units) if choices.legal else None
    return choices if reason is None else Choices({}, Legality((reason,)))


def breakthrough_legality(sit: Situation, action: BreakThrough) -> Legality:
    """Whether a breakthrough may be tried."""
    legality = breakthrough.legality(sit, action)
    return legality and Legality.of(_bar_to_leaving_off(sit, action.units))


def can_thin_out(sit: Situation, hex_: Hex) -> bool:
    """Whether any unit of a stack can still go where it may stay, or break through."""
    return any(_can_go(sit, unit) for unit in sit.units_in(hex_, sit.clock.side))


def _can_go(sit: Situation, unit: UnitId) -> bool:
    at = sit.at(unit)
    if movement.can_leave(sit, unit):
        if _bar_to_leaving_off(sit, (unit,)):
            return False
        steps = movement.passages(sit, (unit,))
        leaves_crowd = _leaves_crowd(sit, (unit,))
        for hex_ in sit.board.neighbours(at):
            step = steps.between(at, hex_, 0)
            if isinstance(step, Reason) or step.points > steps.budget:
                continue
            is_roomy = not leaves_crowd and not _crowds(sit, (unit,), hex_)
            if is_roomy or _bar(sit, (unit,), hex_, step.points) is None:
                return True
    return sit.is_in_enemy_zone(sit.side_of(unit), at) and bool(breakthrough_choices(sit, (unit,)).legal)


def _left_crowded(sit: Situation, units: Iterable[UnitId]) -> tuple[Hex, ...]:
    """Hexes with too large a stack in which a unit could move on until others move."""
    hexes = dict.fromkeys(sit.at(unit) for unit in sit.ext.active if unit not in units and sit.steps(unit))
    side = sit.clock.side
    return tuple(hex_ for hex_ in hexes if hex_ in sit.board and not is_within(sit, sit.units_in(hex_, side)))


def _crowds(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> bool:
    """Whether there would be too large a stack where units go."""
    return overflow(sit, units, hex_, sit.clock.side) is not None


def _leaves_crowd(sit: Situation, units: tuple[UnitId, ...]) -> bool:
    """Whether units leave too large a stack in which others have begun to move."""
    return sit.at(units[0]) in _left_crowded(sit, units)


def _bar(sit: Situation, units: tuple[UnitId, ...], hex_: Hex, spent: int) -> Reason | None:
    """Why units may not end a path in a hex, where they or those whom they leave would be stuck."""
    side, start = sit.side_of(units[0]), sit.at(units[0])
    halt = "4.1/3" if sit.is_in_enemy_zone(side, hex_) else ""
    events = (PointsSpent(units, spent, start, halt), UnitsMoved(units, (start, hex_)))
    return _stuck(_after(sit, units, events), (start, hex_), side)


def _bar_to_leaving_off(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why others may not begin to move, where units left behind would be stuck."""
    hexes = tuple(hex_ for hex_ in _left_crowded(sit, units) if hex_ != sit.at(units[0]))
    return _stuck(_after(sit, units, ()), hexes, sit.side_of(units[0])) if hexes else None


def _after(sit: Situation, units: tuple[UnitId, ...], events: tuple[Event, ...]) -> Situation:
    state = sit.state
    begun = (MoveBegun(units),) if set(units) - set(sit.ext.active) else ()
    for event in (*begun, *events):
        state = evolve(state, event)
    return situation(sit.scenario, state)


def _stuck(after: Situation, hexes: tuple[Hex, ...], side: str) -> Reason | None:
    for hex_ in hexes:
        units = after.units_in(hex_, side)
        if not is_within(after, units) and not any(_could_leave(after, unit) for unit in units):
            text = say("{hex} would hold more than a regiment, and nobody there could still leave.", hex=hex_)
            return Reason("overstacked", text, rule("5/6"), hex_)
    return None


def _could_leave(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit can move out of its hex, were it only to break through."""
    return movement.can_leave(sit, unit) or (
        sit.is_in_enemy_zone(sit.side_of(unit), sit.at(unit))
        and bool(breakthrough.hex_choices(sit, (unit,)).legal)
    )
