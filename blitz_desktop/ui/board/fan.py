"""A stack spread out, so that each of its counters can be seen and picked."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.ui.board.table import Pile
from blitz_desktop.ui.counters.cache import FaceCache, FaceKey
from blitz_desktop.ui.counters.face import SIZE
from blitz_desktop.ui.theme import Theme

_MOST_COLUMNS = 6
_PITCH = SIZE + 7
_PADDING, _EDGE = 7.0, 6.0
_LEAST_SCALE = 1.0


class Fan(QGraphicsItem):
    """The counters of one pile side by side above it, or below where there is no room above.

    Counters in a fan are never smaller than at 100 %, whatever the zoom.

    Attributes:
        pile: What is spread out.
        chosen: Counters with the outline of the selection.
    """

    def __init__(
        self,
        pile: Pile,
        keys: dict[UnitId, FaceKey],
        faces: FaceCache,
        theme: Theme,
        zoom: float,
        seen: QRectF,
    ) -> None:
        super().__init__()
        self.pile = pile
        self.chosen: frozenset[UnitId] = frozenset()
        self._keys = keys
        self._faces = faces
        self._theme = theme
        self._part = 1.0
        self._columns = 1
        self._rect = QRectF()
        self.fit(zoom, seen)

    def fit(self, zoom: float, seen: QRectF) -> None:
        """Lay out anew for a zoom, within the part of the scene that is seen."""
        self.prepareGeometryChange()
        self._part = max(zoom, _LEAST_SCALE) / zoom
        self._columns = self._fitting_columns(seen)
        rows = math.ceil(len(self.pile.pieces) / self._columns)
        width = (self._columns * _PITCH + 2 * _PADDING) * self._part
        height = (rows * _PITCH + 2 * _PADDING) * self._part
        gap = SIZE / 2 + 8 * self._part
        top = self.pile.at.y() - gap - height
        if top < seen.top() and self.pile.at.y() + gap + height <= seen.bottom():
            top = self.pile.at.y() + gap
        edge = _EDGE * self._part
        top = max(seen.top() + edge, min(top, seen.bottom() - height - edge))
        left = self.pile.at.x() - width / 2
        left = max(seen.left() + edge, min(left, seen.right() - width - edge))
        self._rect = QRectF(left, top, width, height)

    def _fitting_columns(self, seen: QRectF) -> int:
        """Columns of a handy block, or more where the view is not high enough for it."""
        count = len(self.pile.pieces)
        pitch = _PITCH * self._part
        rows = max(1, int((seen.height() - 2 * (_EDGE + _PADDING) * self._part) / pitch))
        return min(count, max(_MOST_COLUMNS, math.ceil(count / rows)))

    def spot(self, unit: UnitId) -> QPointF | None:
        """Scene position of the middle of a counter."""
        for place, piece in enumerate(self.pile.pieces):
            if piece.id == unit:
                return self._spot(place)
        return None

    def unit_at(self, point: QPointF) -> UnitId:
        """The counter at a scene position; empty where there is none."""
        half = SIZE / 2 * self._part
        for place, piece in enumerate(self.pile.pieces):
            spot = self._spot(place)
            if abs(point.x() - spot.x()) <= half and abs(point.y() - spot.y()) <= half:
                return piece.id
        return ""

    @property
    def part(self) -> float:
        """Size of its counters against those on the table."""
        return self._part

    def boundingRect(self) -> QRectF:
        edge = _EDGE * self._part
        return self._rect.adjusted(-edge, -edge, edge, edge)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        scale = transform.m11() * self._part * ratio
        for place, piece in enumerate(self.pile.pieces):
            spot = self._spot(place)
            pixmap = self._faces.get(self._keys[piece.id], scale)
            at = transform.map(spot) * ratio
            painter.resetTransform()
            pixmap.setDevicePixelRatio(ratio)
            half = pixmap.width() / 2
            painter.drawPixmap(QPointF(round(at.x() - half) / ratio, round(at.y() - half) / ratio), pixmap)
            painter.setWorldTransform(transform)
            if piece.id in self.chosen:
                self._paint_choice(painter, spot)

    def _spot(self, place: int) -> QPointF:
        row, column = divmod(place, self._columns)
        return QPointF(
            self._rect.left() + (_PADDING + _PITCH * (column + 0.5)) * self._part,
            self._rect.top() + (_PADDING + _PITCH * (row + 0.5)) * self._part,
        )

    def _paint_ground(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (4.5, 3.0, 1.5):
            painter.setBrush(QColor(30, 24, 14, 26))
            edge = spread * self._part
            painter.drawRoundedRect(
                self._rect.adjusted(-edge, -edge + 1, edge, edge + 1), 10 * self._part, 10 * self._part
            )
        ground = QColor(self._theme.panel)
        ground.setAlphaF(0.94)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(self._theme.edge), self._part))
        painter.drawRoundedRect(self._rect, 8 * self._part, 8 * self._part)

    def _paint_choice(self, painter: QPainter, spot: QPointF) -> None:
        half = (SIZE / 2 + 1) * self._part
        rect = QRectF(spot.x() - half, spot.y() - half, 2 * half, 2 * half)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.selection), 3 * self._part))
        painter.drawRoundedRect(rect, 4 * self._part, 4 * self._part)
