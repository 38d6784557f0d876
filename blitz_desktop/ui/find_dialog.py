"""Find a hex, a place or a unit: type, choose among the suggestions, and the map goes there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.finder import Find, Finder
from blitz_desktop.ui.layouts import size_for_text

_WIDTH, _HEIGHT = 380, 320
_FIND_ROLE = Qt.ItemDataRole.UserRole
_LIST_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class FindDialog(QDialog):
    """Suggestions below what is typed; the arrow keys choose among them, Return goes there.

    Signals:
        found: Something was chosen (Find).
    """

    found = Signal(object)

    def __init__(self, finder: Finder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finder = finder
        self.setWindowTitle(say("Find"))
        self.setModal(True)
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Unit, town or hex number"))
        self.field.setClearButtonEnabled(True)
        self.suggestions = QListWidget()
        self.suggestions.setAccessibleName(say("Suggestions"))
        self.suggestions.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = QLabel(say("Nothing of that name."))
        self.nothing.setProperty("role", "muted")
        self.nothing.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addWidget(self.field)
        layout.addWidget(self.nothing)
        layout.addWidget(self.suggestions)
        self.field.textChanged.connect(self._suggest)
        self.field.returnPressed.connect(self._go)
        self.field.installEventFilter(self)
        self.suggestions.itemActivated.connect(self._go)
        self.suggestions.itemClicked.connect(self._go)
        size_for_text(self, _WIDTH, _HEIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move among the suggestions while the field is typed in."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _LIST_KEYS
        ):
            self.suggestions.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _suggest(self, text: str) -> None:
        self.suggestions.clear()
        for find in self._finder.search(text):
            item = QListWidgetItem(f"{find.title}  –  {find.detail}")
            item.setData(_FIND_ROLE, find)
            self.suggestions.addItem(item)
        self.suggestions.setCurrentRow(0)
        self.nothing.setVisible(bool(text.strip()) and self.suggestions.count() == 0)

    def _go(self) -> None:
        item = self.suggestions.currentItem()
        if item is not None:
            find: Find = item.data(_FIND_ROLE)
            self.accept()
            self.found.emit(find)
