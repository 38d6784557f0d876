"""Blitzkrieg 1940 as the house knows it: each question goes to the module that answers it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.charts import Chart
from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer
from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.overlays import Overlay
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Misfit, Scenario
from blitz_desktop.core.view import BoardView, Card, Line
from blitz_desktop.systems.blitzkrieg_1940 import (
    cards,
    charts_ground,
    charts_rolls,
    combat,
    faults,
    forecasts,
    movement,
    narration,
    overlays,
    review,
    sequence,
    setup,
    victory,
    view,
    visibility,
)
from blitz_desktop.systems.blitzkrieg_1940.actions import ACTIONS, Attack, MoveStack
from blitz_desktop.systems.blitzkrieg_1940.charts import Tables
from blitz_desktop.systems.blitzkrieg_1940.decisions import decide
from blitz_desktop.systems.blitzkrieg_1940.events import EVENTS
from blitz_desktop.systems.blitzkrieg_1940.evolution import evolve
from blitz_desktop.systems.blitzkrieg_1940.handlers import HANDLERS
from blitz_desktop.systems.blitzkrieg_1940.model import BOOK, OPTIONS, State, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation


class Blitzkrieg1940:
    """The game system; see ``core.system.GameSystem``."""

    id = BOOK
    title = "Blitzkrieg 1940"
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
        if slot is None or not (handler.is_open(sit) or sequence.is_ahead(sit, offer.action)):
            return Choices({}, _not_now())
        return handler.choices(sit, slot.name, filled)

    def legality(
        self, scenario: Scenario, state: State, action: Action, viewer: str | None = None
    ) -> Legality:
        """Whether an action may be taken now."""
        return _judge(situation(scenario, state), action)

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
        """Exact chances of an attack, now or in the combat phase ahead, where the viewer knows all in it."""
        sit = situation(scenario, state)
        is_near = (
            isinstance(action, Attack) and sequence.is_ahead(sit, Attack) and combat.legality(sit, action)
        )
        if isinstance(action, Attack) and (is_near or self.legality(scenario, state, action, viewer)):
            return forecasts.forecast(sit, action, viewer)
        return None

    def view(self, scenario: Scenario, state: State, viewer: str | None = None) -> BoardView:
        """All that may be drawn."""
        return view.board_view(_seen(scenario, state, viewer), viewer)

    def is_secret(self, scenario: Scenario, state: State, viewer: str) -> bool:
        """Whether the viewer looks away while the position is dealt with."""
        return visibility.is_secret(situation(scenario, state), viewer)

    def overlay(
        self,
        scenario: Scenario,
        state: State,
        id_: str,
        units: tuple[UnitId, ...],
        viewer: str | None = None,
    ) -> Overlay:
        """One of the overlays that the view lists."""
        return overlays.overlay(_seen(scenario, state, viewer), id_, units, viewer)

    def choices_along(
        self,
        scenario: Scenario,
        state: State,
        offer: Offer,
        filled: Filled,
        way: tuple[Hex, ...],
        viewer: str | None = None,
    ) -> Choices:
        """Ends of a path that begins with a way."""
        sit = situation(scenario, state)
        if offer.action is not MoveStack or not HANDLERS[MoveStack].is_open(sit):
            return Choices({}, _not_now())
        return movement.path_choices(sit, tuple(filled["units"]), way)

    def narrate(
        self,
        scenario: Scenario,
        before: State,
        action: Action,
        events: tuple[Event, ...],
        viewer: str | None = None,
    ) -> tuple[Line, ...]:
        """Sentences for the log."""
        return narration.narrate(scenario, before, action, events, viewer)

    def hex_card(self, scenario: Scenario, state: State, hex_: Hex, viewer: str | None = None) -> Card:
        """Facts about a hex."""
        return cards.hex_card(_seen(scenario, state, viewer), hex_, viewer)

    def unit_card(
        self, scenario: Scenario, state: State, unit: UnitId, viewer: str | None = None
    ) -> Card | None:
        """Facts about a unit; None where fog hides it."""
        sit = _seen(scenario, state, viewer)
        if unit not in state.units or visibility.is_hidden(sit, unit, viewer):
            return None
        return cards.unit_card(sit, unit)

    def misfits(self, scenario: Scenario) -> tuple[Misfit, ...]:
        """Units that begin where they may not be."""
        return tuple(review.misfits(situation(scenario, setup.setup(scenario))))

    def charts(self, scenario: Scenario) -> tuple[Chart, ...]:
        """All charts for the reader."""
        return (*charts_ground.charts(scenario), *charts_rolls.charts(scenario))

    def faults(self, scenario: Scenario, state: State) -> tuple[str, ...]:
        """Broken invariants."""
        return faults.faults(situation(scenario, state))


@worded
@lru_cache(maxsize=16)
def _judge(sit: Situation, action: Action) -> Legality:
    """Whether an action may be taken: who has found it legal is going to submit it, and asks again."""
    handler = HANDLERS.get(type(action))
    if victory.outcome(sit):
        return refuse("over", say("The game is over."), rule("4.1"))
    if handler is None or not handler.is_open(sit):
        return _not_now()
    return handler.legality(sit, action)


def _seen(scenario: Scenario, state: State, viewer: str | None) -> Situation:
    """The position as a viewer sees it."""
    return visibility.as_seen(situation(scenario, state), viewer)


def _not_now() -> Legality:
    return refuse("not_now", say("That cannot be done in this phase."), rule("5.1.A"))
