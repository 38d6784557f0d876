"""A bubble beside a hex that tells for a moment what the dice brought."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from blitz_desktop.core.view import Line
from blitz_desktop.presenter.news import News
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.ui.board.table_view import TableView
from blitz_desktop.ui.dice_faces import dice_picture
from blitz_desktop.ui.layouts import clear

_WIDTH = 320
_DIE = 26
_APART = 34
"""How far it stands from the middle of the hex, at full zoom."""

_TIME, _TIME_A_LINE = 2500, 700
"""Milliseconds that it stays: to be noticed, and to be read."""


class NewsBubble(QFrame):
    """Lies over the map, follows it as it is panned, and lets every click through."""

    def __init__(self, canvas: TableView) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._news: News | None = None
        self.setProperty("role", "bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(12, 10, 14, 10)
        self._lines.setSpacing(6)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        canvas.zoomed.connect(self._place)
        canvas.horizontalScrollBar().valueChanged.connect(self._place)
        canvas.verticalScrollBar().valueChanged.connect(self._place)
        self.hide()

    def tell(self, news: News | None) -> None:
        """Tell news; None takes away what was told."""
        self._news = news
        self._timer.stop()
        clear(self._lines)
        # A hidden widget measures new rows at once, a visible one only after its next event.
        self.hide()
        if news is None:
            return
        for line in news.lines:
            self._lines.addWidget(self._row(line))
        self.adjustSize()
        self._place()
        self.show()
        self.raise_()
        self.setAccessibleName(self.words())
        self._timer.start(_TIME + _TIME_A_LINE * len(news.lines))

    def words(self) -> str:
        """What it tells; empty while it is hidden."""
        if self._news is None or self.isHidden():
            return ""
        return " ".join(sentence(line.text) for line in self._news.lines)

    def _row(self, line: Line) -> QFrame:
        row = QFrame()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        if line.faces:
            dice = QLabel()
            dice.setPixmap(dice_picture(line.faces, _DIE, self.devicePixelRatioF()))
            layout.addWidget(dice)
        text = QLabel(sentence(line.text))
        text.setTextFormat(Qt.TextFormat.PlainText)
        needed = text.fontMetrics().horizontalAdvance(text.text()) + 4
        text.setFixedWidth(min(needed, _WIDTH))
        text.setWordWrap(needed > _WIDTH)
        layout.addWidget(text)
        layout.addStretch(1)
        return row

    def _place(self) -> None:
        if self._news is None:
            return
        room = self._canvas.viewport().rect()
        if self._news.at is None:
            self.move(room.center().x() - self.width() // 2, room.top() + 12)
            return
        at = self._canvas.hex_position(self._news.at)
        apart = round(_APART * self._canvas.zoom)
        x = at.x() + apart
        if x + self.width() > room.right():
            x = at.x() - apart - self.width()
        place = QPoint(x, at.y() - apart - self.height())
        self.move(
            max(room.left() + 4, min(place.x(), room.right() - self.width() - 4)),
            max(room.top() + 4, min(place.y(), room.bottom() - self.height() - 4)),
        )
