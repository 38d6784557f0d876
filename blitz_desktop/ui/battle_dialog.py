"""The battle dialog: who attacks, at which odds, with which chances; then attack, plan, or neither."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.citations import LEGAL, Legality
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.wording import hex_words, refusal_text
from blitz_desktop.ui import theme
from blitz_desktop.ui.forecast_view import ForecastView
from blitz_desktop.ui.layouts import clear, room_over
from blitz_desktop.ui.panels.slot_forms import slot_form
from blitz_desktop.ui.portraits import Portrait, portrait_icon
from blitz_desktop.ui.rich_text import reason_html, strong

_SIDE = 44
_SIDE_WIDTH, _LIST_HEIGHT = 340, 150
_WIDTH, _LEAST_HEIGHT = 1000, 420
_FRAME = 100
"""Height of what stands around the forecast."""

_AIR = 48
"""Height left free above and below the dialog."""

_UNIT_ROLE = Qt.ItemDataRole.UserRole


class BattleDialog(QDialog):
    """Completes an attack whose target is chosen.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        fought: The attack was carried out (Entry).
        planned: The attack is to be noted as a plan (Draft).
    """

    rule_asked = Signal(object)
    fought = Signal(object)
    planned = Signal(object)

    def __init__(self, table: Table, draft: Draft, target: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._draft = draft
        self._target = target
        self._slot = draft.slot
        self._is_acting = False
        decision = table.decision
        self.is_planning = decision is not None and draft.offer not in decision.offers
        label = say("Plan") if self.is_planning else draft.offer.label
        self.setWindowTitle(labelled(label, target))
        self.setModal(True)
        self.attackers = QListWidget()
        self.attackers.setIconSize(QSize(_SIDE, _SIDE))
        self.attackers.setAccessibleName(say("Attackers"))
        self.attackers.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._slot_place = QVBoxLayout()
        self.forecast = ForecastView()
        self.forecast.rule_asked.connect(self.rule_asked)
        self.refusal = QLabel()
        self.refusal.setProperty("role", "bad")
        self.refusal.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.attack = QPushButton(draft.offer.label)
        self.attack.setProperty("role", "primary")
        self.attack.setDefault(True)
        self.buttons.addButton(self.attack, QDialogButtonBox.ButtonRole.AcceptRole)
        self.attack.setVisible(not self.is_planning)
        self.plan = QPushButton(say("Note as a plan"))
        self.plan.setProperty("role", "primary" if self.is_planning else "")
        self.plan.setToolTip(say("Keeps target and attackers in the list of plans; nothing is done yet."))
        self.plan.setDefault(self.is_planning)
        self.plan.clicked.connect(self._on_plan)
        self.buttons.addButton(self.plan, QDialogButtonBox.ButtonRole.ActionRole)
        self.supposing = QComboBox()
        self.supposing.setAccessibleName(say("Supposing"))
        self.supposing.currentIndexChanged.connect(self._show_supposed)
        self._forecast: Forecast | None = None
        self.buttons.accepted.connect(self._on_attack)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self._fill_attackers()
        self.attackers.itemChanged.connect(self._on_tick)
        self.refresh()
        self._fit()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        self.ground = QLabel(hex_words(self._target, self._table.viewpoint))
        self.ground.setProperty("role", "muted")
        self.ground.setWordWrap(True)
        left.addWidget(QLabel(strong(say("Defenders"))))
        left.addWidget(self.ground)
        left.addWidget(self._defenders())
        left.addWidget(QLabel(strong(say("Attackers"))))
        left.addLayout(self._slot_place, 1)
        self._supposing_row = QWidget()
        supposing = QHBoxLayout(self._supposing_row)
        supposing.setContentsMargins(0, 0, 0, 0)
        supposing.addWidget(QLabel(say("Supposing")))
        supposing.addWidget(self.supposing, 1)
        left.addWidget(self._supposing_row)
        self._slot_place.addWidget(self.attackers)
        self._side = QWidget()
        self._side.setLayout(left)
        self._side.setFixedWidth(theme.scaled(_SIDE_WIDTH, most=_SIDE_WIDTH))
        left.setContentsMargins(0, 0, 0, 0)
        self._content = QWidget()
        self._middle = QHBoxLayout(self._content)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(20)
        self._middle.addWidget(self._side)
        self._middle.addWidget(self.forecast, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 14, 16, 14)
        self._column.addWidget(self._content, 1)
        self._column.addWidget(self.refusal)
        self._column.addWidget(self.buttons)

    def _fit(self) -> None:
        """Take the room that there is; where large text needs more, what stands above the buttons scrolls.

        What is too wide comes to stand in one column, so that it scrolls up and down alone.
        """
        room, least = room_over(self, air=_AIR), self.minimumSizeHint()
        if least.width() > room.width():
            self._stack()
        if least.width() > room.width() or least.height() > room.height():
            area = QScrollArea()
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setWidgetResizable(True)
            area.setWidget(self._content)
            self._column.insertWidget(0, area, 1)
        wanted = max(_LEAST_HEIGHT, self.forecast.sizeHint().height() + _FRAME)
        wide = min(max(theme.scaled(_WIDTH), _WIDTH, least.width()), room.width())
        self.resize(wide, min(wanted, room.height()))

    def _stack(self) -> None:
        """Let everything stand one below the other."""
        self._middle.setDirection(QBoxLayout.Direction.TopToBottom)
        self._side.setMinimumWidth(0)
        self._side.setMaximumWidth(self.maximumWidth())
        self.attackers.setMinimumHeight(theme.scaled(_LIST_HEIGHT))
        self.forecast.stack()

    def _defenders(self) -> QWidget:
        viewpoint = self._table.viewpoint
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for piece in reversed(viewpoint.stack(self._target)):
            picture = Portrait(piece.face, viewpoint.view, 60)
            picture.setToolTip(piece.title)
            row.addWidget(picture)
        row.addStretch(1)
        return box

    def _fill_attackers(self) -> None:
        viewpoint = self._table.viewpoint
        targets = self._draft.choices.targets
        for unit in sorted(targets, key=lambda unit: not targets[unit].legality):
            piece = viewpoint.pieces.get(unit)
            if piece is None:
                continue
            legality = targets[unit].legality
            icon = portrait_icon(piece, viewpoint.view, _SIDE, self.devicePixelRatioF())
            item = QListWidgetItem(icon, f"{piece.title}\n{piece.at}")
            item.setData(_UNIT_ROLE, unit)
            item.setToolTip(refusal_text(legality, viewpoint) or piece.title)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            if legality:
                item.setCheckState(_check(unit in self._draft.picked))
            else:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.attackers.addItem(item)
        self.attackers.setCurrentRow(0)
        self.attackers.setFocus()

    def refresh(self) -> None:
        """Show the odds of the attack as it is ticked now."""
        readiness = self._draft.readiness
        action = self._draft.outline
        is_told = action is not None and (self.is_planning or bool(readiness))
        self._forecast = self._table.viewpoint.forecast(action) if action and is_told else None
        self._fill_supposing()
        self._show_supposed()
        self.plan.setEnabled(bool(self._draft.picked))
        if self.is_planning:
            readiness = LEGAL if self._draft.picked else readiness
        self.attack.setEnabled(bool(readiness))
        self.refusal.setVisible(not readiness)
        self.refusal.setText("<br>".join(reason_html(reason) for reason in readiness.reasons))
        slot = self._draft.slot
        if slot is not None:
            is_last = self._draft.offer.slots[-1] is slot
            self.attack.setText(self._draft.offer.label if is_last else say("Next"))

    def _fill_supposing(self) -> None:
        supposed = self._forecast.supposed if self._forecast else ()
        labels = [say("nothing more"), *(supposition.label for supposition in supposed)]
        kept = max(self.supposing.currentIndex(), 0)
        self.supposing.blockSignals(True)
        self.supposing.clear()
        self.supposing.addItems(labels)
        self.supposing.setCurrentIndex(kept if kept < len(labels) else 0)
        self.supposing.blockSignals(False)
        self._supposing_row.setVisible(bool(supposed))

    def _show_supposed(self) -> None:
        """Show the odds with what is supposed for now; nothing is decided by it."""
        place = self.supposing.currentIndex() - 1
        supposed = self._forecast.supposed if self._forecast else ()
        shown = supposed[place].forecast if 0 <= place < len(supposed) else self._forecast
        self.forecast.show_forecast(shown)

    def ticked(self) -> tuple[UnitId, ...]:
        """The units that are to attack."""
        return self._draft.picked

    def leave_to_the_table(self) -> None:
        """Close where the position has changed under it, as when something was undone."""
        if self.isVisible() and not self._is_acting and self._table.draft is not self._draft:
            super().reject()

    def reject(self) -> None:
        self._table.cancel()
        super().reject()

    def _on_tick(self, item: QListWidgetItem) -> None:
        unit = item.data(_UNIT_ROLE)
        wanted = item.checkState() is Qt.CheckState.Checked
        if wanted != (unit in self._draft.picked):
            self._table.pick(unit)
        self.refresh()

    def _on_plan(self) -> None:
        self.planned.emit(self._draft)
        self.reject()

    def _on_attack(self) -> None:
        self._act(self._table.confirm)

    def _show_next_slot(self) -> None:
        clear(self._slot_place)
        self._slot = self._draft.slot
        form = slot_form(self._draft, self._table.viewpoint)
        form.picked.connect(self._on_pick)
        self._slot_place.addWidget(form)
        self.attack.setVisible(self._draft.takes_several)

    def _on_pick(self, target: str) -> None:
        self._act(partial(self._table.pick, target))

    def _act(self, step: Callable[[], Entry | Legality | Draft]) -> None:
        self._is_acting = True
        self._follow(step())
        self._is_acting = False

    def _follow(self, result: Entry | Legality | Draft) -> None:
        if isinstance(result, Entry):
            self.accept()
            self.fought.emit(result)
            return
        if isinstance(result, Draft) and result.slot is not self._slot:
            self._show_next_slot()
        self.refresh()


def _check(is_checked: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if is_checked else Qt.CheckState.Unchecked
