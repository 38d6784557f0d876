"""The log: sentences with their dice and rules, found and filtered, and the way back in time."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QMenu, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.chronicle import LogRow
from blitz_desktop.presenter.log_filter import LOST, LogFilter, can_fold, filtered
from blitz_desktop.ui.panels.log_delegate import LogDelegate
from blitz_desktop.ui.panels.log_list import RowList
from blitz_desktop.ui.panels.log_model import Index, LogModel, Role
from blitz_desktop.ui.panels.log_search import LogSearch

_GLIMPSE = 3
"""So many rows come into sight below a heading that is unfolded."""


class LogPanel(QWidget):
    """The list of rows under a line to search them.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        hexes_asked: A row was clicked whose hexes are to be shown (tuple of hexes).
        moment_asked: The table is to be shown as it was after an entry (its number).
        branch_asked: Play is to go on from an entry (its number).
        note_asked: A note is to be written at an entry (its number).
        bookmark_asked: An entry is to be marked (its number).
        note_opened: A note is to be changed (its key).
        note_dropped: A note is to be removed (its key).
    """

    rule_asked = Signal(object)
    hexes_asked = Signal(object)
    moment_asked = Signal(int)
    branch_asked = Signal(int)
    note_asked = Signal(int)
    bookmark_asked = Signal(int)
    note_opened = Signal(int)
    note_dropped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LogRow, ...] = ()
        self._moment, self._is_live = 0, True
        self.filter = LogFilter()
        self.search = LogSearch(self)
        self.model = LogModel(self)
        self.view = _LogView(self)
        self.view.setModel(self.model)
        self.view.setAccessibleName(say("Log"))
        self.nothing = QLabel(say("Nothing in the log fits."))
        self.nothing.setProperty("role", "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(0, 16, 0, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.search)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.nothing, 1)
        self.search.changed.connect(self._on_search)
        self.view.rule_clicked.connect(self.rule_asked)
        self.view.row_clicked.connect(self._on_row_clicked)
        self.view.moment_asked.connect(self.moment_asked)
        self.view.fold_asked.connect(self._on_fold)
        self.view.menu_asked.connect(self._open_menu)

    def show_rows(self, rows: tuple[LogRow, ...], moment: int, *, is_live: bool) -> None:
        """Show the log as it is now and keep the row of the present moment in sight."""
        self._rows, self._moment, self._is_live = rows, moment, is_live
        self._refresh()
        row = self.model.now if is_live else self.model.shown
        if row >= 0:
            index = self.model.index(row)
            is_seen = self.view.viewport().rect().intersects(self.view.visualRect(index))
            if not is_live:
                self.view.setCurrentIndex(index)  # an earlier row of the entry was clicked perhaps
            hint = QAbstractItemView.ScrollHint
            self.view.scrollTo(index, hint.EnsureVisible if is_live or is_seen else hint.PositionAtCenter)

    def menu(self, row: LogRow) -> QMenu:
        """What can be done at a row."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        note = row.note
        if note is not None:
            menu.addAction(say("Change…")).triggered.connect(lambda: self.note_opened.emit(note.key))
            menu.addAction(say("Remove")).triggered.connect(lambda: self.note_dropped.emit(note.key))
            menu.addSeparator()
        look = menu.addAction(say("Look at the table after this entry"))
        look.triggered.connect(lambda: self.moment_asked.emit(row.moment))
        show = menu.addAction(say("Show on the map"))
        show.setEnabled(bool(row.line.where))
        show.triggered.connect(lambda: self.hexes_asked.emit(row.line.where))
        branch = menu.addAction(say("Play on from here"))
        branch.triggered.connect(lambda: self.branch_asked.emit(row.moment))
        menu.addSeparator()
        menu.addAction(say("Add a note…")).triggered.connect(lambda: self.note_asked.emit(row.moment))
        menu.addAction(say("Set a bookmark")).triggered.connect(lambda: self.bookmark_asked.emit(row.moment))
        return menu

    def _refresh(self) -> None:
        shown = filtered(self._rows, self.filter)
        self.model.show(shown, self._moment, self.filter, is_live=self._is_live)
        self.view.setHidden(bool(self._rows) and not shown)
        self.nothing.setVisible(self.view.isHidden())
        self.view.viewport().update()

    def _on_search(self) -> None:
        self.filter = replace(self.filter, words=self.search.words, hidden=self.search.hidden)
        self._refresh()

    def _on_fold(self, row: LogRow) -> None:
        self.filter = self.filter.toggled(row)
        self._refresh()
        if not self.filter.is_folded(row):
            heading, last = self.view.currentIndex(), self.model.rowCount() - 1
            self.view.scrollTo(self.model.index(min(heading.row() + _GLIMPSE, last)))
            self.view.scrollTo(heading)

    def _on_row_clicked(self, row: LogRow) -> None:
        self.moment_asked.emit(row.moment)
        if row.line.where:
            self.hexes_asked.emit(row.line.where)

    def _open_menu(self, row: LogRow, place: QPoint) -> None:
        self.menu(row).popup(place)


class _LogView(RowList):
    """List whose clicks tell rules from rows.

    Signals:
        rule_clicked: The rule of a row was clicked.
        row_clicked: A row was clicked elsewhere.
        moment_asked: Enter was pressed on a row.
        fold_asked: What lies under a row is to be folded or unfolded (the row).
        menu_asked: The menu of a row is wanted (the row, place on the screen).
    """

    rule_clicked = Signal(object)
    row_clicked = Signal(object)
    moment_asked = Signal(int)
    fold_asked = Signal(object)
    menu_asked = Signal(object, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self._height, parent)
        self._delegate = LogDelegate(self)
        self._pressed = QModelIndex()
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        is_on_pressed = index == self._pressed and self.viewport().rect().contains(event.position().toPoint())
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid() or not is_on_pressed:
            return
        row: LogRow = index.data(Role.ROW)
        if self._is_on_rule(event.position().toPoint(), index):
            self.rule_clicked.emit(row.line.rule)
        elif can_fold(row):
            self.fold_asked.emit(row)
        else:
            self.row_clicked.emit(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        is_link = index.isValid() and self._is_on_rule(place, index)
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.currentIndex().isValid():
            super().keyPressEvent(event)
            return
        row: LogRow = self.currentIndex().data(Role.ROW)
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if (event.key() == Qt.Key.Key_Space and can_fold(row)) or (is_enter and row.line.kind == LOST):
            self.fold_asked.emit(row)
        elif is_enter:
            self.moment_asked.emit(row.moment)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._delegate.forget_fonts()
            self.reset()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid():
            self.menu_asked.emit(index.data(Role.ROW), event.globalPos())

    def _height(self, index: Index, width: int) -> int:
        return self._delegate.height(index.data(Role.ROW), width)

    def _is_on_rule(self, place: QPoint, index: Index) -> bool:
        return self._delegate.rule_rect(self.visualRect(index), index.data(Role.ROW)).contains(place)
