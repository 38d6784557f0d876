"""Invariants that every reachable state keeps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED, misplaced
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_dummy, lonely_dummies
from blitz_desktop.systems.blitzkrieg_1940.frames import DisplaceDue
from blitz_desktop.systems.blitzkrieg_1940.model import STACK_LIMIT
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def faults(sit: Situation) -> tuple[str, ...]:
    """Broken invariants, in words."""
    return (*misplaced(sit.state), *_in_the_units(sit), *_on_the_map(sit))


def _in_the_units(sit: Situation) -> Iterator[str]:
    strengths = _full_strengths(sit.scenario)
    odd = [
        (unit, now)
        for unit, now in sit.state.units.items()
        if not 0 < now.steps <= strengths[unit] or now.at == ELIMINATED
    ]
    for unit, now in odd:
        full = strengths[unit]
        if not 0 <= now.steps <= full:
            yield f"{unit} has {now.steps} of {full} steps"
        if full and (now.steps == 0) != (now.at == ELIMINATED):
            yield f"{unit} has {now.steps} steps and is at {now.at}"


@lru_cache(maxsize=8)
def _full_strengths(scenario: Scenario) -> dict[UnitId, int]:
    return {unit: piece.full_steps for unit, piece in scenario.pieces.items()}


def _on_the_map(sit: Situation) -> Iterator[str]:
    armies, control = sit.ground.armies, sit.state.control
    for hex_ in frozenset.intersection(*(army.barring for army in armies.values())):
        yield f"both sides are in {hex_}"
    for side, army in armies.items():
        yield from (f"units are at sea in {hex_}" for hex_ in sit.atlas.sea.members.intersection(army.posts))
        yield from (f"{side} is overstacked in {hex_}" for hex_ in army.larger_than(STACK_LIMIT))
        for hex_ in [hex_ for hex_ in army.barring if control.get(hex_) != side] if sit.clock.turn else ():
            if not _is_exempt(sit, hex_):
                yield f"{hex_} is not controlled by the side that holds it"
    if sit.clock.turn and not sit.state.frames:
        yield from (f"{unit} is alone in {sit.at(unit)}" for unit in lonely_dummies(sit))
    for unit, spent in sit.ext.spent.items():
        if sit.steps(unit) and spent > sit.face(unit).movement and not is_dummy(sit, unit):
            yield f"{unit} has spent {spent} points"


def _is_exempt(sit: Situation, hex_: str) -> bool:
    """Whether units may be in a hex without control of it: it is neutral, or they are driven out (7.4)."""
    return sit.is_neutral(sit.country(hex_)) or sit.state.frame == DisplaceDue(hex_)
