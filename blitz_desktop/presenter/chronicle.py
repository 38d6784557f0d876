"""The log as rows: what has happened, what was undone, and which throws were taken back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.view import Line
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


def chronicle(session: Session) -> tuple[LogRow, ...]:
    """All rows, oldest first: entries up to the head among throws taken back there, then undone ones."""
    rows: list[LogRow] = []
    future = session.future
    taken_back = _by_number(entry for entry in session.taken_back if entry not in future)
    for entry in session.entries:
        rows += _taken_back_rows(taken_back.pop(entry.number, ()))
        rows += _entry_rows(session, entry, Standing.HAPPENED)
    for number in sorted(taken_back):
        rows += _taken_back_rows(taken_back[number])
    for entry in future:
        rows += _entry_rows(session, entry, Standing.UNDONE)
    return tuple(rows)


def _by_number(entries: Iterable[Entry]) -> dict[int, tuple[Entry, ...]]:
    found: defaultdict[int, tuple[Entry, ...]] = defaultdict(tuple)
    for entry in entries:
        found[entry.number] += (entry,)
    return dict(found)


def _entry_rows(session: Session, entry: Entry, standing: Standing) -> Iterator[LogRow]:
    for index, line in enumerate(session.narration(entry.number)):
        yield LogRow(entry.number, line, standing, index == 0)


def _taken_back_rows(entries: tuple[Entry, ...]) -> Iterator[LogRow]:
    for entry in entries:
        for event in entry.events:
            if isinstance(event, Rolled):
                roll = event.roll
                line = Line("roll", f"{roll.purpose}: {roll.total}.", roll.rule, roll.faces)
                yield LogRow(entry.number - 1, line, Standing.TAKEN_BACK, is_first=False)
