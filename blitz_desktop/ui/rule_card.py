"""A rule in our own words, popped up where it was asked for."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import say
from blitz_desktop.presenter.wording import rule_number
from blitz_desktop.ui import theme
from blitz_desktop.ui.rich_text import RuleText, strong

_WIDTH = 380
_OFFSET = 12


class RuleCard(QFrame):
    """Pops up beside the pointer and goes with the next click; the same key again opens the rules there.

    Signals:
        read_asked: The player wants to read on in the rules (RuleRef).
    """

    read_asked = Signal(object)

    def __init__(self, rule_text: RuleText, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "card")
        self._rule_text = rule_text
        self._rule: RuleRef | None = None
        self.read = QPushButton(say("Read on in the rules  (F1)"))
        self.read.setProperty("role", "link")
        self.read.setCursor(Qt.CursorShape.PointingHandCursor)
        self.read.clicked.connect(self._read_on)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.addWidget(self.label)
        layout.addWidget(self.read)
        self.setFixedWidth(theme.scaled(_WIDTH))

    def pop_up(self, rule: RuleRef) -> None:
        """Show a rule."""
        self._rule = rule
        summary = self._rule_text(rule) or say("See this paragraph of the game's rulebook.")
        self.label.setText(f"{strong(f'§ {rule_number(rule)}')}<br>{escape(summary)}")
        self.adjustSize()
        self.move(self._place())
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self._read_on()
        else:
            super().keyPressEvent(event)

    def _read_on(self) -> None:
        self.hide()
        if self._rule is not None:
            self.read_asked.emit(self._rule)

    def _place(self) -> QPoint:
        pointer = QCursor.pos()
        screen = self.screen().availableGeometry()
        left = min(pointer.x() + _OFFSET, screen.right() - self.width())
        below = pointer.y() + _OFFSET
        top = below if below + self.height() <= screen.bottom() else pointer.y() - _OFFSET - self.height()
        return QPoint(max(screen.left(), left), max(screen.top(), top))
