"""Facts about hexes and units, each with its rule."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from blitz_desktop.core.view import Card
from blitz_desktop.ui import theme
from blitz_desktop.ui.rich_text import rule_link, rule_of, strong

_WIDEST_LABEL = 112
"""Labels break into lines beyond this, so that words in a narrow panel keep the room to be read."""

_MOST_BESIDE = 160
"""With larger text, what labels stand for stands below them."""


class CardView(QWidget):
    """A card: its title and one line a fact.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
    """

    rule_asked = Signal(object)

    def __init__(self, card: Card, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        title = QLabel(strong(card.title))
        title.setWordWrap(True)
        layout.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        widest = theme.scaled(_WIDEST_LABEL)
        for number, row in enumerate(card.rows):
            link = f" {rule_link(row.rule)}" if row.rule else ""
            value = QLabel(f"{escape(row.value)}{link}")
            value.setTextFormat(Qt.TextFormat.RichText)
            value.setWordWrap(True)
            value.linkActivated.connect(self._on_link)
            if widest > _MOST_BESIDE:
                label = _label(row.label)
                label.setWordWrap(True)
                grid.addWidget(label, 2 * number, 0)
                grid.addWidget(value, 2 * number + 1, 0)
            else:
                grid.addWidget(_limited(_label(row.label), widest), number, 0)
                grid.addWidget(value, number, 1)
                grid.setColumnStretch(1, 1)
        layout.addLayout(grid)

    def _on_link(self, href: str) -> None:
        rule = rule_of(href)
        if rule is not None:
            self.rule_asked.emit(rule)


def _label(text: str) -> QLabel:
    label = QLabel(text)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    label.setProperty("role", "muted")
    return label


def _limited(label: QLabel, widest: int) -> QLabel:
    if label.sizeHint().width() > widest:
        label.setWordWrap(True)
        label.setFixedWidth(widest)
    return label
