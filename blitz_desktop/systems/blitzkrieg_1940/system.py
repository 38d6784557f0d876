"""Blitzkrieg 1940 as the house knows it: each question goes to the module that answers it."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer
from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import BoardView, Card, Line
from blitz_desktop.systems.blitzkrieg_1940 import (
    cards,
    combat,
    faults,
    forecasts,
    movement,
    narration,
    sequence,
    setup,
    victory,
    view,
)
from blitz_desktop.systems.blitzkrieg_1940.charts import Tables
from blitz_desktop.systems.blitzkrieg_1940.evolution import evolve
from blitz_desktop.systems.blitzkrieg_1940.model import (
    ACTIONS,
    BOOK,
    EVENTS,
    Advance,
    AdvanceDue,
    Attack,
    ChooseOrder,
    Deploy,
    EndPhase,
    EndSetup,
    ExcessDue,
    LossesDue,
    MoveStack,
    RemoveExcess,
    State,
    TakeLosses,
    Tx,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation


class Blitzkrieg1940:
    """The game system; see ``core.system.GameSystem``."""

    id = BOOK
    title = "Blitzkrieg 1940"
    actions = ACTIONS
    events = EVENTS
    tables: type[msgspec.Struct] = Tables

    def setup(self, scenario: Scenario) -> State:
        """The position before the German set-up."""
        return setup.setup(scenario)

    def decision(self, scenario: Scenario, state: State, viewer: str | None = None) -> Decision | None:
        """What must be decided now."""
        sit = situation(scenario, state)
        if victory.outcome(sit):
            return None
        match state.frame:
            case LossesDue() as due:
                return combat.losses_decision(sit, due)
            case AdvanceDue(battle):
                return combat.advance_decision(sit, battle)
            case ExcessDue() as due:
                return sequence.excess_decision(due)
        return self._phase_decision(sit)

    def _phase_decision(self, sit: Situation) -> Decision | None:
        match sit.clock.phase:
            case "setup":
                return setup.decision()
            case "order":
                return sequence.order_decision(sit)
            case "movement":
                return sequence.movement_decision(sit)
            case "combat":
                return sequence.combat_decision(sit)
        return None

    def choices(
        self, scenario: Scenario, state: State, offer: Offer, filled: Filled, viewer: str | None = None
    ) -> Choices:
        """Targets for the first blank slot."""
        sit, slot = situation(scenario, state), offer.next_slot(filled)
        match offer.kind, slot.name if slot else "", state.frame:
            case "deploy", "units", None:
                return setup.unit_choices(sit)
            case "deploy", "hex", None:
                return setup.hex_choices(sit, tuple(filled["units"]))
            case "move_stack", "units", None:
                return movement.unit_choices(sit)
            case "move_stack", "path", None:
                return movement.path_choices(sit, tuple(filled["units"]))
            case "attack", "target", None:
                return combat.target_choices(sit)
            case "attack", "attackers", None:
                return combat.attacker_choices(sit, str(filled["target"]))
            case "take_losses", "losses", LossesDue() as due:
                return combat.loss_choices(sit, due)
            case "advance", "units", AdvanceDue(battle):
                return combat.advance_choices(sit, battle)
            case "remove_excess", "units", ExcessDue() as due:
                return sequence.excess_choices(sit, due)
        return Choices({}, _not_now())

    def legality(
        self, scenario: Scenario, state: State, action: Action, viewer: str | None = None
    ) -> Legality:
        """Whether an action may be taken now."""
        sit = situation(scenario, state)
        if victory.outcome(sit):
            return refuse("over", "The game is over.", rule("4.1"))
        match action, state.frame, sit.clock.phase:
            case TakeLosses(), LossesDue() as due, _:
                return combat.losses_legality(sit, due, action)
            case Advance(), AdvanceDue(battle), _:
                return combat.advance_legality(sit, battle, action)
            case RemoveExcess(), ExcessDue() as due, _:
                return sequence.excess_legality(sit, due, action)
            case Deploy(), None, "setup":
                return setup.legality(sit, action)
            case ChooseOrder(), None, "order":
                return sequence.order_legality(action)
            case MoveStack(), None, "movement":
                return movement.legality(sit, action)
            case Attack(), None, "combat":
                return combat.legality(sit, action)
            case (EndSetup(), None, "setup") | (EndPhase(), None, "movement" | "combat"):
                return LEGAL
        return _not_now()

    def apply(self, scenario: Scenario, tx: Tx, action: Action) -> None:
        """Carry out a legal action."""
        sit, frame = situation(scenario, tx.state), tx.state.frame
        match action, frame:
            case Deploy(), _:
                setup.deploy(sit, tx, action)
            case EndSetup(), _:
                sequence.begin(tx)
            case ChooseOrder(), _:
                sequence.choose_order(tx, action)
            case MoveStack(), _:
                movement.apply(sit, tx, action)
            case Attack(), _:
                combat.apply(sit, tx, action)
            case TakeLosses(), _:
                combat.take_losses(sit, tx, action)
            case Advance(), AdvanceDue(battle):
                combat.advance(sit, tx, battle, action)
            case RemoveExcess(), _:
                sequence.remove_excess(sit, tx, action)
            case EndPhase(), _:
                sequence.end_phase(sit, tx)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    def forecast(
        self, scenario: Scenario, state: State, action: Action, viewer: str | None = None
    ) -> Forecast | None:
        """Exact chances of an attack."""
        if isinstance(action, Attack) and self.legality(scenario, state, action, viewer):
            return forecasts.forecast(situation(scenario, state), action)
        return None

    def view(self, scenario: Scenario, state: State, viewer: str | None = None) -> BoardView:
        """All that may be drawn."""
        return view.board_view(situation(scenario, state))

    def narrate(
        self, scenario: Scenario, before: State, action: Action, events: tuple[Event, ...]
    ) -> tuple[Line, ...]:
        """Sentences for the log."""
        return narration.narrate(scenario, before, action, events)

    def hex_card(self, scenario: Scenario, state: State, hex_: Hex) -> Card:
        """Facts about a hex."""
        return cards.hex_card(situation(scenario, state), hex_)

    def unit_card(
        self, scenario: Scenario, state: State, unit: UnitId, viewer: str | None = None
    ) -> Card | None:
        """Facts about a unit."""
        return cards.unit_card(situation(scenario, state), unit)

    def faults(self, scenario: Scenario, state: State) -> tuple[str, ...]:
        """Broken invariants."""
        return faults.faults(situation(scenario, state))


def _not_now() -> Legality:
    return refuse("not_now", "That cannot be done in this phase.", rule("5.1.A"))
