"""Shapes of built-up ground: the outline of a quarter and the blocks of houses in it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from blitz_desktop.ui.board.metrics import HEX
from blitz_desktop.ui.board.printing.chance import noise

_BLOCK = 6.4


def quarter(at: QPointF, size: float, seed: int) -> QPainterPath:
    """An irregular rounded area, its radius in hexes."""
    points = []
    for i in range(9):
        angle = 2 * math.pi * i / 9
        radius = HEX * size * (0.80 + 0.34 * noise(seed, i, 9))
        points.append(at + QPointF(math.cos(angle) * radius, math.sin(angle) * radius))
    path = QPainterPath((points[-1] + points[0]) / 2)
    for i, point in enumerate(points):
        path.quadTo(point, (point + points[(i + 1) % len(points)]) / 2)
    path.closeSubpath()
    return path


def blocks(at: QPointF, size: float, seed: int) -> QPainterPath:
    """Blocks of houses with streets between them, turned a little, no two hexes alike."""
    turn = QTransform.fromTranslate(at.x(), at.y()).rotate(noise(seed, 5) * 60 - 30)
    path = QPainterPath()
    for i in range(-4, 5):
        for j in range(-4, 5):
            reach = math.hypot(i, j) * _BLOCK / (HEX * size)
            if reach < 0.92 and noise(seed, i, j, 6) > 0.10 + 0.42 * reach:
                width = _BLOCK * (0.52 + 0.30 * noise(seed, i, j, 7))
                height = _BLOCK * (0.52 + 0.30 * noise(seed, i, j, 8))
                path.addRect(QRectF(i * _BLOCK - width / 2, j * _BLOCK - height / 2, width, height))
    return turn.map(path)
