"""The words of the prompt: who must do what under which rule, and what comes next."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from blitz_desktop.core.view import Palette
from blitz_desktop.ui import theme
from blitz_desktop.ui.rich_text import plain

_ROOMY = 1 << 24
_FEWEST_LINES = 2


class PromptWords(QScrollArea):
    """Scrolls where the map leaves it less height than it needs, and runs on in one text where it is narrow.

    Attributes:
        side: Whose decision it is, to be laid out beside the words.
        prompt: What may be done, as rich text.
        outlook: What comes next.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.side, self.prompt, self.outlook = QLabel(parent), QLabel(), QLabel()
        self.prompt.setProperty("role", "prompt")
        self.outlook.setProperty("role", "muted")
        self._words = ("", "", "")
        self._palette: Palette | None = None
        self._most, self._is_narrow = _ROOMY, False
        self._column = column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for label in (self.prompt, self.outlook):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
        inside = QWidget()
        inside.setLayout(column)
        self.setWidget(inside)

    def say(self, side: str, prompt: str, outlook: str = "", palette: Palette | None = None) -> None:
        """Say whose decision it is, what may be done (rich text), and what comes next."""
        self._words, self._palette = (side, prompt, outlook), palette
        self._lay_out()

    def set_narrow(self, *, is_narrow: bool) -> None:
        """Let side, prompt and outlook run on in one text, or stand apart."""
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self.prompt.setProperty("role", "lead" if is_narrow else "prompt")
            self.prompt.style().polish(self.prompt)
            self._lay_out()

    def limit(self, height: int) -> None:
        """Be no higher than this, but leave a few lines to read."""
        self._most = height
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        side, prompt, outlook = self._words
        fill, ink = (self._palette.fill, self._palette.ink) if self._palette else _NOBODY
        self.side.setText(plain(side))
        self.side.setStyleSheet(_CHIP.format(fill=fill, ink=ink))
        self.side.setVisible(not self._is_narrow)
        self.outlook.setText(outlook)
        self.outlook.setVisible(bool(outlook) and not self._is_narrow)
        if self._is_narrow:
            chip = _INLINE_CHIP.format(fill=fill, ink=ink, side=escape(side))
            muted = theme.current().muted
            prompt = (
                f'{chip} {prompt} <span style="color: {muted}; font-weight: 400">{escape(outlook)}</span>'
            )
        self.prompt.setText(prompt)
        self.verticalScrollBar().setValue(0)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the words are at this width, as far as allowed."""
        self._column.invalidate()
        line = self.prompt.fontMetrics().lineSpacing()
        needed = self._column.totalHeightForWidth(self.width())
        height = min(needed, max(_FEWEST_LINES, self._most // line) * line)
        is_cut = height < needed
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_cut else Qt.FocusPolicy.NoFocus)
        # Left to itself a bar that was needed once takes the width that would make it needless.
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if is_cut else policy.ScrollBarAlwaysOff)
        if height != self.minimumHeight():
            self.setFixedHeight(height)


_NOBODY = ("#4a4a4a", "#ffffff")
_CHIP = "background: {fill}; color: {ink}; border-radius: 4px; padding: 4px 10px; font-weight: 600;"
_INLINE_CHIP = '<span style="background-color: {fill}; color: {ink}">&nbsp;{side}&nbsp;</span>'
