"""Invariants that every reachable state keeps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from blitz_desktop.core.inspection import Inspector
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED, Unit
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, RETURNING
from blitz_desktop.systems.meuse_1940.situation import Situation


def faults(sit: Situation) -> tuple[str, ...]:
    """Broken invariants, in words."""
    in_the_units = _inspector(sit.scenario).faults(sit.state)
    return (*in_the_units, *_in_the_moves(sit), *_on_the_map(sit), *_in_supply_of_fire(sit))


@lru_cache(maxsize=8)
def _inspector(scenario: Scenario) -> Inspector:
    def of_unit(unit: UnitId, now: Unit) -> Iterator[str]:
        if not 0 <= now.steps <= scenario.pieces[unit].full_steps:
            yield f"{unit} has {now.steps} steps"
        if (now.steps == 0) != (now.at == ELIMINATED):
            yield f"{unit} has {now.steps} steps and is at {now.at}"

    return Inspector(of_unit)


def _in_the_moves(sit: Situation) -> Iterator[str]:
    for unit, spent in sit.ext.spent.items():
        if sit.steps(unit) and spent > sit.face(unit).movement * 3:
            yield f"{unit} has spent {spent} halves of a point"


def _on_the_map(sit: Situation) -> Iterator[str]:
    for hex_ in sit.hexes_of(GERMAN):
        if sit.is_occupied_by(FRENCH, hex_) and not sit.state.frames:
            yield f"both sides are in {hex_}"
    for hq in sit.ext.lost:
        if sit.at(hq) != RETURNING:
            yield f"{hq} is destroyed and stands at {sit.at(hq)}"


def _in_supply_of_fire(sit: Situation) -> Iterator[str]:
    for hq, used in sit.ext.guns.items():
        if used > sit.face(hq).ratings.get("artillery", 0):
            yield f"{hq} has used {used} artillery points"
    for side, used in sit.ext.planes.items():
        if used > sit.tables.aviation[side].points:
            yield f"{side} has used {used} aviation points"
