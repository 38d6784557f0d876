"""Asks in idle moments where each unit may go, so that the answer is there when it is taken in hand.

Where the pointer comes to rest on a counter, its reach is drawn ahead as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.ui.board.canvas import BoardCanvas

_PAUSE = 30
"""Milliseconds between two questions, in which the window can do what it is asked."""


_GLANCE = 15
"""Milliseconds for which the pointer stays on a counter before its reach is drawn ahead."""


class Foresight(QObject):
    """Goes through the units that may still move, one at a time, anew for each position."""

    def __init__(self, table: Table, canvas: BoardCanvas) -> None:
        super().__init__(canvas)
        self._table, self._canvas = table, canvas
        self._waiting: Iterator[UnitId] = iter(())
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._ask_next)
        self._pointed: UnitId = ""
        self._glance = QTimer(self, singleShot=True, interval=_GLANCE)
        self._glance.timeout.connect(self._draw_ahead)
        canvas.piece_hovered.connect(self._on_piece_hovered)
        table.listen(self._on_change)
        self._begin()

    def _on_change(self, change: Change) -> None:
        if change is Change.POSITION:
            self._begin()

    def _begin(self) -> None:
        self._waiting = iter(self._table.ready_units() if self._table.session.is_live else ())
        self._timer.start()

    def _ask_next(self) -> None:
        if self._canvas.is_dragging or not self._canvas.isVisible():
            return
        unit = next(self._waiting, None)
        if unit is None:
            self._timer.stop()
            return
        gesture = self._table.gesture_of((unit,))
        if gesture is not None and gesture.legality:
            _ = gesture.reach

    def _on_piece_hovered(self, unit: UnitId) -> None:
        self._pointed = unit
        self._glance.start()

    def _draw_ahead(self) -> None:
        reach = None if self._canvas.is_dragging else self._table.reach_in_hand(self._pointed)
        if reach is not None:
            self._canvas.foresee_reach(reach)
