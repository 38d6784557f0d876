"""Films of overlays: one of areas, one of lines and figures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.core.overlays import Edge, Overlay, Patch
from blitz_desktop.ui.board.arrows import between_counters, draw_arrow, through
from blitz_desktop.ui.board.film import Film
from blitz_desktop.ui.board.metrics import HEX, centre, to_scene
from blitz_desktop.ui.board.printing.outlines import area, borders, curve
from blitz_desktop.ui.board.tags import tag_image
from blitz_desktop.ui.board.tones import Tones

_FILL, _OUTLINED_FILL, _HATCH = 0.30, 0.20, 0.42
_HALO, _DARK = "#fffaf0", "#231f1a"
_SPILL = 9.0
"""How far a line may reach beyond its course."""

_LEAST_TAG = 0.85
"""Scale below which figures grow no smaller."""

_TAG_DROP = 0.41
"""How far below the middle of its hex a figure stands, in hexes."""

_MOST_OUTLINES = 256


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


class Outlines:
    """Outlines of areas of a board; the latest are kept, as most stay the same from move to move."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._paths: OrderedDict[tuple[Hex, ...], QPainterPath] = OrderedDict()

    def of(self, hexes: tuple[Hex, ...]) -> QPainterPath:
        """The outline of some hexes."""
        path = self._paths.get(hexes)
        if path is None:
            path = self._paths[hexes] = area(self._board.grid, self.cells(hexes))
            while len(self._paths) > _MOST_OUTLINES:
                self._paths.popitem(last=False)
        self._paths.move_to_end(hexes)
        return path

    def cells(self, hexes: Iterable[Hex]) -> set[Cell]:
        """Where hexes lie; those that are not on the board are left out."""
        return {self._board[hex_].cell for hex_ in hexes if hex_ in self._board}


class _OverlayFilm(Film):
    """Base of both films of overlays."""

    def __init__(self, board: Board, rect: QRectF, overlays: tuple[Overlay, ...], tones: Tones) -> None:
        super().__init__(rect)
        self._board = board
        self._overlays = overlays
        self._tones = tones


