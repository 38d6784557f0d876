"""How a game has been conducted: its terms as they changed, and when the table passed to which side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from blitz_desktop.session.history import ROOT
from blitz_desktop.session.kind import Terms
from blitz_desktop.session.lines import PassLine, TermsLine


class Conduct:
    """Terms and passes, in the order in which they were recorded. No undo takes them back."""

    def __init__(self, begun: Terms, recorded: Iterable[TermsLine | PassLine] = ()) -> None:
        self._begun = begun
        self._recorded = list(recorded)

    def __iter__(self) -> Iterator[TermsLine | PassLine]:
        return iter(self._recorded)

    def __len__(self) -> int:
        return len(self._recorded)

    @property
    def terms(self) -> Terms:
        """The terms in force."""
        changes = self.changes
        return changes[-1].terms if changes else self._begun

    @property
    def changes(self) -> tuple[TermsLine, ...]:
        """Every change of the terms."""
        return tuple(line for line in self._recorded if isinstance(line, TermsLine))

    @property
    def holder(self) -> str:
        """The side that the table was passed to last; empty where it never was."""
        passes = self._passes
        return passes[-1].side if passes else ""

    def add(self, line: TermsLine | PassLine) -> None:
        """Record another change or pass."""
        self._recorded.append(line)

    @contextmanager
    def supposing(self, line: TermsLine | PassLine) -> Iterator[None]:
        """Have a change or pass recorded for a while."""
        self._recorded.append(line)
        try:
            yield
        finally:
            self._recorded.pop()

    @property
    def passed_at(self) -> tuple[int, ...]:
        """Ids of the entries at which the table was passed."""
        return tuple(line.entry for line in self._passes)

    def left_at(self, side: str) -> int:
        """Id of the entry at which the table last passed on from a side; the set-up where it never did."""
        return self._last_pass(lambda giver, taker: giver == side != taker)

    def came_at(self, side: str) -> int:
        """Id of the entry at which the table last passed to a side; the set-up where it never did."""
        return self._last_pass(lambda giver, taker: giver != side == taker)

    def _last_pass(self, is_it: Callable[[str, str], bool]) -> int:
        """Id of the entry of the last pass between such sides; the set-up where there was none."""
        entry, holder = ROOT, ""
        for line in self._passes:
            if is_it(holder, line.side):
                entry = line.entry
            holder = line.side
        return entry

    @property
    def _passes(self) -> list[PassLine]:
        return [line for line in self._recorded if isinstance(line, PassLine)]
