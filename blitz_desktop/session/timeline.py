"""Where play stands on the tree of entries: the head, and the line that leads through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from blitz_desktop.core.entries import Entry
from blitz_desktop.core.language import say_number
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.history import ROOT, History, Node, State


class LineSummary(msgspec.Struct, frozen=True):
    """A line of play.

    Attributes:
        id: What ``Session.switch`` wants.
        length: Number of entries from the set-up to its end.
        leaves_at: Number of the last entry that it shares with the current line.
        last: Its last entry.
    """

    id: int
    length: int
    leaves_at: int
    is_current: bool
    last: Entry


class Timeline:
    """The head on the tree, and the current line from the set-up through the head to the tip.

    Attributes:
        head: Id of the entry at which play stands.
    """

    def __init__(self, history: History, head: int, tip: int) -> None:
        self.history = history
        self.head = head
        self._line = list(history.line(tip))

    def __len__(self) -> int:
        return len(self._line)

    @property
    def tip(self) -> int:
        """Id of the last entry that redo leads to."""
        return self._line[-1] if self._line else ROOT

    @property
    def number(self) -> int:
        """Number of entries up to the head."""
        return self.history.number(self.head)

    @property
    def past(self) -> tuple[Entry, ...]:
        """Entries up to the head."""
        return self._entries(self._line[: self.number])

    @property
    def future(self) -> tuple[Entry, ...]:
        """Entries after the head."""
        return self._entries(self._line[self.number :])

    @property
    def taken_back(self) -> tuple[Entry, ...]:
        """Entries with dice that do not stand, in the order played."""
        standing = set(self._line[: self.number])
        return self._entries(id_ for id_ in self.history.thrown if id_ not in standing)

    @property
    def lines(self) -> tuple[LineSummary, ...]:
        """All lines of play, in the order in which their ends were played."""
        current = set(self._line)
        return tuple(
            self._summary(tip, current) for tip in sorted({*self.history.leaves(), self.tip} - {ROOT})
        )

    @property
    def before(self) -> int | None:
        """The entry before the head; None at the set-up."""
        return self.history[self.head].parent if self.head else None

    @property
    def after(self) -> int | None:
        """The entry that redo leads to; None where there is none."""
        return self._line[self.number] if self.number < len(self._line) else None

    def at(self, number: int) -> int:
        """Id of an entry of the line by its number; 0 gives the set-up.

        Raises:
            SessionError: The line has no such entry.
        """
        if not 0 <= number <= len(self._line):
            raise SessionError(
                say_number(
                    "This line of play has {n} entry, and so no entry {number}.",
                    "This line of play has {n} entries, and so no entry {number}.",
                    len(self._line),
                    number=number,
                )
            )
        return self._line[number - 1] if number else ROOT

    def number_of(self, id_: int) -> int | None:
        """Number of an entry on the current line; None where it stands on another."""
        number = self.history.number(id_)
        return number if number <= len(self._line) and self.at(number) == id_ else None

    def known(self, entry: Entry) -> int | None:
        """The same entry, where it was played at the head before."""
        children = self.history.children(self.head)
        return next((id_ for id_ in children if self.history[id_].entry == entry), None)

    def has_dice_since(self, target: int) -> bool:
        """Whether something irrevocable would be taken back on the way from the head to an entry."""
        return any(event.irrevocable for node in self.since(target) for event in node.entry.events)

    def since(self, target: int) -> Iterator[Node]:
        """Entries that would be taken back on the way from the head to an entry, the latest first."""
        id_ = self.head
        while not self.history.is_before(id_, target):
            node = self.history[id_]
            yield node
            id_ = node.parent

    def next_node(self, entry: Entry) -> Node:
        """What ``add`` would hang on the tree."""
        return Node(len(self.history) + 1, self.head, entry)

    def add(self, entry: Entry, state: State) -> None:
        """Hang a new entry on the head and go there; what redo led to becomes a line of its own."""
        node = self.history.add(self.head, entry, state)
        del self._line[self.number :]
        self._line.append(node.id)
        self.head = node.id

    def go(self, head: int, tip: int) -> None:
        """Move the head, and the end of the line it stands on."""
        if tip != self.tip:
            self._line = list(self.history.line(tip))
        self.head = head

    def _entries(self, ids: Iterable[int]) -> tuple[Entry, ...]:
        return tuple(self.history[id_].entry for id_ in ids)

    def _summary(self, tip: int, current: set[int]) -> LineSummary:
        line = self.history.line(tip)
        shared = sum(id_ in current for id_ in line)
        return LineSummary(tip, len(line), shared, tip == self.tip, self.history[tip].entry)