class AreaFilm(_OverlayFilm):
    """Tinted and hatched areas, with the fronts between sides."""

    def __init__(
        self, board: Board, rect: QRectF, overlays: tuple[Overlay, ...], tones: Tones, outlines: Outlines
    ) -> None:
        super().__init__(board, rect, overlays, tones)
        self._outlines = outlines

    def shows(self, rect: QRectF) -> bool:
        wide = _widened(rect)
        paths = [shape.path for shape in self._areas] + [course.path for course in self._courses]
        return any(path.boundingRect().intersects(wide) for path in paths)

    def paint(self, painter: QPainter, rect: QRectF, _zoom: float) -> None:
        wide, scale = _widened(rect), painter.transform().m11()
        for shape in self._areas:
            if shape.path.boundingRect().intersects(wide):
                _paint_area(painter, shape, scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for course in self._courses:
            if course.path.boundingRect().intersects(wide):
                painter.setPen(course.pen)
                painter.drawPath(course.path)

    @cached_property
    def _areas(self) -> tuple[_Area, ...]:
        patches = (patch for overlay in self._overlays for patch in overlay.patches if patch.hexes)
        return tuple(self._area_of(patch) for patch in patches)

    @cached_property
    def _courses(self) -> tuple[_Course, ...]:
        edges = (self._edge_of(edge) for overlay in self._overlays for edge in overlay.edges)
        fronts = (front for overlay in self._overlays for front in self._fronts(overlay))
        return (*edges, *fronts)

    def _area_of(self, patch: Patch) -> _Area:
        tones = self._tones
        return _Area(
            self._outlines.of(patch.hexes),
            tones.colour(patch.tone),
            tones.hatch(patch.tone, is_outlined=patch.is_outlined),
            patch.is_outlined,
        )

    def _edge_of(self, edge: Edge) -> _Course:
        path = QPainterPath()
        for a, b in edge.sides:
            direction = self._board.direction(a, b)
            if direction is not None:
                start, end = self._board.grid.side(self._board[a].cell, direction)
                path.moveTo(to_scene(start))
                path.lineTo(to_scene(end))
        return _Course(path, QPen(self._tones.colour(edge.tone), 5.0, c=Qt.PenCapStyle.RoundCap))

    def _fronts(self, overlay: Overlay) -> Iterator[_Course]:
        """Where outlined areas of two tones meet: a broad pale line with a dark one upon it."""
        tones = self._tones
        outlined = [patch for patch in overlay.patches if patch.is_outlined and tones.is_side(patch.tone)]
        for one, other in combinations(outlined, 2):
            path = self._shared(self._outlines.cells(one.hexes), self._outlines.cells(other.hexes))
            if not path.isEmpty():
                inks = ((QColor(_HALO), 8.0), (QColor(_DARK), 5.4), (tones.colour(one.tone), 2.4))
                for colour, width in inks:
                    pen = QPen(colour, width)
                    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                    yield _Course(path, pen)

    def _shared(self, inner: set[Cell], outer: set[Cell]) -> QPainterPath:
        """The border that an area has with another one."""
        path = QPainterPath()
        for run in borders(self._board.grid, inner, between=lambda _, cell: cell in outer):
            path.addPath(curve(run))
        return path


class _Figure(NamedTuple):
    """A figure at its place, and the colour of its ground."""

    at: QPointF
    text: str
    fill: str


class _Line(NamedTuple):
    """A line through some points."""

    points: list[QPointF]
    colour: QColor
    has_head: bool


class FigureFilm(_OverlayFilm):
    """Lines and figures, above the counters."""

    def shows(self, rect: QRectF) -> bool:
        wide = rect.adjusted(-HEX, -HEX, HEX, HEX)
        is_lined = any(_around(line.points).intersects(wide) for line in self._lines)
        return is_lined or any(wide.contains(figure.at) for figure in self._figures)

    def paint(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        wide = rect.adjusted(-HEX, -HEX, HEX, HEX)
        for line in self._lines:
            if _around(line.points).intersects(wide):
                _paint_line(painter, line)
        transform = painter.transform()
        scale = transform.m11()
        painter.setTransform(QTransform())
        for figure in self._figures:
            if wide.contains(figure.at):
                image = tag_image(figure.text, scale, figure.fill, _LEAST_TAG * scale / zoom)
                place = transform.map(figure.at)
                painter.drawImage(
                    round(place.x() - image.width() / 2), round(place.y() - image.height() / 2), image
                )
        painter.setTransform(transform)

    @cached_property
    def _lines(self) -> tuple[_Line, ...]:
        traces = [trace for overlay in self._overlays for trace in overlay.traces]
        board = self._board
        lines = (
            _Line(
                [centre(board, hex_) for hex_ in trace.hexes if hex_ in board],
                self._tones.colour(trace.tone),
                trace.has_head,
            )
            for trace in traces
        )
        return tuple(line for line in lines if len(line.points) > 1)

    @cached_property
    def _figures(self) -> tuple[_Figure, ...]:
        return tuple(
            _Figure(self._spot(mark.hex, place), mark.text, self._tones.colour(mark.tone).darker(125).name())
            for place, overlay in enumerate(self._overlays)
            for mark in overlay.tags
            if mark.hex in self._board
        )

    def _spot(self, hex_: Hex, place: int) -> QPointF:
        """Where a figure stands: those of several overlays one below the other."""
        return centre(self._board, hex_) + QPointF(0, HEX * (_TAG_DROP - 0.2 * place))


def _paint_area(painter: QPainter, shape: _Area, scale: float) -> None:
    """Fill an area, hatch it at the same width at every zoom, and outline it."""
    tint = QColor(shape.colour)
    tint.setAlphaF(_OUTLINED_FILL if shape.is_outlined else _FILL)
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


def _paint_line(painter: QPainter, line: _Line) -> None:
    if line.has_head:
        draw_arrow(painter, between_counters(line.points), line.colour, 4.2, outline=QColor(_DARK))
        return
    path = through(line.points)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_HALO), 6.4, c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)
    pen = QPen(line.colour, 3.6)
    pen.setDashPattern([2.4, 1.4])
    painter.setPen(pen)
    painter.drawPath(path)


def _widened(rect: QRectF) -> QRectF:
    return rect.adjusted(-_SPILL, -_SPILL, _SPILL, _SPILL)


def _around(points: list[QPointF]) -> QRectF:
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).adjusted(-HEX, -HEX, HEX, HEX)
