"""The only writer in rules code: collects events and keeps the state that follows from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.dice import Dice, HandDice, Roll
from blitz_desktop.core.entries import Event, Rolled
from blitz_desktop.core.state import Ext, GameState


class Transaction(Generic[Ext]):
    """Events of one action in the making.

    Attributes:
        state: The state after all events so far.
        events: The events so far.
    """

    def __init__(
        self,
        state: GameState[Ext],
        dice: Dice | HandDice,
        evolve: Callable[[GameState[Ext], Event], GameState[Ext]],
    ) -> None:
        self.state = state
        self.events: list[Event] = []
        self._dice = dice
        self._evolve = evolve

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)

    def roll(self, purpose: str, rule: RuleRef, *, count: int = 1, sides: int = 6) -> Roll:
        """Throw dice, on record."""
        index = self.state.rolls
        if isinstance(self._dice, HandDice):
            roll = Roll(
                index, purpose, rule, sides, self._dice.throw(purpose, rule, count, sides), is_by_hand=True
            )
        else:
            roll = Roll(index, purpose, rule, sides, self._dice.roll(index, count, sides))
        self.emit(Rolled(roll))
        return roll
