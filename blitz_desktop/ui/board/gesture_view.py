"""The mouse on the table: drags, bands and panning; what a click means is left to others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.ui.board.band import Band
from blitz_desktop.ui.board.hand import Hand
from blitz_desktop.ui.board.panning import Panning
from blitz_desktop.ui.board.pointer import Pointer
from blitz_desktop.ui.board.press import Press
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.board.table_view import TableView

_SHIFT = Qt.KeyboardModifier.ShiftModifier


class GestureView(TableView):
    """Tells gestures of the mouse apart.

    Signals:
        piece_pressed: The left button went down on a counter, without any modifier.
        drag_requested: The pointer pulls at a counter.
        drag_moved: The hex or box under the dragged counters changed; empty for none.
        dropped: Counters were let go over a hex or box: their ids, the place.
        drag_cancelled: The drag ended without a drop.
        missed: Then, where the counters were let go off the map: their ids.
        banded: A band was drawn around counters: their ids, the keyboard modifiers.
    """

    piece_pressed = Signal(str)
    drag_requested = Signal(str)
    drag_moved = Signal(str)
    dropped = Signal(tuple, str)
    drag_cancelled = Signal()
    missed = Signal(tuple)
    banded = Signal(tuple, object)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._press: Press | None = None
        self._is_menu_unwanted = False
        self._panning = Panning(self)
        self._pointer = Pointer(self)
        self._hand = Hand(self)
        self._band = Band(self)
        self._hand.moved.connect(self.drag_moved)
        self.zoomed.connect(self._hand.carry_on)
        scene.board_changed.connect(self._forget)
        scene.view_shown.connect(self._let_fall)

    # Dragging

    @property
    def is_still(self) -> bool:
        """Whether counters jump home instead of gliding (reduced motion)."""
        return self._hand.is_still

    @is_still.setter
    def is_still(self, is_still: bool) -> None:
        self._hand.is_still = is_still

    @property
    def is_dragging(self) -> bool:
        """Whether counters are in the hand."""
        return self._hand.is_holding

    def start_drag(self, units: Sequence[UnitId]) -> bool:
        """Take counters into the hand; only in answer to ``drag_requested``."""
        press = self._press
        if press is None or not units or self.is_dragging:
            return False
        return self._hand.take(units, press.unit if press.unit in units else units[0], press.at)

    @property
    def held(self) -> tuple[UnitId, ...]:
        """The counters in the hand, the uppermost first."""
        return self._hand.units

    def go_on(self, units: Sequence[UnitId]) -> None:
        """Take counters into the hand where the last ones were put down, with the button still pressed."""
        at = self._hand.at
        self._press = Press(at, "", units[0], has_asked=True)
        self._hand.take(units, units[0], self.piece_position(units[0]))
        self._hand.carry(at)

    def cancel_drag(self) -> None:
        """Let the counters go home."""
        if self.is_dragging:
            self._press = None
            self._hand.open()
            self._hand.send_home()
            self.drag_cancelled.emit()

    def _drop(self, at: QPoint) -> None:
        location = self._hand.place_at(at)
        if not location:
            units = self.held
            self.cancel_drag()
            self.missed.emit(units)
            return
        self._press = None
        self.dropped.emit(self._hand.open(), location)
        self._hand.send_home()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at, button = event.position().toPoint(), event.button()
        self._hand.stop_homing()
        self._board_scene.hide_reason()
        self._is_menu_unwanted = button == Qt.MouseButton.RightButton and self.is_dragging
        if self._is_menu_unwanted:
            self.cancel_drag()
        elif self._panning.is_begun_by(button):
            self._start_panning(at)
        elif button == Qt.MouseButton.LeftButton:
            hit = self._board_scene.hit(self.mapToScene(at))
            is_between = not hit.unit and self._pointer.is_on_ground(at)
            self._press = Press(at, hit.location, hit.unit, is_between or bool(event.modifiers() & _SHIFT))
            if hit.unit and not event.modifiers():
                self.piece_pressed.emit(hit.unit)
        self._pointer.stop()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        buttons = event.buttons()
        if self._panning.is_going:
            self._panning.follow(at, buttons)
            self._show_cursor()
        elif self._press is not None and not buttons & Qt.MouseButton.LeftButton:
            # The release was lost, outside the window or to another one.
            self.cancel_drag()
            self._band.drop()
            self._press = None
        elif self._press is not None:
            self._pull(self._press, at)
        else:
            self._pointer.move(at)
            self._show_cursor()
        event.accept()

    def _pull(self, press: Press, at: QPoint) -> None:
        if self._band.is_drawn:
            self._band.draw(at)
            return
        if not self.is_dragging and not press.has_asked:
            if (at - press.at).manhattanLength() < QApplication.startDragDistance():
                return
            if press.is_band:
                self._band.begin(press.at)
                self._band.draw(at)
                return
            if not press.unit:
                self._press = None
                self._start_panning(press.at)
                self._panning.follow(at, Qt.MouseButton.LeftButton)
                return
            press.has_asked = True
            self.drag_requested.emit(press.unit)
        if self.is_dragging:
            self._hand.carry(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        event.accept()
        if self._panning.is_ended_by(event.button()):
            self._panning.end()
            self._show_cursor()
            return
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        if self.is_dragging:
            self._drop(at)
            return
        press, self._press = self._press, None
        if self._band.is_drawn:
            self.banded.emit(self._band.finish(), event.modifiers())
            return
        if (at - press.at).manhattanLength() < QApplication.startDragDistance():
            self._click(press, event.modifiers())

    def _click(self, press: Press, modifiers: Qt.KeyboardModifier) -> None:
        """A press and release within a few pixels."""

    def _start_panning(self, at: QPoint) -> None:
        self._panning.begin(at)
        self._show_cursor()

    def _show_cursor(self) -> None:
        """A hand where a press would pan, closed while it does; an arrow over counters."""
        shape = Qt.CursorShape.ArrowCursor
        if self._panning.is_going or self.is_dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._panning.is_space_down or not self._pointer.unit:
            shape = Qt.CursorShape.OpenHandCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    def _let_go(self) -> None:
        """End whatever the mouse was doing: the window is no longer in use."""
        self.cancel_drag()
        self._band.drop()
        self._pointer.stop()
        self._press = None
        self._panning.is_space_down = False
        self._panning.end()
        self._show_cursor()

    def _let_fall(self) -> None:
        """Another view: the scene has laid down what was in the hand."""
        self._hand.stop_homing()
        if self.is_dragging:
            self._press = None
            self._hand.open()
            self.drag_cancelled.emit()

    def _forget(self) -> None:
        """Another board: whatever the mouse was doing was on the old one."""
        self._let_fall()
        self._band.drop()
        self._pointer.forget()
        self._press = None
