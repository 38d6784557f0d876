"""Sentences about entries, told once for each viewer."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from blitz_desktop.core import override
from blitz_desktop.core.language import say
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.core.view import Line
from blitz_desktop.session.history import FOLD_ERRORS, History, Node

_MOST_KEPT = 4096


class Narrator:
    """Tells the entries of one history."""

    def __init__(self, system: GameSystem[Any], scenario: Scenario, history: History) -> None:
        self._system, self._scenario, self._history = system, scenario, history
        self._told: OrderedDict[tuple[int, str | None], tuple[Line, ...]] = OrderedDict()

    def tell(self, node: Node, viewer: str | None) -> tuple[Line, ...]:
        """Sentences about an entry, as a viewer may read them."""
        key = (node.id, viewer)
        if key not in self._told:
            self._told[key] = self._tell(node, viewer)
            if len(self._told) > _MOST_KEPT:
                self._told.popitem(last=False)
        return self._told[key]

    def forget(self) -> None:
        """Tell everything anew, as after a change of language."""
        self._told.clear()

    def _tell(self, node: Node, viewer: str | None) -> tuple[Line, ...]:
        before = self._history.state(node.parent)
        action, events = node.entry.action, node.entry.events
        try:
            return override.narrate(self._system, self._scenario, before, action, events, viewer)
        except FOLD_ERRORS:  # the record of another program, or one that was tampered with
            return (Line("note", say("This entry cannot be told: it does not fit the game.")),)
