"""Transparent pictures laid over the map, kept as tiles as it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from blitz_desktop.ui.board.layers import MAP_LAYERS, Layer


class Film:
    """Base of all films. What one shows is worked out when it is first drawn from, by any thread.

    Attributes:
        rect: What it covers, in scene pixels.
    """

    def __init__(self, rect: QRectF) -> None:
        self.rect = QRectF(rect)

    def picture(
        self, rect: QRectF, size: QSize, zoom: float, _layers: frozenset[Layer] = MAP_LAYERS
    ) -> QImage:
        """Picture of a part of the film; a null image where nothing is on it."""
        if not self.shows(rect):
            return QImage()
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size.width() / rect.width(), size.height() / rect.height())
        painter.translate(-rect.topLeft())
        self.paint(painter, rect, zoom)
        painter.end()
        return image

    def overview(self, scale: float, _layers: frozenset[Layer] = MAP_LAYERS) -> QImage:
        """Picture of the whole film."""
        size = QSize(round(self.rect.width() * scale), round(self.rect.height() * scale))
        return self.picture(self.rect, size, scale)

    def sketch(self, _scale: float) -> QImage | None:
        """There is none: a film is drawn soon enough."""
        return None

    def drop(self) -> None:
        """Nothing need be broken off: a film is drawn soon enough."""

    def shows(self, rect: QRectF) -> bool:
        """Whether anything is to be seen in a part of it."""
        raise NotImplementedError

    def paint(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """Paint a part, for the zoom it will be looked at."""
        raise NotImplementedError
