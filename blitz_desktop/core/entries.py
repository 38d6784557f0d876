"""The log: actions that players take, events that change the state, and entries that join them."""

from __future__ import annotations

from typing import ClassVar, TypeVar

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.dice import Roll
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Clock, Ext, GameState, Location, reduce_steps, relocate, take_control
from blitz_desktop.core.tags import snake_case


class Action(msgspec.Struct, frozen=True, tag_field="kind", tag=snake_case):
    """What a player decides to do, complete. Its fields are the slots of the offer that leads to it."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=snake_case):
    """Something that has happened. Events alone change the state.

    Attributes:
        irrevocable: Whether a strict game does not let players undo past it.
        is_milestone: Whether the turn in which it happens is worth a place in a table of many games.
    """

    irrevocable: ClassVar[bool] = False
    is_milestone: ClassVar[bool] = False


ActionT = TypeVar("ActionT", bound=Action)


class Rolled(Event, frozen=True):
    """Dice were thrown."""

    irrevocable: ClassVar[bool] = True
    roll: Roll


class ClockSet(Event, frozen=True):
    """Play went on to another phase, part or turn."""

    clock: Clock


class UnitsMoved(Event, frozen=True):
    """Units went together from one location to another, keeping their order.

    Attributes:
        path: Every location on the way, the start first.
    """

    units: tuple[UnitId, ...]
    path: tuple[Location, ...]


class StepsLeft(Event, frozen=True):
    """A unit's strength changed; at zero steps it is eliminated."""

    unit: UnitId
    steps: int


class ControlTaken(Event, frozen=True):
    """Hexes passed to a side's control."""

    hexes: tuple[Hex, ...]
    side: str


class FrameClosed(Event, frozen=True):
    """The innermost interruption is over."""


CoreEvent = Rolled | ClockSet | UnitsMoved | StepsLeft | ControlTaken | FrameClosed
"""Events that every game shares; each game joins its own to them."""


def evolve(state: GameState[Ext], event: CoreEvent) -> GameState[Ext]:
    """The state after a shared event."""
    match event:
        case Rolled():
            return msgspec.structs.replace(state, rolls=state.rolls + 1)
        case ClockSet(clock):
            return msgspec.structs.replace(state, clock=clock)
        case UnitsMoved(units, path):
            return relocate(state, units, path[-1])
        case StepsLeft(unit, steps):
            return reduce_steps(state, unit, steps)
        case ControlTaken(hexes, side):
            return take_control(state, hexes, side)
        case FrameClosed():
            return msgspec.structs.replace(state, frames=state.frames[:-1])
    raise TypeError(f"{type(event).__name__} changes nothing that all games share")


class Entry(msgspec.Struct, frozen=True):
    """One line of the log.

    Attributes:
        number: Position on its line of play, from 1.
        side: The side that decided.
        digest: Digest of the state after the events.
    """

    number: int
    side: str
    action: Action
    events: tuple[Event, ...]
    digest: str
