"""What players of the toy do, what happens then, and what interrupts the sequence of play."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.entries import Action, CoreEvent, Event
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Frame, GameState

RULES = {
    "1": "Sequence of play",
    "1.1": "Ending a phase",
    "1.2": "Victory",
    "2": "Movement",
    "2.1": "Who may move",
    "2.2": "Movement points and terrain",
    "2.3": "Zones of control",
    "2.4": "Stacking",
    "2.5": "River die",
    "2.6": "Enemy hexes",
    "3": "Combat",
    "3.1": "Who may attack",
    "3.2": "Combat table",
    "3.3": "Losses",
    "3.4": "Advance after combat",
}


def rule(section: str) -> RuleRef:
    """A paragraph of the toy's rulebook."""
    return RuleRef("toy", section)


class March(Action, frozen=True):
    """Move a stack along a path."""

    units: tuple[UnitId, ...]
    path: tuple[Hex, ...]


class Assault(Action, frozen=True):
    """Attack a hex."""

    target: Hex
    units: tuple[UnitId, ...]


class TakeLosses(Action, frozen=True):
    """Spread step losses over a stack, one unit id a step."""

    losses: tuple[UnitId, ...]


class Advance(Action, frozen=True):
    """Enter the hex that an attack has emptied."""

    units: tuple[UnitId, ...]


class Halt(Action, frozen=True):
    """Do not advance."""


class EndPhase(Action, frozen=True):
    """Go on to the next phase."""


class LossFrame(Frame, frozen=True):
    """A side must choose who takes its losses."""

    side: str
    at: tuple[UnitId, ...]
    steps: int


class AdvanceFrame(Frame, frozen=True):
    """A side may advance."""

    side: str
    hex: Hex
    units: tuple[UnitId, ...]


ToyFrame = LossFrame | AdvanceFrame


class FrameOpened(Event, frozen=True):
    """An interruption began."""

    frame: ToyFrame


class Fought(Event, frozen=True):
    """An attack was resolved; the dice are in the record before it."""

    target: Hex
    units: tuple[UnitId, ...]
    result: str


class Spent(Event, frozen=True):
    """Units have done what they may do in this phase."""

    units: tuple[UnitId, ...]


ToyEvent = CoreEvent | FrameOpened | Fought | Spent


class ToyExt(msgspec.Struct, frozen=True):
    """What the toy alone keeps: the units that have moved or attacked in this phase."""

    spent: tuple[UnitId, ...] = ()


ToyState = GameState[ToyExt]
