"""What victory hangs on: for every point what stands, and what is missing."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.core.view import BoardView, Goal
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.ui.portraits import colours
from blitz_desktop.ui.rich_text import plain, rule_link, rule_of, strong


class GoalsPanel(QScrollArea):
    """One card a point.

    Attributes:
        cards: The cards, in the order of the game's schedule.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        hexes_asked: The hexes of a point are to be shown (tuple of hexes, those still wanting last).
    """

    rule_asked = Signal(object)
    hexes_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards: list[GoalCard] = []
        self._shown: object = None
        self._view: BoardView | None = None
        self._is_in_sight = False

    def come_into_sight(self, is_in_sight: bool) -> None:
        """Be filled from now on, or no more; its tab was chosen or left."""
        self._is_in_sight = is_in_sight
        if self._view is not None:
            self.show_view(self._view)

    def show_view(self, view: BoardView) -> None:
        """Show how everything stands in a view, once it can be seen."""
        self._view = view
        if not self._is_in_sight:
            return
        shown = (view.goals, view.outcome, colours(view))
        if shown == self._shown:
            return
        self._shown = shown
        place = self.verticalScrollBar().value()
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(6)
        self.cards = [GoalCard(goal, view) for goal in view.goals]
        for card in self.cards:
            card.rule_asked.connect(self.rule_asked)
            card.clicked.connect(self.hexes_asked)
            layout.addWidget(card)
        if not self.cards:
            none = QLabel(say("This game does not tell how victory stands."))
            none.setWordWrap(True)
            none.setProperty("role", "muted")
            layout.addWidget(none)
        layout.addStretch(1)
        self.setWidget(inside)
        self.verticalScrollBar().setValue(place)


class GoalCard(QFrame):
    """A point.

    Signals:
        rule_asked: Its rule was clicked (RuleRef).
        clicked: It was clicked (its hexes).
    """

    rule_asked = Signal(object)
    clicked = Signal(object)

    def __init__(self, goal: Goal, view: BoardView) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._where = tuple(reversed(goal.where))
        palette = colours(view).get(view.side_palettes.get(goal.side, ""))
        chip = f'<span style="background-color:{palette.fill}">&nbsp;&nbsp;</span>&nbsp;' if palette else ""
        mark = "✓ " if goal.is_met else ""
        title = QLabel(f"{chip} {strong(mark + goal.label)}")
        worth = QLabel(strong(goal.worth))
        worth.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        stands = QLabel(f"{escape(sentence(goal.stands))} {rule_link(goal.rule)}")
        stands.linkActivated.connect(self._on_link)
        missing = QLabel(plain(say("Missing: {text}", text=goal.missing)))
        if not goal.missing:
            missing.hide()
        missing.setProperty("role", "muted")
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(worth)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(2)
        layout.addLayout(head)
        for label in (title, stands, missing):
            label.setWordWrap(True)
        for label in (stands, missing):
            layout.addWidget(label)
        if goal.where:
            self.setToolTip(say("Click to see its hexes on the map"))
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(
            say(
                "{goal}, {worth}: {stands}; missing: {missing}",
                goal=goal.label,
                worth=goal.worth,
                stands=goal.stands,
                missing=goal.missing or say("nothing"),
            )
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._where:
            self.clicked.emit(self._where)

    def _on_link(self, href: str) -> None:
        rule = rule_of(href)
        if rule is not None:
            self.rule_asked.emit(rule)
