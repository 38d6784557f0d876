"""A list of rows of different heights, quick when long: only rows that change are measured."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

Index = QModelIndex | QPersistentModelIndex
_Cursor = QAbstractItemView.CursorAction


class Ruler(Protocol):
    """Says how high a row is."""

    def __call__(self, index: Index, width: int) -> int: ...


class RowList(QAbstractItemView):
    """Rows of a list model below one another, each as high as its ruler says."""

    def __init__(self, ruler: Ruler, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruler = ruler
        self._heights: list[int] = []
        self._tops = [0]
        self._width = 0
        self._looked_for = (QPersistentModelIndex(), QAbstractItemView.ScrollHint.EnsureVisible)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            model.rowsRemoved.connect(self._on_rows_removed)
        self._measure_all()

    # Keeping up with the model

    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        self._heights[start:start] = self._measured(start, end)
        self._add_up()
        super().rowsInserted(parent, start, end)

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        start, end = top_left.row(), bottom_right.row()
        self._heights[start : end + 1] = self._measured(start, end)
        self._add_up()
        super().dataChanged(top_left, bottom_right, roles)

    def reset(self) -> None:
        was_in_sight = self._is_in_sight(self.viewport().height())
        super().reset()
        self._measure_all()
        if was_in_sight:
            self.scrollTo(self._looked_for[0])

    def _on_rows_removed(self, _parent: Index, start: int, end: int) -> None:
        del self._heights[start : end + 1]
        self._add_up()

    def _measure_all(self) -> None:
        is_first = self._width == 0
        self._width = self.viewport().width() if self.isVisible() else 0
        self._heights = self._measured(0, self._count() - 1)
        self._add_up()
        if is_first:
            self.scrollTo(*self._looked_for)

    def _measured(self, start: int, end: int) -> list[int]:
        """Heights of rows; none yet while the list has never been seen and its width is not known."""
        model = self.model()
        if self._width == 0:
            return [0] * (end - start + 1)
        return [self._ruler(model.index(row, 0), self._width) for row in range(start, end + 1)]

    def _add_up(self) -> None:
        self._tops = [0, *accumulate(self._heights)]
        self.updateGeometries()
        self.viewport().update()

    def _count(self) -> int:
        return self.model().rowCount() if self.model() is not None else 0

    # Where rows are

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self._heights):
            return QRect()
        top = self._tops[index.row()] - self.verticalOffset()
        return QRect(0, top, self.viewport().width(), self._heights[index.row()])

    def indexAt(self, point: QPoint) -> QModelIndex:
        row = self._row_at(point.y() + self.verticalOffset())
        return self.model().index(row, 0) if 0 <= row < len(self._heights) else QModelIndex()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        self._looked_for = (QPersistentModelIndex(index), hint)
        if not index.isValid() or index.row() >= len(self._heights):
            return
        top, height = self._tops[index.row()], self._heights[index.row()]
        room, bar = self.viewport().height(), self.verticalScrollBar()
        if hint == QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(top - (room - height) // 2)
        elif top < bar.value():
            bar.setValue(top)
        elif top + height > bar.value() + room:
            bar.setValue(top + height - room)

    def _is_in_sight(self, room: int) -> bool:
        """Whether the row that was looked for last is whole in sight in so much room."""
        rect = self.visualRect(self._looked_for[0])
        return self.verticalScrollBar().maximum() == 0 or (rect.top() >= 0 and rect.bottom() < room)

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        return 0

    def isIndexHidden(self, _index: Index) -> bool:
        return False

    def updateGeometries(self) -> None:
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, self._tops[-1] - room))
        bar.setPageStep(room)
        bar.setSingleStep(20)
        super().updateGeometries()

    def _row_at(self, y: int) -> int:
        return bisect_right(self._tops, y) - 1

    # Cursor and selection

    def moveCursor(self, action: _Cursor, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        last = self._count() - 1
        row = max(self.currentIndex().row(), 0)
        page = max(1, self._row_at(self._tops[row] + self.viewport().height()) - row) if self._heights else 1
        steps = {
            _Cursor.MoveUp: -1,
            _Cursor.MovePrevious: -1,
            _Cursor.MoveDown: 1,
            _Cursor.MoveNext: 1,
            _Cursor.MovePageUp: -page,
            _Cursor.MovePageDown: page,
            _Cursor.MoveHome: -last,
            _Cursor.MoveEnd: last,
        }
        return self.model().index(min(max(row + steps.get(action, 0), 0), last), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        if index.isValid():
            self.selectionModel().select(index, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region = region.united(QRegion(self.visualRect(index)))
        return region

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        state: QStyle.StateFlag = option.state
        first = max(0, self._row_at(event.rect().top() + self.verticalOffset()))
        bottom = event.rect().bottom() + self.verticalOffset()
        for row in range(first, len(self._heights)):
            if self._tops[row] > bottom:
                break
            index = self.model().index(row, 0)
            option.rect = self.visualRect(index)
            is_selected = self.selectionModel().isSelected(index)
            option.state = state | QStyle.StateFlag.State_Selected if is_selected else state
            self.itemDelegate().paint(painter, option, index)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._width == 0:
            self._measure_all()

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        was_in_sight = self._is_in_sight(event.oldSize().height())
        super().resizeEvent(event)
        if self.isVisible() and self.viewport().width() != self._width:
            self._measure_all()
        if was_in_sight:
            self.scrollTo(self._looked_for[0])
        elif was_at_end:
            bar.setValue(bar.maximum())
