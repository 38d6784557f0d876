"""Invariants that every reachable state keeps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from blitz_desktop.core.inspection import Inspector
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED, Unit
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.atlas import atlas_of
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_dummy, lonely_dummies
from blitz_desktop.systems.blitzkrieg_1940.frames import DisplaceDue
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN, STACK_LIMIT
from blitz_desktop.systems.blitzkrieg_1940.positions import Army
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def faults(sit: Situation) -> tuple[str, ...]:
    """Broken invariants, in words."""
    return (*_inspector(sit.scenario).faults(sit.state), *_on_the_map(sit))


@lru_cache(maxsize=8)
def _inspector(scenario: Scenario) -> Inspector:
    def of_unit(unit: UnitId, now: Unit) -> Iterator[str]:
        full = scenario.pieces[unit].full_steps
        if not 0 <= now.steps <= full:
            yield f"{unit} has {now.steps} of {full} steps"
        if full and (now.steps == 0) != (now.at == ELIMINATED):
            yield f"{unit} has {now.steps} steps and is at {now.at}"

    return Inspector(of_unit)


def _on_the_map(sit: Situation) -> Iterator[str]:
    armies, control = sit.ground.armies, sit.state.control
    if not armies[GERMAN].barring.isdisjoint(armies[ALLIED].barring):
        yield from (f"both sides are in {hex_}" for hex_ in armies[GERMAN].barring & armies[ALLIED].barring)
    for side, army in armies.items():
        yield from _in_an_army(army)
        for hex_ in [hex_ for hex_ in army.barring if control.get(hex_) != side] if sit.clock.turn else ():
            if not _is_exempt(sit, hex_):
                yield f"{hex_} is not controlled by the side that holds it"
    if sit.clock.turn and not sit.state.frames:
        yield from (f"{unit} is alone in {sit.at(unit)}" for unit in lonely_dummies(sit))
    for unit, spent in sit.ext.spent.items():
        if sit.steps(unit) and spent > sit.face(unit).movement and not is_dummy(sit, unit):
            yield f"{unit} has spent {spent} points"


@lru_cache(maxsize=8)
def _in_an_army(army: Army) -> tuple[str, ...]:
    """What is wrong with the stacks of an army, whoever controls their hexes: asked once while it rests."""
    at_sea = atlas_of(army.scenario.board).sea.members.intersection(army.posts)
    return (
        *(f"units are at sea in {hex_}" for hex_ in at_sea),
        *(f"a side is overstacked in {hex_}" for hex_ in army.larger_than(STACK_LIMIT)),
    )


def _is_exempt(sit: Situation, hex_: str) -> bool:
    """Whether units may be in a hex without control of it: it is neutral, or they are driven out (7.4)."""
    return sit.is_neutral(sit.country(hex_)) or sit.state.frame == DisplaceDue(hex_)
