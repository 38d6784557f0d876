"""The ground of the map: what lies in each cell, areas of it, and the sheets it is printed on.

Ground is carried two cells beyond the map, so that colour and pattern run off the edge of the paper as they
do on a printed sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from blitz_desktop.core.board import Board, HexInfo
from blitz_desktop.core.hexgrid import COLUMN_PITCH, CORNER_RADIUS, Cell
from blitz_desktop.ui.board.metrics import HEX, to_scene
from blitz_desktop.ui.board.printing.outlines import area
from blitz_desktop.ui.board.turning import turn_of

BLEED = 0.16
"""How far the sheets reach beyond the outermost hexes, in hexes."""

_BEYOND = 2
"""Cells that the ground is carried beyond the map."""

_COARSE = 2 * HEX
"""Steps in which empty corners beside a slanting map are looked for."""

_WATER = frozenset({"sea", "water"})

_BAND = 3.6 * HEX
"""Height of the strip for title and legend, in scene pixels."""

_LEAST_COLUMNS = 20
"""Width of a map that is worth such a strip."""


class Ground:
    """A board as the printer sees it.

    Attributes:
        cells: Every cell that is printed, with the hex whose ground it shows.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cells: dict[Cell, HexInfo] = {info.cell: info for info in board.hexes.values()}
        for _ in range(_BEYOND):
            for cell, info in tuple(self.cells.items()):
                for _, other in board.grid.neighbours(cell):
                    self.cells.setdefault(other, info)

    def is_sea(self, cell: Cell) -> bool:
        """Whether a cell is water from side to side."""
        return self.pattern(cell) in _WATER

    def pattern(self, cell: Cell) -> str:
        """The texture of a cell."""
        return self.board.terrains[self.cells[cell].terrain].pattern

    def area(self, is_in: Callable[[Cell], bool]) -> QPainterPath:
        """Smooth outline of the cells that answer to a question."""
        return area(self.board.grid, {cell for cell in self.cells if is_in(cell)})

    @cached_property
    def land(self) -> QPainterPath:
        """Outline of all land."""
        return self.area(lambda cell: not self.is_sea(cell))

    @cached_property
    def printed_land(self) -> QPainterPath:
        """The land that lies on the sheets."""
        return self.land.intersected(self.sheets)

    @cached_property
    def sheets(self) -> QPainterPath:
        """Outline of the joined sheets."""
        path = QPainterPath()
        for outline in self.outlines:
            piece = QPainterPath()
            piece.addPolygon(outline)
            piece.closeSubpath()
            path = path.united(piece)
        return path

    @cached_property
    def turn(self) -> QTransform:
        """From the sheets as printed to the sheets as they lie on the table."""
        return QTransform().rotate(turn_of(self.board))

    @cached_property
    def outlines(self) -> tuple[QPolygonF, ...]:
        """Each sheet's outline in the scene."""
        return tuple(self.turn.map(QPolygonF(rect)) for rect in self.sheet_rects)

    @cached_property
    def sheet_rects(self) -> tuple[QRectF, ...]:
        """Each sheet's rectangle before the map is turned."""
        return tuple(_sheet_rect(sheet.columns, sheet.rows) for sheet in self.board.sheets)

    @cached_property
    def extent(self) -> QRectF:
        """The rectangle around all sheets."""
        extent = QRectF()
        for outline in self.outlines:
            extent = extent.united(outline.boundingRect())
        return extent.adjusted(0, -_BAND, 0, 0) if self._has_band else extent

    @property
    def band(self) -> QRectF | None:
        """A strip above the sheet for title and legend, where the map itself leaves no room for them."""
        if not self._has_band:
            return None
        return QRectF(self.extent.left(), self.extent.top(), self.extent.width(), _BAND)

    @cached_property
    def _has_band(self) -> bool:
        is_large = len({cell[0] for cell in self.cells}) >= _LEAST_COLUMNS
        return is_large and len(self.board.sheets) == 1 and not any(map(self.is_sea, self.cells))

    @cached_property
    def clearings(self) -> tuple[QRectF, ...]:
        """Empty corners of the extent, the largest first: room for title, legend and boxes."""
        found = [
            rect
            for at_left in (True, False)
            for at_top in (True, False)
            if (rect := self._clearing(at_left=at_left, at_top=at_top)) is not None
        ]
        return tuple(sorted(found, key=lambda rect: -rect.width() * rect.height()))

    def _clearing(self, *, at_left: bool, at_top: bool) -> QRectF | None:
        """The largest rectangle in one corner of the extent that no sheet reaches into."""
        corner = self.extent.topLeft() if at_left and at_top else self.extent.topRight()
        if not at_top:
            corner = self.extent.bottomLeft() if at_left else self.extent.bottomRight()
        best: QRectF | None = None
        edges_x, edges_y = self._edges
        for x in edges_x:
            for y in edges_y:
                rect = QRectF(corner.x(), corner.y(), x - corner.x(), y - corner.y()).normalized()
                if rect.width() < 2 * HEX or rect.height() < 1.5 * HEX:
                    continue
                if best is not None and rect.width() * rect.height() <= best.width() * best.height():
                    continue
                inner = QPolygonF(rect.adjusted(1, 1, -1, -1))
                if not any(inner.intersects(outline) for outline in self.outlines):
                    best = rect
        return best

    @cached_property
    def _edges(self) -> tuple[list[float], list[float]]:
        """Where an empty corner may end: at the sheets' edges, or every two hexes where those lie aslant."""
        boxes = [outline.boundingRect() for outline in self.outlines]
        if turn_of(self.board) % 90:
            across, down = self.extent.width() / _COARSE, self.extent.height() / _COARSE
            left, top = self.extent.left(), self.extent.top()
            xs = [left + _COARSE * step for step in range(1, int(across))]
            return xs, [top + _COARSE * step for step in range(1, int(down))]
        return (
            sorted({edge for box in boxes for edge in (box.left(), box.right())}),
            sorted({edge for box in boxes for edge in (box.top(), box.bottom())}),
        )


def _sheet_rect(columns: tuple[int, int], rows: tuple[int, int]) -> QRectF:
    left, right = columns[0] * COLUMN_PITCH - CORNER_RADIUS, columns[1] * COLUMN_PITCH + CORNER_RADIUS
    top_left = to_scene((left - BLEED, rows[0] - 0.5 - BLEED))
    bottom_right = to_scene((right + BLEED, rows[1] + 1 + BLEED))
    return QRectF(top_left, bottom_right)
