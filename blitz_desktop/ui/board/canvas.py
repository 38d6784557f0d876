"""The table under the mouse: clicks, drags, panning, keys.

A press and release within a few pixels is a click; a press on a counter that moves on asks for a drag, one
where no counter lies pans. With Shift, or on the ground of a spread stack, it draws a band around counters.
The controller answers ``drag_requested`` with ``start_drag(ids)`` before it returns, or not at all. When the
counters are let go over a place, ``dropped`` is emitted; whatever no view shown in answer has moved elsewhere
goes home by itself, and so it does when the drag is cancelled.

Clicking a stack spreads it (``opens_fans``); ``piece_clicked`` then names its top counter.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.bubble import ReasonBubble
from blitz_desktop.ui.board.gesture_view import GestureView
from blitz_desktop.ui.board.marked_scene import Bubble
from blitz_desktop.ui.board.press import Press
from blitz_desktop.ui.board.scene import BoardScene

_KEY_PAN = 90
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class BoardCanvas(GestureView):
    """Shows a board scene and tells what is done on it.

    Attributes:
        opens_fans: Whether a click on a stack spreads it.
        tip: Words for a tooltip about a hex or box and the counter on it, as rich text; empty for none.
        bubble: Says why something is refused.

    Signals:
        hex_hovered: The hex or box under the pointer changed; empty for none.
        hex_clicked: A hex or box was clicked where no counter lies, with the keyboard modifiers.
        piece_hovered: The counter under the pointer changed; empty for none.
        piece_clicked: A counter was clicked, with the keyboard modifiers.
        piece_double_clicked: A counter was double-clicked.
        waypoint_asked: The path of the counters in the hand is to pass this hex.
        stop_asked: The uppermost counter in the hand is to be left in this hex or box.
        context_menu_requested: The hex or box (empty for none), and the global position.
    """

    hex_hovered = Signal(str)
    hex_clicked = Signal(str, object)
    piece_hovered = Signal(str)
    piece_clicked = Signal(str, object)
    piece_double_clicked = Signal(str)
    waypoint_asked = Signal(str)
    stop_asked = Signal(str)
    context_menu_requested = Signal(str, QPoint)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.opens_fans = True
        self.tip: Callable[[Location, UnitId], str] = lambda _location, _unit: ""
        self.bubble = ReasonBubble(self)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pointer.location_changed.connect(self.hex_hovered)
        self._pointer.unit_changed.connect(self.piece_hovered)
        self.zoomed.connect(self.bubble.hide)
        scene.bubble_changed.connect(self._show_bubble)

    @property
    def fan_delay(self) -> int | None:
        """Milliseconds for which the pointer rests on a stack before it is spread; None for never."""
        return self._pointer.delay

    @fan_delay.setter
    def fan_delay(self, delay: int | None) -> None:
        self._pointer.delay = delay

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press = None
        hit = self._board_scene.hit(self.mapToScene(event.position().toPoint()))
        if hit.unit:
            self.piece_double_clicked.emit(hit.unit)

    def _click(self, press: Press, modifiers: Qt.KeyboardModifier) -> None:
        scene = self._board_scene
        fan = scene.fan
        self._pointer.keep_spread()
        if press.unit:
            is_fanned = fan is not None and fan.spot(press.unit) is not None
            if not is_fanned and self.opens_fans:
                scene.open_fan(press.location, press.unit)
            self.piece_clicked.emit(press.unit, modifiers)
            return
        if self._pointer.is_on_ground(press.at):
            return
        scene.close_fan()
        if press.location:
            self.hex_clicked.emit(press.location, modifiers)

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
            self._pointer.leave()
        return super().viewportEvent(event)

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
        elif key == Qt.Key.Key_Space and self.is_dragging:
            if not event.isAutoRepeat():
                self.stop_asked.emit(self._hand.over)
        elif key == Qt.Key.Key_Escape and self._band.is_drawn:
            self._band.drop()
            self._press = None
        elif key == Qt.Key.Key_Escape and self._board_scene.fan is not None:
            self._board_scene.close_fan()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat() and is_plain:
            self._panning.is_space_down = True
            self._show_cursor()
        elif steps is not None and is_plain:
            self.pan(steps[0] * _KEY_PAN, steps[1] * _KEY_PAN)
        else:
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._panning.is_space_down = False
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

    # What the scene tells

    def _show_bubble(self, bubble: Bubble | None) -> None:
        if bubble is None:
            self.bubble.hide()
        else:
            at, room = self.mapFromScene(bubble.at), self.viewport().rect()
            clear = [self.mapFromScene(rect).boundingRect() for rect in bubble.clear]
            self.bubble.say(bubble.text, bubble.rule, at, room, clear)


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
