"""Finds what a viewer may not know in whatever the presenter gives out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import GameState
from blitz_desktop.core.system import GameSystem, Scenario

_SHORTEST = 4
"""Shorter names, such as the number of a division, stand for too many units to give one away."""


def hidden_units(
    system: GameSystem[Any], scenario: Scenario, state: GameState[Any], viewer: str
) -> frozenset[UnitId]:
    """Units that a viewer's table does not show."""
    seen = {piece.id for piece in system.view(scenario, state, viewer).pieces}
    return frozenset(state.units) - seen


class Leaks:
    """Looks for the ids and names of hidden units that no other unit shares."""

    def __init__(self, scenario: Scenario, hidden: frozenset[UnitId]) -> None:
        self._names = {unit: _names(scenario, unit) for unit in scenario.pieces}
        open_names = {name for unit in scenario.pieces if unit not in hidden for name in self._names[unit]}
        secret = {name for unit in hidden for name in self._names[unit]} - open_names
        self._secret = _any_of(secret)
        self._disguises = _any_of(name for name in open_names if any(word in name for word in secret))

    def in_text(self, text: str) -> frozenset[str]:
        """Secret names in a text, open names that hold them left aside."""
        if self._secret is None:
            return frozenset()
        if self._disguises is not None:
            text = self._disguises.sub("", text)
        return frozenset(self._secret.findall(text))

    def check(self, what: str, given: object) -> None:
        """Fail where something that is given out, with all that is in it, names a hidden unit."""
        found = self.in_text(repr(given))
        assert not found, f"{what} tells of {sorted(found)}"


def _names(scenario: Scenario, unit: UnitId) -> tuple[str, ...]:
    piece = scenario.pieces[unit]
    named = (piece.name, piece.label, piece.short)
    return (unit, *(name for name in named if name and len(name) >= _SHORTEST))


def _any_of(words: Iterable[str]) -> re.Pattern[str] | None:
    ordered = sorted(words, key=len, reverse=True)
    if not ordered:
        return None
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, ordered))})(?!\w)")
