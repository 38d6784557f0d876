"""The position: all that changes during play, frozen, with the few functions that make the next one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeAlias, TypeVar

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.tags import snake_case

Location: TypeAlias = str
"""Where a unit is: a hex, or the id of an off-map box."""

ELIMINATED: Location = "eliminated"
"""The box of units that are out of play for good."""

Ext = TypeVar("Ext")


class Clock(msgspec.Struct, frozen=True):
    """Where play stands in the sequence of play.

    Attributes:
        turn: Game turn, from 1; 0 during set-up.
        part: Part of the turn (couplet, impulse, operation), from 1.
        side: The phasing side.
        phase: Id of the phase.
    """

    turn: int
    part: int
    side: str
    phase: str


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A unit in play: where it is and the steps it has left (0 when eliminated)."""

    at: Location
    steps: int


class Frame(msgspec.Struct, frozen=True, tag_field="frame", tag=snake_case):
    """A decision that interrupts the sequence of play. Games derive one for each kind of interruption."""


class GameState(msgspec.Struct, Generic[Ext], frozen=True, eq=False):
    """One position. Compare positions by digest or ``is_same``; the mappings must never be changed in place.

    Attributes:
        units: Every unit of the scenario.
        stacks: Units at each occupied location, bottom first.
        control: Controlling side of each hex that has one.
        frames: Open interruptions, the innermost last.
        rolls: Number of rolls made so far; the index of the next one.
        ext: What this game alone keeps.
    """

    clock: Clock
    units: dict[UnitId, Unit]
    stacks: dict[Location, tuple[UnitId, ...]]
    control: dict[Hex, str]
    frames: tuple[Frame, ...]
    rolls: int
    ext: Ext

    def stack(self, at: Location) -> tuple[UnitId, ...]:
        """The units at a location, bottom first; empty where there are none."""
        return self.stacks.get(at, ())

    @property
    def frame(self) -> Frame | None:
        """The innermost open interruption."""
        return self.frames[-1] if self.frames else None


def is_same(a: GameState[Ext], b: GameState[Ext]) -> bool:
    """Whether two positions of a game are alike in everything, which is sooner told than by their digests."""
    return msgspec.structs.astuple(a) == msgspec.structs.astuple(b)


def stack_up(units: dict[UnitId, Unit]) -> dict[Location, tuple[UnitId, ...]]:
    """Stacks of a fresh position, in the order of the units."""
    stacks: dict[Location, tuple[UnitId, ...]] = {}
    for unit_id, unit in units.items():
        stacks[unit.at] = (*stacks.get(unit.at, ()), unit_id)
    return stacks


def relocate(state: GameState[Ext], moving: Iterable[UnitId], to: Location) -> GameState[Ext]:
    """Put units on top of the stack at a location, keeping their order."""
    moving = tuple(moving)
    units, stacks = state.units.copy(), state.stacks.copy()  # ``dict`` takes long where keys were taken out
    for unit_id in moving:
        _lift(stacks, units[unit_id].at, unit_id)
        units[unit_id] = Unit(to, units[unit_id].steps)
    stacks[to] = (*stacks.get(to, ()), *moving)
    return msgspec.structs.replace(state, units=units, stacks=stacks)


def reduce_steps(state: GameState[Ext], unit_id: UnitId, steps: int) -> GameState[Ext]:
    """Set a unit's steps; at zero it goes to the box of the eliminated."""
    unit = Unit(state.units[unit_id].at, steps)
    state = msgspec.structs.replace(state, units={**state.units, unit_id: unit})
    return relocate(state, (unit_id,), ELIMINATED) if steps == 0 else state


def take_control(state: GameState[Ext], hexes: Iterable[Hex], side: str) -> GameState[Ext]:
    """Give hexes to a side."""
    return msgspec.structs.replace(state, control={**state.control, **dict.fromkeys(hexes, side)})


def _lift(stacks: dict[Location, tuple[UnitId, ...]], at: Location, unit_id: UnitId) -> None:
    rest = tuple([other for other in stacks[at] if other != unit_id])
    if rest:
        stacks[at] = rest
    else:
        del stacks[at]
