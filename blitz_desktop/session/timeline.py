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
        parting: Id of the last entry that it shares with the current line.
        leaves_at: Number of that entry.
        fork: Id of the last entry that it shares with the current line or a longer one.
        own: Number of its entries after that.
        last: Its last entry.
    """

    id: int
    length: int
    parting: int
    leaves_at: int
    fork: int
    own: int
    is_current: bool
    last: Entry

    @property
    def forks_at(self) -> int:
        """Number of the entry after which it is like no longer line."""
        return self.length - self.own


class LostThrow(msgspec.Struct, frozen=True):
    """An entry with dice that does not stand.

    Attributes:
        after: Number of the last entry before it that does.
    """

    entry: Entry
    after: int


class Timeline:
    """The head on the tree, and the current line from the set-up through the head to the tip.

    Attributes:
        head: Id of the entry at which play stands.
    """

    def __init__(self, history: History, head: int, tip: int) -> None:
        self.history = history
        self.head = head
        self._line = list(history.line(tip))
        self._partings: tuple[int, list[int]] = (ROOT, [])

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
    def taken_back(self) -> tuple[LostThrow, ...]:
        """Entries with dice that do not stand, in the order played."""
        standing = set(self._line[: self.number])
        return tuple(
            LostThrow(self.history[id_].entry, self.shared_with_head(id_))
            for id_ in self.history.thrown
            if id_ not in standing
        )

    @property
    def lines(self) -> tuple[LineSummary, ...]:
        """All lines of play, in the order in which their ends were played."""
        forks = self._forks()
        return tuple(self._summary(tip, forks[tip]) for tip in sorted(forks))

    def is_line(self, id_: int) -> bool:
        """Whether a line of play ends with an entry."""
        is_entry = ROOT < id_ <= len(self.history)
        return is_entry and (id_ == self.tip or not self.history.children(id_))

    def parting(self, id_: int) -> int:
        """Id of the last entry on the way to another, or of that one, which stands on the current line."""
        return id_ if self.number_of(id_) is not None else self._all_partings()[id_]

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

    def shared_with_head(self, id_: int) -> int:
        """Number of the last entry that the ways to the head and to another entry share."""
        return min(self.number, self.history.number(self.parting(id_)))

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
        kept = self.shared_with_head(target)
        return (self.history[id_] for id_ in reversed(self._line[kept : self.number]))

    def is_left_for(self, id_: int, target: int) -> bool:
        """Whether an entry would be taken back on the way from the head to another."""
        number = self.number_of(id_)
        return number is not None and self.shared_with_head(target) < number <= self.number

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

    def _all_partings(self) -> list[int]:
        """The parting of every entry by its id, worked out once for a line and the entries there are."""
        tip, partings = self._partings
        if tip != self.tip or len(partings) != len(self.history) + 1:
            line, partings = set(self._line), [ROOT]
            for node in self.history:
                partings.append(node.id if node.id in line else partings[node.parent])
            self._partings = (self.tip, partings)
        return partings

    def _forks(self) -> dict[int, int]:
        """The tip of every line, with the last entry that it shares with the current line or a longer one."""
        on_line, deepest = set(self._line), dict[int, int]()
        for node in reversed(tuple(self.history)):
            if node.id in on_line:
                continue
            tip = deepest.setdefault(node.id, node.id)
            known = deepest.get(node.parent)
            if known is None or self.history.number(tip) > self.history.number(known):
                deepest[node.parent] = tip
        forks = {self.tip: self.tip} if self.tip else {}
        for node in self.history:
            if node.id not in on_line:
                tip = deepest[node.id]
                forks.setdefault(tip, node.parent)
        return forks

    def _summary(self, tip: int, fork: int) -> LineSummary:
        number, parting = self.history.number, self.parting(tip)
        return LineSummary(
            id=tip,
            length=number(tip),
            parting=parting,
            leaves_at=number(parting),
            fork=fork,
            own=number(tip) - number(fork),
            is_current=tip == self.tip,
            last=self.history[tip].entry,
        )
