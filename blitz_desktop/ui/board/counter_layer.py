"""All counters that lie on the table, drawn by one item from cached pixmaps."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import Palette, PieceView
from blitz_desktop.ui.board.map_item import Parts
from blitz_desktop.ui.board.table import Pile, Table
from blitz_desktop.ui.board.tags import tag
from blitz_desktop.ui.counters.cache import FaceCache, FaceKey, face_key, span
from blitz_desktop.ui.counters.face import SIZE
from blitz_desktop.ui.theme import Theme

_BUDGET = 0.004
"""Seconds a frame may spend on drawing new faces; the others are drawn in the frames that follow."""

_REACH = SIZE / 2 + 24
_TAG_LEAST_ZOOM = 0.45


class CounterLayer(QGraphicsItem):
    """Draws every pile of a table, but for counters that are lifted off it.

    Faces that a frame has no time for are drawn in a later one; ``refine`` is started to ask for it.
    """

    def __init__(self, faces: FaceCache, refine: QTimer, theme: Theme, parts: Parts) -> None:
        super().__init__()
        self._faces = faces
        self._refine = refine
        self._theme = theme
        self._parts = parts
        self._table: Table | None = None
        self._palettes: Mapping[str, Palette] = {}
        self._lifted: frozenset[UnitId] = frozenset()
        self._chosen: frozenset[UnitId] = frozenset()
        self._ready: frozenset[UnitId] = frozenset()
        self._keys: dict[UnitId, FaceKey] = {}
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def lay(self, table: Table, palettes: Mapping[str, Palette], rect: QRectF) -> None:
        """Draw this table from now on."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self._table, self._palettes = table, palettes
        self._keys = {
            piece.id: face_key(piece.face, palettes, piece.badges) for piece in table.pieces.values()
        }
        self.update()

    def lift(self, units: Collection[UnitId]) -> None:
        """Leave these counters out, until other ones are lifted."""
        self._redraw(self._lifted.symmetric_difference(units))
        self._lifted = frozenset(units)

    def choose(self, units: Collection[UnitId]) -> None:
        """Outline these counters, until other ones are chosen."""
        self._redraw(self._chosen.symmetric_difference(units))
        self._chosen = frozenset(units)

    def mark_ready(self, units: Collection[UnitId]) -> None:
        """Dot these counters, until other ones are marked."""
        self._redraw(self._ready.symmetric_difference(units))
        self._ready = frozenset(units)

    def draw_faces(self, scale: float) -> None:
        """Draw every face at a scale, in device pixels to a scene pixel, so that none is postponed."""
        for key in self._keys.values():
            self._faces.get(key, scale)

    def warm(self, scales: Iterable[float]) -> bool:
        """Draw some of the faces that are missing at these scales; False once none is."""
        started = perf_counter()
        for scale in scales:
            for key in self._keys.values():
                if self._faces.find(key, scale) is None:
                    self._faces.get(key, scale)
                    if perf_counter() - started > _BUDGET:
                        return True
        return False

    def key(self, unit: UnitId) -> FaceKey | None:
        """What a counter looks like."""
        return self._keys.get(unit)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._table is None:
            return
        parts = [part.adjusted(-_REACH, -_REACH, _REACH, _REACH) for part in self._parts(option.exposedRect)]
        transform = painter.worldTransform()
        pen = _Pen(painter, transform, self._faces)
        for pile in self._table.piles:
            if any(part.contains(pile.at) for part in parts):
                self._paint_pile(pen, pile)
        painter.setWorldTransform(transform)
        if pen.has_postponed:
            self._refine.start()

    def _redraw(self, units: Collection[UnitId]) -> None:
        for unit in units:
            at = self._table.position(unit) if self._table is not None else None
            if at is not None:
                self.update(QRectF(at.x() - _REACH, at.y() - _REACH, 2 * _REACH, 2 * _REACH))

    def _paint_pile(self, pen: _Pen, pile: Pile) -> None:
        left = tuple(piece for piece in pile.pieces if piece.id not in self._lifted)
        if not left:
            return
        shown = pile if len(left) == len(pile.pieces) else pile._replace(pieces=left)
        for piece, at in shown.places():
            pen.draw(self._keys[piece.id], at)
            if piece.id in self._ready:
                pen.dot(at, self._theme.good)
            if piece.id in self._chosen:
                pen.outline(at, self._theme.selection)
        if len(left) > 1:
            pen.tag(at, left)


