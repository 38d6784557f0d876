"""Beds of rivers and canals: pieces of a course, each with its width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPen

from blitz_desktop.core.hexgrid import Point
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import CANAL, RIVER, RIVER_EDGE, ink
from blitz_desktop.ui.board.printing.outlines import area, corner_key, middle
from blitz_desktop.ui.board.printing.plates import Plate

_WIDTHS = {1: 2.6, 2: 4.0, 3: 5.8}
_CANAL = 0.72
"""Width of a canal, as a part of a river's of its class."""

_SOURCE, _LEAST = 0.55, 1.7
"""Width of a river at its source, as a part of its full one, and in scene pixels at least."""

_GROWING = 14
"""Pieces after which a river has its full width."""

_EDGE = 1.7


class Bed(NamedTuple):
    """A piece of a stream.

    Attributes:
        within: The land that it must not run out of, where it ends at the sea.
    """

    path: QPainterPath
    width: float
    is_canal: bool
    within: QPainterPath | None = None


def course_beds(
    points: Sequence[QPointF],
    width: int,
    shores: tuple[QPainterPath | None, QPainterPath | None],
    *,
    is_canal: bool,
) -> Iterator[Bed]:
    """Pieces of a stream, which grows from its source to its mouth unless it is a canal.

    Args:
        points: The corners of its course as drawn.
        width: Its class.
        shores: The land at its first and its last point, where that is on the sea.
        is_canal: Whether it is one.
    """
    most = _WIDTHS.get(width, _WIDTHS[3]) * (_CANAL if is_canal else 1.0)
    least = most if is_canal else max(_LEAST, most * _SOURCE)
    paths = list(_pieces(points))
    for place, path in enumerate(paths):
        grown = 1.0 if len(paths) == 1 else min(1.0, (place + 1) / _GROWING)
        within = shores[0] if place == 0 else None
        if place == len(paths) - 1 and shores[1] is not None:
            within = shores[1]
        yield Bed(path, least + (most - least) * grown, is_canal, within)


def _pieces(points: Sequence[QPointF]) -> Iterator[QPainterPath]:
    """A smooth line through some points, cut half-way between them."""
    start = points[0]
    if len(points) == 2:
        path = QPainterPath(start)
        path.lineTo(points[1])
        yield path
    last = len(points) - 2
    for i in range(1, last + 1):
        end = middle(points[i], points[i + 1]) if i < last else points[-1]
        path = QPainterPath(start)
        path.quadTo(points[i], end)
        yield path
        start = end


def sample_bed(path: QPainterPath, *, is_canal: bool) -> Bed:
    """A piece of middling width."""
    return Bed(path, _WIDTHS[2] * (_CANAL if is_canal else 1.0), is_canal)


def print_beds(plate: Plate, beds: list[Bed]) -> None:
    """Print streams: banks first, so that they open into one another."""
    for bed in beds:
        _fill_bed(
            plate, bed, CANAL if bed.is_canal else RIVER_EDGE, bed.width + (0 if bed.is_canal else _EDGE)
        )
    for bed in beds:
        if bed.is_canal:
            _fill_bed(plate, bed, ink("#e8f1ee"), bed.width * 0.42, cap=Qt.PenCapStyle.FlatCap)
        else:
            _fill_bed(plate, bed, RIVER, bed.width)


def _fill_bed(
    plate: Plate, bed: Bed, colour: QColor, width: float, *, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap
) -> None:
    if bed.within is None:
        plate.stroke(bed.path, colour, width, cap=cap)
        return
    stroker = QPainterPathStroker(QPen(colour, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin))
    plate.fill(stroker.createStroke(bed.path).intersected(bed.within), colour)


def shore(ground: Ground, corner: Point) -> QPainterPath | None:
    """The land about a corner that lies on the sea; None for any other corner."""
    grid = ground.board.grid
    start = grid.cell_at(corner)
    near = {start, *(cell for _, cell in grid.neighbours(start))}
    touching = {
        cell for cell in near if cell in ground.cells and corner in map(corner_key, grid.corners(cell))
    }
    if not any(ground.is_sea(cell) for cell in touching):
        return None
    around = {other for cell in near for _, other in grid.neighbours(cell)} | near
    return area(grid, {cell for cell in around if cell in ground.cells and not ground.is_sea(cell)})
