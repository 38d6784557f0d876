"""The log as rows: what has happened, what was undone, and which throws were taken back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

import msgspec

from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.view import Line
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.session.session import Session


class Standing(Enum):
    """How a row relates to the game as it stands."""

    HAPPENED = auto()
    UNDONE = auto()
    TAKEN_BACK = auto()


@dataclass(frozen=True)
class LogRow:
    """One line of the log.

    Attributes:
        moment: Number of the entry it belongs to; looking at the row shows the table after that entry.
        is_first: Whether it opens its entry.
    """

    moment: int
    line: Line
    standing: Standing
    is_first: bool


class Chronicle:
    """The log of a session. Rows of an entry are made once, so that a long log is told again quickly."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: dict[tuple[int, Standing], tuple[LogRow, ...]] = {}

    def rows(self) -> tuple[LogRow, ...]:
        """All rows, oldest first: entries up to the head among throws taken back there, then undone ones."""
        session = self._session
        rows: list[LogRow] = []
        future = session.future
        undone = {id(entry) for entry in future}
        taken_back = _by_number(entry for entry in session.taken_back if id(entry) not in undone)
        for entry in session.entries:
            for lost in taken_back.pop(entry.number, ()):
                rows += self._rows_of(lost, Standing.TAKEN_BACK)
            rows += self._rows_of(entry, Standing.HAPPENED)
        for number in sorted(taken_back):
            for lost in taken_back[number]:
                rows += self._rows_of(lost, Standing.TAKEN_BACK)
        for entry in future:
            rows += self._rows_of(entry, Standing.UNDONE)
        return tuple(rows)

    def _rows_of(self, entry: Entry, standing: Standing) -> tuple[LogRow, ...]:
        # The session keeps every entry, so that its id stays its own.
        key = (id(entry), standing)
        if key not in self._told:
            tell = self._throws if standing is Standing.TAKEN_BACK else self._sentences
            self._told[key] = tuple(tell(entry, standing))
        return self._told[key]

    def _sentences(self, entry: Entry, standing: Standing) -> Iterator[LogRow]:
        for index, line in enumerate(self._session.narration(entry.number)):
            yield LogRow(entry.number, _capitalised(line), standing, index == 0)

    def _throws(self, entry: Entry, standing: Standing) -> Iterator[LogRow]:
        for event in entry.events:
            if isinstance(event, Rolled):
                roll = event.roll
                line = Line("roll", f"{roll.purpose}: {roll.total}.", roll.rule, roll.faces)
                yield LogRow(entry.number - 1, _capitalised(line), standing, is_first=False)


def _capitalised(line: Line) -> Line:
    text = sentence(line.text)
    return line if text == line.text else msgspec.structs.replace(line, text=text)


def _by_number(entries: Iterable[Entry]) -> dict[int, tuple[Entry, ...]]:
    found: defaultdict[int, tuple[Entry, ...]] = defaultdict(tuple)
    for entry in entries:
        found[entry.number] += (entry,)
    return dict(found)
