"""Tinted hexes beneath the counters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blitz_desktop.core.board import Hex
from blitz_desktop.ui.board.mark_item import MarkItem
from blitz_desktop.ui.board.metrics import HEX, centre
from blitz_desktop.ui.board.printing.outlines import borders


class Tints(MarkItem):
    """Tinted hexes beneath the counters."""

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        marks, theme = self.marks, self._theme
        self._control(painter, exposed)
        self._fill(painter, marks.focus, theme.focus, 0.20, exposed)
        certain = frozenset(marks.reach) - marks.risky
        self._fill(painter, certain, theme.reach, 0.38, exposed)
        self._fill(painter, marks.risky, theme.risky, 0.40, exposed)
        self._fill(painter, marks.detours, theme.path, 0.22, exposed)
        self._fill(painter, marks.targets, theme.target, 0.30, exposed)
        self._fill(painter, marks.refused, theme.refused, 0.34, exposed)
        self._edge(painter, frozenset(marks.reach), theme.reach, exposed)

    def _fill(
        self, painter: QPainter, hexes: frozenset[Hex], colour: str, alpha: float, exposed: QRectF
    ) -> None:
        tint = QColor(colour)
        tint.setAlphaF(alpha)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        for hex_ in self._near(hexes, exposed):
            painter.drawPolygon(self._inset(hex_, 1.2))

    def _edge(self, painter: QPainter, hexes: frozenset[Hex], colour: str, exposed: QRectF) -> None:
        """Outline of an area, so that its limit is plain over any ground."""
        if not hexes:
            return
        cells = {self._board[hex_].cell for hex_ in hexes}
        path = QPainterPath()
        for run in borders(self._board.grid, cells):
            path.moveTo(run[0][0] * HEX, run[0][1] * HEX)
            for x, y in run[1:]:
                path.lineTo(x * HEX, y * HEX)
        if not path.boundingRect().intersects(exposed):
            return
        pens = ((QColor(colour).darker(230), 3.6), (QColor(colour).lighter(112), 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen_colour, width in pens:
            painter.setPen(
                QPen(
                    pen_colour,
                    width,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            painter.drawPath(path)

    def _control(self, painter: QPainter, exposed: QRectF) -> None:
        """A small flag at the left of each hex whose control is worth showing."""
        for hex_ in self._near(tuple(self.marks.control), exposed):
            at = centre(self._board, hex_) + QPointF(-0.47 * HEX, -6)
            painter.setPen(QPen(QColor("#3a352b"), 1.2))
            painter.drawLine(at, at + QPointF(0, 13))
            painter.setPen(QPen(QColor("#3a352b"), 0.8))
            painter.setBrush(QColor(self.marks.control[hex_]))
            painter.drawRect(QRectF(at.x(), at.y(), 10, 7))
