"""A strip across the table that cannot be overlooked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget


class Banner(QFrame):
    """A sentence with the actions that answer it; hidden while there is nothing to say."""

    def __init__(self, actions: tuple[QAction, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.label = QLabel()
        self.label.setProperty("role", "warn")
        self.label.setWordWrap(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 12, 5)
        layout.addWidget(self.label, 1)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        self.hide()

    def say(self, text: str) -> None:
        """Show a sentence; an empty one hides the strip."""
        self.label.setText(text)
        self.setVisible(bool(text))
