"""What draws marks: one item beneath the counters tints hexes, one above them draws lines and figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.ui.board.marks import Marks
from blitz_desktop.ui.board.metrics import HEX, centre, hex_corners
from blitz_desktop.ui.theme import Theme

_REACH = 1.1 * HEX
_MOST_PARTS = 48


class MarkItem(QGraphicsItem):
    """Base of both items: covers the whole board and draws what ``marks`` say."""

    def __init__(self, board: Board, theme: Theme, rect: QRectF) -> None:
        super().__init__()
        self._board = board
        self._theme = theme
        self._rect = QRectF(rect)
        self.marks = Marks()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, option.exposedRect.adjusted(-HEX, -HEX, HEX, HEX))

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw what lies in a rectangle."""
        raise NotImplementedError

    def touched(self, before: Marks, after: Marks) -> list[QRectF]:
        """Parts of the scene that look different under other marks; one whole where they are many."""
        points = [centre(self._board, hex_) for hex_ in before.differing(after) if hex_ in self._board]
        rects = [QRectF(at.x() - _REACH, at.y() - _REACH, 2 * _REACH, 2 * _REACH) for at in points]
        return rects if len(rects) <= _MOST_PARTS else [self._rect]

    def _near(self, hexes: Sequence[Hex] | frozenset[Hex], exposed: QRectF) -> list[Hex]:
        return [hex_ for hex_ in hexes if hex_ in self._board and exposed.contains(centre(self._board, hex_))]

    def _inset(self, hex_: Hex, by: float) -> QPolygonF:
        at, part = centre(self._board, hex_), 1 - 2 * by / HEX
        return QPolygonF([at + (corner - at) * part for corner in hex_corners(self._board, hex_)])
