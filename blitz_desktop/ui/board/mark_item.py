"""What draws marks: one item beneath the counters tints hexes, one above them draws lines and figures."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.ui.board.foreseen import Foreseen
from blitz_desktop.ui.board.marks import Marks
from blitz_desktop.ui.board.metrics import HEX, centre, to_scene
from blitz_desktop.ui.board.stamps import Stamps
from blitz_desktop.ui.theme import Theme

_REACH = 1.1 * HEX
_RADIUS = HEX / math.sqrt(3)
"""From the middle of a hex to its corners."""

_BOX = QRectF(-_RADIUS, -_RADIUS, 2 * _RADIUS, 2 * _RADIUS).adjusted(-3, -3, 3, 3)
_RING_INSET = 2.0
_MOST_PARTS = 48


class MarkItem(QGraphicsItem):
    """Base of both items: covers the whole board and draws what ``marks`` say."""

    def __init__(self, board: Board, theme: Theme, rect: QRectF) -> None:
        super().__init__()
        self._board = board
        self._theme = theme
        self._rect = QRectF(rect)
        self._stamps = Stamps()
        self._centres: dict[Hex, QPointF] = {}
        self._foreseen = Foreseen()
        self.marks = Marks()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, _spread(option.exposedRect))

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw what lies in a rectangle."""
        raise NotImplementedError

    def draw_reach(self, painter: QPainter, marks: Marks, exposed: QRectF) -> None:
        """Draw the part of a reach that lies in a rectangle."""
        raise NotImplementedError

    def foresee(self, marks: Marks, seen: QRectF, scale: float) -> None:
        """Draw the reach of some marks ahead, as far as it is seen, in device pixels to a scene pixel."""
        around = self._around([hex_ for hex_ in marks.reach if hex_ in self._board])
        seen = _spread(_spread(seen))
        self._foreseen.prepare(
            marks.lit, seen, around & seen, scale, lambda painter: self.draw_reach(painter, marks, seen)
        )

    def lay_reach(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw the reach: from what was drawn ahead, or else now."""
        marks = self.marks
        if marks.reach and not self._foreseen.lay(painter, marks.lit, exposed):
            self.draw_reach(painter, marks, exposed)

    def touched(self, before: Marks, after: Marks) -> list[QRectF]:
        """Parts of the scene that look different under other marks; one around them where they are many."""
        hexes = [hex_ for hex_ in before.differing(after) if hex_ in self._board]
        if len(hexes) > _MOST_PARTS:
            return [self._around(hexes)]
        return [_about(self._centre(hex_), _REACH) for hex_ in hexes]

    def _around(self, hexes: Collection[Hex]) -> QRectF:
        """The rectangle that some hexes fill, with some ground around it; empty for none."""
        if not hexes:
            return QRectF()
        points = [self._centre(hex_) for hex_ in hexes]
        xs, ys = [at.x() for at in points], [at.y() for at in points]
        return QRectF(
            QPointF(min(xs) - _REACH, min(ys) - _REACH), QPointF(max(xs) + _REACH, max(ys) + _REACH)
        )

    def _near(self, hexes: Iterable[Hex], exposed: QRectF) -> list[Hex]:
        return [hex_ for hex_ in hexes if hex_ in self._board and exposed.contains(self._centre(hex_))]

    def _centre(self, hex_: Hex) -> QPointF:
        """Middle of a hex."""
        at = self._centres.get(hex_)
        if at is None:
            at = self._centres[hex_] = centre(self._board, hex_)
        return at

    def _inset(self, hex_: Hex, by: float) -> QPolygonF:
        """A hex, smaller by a margin."""
        return self._hexagon(by).translated(self._centre(hex_))

    def _stamp_hexes(self, painter: QPainter, hexes: Iterable[Hex], tint: QColor, by: float) -> None:
        """Fill hexes, each smaller by a margin."""

        def draw(inner: QPainter) -> None:
            inner.setPen(Qt.PenStyle.NoPen)
            inner.setBrush(tint)
            inner.drawPolygon(self._hexagon(by))

        self._stamps.lay(painter, (tint.rgba(), by), map(self._centre, hexes), _BOX, draw)

    def _stamp_rings(self, painter: QPainter, hexes: Iterable[Hex], colour: str, width: float) -> None:
        """Ring hexes in a colour with a pale edge."""

        def draw(inner: QPainter) -> None:
            inner.setBrush(Qt.BrushStyle.NoBrush)
            for ink, breadth in ((QColor(255, 250, 240, 178), width + 2), (QColor(colour), width)):
                inner.setPen(QPen(ink, breadth))
                inner.drawPolygon(self._hexagon(_RING_INSET))

        self._stamps.lay(painter, (colour, width), map(self._centre, hexes), _BOX, draw)

    def _hexagon(self, by: float) -> QPolygonF:
        """A hex about the origin, smaller by a margin, as it lies on this board."""
        grid, part = self._board.grid, 1 - 2 * by / HEX
        middle = to_scene(grid.centre((0, 0)))
        return QPolygonF([(to_scene(corner) - middle) * part for corner in grid.corners((0, 0))])


def _spread(rect: QRectF) -> QRectF:
    """A rectangle with the middles of all hexes that reach into it."""
    return rect.adjusted(-HEX, -HEX, HEX, HEX)


def _about(at: QPointF, reach: float) -> QRectF:
    return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
