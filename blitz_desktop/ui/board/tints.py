"""Tinted hexes beneath the counters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.ui.board.mark_item import MarkItem
from blitz_desktop.ui.board.marks import Marks
from blitz_desktop.ui.board.metrics import HEX, to_scene
from blitz_desktop.ui.board.printing.outlines import borders
from blitz_desktop.ui.theme import Theme


class Tints(MarkItem):
    """Tinted hexes beneath the counters."""

    def __init__(self, board: Board, theme: Theme, rect: QRectF) -> None:
        super().__init__(board, theme, rect)
        self._outline: tuple[frozenset[Hex], QPainterPath] = (frozenset(), QPainterPath())

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        marks, theme = self.marks, self._theme
        self._control(painter, exposed)
        self._fill(painter, marks.focus, theme.focus, 0.20, exposed)
        self.lay_reach(painter, exposed)
        self._fill(painter, marks.detours, theme.path, 0.22, exposed)
        self._fill(painter, marks.targets, theme.target, 0.30, exposed)
        self._fill(painter, marks.refused, theme.refused, 0.34, exposed)

    def draw_reach(self, painter: QPainter, marks: Marks, exposed: QRectF) -> None:
        theme, hexes = self._theme, frozenset(marks.reach)
        self._fill(painter, hexes - marks.risky, theme.reach, 0.38, exposed)
        self._fill(painter, marks.risky, theme.risky, 0.40, exposed)
        self._edge(painter, hexes, theme.reach, exposed)

    def _fill(
        self, painter: QPainter, hexes: frozenset[Hex], colour: str, alpha: float, exposed: QRectF
    ) -> None:
        tint = QColor(colour)
        tint.setAlphaF(alpha)
        near = self._near(hexes, exposed)
        if near:
            self._stamp_hexes(painter, near, tint, 1.2)

    def _edge(self, painter: QPainter, hexes: frozenset[Hex], colour: str, exposed: QRectF) -> None:
        """Outline of an area, so that its limit is plain over any ground."""
        path = self._outline_of(hexes)
        if not path.boundingRect().intersects(exposed):
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Pointed corners cost a third of round ones, and between hexsides look the same.
        for ink, width in ((QColor(colour).darker(230), 3.6), (QColor(colour).lighter(112), 1.8)):
            painter.strokePath(path, QPen(ink, width, c=Qt.PenCapStyle.FlatCap, j=Qt.PenJoinStyle.MiterJoin))

    def _outline_of(self, hexes: frozenset[Hex]) -> QPainterPath:
        """The straight outline of an area; the last one is kept, as frames come in rows."""
        if self._outline[0] != hexes:
            path = QPainterPath()
            cells = {self._board[hex_].cell for hex_ in hexes if hex_ in self._board}  # trays are no hexes
            for run in borders(self._board.grid, cells):
                path.addPolygon(QPolygonF([to_scene(corner) for corner in run]))
            self._outline = (hexes, path)
        return self._outline[1]

    def _control(self, painter: QPainter, exposed: QRectF) -> None:
        """A small flag at the left of each hex whose control is worth showing."""
        for hex_ in self._near(self.marks.control, exposed):
            at = self._centre(hex_) + QPointF(-0.47 * HEX, -6)
            painter.setPen(QPen(QColor("#3a352b"), 1.2))
            painter.drawLine(at, at + QPointF(0, 13))
            painter.setPen(QPen(QColor("#3a352b"), 0.8))
            painter.setBrush(QColor(self.marks.control[hex_]))
            painter.drawRect(QRectF(at.x(), at.y(), 10, 7))
