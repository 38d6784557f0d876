"""A bot that plays at random within the rules: a yardstick, and the tester of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, islice
from typing import Any

from blitz_desktop.bots.bot import StuckError
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer, Slot, SlotKind, SlotValue
from blitz_desktop.core.entries import Action
from blitz_desktop.core.state import GameState
from blitz_desktop.core.system import GameSystem, Scenario


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Fills slots with open choices at random.

    Attributes:
        end: Chance that it ends a phase, or declines, where it could do something else.
        end_setup: The same chance while armies are set up, which can be done over and over.
        tries: How often it tries to fill an offer before it gives the offer up.
        patience: How many fillings it goes through one by one where every try has failed.
    """

    end: float = 0.05
    end_setup: float = 0.2
    tries: int = 6
    patience: int = 5000

    def choose(
        self,
        system: GameSystem[Any],
        scenario: Scenario,
        state: GameState[Any],
        decision: Decision,
        rng: random.Random,
    ) -> Action:
        """A legal action at random.

        Raises:
            StuckError: None was found.
        """
        return _Search(self, system, scenario, state, rng).choose(decision)


@dataclass(frozen=True, slots=True)
class _Search:
    bot: RandomBot
    system: GameSystem[Any]
    scenario: Scenario
    state: GameState[Any]
    rng: random.Random
    asked: dict[tuple[str, tuple[tuple[str, SlotValue], ...]], Choices] = field(default_factory=dict)

    def choose(self, decision: Decision) -> Action:
        offers = [offer for offer in decision.offers if offer.legality and not offer.is_minor]
        rich = [offer for offer in offers if offer.slots]
        plain = [offer for offer in offers if not offer.slots]
        end = self.bot.end if self.state.clock.turn else self.bot.end_setup
        if rich and not (plain and self.rng.random() < end):
            action = self._try(rich)
            if action is not None:
                return action
        for offer in self.rng.sample(plain, len(plain)):
            action = offer.fill({})
            if self._is_legal(action):
                return action
        for offer in rich:
            for filled in islice(self._fillings(offer, {}), self.bot.patience):
                if self._is_legal(offer.fill(filled)):
                    return offer.fill(filled)
        raise StuckError(f"{decision.side}: no legal answer to “{decision.prompt}”")

    def _try(self, offers: list[Offer]) -> Action | None:
        for _ in range(self.bot.tries):
            offer = self.rng.choice(offers)
            filled = self._fill(offer)
            if filled is not None and self._is_legal(action := offer.fill(filled)):
                return action
        return None

    def _fill(self, offer: Offer) -> Filled | None:
        filled: dict[str, SlotValue] = {}
        while (slot := offer.next_slot(filled)) is not None:
            value = self._value(slot, self._choices(offer, filled))
            if value is None:
                return None
            filled[slot.name] = value
        return filled

    def _value(self, slot: Slot, choices: Choices) -> SlotValue | None:
        targets = choices.legal
        if not targets:
            return () if slot.kind is SlotKind.UNITS and slot.least == 0 else None
        match slot.kind:
            case SlotKind.HEX | SlotKind.OPTION:
                return self.rng.choice(targets)
            case SlotKind.PATH:
                return choices.path_to(self.rng.choice(targets))
            case SlotKind.UNITS:
                return self._units(slot, targets)
            case SlotKind.ALLOCATION:
                steps = [target for target in targets for _ in range(choices[target].most)]
                most = len(steps) if slot.most is None else min(slot.most, len(steps))
                return tuple(self.rng.sample(steps, self.rng.randint(min(slot.least, most), most)))

    def _units(self, slot: Slot, targets: tuple[str, ...]) -> tuple[str, ...]:
        """One unit and some of the others, more often than not of the same stack."""
        first = self.rng.choice(targets)
        near = set(self.state.stack(self.state.units[first].at) if self.rng.random() < 0.75 else targets)
        others = [target for target in targets if target in near and target != first]
        most = min(len(others), (slot.most or len(targets)) - 1)
        count = max(slot.least - 1, min(most, int(self.rng.expovariate(1.0))))
        return (first, *self.rng.sample(others, min(count, most)))

    def _fillings(self, offer: Offer, filled: Filled) -> Iterator[Filled]:
        slot = offer.next_slot(filled)
        if slot is None:
            yield filled
            return
        for value in _values(slot, self._choices(offer, filled)):
            yield from self._fillings(offer, {**filled, slot.name: value})

    def _choices(self, offer: Offer, filled: Filled) -> Choices:
        question = (offer.kind, tuple(filled.items()))
        if question not in self.asked:
            self.asked[question] = self.system.choices(self.scenario, self.state, offer, filled)
        return self.asked[question]

    def _is_legal(self, action: Action) -> bool:
        return bool(self.system.legality(self.scenario, self.state, action))


def _values(slot: Slot, choices: Choices) -> Iterator[SlotValue]:
    """Every value of a slot, the small ones first."""
    targets = choices.legal
    most = slot.most
    match slot.kind:
        case SlotKind.HEX | SlotKind.OPTION:
            yield from targets
        case SlotKind.PATH:
            yield from map(choices.path_to, targets)
        case SlotKind.UNITS:
            for count in range(slot.least, (len(targets) if most is None else min(most, len(targets))) + 1):
                yield from combinations(targets, count)
        case SlotKind.ALLOCATION:
            total = sum(choices[target].most for target in targets)
            for count in range(slot.least, (total if most is None else min(most, total)) + 1):
                yield from combinations_with_replacement(targets, count)
