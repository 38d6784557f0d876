"""What of a game's record a side may look at: nothing of what was done while it had to look away."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from blitz_desktop.core.entries import Rolled
from blitz_desktop.core.system import GameSystem, KeepsSecrets, Scenario
from blitz_desktop.session.history import ROOT, FoldError, History


class Sight:
    """Tells which entries a side must not follow one by one.

    Entries are hidden that lead from one secret position to the next without dice. All of such a run shows
    as the position it began with, until the entry that ends it. Nothing is hidden from a viewer of None.
    """

    def __init__(self, system: GameSystem[Any], scenario: Scenario, history: History) -> None:
        self._system, self._scenario, self._history = system, scenario, history
        self._known: dict[tuple[int, str], bool] = {}
        self._moments: dict[str, tuple[int, Sequence[int]]] = {}
        self._counts: dict[str, dict[int, int]] = {}

    def is_secret(self, id_: int, viewer: str | None) -> bool:
        """Whether a viewer must look away while the position after an entry is dealt with."""
        if viewer is None or not isinstance(self._system, KeepsSecrets):
            return False
        key = (id_, viewer)
        if key not in self._known:
            try:
                state = self._history.state(id_)
            except FoldError:  # a position that cannot be shown gives nothing away
                return True
            self._known[key] = self._system.is_secret(self._scenario, state, viewer)
        return self._known[key]

    def is_hidden(self, id_: int, viewer: str | None) -> bool:
        """Whether a viewer must not see what an entry did before the secret is over."""
        if not id_ or not self.is_secret(id_, viewer):
            return False
        node = self._history[id_]
        has_dice = any(isinstance(event, Rolled) for event in node.entry.events)
        return not has_dice and self.is_secret(node.parent, viewer)

    def seen(self, id_: int, viewer: str | None) -> int:
        """The entry whose position a viewer sees instead of the one after an entry, which may be the same."""
        while self.is_hidden(id_, viewer):
            id_ = self._history[id_].parent
        return id_

    def moments(self, tip: int, viewer: str | None) -> Sequence[int]:
        """Numbers of the entries on the line to ``tip`` that a viewer may look at, 0 for the set-up first."""
        if viewer is None or not isinstance(self._system, KeepsSecrets):
            return range(self._history.number(tip) + 1)
        known = self._moments.get(viewer)
        if known is None or known[0] != tip:
            line = enumerate(self._history.line(tip), 1)
            seen = (number for number, id_ in line if not self.is_hidden(id_, viewer))
            known = self._moments[viewer] = (tip, (0, *seen))
        return known[1]

    def place(self, number: int, tip: int, viewer: str | None) -> int:
        """Which of the moments of a line, counted from 0, a viewer sees when it looks at an entry."""
        return bisect_right(self.moments(tip, viewer), number) - 1

    def count(self, id_: int, viewer: str | None) -> int:
        """How many of the entries up to one a viewer may look at, on whatever line."""
        if viewer is None or not isinstance(self._system, KeepsSecrets):
            return self._history.number(id_)
        counts = self._counts.setdefault(viewer, {ROOT: 0})
        missing = []
        while id_ not in counts:
            missing.append(id_)
            id_ = self._history[id_].parent
        count = counts[id_]
        for next_id in reversed(missing):
            count += not self.is_hidden(next_id, viewer)
            counts[next_id] = count
        return count
