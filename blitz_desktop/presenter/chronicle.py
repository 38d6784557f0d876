"""The log as rows: what has happened, what was undone, which throws were taken back, what players noted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

import msgspec

from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.language import say, say_stored
from blitz_desktop.core.view import Line
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.terms_words import change_words
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.session.annotations import BOOKMARK, NOTE, Annotation
from blitz_desktop.session.session import Session
from blitz_desktop.session.timeline import LostThrow


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
        carries_on: Whether its entry answers what an earlier one began, as losses answer an attack.
        note: The note or bookmark that it shows; None for what the game tells.
        number: Which entry it belongs to as the viewer counts them, where some are hidden.
    """

    moment: int
    line: Line
    standing: Standing
    is_first: bool
    carries_on: bool = False
    note: Annotation | None = None
    number: int = 0


class Chronicle:
    """The log of a session. Rows of an entry are made once, so that a long log is told again quickly."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: dict[tuple[int, Standing, str | None], tuple[LogRow, ...]] = {}
        self._thrown: dict[tuple[int, int], tuple[LogRow, ...]] = {}
        self._noted: dict[tuple[int, int], LogRow] = {}

    def rows(self) -> tuple[LogRow, ...]:
        """All rows, oldest first: entries up to the head, then undone ones.

        Throws that were taken back stand where their line of play parted from what stands.
        """
        session = self._session
        rows: list[LogRow] = []
        future = session.future
        undone = {id(entry) for entry in future}
        taken_back: defaultdict[int, list[LogRow]] = defaultdict(list)
        for lost in session.taken_back:
            if id(lost.entry) not in undone:
                taken_back[lost.after] += self._throws_of(lost)
        notes = self._notes()
        for number, row in self._agreed():
            notes[number].append(row)
        rows += notes.get(0, ())
        rows += taken_back.get(0, ())
        for entry in session.entries:
            rows += self._rows_of(entry, Standing.HAPPENED)
            rows += notes.get(entry.number, ())
            rows += taken_back.get(entry.number, ())
        for entry in future:
            rows += self._rows_of(entry, Standing.UNDONE)
            rows += notes.get(entry.number, ())
        return tuple(rows)

    def _rows_of(self, entry: Entry, standing: Standing) -> tuple[LogRow, ...]:
        # The session keeps every entry, so that its id stays its own.
        key = (id(entry), standing, self._session.viewer)
        if key not in self._told:
            self._told[key] = tuple(self._sentences(entry, standing))
        return self._told[key]

    def _throws_of(self, lost: LostThrow) -> tuple[LogRow, ...]:
        key = (id(lost.entry), lost.after)
        if key not in self._thrown:
            self._thrown[key] = tuple(_throws(lost))
        return self._thrown[key]

    def _sentences(self, entry: Entry, standing: Standing) -> Iterator[LogRow]:
        session, moment = self._session, entry.number
        carries_on, number = bool(session.state_at(moment - 1).frames), session.place(moment)
        for index, line in enumerate(session.narration(moment)):
            yield LogRow(moment, _capitalised(line), standing, index == 0, carries_on, number=number)

    def _notes(self) -> defaultdict[int, list[LogRow]]:
        """Rows of notes and bookmarks on this line of play, by the number of their entry."""
        found: defaultdict[int, list[LogRow]] = defaultdict(list)
        for note in self._session.annotations:
            number = self._session.annotated(note) if note.kind in (NOTE, BOOKMARK) else None
            if number is not None:
                found[number].append(self._row_of(note, number))
        return found

    def _agreed(self) -> Iterator[tuple[int, LogRow]]:
        """Rows that say how the game was to be played from there on."""
        before = self._session.first_terms
        for number, terms in self._session.term_changes:
            yield number, LogRow(number, Line("note", change_words(before, terms)), Standing.HAPPENED, False)
            before = terms

    def _row_of(self, note: Annotation, number: int) -> LogRow:
        known = self._noted.get((note.key, number))
        if known is None or known.note != note:
            line = Line(note.kind, note.text or say("Bookmark"))
            known = LogRow(number, line, Standing.HAPPENED, is_first=False, note=note)
            self._noted[note.key, number] = known
        return known


def _throws(lost: LostThrow) -> Iterator[LogRow]:
    for event in lost.entry.events:
        if isinstance(event, Rolled):
            roll = event.roll
            line = Line("roll", labelled(say_stored(roll.purpose), f"{roll.total}."), roll.rule, roll.faces)
            yield LogRow(lost.after, _capitalised(line), Standing.TAKEN_BACK, is_first=False)


def _capitalised(line: Line) -> Line:
    text = sentence(line.text)
    return line if text == line.text else msgspec.structs.replace(line, text=text)
