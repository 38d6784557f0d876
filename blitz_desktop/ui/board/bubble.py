"""The bubble that says why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from blitz_desktop.ui import theme
from blitz_desktop.ui.board.beside import spot_beside

_WIDTH = 300
_OFFSET = 22


class ReasonBubble(QFrame):
    """A small panel beside the pointer: the reason, and the rule that gives it.

    It lies over the view instead of in the scene, so that scrolling does not have to repaint it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._rule = QLabel(self)
        self._rule.setProperty("role", "rule")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 9)
        layout.setSpacing(2)
        layout.addWidget(self._text)
        layout.addWidget(self._rule)
        self.hide()

    def say(self, text: str, rule: str, at: QPoint, room: QRect, clear: Sequence[QRect] = ()) -> None:
        """Show a reason beside a point, inside ``room``, off what is to be left ``clear``."""
        self._text.setText(text)
        self._rule.setText(f"§ {rule}")
        self._rule.setVisible(bool(rule))
        wanted = self._text.fontMetrics().horizontalAdvance(text) + 28
        width = max(120, min(wanted, theme.scaled(_WIDTH), room.width() - 8))
        self.resize(width, self.heightForWidth(width))
        self.move(spot_beside(self.size(), at, room, apart=_OFFSET, clear=clear))
        self.setAccessibleName(text)
        self.show()
        self.raise_()

    def words(self) -> str:
        """What it says; empty while it is hidden."""
        if not self.isVisible():
            return ""
        return self._text.text() if self._rule.isHidden() else f"{self._text.text()} {self._rule.text()}"
