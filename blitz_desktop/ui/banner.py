"""A strip across the table that cannot be overlooked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget


class Banner(QFrame):
    """A sentence with the actions that answer it; hidden while there is nothing to say.

    Attributes:
        buttons: The actions' buttons, by the actions' names.
    """

    def __init__(self, actions: tuple[QAction, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "alert")
        self.label = QLabel()
        self.label.setProperty("role", "warn")
        self.label.setWordWrap(True)
        self.buttons = {action.objectName(): _button(action) for action in actions}
        first = QHBoxLayout()
        first.addWidget(self.label, 1)
        for button in self.buttons.values():
            first.addWidget(button)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(12, 6, 12, 6)
        self._rows.addLayout(first)
        self.hide()

    def add_row(self, row: QLayout) -> None:
        """Put something under the sentence."""
        self._rows.addLayout(row)

    def say(self, text: str) -> None:
        """Show a sentence; an empty one hides the strip."""
        self.label.setText(text)
        self.setVisible(bool(text))


def _button(action: QAction) -> QPushButton:
    button = QPushButton(action.iconText())
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def follow() -> None:
        button.setEnabled(action.isEnabled())
        button.setToolTip(action.toolTip())

    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()
    return button
