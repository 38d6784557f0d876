"""Draws dice as they lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_IVORY = QColor("#fbf7ea")
_EDGE = QColor("#8c8371")
_PIP = QColor("#1f1d19")


def draw_die(painter: QPainter, rect: QRectF, face: int) -> None:
    """Draw a die that shows a face: pips up to six, a number beyond."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_EDGE, 1))
    painter.setBrush(_IVORY)
    painter.drawRoundedRect(rect, rect.width() / 5, rect.width() / 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PIP)
    pips = _PIPS.get(face)
    if pips is None:
        painter.setPen(_PIP)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(face))
    else:
        pitch, radius = rect.width() * 0.26, rect.width() * 0.095
        for across, down in pips:
            centre = rect.center() + QPointF(across * pitch, down * pitch)
            painter.drawEllipse(centre, radius, radius)
    painter.restore()


def dice_picture(faces: Sequence[int], size: int, ratio: float) -> QPixmap:
    """Dice side by side, each ``size`` wide, for a screen with so many pixels to a unit."""
    pitch = size + size // 5
    width = pitch * (len(faces) - 1) + size
    picture = QPixmap(round(width * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for place, face in enumerate(faces):
        draw_die(painter, QRectF(place * pitch + 0.5, 0.5, size - 1, size - 1), face)
    painter.end()
    return picture
