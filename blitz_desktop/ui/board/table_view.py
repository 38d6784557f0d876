"""A view of the table that zooms in steps about any point and pans; what a click means is left to others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from blitz_desktop.core.decisions import Choices
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.metrics import OVERVIEWS, ZOOMS, nearest_zoom, zoom_after
from blitz_desktop.ui.board.scene import BoardScene

_NOTCH = 120
_MOST_STEPS = 2
"""Most zoom steps that one wheel event may take, however far it says the wheel was turned."""

_PINCH_STEP = 1.3
_SURROUNDINGS = 90
_STRIP = 120
"""Pixels of the table that stay in sight however far it is moved."""

_MOST_PARTS = 3
"""Damaged rectangles beyond which painting their union costs less than telling them apart."""


class TableView(QGraphicsView):
    """Shows a board scene at the steps of the zoom.

    Signals:
        zoomed: The zoom changed.
    """

    zoomed = Signal(float)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board_scene = scene
        self._held: tuple[tuple[QPoint, int, int], QPointF] | None = None
        self._turned = 0
        self._pinched = 1.0
        self._prepare()
        scene.sceneRectChanged.connect(self._fit_limits)

    def scene(self) -> BoardScene:
        return self._board_scene

    def foresee_reach(self, choices: Choices) -> None:
        """Draw a reach ahead that may be lit next, as far as it would be seen."""
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        self._board_scene.foresee_reach(choices, seen, self.zoom * self.devicePixelRatioF())

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
        scales = (*OVERVIEWS, *ZOOMS)
        fitting = [zoom for zoom in scales if zoom <= whole]
        self._zoom_about(self._middle(), fitting[-1] if fitting else scales[0])
        self._show_point(rect.center(), self._middle())

    def centre_on(self, location: Location) -> None:
        """Bring a hex or tray to the middle of the view."""
        point = self._board_scene.table.middle(location)
        if point is not None:
            self._show_point(point, self._middle())

    def centre_on_point(self, point: QPointF) -> None:
        """Bring a scene position to the middle of the view."""
        self._show_point(point, self._middle())

    @property
    def middle(self) -> QPointF:
        """The scene position in the middle of the view."""
        return self.mapToScene(self._middle())

    def ensure_visible(self, location: Location) -> None:
        """Scroll as little as is needed to show a hex or tray with some ground around it."""
        point = self._board_scene.table.middle(location)
        if point is None:
            return
        at, room = (
            self.mapFromScene(point),
            self.viewport().rect().adjusted(_SURROUNDINGS, _SURROUNDINGS, -_SURROUNDINGS, -_SURROUNDINGS),
        )
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
        # All of it is painted anew: moving the pixels that are there would be in vain.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._fit_limits()
        self._show_point(point, anchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self._held = (
            (anchor, self.horizontalScrollBar().value(), self.verticalScrollBar().value()),
            point,
        )
        self._board_scene.refit_fan()
        self.zoomed.emit(zoom)

    def _exactly(self, at: QPoint) -> QPointF:
        """Scene position of a place of the view."""
        return self.viewportTransform().inverted()[0].map(QPointF(at))

    def _show_point(self, point: QPointF, at: QPoint) -> None:
        """Scroll so that a scene position is seen at a place of the view."""
        now = self.viewportTransform().map(point)
        self.pan(round(now.x() - at.x()), round(now.y() - at.y()))

    def _fit_limits(self, _rect: QRectF | None = None) -> None:
        """Let every part of the table be brought under the view, of which the table never leaves all."""
        across, down = (
            (side - min(_STRIP, side / 4)) / self.zoom
            for side in (self.viewport().width(), self.viewport().height())
        )
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

    # Wheel and touch

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

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._pinch(event)
            return True
        return super().viewportEvent(event)

    def _pinch(self, event: QNativeGestureEvent) -> None:
        self._pinched *= 1 + event.value()
        steps = int(self._pinched >= _PINCH_STEP) - int(self._pinched <= 1 / _PINCH_STEP)
        if steps:
            self._pinched = 1.0
            self._zoom_about(event.position().toPoint(), zoom_after(self.zoom, steps))

    # Frame

    def resizeEvent(self, event: QResizeEvent) -> None:
        point = self.mapToScene(QPoint(0, 0))
        super().resizeEvent(event)
        self._fit_limits()
        self._show_point(point, QPoint(0, 0))
        self._board_scene.refit_fan()

    def paintEvent(self, event: QPaintEvent) -> None:
        region = event.region()
        if region.rectCount() <= _MOST_PARTS:
            to_scene = self.viewportTransform().inverted()[0]
            rects = list(region)  # type: ignore[call-overload]  # the stubs forget that it can be iterated
            self._board_scene.damage.parts = tuple(to_scene.mapRect(QRectF(rect)) for rect in rects)
        super().paintEvent(event)
        self._board_scene.damage.parts = ()

    def _prepare(self) -> None:
        self.setObjectName("board")
        self.setAccessibleName(say("Map"))
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
