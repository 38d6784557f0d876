"""Markers on hexsides: bridges, bridges that are being built, and fords lie across the water."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blitz_desktop.ui.board.metrics import HEX

_HALF, _WIDTH = 0.21 * HEX, 0.13 * HEX
"""Half the length of a deck, and its width."""
_PLANKS = 7
_DECK, _RAIL, _HALO = "#b98a4e", "#4a2f17", "#fffaf0"


def draw_crossing(painter: QPainter, kind: str, start: QPointF, end: QPointF) -> None:
    """Draw a marker on the hexside between two hexes, by their middles; unknown kinds look like bridges."""
    way = end - start
    painter.save()
    painter.translate((start + end) / 2)
    painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
    match kind:
        case "ford":
            _stones(painter)
        case "bridge_works":
            _deck(painter, -_HALF, -0.04 * HEX)
            painter.setPen(QPen(QColor(_RAIL), 2.2, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
            for y in (-_WIDTH / 2, _WIDTH / 2):
                painter.drawLine(QPointF(0, y), QPointF(_HALF, y))
        case _:
            _deck(painter, -_HALF, _HALF)
    painter.restore()


def _deck(painter: QPainter, left: float, right: float) -> None:
    """Planks between two rails."""
    deck = QRectF(left, -_WIDTH / 2, right - left, _WIDTH)
    painter.setPen(QPen(QColor(_HALO), 4.5))
    painter.setBrush(QColor(_DECK))
    painter.drawRoundedRect(deck, 1.5, 1.5)
    painter.setPen(QPen(QColor(_RAIL), 0.8))
    step = 2 * _HALF / _PLANKS
    for number in range(1, int(deck.width() / step) + 1):
        x = left + number * step
        painter.drawLine(QPointF(x, deck.top()), QPointF(x, deck.bottom()))
    painter.setPen(QPen(QColor(_RAIL), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(deck.topLeft(), deck.topRight())
    painter.drawLine(deck.bottomLeft(), deck.bottomRight())


def _stones(painter: QPainter) -> None:
    """Stepping stones."""
    painter.setPen(QPen(QColor(_HALO), 1.6))
    painter.setBrush(QColor(_RAIL))
    for k in (-1.5, -0.5, 0.5, 1.5):
        painter.drawEllipse(QPointF(k * _HALF * 0.55, (-1) ** int(k + 1.5) * 1.6), 3.6, 2.8)