class _Pen:
    """Draws counters one device pixel to each of their pixmaps', as far as the frame's time allows."""

    def __init__(self, painter: QPainter, transform: QTransform, faces: FaceCache) -> None:
        self._painter = painter
        self._faces = faces
        self._zoom = transform.m11()
        self._ratio = painter.device().devicePixelRatioF()
        self._scale = self._zoom * self._ratio
        self._origin = QPointF(transform.dx(), transform.dy())
        self._started = perf_counter()
        self.has_postponed = False
        painter.setWorldTransform(QTransform())

    def draw(self, key: FaceKey, at: QPointF) -> None:
        pixmap = self._faces.find(key, self._scale)
        if pixmap is None:
            if perf_counter() - self._started < _BUDGET:
                pixmap = self._faces.get(key, self._scale)
            else:
                self.has_postponed = True
                self._draw_stopgap(key, at)
                return
        self._blit(pixmap, at)

    def tag(self, at: QPointF, pieces: tuple[PieceView, ...]) -> None:
        """Write count and strength of a stack at its upper right corner."""
        if self._zoom < _TAG_LEAST_ZOOM:
            return
        strengths = [piece.strength for piece in pieces]
        total = sum(strength for strength in strengths if strength is not None)
        text = f"{len(pieces)} · {total}" if None not in strengths and total > 0 else str(len(pieces))
        pixmap = tag(text, self._scale)
        corner = at + QPointF(SIZE / 2 + 5, -SIZE / 2 - 7.5)
        place = self._device(corner)
        pixmap.setDevicePixelRatio(self._ratio)
        self._painter.drawPixmap(
            QPointF((round(place.x()) - pixmap.width()) / self._ratio, round(place.y()) / self._ratio), pixmap
        )

    def dot(self, at: QPointF, colour: str) -> None:
        """Dot the upper left corner of a counter."""
        corner = self._device(at + QPointF(-SIZE / 2 + 3, -SIZE / 2 + 3)) / self._ratio
        radius = max(1.8, 4.0 * self._zoom)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setPen(QPen(QColor("#ffffff"), max(0.8, 1.3 * self._zoom)))
        self._painter.setBrush(QColor(colour))
        self._painter.drawEllipse(corner, radius, radius)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def outline(self, at: QPointF, colour: str) -> None:
        """Outline a counter; those drawn later may cover part of it."""
        place, half = self._device(at) / self._ratio, (SIZE / 2 + 0.5) * self._zoom
        rect = QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half)
        width, rounding = max(1.6, 3.0 * self._zoom), 4.5 * self._zoom
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen_colour, pen_width in (("#ffffff", width * 1.7), (colour, width)):
            self._painter.setPen(QPen(QColor(pen_colour), pen_width))
            self._painter.drawRoundedRect(rect, rounding, rounding)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _blit(self, pixmap: QPixmap, at: QPointF) -> None:
        half = pixmap.width() / 2
        place = self._device(at)
        pixmap.setDevicePixelRatio(self._ratio)
        self._painter.drawPixmap(
            QPointF(round(place.x() - half) / self._ratio, round(place.y() - half) / self._ratio), pixmap
        )

    def _draw_stopgap(self, key: FaceKey, at: QPointF) -> None:
        """The face at 100 % stretched, or else a plain square in its colour."""
        side = span(self._scale) / self._ratio
        place = self._device(at) / self._ratio
        target = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
        pixmap = self._faces.find(key, 1.0)
        if pixmap is not None:
            self._painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        else:
            inset = 3 * self._zoom
            self._painter.fillRect(target.adjusted(inset, inset, -inset, -inset), QColor(key.palette.fill))

    def _device(self, at: QPointF) -> QPointF:
        return (at * self._zoom + self._origin) * self._ratio
