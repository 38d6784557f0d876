"""The log as a list model."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from blitz_desktop.presenter.chronicle import LogRow, Standing

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a row answers beside its text."""

    ROW = Qt.ItemDataRole.UserRole
    IS_SHOWN = Qt.ItemDataRole.UserRole + 1
    IS_NOW = Qt.ItemDataRole.UserRole + 2


class LogModel(QAbstractListModel):
    """Rows of the log, changed from the first row that differs onwards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LogRow, ...] = ()
        self._now = -1
        self._moment = 0
        self._is_live = True

    def show(self, rows: tuple[LogRow, ...], moment: int, *, is_live: bool) -> None:
        """Take up the rows as they are now, and the moment that the table shows."""
        old = self._rows
        same = next((i for i, (a, b) in enumerate(zip(old, rows, strict=False)) if a != b), None)
        kept = min(len(old), len(rows)) if same is None else same
        if kept < len(old):
            self.beginRemoveRows(QModelIndex(), kept, len(old) - 1)
            self._rows = old[:kept]
            self.endRemoveRows()
        if kept < len(rows):
            self.beginInsertRows(QModelIndex(), kept, len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
        happened = (i for i, row in enumerate(rows) if row.standing is Standing.HAPPENED)
        self._now = max(happened, default=-1)
        self._moment, self._is_live = moment, is_live
        if rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    @property
    def now(self) -> int:
        """Number of the last row that stands; -1 before the first."""
        return self._now

    def row_at(self, index: Index) -> LogRow:
        """The row behind an index."""
        return self._rows[index.row()]

    def last_row_of(self, moment: int) -> int:
        """Number of the last row of an entry; -1 where it has none."""
        return max((i for i, row in enumerate(self._rows) if row.moment == moment), default=-1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.line.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return _spoken(row)
            case Qt.ItemDataRole.ToolTipRole:
                return _hint(row)
            case Role.ROW:
                return row
            case Role.IS_SHOWN:
                return not self._is_live and row.moment == self._moment
            case Role.IS_NOW:
                return index.row() == self._now
        return None


def _spoken(row: LogRow) -> str:
    dice = ", dice " + " ".join(map(str, row.line.faces)) if row.line.faces else ""
    rule = f", rule {row.line.rule.section}" if row.line.rule else ""
    state = {Standing.TAKEN_BACK: ", taken back", Standing.UNDONE: ", undone"}.get(row.standing, "")
    return f"{row.line.text}{dice}{rule}{state}"


def _hint(row: LogRow) -> str:
    match row.standing:
        case Standing.TAKEN_BACK:
            return "This throw was taken back. The same action brings the same dice again."
        case Standing.UNDONE:
            return "Undone. Redo brings it back."
    return f"Entry {row.moment}. Double-click to look at the table after it."
