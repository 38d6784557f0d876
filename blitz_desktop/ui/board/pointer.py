"""The pointer over the table while no button is down: what lies under it, and stacks it rests on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.table_view import TableView


class Pointer(QObject):
    """Follows the pointer over one view.

    Attributes:
        delay: Milliseconds for which it rests on a stack before that is spread; None for never.
        location: Hex or box under it; empty for none.
        unit: Counter under it; empty for none.

    Signals:
        location_changed: Another hex or box is under it; empty for none.
        unit_changed: Another counter is under it; empty for none.
    """

    location_changed = Signal(str)
    unit_changed = Signal(str)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.delay: int | None = None
        self.location: Location = ""
        self.unit: UnitId = ""
        self._view, self._scene = view, view.scene()
        self._is_glance = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._spread)

    def move(self, at: QPoint) -> None:
        """Follow it to a place of the viewport."""
        hit = self._scene.hit(self._view.mapToScene(at))
        location, unit = self.location, self.unit
        self.location, self.unit = hit.location, hit.unit
        if hit.location != location:
            self._scene.set_hover(hit.location)
            self.location_changed.emit(hit.location)
        if hit.unit != unit:
            self.unit_changed.emit(hit.unit)
        self._glance(at)

    def leave(self) -> None:
        """It is over the table no more."""
        location, unit = self.location, self.unit
        self.forget()
        if location:
            self._scene.set_hover("")
            self.location_changed.emit("")
        if unit:
            self.unit_changed.emit("")

    def forget(self) -> None:
        """Know nothing of what is under it: another table lies there."""
        self.location = self.unit = ""
        self.stop()

    def stop(self) -> None:
        """Let it rest nowhere: a button is down, or the window is left."""
        self._rest.stop()

    def keep_spread(self) -> None:
        """Leave a stack that was spread under it spread when it goes away."""
        self._is_glance = False

    def is_on_ground(self, at: QPoint) -> bool:
        """Whether a place is on the ground of a spread stack."""
        fan = self._scene.fan
        return fan is not None and fan.boundingRect().contains(self._view.mapToScene(at))

    def _glance(self, at: QPoint) -> None:
        """Spread a stack once it has rested on it, and close it when it goes away."""
        fan = self._scene.fan
        if fan is not None:
            if self._is_glance and self.location != fan.pile.location and not self.is_on_ground(at):
                self._scene.close_fan()
        elif self.unit and self.delay is not None and len(self._scene.table.stack(self.location)) > 1:
            self._rest.start(self.delay)
        else:
            self._rest.stop()

    def _spread(self) -> None:
        if self.unit and self._scene.fan is None:
            self._scene.open_fan(self.location, self.unit)
            self._is_glance = True
