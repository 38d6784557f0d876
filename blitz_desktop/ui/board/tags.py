"""Small pills with a few letters, kept as pixmaps so that thousands of them cost little."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from blitz_desktop.ui import fonts

_LEAST_SCALE = 0.62
_SIZE, _HEIGHT, _LEAST_SIZE = 11, 13.5, 7
DARK, _PALE = "#26241f", "#fbf8ef"


@lru_cache(maxsize=4096)
def tag(text: str, permille: int, fill: str = DARK, least: float = _LEAST_SCALE) -> QPixmap:
    """A pill at a scale, in device pixels to a thousand scene pixels, and no smaller than at the least."""
    scale = max(permille / 1000, least)
    font = QFont(fonts.lettering(_SIZE, "bold"))
    font.setPixelSize(max(_LEAST_SIZE, round(_SIZE * scale)))
    width = QFontMetricsF(font).horizontalAdvance(text) + 8 * scale
    height = _HEIGHT * scale
    pixmap = QPixmap(round(width), round(height))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#f7f3e8"), 1.0))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(QRectF(0.5, 0.5, pixmap.width() - 1, pixmap.height() - 1), height / 2, height / 2)
    painter.setFont(font)
    painter.setPen(QColor(_PALE))
    painter.drawText(QRectF(pixmap.rect()), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap
