"""Small pictures that are drawn once a scale and laid in many places."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from blitz_desktop.ui.counters.pixmaps import Pixmaps

_MOST_BYTES = 12 * 2**20


class Stamps:
    """Stamps by look and scale."""

    def __init__(self) -> None:
        self._pixmaps: Pixmaps[tuple[Hashable, int]] = Pixmaps(_MOST_BYTES)

    def lay(
        self,
        painter: QPainter,
        look: Hashable,
        places: Iterable[QPointF],
        box: QRectF,
        draw: Callable[[QPainter], None],
    ) -> None:
        """Lay a stamp in some places, one device pixel to each of its own.

        Args:
            painter: Its transform takes scene pixels to its device.
            look: All that decides what is drawn.
            places: Where the stamp's origin comes to lie, in scene pixels.
            box: What the stamp covers about its origin.
            draw: Draws the stamp about the origin, in scene pixels.
        """
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        scale = transform.m11() * ratio
        pixmap = self._stamp(look, scale, box, draw)
        pixmap.setDevicePixelRatio(ratio)
        painter.setWorldTransform(QTransform())
        for place in places:
            corner = transform.map(place + box.topLeft()) * ratio
            painter.drawPixmap(QPointF(round(corner.x()) / ratio, round(corner.y()) / ratio), pixmap)
        painter.setWorldTransform(transform)

    def _stamp(self, look: Hashable, scale: float, box: QRectF, draw: Callable[[QPainter], None]) -> QPixmap:
        key = (look, round(scale * 1000))
        pixmap = self._pixmaps.find(key)
        if pixmap is None:
            pixmap = QPixmap(math.ceil(box.width() * scale), math.ceil(box.height() * scale))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            painter.translate(-box.topLeft())
            draw(painter)
            painter.end()
            self._pixmaps.keep(key, pixmap)
        return pixmap
