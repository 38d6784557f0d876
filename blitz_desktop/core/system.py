"""The contract between a game and the house it lives in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

import msgspec

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer
from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.pieces import Marker, Piece, UnitId
from blitz_desktop.core.state import Ext, GameState, Location
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.core.view import BoardView, Card, Line, Palette


class TurnSpace(msgspec.Struct, frozen=True):
    """A space of the turn record track."""

    number: int
    label: str
    note: str = ""


class Side(msgspec.Struct, frozen=True):
    """A side of the game and the palette that stands for it."""

    id: str
    name: str
    palette: str


class Origin(msgspec.Struct, frozen=True):
    """Where a scenario comes from, with a copy of all that it was made of but the charts of its game.

    Attributes:
        path: Its file; empty where it is built in.
        text: The text of that file.
        parts: Texts of the other files, by the references that lead to them from its folder.
        is_built_in: Whether the program brings it along, so that its key is enough to find it.
    """

    path: str
    text: str
    parts: Mapping[str, str] = msgspec.field(default_factory=dict)
    is_built_in: bool = False


@dataclass(frozen=True, eq=False)
class Scenario:
    """A game made ready to be set up. Compared by identity: it never changes during play.

    Attributes:
        system: Id of the game system.
        id: Id within the system, such as ``1940``.
        placements: Location of every unit when play begins.
        arrivals: Turn on which a unit becomes available; its placement is a box until then.
        options: Rule options in force, by name.
        tables: The system's charts, of the type the system asks for.
        digest: Digest of all the data above, to tell whether a save still fits.
        overrides: Names of the owner's files that change the data.
        origin: Where it comes from, with a copy; None where no file was read.
        markers: Counters that are no units.
        teaches: What one learns by playing it; may be empty.
    """

    system: str
    id: str
    title: str
    description: str
    board: Board
    pieces: Mapping[UnitId, Piece]
    placements: Mapping[UnitId, Location]
    sides: tuple[Side, ...]
    turns: tuple[TurnSpace, ...]
    palettes: Mapping[str, Palette]
    tables: Any
    digest: str
    options: Mapping[str, str] = field(default_factory=dict)
    arrivals: Mapping[UnitId, int] = field(default_factory=dict)
    overrides: tuple[str, ...] = ()
    origin: Origin | None = None
    markers: tuple[Marker, ...] = ()
    teaches: str = ""

    @property
    def key(self) -> str:
        """System and scenario in one word, such as ``some_game/historical``."""
        return f"{self.system}/{self.id}"


class GameSystem(Protocol[Ext]):
    """One game. Pure: no method changes anything but the transaction it is given.

    ``viewer`` is the side that looks, or None for a table where both sides are seen.

    Attributes:
        actions: Every type of action, for reading saves.
        events: Every type of event, for reading saves.
        options: Rule options that a scenario may set, each with the values it may have.
        tables: Type of the charts it wants in ``Scenario.tables``.
    """

    id: str
    title: str
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    options: Mapping[str, tuple[str, ...]]
    tables: type[msgspec.Struct]

    def setup(self, scenario: Scenario) -> GameState[Ext]:
        """The state in which play begins."""
        ...

    def decision(
        self, scenario: Scenario, state: GameState[Ext], viewer: str | None = None
    ) -> Decision | None:
        """What must be decided now; None when the game is over."""
        ...

    def choices(
        self,
        scenario: Scenario,
        state: GameState[Ext],
        offer: Offer,
        filled: Filled,
        viewer: str | None = None,
    ) -> Choices:
        """Targets for the first blank slot of an offer."""
        ...

    def legality(
        self, scenario: Scenario, state: GameState[Ext], action: Action, viewer: str | None = None
    ) -> Legality:
        """Whether an action may be taken now, and if not, why."""
        ...

    def apply(self, scenario: Scenario, tx: Transaction[Ext], action: Action) -> None:
        """Carry out a legal action."""
        ...

    def evolve(self, state: GameState[Ext], event: Event) -> GameState[Ext]:
        """The state after an event."""
        ...

    def forecast(
        self, scenario: Scenario, state: GameState[Ext], action: Action, viewer: str | None = None
    ) -> Forecast | None:
        """Exact chances of an action; None where chance plays no part worth showing."""
        ...

    def view(self, scenario: Scenario, state: GameState[Ext], viewer: str | None = None) -> BoardView:
        """All that may be drawn."""
        ...

    def narrate(
        self,
        scenario: Scenario,
        before: GameState[Ext],
        action: Action,
        events: tuple[Event, ...],
        viewer: str | None = None,
    ) -> tuple[Line, ...]:
        """Sentences for the log."""
        ...

    def hex_card(
        self, scenario: Scenario, state: GameState[Ext], hex_: Hex, viewer: str | None = None
    ) -> Card:
        """Facts about a hex."""
        ...

    def unit_card(
        self, scenario: Scenario, state: GameState[Ext], unit: UnitId, viewer: str | None = None
    ) -> Card | None:
        """Facts about a unit; None where the viewer may not know them."""
        ...

    def faults(self, scenario: Scenario, state: GameState[Ext]) -> tuple[str, ...]:
        """Broken invariants, in words; empty in every state that play can reach."""
        ...


class Misfit(msgspec.Struct, frozen=True):
    """Units that may not begin where a scenario has them.

    Attributes:
        units: The unit, or all that may not begin together.
        expected: What a place for them would have to be, for the author of the scenario.
    """

    units: tuple[UnitId, ...]
    expected: str


@runtime_checkable
class ReviewsSetups(Protocol):
    """A game that tells the author of a scenario which units begin where they may not be."""

    def misfits(self, scenario: Scenario) -> tuple[Misfit, ...]:
        """All that the rules forbid about where units begin."""
        ...


@runtime_checkable
class KeepsSecrets(Protocol):
    """A game in which a side does things while the other looks away, such as dealing counters into a cup."""

    def is_secret(self, scenario: Scenario, state: GameState[Any], viewer: str) -> bool:
        """Whether what is asked in a position is answered while the viewer looks away.

        A viewer of no side, an empty text, looks away from both. What is done from one such position to the
        next shows to the viewer only when the last of them is left.
        """
        ...


@runtime_checkable
class FollowsWays(Protocol):
    """A game in which players may lay down the first part of a path themselves, by waypoints."""

    def choices_along(
        self,
        scenario: Scenario,
        state: GameState[Any],
        offer: Offer,
        filled: Filled,
        way: tuple[Hex, ...],
        viewer: str | None = None,
    ) -> Choices:
        """Targets for an offer's path slot whose paths all begin with ``way``.

        The way begins in the hex of the units and is the beginning of a path that was legal.
        """
        ...
