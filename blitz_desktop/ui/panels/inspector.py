"""The inspector: a hex, the stack in it, and one of its units in full."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import BoardView, Card, PieceView
from blitz_desktop.presenter.dossier import dossier
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.ui import theme
from blitz_desktop.ui.layouts import settle
from blitz_desktop.ui.panels.cards import CardView
from blitz_desktop.ui.portraits import Portrait, colours, portrait_icon
from blitz_desktop.ui.rich_text import strong

_LEAST_WIDTH, _MOST_WIDTH = 280, 400
_LIST_SIDE = 34
_CARD_SIDE = 72
_ROWS_SHOWN = 5


class Inspector(QScrollArea):
    """Shows one location and one unit.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        units_chosen: Units were chosen in the stack list (tuple of ids).
    """

    rule_asked = Signal(object)
    units_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(theme.scaled(_LEAST_WIDTH, most=_MOST_WIDTH))
        self._at: str | None = None
        self._unit: UnitId | None = None
        self._viewpoint: Viewpoint | None = None
        self.stack_list = StackList()
        self.stack_list.units_chosen.connect(self.units_chosen)
        self._hex, self._face = _Holder(), _Holder()
        self._inside = inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(10)
        for part in (self._hex, self.stack_list, self._face):
            layout.addWidget(part)
        layout.addStretch(1)
        self.setWidget(inside)
        self._hex.hold(_hint, "hint")
        self.stack_list.hide()

    def look_at(self, viewpoint: Viewpoint, at: str | None, unit: UnitId | None = None) -> None:
        """Show a location and, where one is given, a unit in it."""
        if (at, unit) != (self._at, self._unit) or viewpoint is not self._viewpoint:
            self._at, self._unit = at, unit
            self.refresh(viewpoint)

    def refresh(self, viewpoint: Viewpoint) -> None:
        """Show the same location and unit as they are now; a unit is followed to where it went."""
        self._viewpoint = viewpoint
        piece = viewpoint.pieces.get(self._unit) if self._unit else None
        if piece is not None:
            self._at = piece.at
        self._show_location(viewpoint)
        stack = viewpoint.stack(self._at) if self._at else ()
        self.stack_list.setVisible(bool(stack))
        self.stack_list.show_stack(stack, viewpoint)
        if piece is None:
            self._face.hold(QWidget, None)
        else:
            self._show_unit(viewpoint, piece)
        settle(self._inside)

    def _show_location(self, viewpoint: Viewpoint) -> None:
        if self._at is not None and self._at in viewpoint.scenario.board:
            card = viewpoint.hex_card(self._at)
            self._hex.hold(partial(self._card, card), card)
            return
        title = next((box.title for box in viewpoint.view.boxes if box.id == self._at), None)
        self._hex.hold(partial(QLabel, strong(title)) if title else _hint, title)

    def _show_unit(self, viewpoint: Viewpoint, piece: PieceView) -> None:
        card = dossier(viewpoint, piece.id)
        content = (piece, card, colours(viewpoint.view))
        self._face.hold(partial(self._portraits, viewpoint.view, piece, card), content)

    def _portraits(self, view: BoardView, piece: PieceView, card: Card | None) -> QWidget:
        """Both faces of a unit, and what is known of it."""
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(10)
        for face in filter(None, (piece.face, piece.back)):
            row.addWidget(Portrait(face, view, _CARD_SIDE))
        row.addWidget(_badges(piece), 1)
        layout.addLayout(row)
        hidden = say("The fog of war hides which unit this is.")
        layout.addWidget(_muted(hidden) if card is None else self._card(card))
        return box

    def _card(self, card: Card) -> CardView:
        shown = CardView(card)
        shown.rule_asked.connect(self.rule_asked)
        return shown


class _Holder(QWidget):
    """Holds one widget, and keeps it while what it shows stays the same."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._content: object = self
        self._widget: QWidget | None = None

    def hold(self, make: Callable[[], QWidget], content: object) -> None:
        """Hold a widget that shows some content, made only where that is not shown already."""
        if content == self._content:
            return
        if self._widget is not None:
            self._layout.removeWidget(self._widget)
            self._widget.hide()
            self._widget.deleteLater()
        self._content, self._widget = content, make()
        self._layout.addWidget(self._widget)
        self._widget.show()


class StackList(QListWidget):
    """The counters of a stack, top first; several can be chosen.

    Signals:
        units_chosen: The player chose units (tuple of ids).
    """

    units_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.setIconSize(QSize(_LIST_SIDE, _LIST_SIDE))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(say("Units in the stack"))
        self.itemSelectionChanged.connect(self._on_selection)
        self._shown: object = None

    def show_stack(self, stack: tuple[PieceView, ...], viewpoint: Viewpoint) -> None:
        """Show the counters of a stack."""
        content = (stack, colours(viewpoint.view))
        if content == self._shown:
            return
        self._shown = content
        self.blockSignals(True)
        self.clear()
        self.blockSignals(False)
        ratio = self.devicePixelRatioF()
        for piece in reversed(stack):
            item = QListWidgetItem(portrait_icon(piece, viewpoint.view, _LIST_SIDE, ratio), _line(piece))
            item.setData(Qt.ItemDataRole.UserRole, piece.id)
            item.setToolTip("\n".join((piece.title, *(badge.text for badge in piece.badges))))
            self.addItem(item)
        self._fit()

    def mark(self, units: Collection[UnitId]) -> None:
        """Show which units are selected on the table."""
        self.blockSignals(True)
        for row in range(self.count()):
            item = self.item(row)
            item.setSelected(item.data(Qt.ItemDataRole.UserRole) in units)
        self.blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the upper rows need, whose words wrap at this width."""
        rows = range(min(self.count(), _ROWS_SHOWN))
        height = sum(max(self.sizeHintForRow(row), _LIST_SIDE) for row in rows)
        self.setFixedHeight(height + 2 * self.frameWidth() + 4)

    def _on_selection(self) -> None:
        chosen = (item.data(Qt.ItemDataRole.UserRole) for item in self.selectedItems())
        self.units_chosen.emit(tuple(chosen))


def _line(piece: PieceView) -> str:
    marks = f"\n{', '.join(badge.text for badge in piece.badges)}" if piece.badges else ""
    return f"{piece.title}{marks}"


def _badges(piece: PieceView) -> QLabel:
    label = QLabel("\n".join(badge.text for badge in piece.badges))
    label.setWordWrap(True)
    return label


def _hint() -> QLabel:
    return _muted(say("Click a hex or a counter to read about it."))


def _muted(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setProperty("role", "muted")
    return label
