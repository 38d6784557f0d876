"""The tree of entries, and the position at each of them.

Every entry hangs on the one it was played after, so undo, redo, branches and lines are only moves of a
head over the tree. Positions are kept at few entries and folded from events for the others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from blitz_desktop.core.codec import digest
from blitz_desktop.core.entries import Entry, Event, Rolled
from blitz_desktop.core.language import say
from blitz_desktop.core.state import GameState
from blitz_desktop.session.errors import SessionError

State: TypeAlias = GameState[Any]

ROOT = 0
"""Id of the set-up, which every line begins with."""

_CHECKPOINT = 50
"""Every so many entries a position is kept for good."""

_RECENT = 64
"""Positions last asked for that are kept beside the checkpoints."""

FOLD_ERRORS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules throw when they meet a position that play cannot reach."""


class FoldError(SessionError):
    """The events of an entry do not fit the position before it.

    Attributes:
        number: Number of the entry on its line.
        last_good: Id of the entry before it.
    """

    def __init__(self, number: int, last_good: int) -> None:
        super().__init__(say("Entry {number} does not fit the position before it.", number=number))
        self.number = number
        self.last_good = last_good


class Node(msgspec.Struct, frozen=True):
    """An entry in its place on the tree."""

    id: int
    parent: int
    entry: Entry


class History:
    """All entries ever played in a game, on whatever line."""

    def __init__(self, start: State, evolve: Callable[[State, Event], State]) -> None:
        self._evolve = evolve
        self._nodes: list[Node] = []
        self._children: dict[int, list[int]] = {}
        self._kept: dict[int, State] = {ROOT: start}
        self._recent: OrderedDict[int, State] = OrderedDict()
        self._thrown: list[int] = []

    def __len__(self) -> int:
        return len(self._nodes)

    def __iter__(self) -> Iterator[Node]:
        return iter(self._nodes)

    def __getitem__(self, id_: int) -> Node:
        return self._nodes[id_ - 1]

    def number(self, id_: int) -> int:
        """Number of an entry on its line; 0 for the set-up."""
        return self[id_].entry.number if id_ else 0

    def children(self, id_: int) -> tuple[int, ...]:
        """Entries played after this one, in the order they were played."""
        return tuple(self._children.get(id_, ()))

    def leaves(self) -> tuple[int, ...]:
        """Entries that nothing was played after."""
        return tuple(node.id for node in self._nodes if node.id not in self._children)

    @property
    def thrown(self) -> tuple[int, ...]:
        """Entries in which dice were thrown."""
        return tuple(self._thrown)

    def line(self, tip: int) -> tuple[int, ...]:
        """Ids from the first entry to this one."""
        ids = []
        while tip:
            ids.append(tip)
            tip = self[tip].parent
        return tuple(reversed(ids))

    def is_before(self, earlier: int, later: int) -> bool:
        """Whether one entry stands on the way to another, or is it."""
        target = self.number(earlier)
        while self.number(later) > target:
            later = self[later].parent
        return later == earlier

    def add(self, parent: int, entry: Entry, state: State | None = None) -> Node:
        """Hang an entry on the tree; its position may be given where it is known already."""
        node = Node(len(self._nodes) + 1, parent, entry)
        self._nodes.append(node)
        self._children.setdefault(parent, []).append(node.id)
        if any(isinstance(event, Rolled) for event in entry.events):
            self._thrown.append(node.id)
        if state is not None:
            self._remember(node.id, state)
        return node

    def state(self, id_: int) -> State:
        """The position after an entry.

        Raises:
            FoldError: Events on the way do not fit.
        """
        missing = []
        while (state := self._known(id_)) is None:
            missing.append(id_)
            id_ = self[id_].parent
        for next_id in reversed(missing):
            try:
                for event in self[next_id].entry.events:
                    state = self._evolve(state, event)
            except FOLD_ERRORS as error:
                raise FoldError(self.number(next_id), self[next_id].parent) from error
            self._remember(next_id, state)
        return state

    def fits(self, id_: int) -> bool:
        """Whether the position after an entry is the one it was recorded with."""
        return not id_ or digest(self.state(id_)) == self[id_].entry.digest

    def _known(self, id_: int) -> State | None:
        if id_ in self._recent:
            self._recent.move_to_end(id_)
            return self._recent[id_]
        return self._kept.get(id_)

    def _remember(self, id_: int, state: State) -> None:
        if self.number(id_) % _CHECKPOINT == 0:
            self._kept[id_] = state
            return
        self._recent[id_] = state
        if len(self._recent) > _RECENT:
            self._recent.popitem(last=False)
