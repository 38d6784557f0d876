"""The table under the mouse: clicks, drags, panning, keys.

A press and release within a few pixels is a click; a press on a counter that moves on asks for a drag, one
where no counter lies pans. With Shift, or on the ground of a spread stack, it draws a band around counters.
The controller answers ``drag_requested`` with ``start_drag(ids)`` before it returns, or not at all. When the
counters are let go over a place, ``dropped`` is emitted; whatever no view shown in answer has moved elsewhere
goes home by itself, and so it does when the drag is cancelled.

Clicking a stack spreads it (``opens_fans``); ``piece_clicked`` then names its top counter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.band import Band
from blitz_desktop.ui.board.bubble import ReasonBubble
from blitz_desktop.ui.board.hand import Hand
from blitz_desktop.ui.board.scene import BoardScene, Bubble
from blitz_desktop.ui.board.table_view import TableView

_KEY_PAN = 90
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class BoardCanvas(TableView):
    """Shows a board scene and tells what is done on it.

    Attributes:
        opens_fans: Whether a click on a stack spreads it.
        fan_delay: Milliseconds for which the pointer rests on a stack before it is spread; None for never.
        tip: Words for a tooltip about a hex or box and the counter on it, as rich text; empty for none.
        bubble: Says why something is refused.

    Signals:
        hex_hovered: The hex or box under the pointer changed; empty for none.
        hex_clicked: A hex or box was clicked where no counter lies, with the keyboard modifiers.
        piece_hovered: The counter under the pointer changed; empty for none.
        piece_pressed: The left button went down on a counter, without any modifier.
        piece_clicked: A counter was clicked, with the keyboard modifiers.
        piece_double_clicked: A counter was double-clicked.
        drag_requested: The pointer pulls at a counter.
        drag_moved: The hex or box under the dragged counters changed; empty for none.
        dropped: Counters were let go over a hex or box: their ids, the place.
        drag_cancelled: The drag ended without a drop.
        banded: A band was drawn around counters: their ids, the keyboard modifiers.
        waypoint_asked: The path of the counters in the hand is to pass this hex.
        context_menu_requested: The hex or box (empty for none), and the global position.
    """

    hex_hovered = Signal(str)
    hex_clicked = Signal(str, object)
    piece_hovered = Signal(str)
    piece_pressed = Signal(str)
    piece_clicked = Signal(str, object)
    piece_double_clicked = Signal(str)
    drag_requested = Signal(str)
    drag_moved = Signal(str)
    dropped = Signal(tuple, str)
    drag_cancelled = Signal()
    banded = Signal(tuple, object)
    waypoint_asked = Signal(str)
    context_menu_requested = Signal(str, QPoint)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.opens_fans = True
        self.fan_delay: int | None = None
        self.tip: Callable[[Location, UnitId], str] = lambda _location, _unit: ""
        self._press: _Press | None = None
        self._pan_from: QPoint | None = None
        self._is_space_down = False
        self._is_menu_unwanted = False
        self._hovered: tuple[Location, UnitId] = ("", "")
        self._hand = Hand(self)
        self._band = Band(self)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._spread)
        self._is_glance = False
        self.bubble = ReasonBubble(self)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._hand.moved.connect(self.drag_moved)
        self.zoomed.connect(self._follow_zoom)
        scene.bubble_changed.connect(self._show_bubble)
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
            self.cancel_drag()
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
        elif button == Qt.MouseButton.MiddleButton or (
            button == Qt.MouseButton.LeftButton and self._is_space_down
        ):
            self._start_panning(at)
        elif button == Qt.MouseButton.LeftButton:
            hit = self._board_scene.hit(self.mapToScene(at))
            self._press = _Press(at, hit.location, hit.unit)
            self._press.is_band = bool(event.modifiers() & _SHIFT) or self._is_on_fan(hit.unit, at)
            if hit.unit and not event.modifiers():
                self.piece_pressed.emit(hit.unit)
        self._rest.stop()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        buttons = event.buttons()
        if self._pan_from is not None:
            if buttons & (Qt.MouseButton.MiddleButton | Qt.MouseButton.LeftButton):
                self._pan_to(at)
            else:
                self._stop_panning()
        elif self._press is not None and not buttons & Qt.MouseButton.LeftButton:
            # The release was lost, outside the window or to another one.
            self.cancel_drag()
            self._band.drop()
            self._press = None
        elif self._press is not None:
            self._pull(self._press, at)
        else:
            self._hover(at)
        event.accept()

    def _pull(self, press: _Press, at: QPoint) -> None:
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
                self._pan_to(at)
                return
            press.has_asked = True
            self.drag_requested.emit(press.unit)
        if self.is_dragging:
            self._hand.carry(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        event.accept()
        if self._pan_from is not None and event.button() in (
            Qt.MouseButton.MiddleButton,
            Qt.MouseButton.LeftButton,
        ):
            self._stop_panning()
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

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press = None
        hit = self._board_scene.hit(self.mapToScene(event.position().toPoint()))
        if hit.unit:
            self.piece_double_clicked.emit(hit.unit)

    def _click(self, press: _Press, modifiers: Qt.KeyboardModifier) -> None:
        scene = self._board_scene
        fan = scene.fan
        self._is_glance = False
        if press.unit:
            is_fanned = fan is not None and fan.spot(press.unit) is not None
            if not is_fanned and self.opens_fans:
                scene.open_fan(press.location, press.unit)
            self.piece_clicked.emit(press.unit, modifiers)
            return
        if fan is not None and fan.boundingRect().contains(self.mapToScene(press.at)):
            return
        scene.close_fan()
        if press.location:
            self.hex_clicked.emit(press.location, modifiers)

    def _hover(self, at: QPoint) -> None:
        hit = self._board_scene.hit(self.mapToScene(at))
        location, unit = self._hovered
        self._hovered = (hit.location, hit.unit)
        if hit.location != location:
            self._board_scene.set_hover(hit.location)
            self.hex_hovered.emit(hit.location)
        if hit.unit != unit:
            self.piece_hovered.emit(hit.unit)
        self._glance(hit.location, hit.unit, at)
        self._show_cursor()

    def _glance(self, location: Location, unit: UnitId, at: QPoint) -> None:
        """Spread a stack once the pointer has rested on it, and close it when the pointer goes away."""
        fan = self._board_scene.fan
        if fan is not None:
            if self._is_glance and location != fan.pile.location and not self._is_on_fan("", at):
                self._board_scene.close_fan()
        elif unit and self.fan_delay is not None and len(self._board_scene.table.stack(location)) > 1:
            self._rest.start(self.fan_delay)
        else:
            self._rest.stop()

    def _spread(self) -> None:
        location, unit = self._hovered
        if unit and self._board_scene.fan is None and self._press is None:
            self._board_scene.open_fan(location, unit)
            self._is_glance = True

    def _is_on_fan(self, unit: UnitId, at: QPoint) -> bool:
        """Whether a place is on the ground of a spread stack, between its counters."""
        fan = self._board_scene.fan
        return not unit and fan is not None and fan.boundingRect().contains(self.mapToScene(at))

    def _start_panning(self, at: QPoint) -> None:
        self._pan_from = at
        self._show_cursor()

    def _pan_to(self, at: QPoint) -> None:
        if self._pan_from is not None:
            self.pan(self._pan_from.x() - at.x(), self._pan_from.y() - at.y())
            self._pan_from = at

    def _stop_panning(self) -> None:
        self._pan_from = None
        self._show_cursor()

    def _show_cursor(self) -> None:
        """A hand where a press would pan, closed while it does; an arrow over counters."""
        shape = Qt.CursorShape.ArrowCursor
        if self._pan_from is not None or self.is_dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._is_space_down or not self._hovered[1]:
            shape = Qt.CursorShape.OpenHandCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if self._is_menu_unwanted:
            # The click that let the counters go home asks for nothing more.
            self._is_menu_unwanted = False
            return
        hit = self._board_scene.hit(self.mapToScene(event.pos()))
        self.context_menu_requested.emit(hit.location, event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            hit = self._board_scene.hit(self.mapToScene(event.pos()))
            words = "" if self._press is not None else self.tip(hit.location, hit.unit)
            QToolTip.showText(event.globalPos(), words, self.viewport())
            return True
        if event.type() == QEvent.Type.Leave and not self.is_dragging:
            self._leave()
        return super().viewportEvent(event)

    def _leave(self) -> None:
        location, unit = self._hovered
        self._hovered = ("", "")
        self._rest.stop()
        if location:
            self._board_scene.set_hover("")
            self.hex_hovered.emit("")
        if unit:
            self.piece_hovered.emit("")

    # Keys and focus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        steps = _ARROWS.get(Qt.Key(key))
        is_plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if key == Qt.Key.Key_Escape and self.is_dragging:
            self.cancel_drag()
        elif key == Qt.Key.Key_Shift and self.is_dragging:
            self.waypoint_asked.emit(self._hand.over)
        elif key == Qt.Key.Key_Escape and self._band.is_drawn:
            self._band.drop()
            self._press = None
        elif key == Qt.Key.Key_Escape and self._board_scene.fan is not None:
            self._board_scene.close_fan()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat() and is_plain:
            self._is_space_down = True
            self._show_cursor()
        elif steps is not None and is_plain:
            self.pan(steps[0] * _KEY_PAN, steps[1] * _KEY_PAN)
        else:
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._is_space_down = False
            self._show_cursor()
            event.accept()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._let_go()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._let_go()
        super().changeEvent(event)

    def _let_go(self) -> None:
        """End whatever the mouse was doing: the window is no longer in use."""
        self.cancel_drag()
        self._band.drop()
        self._rest.stop()
        self._press = None
        self._is_space_down = False
        if self._pan_from is not None:
            self._stop_panning()

    # What the scene tells

    def _show_bubble(self, bubble: Bubble | None) -> None:
        if bubble is None:
            self.bubble.hide()
        else:
            self.bubble.say(bubble.text, bubble.rule, self.mapFromScene(bubble.at), self.viewport().rect())

    def _follow_zoom(self) -> None:
        self.bubble.hide()
        self._hand.carry_on()

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
        self._rest.stop()
        self._press, self._hovered = None, ("", "")


class _Press:
    """A left press that has not been released.

    Attributes:
        at: Where it was.
        location: Hex or tray under it.
        unit: Counter under it; empty for none.
        has_asked: Whether a drag was asked for.
        is_band: Whether moving on draws a band.
    """

    __slots__ = ("at", "has_asked", "is_band", "location", "unit")

    def __init__(self, at: QPoint, location: Location, unit: UnitId) -> None:
        self.at = at
        self.location = location
        self.unit = unit
        self.has_asked = False
        self.is_band = False


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
