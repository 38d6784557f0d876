"""Pencil on the map: notes on hexes and lines through hexes, kept with the game beside its record."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.board import Hex
from blitz_desktop.session.annotations import Annotation
from blitz_desktop.session.session import Session
from blitz_desktop.ui import fonts
from blitz_desktop.ui.board.canvas import BoardCanvas

MAP_NOTE, PENCIL = "map_note", "pencil"
"""Kinds of annotation."""

_LINE, _PAPER, _INK = QColor("#3d4b8f"), QColor("#fff3a8"), QColor("#24221e")
_WIDTH, _SIZE, _PADDING = 5.0, 15.0, 4.0
_Z = 36


def marks_of(session: Session) -> tuple[Annotation, ...]:
    """The notes and lines on the map of a game."""
    return tuple(note for note in session.annotations if note.kind in (MAP_NOTE, PENCIL))


class PencilLayer(QGraphicsItem):
    """Draws the notes and lines over everything that lies on the map."""

    def __init__(self, canvas: BoardCanvas) -> None:
        super().__init__()
        self.setZValue(_Z)
        self._canvas = canvas
        self._marks: tuple[Annotation, ...] = ()
        self._stroke: tuple[Hex, ...] = ()

    def show_marks(self, marks: Sequence[Annotation], stroke: Sequence[Hex] = ()) -> None:
        """Draw other marks, and the line that is being drawn."""
        self._marks, self._stroke = tuple(marks), tuple(stroke)
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._canvas.scene().sceneRect()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self._marks:
            if mark.kind == PENCIL:
                self._draw_line(painter, mark.data["hexes"])
        self._draw_line(painter, self._stroke)
        for mark in self._marks:
            if mark.kind == MAP_NOTE:
                self._draw_note(painter, mark)

    def _draw_line(self, painter: QPainter, hexes: Sequence[Hex]) -> None:
        points = self._points(hexes)
        if len(points) < 2:
            return
        path = QPainterPath(points[0])
        for point, after in pairwise(points[1:]):
            path.quadTo(point, (point + after) / 2)
        path.lineTo(points[-1])
        pen = QPen(_LINE, _WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setOpacity(0.75)
        painter.strokePath(path, pen)
        painter.setOpacity(1.0)

    def _draw_note(self, painter: QPainter, mark: Annotation) -> None:
        points = self._points((mark.data["hex"],))
        if not points:
            return
        painter.setFont(fonts.lettering(_SIZE, "medium"))
        text = painter.fontMetrics().boundingRect(mark.text)
        rect = QRectF(0, 0, text.width() + 4 * _PADDING, text.height() + 2 * _PADDING)
        rect.moveBottomLeft(points[0] + QPointF(6, -10))
        painter.setPen(QPen(_INK, 0.8))
        painter.setBrush(_PAPER)
        painter.drawRect(rect)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, mark.text)

    def _points(self, hexes: Sequence[Hex]) -> list[QPointF]:
        table = self._canvas.scene().table
        return [point for hex_ in hexes if (point := table.middle(hex_)) is not None]


class Pencil(QObject):
    """While it is taken up, a drag on the map draws a line through the hexes it passes.

    Signals:
        moved: The line in the making passes these hexes (tuple).
        drawn: A line was drawn (tuple of hexes).
    """

    moved = Signal(object)
    drawn = Signal(object)

    def __init__(self, canvas: BoardCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._hexes: list[Hex] = []
        self._is_drawing = False

    def take_up(self) -> None:
        """Draw from now on."""
        self._canvas.viewport().installEventFilter(self)
        self._canvas.viewport().setCursor(Qt.CursorShape.CrossCursor)

    def put_down(self) -> None:
        """Leave the mouse to the map again."""
        self._canvas.viewport().removeEventFilter(self)
        self._canvas.viewport().unsetCursor()
        self._is_drawing, self._hexes = False, []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the left button's events."""
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                self._is_drawing, self._hexes = True, []
                self._pass(event)
            case QEvent.Type.MouseMove if self._is_drawing:
                self._pass(event)
            case QEvent.Type.MouseButtonRelease if self._is_drawing:
                hexes, self._hexes, self._is_drawing = tuple(self._hexes), [], False
                self.moved.emit(())
                if len(hexes) > 1:
                    self.drawn.emit(hexes)
            case _:
                return False
        return True

    def _pass(self, event: QMouseEvent) -> None:
        scene = self._canvas.scene()
        location = scene.hit(self._canvas.mapToScene(event.position().toPoint())).location
        is_new = not self._hexes or self._hexes[-1] != location
        if scene.board is not None and location in scene.board and is_new:
            self._hexes.append(location)
            self.moved.emit(tuple(self._hexes))
