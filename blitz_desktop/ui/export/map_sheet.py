"""The whole map on one sheet, its hexes as large as half-inch counters ask for."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from blitz_desktop.core.board import Board
from blitz_desktop.ui.board.printing.inks import PAPER
from blitz_desktop.ui.board.printing.map_print import MapPrint
from blitz_desktop.ui.counters.face import SIZE
from blitz_desktop.ui.export.counter_sheets import COUNTER
from blitz_desktop.ui.export.paper import Page

SCALE = COUNTER / SIZE
"""Millimetres to a pixel of the map at 100 %."""

_DOTS = 150
_MARGIN = 10.0


def pages(board: Board) -> list[Page]:
    """The map as one page."""
    printed = MapPrint(board)
    rect = printed.rect
    width, height = rect.width() * SCALE + 2 * _MARGIN, rect.height() * SCALE + 2 * _MARGIN

    def draw(painter: QPainter) -> None:
        painter.save()
        painter.translate(_MARGIN, _MARGIN)
        painter.scale(SCALE, SCALE)
        painter.translate(-rect.topLeft())
        painter.fillRect(rect, PAPER)
        printed.paint(painter, rect, 1.0)
        painter.restore()
        # Where prints cannot be clipped, as in SVG, what runs off the map is covered again.
        page, inner = QPainterPath(), QPainterPath()
        page.addRect(QRectF(0, 0, width, height))
        inner.addRect(QRectF(_MARGIN, _MARGIN, width - 2 * _MARGIN, height - 2 * _MARGIN))
        painter.fillPath(page.subtracted(inner), QColor("#ffffff"))

    return [Page(width, height, draw, _DOTS)]
