"""All counters by where they wait and by army: to find, to select, and to drag onto the map."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QCheckBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.core.view import BoardView, PieceView
from blitz_desktop.presenter.forces import ForceGroup, ForceRow, forces, found
from blitz_desktop.presenter.table import Table
from blitz_desktop.ui import theme
from blitz_desktop.ui.layouts import FlowBox, FlowLayout, scrolling
from blitz_desktop.ui.portraits import colours, portrait_icon
from blitz_desktop.ui.unit_drags import units_to_mime

Index = QModelIndex | QPersistentModelIndex
_UNIT_ROLE = Qt.ItemDataRole.UserRole
_SIDE = 30
_AIR, _LARGE = 6, 45
_LEAST_TREE = 90
_FIRST_OPEN = 2
"""Levels of headings that stand open at first."""


class ForcesPanel(QWidget):
    """A tree of counters, filled only while it can be seen.

    Signals:
        units_chosen: Counters were chosen (tuple of ids).
        place_asked: The place of a counter is to be shown (its id).
    """

    units_chosen = Signal(object)
    place_asked = Signal(str)

    def __init__(self, table: Table, actions: Sequence[QAction] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._shown: object = None
        self._is_in_sight = False
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Find a unit"))
        self.field.setAccessibleName(say("Find a unit"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.refresh)
        self.only_ready = QCheckBox(say("Can move now"))
        self.only_ready.setToolTip(say("Leave out what cannot be moved in this decision"))
        self.only_ready.toggled.connect(self.refresh)
        self.tree = _Tree()
        self.tree.itemSelectionChanged.connect(self._on_selected)
        self.tree.itemDoubleClicked.connect(self._on_double_click)
        self.workbench = FlowBox()
        buttons = FlowLayout(self.workbench, gap=6, is_left=True)
        for action in actions:
            buttons.addWidget(_button(action, self))
        self.nothing = QLabel(say("No unit fits."))
        self.nothing.setProperty("role", "muted")
        is_large = theme.scaled(_SIDE) > _LARGE
        head = QBoxLayout(QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight)
        head.addWidget(self.field, 1)
        head.addWidget(self.only_ready)
        self.tree.setMinimumHeight(_LEAST_TREE)
        self.tree.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        layout = QVBoxLayout()
        layout.addWidget(self.workbench)
        layout.addLayout(head)
        layout.addWidget(self.nothing)
        layout.addWidget(self.tree, 1)
        area = scrolling(layout)  # for large text in a low window
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def refresh(self) -> None:
        """Show the counters as they are now."""
        if not self._is_in_sight:
            return
        groups = forces(self._table)
        words, only_ready = self.field.text(), self.only_ready.isChecked()
        shown = (groups, words, only_ready, colours(self._table.viewpoint.view))
        if shown == self._shown:
            return
        self._shown = shown
        wanted = found(groups, words, only_ready=only_ready)
        self.nothing.setVisible(not wanted)
        self.tree.show_groups(wanted, self._table.viewpoint.view, is_open=bool(words.strip()) or only_ready)

    def come_into_sight(self, is_in_sight: bool) -> None:
        """Be filled from now on, or no more; its tab was chosen or left."""
        self._is_in_sight = is_in_sight
        self.refresh()

    def _on_selected(self) -> None:
        self.units_chosen.emit(self.tree.chosen())

    def _on_double_click(self, item: QTreeWidgetItem) -> None:
        unit = item.data(0, _UNIT_ROLE)
        if unit:
            self.place_asked.emit(unit)


class _Tree(QTreeWidget):
    """Headings with their numbers, and counters that can be dragged."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("Forces"))
        self.setColumnCount(1)
        self.setHeaderHidden(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setIndentation(10)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformRowHeights(False)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._pieces: dict[str, PieceView] = {}
        self._view: BoardView | None = None
        self.setItemDelegate(_CounterRows(self))
        self._folded: set[str] = set()
        self._opened: set[str] = set()

    def show_groups(self, groups: tuple[ForceGroup, ...], view: BoardView, *, is_open: bool) -> None:
        """Show other groups; headings stay open or folded as they were."""
        self._remember()
        self._view, self._pieces = view, {piece.id: piece for piece in view.pieces}
        bar = self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        for group in groups:
            self._add(self.invisibleRootItem(), group, 0, is_open=is_open, is_in_box=bool(group.at))
        self.blockSignals(False)
        self.verticalScrollBar().setValue(bar)

    def chosen(self) -> tuple[str, ...]:
        """The counters that are selected."""
        units = (item.data(0, _UNIT_ROLE) for item in self.selectedItems())
        return tuple(unit for unit in units if unit)

    def portrait_of(self, unit: str) -> QIcon:
        """The counter as a picture; made when it is first seen, and kept with the others."""
        piece = self._pieces.get(unit)
        if piece is None or self._view is None:
            return QIcon()
        return portrait_icon(piece, self._view, _SIDE, self.devicePixelRatioF())

    def mimeData(self, items: Sequence[QTreeWidgetItem]) -> QMimeData:
        units = (item.data(0, _UNIT_ROLE) for item in items)
        return units_to_mime([unit for unit in units if unit])

    def _add(
        self,
        parent: QTreeWidgetItem,
        group: ForceGroup,
        depth: int,
        *,
        is_open: bool,
        is_in_box: bool,
    ) -> None:
        item = QTreeWidgetItem(parent, [f"{group.title} ({len(group.units)})"])
        item.setData(0, _UNIT_ROLE + 1, f"{depth} {group.title}")
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold if depth == 0 else QFont.Weight.Normal)
        item.setFont(0, font)
        for inner in group.groups:
            self._add(item, inner, depth + 1, is_open=is_open, is_in_box=is_in_box)
        for row in group.rows:
            self._add_row(item, row, is_in_box=is_in_box)
        item.setExpanded(is_open or self._is_open(item, depth))

    def _add_row(self, parent: QTreeWidgetItem, row: ForceRow, *, is_in_box: bool) -> None:
        words = row.note or ("" if is_in_box else row.place)
        item = QTreeWidgetItem(parent, [f"{row.piece.title}\n{words}".strip()])
        item.setData(0, _UNIT_ROLE, row.piece.id)
        item.setToolTip(0, f"{row.piece.title}\n{row.place}\n{row.note}".strip())
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item.setFlags(flags | Qt.ItemFlag.ItemIsDragEnabled if row.can_move else flags)
        if not row.can_move:
            item.setForeground(0, self.palette().placeholderText())

    def _is_open(self, item: QTreeWidgetItem, depth: int) -> bool:
        key = item.data(0, _UNIT_ROLE + 1)
        return key in self._opened or (depth < _FIRST_OPEN and key not in self._folded)

    def _remember(self) -> None:
        waiting = [self.topLevelItem(row) for row in range(self.topLevelItemCount())]
        while waiting:
            item = waiting.pop()
            key = item.data(0, _UNIT_ROLE + 1) if item is not None else None
            if item is None or key is None:
                continue
            (self._opened if item.isExpanded() else self._folded).add(key)
            (self._folded if item.isExpanded() else self._opened).discard(key)
            waiting += [item.child(row) for row in range(item.childCount())]


class _CounterRows(QStyledItemDelegate):
    """Rows with counters, which are pictured only where they are seen."""

    def __init__(self, tree: _Tree) -> None:
        super().__init__(tree)
        self._tree = tree
        self._is_measuring = False

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        unit = index.data(_UNIT_ROLE)
        if unit and not self._is_measuring:
            option.icon = self._tree.portrait_of(unit)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(_SIDE, _SIDE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self._is_measuring = True
        size = super().sizeHint(option, index)
        self._is_measuring = False
        return size.expandedTo(QSize(0, _SIDE + _AIR)) if index.data(_UNIT_ROLE) else size


def _button(action: QAction, parent: QWidget) -> QPushButton:
    # Without a parent it would be a window of its own for the moment in which it is made visible.
    button = QPushButton(action.iconText(), parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def follow() -> None:
        button.setVisible(action.isEnabled())
        button.setToolTip(action.toolTip())

    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()
    return button
