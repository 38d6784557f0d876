"""A small chart of an exact distribution: one column a value, as high as it is likely."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from blitz_desktop.core.forecast import Spread
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.odds import bare_percent, percent
from blitz_desktop.ui import theme

_HEIGHT, _LEAST_WIDTH = 104, 130
_WIDEST_COLUMN = 34
_GAP = 6
_LEAST_ROOM = 56


class SpreadChart(QWidget):
    """The columns, each with its value below and its chance above."""

    def __init__(self, spread: Spread, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spread = spread
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setFixedHeight(max(_HEIGHT, 2 * self.fontMetrics().height() + _LEAST_ROOM))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = "; ".join(labelled(chance.label, percent(chance.chance)) for chance in spread.chances)
        self.setAccessibleName(f"{spread.title}. {told}")

    def sizeHint(self) -> QSize:
        return QSize(
            max(_LEAST_WIDTH, len(self._spread.chances) * (theme.scaled(_WIDEST_COLUMN) + _GAP)),
            self.height(),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chances, line = self._spread.chances, QFontMetricsF(self.font()).height()
        pitch = min(self.width() / len(chances), theme.scaled(_WIDEST_COLUMN) + _GAP)
        room = self.height() - 2 * line
        highest = max((chance.chance for chance in chances), default=1.0) or 1.0
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        faint = self.palette().color(QPalette.ColorRole.PlaceholderText)
        for place, chance in enumerate(chances):
            height = room * chance.chance / highest
            base = line + room
            bar = QRectF(place * pitch + 1, base - max(height, 1), pitch - _GAP, max(height, 1))
            painter.setPen(Qt.PenStyle.NoPen)
            role = QPalette.ColorRole.Highlight if height else QPalette.ColorRole.Mid
            painter.setBrush(self.palette().color(role))
            painter.drawRoundedRect(bar, 2, 2)
            cell = QRectF(place * pitch, 0, pitch - _GAP + 2, line)
            painter.setPen(ink if height else faint)
            painter.drawText(cell.translated(0, base), Qt.AlignmentFlag.AlignCenter, chance.label)
            if height:
                above = cell.translated(0, base - height - line)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, bare_percent(chance.chance))
