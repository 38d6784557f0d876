"""Asks before a phase is ended with things left undone."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.decisions import Offer
from blitz_desktop.core.language import say
from blitz_desktop.core.view import Undone
from blitz_desktop.ui import theme
from blitz_desktop.ui.rich_text import rule_link, rule_of, strong

_WIDTH = 460


class GuardDialog(QDialog):
    """Lists what is left undone. Esc and closing it mean to stay.

    Signals:
        place_asked: Something is to be shown on the map, and the phase goes on (tuple of hexes and boxes).
        rule_asked: A rule was clicked (RuleRef).
    """

    place_asked = Signal(object)
    rule_asked = Signal(object)

    def __init__(self, offer: Offer, undone: tuple[Undone, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(offer.label)
        self.setModal(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        title = QLabel(strong(say("Something is left undone:")))
        layout.addWidget(title)
        self.rows = [self._row(line) for line in undone]
        for row in self.rows:
            layout.addWidget(row)
        self.quiet = QCheckBox(say("From now on ask only where something would be lost"))
        layout.addWidget(self.quiet)
        self.buttons = QDialogButtonBox()
        self.stay = QPushButton(say("Stay"))
        self.go_on = QPushButton(offer.label)
        self.go_on.setProperty("role", "danger" if any(line.is_costly for line in undone) else "primary")
        self.buttons.addButton(self.stay, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.addButton(self.go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout.addWidget(self.buttons)
        first = self.stay if any(line.is_costly for line in undone) else self.go_on
        first.setDefault(True)
        first.setFocus()
        self.setMinimumWidth(theme.scaled(_WIDTH))

    def _row(self, line: Undone) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        text = QLabel(f"{line.text} {rule_link(line.rule)}")
        text.setProperty("role", "bad" if line.is_costly else "")
        text.setWordWrap(True)
        text.linkActivated.connect(self._on_link)
        row.addWidget(text, 1)
        if line.where:
            show = QPushButton(say("Show"))
            show.clicked.connect(lambda: self._show(line))
            row.addWidget(show, 0, Qt.AlignmentFlag.AlignTop)
        return box

    def _show(self, line: Undone) -> None:
        self.reject()
        self.place_asked.emit(line.where)

    def _on_link(self, href: str) -> None:
        rule = rule_of(href)
        if rule is not None:
            self.rule_asked.emit(rule)
