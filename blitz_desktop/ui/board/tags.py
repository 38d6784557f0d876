"""Small pills with a few letters, kept as pixmaps so that thousands of them cost little."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap

from blitz_desktop.ui import fonts

_LEAST_SCALE = 0.62
_SIZE, _HEIGHT, _LEAST_SIZE = 11, 13.5, 7
DARK, _PALE = "#26241f", "#fbf8ef"


def tag(text: str, scale: float, fill: str = DARK, least: float = _LEAST_SCALE) -> QPixmap:
    """A pill at a scale, in device pixels to a scene pixel, and no smaller than at the least."""
    return _pixmap(text, _permille(scale, least), fill)


def tag_image(text: str, scale: float, fill: str = DARK, least: float = _LEAST_SCALE) -> QImage:
    """The same for threads that have no window."""
    return _image(text, _permille(scale, least), fill)


@lru_cache(maxsize=2048)
def _pixmap(text: str, permille: int, fill: str) -> QPixmap:
    return QPixmap.fromImage(_image(text, permille, fill))


@lru_cache(maxsize=2048)
def _image(text: str, permille: int, fill: str) -> QImage:
    scale = permille / 1000
    font = QFont(fonts.lettering(_SIZE, "bold"))
    font.setPixelSize(max(_LEAST_SIZE, round(_SIZE * scale)))
    width = QFontMetricsF(font).horizontalAdvance(text) + 8 * scale
    height = _HEIGHT * scale
    image = QImage(round(width), round(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#f7f3e8"), 1.0))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(QRectF(0.5, 0.5, image.width() - 1, image.height() - 1), height / 2, height / 2)
    painter.setFont(font)
    painter.setPen(QColor(_PALE))
    painter.drawText(QRectF(image.rect()), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return image


def _permille(scale: float, least: float) -> int:
    return round(max(scale, least) * 1000)
