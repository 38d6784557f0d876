"""What is laid over the map and the counters: reach, targets, ways, selection.

Two items draw it all: one beneath the counters tints hexes, one above them draws lines and figures.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.decisions import Choices, in_points
from blitz_desktop.core.state import Location
from blitz_desktop.core.view import MarkerView
from blitz_desktop.ui.board.metrics import HEX, centre, hex_corners
from blitz_desktop.ui.board.printing.outlines import borders
from blitz_desktop.ui.counters.lettering import advance, write
from blitz_desktop.ui.theme import Theme

_REACH = 1.1 * HEX
_MOST_PARTS = 48
_SIGN, _SIGN_RADIUS = "#7a2c25", 13.0
"""A marker's colour, and its size in the scene."""


@dataclass(frozen=True)
class Marks:
    """All that is laid over the table now.

    Attributes:
        reach: Points left on arrival by hex; None where there is no number to show.
        per_point: How many of the units that ``reach`` counts make a movement point.
        risky: Hexes of the reach that dice may deny.
        detours: Hexes and trays beyond the reach that another way leads to.
        way: Hexes of a path, its start first.
        costs: What entering each hex of the way costs, the start left out.
        waypoints: Hexes that the way is to pass.
        trail: Ways of the last moves.
        control: Colour of the side that controls a hex.
        busy: Hexes with counters, where figures must stand aside.
    """

    reach: Mapping[Hex, int | None] = field(default_factory=dict)
    per_point: int = 1
    risky: frozenset[Hex] = frozenset()
    detours: frozenset[Location] = frozenset()
    targets: frozenset[Hex] = frozenset()
    refused: frozenset[Hex] = frozenset()
    denied: Hex = ""
    focus: frozenset[Hex] = frozenset()
    way: tuple[Hex, ...] = ()
    costs: tuple[str, ...] = ()
    is_way_risky: bool = False
    waypoints: tuple[Hex, ...] = ()
    supply: tuple[Hex, ...] = ()
    trail: tuple[tuple[Hex, ...], ...] = ()
    hover: Hex = ""
    control: Mapping[Hex, str] = field(default_factory=dict)
    markers: tuple[MarkerView, ...] = ()
    busy: frozenset[Hex] = frozenset()

    def with_reach(self, choices: Choices | None) -> Marks:
        """The same with another reach."""
        if choices is None:
            return replace(self, reach={}, risky=frozenset())
        legal = {hex_: choices.targets[hex_] for hex_ in choices.legal}
        return replace(
            self,
            reach={hex_: choice.left for hex_, choice in legal.items()},
            per_point=max((choice.per_point for choice in legal.values()), default=1),
            risky=frozenset(hex_ for hex_, choice in legal.items() if choice.is_risky),
        )

    def differing(self, other: Marks) -> set[Hex]:
        """Hexes that are marked otherwise in other marks."""
        found: set[Hex] = set()
        for name in ("risky", "detours", "targets", "refused", "focus", "busy"):
            found |= getattr(self, name) ^ getattr(other, name)
        for name in ("reach", "control"):
            mine, theirs = getattr(self, name), getattr(other, name)
            found |= {
                hex_ for hex_ in mine.keys() | theirs.keys() if mine.get(hex_, "") != theirs.get(hex_, "")
            }
        for name in ("hover", "denied"):
            if getattr(self, name) != getattr(other, name):
                found |= {getattr(self, name), getattr(other, name)}
        if (self.way, self.costs, self.is_way_risky) != (other.way, other.costs, other.is_way_risky):
            found.update(self.way, other.way)
        if self.waypoints != other.waypoints:
            found.update(self.waypoints, other.waypoints)
        if self.supply != other.supply:
            found.update(self.supply, other.supply)
        if self.trail != other.trail:
            found.update(hex_ for way in (*self.trail, *other.trail) for hex_ in way)
        if self.markers != other.markers:
            found.update(marker.at for marker in (*self.markers, *other.markers))
        return found


class Overlay(QGraphicsItem):
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


class Tints(Overlay):
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


