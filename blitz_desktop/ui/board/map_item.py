"""The map on the table, and films over it: tiles laid edge to edge."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.ui.board.metrics import OVERVIEWS, ZOOMS
from blitz_desktop.ui.board.printing.tiles import COARSE, TILE, TileKey, TileStore


class Damage:
    """What a canvas paints of a scene.

    An object of its own, since items that hold on to their scene keep it from being freed.

    Attributes:
        parts: The parts of the scene that are painted now; empty between two paintings.
    """

    def __init__(self) -> None:
        self.parts: tuple[QRectF, ...] = ()

    def within(self, exposed: QRectF) -> tuple[QRectF, ...]:
        """The damaged parts of what is exposed: two thin strips, say, where the view was scrolled."""
        return tuple(part & exposed for part in self.parts if part.intersects(exposed)) or (exposed,)


class MapItem(QGraphicsItem):
    """Draws the tiles of a store, one device pixel to each of theirs."""

    def __init__(self, store: TileStore, damage: Damage) -> None:
        super().__init__()
        self._store = store
        self._damage = damage
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
        painter.setWorldTransform(whole_pixels(transform, ratio))
        for key in tile_keys(permille, zoom, self._damage.within(exposed)):
            self._paint_tile(painter, key, ratio)
        painter.setWorldTransform(transform)

    def _paint_tile(self, painter: QPainter, key: TileKey, ratio: float) -> None:
        part, zoom = key.rect & self._store.printed.rect, key.zoom
        tile = self._store.get(key)
        if tile is None:
            tile = self._store.former(key)
        if tile is not None and tile.isNull():
            return
        if tile is None:
            target = QRectF(part.x() * zoom, part.y() * zoom, part.width() * zoom, part.height() * zoom)
            self._paint_coarse(painter, part, target)
            return
        tile.setDevicePixelRatio(ratio)
        corner = QPointF(key.column * TILE / ratio, key.row * TILE / ratio)
        if part == key.rect:
            painter.drawPixmap(corner, tile)
            return
        # Only what lies on the map: tiles at its edge reach beyond it.
        inside = part.translated(-key.rect.topLeft())
        scale = key.scale
        source = QRect(
            round(inside.x() * scale), round(inside.y() * scale),
            round(inside.width() * scale), round(inside.height() * scale),
        )  # fmt: skip
        painter.drawPixmap(corner + QPointF(source.topLeft()) / ratio, tile, QRectF(source))

    def _paint_coarse(self, painter: QPainter, part: QRectF, target: QRectF) -> None:
        if self._store.coarse is None or self._store.coarse.isNull():
            return
        corner = self._store.printed.rect.topLeft()
        source = QRectF(
            (part.x() - corner.x()) * COARSE, (part.y() - corner.y()) * COARSE,
            part.width() * COARSE, part.height() * COARSE,
        )  # fmt: skip
        painter.drawPixmap(target, self._store.coarse, source)


def whole_pixels(transform: QTransform, ratio: float) -> QTransform:
    """The place of a transform without its scale, on whole device pixels, for pictures made at the scale."""
    return QTransform.fromTranslate(
        round(transform.dx() * ratio) / ratio, round(transform.dy() * ratio) / ratio
    )


def tile_keys(permille: int, zoom: float, parts: Iterable[QRectF]) -> list[TileKey]:
    """The tiles that touch any of some parts of the scene."""
    side = TILE / (permille / 1000)
    keys = {
        TileKey(permille, column, row, zoom): None
        for part in parts
        for column in range(math.floor(part.left() / side), math.floor(part.right() / side) + 1)
        for row in range(math.floor(part.top() / side), math.floor(part.bottom() / side) + 1)
    }
    return list(keys)


def _is_step(zoom: float) -> bool:
    return any(abs(zoom - step) < 1e-6 for step in (*OVERVIEWS, *ZOOMS))
