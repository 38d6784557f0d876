"""The band: a rectangle drawn with the mouse that picks the counters in it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QRubberBand

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.ui.board.table_view import TableView


class Band:
    """A band on one view, from where it was begun to the pointer."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._start = QPoint()
        self._rubber = QRubberBand(QRubberBand.Shape.Rectangle, view.viewport())

    @property
    def is_drawn(self) -> bool:
        """Whether there is a band."""
        return self._rubber.isVisible()

    def begin(self, at: QPoint) -> None:
        """Begin a band."""
        self._start = at
        self._rubber.setGeometry(QRect(at, at))
        self._rubber.show()

    def draw(self, at: QPoint) -> None:
        """Draw it to the pointer."""
        self._rubber.setGeometry(QRect(self._start, at).normalized())

    def drop(self) -> None:
        """Do without it."""
        self._rubber.hide()

    def finish(self) -> tuple[UnitId, ...]:
        """Take it away; the counters in it, those of a spread stack alone where it began on one."""
        self._rubber.hide()
        scene = self._view.scene()
        rect = self._view.mapToScene(self._rubber.geometry()).boundingRect()
        fan = scene.fan
        if fan is not None and fan.boundingRect().contains(self._view.mapToScene(self._start)):
            return tuple(
                piece.id
                for piece in fan.pile.pieces
                if (spot := fan.spot(piece.id)) is not None and rect.contains(spot)
            )
        return tuple(
            piece.id
            for pile in scene.table.piles
            if _holds(rect, pile.at.x(), pile.at.y())
            for piece in pile.pieces
        )


def _holds(rect: QRectF, x: float, y: float) -> bool:
    return rect.left() <= x <= rect.right() and rect.top() <= y <= rect.bottom()
