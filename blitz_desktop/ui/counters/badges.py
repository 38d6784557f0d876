"""Small round marks on a counter: what it has done, and what ails it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blitz_desktop.core.view import Badge
from blitz_desktop.ui.counters.lettering import write

_RADIUS = 5.4

_COLOURS = {
    "moved": "#2f5f86",
    "halted": "#6a3f7d",
    "attacked": "#8a3b2a",
    "unsupplied": "#b3261e",
    "frozen": "#4d7f96",
    "engaged": "#7a5a1e",
    "broken": "#8f1f3c",
    "fatigued": "#5c6b2f",
    "silenced": "#45475a",
    "bridging": "#2f6d6a",
}
_NEUTRAL = "#55504a"


def draw_badge(painter: QPainter, badge: Badge) -> None:
    """Draw a badge about the origin; an unknown kind shows its first letter."""
    painter.setPen(QPen(QColor("#ffffff"), 1.1))
    painter.setBrush(QColor(_COLOURS.get(badge.kind, _NEUTRAL)))
    painter.drawEllipse(QPointF(0, 0), _RADIUS, _RADIUS)
    sign = _SIGNS.get(badge.kind)
    if sign is None:
        letter = (badge.text or badge.kind)[:1].upper()
        painter.fillPath(write(letter, QPointF(0, 2.9), 8.4, weight="bold"), QColor("#ffffff"))
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#ffffff"), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(sign)


def _chevron() -> QPainterPath:
    path = QPainterPath(QPointF(-1.6, -2.9))
    path.lineTo(1.6, 0)
    path.lineTo(-1.6, 2.9)
    return path


def _bar() -> QPainterPath:
    path = QPainterPath(QPointF(-2.8, 0))
    path.lineTo(2.8, 0)
    return path


def _swords() -> QPainterPath:
    path = QPainterPath(QPointF(-2.4, -2.4))
    path.lineTo(2.4, 2.4)
    path.moveTo(2.4, -2.4)
    path.lineTo(-2.4, 2.4)
    return path


def _empty_can() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-1.9, -2.4, 3.8, 5))
    path.moveTo(-3.2, 3.2)
    path.lineTo(3.2, -3.2)
    return path


def _flake() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((3.2, 0), (1.6, 2.77), (-1.6, 2.77)):
        path.moveTo(x, y)
        path.lineTo(-x, -y)
    return path


def _lock() -> QPainterPath:
    """Two wedges that meet: neither side can go."""
    path = QPainterPath(QPointF(-3.2, -2.4))
    path.lineTo(-0.6, 0)
    path.lineTo(-3.2, 2.4)
    path.moveTo(3.2, -2.4)
    path.lineTo(0.6, 0)
    path.lineTo(3.2, 2.4)
    return path


def _crack() -> QPainterPath:
    path = QPainterPath(QPointF(0.8, -3.4))
    for x, y in ((-1.2, -0.8), (1.2, 0.8), (-0.8, 3.4)):
        path.lineTo(x, y)
    return path


def _boot() -> QPainterPath:
    """A marching boot."""
    path = QPainterPath(QPointF(-1.6, -3))
    for x, y in ((-1.6, 2.4), (2.8, 2.4), (2.4, 0.8), (0.6, 0.2), (0.6, -3)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _mute() -> QPainterPath:
    """A gun's barrel, crossed out."""
    path = QPainterPath(QPointF(-2.6, 1.4))
    path.lineTo(2.6, -1.4)
    path.moveTo(-2.4, -2.4)
    path.lineTo(2.4, 2.4)
    return path


def _span() -> QPainterPath:
    path = QPainterPath(QPointF(-3.2, 1.8))
    path.quadTo(0, -3.6, 3.2, 1.8)
    path.moveTo(-3.4, -0.9)
    path.lineTo(3.4, -0.9)
    return path


_SIGNS = {
    "moved": _chevron(),
    "halted": _bar(),
    "attacked": _swords(),
    "unsupplied": _empty_can(),
    "frozen": _flake(),
    "engaged": _lock(),
    "broken": _crack(),
    "fatigued": _boot(),
    "silenced": _mute(),
    "bridging": _span(),
}
