"""Draws counters that are no units: a sign, and below it what the marker is called."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blitz_desktop.core.view import Palette
from blitz_desktop.ui.counters.face import SIZE, draw_body
from blitz_desktop.ui.counters.lettering import write

PLAIN = Palette(fill="#efe9da", ink="#2a251c", box="#ffffff", letter="")
"""Colours of a marker that belongs to no army."""

_SIGN_CENTRE = QPointF(27, 16.4)
_SIGN_SCALE = 0.92
_LINE, _LETTERS = 10.2, 10.4


def draw_marker(painter: QPainter, name: str, sign: str, palette: Palette) -> None:
    """Draw one side of a marker with its upper left corner at the origin; without a sign, its name alone."""
    ink = QColor(palette.ink)
    draw_body(painter, QColor(palette.fill))
    first_word, _, rest = name.partition(" ")
    lines = [line for line in (first_word, rest) if line]
    drawn = _SIGNS.get(sign)
    if drawn is not None:
        painter.save()
        painter.translate(_SIGN_CENTRE)
        painter.scale(_SIGN_SCALE, _SIGN_SCALE)
        drawn(painter, ink)
        painter.restore()
    first = SIZE - 7.4 - _LINE * (len(lines) - 1) if drawn else SIZE / 2 + 3.6 - _LINE * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        at = QPointF(SIZE / 2, first + _LINE * number)
        painter.fillPath(write(line, at, _LETTERS, weight="bold", most=SIZE - 8), ink)


def _flag(painter: QPainter, ink: QColor) -> None:
    """A flag on its pole."""
    painter.setPen(_pen(ink, 1.8))
    painter.drawLine(QPointF(-9, -11), QPointF(-9, 11))
    cloth = QPainterPath(QPointF(-9, -10.5))
    cloth.cubicTo(-3, -14, 2, -7, 10, -10)
    cloth.lineTo(10, 2)
    cloth.cubicTo(2, 5, -3, -2, -9, 1.5)
    cloth.closeSubpath()
    painter.fillPath(cloth, ink)


def _cross(painter: QPainter, ink: QColor) -> None:
    """The cross of a grave on its mound."""
    cross = QPainterPath()
    cross.setFillRule(Qt.FillRule.WindingFill)
    cross.addRect(QRectF(-1.8, -11, 3.6, 18))
    cross.addRect(QRectF(-6.5, -6.5, 13, 3.6))
    painter.fillPath(cross, ink)
    mound = QPainterPath(QPointF(-11, 8))
    mound.quadTo(0, 2, 11, 8)
    painter.setPen(_pen(ink, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(mound)


def _bomb(painter: QPainter, ink: QColor) -> None:
    """A bomb in its fall."""
    painter.rotate(28)
    body = QPainterPath(QPointF(0, 12))
    body.cubicTo(-7.5, 6, -6, -3, -2.6, -6)
    body.lineTo(2.6, -6)
    body.cubicTo(6, -3, 7.5, 6, 0, 12)
    painter.fillPath(body, ink)
    fins = QPainterPath()
    for x in (-5.5, 0, 5.5):
        fins.moveTo(x, -12)
        fins.lineTo(x / 3, -5)
    fins.moveTo(-5.5, -12)
    fins.lineTo(5.5, -12)
    painter.setPen(_pen(ink, 1.5))
    painter.drawPath(fins)


def _waves(painter: QPainter, ink: QColor) -> None:
    """Three waves."""
    painter.setPen(_pen(ink, 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for y in (-6.5, 0.5, 7.5):
        wave = QPainterPath(QPointF(-14, y))
        for x in range(-14, 14, 7):
            wave.quadTo(x + 3.5, y - 6.5, x + 7, y)
        painter.drawPath(wave)


def _clock(painter: QPainter, ink: QColor) -> None:
    """A dial."""
    painter.setPen(_pen(ink, 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), 11.5, 11.5)
    for hour in range(12):
        angle = math.pi * hour / 6
        edge = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(edge * (8.2 if hour % 3 == 0 else 9.4), edge * 10)
    painter.drawLine(QPointF(), QPointF(0, -6.6))
    painter.drawLine(QPointF(), QPointF(4.6, 2.6))


def _bridge(painter: QPainter, ink: QColor) -> None:
    """A bridge of boats: a deck on three hulls."""
    painter.setPen(_pen(ink, 2.4))
    painter.drawLine(QPointF(-14, -3), QPointF(14, -3))
    for x in (-9.0, 0.0, 9.0):
        hull = QPainterPath(QPointF(x - 3.6, 0))
        hull.quadTo(x, 8.5, x + 3.6, 0)
        hull.closeSubpath()
        painter.fillPath(hull, ink)


def _bridge_works(painter: QPainter, ink: QColor) -> None:
    """A bridge of which a part is still to be laid."""
    painter.setPen(QPen(ink, 2.4, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(2, -3), QPointF(14, -3))
    painter.setPen(_pen(ink, 2.4))
    painter.drawLine(QPointF(-14, -3), QPointF(-1, -3))
    for x in (-9.0, 0.0):
        hull = QPainterPath(QPointF(x - 3.6, 0))
        hull.quadTo(x, 8.5, x + 3.6, 0)
        hull.closeSubpath()
        painter.fillPath(hull, ink)


def _ford(painter: QPainter, ink: QColor) -> None:
    """Stepping stones between two waves."""
    painter.setPen(_pen(ink, 2.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for level in (-8.0, 9.0):
        wave = QPainterPath(QPointF(-14, level))
        for x in range(-14, 14, 7):
            wave.quadTo(x + 3.5, level - 6.5, x + 7, level)
        painter.drawPath(wave)
    stones = QPainterPath()
    for across in (-10.0, 0.0, 10.0):
        stones.addEllipse(QPointF(across, -0.6), 3.2, 2.4)
    painter.fillPath(stones, ink)


def _burst(painter: QPainter, ink: QColor) -> None:
    """A shell as it bursts."""
    burst = QPainterPath()
    for k in range(16):
        angle, radius = math.pi * k / 8, (12.5, 5.6)[k % 2]
        point = QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
        burst.lineTo(point) if k else burst.moveTo(point)
    burst.closeSubpath()
    painter.fillPath(burst, ink)


def _pen(ink: QColor, width: float) -> QPen:
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


_SIGNS: dict[str, Callable[[QPainter, QColor], None]] = {
    "control": _flag,
    "loss": _cross,
    "bomb": _bomb,
    "flood": _waves,
    "turn": _clock,
    "bridge": _bridge,
    "bridge_works": _bridge_works,
    "ford": _ford,
    "barrage": _burst,
}

SIGNS = frozenset(_SIGNS)
"""Names of all signs."""


def draw_sign(painter: QPainter, sign: str, ink: QColor) -> None:
    """Draw the sign of a marker about the origin."""
    _SIGNS[sign](painter, ink)
