"""Units in the hand, taken from the map or from a panel: where they may go, and what putting them down is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from blitz_desktop.core.entries import Entry
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.table import Table
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.lighting import Lighting


class Carrying(QObject):
    """Keeps the drag of one table.

    Attributes:
        by_hand: While changes by hand are on, what moves units to a place, whatever the rules say.

    Signals:
        done: Units were put down, or could not be taken up: what came of it (an Entry, a Legality or a
            Draft), and where.
        hinted: A line for the status bar.
        past_touched: The player tried to act while the table shows the past.
    """

    done = Signal(object, str)
    hinted = Signal(str)
    past_touched = Signal()

    def __init__(self, table: Table, canvas: BoardCanvas, lighting: Lighting) -> None:
        super().__init__(canvas)
        self.by_hand: Callable[[tuple[UnitId, ...], Location], object] | None = None
        self._table, self._lighting = table, lighting
        self._canvas, self._scene = canvas, canvas.scene()
        self._stop: Location = ""
        canvas.drag_requested.connect(self._on_drag_requested)
        canvas.drag_moved.connect(self.carry_over)
        canvas.dropped.connect(self.put_down)
        canvas.drag_cancelled.connect(self.drop_nothing)
        canvas.missed.connect(self._on_missed)
        canvas.stop_asked.connect(self.leave_behind)

    def carry(self, units: tuple[UnitId, ...]) -> bool:
        """Take units in hand; False where they may not be moved."""
        self._scene.hide_reason()
        if not self._table.session.is_live:
            self.past_touched.emit()
            return False
        if self.by_hand is not None:
            self._scene.clear_marks()
            return True
        gesture = self._table.pick_up(units)
        if gesture is None:
            return False
        if not gesture.legality:
            self.done.emit(gesture.legality, gesture.start)
            return False
        if units[0] not in self._table.selection:
            self._table.select(units)
        self._lighting.gesture = gesture
        self._lighting.light()
        return True

    def carry_over(self, location: Location) -> None:
        """Show what putting the units in hand down at a place would mean."""
        self._scene.hide_reason()
        if self._lighting.gesture is None or not location:
            self._lighting.draw_path(None)
            self.hinted.emit("")
        elif location == self._lighting.gesture.start and not self._lighting.gesture.waypoints:
            self._lighting.draw_path(None)
            is_stop = location == self._stop
            self.hinted.emit(_stop_words(location) if is_stop else say("Put back where it was"))
        else:
            self._lighting.show_drop(self._lighting.gesture, location)

    def put_down(self, units: tuple[UnitId, ...], location: Location) -> None:
        """Put the units in hand down."""
        gesture, self._lighting.gesture = self._lighting.gesture, None
        self._stop = ""
        self._lighting.light()
        if gesture is None and self.by_hand is not None:
            if location != self._table.viewpoint.pieces[units[0]].at:
                self.by_hand(units, location)
        elif gesture is not None and (location != gesture.start or gesture.waypoints):
            self.done.emit(self._table.put_down(gesture, location), location)

    def leave_behind(self, location: Location) -> None:
        """Put the units in hand down, and go on with all but the uppermost one, if they may move on."""
        gesture, others = self._lighting.gesture, self._canvas.held[1:]
        if gesture is None or not location or not others:
            self.hinted.emit(say("A stack of two or more can be parted on the way."))
            return
        if location == gesture.start and not gesture.waypoints:
            self._canvas.cancel_drag()
        elif not isinstance(result := self._table.put_down(gesture, location), Entry):
            self.done.emit(result, location)
            return
        else:
            self.done.emit(result, location)
        if self.carry(others):
            self._stop = location
            self._table.select(others)
            self._canvas.go_on(others)
            self.hinted.emit(_stop_words(location))

    def drop_nothing(self) -> None:
        """Leave the units in hand where they were."""
        self._stop = ""
        self._lighting.gesture = None
        self._lighting.light()

    def _on_missed(self, units: tuple[UnitId, ...]) -> None:
        """Tell why nothing came of it, and show where the units are: the map may have moved meanwhile."""
        self._canvas.ensure_visible(self._table.viewpoint.pieces[units[0]].at)
        self.hinted.emit(say("That is off the map: the units stay where they are."))

    def _on_drag_requested(self, unit: UnitId) -> None:
        units = self._table.in_hand(unit)
        if self.carry(units):
            self._canvas.start_drag(units)


def _stop_words(at: Location) -> str:
    return say("Stopped in {hex}: drag on, or let go here.", hex=at)
