"""The map on the table: tiles laid edge to edge."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.ui.board.metrics import ZOOMS
from blitz_desktop.ui.board.printing.tiles import COARSE, TILE, TileKey, TileStore


class MapItem(QGraphicsItem):
    """Draws the tiles of a store, one device pixel to each of theirs."""

    def __init__(self, store: TileStore) -> None:
        super().__init__()
        self._store = store
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(0)

    def boundingRect(self) -> QRectF:
        return self._store.printed.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        exposed = option.exposedRect & self._store.printed.rect
        if exposed.isEmpty():
            return
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        zoom = transform.m11()
        if not _is_step(zoom):
            self._paint_coarse(painter, exposed, exposed)
            return
        permille = round(zoom * ratio * 1000)
        painter.setWorldTransform(
            QTransform.fromTranslate(
                round(transform.dx() * ratio) / ratio, round(transform.dy() * ratio) / ratio
            )
        )
        side = TILE / (permille / 1000)
        for column in range(math.floor(exposed.left() / side), math.floor(exposed.right() / side) + 1):
            for row in range(math.floor(exposed.top() / side), math.floor(exposed.bottom() / side) + 1):
                self._paint_tile(painter, TileKey(permille, column, row, zoom), ratio)
        painter.setWorldTransform(transform)

    def _paint_tile(self, painter: QPainter, key: TileKey, ratio: float) -> None:
        tile = self._store.get(key)
        if tile is not None:
            tile.setDevicePixelRatio(ratio)
            painter.drawPixmap(QPointF(key.column * TILE / ratio, key.row * TILE / ratio), tile)
            return
        part, zoom = key.rect & self._store.printed.rect, key.zoom
        target = QRectF(part.x() * zoom, part.y() * zoom, part.width() * zoom, part.height() * zoom)
        self._paint_coarse(painter, part, target)

    def _paint_coarse(self, painter: QPainter, part: QRectF, target: QRectF) -> None:
        if self._store.coarse is None:
            return
        corner = self._store.printed.rect.topLeft()
        source = QRectF(
            (part.x() - corner.x()) * COARSE, (part.y() - corner.y()) * COARSE,
            part.width() * COARSE, part.height() * COARSE,
        )  # fmt: skip
        painter.drawPixmap(target, self._store.coarse, source)


def _is_step(zoom: float) -> bool:
    return any(abs(zoom - step) < 1e-6 for step in ZOOMS)
