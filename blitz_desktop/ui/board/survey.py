"""Overlays on the map: areas beneath the counters, lines and figures above them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexgrid import Cell, HexGrid
from blitz_desktop.core.overlays import Edge, Overlay, Patch, Trace
from blitz_desktop.ui.board.map_item import Parts, tile_keys, whole_pixels
from blitz_desktop.ui.board.metrics import HEX, centre, to_scene
from blitz_desktop.ui.board.overlays import draw_arrow, through
from blitz_desktop.ui.board.printing.outlines import Run, area, borders, curve
from blitz_desktop.ui.board.printing.tiles import TILE, TileKey
from blitz_desktop.ui.board.tags import tag
from blitz_desktop.ui.board.tones import Tones

_FILL, _HATCH = 0.30, 0.42
_HALO = "#fffaf0"
_BLOCK = 4 * HEX
_LEAST_TAG = 0.85
"""Scale below which figures grow no smaller."""

_MOST_TILES, _SPILL = 64, 9.0
_TAG_DROP = 0.41
"""How far below the middle of its hex a figure stands, in hexes."""


@dataclass(frozen=True, slots=True)
class _Area:
    path: QPainterPath
    colour: QColor
    hatch: Qt.BrushStyle | None
    is_outlined: bool


@dataclass(frozen=True, slots=True)
class _Course:
    path: QPainterPath
    pen: QPen


class _Figure(NamedTuple):
    """A figure at its place, and the colour of its ground."""

    at: QPointF
    text: str
    fill: str


class _Survey(QGraphicsItem):
    """Base of both items: covers the board and is drawn anew when other overlays are laid."""

    def __init__(self, board: Board, rect: QRectF, parts: Parts) -> None:
        super().__init__()
        self._board = board
        self._rect = QRectF(rect)
        self._parts = parts
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._rect


class SurveyAreas(_Survey):
    """Tinted and hatched areas, with the fronts between sides.

    They are kept as tiles: painting areas of hundreds of hexes anew at each step of a pan would cost frames.
    """

    def __init__(self, board: Board, rect: QRectF, parts: Parts) -> None:
        super().__init__(board, rect, parts)
        self._tiles: OrderedDict[TileKey, QPixmap] = OrderedDict()
        self._areas: tuple[_Area, ...] = ()
        self._courses: tuple[_Course, ...] = ()

    def lay(self, overlays: Iterable[Overlay], tones: Tones) -> None:
        """Draw these overlays from now on."""
        overlays = tuple(overlays)
        self._areas = tuple(
            self._area_of(patch, tones) for overlay in overlays for patch in overlay.patches if patch.hexes
        )
        edges = (self._edge_of(edge, tones) for overlay in overlays for edge in overlay.edges)
        fronts = (front for overlay in overlays for front in self._fronts(overlay, tones))
        self._courses = (*edges, *fronts)
        self._tiles.clear()
        self.setVisible(bool(self._areas or self._courses))
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        zoom = transform.m11()
        painter.setWorldTransform(whole_pixels(transform, ratio))
        for key in tile_keys(round(zoom * ratio * 1000), zoom, self._parts(option.exposedRect)):
            tile = self._tile(key)
            tile.setDevicePixelRatio(ratio)
            painter.drawPixmap(QPointF(key.column * TILE / ratio, key.row * TILE / ratio), tile)
        painter.setWorldTransform(transform)

    def _tile(self, key: TileKey) -> QPixmap:
        tile = self._tiles.get(key)
        if tile is None:
            tile = self._tiles[key] = self._drawn(key)
            while len(self._tiles) > _MOST_TILES:
                self._tiles.popitem(last=False)
        self._tiles.move_to_end(key)
        return tile

    def _drawn(self, key: TileKey) -> QPixmap:
        tile = QPixmap(TILE, TILE)
        tile.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(key.scale, key.scale)
        painter.translate(-key.rect.topLeft())
        rect = key.rect.adjusted(-_SPILL, -_SPILL, _SPILL, _SPILL)
        for shape in self._areas:
            if shape.path.boundingRect().intersects(rect):
                _paint_area(painter, shape, key.scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for course in self._courses:
            if course.path.boundingRect().intersects(rect):
                painter.setPen(course.pen)
                painter.drawPath(course.path)
        painter.end()
        return tile

    def _area_of(self, patch: Patch, tones: Tones) -> _Area:
        path = area(self._board.grid, self._cells(patch))
        return _Area(path, tones.colour(patch.tone), tones.hatch(patch.tone), patch.is_outlined)

    def _cells(self, patch: Patch) -> set[Cell]:
        return {self._board[hex_].cell for hex_ in patch.hexes if hex_ in self._board}

    def _edge_of(self, edge: Edge, tones: Tones) -> _Course:
        path = QPainterPath()
        for a, b in edge.sides:
            direction = self._board.direction(a, b)
            if direction is not None:
                start, end = self._board.grid.side(self._board[a].cell, direction)
                path.moveTo(to_scene(start))
                path.lineTo(to_scene(end))
        return _Course(path, QPen(tones.colour(edge.tone), 5.0, c=Qt.PenCapStyle.RoundCap))

    def _fronts(self, overlay: Overlay, tones: Tones) -> Iterator[_Course]:
        """Where outlined areas of two tones meet: a broad pale line with a dark one upon it."""
        outlined = [patch for patch in overlay.patches if patch.is_outlined and tones.is_side(patch.tone)]
        for one, other in combinations(outlined, 2):
            inner, outer = self._cells(one), self._cells(other)
            path = QPainterPath()
            for run in _shared(self._board.grid, inner, outer):
                path.addPath(curve(run))
            if not path.isEmpty():
                dark = QColor("#231f1a")
                for colour, width in ((QColor(_HALO), 8.0), (dark, 5.4), (tones.colour(one.tone), 2.4)):
                    pen = QPen(colour, width)
                    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                    yield _Course(path, pen)


class SurveyLines(_Survey):
    """Lines and figures."""

    def __init__(self, board: Board, rect: QRectF, parts: Parts) -> None:
        super().__init__(board, rect, parts)
        self._traces: tuple[tuple[QColor, list[QPointF], bool, QRectF], ...] = ()
        self._tags: dict[tuple[int, int], list[_Figure]] = {}

    def lay(self, overlays: Iterable[Overlay], tones: Tones) -> None:
        """Draw these overlays from now on."""
        overlays = tuple(overlays)
        self._traces = tuple(
            (tones.colour(trace.tone), points, trace.has_head, _around(points))
            for overlay in overlays
            for trace in overlay.traces
            if len(points := self._points(trace)) > 1
        )
        self._tags = {}
        for place, overlay in enumerate(overlays):
            for mark in overlay.tags:
                if mark.hex in self._board:
                    at = self._spot(mark.hex, place)
                    figure = _Figure(at, mark.text, tones.colour(mark.tone).darker(125).name())
                    self._tags.setdefault(_block(at), []).append(figure)
        self.setVisible(bool(self._traces or self._tags))
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        parts = self._parts(option.exposedRect)
        for colour, points, has_head, rect in self._traces:
            if any(rect.intersects(part) for part in parts):
                _paint_trace(painter, colour, points, has_head=has_head)
        self._paint_tags(painter, [part.adjusted(-HEX, -HEX, HEX, HEX) for part in parts])

    def _points(self, trace: Trace) -> list[QPointF]:
        return [centre(self._board, hex_) for hex_ in trace.hexes if hex_ in self._board]

    def _spot(self, hex_: Hex, place: int) -> QPointF:
        """Where a figure stands: those of several overlays one below the other."""
        return centre(self._board, hex_) + QPointF(0, HEX * (_TAG_DROP - 0.2 * place))

    def _figures_in(self, parts: Sequence[QRectF]) -> Iterator[_Figure]:
        """Figures in the blocks that any of the parts touch, each once."""
        blocks: dict[tuple[int, int], None] = {}
        for part in parts:
            (left, top), (right, bottom) = _block(part.topLeft()), _block(part.bottomRight())
            blocks |= dict.fromkeys((i, j) for i in range(left, right + 1) for j in range(top, bottom + 1))
        for block in blocks:
            yield from self._tags.get(block, ())

    def _paint_tags(self, painter: QPainter, parts: Sequence[QRectF]) -> None:
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        permille = round(transform.m11() * ratio * 1000)
        painter.setWorldTransform(QTransform())
        for figure in self._figures_in(parts):
            if any(part.contains(figure.at) for part in parts):
                pixmap = tag(figure.text, permille, figure.fill, _LEAST_TAG * ratio)
                pixmap.setDevicePixelRatio(ratio)
                place = transform.map(figure.at) * ratio
                left, top = place.x() - pixmap.width() / 2, place.y() - pixmap.height() / 2
                painter.drawPixmap(QPointF(round(left) / ratio, round(top) / ratio), pixmap)
        painter.setWorldTransform(transform)


def _shared(grid: HexGrid, inner: set[Cell], outer: set[Cell]) -> list[Run]:
    """The border that an area has with another one."""
    return borders(grid, inner, between=lambda _, cell: cell in outer)


def _paint_area(painter: QPainter, shape: _Area, scale: float) -> None:
    """Fill an area, hatch it at the same width at every zoom, and outline it."""
    tint = QColor(shape.colour)
    tint.setAlphaF(_FILL)
    painter.fillPath(shape.path, tint)
    if shape.hatch is not None:
        ink = QColor(shape.colour)
        ink.setAlphaF(_HATCH)
        brush = QBrush(ink, shape.hatch)
        brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
        painter.fillPath(shape.path, brush)
    edge = QPen(shape.colour.darker(120), 3.0 if shape.is_outlined else 1.4)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape.path, edge)


def _paint_trace(painter: QPainter, colour: QColor, points: list[QPointF], *, has_head: bool) -> None:
    if has_head:
        draw_arrow(painter, points, colour, 4.0)
        return
    path = through(points)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_HALO), 6.4, c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)
    pen = QPen(colour, 3.6)
    pen.setDashPattern([2.4, 1.4])
    painter.setPen(pen)
    painter.drawPath(path)


def _block(at: QPointF) -> tuple[int, int]:
    """The square of the table that a point lies in; figures are looked up by it."""
    return int(at.x() // _BLOCK), int(at.y() // _BLOCK)


def _around(points: list[QPointF]) -> QRectF:
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).adjusted(-HEX, -HEX, HEX, HEX)
