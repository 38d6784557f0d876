"""The log as a list model."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.chronicle import LogRow, Standing
from blitz_desktop.presenter.log_filter import LOST, LogFilter, is_heading
from blitz_desktop.presenter.wording import rule_number

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a row answers beside its text."""

    ROW = Qt.ItemDataRole.UserRole
    IS_SHOWN = Qt.ItemDataRole.UserRole + 1
    IS_NOW = Qt.ItemDataRole.UserRole + 2
    IS_FOLDED = Qt.ItemDataRole.UserRole + 3


class LogModel(QAbstractListModel):
    """Rows of the log, changed from the first row that differs onwards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LogRow, ...] = ()
        self._now = -1
        self._shown: frozenset[int] = frozenset()
        self._filter = LogFilter()

    def show(self, rows: tuple[LogRow, ...], moment: int, wanted: LogFilter, *, is_live: bool) -> None:
        """Take up the rows as they are now, the moment that the table shows, and what is folded."""
        self._filter = wanted
        first, old_end, new_end = _difference(self._rows, rows)
        if old_end - first == new_end - first:
            self._rows = rows
            if new_end > first:
                self.dataChanged.emit(self.index(first), self.index(new_end - 1))
        else:
            self._replace(rows, first, old_end, new_end)
        happened = (i for i in range(len(rows) - 1, -1, -1) if _stands(rows[i]))
        self._now = next(happened, -1)
        self._shown = frozenset() if is_live else frozenset(_latest_of(rows, moment))

    def _replace(self, rows: tuple[LogRow, ...], first: int, old_end: int, new_end: int) -> None:
        if old_end > first:
            self.beginRemoveRows(QModelIndex(), first, old_end - 1)
            self._rows = self._rows[:first] + self._rows[old_end:]
            self.endRemoveRows()
        if new_end > first:
            self.beginInsertRows(QModelIndex(), first, new_end - 1)
            self._rows = rows
            self.endInsertRows()

    @property
    def now(self) -> int:
        """Number of the last row that stands; -1 before the first."""
        return self._now

    def row_at(self, index: Index) -> LogRow:
        """The row behind an index."""
        return self._rows[index.row()]

    @property
    def shown(self) -> int:
        """Number of the last row that is marked as looked at; -1 where none is."""
        return max(self._shown, default=-1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.line.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return _spoken(row) + (say(", folded") if self._filter.is_folded(row) else "")
            case Qt.ItemDataRole.ToolTipRole:
                return _hint(row)
            case Role.ROW:
                return row
            case Role.IS_SHOWN:
                return index.row() in self._shown
            case Role.IS_NOW:
                return index.row() == self._now
            case Role.IS_FOLDED:
                return self._filter.is_folded(row)
        return None


def _stands(row: LogRow) -> bool:
    """Whether a row tells of what stands, so that the present can be marked under it."""
    return row.standing is Standing.HAPPENED and row.note is None


def _latest_of(rows: tuple[LogRow, ...], moment: int) -> list[int]:
    """Numbers of the rows that tell how an entry ended: those below its last heading, or that one itself."""
    own = [
        place
        for place, row in enumerate(rows)
        if row.moment == moment and row.note is None and row.standing is not Standing.TAKEN_BACK
    ]
    headings = [place for place in own if is_heading(rows[place])]
    if not headings:
        return own
    return [place for place in own if place > headings[-1]] or headings[-1:]


def _difference(old: tuple[LogRow, ...], new: tuple[LogRow, ...]) -> tuple[int, int, int]:
    """Where two logs begin to differ, and where the difference ends in each."""
    shorter = min(len(old), len(new))
    first = next((i for i in range(shorter) if not _is_same(old[i], new[i])), shorter)
    same = 0
    while same < shorter - first and _is_same(old[-1 - same], new[-1 - same]):
        same += 1
    return first, len(old) - same, len(new) - same


def _is_same(old: LogRow, new: LogRow) -> bool:
    return old is new or old == new


def _spoken(row: LogRow) -> str:
    dice = say(", dice ") + " ".join(map(str, row.line.faces)) if row.line.faces else ""
    rule = say(", rule {rule}", rule=rule_number(row.line.rule)) if row.line.rule else ""
    if row.line.kind == LOST:
        return row.line.text
    state = {Standing.TAKEN_BACK: say(", taken back"), Standing.UNDONE: say(", undone")}.get(row.standing, "")
    return f"{row.line.text}{dice}{rule}{state}"


def _hint(row: LogRow) -> str:
    if row.line.kind == LOST:
        return say("Throws of play that was undone or left for another line. Click to show or fold them.")
    match row.standing:
        case Standing.TAKEN_BACK:
            return say("This throw was taken back. The same action brings the same dice again.")
        case Standing.UNDONE:
            return say("Undone. Redo brings it back.")
    if row.note is not None:
        return say("Your note. Right-click to change or remove it.")
    return say("Entry {moment}. Click to look at the table after it.", moment=row.number)
