"""What Blitzkrieg 1940 alone keeps in its state, and its actions, events and interruptions."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.entries import (
    Action,
    ClockSet,
    ControlTaken,
    Event,
    FrameClosed,
    Rolled,
    StepsLeft,
    UnitsMoved,
)
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Frame, GameState
from blitz_desktop.core.transaction import Transaction

BOOK = "blitzkrieg_1940"

GERMAN = "german"
ALLIED = "allied"

SETUP = "setup"
ORDER = "order"
MOVEMENT = "movement"
COMBAT = "combat"
OVER = "over"

MOVE_FIGHT = "move_fight"
FIGHT_MOVE = "fight_move"

COUNTRY_OF = {
    "german": "germany",
    "french": "france",
    "british": "britain",
    "belgian": "belgium",
    "dutch": "netherlands",
}
"""Home country of each army."""

STACK_LIMIT = 12
"""Four divisions, counted in thirds of a division (11.1)."""


@cache
def rule(section: str) -> RuleRef:
    """A paragraph of this game's rulebook."""
    return RuleRef(BOOK, section)


class Battle(msgspec.Struct, frozen=True):
    """A battle whose losses and advance are still to be settled."""

    target: Hex
    attackers: tuple[UnitId, ...]
    defenders: tuple[UnitId, ...]


class LossesDue(Frame, frozen=True):
    """A side must take steps from its units in a battle (14.10)."""

    side: str
    count: int
    battle: Battle


class AdvanceDue(Frame, frozen=True):
    """The attackers may enter the hex they have cleared (14.22)."""

    battle: Battle


class ExcessDue(Frame, frozen=True):
    """A side must remove units from an overstacked or mixed hex (11.2.C, 11.4)."""

    side: str
    at: Hex


class PointsScored(Event, frozen=True):
    """Victory points awarded or deducted at the end (4.4)."""

    name: str
    points: int
    section: str


class Ext(msgspec.Struct, frozen=True):
    """State of this game beside the shared one.

    Attributes:
        order: Phase order declared for the segment under way; empty before the declaration.
        violated: Countries that have been drawn into the war, with turn and couplet.
        spent: Points spent this phase by units that have moved.
        origins: Where each unit that has moved began the phase.
        active: Units of the parent stack whose movement may still go on.
        halted: Units that may move no farther this phase.
        unsupplied: Units found out of supply when they began to move this phase.
        closed: Hexsides closed for the phase by a failed crossing.
        attacked: Units that have attacked this phase.
        assaulted: Hexes that have been attacked this phase.
        lost_sources: Ports and cities that have lost their supply capacity for good.
        scored: Victory points awarded so far.
    """

    order: str = ""
    violated: dict[str, tuple[int, int]] = {}
    spent: dict[UnitId, int] = {}
    origins: dict[UnitId, Hex] = {}
    active: tuple[UnitId, ...] = ()
    halted: tuple[UnitId, ...] = ()
    unsupplied: tuple[UnitId, ...] = ()
    closed: tuple[Hexside, ...] = ()
    attacked: tuple[UnitId, ...] = ()
    assaulted: tuple[Hex, ...] = ()
    lost_sources: tuple[Hex, ...] = ()
    scored: tuple[PointsScored, ...] = ()


State: TypeAlias = GameState[Ext]
Tx: TypeAlias = Transaction[Ext]


# Actions, in the order of the sequence of play


class Deploy(Action, frozen=True):
    """Put starting units into a hex (3.1.F)."""

    units: tuple[UnitId, ...]
    hex: Hex


class EndSetup(Action, frozen=True):
    """Declare the set-up finished."""


class ChooseOrder(Action, frozen=True):
    """Declare the phase order of the segment (5.4)."""

    order: str


class MoveStack(Action, frozen=True):
    """Move units together along a path, its start included (13.1)."""

    units: tuple[UnitId, ...]
    path: tuple[Hex, ...]


class Attack(Action, frozen=True):
    """Attack a hex (14.1)."""

    target: Hex
    attackers: tuple[UnitId, ...]


class TakeLosses(Action, frozen=True):
    """Take steps from units; a unit named twice loses two (14.10)."""

    losses: tuple[UnitId, ...]


class Advance(Action, frozen=True):
    """Advance attackers into the hex they have cleared, or none of them (14.22)."""

    units: tuple[UnitId, ...]


class RemoveExcess(Action, frozen=True):
    """Remove units from an overstacked hex (11.2.C)."""

    units: tuple[UnitId, ...]


class EndPhase(Action, frozen=True):
    """End the movement or combat phase."""


# Events of this game alone


class OrderChosen(Event, frozen=True):
    """The phase order of the segment was declared."""

    order: str


class NeutralityViolated(Event, frozen=True):
    """Countries were drawn into the war on the Allied side."""

    countries: tuple[str, ...]


class MoveBegun(Event, frozen=True):
    """A parent stack began to move; these are all of it that may still move."""

    active: tuple[UnitId, ...]


class SupplyChecked(Event, frozen=True):
    """Units about to move were found out of supply (10.2.A)."""

    unsupplied: tuple[UnitId, ...]


class PointsSpent(Event, frozen=True):
    """Moving units spent points, and may have to stop."""

    units: tuple[UnitId, ...]
    points: int
    origin: Hex
    is_halted: bool


class CrossingFailed(Event, frozen=True):
    """A river could not be crossed; the hexside is closed for the phase (13.9.D)."""

    side: Hexside


class BattleBegun(Event, frozen=True):
    """A hex was attacked."""

    battle: Battle


class OddsFound(Event, frozen=True):
    """Strengths, shift and column of a battle."""

    attack: int
    defence: int
    shift: int
    column: str


class ResultFound(Event, frozen=True):
    """Result of a battle: steps lost by attacker and defender."""

    result: str


class Interrupted(Event, frozen=True):
    """A decision interrupts the sequence of play."""

    frame: LossesDue | AdvanceDue | ExcessDue


class SourcesLost(Event, frozen=True):
    """Ports or cities lost their supply capacity for good (10.8.A, 10.11.C)."""

    hexes: tuple[Hex, ...]


ACTIONS: tuple[type[Action], ...] = (
    Deploy,
    EndSetup,
    ChooseOrder,
    MoveStack,
    Attack,
    TakeLosses,
    Advance,
    RemoveExcess,
    EndPhase,
)

EVENTS: tuple[type[Event], ...] = (
    Rolled,
    ClockSet,
    UnitsMoved,
    StepsLeft,
    ControlTaken,
    FrameClosed,
    OrderChosen,
    NeutralityViolated,
    MoveBegun,
    SupplyChecked,
    PointsSpent,
    CrossingFailed,
    BattleBegun,
    OddsFound,
    ResultFound,
    Interrupted,
    SourcesLost,
    PointsScored,
)
