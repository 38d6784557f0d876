"""Invariants that every reachable state keeps."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.systems.blitzkrieg_1940.coup import is_coup
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_lonely
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN, STACK_LIMIT
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import size


def faults(sit: Situation) -> tuple[str, ...]:
    """Broken invariants, in words."""
    return (*_in_the_stacks(sit), *_in_the_units(sit), *_on_the_map(sit))


def _in_the_stacks(sit: Situation) -> Iterator[str]:
    stacked = [unit for stack in sit.state.stacks.values() for unit in stack]
    if sorted(stacked) != sorted(sit.state.units):
        yield "a unit is in no stack, or in two"
    for at, stack in sit.state.stacks.items():
        yield from (f"{unit} is stacked at {at} but stands elsewhere" for unit in stack if sit.at(unit) != at)


def _in_the_units(sit: Situation) -> Iterator[str]:
    for unit, now in sit.state.units.items():
        full = sit.piece(unit).full_steps
        if not 0 <= now.steps <= full:
            yield f"{unit} has {now.steps} of {full} steps"
        if full and (now.steps == 0) != (now.at == ELIMINATED):
            yield f"{unit} has {now.steps} steps and is at {now.at}"


def _on_the_map(sit: Situation) -> Iterator[str]:
    for hex_, stack in sit.on_map.items():
        regular = [unit for unit in stack if not is_coup(sit, unit)]
        if len({sit.side_of(unit) for unit in regular}) > 1:
            yield f"both sides are in {hex_}"
        if any(size(sit, sit.units_in(hex_, side)) > STACK_LIMIT for side in (GERMAN, ALLIED)):
            yield f"{hex_} is overstacked"
        if is_lonely(sit, stack) and not sit.state.frames:
            yield f"dummies are alone in {hex_}"
        if sit.board[hex_].terrain == "sea":
            yield f"units are at sea in {hex_}"
        if sit.clock.turn and sit.state.control.get(hex_) not in _rightful(sit, hex_, regular):
            yield f"{hex_} is not controlled by the side that holds it"
    for unit, spent in sit.ext.spent.items():
        if sit.steps(unit) and spent > sit.face(unit).movement:
            yield f"{unit} has spent {spent} points"


def _rightful(sit: Situation, hex_: str, regular: list[UnitId]) -> tuple[str | None, ...]:
    if sit.is_neutral(sit.country(hex_)) or not regular:
        return (None, ALLIED, GERMAN)
    return (sit.holder(hex_),)
