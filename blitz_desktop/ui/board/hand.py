"""The hand that drags counters: takes them up, carries them, and lets them glide home again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, Qt, QTimer, QVariantAnimation, Signal

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.lifted import LiftedCounter
from blitz_desktop.ui.board.table_view import TableView

_EDGE = 28
_EDGE_SPEED = 18
_FRAME = 16
_HOME_TIME = 170
_NOT_YET: Location = "\0"


class Hand(QObject):
    """Holds the counters of one view's drag.

    Attributes:
        is_still: Whether counters jump home instead of gliding (reduced motion).

    Signals:
        moved: The hex or box under the counters changed; empty for none.
    """

    moved = Signal(str)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.is_still = False
        self._view = view
        self._scene = view.scene()
        self._counters: tuple[LiftedCounter, ...] = ()
        self._grip = QPointF()
        self._at = QPoint()
        self._over: Location = ""
        self._homing: QVariantAnimation | None = None
        self._edge_timer = QTimer(self)
        self._edge_timer.setInterval(_FRAME)
        self._edge_timer.timeout.connect(self._scroll_at_edge)

    @property
    def is_holding(self) -> bool:
        """Whether there are counters in the hand."""
        return bool(self._counters)

    @property
    def over(self) -> Location:
        """The hex or box under the counters; empty where there is none."""
        return "" if self._over == _NOT_YET else self._over

    @property
    def at(self) -> QPoint:
        """Where the counters were carried to last, in the viewport."""
        return self._at

    @property
    def units(self) -> tuple[UnitId, ...]:
        """What is in the hand, the uppermost counter first."""
        return tuple(counter.unit for counter in self._counters)

    def take(self, units: Sequence[UnitId], held: UnitId, at: QPoint) -> bool:
        """Take counters up, gripping one of them at a place of the viewport; False where there are none."""
        self.stop_homing()
        scene = self._scene
        spot, part = scene.spot(held), scene.part(held)
        self._grip = (self._view.mapToScene(at) - spot) / part if spot is not None else QPointF()
        self._counters = tuple(scene.lift([held, *(unit for unit in units if unit != held)]))
        scene.close_fan()
        self._over = _NOT_YET
        if self._counters:
            self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._edge_timer.start()
        return self.is_holding

    def carry(self, at: QPoint) -> None:
        """Follow the pointer to a place of the viewport."""
        self._at = at
        point = self._view.mapToScene(at)
        for counter in self._counters:
            counter.hold(point - self._grip)
        over = self.place_at(at)
        if over != self._over:
            self._over = over
            self._scene.set_hover(over)
            self.moved.emit(over)

    def carry_on(self) -> None:
        """Follow the table as it moves or grows under the pointer."""
        if self._counters:
            self.carry(self._at)

    def place_at(self, at: QPoint) -> Location:
        """The hex or box at a place of the viewport; empty where there is none, or outside."""
        if not self._view.viewport().rect().contains(at):
            return ""
        return self._scene.table.location_at(self._view.mapToScene(at))

    def open(self) -> tuple[UnitId, ...]:
        """End the drag and tell what was held, which stays lifted until the scene or ``send_home`` acts."""
        units = self.units
        self._counters = ()
        self._edge_timer.stop()
        self._view.viewport().unsetCursor()
        self._scene.set_hover("")
        return units

    def send_home(self) -> None:
        """Let what is still lifted glide back to where it lies."""
        counters = self._scene.hand
        if not counters:
            return
        if self.is_still or not self._view.isVisible():
            self._scene.put_down()
            return
        starts = [counter.pos() for counter in counters]
        homing = QVariantAnimation(self)
        homing.setDuration(_HOME_TIME)
        homing.setStartValue(0.0)
        homing.setEndValue(1.0)
        homing.setEasingCurve(QEasingCurve.Type.OutCubic)

        def glide(part: float) -> None:
            if self._scene.hand != counters:
                return  # put down by others since, or the table was cleared
            for counter, start in zip(counters, starts, strict=True):
                counter.setPos(start + (counter.home - start) * part)

        homing.valueChanged.connect(glide)
        homing.finished.connect(self.stop_homing)
        self._homing = homing
        homing.start()

    def stop_homing(self) -> None:
        """Be done with the way home at once."""
        homing, self._homing = self._homing, None
        if homing is not None:
            homing.stop()
            homing.deleteLater()
            self._scene.put_down()

    def _scroll_at_edge(self) -> None:
        room, at = self._view.viewport().rect(), self._at
        if not room.contains(at):
            return
        dx = _EDGE_SPEED * ((at.x() > room.right() - _EDGE) - (at.x() < room.left() + _EDGE))
        dy = _EDGE_SPEED * ((at.y() > room.bottom() - _EDGE) - (at.y() < room.top() + _EDGE))
        if dx or dy:
            self._view.pan(dx, dy)
            self.carry(at)
