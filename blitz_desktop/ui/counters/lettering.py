"""Text as outlines: the same shape at every zoom, and fit for a box of any width."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainterPath, QTransform

from blitz_desktop.ui import fonts

_DRAFT = 100.0
"""Pixel size at which outlines are taken before they are scaled."""


@lru_cache(maxsize=4096)
def outline(text: str, weight: str = "regular", spacing: float = 0.0) -> QPainterPath:
    """Outline of a text at 100 pixels, baseline at 0; ``spacing`` in hundredths of the size."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), fonts.lettering(_DRAFT, weight, spacing), text)
    return path


@lru_cache(maxsize=4096)
def advance(text: str, weight: str = "regular", spacing: float = 0.0) -> float:
    """Width of a text at 100 pixels."""
    return QFontMetricsF(fonts.lettering(_DRAFT, weight, spacing)).horizontalAdvance(text) - spacing


def write(
    text: str,
    at: QPointF,
    size: float,
    *,
    weight: str = "regular",
    spacing: float = 0.0,
    align: float = 0.5,
    most: float | None = None,
) -> QPainterPath:
    """Outline of a text.

    Args:
        text: What to write.
        at: Where its baseline passes.
        size: Font size.
        weight: Weight of the font.
        spacing: Extra space between letters, in hundredths of the size.
        align: Which part of it stands at ``at``: 0 its start, 1 its end.
        most: Width it must not exceed; a longer text is narrowed.
    """
    scale = size / _DRAFT
    width = advance(text, weight, spacing) * scale
    squeeze = min(1.0, most / width) if most is not None and width > 0 else 1.0
    place = QTransform.fromTranslate(at.x() - width * squeeze * align, at.y())
    place.scale(scale * squeeze, scale)
    return place.map(outline(text, weight, spacing))


def extent(text: str, size: float, *, weight: str = "regular", spacing: float = 0.0) -> QRectF:
    """Room a text takes about its baseline start: from ascender to descender."""
    scale = size / _DRAFT
    return QRectF(0, -0.74 * size, advance(text, weight, spacing) * scale, 0.95 * size)
