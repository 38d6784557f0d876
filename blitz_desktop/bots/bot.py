"""What a computer opponent is."""

from __future__ import annotations

import random
from typing import Any, Protocol

from blitz_desktop.core.decisions import Decision
from blitz_desktop.core.entries import Action
from blitz_desktop.core.state import GameState
from blitz_desktop.core.system import GameSystem, Scenario


class Bot(Protocol):
    """Answers decisions of either side."""

    def choose(
        self,
        system: GameSystem[Any],
        scenario: Scenario,
        state: GameState[Any],
        decision: Decision,
        rng: random.Random,
    ) -> Action:
        """A legal action; chance comes from ``rng`` alone, so that a seed gives the same game again.

        Raises:
            StuckError: The bot finds no legal answer.
        """
        ...


class StuckError(Exception):
    """No legal answer to a decision was found."""
