"""The toy as the house calls it: sequence of play and the way from each offer to its rules."""

# ruff: noqa: ARG002  (the contract hands over more than so small a game needs)

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer, Slot, SlotKind
from blitz_desktop.core.entries import Action, ClockSet, CoreEvent, Event, FrameClosed
from blitz_desktop.core.entries import evolve as evolve_core
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.overlays import Overlay
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Clock, GameState, Unit, stack_up
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.core.view import BoardView, Card, Line
from tests.toy import combat, movement, table
from tests.toy.records import (
    Advance,
    AdvanceFrame,
    Assault,
    EndPhase,
    Fought,
    FrameOpened,
    Halt,
    LossFrame,
    March,
    Spent,
    TakeLosses,
    ToyEvent,
    ToyExt,
    ToyState,
    rule,
)
from tests.toy.setting import ToyCharts

END = Offer(EndPhase, "End phase", rule("1.1"))
MARCH = Offer(
    March,
    "March",
    rule("2"),
    (
        Slot("units", SlotKind.UNITS, "Choose the stack that marches", most=movement.STACK_LIMIT),
        Slot("path", SlotKind.PATH, "Choose where it goes", least=2),
    ),
)
ASSAULT = Offer(
    Assault,
    "Attack",
    rule("3"),
    (
        Slot("target", SlotKind.HEX, "Choose the hex to attack"),
        Slot("units", SlotKind.UNITS, "Choose the attackers"),
    ),
)


