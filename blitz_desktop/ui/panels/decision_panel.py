"""Who must do what now: the prompt, the offers, and the form of the action being made."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from blitz_desktop.core.decisions import Decision
from blitz_desktop.core.language import say
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.offers import group_offers
from blitz_desktop.presenter.outlook import outlook
from blitz_desktop.presenter.stakes import stakes
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_aimed, is_gesture
from blitz_desktop.ui.panels.odds_table import OddsTable
from blitz_desktop.ui.panels.offer_row import OfferRow
from blitz_desktop.ui.panels.slot_forms import SlotForm, slot_form
from blitz_desktop.ui.portraits import colours
from blitz_desktop.ui.rich_text import plain, rule_link, rule_of, strong

_LEAST_WIDTH = 240
_PART_BESIDE = 0.5
"""Part of the width that the offers may take beside the prompt; where they need more they stand below it."""


class DecisionPanel(QFrame):
    """The strip over the map.

    Attributes:
        offers: What may be done, as buttons and menus.
        odds: What hangs on each answer.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        offer_taken: An offer was chosen (Offer).
        picked: A target of the slot in hand was picked.
        step_added: One more step of a unit is to be lost.
        step_spared: One step less of a unit is to be lost.
        confirmed: What is picked was confirmed.
        backed: The player wants to go back one slot.
        cancelled: The player gives the action up.
    """

    rule_asked = Signal(object)
    offer_taken = Signal(object)
    picked = Signal(str)
    step_added = Signal(str)
    step_spared = Signal(str)
    confirmed = Signal()
    backed = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        # Narrower than what stands in one line: it is then that the offers go below the prompt.
        self.setMinimumWidth(_LEAST_WIDTH)
        self.side = QLabel()
        self.prompt = QLabel()
        self.prompt.setProperty("role", "prompt")
        self.prompt.setWordWrap(True)
        self.prompt.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.prompt.linkActivated.connect(self._on_link)
        self.outlook = QLabel()
        self.outlook.setProperty("role", "muted")
        self.outlook.setWordWrap(True)
        self.odds = OddsTable(self)
        self.odds.rule_asked.connect(self.rule_asked)
        self.offers = OfferRow(self)
        self.offers.taken.connect(self.offer_taken)
        self.form_box = _FormBox(self)
        self._beside = QHBoxLayout()
        self._beside.setSpacing(12)
        self._beside.addWidget(self.side, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.prompt)
        words.addWidget(self.outlook)
        self._beside.addLayout(words, 1)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 8, 12, 8)
        self._layout.addLayout(self._beside)
        self._layout.addWidget(self.offers)
        self._layout.addWidget(self.odds)
        self._layout.addWidget(self.form_box)

    def event(self, event: QEvent) -> bool:
        # The offers know their width only once they wear their style.
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_offers()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_offers()

    def show_table(self, table: Table) -> None:
        """Show what the table asks for now."""
        viewpoint = table.viewpoint
        decision = viewpoint.decision
        if decision is None:
            self._show_outcome(viewpoint)
        else:
            self._show_prompt(viewpoint, decision)
        self.prompt.setEnabled(table.session.is_live)
        self._show_offers(decision if table.session.is_live else None, table.draft)
        self.show_draft(table)

    def show_draft(self, table: Table) -> None:
        """Show the action being made."""
        draft = table.draft
        # An attack that has its target is completed in the battle dialog.
        self.form_box.show_draft(None if draft and is_aimed(draft) else draft, table.viewpoint)
        self.offers.mark(draft.offer.label if draft else "")
        self.odds.show_stakes(stakes(table.viewpoint, draft) if table.session.is_live else ())
        if draft is None and self.offers.is_answering:
            self._show_offers(table.decision if table.session.is_live else None, None)

    def _show_prompt(self, viewpoint: Viewpoint, decision: Decision) -> None:
        view = viewpoint.view
        palette = colours(view).get(view.side_palettes.get(decision.side, ""))
        name = plain(view.sides.get(decision.side, decision.side))
        self.side.setText(name)
        if palette is not None:
            self.side.setStyleSheet(_CHIP.format(fill=palette.fill, ink=palette.ink))
        self.prompt.setText(f"{escape(decision.prompt)}&nbsp;{rule_link(decision.rule)}")
        self.outlook.setText(outlook(viewpoint))
        self.outlook.setVisible(bool(self.outlook.text()))

    def _show_outcome(self, viewpoint: Viewpoint) -> None:
        view = viewpoint.view
        outcome = view.outcome
        self.outlook.hide()
        self.side.setText(say("Game over"))
        self.side.setStyleSheet(_CHIP.format(fill="#4a4a4a", ink="#ffffff"))
        if outcome is None:
            self.prompt.setText(say("Play has ended."))
            return
        winner = view.sides.get(outcome.winner, outcome.winner)
        text = f"{escape(outcome.text)}&nbsp;{rule_link(outcome.rule)}"
        self.prompt.setText(labelled(strong(winner), text))

    def _show_offers(self, decision: Decision | None, draft: Draft | None) -> None:
        groups = group_offers(decision.offers if decision else (), draft.offer if draft else None)
        self.offers.show_offers(groups, is_answering=draft is not None)
        self._place_offers()

    def _place_offers(self) -> None:
        """Put the offers beside the prompt where they leave it room, else below it."""
        width = self.offers.line_width
        self.offers.setVisible(width > 0)
        is_beside = width <= self.width() * _PART_BESIDE
        self.offers.setMinimumWidth(width if is_beside else 0)
        if is_beside != (self._beside.indexOf(self.offers) >= 0):
            if is_beside:
                self._beside.addWidget(self.offers, 0, Qt.AlignmentFlag.AlignVCenter)
            else:
                self._layout.insertWidget(1, self.offers)

    def _on_link(self, href: str) -> None:
        rule = rule_of(href)
        if rule is not None:
            self.rule_asked.emit(rule)


class _FormBox(QWidget):
    """The lower half: the slot in hand with its form and its buttons."""

    def __init__(self, panel: DecisionPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self._shown: tuple[Draft, str] | None = None
        self.form: SlotForm | None = None
        self.prompt = QLabel()
        self.missing = QLabel()
        self.missing.setProperty("role", "muted")
        self.confirm = QPushButton()
        self.confirm.setProperty("role", "primary")
        self.confirm.clicked.connect(panel.confirmed)
        self.back = QPushButton(say("Back"))
        self.back.clicked.connect(panel.backed)
        self.cancel = QPushButton(say("Cancel"))
        self.cancel.clicked.connect(panel.cancelled)
        head = QHBoxLayout()
        head.addWidget(self.prompt)
        head.addWidget(self.missing, 1)
        for button in (self.back, self.cancel, self.confirm):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            head.addWidget(button)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 4, 0, 0)
        self._layout.addLayout(head)

    def show_draft(self, draft: Draft | None, viewpoint: Viewpoint) -> None:
        """Show a draft; hidden while there is none."""
        slot = draft.slot if draft else None
        self.setVisible(slot is not None)
        if draft is None or slot is None:
            self._drop_form()
            return
        if self._shown is None or self._shown != (draft, slot.name):
            self._drop_form()
            self.form = slot_form(draft, viewpoint)
            self.form.picked.connect(self._panel.picked)
            self.form.step_added.connect(self._panel.step_added)
            self.form.step_spared.connect(self._panel.step_spared)
            self._layout.addWidget(self.form)
            self._shown = (draft, slot.name)
        elif self.form is not None:
            self.form.refresh()
        self._show_state(draft)

    def _show_state(self, draft: Draft) -> None:
        slot = draft.slot
        assert slot is not None
        readiness = draft.readiness
        label, asked = draft.offer.label, slot.prompt
        self.prompt.setText(strong(label) if asked == label else f"{strong(label)} – {escape(asked)}")
        lacking = readiness.reasons[0].text if draft.picked and not readiness else ""
        self.missing.setText(lacking)
        is_last = draft.offer.slots[-1] is slot
        self.confirm.setVisible(draft.takes_several)
        self.confirm.setText(draft.offer.label if is_last else say("Next"))
        self.confirm.setEnabled(bool(readiness))
        self.back.setVisible(bool(draft.filled))
        self.cancel.setVisible(is_gesture(draft.offer) or bool(draft.picked))

    def _drop_form(self) -> None:
        if self.form is not None:
            self._layout.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
        self.form, self._shown = None, None


_CHIP = "background: {fill}; color: {ink}; border-radius: 4px; padding: 4px 10px; font-weight: 600;"
