"""Forms that fill a slot without the map: counters to tick, steps to share out, targets to choose."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.decisions import Choice, SlotKind
from blitz_desktop.core.language import say
from blitz_desktop.core.view import PieceView
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.forces import by_army
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.wording import path_text, place_words
from blitz_desktop.ui import theme
from blitz_desktop.ui.portraits import portrait, portrait_icon
from blitz_desktop.ui.rich_text import strong

_TILE = 56
_NAME_WIDTH = 108
_MOST_UNSEARCHED = 12
"""Units that are taken in at a glance; more can be searched."""

_FIELD_WIDTH, _WIDEST_FIELD = 150, 200
_STEP_BUTTON = QSize(30, 21)


class SlotForm(QWidget):
    """A form for the slot in hand.

    Signals:
        picked: A target was picked or toggled (its id).
        step_added: One more step of a unit is lost (its id).
        step_spared: One step less of a unit is lost (its id).
    """

    picked = Signal(str)
    step_added = Signal(str)
    step_spared = Signal(str)

    def refresh(self) -> None:
        """Show what is picked now."""


def slot_form(draft: Draft, viewpoint: Viewpoint) -> SlotForm:
    """The form for a draft's slot in hand.

    Raises:
        ValueError: The draft is complete.
    """
    if draft.slot is None:
        raise ValueError("no slot is blank")
    match draft.slot.kind:
        case SlotKind.UNITS:
            return UnitsForm(draft, viewpoint)
        case SlotKind.ALLOCATION:
            return AllocationForm(draft, viewpoint)
        case SlotKind.OPTION:
            return OptionForm(draft)
        case SlotKind.HEX | SlotKind.PATH:
            return TargetForm(draft)


class _Row(QScrollArea):
    """Widgets side by side; scrolls where they are too many for the width."""

    def __init__(self, form: SlotForm) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        self._layout = QHBoxLayout(self._inside)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.setWidget(self._inside)
        self._outer = QHBoxLayout(form)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(self)

    def put_before(self, widget: QWidget) -> None:
        """Put a widget beside the row, which does not scroll along."""
        self._outer.insertWidget(0, widget, 0, Qt.AlignmentFlag.AlignTop)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the end of the row."""
        self._layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)

    def finish(self) -> None:
        """Take no more widgets."""
        self._layout.addStretch(1)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widgets, which grow when they come by their style."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Make room for the highest of the widgets and a scroll bar; show the bar where it is needed."""
        needed, policy = self._inside.sizeHint(), Qt.ScrollBarPolicy
        fits = needed.width() <= self.width()
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn)
        self.setFixedHeight(needed.height() + self.horizontalScrollBar().sizeHint().height())


class UnitsForm(SlotForm):
    """Counters to tick."""

    def __init__(self, draft: Draft, viewpoint: Viewpoint) -> None:
        super().__init__()
        self._draft = draft
        self.tiles: dict[str, QToolButton] = {}
        self._words: dict[str, str] = {}
        row = _Row(self)
        units = dict.fromkeys((*draft.picked, *by_army(draft.choices.legal, viewpoint)))
        self.field = self._search_field(row)
        self.field.setHidden(len(units) <= _MOST_UNSEARCHED)
        for unit in units:
            piece = viewpoint.pieces[unit]
            tile = QToolButton()
            tile.setCheckable(True)
            tile.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            tile.setIcon(portrait_icon(piece, viewpoint.view, _TILE, self.devicePixelRatioF()))
            tile.setIconSize(QSize(_TILE, _TILE))
            tile.setText(_tile_words(tile, piece, viewpoint))
            tile.setToolTip(f"{piece.title} ({place_words(piece.at, viewpoint)})")
            tile.setAccessibleName(piece.title)
            tile.clicked.connect(lambda _=False, unit=unit: self.picked.emit(unit))
            self.tiles[unit] = tile
            self._words[unit] = f"{piece.title} {piece.called} {piece.at}".casefold()
            row.add(tile)
        row.finish()
        self.refresh()

    def refresh(self) -> None:
        for unit, tile in self.tiles.items():
            tile.setChecked(unit in self._draft.picked)

    def _search_field(self, row: _Row) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(say("Find a unit"))
        field.setAccessibleName(say("Find a unit"))
        field.setClearButtonEnabled(True)
        field.setFixedWidth(theme.scaled(_FIELD_WIDTH, most=_WIDEST_FIELD))
        field.textChanged.connect(self._narrow)
        row.put_before(field)
        return field

    def _narrow(self, text: str) -> None:
        """Show those that all the words fit, and those that are picked."""
        words = text.casefold().split()
        for unit, tile in self.tiles.items():
            fits = all(word in self._words[unit] for word in words)
            tile.setVisible(fits or unit in self._draft.picked)


