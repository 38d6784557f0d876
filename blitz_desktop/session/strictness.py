"""What stands in a strict game: throws, passes of the table, and what somebody has seen."""

from __future__ import annotations

from blitz_desktop.core.language import later, say
from blitz_desktop.session.conduct import Conduct
from blitz_desktop.session.history import Node, State
from blitz_desktop.session.opening import Opened
from blitz_desktop.session.timeline import Timeline

_STRICT_DICE = later("This game is strict: dice that were thrown stand.")
_STRICT_PASS = later("This game is strict: what was done before the table was passed on stands.")
_STRICT_SEEN = later("This game is strict: what let you see hidden units stands.")


class Strictness:
    """Says what holds the players of one strict game."""

    def __init__(self, opened: Opened, timeline: Timeline, conduct: Conduct) -> None:
        self._system, self._scenario, self._history = opened.system, opened.scenario, opened.history
        self._timeline, self._conduct = timeline, conduct
        self._reveals: dict[int, bool] = {}

    def why_not_leave(self, target: int, *, is_fogged: bool) -> str:
        """Why play may not go back to an entry, in a sentence; empty where it may."""
        if self._timeline.has_dice_since(target):
            return say(_STRICT_DICE)
        if any(self._timeline.is_left_for(id_, target) for id_ in self._conduct.passed_at):
            return say(_STRICT_PASS)
        has_seen = is_fogged and any(map(self._has_revealed, self._timeline.since(target)))
        return say(_STRICT_SEEN) if has_seen else ""

    def _has_revealed(self, node: Node) -> bool:
        """Whether an entry let the side that decided see units that were hidden from it."""
        if node.id not in self._reveals:
            before, after = self._history.state(node.parent), self._history.state(node.id)
            seen = self._in_sight(after, node.entry.side) - self._in_sight(before, node.entry.side)
            self._reveals[node.id] = not seen.isdisjoint(after.units)
        return self._reveals[node.id]

    def _in_sight(self, state: State, side: str) -> set[str]:
        return {piece.id for piece in self._system.view(self._scenario, state, side).pieces}
