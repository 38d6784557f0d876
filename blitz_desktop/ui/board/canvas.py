"""The view of the table: zoom, pan, and what the mouse does.

A press and release within a few pixels is a click; a press on a counter that moves on asks for a drag.
The controller answers ``drag_requested`` with ``start_drag(ids)`` before it returns, or not at all. When the
counters are let go over a place, ``dropped`` is emitted; whatever no view shown in answer has moved elsewhere
goes home by itself, and so it does when the drag is cancelled.

Clicking a stack spreads it (``opens_fans``); ``piece_clicked`` then names its top counter.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.bubble import ReasonBubble
from blitz_desktop.ui.board.lifted import LiftedCounter
from blitz_desktop.ui.board.metrics import ZOOMS, nearest_zoom, zoom_after
from blitz_desktop.ui.board.scene import BoardScene, Bubble

_NOTCH = 120
_MOST_STEPS = 2
"""Most zoom steps that one wheel event may take, however far it says the wheel was turned."""

_PINCH_STEP = 1.3
_KEY_PAN = 90
_EDGE = 28
_EDGE_SPEED = 18
_FRAME = 16
_MOST_PARTS = 3
"""Damaged rectangles beyond which painting their union costs less than telling them apart."""

_HOME_TIME = 170


class BoardCanvas(QGraphicsView):
    """Shows a board scene and tells what is done on it.

    Attributes:
        opens_fans: Whether a click on a stack spreads it.
        is_still: Whether counters jump home instead of gliding (reduced motion).
        bubble: Says why something is refused.

    Signals:
        hex_hovered: The hex or box under the pointer changed; empty for none.
        hex_clicked: A hex or box was clicked where no counter lies, with the keyboard modifiers.
        piece_hovered: The counter under the pointer changed; empty for none.
        piece_clicked: A counter was clicked, with the keyboard modifiers.
        piece_double_clicked: A counter was double-clicked.
        drag_requested: The pointer pulls at a counter.
        drag_moved: The hex or box under the dragged counters changed; empty for none.
        dropped: Counters were let go over a hex or box: their ids, the place.
        drag_cancelled: The drag ended without a drop.
        context_menu_requested: The hex or box (empty for none), and the global position.
        zoomed: The zoom changed.
    """

    hex_hovered = Signal(str)
    hex_clicked = Signal(str, object)
    piece_hovered = Signal(str)
    piece_clicked = Signal(str, object)
    piece_double_clicked = Signal(str)
    drag_requested = Signal(str)
    drag_moved = Signal(str)
    dropped = Signal(tuple, str)
    drag_cancelled = Signal()
    context_menu_requested = Signal(str, QPoint)
    zoomed = Signal(float)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.opens_fans = True
        self.is_still = False
        self._board_scene = scene
        self._press: _Press | None = None
        self._pan_from: QPoint | None = None
        self._is_space_down = False
        self._drag: tuple[LiftedCounter, ...] = ()
        self._grip = QPointF()
        self._over: Location = ""
        self._hovered: tuple[Location, UnitId] = ("", "")
        self._held: tuple[tuple[QPoint, int, int], QPointF] | None = None
        self._turned = 0
        self._pinched = 1.0
        self._homing: QVariantAnimation | None = None
        self._edge_timer = QTimer(self)
        self._edge_timer.setInterval(_FRAME)
        self._edge_timer.timeout.connect(self._scroll_at_edge)
        self.bubble = ReasonBubble(self)
        self._prepare()
        scene.bubble_changed.connect(self._show_bubble)
        scene.board_changed.connect(self._forget)
        scene.view_shown.connect(self._let_fall)
        scene.sceneRectChanged.connect(self._fit_limits)

    def _prepare(self) -> None:
        self.setObjectName("board")
        self.setAccessibleName(self.tr("Map"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # An opaque viewport is scrolled by moving its pixels; any other is painted anew.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fit_limits()

    def scene(self) -> BoardScene:
        return self._board_scene

    # Zoom and pan

    @property
    def zoom(self) -> float:
        """The zoom, 1 for 100 %."""
        return self.transform().m11()

    def zoom_in(self) -> None:
        """One step closer, about the middle of the view."""
        self._zoom_about(self._middle(), zoom_after(self.zoom, 1))

    def zoom_out(self) -> None:
        """One step away, about the middle of the view."""
        self._zoom_about(self._middle(), zoom_after(self.zoom, -1))

    def zoom_to(self, factor: float) -> None:
        """The step of the zoom nearest to a factor, about the middle of the view."""
        self._zoom_about(self._middle(), nearest_zoom(factor))

    def fit(self) -> None:
        """The largest zoom that shows the whole table."""
        rect = self.scene().sceneRect()
        if rect.isEmpty():
            return
        whole = min(self.viewport().width() / rect.width(), self.viewport().height() / rect.height())
        fitting = [zoom for zoom in ZOOMS if zoom <= whole]
        self._zoom_about(self._middle(), fitting[-1] if fitting else ZOOMS[0])
        self._show_point(rect.center(), self._middle())

    def centre_on(self, location: Location) -> None:
        """Bring a hex or tray to the middle of the view."""
        point = self._board_scene.table.middle(location)
        if point is not None:
            self._show_point(point, self._middle())

    def ensure_visible(self, location: Location) -> None:
        """Scroll as little as is needed to show a hex or tray with some ground around it."""
        point = self._board_scene.table.middle(location)
        if point is None:
            return
        at, room = self.mapFromScene(point), self.viewport().rect().adjusted(90, 90, -90, -90)
        if not room.contains(at):
            x = max(room.left(), min(at.x(), room.right()))
            y = max(room.top(), min(at.y(), room.bottom()))
            self._show_point(point, QPoint(x, y))

    def pan(self, dx: int, dy: int) -> None:
        """Move the view over the table, in pixels."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + dx)
        down.setValue(down.value() + dy)

    def _zoom_about(self, anchor: QPoint, zoom: float) -> None:
        """Change the zoom so that what is under ``anchor`` stays there."""
        if abs(zoom - self.zoom) < 1e-9:
            return
        place = (anchor, self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        # Scroll bars hold whole pixels: many steps about one place would add up their roundings.
        point = self._held[1] if self._held is not None and self._held[0] == place else self._exactly(anchor)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._fit_limits()
        self._show_point(point, anchor)
        self._held = (
            (anchor, self.horizontalScrollBar().value(), self.verticalScrollBar().value()),
            point,
        )
        self._board_scene.refit_fan()
        self.bubble.hide()
        self.zoomed.emit(zoom)

    def _exactly(self, at: QPoint) -> QPointF:
        """Scene position of a place of the view."""
        return self.viewportTransform().inverted()[0].map(QPointF(at))

    def _show_point(self, point: QPointF, at: QPoint) -> None:
        """Scroll so that a scene position is seen at a place of the view."""
        now = self.viewportTransform().map(point)
        self.pan(round(now.x() - at.x()), round(now.y() - at.y()))

    def _fit_limits(self, _rect: QRectF | None = None) -> None:
        """Let every part of the table be brought under every part of the view."""
        across, down = self.viewport().width() / self.zoom, self.viewport().height() / self.zoom
        self.setSceneRect(self.scene().sceneRect().adjusted(-across, -down, across, down))

    def _middle(self) -> QPoint:
        return self.viewport().rect().center()

    # Where things are seen, for tests and tours

    def hex_position(self, location: Location) -> QPoint:
        """Where the middle of a hex or tray is seen, in the viewport.

        Raises:
            KeyError: There is no such place.
        """
        point = self._board_scene.table.middle(location)
        if point is None:
            raise KeyError(location)
        return self.mapFromScene(point)

    def piece_position(self, unit: UnitId) -> QPoint:
        """Where a counter is seen, in the viewport.

        Raises:
            KeyError: There is no such counter.
        """
        point = self._board_scene.spot(unit)
        if point is None:
            raise KeyError(unit)
        return self.mapFromScene(point)

    # Dragging

    @property
    def is_dragging(self) -> bool:
        """Whether counters are in the hand."""
        return bool(self._drag)

    def start_drag(self, units: Sequence[UnitId]) -> bool:
        """Take counters into the hand; only in answer to ``drag_requested``."""
        press = self._press
        if press is None or not units or self._drag:
            return False
        self._stop_homing()
        scene = self._board_scene
        held = press.unit if press.unit in units else units[0]
        order = [held, *(unit for unit in units if unit != held)]
        spot = scene.spot(held)
        part = scene.fan.part if scene.fan is not None and scene.fan.spot(held) is not None else 1.0
        self._grip = (self.mapToScene(press.at) - spot) / part if spot is not None else QPointF()
        self._drag = tuple(scene.lift(order))
        scene.close_fan()
        self._over = "\0"
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._edge_timer.start()
        return bool(self._drag)

    def cancel_drag(self) -> None:
        """Let the counters go home."""
        if not self._drag:
            return
        self._end_drag()
        self._send_home()
        self.drag_cancelled.emit()

    def _carry(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        for counter in self._drag:
            counter.hold(point - self._grip)
        inside = self.viewport().rect().contains(at)
        over = self._board_scene.table.location_at(point) if inside else ""
        if over != self._over:
            self._over = over
            self._board_scene.set_hover(over)
            self.drag_moved.emit(over)

    def _drop(self, at: QPoint) -> None:
        location = self._board_scene.table.location_at(self.mapToScene(at))
        if not location or not self.viewport().rect().contains(at):
            self.cancel_drag()
            return
        units = tuple(counter.unit for counter in self._drag)
        self._end_drag()
        self.dropped.emit(units, location)
        self._send_home()

    def _end_drag(self) -> None:
        self._drag, self._press = (), None
        self._edge_timer.stop()
        self.viewport().unsetCursor()
        self._board_scene.set_hover("")

    def _send_home(self) -> None:
        """Let what is still in the hand glide back to where it lies."""
        counters = self._board_scene.hand
        if not counters:
            return
        if self.is_still or not self.isVisible():
            self._board_scene.put_down()
            return
        starts = [counter.pos() for counter in counters]
        homing = QVariantAnimation(self)
        homing.setDuration(_HOME_TIME)
        homing.setStartValue(0.0)
        homing.setEndValue(1.0)
        homing.setEasingCurve(QEasingCurve.Type.OutCubic)

        def glide(part: float) -> None:
            for counter, start in zip(counters, starts, strict=True):
                counter.setPos(start + (counter.home - start) * part)

        homing.valueChanged.connect(glide)
        homing.finished.connect(self._stop_homing)
        self._homing = homing
        homing.start()

    def _stop_homing(self) -> None:
        """Be done with the way home at once."""
        homing, self._homing = self._homing, None
        if homing is not None:
            homing.stop()
            homing.deleteLater()
            self._board_scene.put_down()

    def _scroll_at_edge(self) -> None:
        at = self.viewport().mapFromGlobal(self.cursor().pos()) if self._press is None else self._press.now
        room = self.viewport().rect()
        if not room.contains(at):
            return
        dx = _EDGE_SPEED * ((at.x() > room.right() - _EDGE) - (at.x() < room.left() + _EDGE))
        dy = _EDGE_SPEED * ((at.y() > room.bottom() - _EDGE) - (at.y() < room.top() + _EDGE))
        if dx or dy:
            self.pan(dx, dy)
            self._carry(at)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at, button = event.position().toPoint(), event.button()
        self._stop_homing()
        if button == Qt.MouseButton.RightButton and self._drag:
            self.cancel_drag()
        elif button == Qt.MouseButton.MiddleButton or (
            button == Qt.MouseButton.LeftButton and self._is_space_down
        ):
            self._pan_from = at
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button == Qt.MouseButton.LeftButton:
            hit = self._board_scene.hit(self.mapToScene(at))
            self._press = _Press(at, hit.location, hit.unit)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        buttons = event.buttons()
        if self._pan_from is not None:
            if buttons & (Qt.MouseButton.MiddleButton | Qt.MouseButton.LeftButton):
                self.pan(self._pan_from.x() - at.x(), self._pan_from.y() - at.y())
                self._pan_from = at
            else:
                self._stop_panning()
        elif self._press is not None and not buttons & Qt.MouseButton.LeftButton:
            # The release was lost, outside the window or to another one.
            self.cancel_drag()
            self._press = None
        elif self._press is not None:
            self._press.now = at
            self._pull(self._press, at)
        else:
            self._hover(at)
        event.accept()

    def _pull(self, press: _Press, at: QPoint) -> None:
        if not self._drag and press.unit and not press.has_asked:
            if (at - press.at).manhattanLength() < QApplication.startDragDistance():
                return
            press.has_asked = True
            self.drag_requested.emit(press.unit)
        if self._drag:
            self._carry(at)

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
        if self._drag:
            self._drop(at)
            return
        press, self._press = self._press, None
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

    def _stop_panning(self) -> None:
        self._pan_from = None
        self.viewport().setCursor(
            Qt.CursorShape.OpenHandCursor if self._is_space_down else Qt.CursorShape.ArrowCursor
        )

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        hit = self._board_scene.hit(self.mapToScene(event.pos()))
        self.context_menu_requested.emit(hit.location, event.globalPos())
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        pixels, angle = event.pixelDelta(), event.angleDelta()
        is_zooming = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        is_touch = not pixels.isNull() and (event.phase() != Qt.ScrollPhase.NoScrollPhase or angle.isNull())
        if is_touch and not is_zooming:
            self.pan(-pixels.x(), -pixels.y())
            return
        if angle.y() * self._turned < 0:
            self._turned = 0
        self._turned += angle.y()
        steps = int(self._turned / _NOTCH)
        if steps:
            self._turned -= steps * _NOTCH
            steps = max(-_MOST_STEPS, min(_MOST_STEPS, steps))
            at = event.position().toPoint()
            anchor = at if self.viewport().rect().contains(at) else self._middle()
            self._zoom_about(anchor, zoom_after(self.zoom, steps))
            if self._drag and self._press is not None:
                self._carry(self._press.now)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._pinch(event)
            return True
        if event.type() == QEvent.Type.Leave and not self._drag:
            self._leave()
        return super().viewportEvent(event)

    def _pinch(self, event: QNativeGestureEvent) -> None:
        self._pinched *= 1 + event.value()
        steps = int(self._pinched >= _PINCH_STEP) - int(self._pinched <= 1 / _PINCH_STEP)
        if steps:
            self._pinched = 1.0
            self._zoom_about(event.position().toPoint(), zoom_after(self.zoom, steps))

    def _leave(self) -> None:
        location, unit = self._hovered
        self._hovered = ("", "")
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
        if key == Qt.Key.Key_Escape and self._drag:
            self.cancel_drag()
        elif key == Qt.Key.Key_Escape and self._board_scene.fan is not None:
            self._board_scene.close_fan()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat() and is_plain:
            self._is_space_down = True
            if self._pan_from is None and not self._drag:
                self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif steps is not None and is_plain:
            self.pan(steps[0] * _KEY_PAN, steps[1] * _KEY_PAN)
        else:
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._is_space_down = False
            if self._pan_from is None and not self._drag:
                self.viewport().unsetCursor()
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
        self._press = None
        self._is_space_down = False
        if self._pan_from is not None:
            self._stop_panning()

    # Frame

    def resizeEvent(self, event: QResizeEvent) -> None:
        point = self.mapToScene(QPoint(0, 0))
        super().resizeEvent(event)
        self._fit_limits()
        self._show_point(point, QPoint(0, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        region = event.region()
        if region.rectCount() <= _MOST_PARTS:
            to_scene = self.viewportTransform().inverted()[0]
            rects = list(region)  # type: ignore[call-overload]  # the stubs forget that it can be iterated
            self._board_scene.damage = tuple(to_scene.mapRect(QRectF(rect)) for rect in rects)
        super().paintEvent(event)
        self._board_scene.damage = ()

    def _show_bubble(self, bubble: Bubble | None) -> None:
        if bubble is None:
            self.bubble.hide()
        else:
            self.bubble.say(bubble.text, bubble.rule, self.mapFromScene(bubble.at), self.viewport().rect())

    def _let_fall(self) -> None:
        """Another view: the scene has laid down what was in the hand."""
        self._stop_homing()
        if self._drag:
            self._end_drag()
            self.drag_cancelled.emit()

    def _forget(self) -> None:
        """Another board: whatever the mouse was doing was on the old one."""
        self._let_fall()
        self._press, self._hovered = None, ("", "")
        self._fit_limits()


class _Press:
    """A left press that has not been released.

    Attributes:
        at: Where it was.
        now: Where the pointer is.
        location: Hex or tray under it.
        unit: Counter under it; empty for none.
        has_asked: Whether a drag was asked for.
    """

    __slots__ = ("at", "has_asked", "location", "now", "unit")

    def __init__(self, at: QPoint, location: Location, unit: UnitId) -> None:
        self.at = at
        self.now = at
        self.location = location
        self.unit = unit
        self.has_asked = False


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
