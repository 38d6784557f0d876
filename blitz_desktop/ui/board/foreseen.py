"""A picture of what will be drawn, made while there is time for it."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from blitz_desktop.ui.board.map_item import whole_pixels

Draw = Callable[[QPainter], None]
"""Draws into a painter whose transform takes scene pixels to its device."""


class Foreseen:
    """One picture at a time, known by what it shows."""

    def __init__(self) -> None:
        self._shown: object = None
        self._part = QRectF()
        self._scale = 0.0
        self._corner = QPointF()
        self._picture = QPixmap()

    def prepare(self, shown: object, part: QRectF, rect: QRectF, scale: float, draw: Draw) -> None:
        """Draw what is to be seen in a part of the scene.

        Args:
            shown: All that decides how it looks.
            part: The part of the scene.
            rect: What of it is drawn on.
            scale: Device pixels to a scene pixel.
            draw: Draws it.
        """
        if rect.isEmpty() or (shown, part, scale) == (self._shown, self._part, self._scale):
            return
        self._shown, self._part, self._scale = shown, QRectF(part), scale
        left, top = math.floor(rect.left() * scale), math.floor(rect.top() * scale)
        self._corner = QPointF(left, top)
        self._picture = QPixmap(
            math.ceil(rect.right() * scale) - left, math.ceil(rect.bottom() * scale) - top
        )
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._corner)
        painter.scale(scale, scale)
        draw(painter)
        painter.end()

    def is_of(self, shown: object) -> bool:
        """Whether it shows this."""
        return shown == self._shown

    def lay(self, painter: QPainter, shown: object, part: QRectF) -> bool:
        """Lay the picture down; False where it shows something else, another scale, or less than a part."""
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        is_scale = math.isclose(transform.m11() * ratio, self._scale)
        if not is_scale or not self._part.contains(part) or not self.is_of(shown):
            return False
        self._picture.setDevicePixelRatio(ratio)
        painter.setWorldTransform(whole_pixels(transform, ratio))
        painter.drawPixmap(self._corner / ratio, self._picture)
        painter.setWorldTransform(transform)
        return True
