"""The log: sentences with their dice and rules, and the way back in time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QMenu, QVBoxLayout, QWidget

from blitz_desktop.presenter.chronicle import LogRow
from blitz_desktop.ui.panels.log_delegate import LogDelegate
from blitz_desktop.ui.panels.log_list import RowList
from blitz_desktop.ui.panels.log_model import Index, LogModel, Role


class LogPanel(QWidget):
    """The list of rows.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        hexes_asked: A row was clicked whose hexes are to be shown (tuple of hexes).
        moment_asked: The table is to be shown as it was after an entry (its number).
    """

    rule_asked = Signal(object)
    hexes_asked = Signal(object)
    moment_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(self)
        self.view = _LogView(self)
        self.view.setModel(self.model)
        self.view.setAccessibleName("Log")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.rule_clicked.connect(self.rule_asked)
        self.view.row_clicked.connect(self._on_row_clicked)
        self.view.moment_asked.connect(self.moment_asked)

    def show_rows(self, rows: tuple[LogRow, ...], moment: int, *, is_live: bool) -> None:
        """Show the log as it is now and keep the row of the present moment in sight."""
        self.model.show(rows, moment, is_live=is_live)
        self.view.viewport().update()
        row = self.model.now if is_live else self.model.last_row_of(moment)
        hint = QAbstractItemView.ScrollHint
        if row >= 0:
            self.view.scrollTo(
                self.model.index(row), hint.EnsureVisible if is_live else hint.PositionAtCenter
            )

    def _on_row_clicked(self, row: LogRow) -> None:
        if row.line.where:
            self.hexes_asked.emit(row.line.where)


class _LogView(RowList):
    """List whose clicks tell rules from rows.

    Signals:
        rule_clicked: The rule of a row was clicked.
        row_clicked: A row was clicked elsewhere.
        moment_asked: A row was double-clicked, or Enter pressed on it.
    """

    rule_clicked = Signal(object)
    row_clicked = Signal(object)
    moment_asked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self._height, parent)
        self._delegate = LogDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            return
        row: LogRow = index.data(Role.ROW)
        if self._is_on_rule(event.position().toPoint(), index):
            self.rule_clicked.emit(row.line.rule)
        else:
            self.row_clicked.emit(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and not self._is_on_rule(event.position().toPoint(), index):
            self.moment_asked.emit(index.data(Role.ROW).moment)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        is_link = index.isValid() and self._is_on_rule(place, index)
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.moment_asked.emit(self.currentIndex().data(Role.ROW).moment)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._delegate.forget_fonts()
            self.reset()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if not index.isValid():
            return
        row: LogRow = index.data(Role.ROW)
        menu = QMenu(self)
        look = menu.addAction("Look at the table after this entry")
        look.triggered.connect(lambda: self.moment_asked.emit(row.moment))
        show = menu.addAction("Show on the map")
        show.setEnabled(bool(row.line.where))
        show.triggered.connect(lambda: self.row_clicked.emit(row))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _height(self, index: Index, width: int) -> int:
        return self._delegate.height(index.data(Role.ROW), width)

    def _is_on_rule(self, place: QPoint, index: Index) -> bool:
        return self._delegate.rule_rect(self.visualRect(index), index.data(Role.ROW)).contains(place)
