"""Whatever is played, no rule is broken, no step is lost unseen, and what is refused changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from blitz_desktop import registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.codec import digest
from blitz_desktop.core.decisions import Choices, Offer, Slot, SlotKind, SlotValue
from blitz_desktop.core.dice import SeededDice
from blitz_desktop.core.entries import Action, Event, StepsLeft
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import Concede, EndPhase
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, BOOK, GERMAN, State

KEYS = ("blitzkrieg_1940/1940", "blitzkrieg_1940/1940_basic", "blitzkrieg_1940/1939")

OPENINGS = 25
"""Positions of a game at random that play may set out from."""

NONSENSE = ("", "E0000", "nobody", "yes", "-1")
"""What no hex, unit or answer is called, or at least not everywhere."""


@cache
def openings(key: str) -> tuple[State, ...]:
    """Positions from all of one game at random, the first one being the set-up."""
    scenario, bot, rng = registry.scenario(key), RandomBot(end=0.3), random.Random(key)
    state, dice = SYSTEM.setup(scenario), SeededDice(key)
    states = [state]
    while (decision := SYSTEM.decision(scenario, state)) is not None:
        tx = Transaction(state, dice, SYSTEM.evolve)
        SYSTEM.apply(scenario, tx, bot.choose(SYSTEM, scenario, state, decision, rng))
        state = tx.state
        states.append(state)
    return tuple(states[:: max(1, len(states) // OPENINGS)])


def steps_of(state: State) -> int:
    """Steps of all units, on the map and in every box."""
    return sum(unit.steps for unit in state.units.values())


class Play(RuleBasedStateMachine):
    """A game in which anything is tried.

    Attributes:
        state: The position.
        lost: Steps whose loss an event has told of.
    """

    @initialize(key=st.sampled_from(KEYS), moment=st.integers(0, OPENINGS - 1), seed=st.integers(0, 999))
    def begin(self, key: str, moment: int, seed: int) -> None:
        self.scenario = registry.scenario(key)
        self.state = openings(key)[moment]
        self.dice = SeededDice(str(seed))
        self.total = sum(piece.full_steps for piece in self.scenario.pieces.values())
        self.lost = self.total - steps_of(self.state)

    def is_on(self) -> bool:
        """Whether the game goes on."""
        return SYSTEM.decision(self.scenario, self.state) is not None

    @precondition(is_on)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Take what is offered, or hear why it does not go together."""
        action = self._fill(data)
        if action is not None and self._is_legal(action):
            self._apply(action)

    @precondition(lambda self: not self.is_on())
    @rule(side=st.sampled_from((GERMAN, ALLIED)))
    def go_on(self, side: str) -> None:
        """After the end nothing is legal."""
        assert not self._is_legal(EndPhase())
        assert not self._is_legal(Concede(side))

    @precondition(is_on)
    @rule(data=st.data())
    def meddle(self, data: st.DataObject) -> None:
        """Spoil an action in one field; play on if it is legal all the same."""
        action = self._fill(data)
        if action is None:
            return
        names = type(action).__struct_fields__
        if names:
            name = data.draw(st.sampled_from(names))
            spoilt = data.draw(self._spoil(getattr(action, name)))
            action = msgspec.structs.replace(action, **{name: spoilt})
        if self._is_legal(action):
            self._apply(action)

    def _fill(self, data: st.DataObject) -> Action | None:
        decision = SYSTEM.decision(self.scenario, self.state)
        assert decision is not None
        offers = [offer for offer in decision.offers if offer.legality and not offer.is_minor]
        offer: Offer = data.draw(st.sampled_from(offers))
        filled: dict[str, SlotValue] = {}
        while (slot := offer.next_slot(filled)) is not None:
            choices = SYSTEM.choices(self.scenario, self.state, offer, filled)
            if not choices.legal:
                return None
            filled[slot.name] = data.draw(self._value(slot, choices))
        return offer.fill(filled)

    def _value(self, slot: Slot, choices: Choices) -> st.SearchStrategy[SlotValue]:
        targets = st.sampled_from(choices.legal)
        match slot.kind:
            case SlotKind.HEX | SlotKind.OPTION:
                return targets
            case SlotKind.PATH:
                return targets.map(choices.path_to)
            case SlotKind.UNITS:
                return targets.flatmap(lambda first: self._with_some_beside(first, choices.legal))
            case SlotKind.ALLOCATION:
                return st.lists(targets, min_size=slot.least, max_size=slot.most).map(tuple)

    def _with_some_beside(self, first: str, legal: Iterable[str]) -> st.SearchStrategy[SlotValue]:
        at = self.state.units[first].at
        others = [unit for unit in legal if unit != first and self.state.units[unit].at == at]
        if not others:
            return st.just((first,))
        return st.lists(st.sampled_from(others), max_size=2, unique=True).map(lambda more: (first, *more))

    def _spoil(self, value: SlotValue) -> st.SearchStrategy[SlotValue]:
        anything = st.sampled_from((*self.scenario.board.hexes, *self.scenario.pieces, *NONSENSE))
        if isinstance(value, str):
            return anything
        return st.one_of(
            st.just(()),
            st.just(value + value),
            st.just(tuple(reversed(value))),
            st.just(value[1:]),
            anything.map(lambda extra: (*value, extra)),
            anything.map(lambda other: (other, *value[1:])),
        )

    def _is_legal(self, action: Action) -> bool:
        before = digest(self.state)
        legality = SYSTEM.legality(self.scenario, self.state, action)
        assert digest(self.state) == before
        for reason in legality.reasons:
            assert reason.text
            assert reason.rule.section in registry.rulebook(BOOK)
        return bool(legality)

    def _apply(self, action: Action) -> None:
        before = self.state
        tx: Transaction[Any] = Transaction(before, self.dice, SYSTEM.evolve)
        known = digest(before)
        SYSTEM.apply(self.scenario, tx, action)
        assert digest(before) == known, "a position was changed in place"
        self.state = tx.state
        self.lost += _steps_told(before, tx.events)
        assert SYSTEM.faults(self.scenario, self.state) == ()
        assert steps_of(self.state) + self.lost == self.total
        assert all(self.state.units[unit].steps == 0 for unit in self._fallen())

    def _fallen(self) -> list[str]:
        """Units in the box of the eliminated that have steps to lose."""
        fallen = self.state.stack(ELIMINATED)
        return [unit for unit in fallen if self.scenario.pieces[unit].full_steps]


def _steps_told(before: State, events: Iterable[Event]) -> int:
    """Steps that events say were lost."""
    steps = {unit: now.steps for unit, now in before.units.items()}
    lost = 0
    for event in events:
        if isinstance(event, StepsLeft):
            lost += steps[event.unit] - event.steps
            steps[event.unit] = event.steps
    return lost


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=12,
    stateful_step_count=30,
    deadline=None,
    phases=(Phase.generate, Phase.shrink),  # to explain, every line would be traced
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
