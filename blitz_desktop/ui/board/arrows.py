"""Arrows and rounded lines from hex to hex."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blitz_desktop.ui.board.metrics import HEX

_TIP = HEX * 0.06
"""How far the head of an arrow reaches beyond the end of its line."""

_RIM = HEX * 0.35
"""How far the rim of a counter is from its middle."""

_EDGE = 2.6
"""Width of an outline, half of it on either side."""


def draw_arrow(
    painter: QPainter,
    points: Sequence[QPointF],
    colour: QColor,
    width: float,
    *,
    outline: QColor | None = None,
) -> None:
    """A line through some points with a head at its end; outlined it stands out from its own colour too."""
    along = _towards(points[-2], points[-1])
    across = QPointF(-along.y(), along.x())
    neck = points[-1] - along * (HEX * 0.16)
    line = through([*points[:-1], neck])
    head = QPainterPath(points[-1] + along * _TIP)
    head.lineTo(neck + across * (width * 2.1))
    head.lineTo(neck - across * (width * 2.1))
    head.closeSubpath()
    halo = QColor("#fffaf0")
    halo.setAlpha(colour.alpha())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    layers = [(halo, _EDGE), (colour, 0.0)]
    if outline is not None:
        layers = [(halo, 2 * _EDGE), (outline, _EDGE), (colour, 0.0)]
    for ink, extra in layers:
        painter.setPen(round_pen(ink, width + extra))
        painter.drawPath(line)
        painter.setPen(round_pen(ink, extra))
        painter.fillPath(head, ink)
        if extra:
            painter.drawPath(head)


def between_counters(points: Sequence[QPointF]) -> list[QPointF]:
    """The same line, short of the counters at both its ends, so that it hides no factors."""
    first, *_, last = points
    start = first + _towards(first, points[1]) * _RIM
    return [start, *points[1:-1], last + _towards(last, points[-2]) * (_RIM + _TIP)]


def _towards(start: QPointF, end: QPointF) -> QPointF:
    """A step of one pixel from a point in the direction of another."""
    way = end - start
    return way / (math.hypot(way.x(), way.y()) or 1.0)


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