class AllocationForm(SlotForm):
    """Steps or points to share out: one tile a unit, with buttons for one more and one less."""

    def __init__(self, draft: Draft, viewpoint: Viewpoint) -> None:
        super().__init__()
        self._draft = draft
        self.tiles: dict[str, StepTile] = {}
        row = _Row(self)
        for unit in draft.choices.legal:
            tile = StepTile(viewpoint, draft.choices[unit])
            tile.more.clicked.connect(lambda _=False, unit=unit: self.step_added.emit(unit))
            tile.less.clicked.connect(lambda _=False, unit=unit: self.step_spared.emit(unit))
            self.tiles[unit] = tile
            row.add(tile)
        row.finish()
        self.refresh()

    def refresh(self) -> None:
        slot = self._draft.slot
        is_full = slot is not None and slot.most is not None and len(self._draft.picked) >= slot.most
        for unit, tile in self.tiles.items():
            tile.show_loss(self._draft.losses[unit], is_full=is_full)


class StepTile(QFrame):
    """A counter with the number of steps it is to lose, or of points it is to give, and the most it can."""

    def __init__(self, viewpoint: Viewpoint, choice: Choice) -> None:
        super().__init__()
        piece = viewpoint.pieces[choice.target]
        self._most = choice.most
        self.setProperty("role", "card")
        self.setToolTip(say("{title}: {n} at most", title=piece.title, n=choice.most))
        picture = QLabel()
        picture.setPixmap(portrait(piece.face, viewpoint.view, _TILE, self.devicePixelRatioF()))
        name = QLabel(_tile_words(self, piece, viewpoint))
        name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.less, self.more = QPushButton("−"), QPushButton("+")
        self.less.setAccessibleName(say("One less from {title}", title=piece.title))
        self.more.setAccessibleName(say("One more from {title}", title=piece.title))
        self.count = QLabel()
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        steps = QVBoxLayout()
        steps.setSpacing(0)
        for widget in (self.more, self.count, self.less):
            steps.addWidget(widget)
        for button in (self.more, self.less):
            button.setStyleSheet("padding: 0; min-height: 0")
            button.setFixedSize(_STEP_BUTTON)
        top = QHBoxLayout()
        top.addWidget(picture)
        top.addLayout(steps)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.setSpacing(2)
        layout.addLayout(top)
        layout.addWidget(name)

    def show_loss(self, steps: int, *, is_full: bool) -> None:
        """Show how many are taken of how many, and whether more may be."""
        self.count.setText(f"{strong(str(steps)) if steps else 0} / {self._most}")
        self.less.setEnabled(steps > 0)
        self.more.setEnabled(steps < self._most and not is_full)


class OptionForm(SlotForm):
    """One button an option."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.buttons: dict[str, QPushButton] = {}
        row = _Row(self)
        for target, choice in draft.choices.targets.items():
            button = QPushButton(choice.label or target)
            button.setEnabled(bool(choice.legality))
            button.setToolTip("\n".join(reason.text for reason in choice.legality.reasons))
            button.clicked.connect(lambda _=False, target=target: self.picked.emit(target))
            self.buttons[target] = button
            row.add(button)
        row.finish()


class TargetForm(SlotForm):
    """Hexes to pick from a list, for those who do not point at the map."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.box = QComboBox()
        for target in draft.choices.legal:
            self.box.addItem(_target_text(draft.choices[target]), target)
        self.box.setEnabled(self.box.count() > 0)
        self.button = QPushButton(say("Choose"))
        self.button.setEnabled(self.box.count() > 0)
        self.button.clicked.connect(self._on_chosen)
        row.addWidget(self.box)
        row.addWidget(self.button)
        hint = QLabel(say("or click a lit hex on the map") if self.box.count() else say("No hex is open."))
        hint.setProperty("role", "muted")
        row.addWidget(hint)
        row.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.button.isEnabled():
            self._on_chosen()
            return
        super().keyPressEvent(event)

    def _on_chosen(self) -> None:
        self.picked.emit(self.box.currentData())


def _target_text(choice: Choice) -> str:
    words = choice.label or (path_text(choice) if choice.legs else "")
    return f"{choice.target} – {words}" if words else choice.target


def _tile_words(widget: QWidget, piece: PieceView, viewpoint: Viewpoint) -> str:
    """What a unit is called and where it stands, which tells it from another of its kind."""
    name = _elided(widget, piece.called or piece.title)
    return f"{name} · {piece.at}" if piece.at in viewpoint.scenario.board else name


def _elided(widget: QWidget, text: str) -> str:
    return widget.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, _NAME_WIDTH)
