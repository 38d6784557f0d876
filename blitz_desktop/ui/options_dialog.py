"""Options of a scenario: each with the paragraph that it comes from."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.games import RuleOption
from blitz_desktop.ui.layouts import size_for_text
from blitz_desktop.ui.rich_text import plain, strong

_LETTERS = 30
"""Letters of an answer that are seen at least."""


class OptionsDialog(QDialog):
    """Asks under which options a scenario is to be played.

    Attributes:
        boxes: The choices by the options' ids.
    """

    def __init__(self, title: str, options: tuple[RuleOption, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Options"))
        self._options = options
        self.boxes: dict[str, QComboBox] = {}
        column = QVBoxLayout()
        column.setSpacing(14)
        for option in options:
            column.addWidget(self._row(option))
        column.addStretch(1)
        inside = QWidget()
        inside.setLayout(column)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        heading = QLabel(plain(title))
        heading.setProperty("role", "heading")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin = buttons.addButton(say("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.addWidget(heading)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
        size_for_text(self, 620, 560)

    def changes(self) -> dict[str, str]:
        """The options that are set otherwise than in the scenario."""
        chosen = {option.id: str(self.boxes[option.id].currentData()) for option in self._options}
        return {option.id: chosen[option.id] for option in self._options if chosen[option.id] != option.value}

    def _row(self, option: RuleOption) -> QWidget:
        row = QWidget()
        question = QLabel(f"{strong(option.question)} · § {escape(option.paragraph)}")
        box = self.boxes[option.id] = QComboBox()
        for value in option.values:
            box.addItem(option.words[value], value)
        box.setCurrentIndex(box.findData(option.value))
        box.setAccessibleName(option.question)
        # Long answers must not make the dialog wider than the screen.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_LETTERS)
        rule = QLabel(plain(option.text))
        rule.setProperty("role", "muted")
        ruling = QLabel(f"{strong(say('How this program reads it:'))} {escape(option.ruling)}")
        ruling.setProperty("role", "muted")
        if not option.ruling:
            ruling.hide()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 8, 0)
        for label in (question, rule, ruling):
            label.setWordWrap(True)
        for part in (question, box, rule, ruling):
            column.addWidget(part)
        return row
