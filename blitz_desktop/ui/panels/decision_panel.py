"""Who must do what now: the prompt, the offers, and the form of the action being made."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from blitz_desktop.core.decisions import Decision, Slot
from blitz_desktop.core.language import say
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.offers import group_offers
from blitz_desktop.presenter.outlook import outlook
from blitz_desktop.presenter.stakes import stakes
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_aimed, is_gesture
from blitz_desktop.ui import theme
from blitz_desktop.ui.panels.odds_table import OddsTable
from blitz_desktop.ui.panels.offer_row import OfferRow
from blitz_desktop.ui.panels.prompt_words import PromptWords
from blitz_desktop.ui.panels.slot_forms import SlotForm, slot_form
from blitz_desktop.ui.portraits import colours
from blitz_desktop.ui.rich_text import rule_link, rule_of, strong

_LEAST_WIDTH = 240
_PART_BESIDE = 0.5
"""Part of the width that the offers may take beside the prompt; where they need more they stand below it."""

_SMALL_PART_BESIDE = 0.25
"""That part where the panel is narrow."""

_NARROW = 480
"""Width, for text of the usual size, below which the words run on and the offers fold up."""


class DecisionPanel(QFrame):
    """The strip over the map.

    Attributes:
        words: Who must do what, under which rule, and what comes next.
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
        self._table: Table | None = None
        self._is_narrow = False
        self.words = PromptWords(self)
        self.words.prompt.linkActivated.connect(self._on_link)
        self.odds = OddsTable(self)
        self.odds.rule_asked.connect(self.rule_asked)
        self.offers = OfferRow(self)
        self.offers.taken.connect(self.offer_taken)
        self.form_box = _FormBox(self)
        self._beside = QHBoxLayout()
        self._beside.setSpacing(12)
        self._beside.addWidget(self.words.side, 0, Qt.AlignmentFlag.AlignVCenter)
        self._beside.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 8, 12, 8)
        self._layout.addLayout(self._beside)
        self._layout.addWidget(self.offers)
        self._layout.addWidget(self.odds)
        self._layout.addWidget(self.form_box)

    def event(self, event: QEvent) -> bool:
        # The offers know their width only once they wear their style.
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < theme.scaled(_NARROW)
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self.words.set_narrow(is_narrow=is_narrow)
            if self._table is not None:
                self._show_offers(self._table)
        self.fit()

    def fit(self) -> None:
        """Give offers and words their room, so that half of the window's height is left to the map."""
        self._place_offers()
        around = self.parentWidget()
        if around is not None:
            others = self._layout.totalHeightForWidth(self.width()) - self.words.minimumHeight()
            self.words.limit(around.height() - self.window().height() // 2 - others)

    def show_table(self, table: Table) -> None:
        """Show what the table asks for now."""
        self._table = table
        viewpoint = table.viewpoint
        decision = viewpoint.decision
        if decision is None:
            self._show_outcome(viewpoint)
        else:
            self._show_prompt(viewpoint, decision)
        self.words.prompt.setEnabled(table.session.is_live)
        self._show_offers(table)
        self.show_draft(table)

    def show_draft(self, table: Table) -> None:
        """Show the action being made."""
        draft = table.draft
        # An attack that has its target is completed in the battle dialog.
        self.form_box.show_draft(None if draft and is_aimed(draft) else draft, table.viewpoint)
        self.offers.mark(draft.offer.label if draft else "")
        self.odds.show_stakes(stakes(table.viewpoint, draft) if table.session.is_live else ())
        if draft is None and self.offers.is_answering:
            self._show_offers(table)
        self.fit()

    def _show_prompt(self, viewpoint: Viewpoint, decision: Decision) -> None:
        view = viewpoint.view
        palette = colours(view).get(view.side_palettes.get(decision.side, ""))
        prompt = f"{escape(decision.prompt)}&nbsp;{rule_link(decision.rule)}"
        self.words.say(view.sides.get(decision.side, decision.side), prompt, outlook(viewpoint), palette)

    def _show_outcome(self, viewpoint: Viewpoint) -> None:
        view = viewpoint.view
        outcome = view.outcome
        if outcome is None:
            self.words.say(say("Game over"), escape(say("Play has ended.")))
            return
        winner = view.sides.get(outcome.winner, outcome.winner)
        text = f"{escape(outcome.text)}&nbsp;{rule_link(outcome.rule)}"
        self.words.say(say("Game over"), labelled(strong(winner), text))

    def _show_offers(self, table: Table) -> None:
        decision, draft = table.decision if table.session.is_live else None, table.draft
        groups = group_offers(decision.offers if decision else (), draft.offer if draft else None)
        self.offers.show_offers(
            groups.folded() if self._is_narrow else groups, is_answering=draft is not None
        )
        self.fit()

    def _place_offers(self) -> None:
        """Put the offers beside the prompt where they leave it room, else below it."""
        width = self.offers.line_width
        # Where there is little room a strip that can be cancelled stands in place of prompt and offers.
        gives_way = self._is_narrow and self.form_box.can_be_cancelled
        self.words.setVisible(not gives_way)
        self.offers.setVisible(width > 0 and not gives_way)
        is_beside = width <= self.width() * (_SMALL_PART_BESIDE if self._is_narrow else _PART_BESIDE)
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
        self.prompt.setWordWrap(True)
        self.confirm = QPushButton()
        self.confirm.setProperty("role", "primary")
        self.confirm.clicked.connect(panel.confirmed)
        self.back = QPushButton(say("Back"))
        self.back.clicked.connect(panel.backed)
        self.cancel = QPushButton(say("Cancel"))
        self.cancel.clicked.connect(panel.cancelled)
        head = QHBoxLayout()
        head.addWidget(self.prompt, 1)
        for button in (self.back, self.cancel, self.confirm):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            head.addWidget(button)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 4, 0, 0)
        self._layout.addLayout(head)

    @property
    def can_be_cancelled(self) -> bool:
        """Whether an action is being made that the player is free to give up."""
        return self._shown is not None and is_gesture(self._shown[0].offer)

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
        lacking = readiness.reasons[0].text if draft.picked and not readiness else ""
        muted = theme.current().muted
        self.prompt.setText(f'{_asked(draft, slot)} <span style="color: {muted}">{escape(lacking)}</span>')
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


def _asked(draft: Draft, slot: Slot) -> str:
    """What a slot asks for, behind the label of its offer unless the button to confirm says that alone."""
    label, asked = draft.offer.label, slot.prompt
    if asked == label or (draft.takes_several and len(draft.offer.slots) == 1):
        return strong(asked)
    return f"{strong(label)} – {escape(asked)}"
