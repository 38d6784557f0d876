"""Counters that are lifted off the table: in the hand, or on their way home."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.ui.counters.cache import FaceCache, FaceKey
from blitz_desktop.ui.counters.face import MARGIN, SIZE

_HALF = SIZE / 2 + MARGIN + 1
_RISE = 4.0
"""How far each counter of a hand stands out from the one above it."""


class LiftedCounter(QGraphicsItem):
    """One counter in the hand; its position is its middle.

    Attributes:
        unit: Which counter it is.
        home: Where it lay.
    """

    def __init__(self, unit: UnitId, key: FaceKey, faces: FaceCache, home: QPointF, place: int) -> None:
        super().__init__()
        self.unit = unit
        self.home = QPointF(home)
        self._key = key
        self._faces = faces
        self._aside = QPointF(-_RISE * place, -_RISE * place)
        self.setZValue(60 - place * 0.01)

    def hold(self, at: QPointF) -> None:
        """Follow the hand, whose uppermost counter has its middle there."""
        self.setPos(at + self._aside)

    def boundingRect(self) -> QRectF:
        return QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._faces.get(self._key, transform.m11() * ratio)
        at = QPointF(transform.dx(), transform.dy()) * ratio
        painter.resetTransform()
        pixmap.setDevicePixelRatio(ratio)
        half = pixmap.width() / 2
        painter.drawPixmap(QPointF(round(at.x() - half) / ratio, round(at.y() - half) / ratio), pixmap)
        painter.setWorldTransform(transform)
