"""Which rows of the log are shown: found by words, chosen by subject, folded away turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from blitz_desktop.core.language import later, say_number
from blitz_desktop.core.view import Line
from blitz_desktop.presenter.chronicle import LogRow, Standing

TURN, PHASE = "turn", "phase"

LOST = "lost"
"""Kind of the row that stands for many throws that were taken back at one moment."""

_FEW_LOST = 3
"""So many throws taken back at one moment are shown one by one."""

SUBJECTS = {
    "moves": (later("Movement"), frozenset({"move"})),
    "battles": (later("Battles"), frozenset({"combat", "loss"})),
    "dice": (later("Dice"), frozenset({"roll"})),
    "control": (later("Control of hexes"), frozenset({"control"})),
    "events": (later("Other events"), frozenset({"result", "note"})),
}
"""What rows are about, with words for it and the kinds of line that tell of it."""

NOTES, TAKEN_BACK = "notes", "taken_back"
"""Two more subjects: what players noted, and throws that do not stand."""


@dataclass(frozen=True)
class LogFilter:
    """What is shown.

    Attributes:
        words: All of these must stand in a row, in whatever case.
        hidden: Subjects that are left out.
        folded: Moments of the turn headings under which everything is folded away.
        opened: Moments of which all throws that were taken back are shown, however many they are.
    """

    words: str = ""
    hidden: frozenset[str] = frozenset()
    folded: frozenset[int] = frozenset()
    opened: frozenset[int] = frozenset()

    @property
    def is_narrow(self) -> bool:
        """Whether rows are left out that folding would not hide."""
        return bool(self.words.strip() or self.hidden)

    def shows(self, row: LogRow) -> bool:
        """Whether a row is shown for its own sake, headings apart."""
        text = row.line.text.casefold()
        return subject_of(row) not in self.hidden and all(
            word in text for word in self.words.casefold().split()
        )

    def toggled(self, row: LogRow) -> LogFilter:
        """The same with what lies under a row folded or unfolded."""
        if row.line.kind == LOST:
            return replace(self, opened=self.opened ^ {row.moment})
        return replace(self, folded=self.folded ^ {row.moment})

    def is_folded(self, row: LogRow) -> bool:
        """Whether what lies under a row is folded away."""
        if row.line.kind == LOST:
            return row.moment not in self.opened
        return row.line.kind == TURN and row.moment in self.folded


def subject_of(row: LogRow) -> str:
    """What a row is about; empty for a heading."""
    if row.note is not None:
        return NOTES
    if row.standing is Standing.TAKEN_BACK:
        return TAKEN_BACK
    return next((name for name, (_, kinds) in SUBJECTS.items() if row.line.kind in kinds), "")


def can_fold(row: LogRow) -> bool:
    """Whether other rows lie under a row and can be folded away."""
    return row.line.kind in (TURN, LOST)


def is_heading(row: LogRow) -> bool:
    """Whether a row is the heading of a turn or phase."""
    return row.line.kind in (TURN, PHASE)


def filtered(rows: Sequence[LogRow], wanted: LogFilter) -> tuple[LogRow, ...]:
    """The rows shown. A heading stays where a row under it does; all stay where nothing is looked for."""
    if wanted.is_narrow:
        return tuple(_found(rows, wanted))
    return tuple(_without_lost(_unfolded(rows, wanted.folded), wanted))


def _found(rows: Sequence[LogRow], wanted: LogFilter) -> Iterable[LogRow]:
    waiting: dict[str, LogRow] = {}
    for row in rows:
        if row.line.kind == TURN:
            waiting.clear()
        if is_heading(row) and not (wanted.words.strip() and wanted.shows(row)):
            waiting[row.line.kind] = row
        elif wanted.shows(row):
            yield from waiting.values()
            waiting.clear()
            yield row


def _unfolded(rows: Sequence[LogRow], folded: frozenset[int]) -> Iterable[LogRow]:
    is_hidden = False
    for row in rows:
        is_turn = row.line.kind == TURN
        if is_turn:
            is_hidden = row.moment in folded
        if is_turn or not is_hidden:
            yield row


def _without_lost(rows: Iterable[LogRow], wanted: LogFilter) -> Iterable[LogRow]:
    """The same with many throws taken back at one moment under a row of their own."""
    for moment, run in groupby(rows, key=_lost_at):
        together = tuple(run)
        if moment is None or len(together) <= _FEW_LOST:
            yield from together
            continue
        heading = _lost_heading(moment, len(together))
        yield heading
        if not wanted.is_folded(heading):
            yield from together


def _lost_at(row: LogRow) -> int | None:
    """The moment at which a throw was taken back; None for other rows."""
    return row.moment if row.standing is Standing.TAKEN_BACK else None


def _lost_heading(moment: int, count: int) -> LogRow:
    words = say_number("{n} throw that was taken back", "{n} throws that were taken back", count)
    return LogRow(moment, Line(LOST, words), Standing.TAKEN_BACK, is_first=False)
