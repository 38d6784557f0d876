"""Counters dragged from a panel onto the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragMoveEvent, QDropEvent

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.carrying import Carrying

_KIND = "application/x-blitz-units"


def units_to_mime(units: Sequence[UnitId]) -> QMimeData:
    """Counters as what a drag carries."""
    carried = QMimeData()
    carried.setData(_KIND, "\n".join(units).encode())
    return carried


def units_of_mime(carried: QMimeData) -> tuple[UnitId, ...]:
    """Counters that a drag carries; none where it carries something else."""
    data = bytes(carried.data(_KIND).data()).decode() if carried.hasFormat(_KIND) else ""
    return tuple(data.split("\n")) if data else ()


class UnitDrops(QObject):
    """Lets the map take counters that are dragged onto it from a panel."""

    def __init__(self, canvas: BoardCanvas, scene: BoardScene, carrying: Carrying) -> None:
        super().__init__(canvas)
        self._canvas, self._table, self._carrying = canvas, scene.table, carrying
        canvas.setAcceptDrops(True)
        canvas.viewport().setAcceptDrops(True)
        canvas.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take drags of counters; leave everything else to the map."""
        kind = event.type()
        if kind == QEvent.Type.DragEnter:
            entering = cast(QDragMoveEvent, event)
            units = units_of_mime(entering.mimeData())
            if units and self._carrying.carry(units):
                entering.acceptProposedAction()
            return True
        if kind == QEvent.Type.DragMove:
            moving = cast(QDragMoveEvent, event)
            self._carrying.carry_over(self._location(moving))
            moving.acceptProposedAction()
            return True
        if kind == QEvent.Type.Drop:
            dropping = cast(QDropEvent, event)
            self._drop(units_of_mime(dropping.mimeData()), self._location(dropping))
            dropping.acceptProposedAction()
            return True
        if kind == QEvent.Type.DragLeave:
            self._carrying.drop_nothing()
            return True
        return super().eventFilter(watched, event)

    def _drop(self, units: tuple[UnitId, ...], location: str) -> None:
        if location:
            self._carrying.put_down(units, location)
        else:
            self._carrying.drop_nothing()

    def _location(self, event: QDropEvent) -> str:
        return self._table.location_at(self._canvas.mapToScene(event.position().toPoint()))
