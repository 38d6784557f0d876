"""Moments of a game worth going to: where turns and phases begin, and what players have marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from blitz_desktop.core.language import say
from blitz_desktop.presenter.commands import Command, TimeCommands
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.annotations import BOOKMARK, NOTE, Annotation
from blitz_desktop.session.session import Session


def turn_moments(session: Session) -> tuple[int, ...]:
    """Numbers of the entries up to the head with which a turn or part of one begins, the set-up's first."""
    begun = (
        entry.number
        for entry in session.entries
        if any(line.kind == "turn" for line in session.narration(entry.number))
    )
    return (0, *begun)


def bookmarks(session: Session) -> tuple[tuple[int, Annotation], ...]:
    """Bookmarks of the current line with the numbers of their entries, in the order of play."""
    found = [(session.annotated(mark), mark) for mark in session.annotations if mark.kind == BOOKMARK]
    on_line = [(number, mark) for number, mark in found if number is not None and number <= session.head]
    return tuple(sorted(on_line, key=lambda pair: (pair[0], pair[1].key)))


class MomentCommands:
    """Going from turn to turn and from bookmark to bookmark, and marking where one is.

    ``ask`` asks the player for the words of a note; None where the player thinks better of it.
    """

    def __init__(self, table: Table, time: TimeCommands, ask: Callable[[str], str | None]) -> None:
        self._table, self._time, self._ask = table, time, ask
        early, late = say("There is none before."), say("There is none after.")
        self.to_start = Command(
            "to_start", say("Look at the set-up"), lambda: time.look_at(0), self._why_no_start
        )
        self.turn_back = self._going("turn_back", say("Look one turn back"), self._turns, -1, early)
        self.turn_on = self._going("turn_on", say("Look one turn on"), self._turns, 1, late)
        self.mark_back = self._going("mark_back", say("Previous bookmark"), self._marks, -1, early)
        self.mark_on = self._going("mark_on", say("Next bookmark"), self._marks, 1, late)
        self.bookmark = Command("bookmark", say("Bookmark this moment"), lambda: self.mark(table.moment), str)
        self.note = Command("note", say("Add a note…"), lambda: self.write(table.moment), str)

    def mark(self, moment: int) -> None:
        """Set a bookmark at an entry, or take the one there away."""
        session = self._table.session
        there = [mark for number, mark in bookmarks(session) if number == moment]
        if there:
            session.erase(there[0].key)
        else:
            session.annotate(BOOKMARK, number=moment)
        self._table.tell_notes()

    def write(self, moment: int) -> None:
        """Ask for a note and add it to an entry."""
        text = self._ask("")
        if text:
            self._table.session.annotate(NOTE, text, number=moment)
            self._table.tell_notes()

    def change(self, key: int) -> None:
        """Ask for other words for a note or bookmark; none at all remove a note."""
        session = self._table.session
        old = next(note for note in session.annotations if note.key == key)
        text = self._ask(old.text)
        if text is None:
            return
        if text or old.kind == BOOKMARK:
            session.amend(key, text=text)
        else:
            session.erase(key)
        self._table.tell_notes()

    def drop(self, key: int) -> None:
        """Remove a note or bookmark."""
        self._table.session.erase(key)
        self._table.tell_notes()

    def _going(
        self, id_: str, label: str, moments: Callable[[], Sequence[int]], step: int, none: str
    ) -> Command:
        def goal() -> int | None:
            place = self._table.session.place
            here = place(self._table.moment)
            beyond = [moment for moment in moments() if (place(moment) - here) * step > 0]
            return (min(beyond) if step > 0 else max(beyond)) if beyond else None

        def go() -> None:
            moment = goal()
            if moment is not None:
                self._time.look_at(moment)

        return Command(id_, label, go, lambda: "" if goal() is not None else none)

    def _turns(self) -> Sequence[int]:
        return turn_moments(self._table.session)

    def _marks(self) -> Sequence[int]:
        return [number for number, _ in bookmarks(self._table.session)]

    def _why_no_start(self) -> str:
        session = self._table.session
        return "" if session.place(session.shown) else say("This is the beginning of the game.")
