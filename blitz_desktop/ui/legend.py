"""The legend below the map: what the overlays shown mean, each line with a button that hides it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.core.overlays import Overlay, OverlayTitle
from blitz_desktop.ui import theme
from blitz_desktop.ui.board.tones import Tones
from blitz_desktop.ui.layouts import FlowLayout, LineLabel, clear
from blitz_desktop.ui.rich_text import strong

_PAPER = "#f1ead8"
_SWATCH, _CLOSE = QSize(22, 12), QSize(26, 20)
_AREA, _FRONT, _LINE = range(3)
_HEAVY = 3
_MOST_PART, _LEAST = 0.15, 60
"""The part of the window's height that it may take, and the height that it has in any case."""


class Legend(QScrollArea):
    """One line an overlay; hidden while none is shown, and scrolled where the map would lose too much room.

    Signals:
        closed: An overlay is to be hidden (its id).
    """

    closed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.setAccessibleName(say("Legend"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._page = QWidget()
        self._rows = QVBoxLayout(self._page)
        self._rows.setContentsMargins(10, 3, 6, 3)
        self._rows.setSpacing(1)
        self.setWidget(self._page)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def explain(self, shown: Iterable[tuple[OverlayTitle, Overlay]], tones: Tones) -> None:
        """Explain these overlays."""
        clear(self._rows)
        rows = [self._row(title, overlay, tones) for title, overlay in shown]
        for row in rows:
            self._rows.addWidget(row)
            row.show()
        self.setVisible(bool(rows))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """As high as its lines, up to a part of the window."""
        most = max(_LEAST, round(self.window().height() * _MOST_PART))
        return min(self._rows.heightForWidth(width) + 1, most)

    def _row(self, title: OverlayTitle, overlay: Overlay, tones: Tones) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self._meanings(title, overlay, tones), 1)
        close = QToolButton()
        close.setText("✕")
        close.setAutoRaise(True)
        close.setFixedSize(_CLOSE * max(1.0, theme.scaled(100) / 100))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setAccessibleName(say("Hide {name}", name=title.name))
        close.setObjectName(f"hide_{title.id}")
        close.clicked.connect(lambda: self.closed.emit(title.id))
        line.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _meanings(self, title: OverlayTitle, overlay: Overlay, tones: Tones) -> QWidget:
        box = QWidget()
        flow = FlowLayout(box, gap=12, is_left=True)
        flow.addWidget(LineLabel(strong(title.name) + (f" ({title.key})" if title.key else "")))
        marks = [
            (patch.tone, _FRONT if patch.is_outlined else _AREA, patch.words)
            for patch in overlay.patches
            if patch.hexes
        ]
        marks += [(trace.tone, _LINE, trace.words) for trace in overlay.traces]
        marks += [(edge.tone, _LINE, edge.words) for edge in overlay.edges]
        for tone, form, words in dict.fromkeys(mark for mark in marks if mark[2]):
            flow.addWidget(_entry(swatch(tones, tone, form), words))
        if overlay.summary:
            summary = LineLabel(overlay.summary)
            summary.setProperty("role", "muted")
            flow.addWidget(summary)
        return box


def swatch(tones: Tones, tone: str, form: int = _AREA) -> QPixmap:
    """A sample of a tone as it looks on the map: an area with its pattern, a heavy border, a line."""
    picture = QPixmap(_SWATCH * 2)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    colour, rect = tones.colour(tone), QRect(QPoint(), _SWATCH).adjusted(0, 0, -1, -1)
    tint = QColor(colour)
    tint.setAlphaF(0.45)
    painter.fillRect(rect, QColor(_PAPER))
    if form == _LINE:
        painter.fillRect(rect.adjusted(0, 4, 1, -3), colour)
    else:
        painter.fillRect(rect, tint)
        hatch = tones.hatch(tone, is_outlined=form == _FRONT)
        if hatch is not None:
            painter.fillRect(rect, QBrush(colour, hatch))
        _frame(painter, rect, colour.darker(120), _HEAVY if form == _FRONT else 1)
    painter.end()
    return picture


def _frame(painter: QPainter, rect: QRect, colour: QColor, width: int) -> None:
    painter.setPen(QPen(colour, 1))
    for inset in range(width):
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))


def _entry(picture: QPixmap, words: str) -> QWidget:
    entry = QWidget()
    line = QHBoxLayout(entry)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(5)
    sample = QLabel()
    sample.setPixmap(picture)
    line.addWidget(sample)
    line.addWidget(LineLabel(words), 1)
    return entry