class ToySystem:
    """A complete little game."""

    id = "toy"
    title = "Toy"
    actions: tuple[type[Action], ...] = (March, Assault, TakeLosses, Advance, Halt, EndPhase)
    events: tuple[type[Event], ...] = ToyEvent.__args__
    options: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    tables: type[msgspec.Struct] = ToyCharts

    def setup(self, scenario: Scenario) -> ToyState:
        units = {unit: Unit(at, scenario.pieces[unit].full_steps) for unit, at in scenario.placements.items()}
        sides = {"west": "blue", "east": "red"}
        return GameState(
            clock=Clock(1, 1, "blue", "move"),
            units=units,
            stacks=stack_up(units),
            control={hex_: sides[info.country] for hex_, info in scenario.board.hexes.items()},
            frames=(),
            rolls=0,
            ext=ToyExt(),
        )

    def decision(self, scenario: Scenario, state: ToyState, viewer: str | None = None) -> Decision | None:
        side = state.clock.side
        match state.frame, state.clock.phase:
            case LossFrame(loser, _, steps), _:
                slot = Slot("losses", SlotKind.ALLOCATION, "Choose who loses steps", steps, steps)
                offer = Offer(TakeLosses, "Take losses", rule("3.3"), (slot,))
                return Decision(loser, f"Take {steps} step losses.", rule("3.3"), (offer,))
            case AdvanceFrame(_, hex_), _:
                slot = Slot("units", SlotKind.UNITS, "Choose who advances", most=movement.STACK_LIMIT)
                offers = (
                    Offer(Advance, "Advance", rule("3.4"), (slot,)),
                    Offer(Halt, "Stay", rule("3.4")),
                )
                return Decision(side, f"Advance into {hex_}, or stay.", rule("3.4"), offers, (hex_,))
            case None, "move":
                prompt = "March your units, then end the phase."
                return Decision(side, prompt, rule("2"), (MARCH, END), later=(ASSAULT,))
            case None, "combat":
                return Decision(side, "Attack, then end the phase.", rule("3"), (ASSAULT, END))
        return None

    def choices(
        self, scenario: Scenario, state: ToyState, offer: Offer, filled: Filled, viewer: str | None = None
    ) -> Choices:
        slot = offer.next_slot(filled)
        match offer.kind, slot and slot.name, state.frame:
            case "march", "units", None:
                return movement.unit_choices(scenario, state)
            case "march", "path", None:
                return movement.path_choices(scenario, state, tuple(filled["units"]))
            case "assault", "target", None:  # in the move phase too, to plan with
                return combat.target_choices(scenario, state)
            case "assault", "units", None:
                return combat.attacker_choices(scenario, state, str(filled["target"]))
            case "take_losses", "losses", LossFrame() as frame:
                return combat.loss_choices(state, frame)
            case "advance", "units", AdvanceFrame() as frame:
                return combat.advance_choices(state, frame)
        return Choices({}, _not_now())

    def legality(
        self, scenario: Scenario, state: ToyState, action: Action, viewer: str | None = None
    ) -> Legality:
        match action, state.frame, state.clock.phase:
            case March(), None, "move":
                return movement.march_legality(scenario, state, action)
            case Assault(), None, "combat":
                return combat.assault_legality(scenario, state, action)
            case TakeLosses(), LossFrame() as frame, _:
                return combat.loss_legality(state, frame, action)
            case Advance(), AdvanceFrame() as frame, _:
                return combat.advance_legality(state, frame, action)
            case (Halt(), AdvanceFrame(), _) | (EndPhase(), None, "move" | "combat"):
                return LEGAL
        return _not_now()

    def apply(self, scenario: Scenario, tx: Transaction[ToyExt], action: Action) -> None:
        match action, tx.state.frame:
            case March(), _:
                movement.march(scenario, tx, action)
            case Assault(), _:
                combat.assault(scenario, tx, action)
            case TakeLosses(), _:
                combat.take_losses(tx, action)
            case Advance(), AdvanceFrame() as frame:
                combat.advance(tx, frame, action)
            case Halt(), _:
                tx.emit(FrameClosed())
            case EndPhase(), _:
                tx.emit(ClockSet(_next_clock(scenario, tx.state.clock)))

    def evolve(self, state: ToyState, event: Event) -> ToyState:
        match event:
            case FrameOpened(frame):
                return msgspec.structs.replace(state, frames=(*state.frames, frame))
            case Spent(units):
                return msgspec.structs.replace(state, ext=ToyExt((*state.ext.spent, *units)))
            case ClockSet(clock):
                return msgspec.structs.replace(state, clock=clock, ext=ToyExt())
            case Fought():
                return state
        assert isinstance(event, CoreEvent)
        return evolve_core(state, event)

    def forecast(
        self, scenario: Scenario, state: ToyState, action: Action, viewer: str | None = None
    ) -> Forecast | None:
        if isinstance(action, Assault) and combat.assault_legality(scenario, state, action):
            return combat.assault_forecast(scenario, state, action)
        return None

    def overlay(
        self,
        scenario: Scenario,
        state: ToyState,
        id_: str,
        units: tuple[UnitId, ...],
        viewer: str | None = None,
    ) -> Overlay:
        return {"watched": table.watched_overlay}[id_](scenario, state)

    def view(self, scenario: Scenario, state: ToyState, viewer: str | None = None) -> BoardView:
        return table.board_view(scenario, state)

    def narrate(
        self,
        scenario: Scenario,
        before: ToyState,
        action: Action,
        events: tuple[Event, ...],
        viewer: str | None = None,
    ) -> tuple[Line, ...]:
        return table.narrate(scenario, action, events)

    def hex_card(self, scenario: Scenario, state: ToyState, hex_: Hex, viewer: str | None = None) -> Card:
        return table.hex_card(scenario, state, hex_)

    def unit_card(
        self, scenario: Scenario, state: ToyState, unit: UnitId, viewer: str | None = None
    ) -> Card | None:
        return table.unit_card(scenario, state, unit)

    def faults(self, scenario: Scenario, state: ToyState) -> tuple[str, ...]:
        found = []
        for at, stack in state.stacks.items():
            if any(state.units[unit].at != at for unit in stack):
                found.append(f"{at}: a unit in the stack stands elsewhere")
            if at in scenario.board and len(stack) > movement.STACK_LIMIT:
                found.append(f"{at}: over-stacked")
            if at in scenario.board and len({scenario.pieces[unit].side for unit in stack}) > 1:
                found.append(f"{at}: both sides in one hex")
        if sum(map(len, state.stacks.values())) != len(state.units):
            found.append("a unit is in no stack, or in two")
        return tuple(found)


def _not_now() -> Legality:
    return refuse("not_now", "That cannot be done at this point of the turn.", rule("1"))


def _next_clock(scenario: Scenario, clock: Clock) -> Clock:
    if clock.phase == "move":
        return msgspec.structs.replace(clock, phase="combat")
    if clock.side == "blue":
        return Clock(clock.turn, 2, "red", "move")
    if clock.turn < len(scenario.turns):
        return Clock(clock.turn + 1, 1, "blue", "move")
    return Clock(clock.turn, 2, "red", "over")
