"""The attacks that are meant, with the odds of all of them at once."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.language import later, say
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.odds import average, percent
from blitz_desktop.presenter.planner import Plan
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.wording import place_words, sentence
from blitz_desktop.ui.layouts import FlowLayout, clear
from blitz_desktop.ui.portraits import Portrait
from blitz_desktop.ui.rich_text import plain, reason_html, rule_of, strong

_PORTRAIT = 34
_HINT = later(
    "No attack is planned. Right-click an enemy stack and choose “Plan an attack here”, "
    "or note one in the battle dialog. Plans are notes: nothing is done by them."
)


class PlansPanel(QScrollArea):
    """One card a plan.

    Attributes:
        cards: The cards by the keys of their plans.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        opened: A plan is to be looked at or carried out (its key).
        dropped: A plan is to be forgotten (its key).
        hexes_asked: The hexes of a plan are to be shown (tuple of hexes, the target last).
    """

    rule_asked = Signal(object)
    opened = Signal(int)
    dropped = Signal(int)
    hexes_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        self._layout.setContentsMargins(10, 8, 10, 8)
        self._layout.setSpacing(8)
        self.setWidget(inside)
        self.cards: dict[int, PlanCard] = {}

    def show_plans(self, plans: tuple[Plan, ...], viewpoint: Viewpoint) -> None:
        """Show every plan as it stands now."""
        clear(self._layout)
        self.cards = {}
        if not plans:
            hint = QLabel(say(_HINT))
            hint.setWordWrap(True)
            hint.setProperty("role", "muted")
            self._layout.addWidget(hint)
        for plan in plans:
            card = PlanCard(plan, viewpoint)
            card.rule_asked.connect(self.rule_asked)
            card.open.clicked.connect(lambda _=False, key=plan.key: self.opened.emit(key))
            card.drop.clicked.connect(lambda _=False, key=plan.key: self.dropped.emit(key))
            card.clicked.connect(self.hexes_asked)
            self._layout.addWidget(card)
            self.cards[plan.key] = card
        self._layout.addStretch(1)


class PlanCard(QFrame):
    """A plan: target, attackers, odds, and what stands in its way.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        clicked: It was clicked; carries the hexes of attackers and target.
    """

    rule_asked = Signal(object)
    clicked = Signal(object)

    def __init__(self, plan: Plan, viewpoint: Viewpoint) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._hexes = (*(viewpoint.pieces[unit].at for unit in plan.units), plan.target)
        self.odds = QLabel(_odds(plan.forecast))
        self.odds.setWordWrap(True)
        self.trouble = QLabel(_trouble(plan, viewpoint))
        self.trouble.setWordWrap(True)
        self.trouble.setProperty("role", "bad")
        if not self.trouble.text():
            self.trouble.hide()
        self.trouble.linkActivated.connect(self._on_link)
        self.open = QPushButton(say("Attack…") if plan.can_begin else say("Look…"))
        self.open.setEnabled(plan.forecast is not None)
        self.drop = QPushButton(say("Forget"))
        counters = QWidget()
        flow = FlowLayout(counters, gap=2, is_left=True)
        for unit in plan.units:
            piece = viewpoint.pieces[unit]
            picture = Portrait(piece.face, viewpoint.view, _PORTRAIT)
            picture.setToolTip(f"{piece.title} ({piece.at})")
            picture.setEnabled(unit in plan.able)
            flow.addWidget(picture)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.drop)
        buttons.addWidget(self.open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(4)
        defenders = ", ".join(piece.title for piece in viewpoint.stack(plan.target)) or say("nobody")
        title = QLabel(f"{strong(place_words(plan.target, viewpoint))} · {escape(defenders)}")
        title.setWordWrap(True)
        layout.addWidget(title)
        layout.addWidget(counters)
        for label in (self.odds, self.trouble):
            layout.addWidget(label)
        layout.addLayout(buttons)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.clicked.emit(self._hexes)

    def _on_link(self, href: str) -> None:
        rule = rule_of(href)
        if rule is not None:
            self.rule_asked.emit(rule)


def _odds(forecast: Forecast | None) -> str:
    if forecast is None:
        return say("The odds cannot be reckoned now.")
    lines = [strong(forecast.headline)]
    lines += [labelled(escape(sentence(f.label)), percent(f.chance)) for f in forecast.figures]
    lines += [
        say("{text}: {value} on average", text=escape(sentence(name)), value=average(value))
        for name, value in forecast.means
    ]
    return "<br>".join(lines)


def _trouble(plan: Plan, viewpoint: Viewpoint) -> str:
    lines = [reason_html(reason) for reason in plan.legality.reasons]
    names = [viewpoint.pieces[unit].title for unit in plan.twice]
    if names:
        lines.append(plain(say("Also in another plan: {text}.", text=", ".join(names))))
    return "<br>".join(lines)
