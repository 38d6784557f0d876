"""The line over the log: words to look for, and a menu of what to show."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QWidget

from blitz_desktop.core.language import later, say
from blitz_desktop.presenter.log_filter import NOTES, SUBJECTS, TAKEN_BACK

_TITLES = {
    **{name: title for name, (title, _) in SUBJECTS.items()},
    NOTES: later("Notes and bookmarks"),
    TAKEN_BACK: later("Throws taken back"),
}


class LogSearch(QWidget):
    """What is looked for in the log.

    Attributes:
        entries: Entries of the menu by subject, checked where it is shown.

    Signals:
        changed: Something else is looked for.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = _Field()
        self.field.setPlaceholderText(say("Search the log"))
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(say("Search the log"))
        self.field.textChanged.connect(self.changed)
        self.button = QToolButton()
        self.button.setText(say("Show ▾"))
        self.button.setAccessibleName(say("What the log shows"))
        self.button.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self.button)
        self.entries: dict[str, QAction] = {}
        for name, title in _TITLES.items():
            entry = menu.addAction(say(title))
            entry.setCheckable(True)
            entry.setChecked(True)
            entry.toggled.connect(self._on_toggled)
            self.entries[name] = entry
        menu.addSeparator()
        menu.addAction(say("Everything")).triggered.connect(self.show_everything)
        self.button.setMenu(menu)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(6)
        layout.addWidget(self.field, 1)
        layout.addWidget(self.button)

    @property
    def words(self) -> str:
        """Words to look for."""
        return self.field.text()

    @property
    def hidden(self) -> frozenset[str]:
        """Subjects that are left out."""
        return frozenset(name for name, entry in self.entries.items() if not entry.isChecked())

    def show_everything(self) -> None:
        """Look for nothing."""
        self.field.clear()
        for entry in self.entries.values():
            entry.setChecked(True)

    def _on_toggled(self) -> None:
        self.button.setText(say("Show •▾") if self.hidden else say("Show ▾"))
        self.changed.emit()


class _Field(QLineEdit):
    """A line that Esc empties, before the window takes the key."""

    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and cast(QKeyEvent, event).key() == Qt.Key.Key_Escape and self.text():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)
