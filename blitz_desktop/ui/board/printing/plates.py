"""Printing plates: what one layer of the map prints, kept as shapes and painted piece by piece.

A plate knows which of its shapes touch a rectangle, so that a tile costs only what is in it. Plates are made
once and never change afterwards; any number of threads may paint from them at the same time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from blitz_desktop.ui import fonts
from blitz_desktop.ui.counters.lettering import advance, write

_BUCKET = 320.0

_HAIRLINE = 1.25
"""Widest line, in device pixels, that a hairline may stand for."""

_SPILL = 8.0

_NO_PEN = QPen(Qt.PenStyle.NoPen)
_NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


@dataclass(frozen=True, slots=True)
class Shape:
    """One inked shape."""

    path: QPainterPath
    pen: QPen
    brush: QBrush


@dataclass(slots=True)
class Plate:
    """Shapes in the order they are printed.

    Attributes:
        clip: Outline that nothing is printed outside of.
        zooms: Smallest and largest zoom at which the plate prints.
        is_fine: Whether its lines may be drawn one device pixel wide where they would be thinner or hardly
            wider, which is several times as fast.
    """

    clip: QPainterPath | None = None
    zooms: tuple[float, float] = (0.0, 100.0)
    is_fine: bool = False
    _shapes: list[Shape] = field(default_factory=list)
    _buckets: dict[tuple[int, int], list[int]] = field(default_factory=dict)

    def fill(self, path: QPainterPath, colour: QColor | QBrush) -> None:
        """Print a filled shape."""
        self._add(Shape(path, _NO_PEN, QBrush(colour)), path.boundingRect())

    def stroke(
        self,
        path: QPainterPath,
        colour: QColor,
        width: float,
        *,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
        dashes: list[float] | None = None,
        cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    ) -> None:
        """Print a line; ``dashes`` are lengths in widths, on and off by turns."""
        pen = QPen(colour, width, style, cap, Qt.PenJoinStyle.RoundJoin)
        if dashes is not None:
            pen.setDashPattern(dashes)
        self._add(Shape(path, pen, _NO_BRUSH), path.boundingRect().adjusted(-width, -width, width, width))

    def draw(self, path: QPainterPath, fill: QColor, line: QColor, width: float) -> None:
        """Print a filled shape with an outline."""
        pen = QPen(line, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        self._add(Shape(path, pen, QBrush(fill)), path.boundingRect().adjusted(-width, -width, width, width))

    def write(self, path: QPainterPath, ink: QColor, *, halo: QColor, width: float) -> None:
        """Print lettering with a halo ``width`` wide around it."""
        self.stroke(path, halo, 2 * width)
        self.fill(path, ink)

    def add_within(self, other: Plate, outline: QPainterPath) -> None:
        """Print what another plate prints inside an outline; lines become shapes of their own width."""
        for shape in other._shapes:
            path, brush = shape.path, shape.brush
            if shape.pen.style() != Qt.PenStyle.NoPen:
                path, brush = QPainterPathStroker(shape.pen).createStroke(path), shape.pen.brush()
            self.fill(path.intersected(outline), brush)

    def paint(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """Paint all that touches a rectangle."""
        if not self._shapes or not self.zooms[0] <= zoom <= self.zooms[1]:
            return
        wanted: set[int] = set()
        for key in _keys(rect):
            wanted.update(self._buckets.get(key, ()))
        if not wanted:
            return
        if self.clip is not None:
            painter.save()
            painter.setClipPath(self.clip, Qt.ClipOperation.IntersectClip)
        for number in sorted(wanted):
            shape = self._shapes[number]
            pen = shape.pen
            if self.is_fine and pen.widthF() * zoom <= _HAIRLINE:
                pen = QPen(pen)
                pen.setWidth(0)
            painter.setPen(pen)
            painter.setBrush(shape.brush)
            painter.drawPath(shape.path)
        if self.clip is not None:
            painter.restore()

    def _add(self, shape: Shape, bounds: QRectF) -> None:
        number = len(self._shapes)
        self._shapes.append(shape)
        for key in _keys(bounds):
            self._buckets.setdefault(key, []).append(number)


@dataclass(frozen=True, slots=True)
class Label:
    """A few letters of plain text with a halo."""

    text: str
    at: QPointF
    ink: QColor
    halo: QColor | None


@dataclass(slots=True)
class Labels:
    """Many short texts of one size, drawn as glyphs: far faster than outlines, and sharp when small.

    Attributes:
        size: Size of the letters.
        zooms: Smallest and largest zoom at which they print.
    """

    size: float
    zooms: tuple[float, float] = (0.0, 100.0)
    _buckets: dict[tuple[int, int], list[Label]] = field(default_factory=dict)

    def write(self, text: str, at: QPointF, ink: QColor, halo: QColor | None) -> None:
        """Print a text, the middle of its baseline at a point."""
        start = at - QPointF(advance(text) * self.size / 200, 0)
        (key,) = _keys(QRectF(at, at))
        self._buckets.setdefault(key, []).append(Label(text, start, ink, halo))

    def paint(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """Print all that touches a rectangle."""
        if not self.zooms[0] <= zoom <= self.zooms[1]:
            return
        if painter.paintEngine().type() == QPaintEngine.Type.SVG:
            self._paint_outlines(painter, rect)
            return
        # A font of this call's own: one font must not be used by two threads.
        font = QFont(fonts.PRINT)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        font.setPixelSize(_DRAFT)
        painter.save()
        painter.setFont(font)
        scale = self.size / _DRAFT
        painter.scale(scale, scale)
        for label in self._within(rect):
            at = label.at / scale
            if label.halo is not None:
                painter.setPen(label.halo)
                for aside in _AROUND:
                    painter.drawText(at + aside, label.text)
            painter.setPen(label.ink)
            painter.drawText(at, label.text)
        painter.restore()

    def _paint_outlines(self, painter: QPainter, rect: QRectF) -> None:
        """Print without glyphs, for files that carry no font, and without halos, to keep them small."""
        for label in self._within(rect):
            painter.fillPath(write(label.text, label.at, self.size, align=0), label.ink)

    def _within(self, rect: QRectF) -> Iterator[Label]:
        reach = self.size * 4
        for key in _keys(rect.adjusted(-reach, -reach, reach, reach)):
            yield from self._buckets.get(key, ())


_DRAFT = 40
"""Pixel size the glyphs are asked for, before they are scaled."""

_AROUND = tuple(QPointF(x, y) for x, y in ((-4, 0), (4, 0), (0, -4), (0, 4)))


@dataclass(slots=True)
class Picture:
    """A picture stretched over part of the map, such as relief shading.

    Attributes:
        clip: Outline that nothing is printed outside of.
        turn: Degrees by which the picture is turned about the origin; ``target`` is its place before.
    """

    image: QImage
    target: QRectF
    clip: QPainterPath | None = None
    turn: float = 0.0

    def paint(self, painter: QPainter, rect: QRectF, _zoom: float) -> None:
        """Paint the part that touches a rectangle."""
        # A little more than asked for: at the edge of its source a stretched picture cannot be smoothed.
        part = rect.adjusted(-_SPILL, -_SPILL, _SPILL, _SPILL) & self.target
        if self.turn:
            part = self.target
        if part.isEmpty():
            return
        across, down = (
            self.image.width() / self.target.width(), self.image.height() / self.target.height(),
        )  # fmt: skip
        source = QRectF(
            (part.x() - self.target.x()) * across, (part.y() - self.target.y()) * down,
            part.width() * across, part.height() * down,
        )  # fmt: skip
        painter.save()
        if self.clip is not None:
            painter.setClipPath(self.clip, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.rotate(self.turn)
        painter.drawImage(part, self.image, source)
        painter.restore()


def _keys(rect: QRectF) -> list[tuple[int, int]]:
    return [
        (i, j)
        for i in range(int(rect.left() // _BUCKET), int(rect.right() // _BUCKET) + 1)
        for j in range(int(rect.top() // _BUCKET), int(rect.bottom() // _BUCKET) + 1)
    ]
