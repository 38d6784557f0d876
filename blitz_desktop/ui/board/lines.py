"""Lines, rings and figures above the counters."""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import in_points
from blitz_desktop.core.view import MarkerView
from blitz_desktop.ui.board.arrows import draw_arrow, round_pen, through
from blitz_desktop.ui.board.crossings import draw_crossing
from blitz_desktop.ui.board.mark_item import MarkItem
from blitz_desktop.ui.board.marks import Marks
from blitz_desktop.ui.board.metrics import HEX
from blitz_desktop.ui.counters.lettering import advance, write
from blitz_desktop.ui.counters.markers import SIGNS, draw_sign

_BAR = 22.0
"""Width of the bar below the points left where a move ends."""

_SIGN, _SIGN_RADIUS = "#7a2c25", 13.0
"""A marker's colour, and its size in the scene."""


class Lines(MarkItem):
    """Lines and figures above the counters."""

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        marks, theme = self.marks, self._theme
        self._supply(painter)
        self._stamp_rings(painter, self._near(marks.focus, exposed), theme.focus, 2.4)
        for hex_ in self._near(marks.detours, exposed):
            self._detour(painter, hex_)
        for hex_ in self._near(marks.targets, exposed):
            self._cross_hairs(painter, hex_)
        for marker in marks.markers:
            if marker.at in self._board and exposed.contains(self._centre(marker.at)):
                self._marker(painter, marker)
        self.lay_reach(painter, exposed)
        self._way(painter)
        self._stops(painter)
        for way in marks.trail:
            self._trail(painter, way)
        if marks.denied in self._board:
            self._stamp_rings(painter, (marks.denied,), theme.bad, 3.2)
        elif marks.hover in self._board:
            self._stamp_rings(painter, (marks.hover,), theme.hover, 1.6)

    def _cross_hairs(self, painter: QPainter, hex_: Hex) -> None:
        at = self._centre(hex_)
        path = QPainterPath()
        for i in range(6):
            angle = math.radians(60 * i + 30)
            along = QPointF(math.cos(angle), math.sin(angle))
            path.moveTo(at + along * HEX * 0.40)
            path.lineTo(at + along * HEX * 0.49)
        painter.setPen(QPen(QColor("#fff6ea"), 6.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
        painter.setPen(QPen(QColor(self._theme.target), 3.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
        self._stamp_rings(painter, (hex_,), self._theme.target, 2.0)

    def _detour(self, painter: QPainter, hex_: Hex) -> None:
        """A broken ring, and a disc with two chevrons in its upper corner."""
        colour = QColor(self._theme.path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#fffaf0"), 4.2))
        painter.drawPolygon(self._inset(hex_, 3.0))
        painter.setPen(QPen(colour, 2.4, Qt.PenStyle.DashLine))
        painter.drawPolygon(self._inset(hex_, 3.0))
        at = self._centre(hex_) + QPointF(0, -HEX * 0.40)
        painter.setPen(QPen(QColor("#fffaf0"), 1.4))
        painter.setBrush(colour)
        painter.drawEllipse(at, 9.0, 9.0)
        chevrons = QPainterPath()
        for x in (-4.2, 0.6):
            chevrons.moveTo(at + QPointF(x, -3.8))
            chevrons.lineTo(at + QPointF(x + 3.8, 0))
            chevrons.lineTo(at + QPointF(x, 3.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(QColor("#ffffff"), 2.0))
        painter.drawPath(chevrons)

    def draw_reach(self, painter: QPainter, marks: Marks, exposed: QRectF) -> None:
        """The points left in each hex of the reach, aside where counters lie."""
        alike: dict[tuple[str, bool, bool, bool], list[QPointF]] = {}
        for hex_ in self._near(marks.reach, exposed):
            left = marks.reach[hex_]
            if left is not None:
                text = in_points(left, marks.per_point)
                look = (text, hex_ in marks.busy, hex_ in marks.risky, hex_ in marks.stops)
                alike.setdefault(look, []).append(self._centre(hex_))
        box = QRectF(-HEX / 2, -HEX / 2, HEX, HEX * 1.1)
        for look, places in alike.items():
            self._stamps.lay(painter, look, places, box, partial(self._figure, *look))

    def _figure(self, text: str, is_busy: bool, is_risky: bool, is_stop: bool, painter: QPainter) -> None:
        """Points left, about the middle of a hex; over a bar where the move ends all the same."""
        if is_stop:
            drop = HEX * 0.43 + 8.5 if is_busy else 15.0
            painter.setPen(QPen(QColor("#fff8dd"), 1.2))
            painter.setBrush(QColor(self._theme.bad))
            painter.drawRoundedRect(QRectF(-_BAR / 2, drop, _BAR, 4.6), 1.6, 1.6)
        if is_busy:
            self._chip(painter, QPointF(0, HEX * 0.43), text, "#2b2720", "#ffe9a3", 11)
            return
        halo = QColor("#fff8dd")
        halo.setAlphaF(0.85)
        path = write(text, QPointF(0, 8), 21, weight="bold")
        painter.strokePath(path, QPen(halo, 4.0))
        painter.fillPath(path, QColor("#8a3d08" if is_risky else "#3b2f10"))

    def _chip(self, painter: QPainter, at: QPointF, text: str, fill: str, ink: str, size: float) -> None:
        half = advance(text, "bold") * size / 200 + 4
        painter.setPen(QPen(QColor("#fffaf0"), 0.9))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(QRectF(at.x() - half, at.y() - size * 0.66, 2 * half, size * 1.32), 5, 5)
        painter.fillPath(write(text, at + QPointF(0, size * 0.36), size, weight="bold"), QColor(ink))

    def _way(self, painter: QPainter) -> None:
        """The path of a move as an arrow, with the cost of each hex at the hexside it enters by."""
        marks = self.marks
        points = [self._centre(hex_) for hex_ in marks.way if hex_ in self._board]
        if len(points) < 2:
            return
        colour = QColor(self._theme.warn if marks.is_way_risky else self._theme.path)
        draw_arrow(painter, points, colour, 5.0)
        for (start, end), cost in zip(pairwise(points), marks.costs, strict=False):
            self._chip(painter, (start + end) / 2, cost, colour.name(), "#ffffff", 12)

    def _stops(self, painter: QPainter) -> None:
        """Waypoints as numbered discs."""
        for number, hex_ in enumerate(self.marks.waypoints, start=1):
            at = self._centre(hex_) + QPointF(0, -0.36 * HEX)
            painter.setPen(QPen(QColor("#fffaf0"), 1.6))
            painter.setBrush(QColor(self._theme.path))
            painter.drawEllipse(at, 9.5, 9.5)
            figure = write(str(number), at + QPointF(0, 4.8), 13.5, weight="bold")
            painter.fillPath(figure, QColor("#ffffff"))

    def _trail(self, painter: QPainter, way: tuple[Hex, ...]) -> None:
        points = [self._centre(hex_) for hex_ in way if hex_ in self._board]
        if len(points) > 1:
            draw_arrow(painter, points, QColor(self._theme.path), 4.0)

    def _supply(self, painter: QPainter) -> None:
        points = [self._centre(hex_) for hex_ in self.marks.supply if hex_ in self._board]
        if len(points) < 2:
            return
        path = through(points)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#f4fbf2"), 5.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
        pen = QPen(QColor(self._theme.supply), 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.4, 1.6])
        painter.setPen(pen)
        painter.drawPath(path)

    def _marker(self, painter: QPainter, marker: MarkerView) -> None:
        """A round sign in the upper corner, with its label beneath the counters; or one on a hexside."""
        middle = self._centre(marker.at)
        if marker.over in self._board:
            draw_crossing(painter, marker.kind, middle, self._centre(marker.over))
            return
        at = middle + QPointF(0.26 * HEX, -0.28 * HEX)
        painter.setPen(QPen(QColor("#fffaf0"), 1.6))
        painter.setBrush(QColor(_SIGN))
        painter.drawEllipse(at, _SIGN_RADIUS, _SIGN_RADIUS)
        if marker.kind == "landing":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(round_pen(QColor("#ffffff"), 1.7))
            painter.drawPath(_parachute(at))
        elif marker.kind in SIGNS:
            painter.save()
            painter.translate(at)
            painter.scale(0.72, 0.72)
            draw_sign(painter, marker.kind, QColor("#ffffff"))
            painter.restore()
        else:
            letter = write(marker.kind[:1].upper(), at + QPointF(0, 5.6), 16, weight="bold")
            painter.fillPath(letter, QColor("#ffffff"))
        self._chip(painter, middle + QPointF(0, 0.42 * HEX), marker.label, _SIGN, "#fff3e4", 10)


def _parachute(at: QPointF) -> QPainterPath:
    """A canopy with three lines to the man below it."""
    path = QPainterPath(at + QPointF(-8, -1))
    path.cubicTo(at + QPointF(-7, -12), at + QPointF(7, -12), at + QPointF(8, -1))
    path.closeSubpath()
    man = at + QPointF(0, 8.5)
    for x in (-8, 0, 8):
        path.moveTo(at + QPointF(x, -1))
        path.lineTo(man)
    return path