class Lines(Overlay):
    """Lines and figures above the counters."""

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        marks, theme = self.marks, self._theme
        for way in marks.trail:
            self._trail(painter, way)
        self._supply(painter)
        for hex_ in self._near(marks.focus, exposed):
            self._ring(painter, hex_, theme.focus, 2.4)
        for hex_ in self._near(marks.detours, exposed):
            self._detour(painter, hex_)
        for hex_ in self._near(marks.targets, exposed):
            self._cross_hairs(painter, hex_)
        for marker in marks.markers:
            if marker.at in self._board and exposed.contains(centre(self._board, marker.at)):
                self._marker(painter, marker)
        for hex_ in self._near(tuple(marks.reach), exposed):
            self._points(painter, hex_)
        self._way(painter)
        self._stops(painter)
        if marks.denied in self._board:
            self._ring(painter, marks.denied, theme.bad, 3.2)
        elif marks.hover in self._board:
            self._ring(painter, marks.hover, theme.hover, 1.6)

    def _ring(self, painter: QPainter, hex_: Hex, colour: str, width: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        halo = QColor("#fffaf0")
        halo.setAlphaF(0.7)
        painter.setPen(QPen(halo, width + 2))
        painter.drawPolygon(self._inset(hex_, 2.0))
        painter.setPen(QPen(QColor(colour), width))
        painter.drawPolygon(self._inset(hex_, 2.0))

    def _cross_hairs(self, painter: QPainter, hex_: Hex) -> None:
        at = centre(self._board, hex_)
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
        self._ring(painter, hex_, self._theme.target, 2.0)

    def _detour(self, painter: QPainter, hex_: Hex) -> None:
        """A broken ring, and a disc with two chevrons in its upper corner."""
        colour = QColor(self._theme.path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#fffaf0"), 4.2))
        painter.drawPolygon(self._inset(hex_, 3.0))
        painter.setPen(QPen(colour, 2.4, Qt.PenStyle.DashLine))
        painter.drawPolygon(self._inset(hex_, 3.0))
        at = centre(self._board, hex_) + QPointF(0, -HEX * 0.40)
        painter.setPen(QPen(QColor("#fffaf0"), 1.4))
        painter.setBrush(colour)
        painter.drawEllipse(at, 9.0, 9.0)
        chevrons = QPainterPath()
        for x in (-4.2, 0.6):
            chevrons.moveTo(at + QPointF(x, -3.8))
            chevrons.lineTo(at + QPointF(x + 3.8, 0))
            chevrons.lineTo(at + QPointF(x, 3.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_round_pen(QColor("#ffffff"), 2.0))
        painter.drawPath(chevrons)

    def _points(self, painter: QPainter, hex_: Hex) -> None:
        left = self.marks.reach[hex_]
        if left is None:
            return
        at, is_busy = centre(self._board, hex_), hex_ in self.marks.busy
        text = in_points(left, self.marks.per_point)
        if is_busy:
            self._chip(painter, at + QPointF(0, HEX * 0.43), text, "#2b2720", "#ffe9a3", 11)
            return
        halo = QColor("#fff8dd")
        halo.setAlphaF(0.85)
        path = write(text, at + QPointF(0, 8), 21, weight="bold")
        painter.strokePath(path, QPen(halo, 4.0))
        painter.fillPath(path, QColor("#8a3d08" if hex_ in self.marks.risky else "#3b2f10"))

    def _chip(self, painter: QPainter, at: QPointF, text: str, fill: str, ink: str, size: float) -> None:
        half = advance(text, "bold") * size / 200 + 4
        painter.setPen(QPen(QColor("#fffaf0"), 0.9))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(QRectF(at.x() - half, at.y() - size * 0.66, 2 * half, size * 1.32), 5, 5)
        painter.fillPath(write(text, at + QPointF(0, size * 0.36), size, weight="bold"), QColor(ink))

    def _way(self, painter: QPainter) -> None:
        """The path of a move as an arrow, with the cost of each hex at the hexside it enters by."""
        marks = self.marks
        points = [centre(self._board, hex_) for hex_ in marks.way if hex_ in self._board]
        if len(points) < 2:
            return
        colour = QColor(self._theme.warn if marks.is_way_risky else self._theme.path)
        draw_arrow(painter, points, colour, 5.0)
        for (start, end), cost in zip(pairwise(points), marks.costs, strict=False):
            self._chip(painter, (start + end) / 2, cost, colour.name(), "#ffffff", 12)

    def _stops(self, painter: QPainter) -> None:
        """Waypoints as numbered discs."""
        for number, hex_ in enumerate(self.marks.waypoints, start=1):
            at = centre(self._board, hex_) + QPointF(0, -0.36 * HEX)
            painter.setPen(QPen(QColor("#fffaf0"), 1.6))
            painter.setBrush(QColor(self._theme.path))
            painter.drawEllipse(at, 9.5, 9.5)
            figure = write(str(number), at + QPointF(0, 4.8), 13.5, weight="bold")
            painter.fillPath(figure, QColor("#ffffff"))

    def _trail(self, painter: QPainter, way: tuple[Hex, ...]) -> None:
        points = [centre(self._board, hex_) for hex_ in way if hex_ in self._board]
        if len(points) > 1:
            colour = QColor(self._theme.path)
            colour.setAlphaF(0.45)
            draw_arrow(painter, points, colour, 3.0)

    def _supply(self, painter: QPainter) -> None:
        points = [centre(self._board, hex_) for hex_ in self.marks.supply if hex_ in self._board]
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
        """A round sign in the hex's upper corner, with its label beneath the counters."""
        middle = centre(self._board, marker.at)
        at = middle + QPointF(0.26 * HEX, -0.28 * HEX)
        painter.setPen(QPen(QColor("#fffaf0"), 1.6))
        painter.setBrush(QColor(_SIGN))
        painter.drawEllipse(at, _SIGN_RADIUS, _SIGN_RADIUS)
        if marker.kind == "landing":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_round_pen(QColor("#ffffff"), 1.7))
            painter.drawPath(_parachute(at))
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


def draw_arrow(painter: QPainter, points: Sequence[QPointF], colour: QColor, width: float) -> None:
    """A line through some points with a head at its end."""
    last = points[-1] - points[-2]
    length = math.hypot(last.x(), last.y()) or 1.0
    along = last / length
    across = QPointF(-along.y(), along.x())
    neck = points[-1] - along * (HEX * 0.16)
    line = through([*points[:-1], neck])
    head = QPainterPath(points[-1] + along * (HEX * 0.06))
    head.lineTo(neck + across * (width * 2.1))
    head.lineTo(neck - across * (width * 2.1))
    head.closeSubpath()
    halo = QColor("#fffaf0")
    halo.setAlpha(colour.alpha())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, extra in ((halo, 2.6), (colour, 0.0)):
        painter.setPen(_round_pen(ink, width + extra))
        painter.drawPath(line)
        painter.setPen(_round_pen(ink, extra))
        painter.fillPath(head, ink)
        if extra:
            painter.drawPath(head)


def through(points: Sequence[QPointF]) -> QPainterPath:
    """A line through the middles between points, rounded at the points."""
    path = QPainterPath(points[0])
    for i in range(1, len(points) - 1):
        path.quadTo(points[i], (points[i] + points[i + 1]) / 2)
    path.lineTo(points[-1])
    return path


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
