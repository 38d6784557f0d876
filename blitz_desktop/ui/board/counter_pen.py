"""Draws counters from cached pixmaps, within the time of a frame."""

from __future__ import annotations

import math
from time import thread_time

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from blitz_desktop.ui.board.tags import tag
from blitz_desktop.ui.counters.cache import FaceCache, FaceKey, span
from blitz_desktop.ui.counters.face import SIZE

BUDGET = 0.003
"""Seconds of work that a frame may spend on new pictures; the others are drawn in the frames that follow."""

_LEAST_TAG_ZOOM = 0.45


class CounterPen:
    """Draws counters one device pixel to each of their pixmaps', as far as the frame's time allows.

    Attributes:
        zoom: Pixels to a scene pixel.
        ratio: Device pixels to a pixel.
        scale: Device pixels to a scene pixel.
        has_postponed: Whether some counter is not drawn as well as it can be.
    """

    def __init__(self, painter: QPainter, transform: QTransform, faces: FaceCache) -> None:
        self._painter = painter
        self._faces = faces
        self.zoom = transform.m11()
        self.ratio = painter.device().devicePixelRatioF()
        self.scale = self.zoom * self.ratio
        self._origin = QPointF(transform.dx(), transform.dy())
        self._started = thread_time()
        self.has_postponed = False
        painter.setWorldTransform(QTransform())

    @property
    def has_time(self) -> bool:
        """Whether the frame has time left for drawing what is not at hand."""
        return thread_time() - self._started < BUDGET

    def draw(self, key: FaceKey, at: QPointF) -> None:
        """Draw a counter, as well as it can be done in time."""
        pixmap = self._faces.find(key, self.scale)
        if pixmap is None and self.has_time:
            pixmap = self._faces.get(key, self.scale)
        if pixmap is None:
            self.has_postponed = True
            self._draw_stopgap(key, at)
        else:
            self.lay(pixmap, at)

    def tag(self, at: QPointF, text: str) -> None:
        """Write on a pill over the upper right corner of a counter, unless it would be too small to read.

        It stands clear of the corner itself, where the counter has its badges.
        """
        if self.zoom < _LEAST_TAG_ZOOM:
            return
        pixmap = tag(text, self.scale)
        corner = self._device(at + QPointF(SIZE / 2 + 5, -SIZE / 2 + 0.5))
        pixmap.setDevicePixelRatio(self.ratio)
        left, top = round(corner.x()) - pixmap.width(), math.floor(corner.y()) - pixmap.height()
        self._painter.drawPixmap(QPointF(left / self.ratio, top / self.ratio), pixmap)

    def dot(self, at: QPointF, colour: str) -> None:
        """Dot the upper left corner of a counter."""
        corner = self._device(at + QPointF(-SIZE / 2 + 3, -SIZE / 2 + 3)) / self.ratio
        radius = max(1.8, 4.0 * self.zoom)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setPen(QPen(QColor("#ffffff"), max(0.8, 1.3 * self.zoom)))
        self._painter.setBrush(QColor(colour))
        self._painter.drawEllipse(corner, radius, radius)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def outline(self, at: QPointF, colour: str) -> None:
        """Outline a counter; those drawn later may cover part of it."""
        place, half = self._device(at) / self.ratio, (SIZE / 2 + 0.5) * self.zoom
        rect = QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half)
        width, rounding = max(1.6, 3.0 * self.zoom), 4.5 * self.zoom
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen_colour, pen_width in (("#ffffff", width * 1.7), (colour, width)):
            self._painter.setPen(QPen(QColor(pen_colour), pen_width))
            self._painter.drawRoundedRect(rect, rounding, rounding)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def lay(self, pixmap: QPixmap, at: QPointF) -> None:
        """Draw a picture in device pixels with its middle at a place."""
        half = pixmap.width() / 2
        place = self._device(at)
        pixmap.setDevicePixelRatio(self.ratio)
        self._painter.drawPixmap(
            QPointF(round(place.x() - half) / self.ratio, round(place.y() - half) / self.ratio), pixmap
        )

    def stretch(self, pixmap: QPixmap, at: QPointF) -> None:
        """Draw a picture made for 100 % with its middle at a place."""
        side, place = pixmap.width() * self.scale / self.ratio**2, self._device(at) / self.ratio
        target = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
        self._painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def _draw_stopgap(self, key: FaceKey, at: QPointF) -> None:
        """The face at 100 % stretched, or else a plain square in its colour."""
        side = span(self.scale) / self.ratio
        place = self._device(at) / self.ratio
        target = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
        pixmap = self._faces.find(key, 1.0)
        if pixmap is not None:
            self._painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        else:
            inset = 3 * self.zoom
            self._painter.fillRect(target.adjusted(inset, inset, -inset, -inset), QColor(key.palette.fill))

    def _device(self, at: QPointF) -> QPointF:
        return (at * self.zoom + self._origin) * self.ratio
