"""Arrows and rounded lines from hex to hex."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blitz_desktop.ui.board.metrics import HEX


def draw_arrow(painter: QPainter, points: Sequence[QPointF], colour: QColor, width: float) -> None:
    """A line through some points with a head at its end."""
    last = points[-1] - points[-2]
    length = math.hypot(last.x(), last.y()) or 1.0
    along = last / length
    across = QPointF(-along.y(), along.x())
    neck = points[-1] - along * (HEX * 0.16)
    line = through([*points[:-1], neck])
    head = QPainterPath(points[-1] + along * (HEX * 0.06))
    head.lineTo(neck + across * (width * 2.1))
    head.lineTo(neck - across * (width * 2.1))
    head.closeSubpath()
    halo = QColor("#fffaf0")
    halo.setAlpha(colour.alpha())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, extra in ((halo, 2.6), (colour, 0.0)):
        painter.setPen(round_pen(ink, width + extra))
        painter.drawPath(line)
        painter.setPen(round_pen(ink, extra))
        painter.fillPath(head, ink)
        if extra:
            painter.drawPath(head)


def through(points: Sequence[QPointF]) -> QPainterPath:
    """A line through the middles between points, rounded at the points."""
    path = QPainterPath(points[0])
    for i in range(1, len(points) - 1):
        path.quadTo(points[i], (points[i] + points[i + 1]) / 2)
    path.lineTo(points[-1])
    return path


def round_pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and corners."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
