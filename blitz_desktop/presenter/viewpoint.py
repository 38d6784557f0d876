"""One position seen by one side: the questions that the table asks the rules."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer
from blitz_desktop.core.entries import Action
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import GameState
from blitz_desktop.core.system import FollowsWays, GameSystem, Scenario
from blitz_desktop.core.view import BoardView, Card, PieceView

_MOST_CHOICES = 256
"""Answers that are kept; an action with many blanks is asked about in many ways."""


class Viewpoint:
    """A position with the rules bound to it. It never changes; the next position has a viewpoint of its own.

    Attributes:
        viewer: The side that looks; None where both sides are seen, an empty text where neither looks.
    """

    def __init__(
        self,
        system: GameSystem[Any],
        scenario: Scenario,
        state: GameState[Any],
        viewer: str | None = None,
        *,
        is_standing_in: bool = False,
    ) -> None:
        """Bind a position; a viewer who stands in answers what the other side is asked."""
        self.system = system
        self.scenario = scenario
        self.state = state
        self.viewer = viewer
        self._is_standing_in = is_standing_in
        self._choices: dict[tuple[int, tuple[tuple[str, object], ...]], tuple[Offer, Choices]] = {}

    @cached_property
    def decision(self) -> Decision | None:
        """What must be decided, offers only where they are for the viewer; None when the game is over."""
        asked = self.system.decision(self.scenario, self.state, self.viewer)
        if asked is None or self.viewer in (None, asked.side) or self._is_standing_in:
            return asked
        name = next(say(side.name) for side in self.scenario.sides if side.id == asked.side)
        return Decision(asked.side, say("To decide now: {side}.", side=name), asked.rule, ())

    @cached_property
    def view(self) -> BoardView:
        """All that may be drawn."""
        view = self.system.view(self.scenario, self.state, self.viewer)
        is_own = self.decision is None or self.viewer in (None, self.decision.side)
        return view if is_own else msgspec.structs.replace(view, undone=())

    @cached_property
    def pieces(self) -> dict[UnitId, PieceView]:
        """The counters in sight."""
        return {piece.id: piece for piece in self.view.pieces}

    def stack(self, at: str) -> tuple[PieceView, ...]:
        """The counters in sight at a location, bottom first."""
        return tuple(piece for piece in self.view.pieces if piece.at == at)

    def choices(self, offer: Offer, filled: Filled) -> Choices:
        """Targets for the first blank slot of an offer."""
        # Asked again with every pick and pointer move. The offer is kept so that its id stays its own.
        key = (id(offer), tuple(filled.items()))
        known = self._choices.get(key)
        if known is None:
            choices = self.system.choices(self.scenario, self.state, offer, filled, self.viewer)
            known = self._choices[key] = (offer, choices)
            if len(self._choices) > _MOST_CHOICES:
                del self._choices[next(iter(self._choices))]
        return known[1]

    @property
    def follows_ways(self) -> bool:
        """Whether players may lay down the first part of a path themselves."""
        return isinstance(self.system, FollowsWays)

    def choices_along(self, offer: Offer, filled: Filled, way: tuple[Hex, ...]) -> Choices:
        """Targets for an offer's path slot by paths that begin with a way, where the game follows ways."""
        assert isinstance(self.system, FollowsWays)
        return self.system.choices_along(self.scenario, self.state, offer, filled, way, self.viewer)

    def legality(self, action: Action) -> Legality:
        """Whether an action may be taken, and if not, why."""
        return self.system.legality(self.scenario, self.state, action, self.viewer)

    def forecast(self, action: Action) -> Forecast | None:
        """Exact chances of an action; None where chance plays no part worth showing."""
        return self.system.forecast(self.scenario, self.state, action, self.viewer)

    def hex_card(self, hex_: Hex) -> Card:
        """Facts about a hex."""
        return self.system.hex_card(self.scenario, self.state, hex_, self.viewer)

    def unit_card(self, unit: UnitId) -> Card | None:
        """Facts about a unit; None where the viewer may not know them."""
        return self.system.unit_card(self.scenario, self.state, unit, self.viewer)
