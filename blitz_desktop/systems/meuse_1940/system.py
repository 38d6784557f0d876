"""Meuse 1940 as the house knows it: each question goes to the module that answers it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.charts import Chart
from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer
from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.language import say
from blitz_desktop.core.overlays import Overlay
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Misfit, Scenario
from blitz_desktop.core.view import BoardView, Card, Line
from blitz_desktop.systems.meuse_1940 import (
    cards,
    charts_ground,
    charts_rolls,
    faults,
    forecasts,
    narration,
    overlays,
    review,
    sequence,
    setup,
    victory,
    view,
)
from blitz_desktop.systems.meuse_1940.actions import ACTIONS
from blitz_desktop.systems.meuse_1940.charts import Tables
from blitz_desktop.systems.meuse_1940.decisions import decide
from blitz_desktop.systems.meuse_1940.events import EVENTS
from blitz_desktop.systems.meuse_1940.evolution import evolve
from blitz_desktop.systems.meuse_1940.frames import PlanesDue
from blitz_desktop.systems.meuse_1940.handlers import HANDLERS
from blitz_desktop.systems.meuse_1940.model import BOOK, OPTIONS, State, Tx, rule
from blitz_desktop.systems.meuse_1940.situation import situation


class Meuse1940:
    """The game system; see ``core.system.GameSystem``."""

    id = BOOK
    title = "Meuse 1940"
    actions = ACTIONS
    events = EVENTS
    options: Mapping[str, tuple[str, ...]] = OPTIONS
    tables: type[msgspec.Struct] = Tables

    def setup(self, scenario: Scenario) -> State:
        """The position before the first decision."""
        return setup.setup(scenario)

    def decision(self, scenario: Scenario, state: State, viewer: str | None = None) -> Decision | None:
        """What must be decided now."""
        sit = situation(scenario, state)
        return None if victory.outcome(sit) else decide(sit)

    def choices(
        self, scenario: Scenario, state: State, offer: Offer, filled: Filled, viewer: str | None = None
    ) -> Choices:
        """Targets for the first blank slot."""
        sit, slot = situation(scenario, state), offer.next_slot(filled)
        handler = HANDLERS[offer.action]
        if slot is None or not handler.is_open(sit):
            return Choices({}, _not_now())
        return handler.choices(sit, slot.name, filled)

    def legality(
        self, scenario: Scenario, state: State, action: Action, viewer: str | None = None
    ) -> Legality:
        """Whether an action may be taken now."""
        sit, handler = situation(scenario, state), HANDLERS.get(type(action))
        if victory.outcome(sit):
            return refuse("over", say("The game is over."), rule("10.6/19"))
        if handler is None or not handler.is_open(sit):
            return _not_now()
        return handler.legality(sit, action)

    def apply(self, scenario: Scenario, tx: Tx, action: Action) -> None:
        """Carry out a legal action, then whatever leaves no choice."""
        HANDLERS[type(action)].apply(situation(scenario, tx.state), tx, action)
        sequence.resume(scenario, tx)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    def forecast(
        self, scenario: Scenario, state: State, action: Action, viewer: str | None = None
    ) -> Forecast | None:
        """Exact chances of a battle, as far as it is known."""
        if self.legality(scenario, state, action, viewer):
            return forecasts.forecast(situation(scenario, state), action)
        return None

    def view(self, scenario: Scenario, state: State, viewer: str | None = None) -> BoardView:
        """All that may be drawn."""
        return view.board_view(situation(scenario, state))

    def is_secret(self, scenario: Scenario, state: State, viewer: str) -> bool:
        """Whether the viewer looks away: while the other side chooses its aircraft (8/4)."""
        return isinstance(state.frame, PlanesDue) and state.frame.side != viewer

    def overlay(
        self,
        scenario: Scenario,
        state: State,
        id_: str,
        units: tuple[UnitId, ...],
        viewer: str | None = None,
    ) -> Overlay:
        """One of the overlays that the view lists."""
        return overlays.overlay(situation(scenario, state), id_, units)

    def narrate(
        self,
        scenario: Scenario,
        before: State,
        action: Action,
        events: tuple[Event, ...],
        viewer: str | None = None,
    ) -> tuple[Line, ...]:
        """Sentences for the log."""
        return narration.narrate(scenario, before, action, events)

    def hex_card(self, scenario: Scenario, state: State, hex_: Hex, viewer: str | None = None) -> Card:
        """Facts about a hex."""
        return cards.hex_card(situation(scenario, state), hex_)

    def unit_card(
        self, scenario: Scenario, state: State, unit: UnitId, viewer: str | None = None
    ) -> Card | None:
        """Facts about a unit; both sides see all units."""
        return cards.unit_card(situation(scenario, state), unit) if unit in state.units else None

    def misfits(self, scenario: Scenario) -> tuple[Misfit, ...]:
        """Units that begin where they may not be."""
        return tuple(review.misfits(situation(scenario, setup.setup(scenario))))

    def charts(self, scenario: Scenario) -> tuple[Chart, ...]:
        """All charts for the reader."""
        return (*charts_ground.charts(scenario), *charts_rolls.charts(scenario))

    def faults(self, scenario: Scenario, state: State) -> tuple[str, ...]:
        """Broken invariants."""
        return faults.faults(situation(scenario, state))


def _not_now() -> Legality:
    return refuse("not_now", say("That cannot be done in this phase."), rule("1/2"))
