"""The curtain: a page that hides the whole table until the side that is due sits down."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.core.view import Palette
from blitz_desktop.presenter.chronicle import LogRow
from blitz_desktop.ui import theme
from blitz_desktop.ui.rich_text import plain, strong

_HEADINGS = frozenset({"turn", "phase"})
_WIDTH, _SUMMARY_HEIGHT = 560, 340
_CHIP = "background: {fill}; color: {ink}; border-radius: 6px; padding: 8px 22px; font-weight: 600;"


class Curtain(QWidget):
    """Covers a window below its menu bar.

    Attributes:
        ready: Lets the side that is due sit down.
        opening: Opens the table to a lone player; hidden in other games.
        onward: Leads from what has happened to the table.

    Signals:
        sat_down: The side that is due is ready.
        opened: A lone player opens the table.
        read: The player has read what has happened.
    """

    sat_down = Signal()
    opened = Signal()
    read = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setAccessibleName(say("Curtain"))
        self._window = window
        self.side, self.title, self.text = QLabel(), QLabel(), QLabel()
        self.side.setProperty("role", "heading")
        self.title.setProperty("role", "title")
        self.text.setProperty("role", "muted")
        self.summary = QTextBrowser()
        self.summary.setAccessibleName(say("What has happened"))
        self.summary.setFixedHeight(theme.scaled(_SUMMARY_HEIGHT))
        self.ready = _button(say("Ready"), "primary")
        self.opening = _button(say("Open the table"), "quiet")
        self.onward = _button(say("To the table"), "primary")
        self.ready.clicked.connect(self.sat_down)
        self.opening.clicked.connect(self.opened)
        self.onward.clicked.connect(self.read)
        self._lay_out()
        window.installEventFilter(self)
        self.hide()

    def ask(self, name: str, colours: Palette | None, title: str, text: str, *, can_open: bool) -> None:
        """Wait for a side to sit down."""
        self._head(name, colours, title, text)
        self.summary.hide()
        self.onward.hide()
        self.ready.show()
        self.opening.setVisible(can_open)
        self._come_down(self.ready)

    def tell(self, name: str, colours: Palette | None, title: str, text: str, rows: Sequence[LogRow]) -> None:
        """Tell the side that has sat down what has happened since it looked last."""
        self._head(name, colours, title, text)
        self.summary.setHtml("".join(map(_row_html, rows)))
        self.summary.show()
        self.ready.hide()
        self.opening.hide()
        self.onward.show()
        self._come_down(self.onward)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the window."""
        if watched is self._window and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().window())

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "card")
        card.setFixedWidth(theme.scaled(_WIDTH))
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.side.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(36, 32, 36, 28)
        inside.setSpacing(16)
        inside.addWidget(self.title)
        inside.addWidget(self.side, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.text, self.summary):
            inside.addWidget(part)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.opening, self.ready, self.onward):
            buttons.addWidget(button)
        buttons.addStretch(1)
        inside.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)

    def _head(self, name: str, colours: Palette | None, title: str, text: str) -> None:
        self.side.setText(plain(name))
        fill, ink = (colours.fill, colours.ink) if colours else (theme.current().ink, theme.current().panel)
        self.side.setStyleSheet(_CHIP.format(fill=fill, ink=ink))
        self.title.setText(plain(title))
        self.text.setText("<br>".join(map(plain, text.splitlines())))
        self.setAccessibleDescription(f"{title} {name}. {text}")

    def _come_down(self, button: QPushButton) -> None:
        self._fit()
        self.show()
        self.raise_()
        button.setDefault(True)
        button.setFocus()

    def _fit(self) -> None:
        bar = self._window.menuBar().height() if not self._window.menuBar().isNativeMenuBar() else 0
        self.setGeometry(self._window.rect().adjusted(0, bar, 0, 0))
        self.raise_()


def _button(text: str, role: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("role", role)
    button.setAutoDefault(True)
    button.setMinimumWidth(theme.scaled(132))
    return button


def _row_html(row: LogRow) -> str:
    if row.line.kind in _HEADINGS:
        return f"<p style='margin: 10px 0 2px 0'>{strong(row.line.text)}</p>"
    dice = f" [{' '.join(map(str, row.line.faces))}]" if row.line.faces else ""
    return f"<p style='margin: 1px 0 1px 12px'>{escape(row.line.text + dice)}</p>"
