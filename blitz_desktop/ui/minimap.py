"""The whole map, small, with the part that is seen framed; a click or drag on it moves the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.ui.board.table_view import TableView
from blitz_desktop.ui.theme import LIGHT

_PAUSE = 30
"""Milliseconds after which a change of the map or the view is shown."""


class Minimap(QWidget):
    """Shows where the view of a map is."""

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._scene = view.scene()
        self._picture: QPixmap | None = None
        self.setAccessibleName(say("Whole map"))
        self.setToolTip(say("Click or drag to move the view"))
        self.setMinimumHeight(110)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.update)
        for changed in (view.horizontalScrollBar().valueChanged, view.verticalScrollBar().valueChanged):
            changed.connect(self._frame_moved)
        view.zoomed.connect(self._frame_moved)
        for signal in (self._scene.map_changed, self._scene.view_shown, self._scene.board_changed):
            signal.connect(self._forget)

    def sizeHint(self) -> QSize:
        return QSize(200, 190)

    @property
    def frame(self) -> QRectF:
        """The part of the map that is seen, in the widget."""
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        scale, corner = self._scale, self._map.topLeft()
        return QRectF(
            corner + (seen.topLeft() - self._rect.topLeft()) * scale, seen.size() * scale
        ).intersected(self._map)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._go(event)

    def _go(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and not self._rect.isEmpty():
            event.accept()
            self._view.centre_on_point(
                self._rect.topLeft() + (event.position() - self._map.topLeft()) / self._scale
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._rect.isEmpty():
            return
        if self._picture is None:
            self._picture = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.setBrush(QColor(255, 255, 255, 46))
        for colour, width in (("#fffaf0", 4.0), (LIGHT.bad, 2.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRect(self.frame.adjusted(1, 1, -1, -1))

    def _draw(self) -> QPixmap:
        """The map with a dot for each stack."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        overview = self._scene.overview
        if overview is not None:
            painter.drawPixmap(self._map, overview, QRectF(overview.rect()))
        painter.setPen(QPen(QColor(20, 20, 20, 150), 0.6))
        for stack, colour in self._stacks():
            painter.setBrush(QColor(colour))
            at = self._map.topLeft() + (stack - self._rect.topLeft()) * self._scale
            painter.drawRect(QRectF(at.x() - 1.7, at.y() - 1.7, 3.4, 3.4))
        painter.end()
        return picture

    def _stacks(self) -> list[tuple[QPointF, str]]:
        view, palettes = self._scene.view, self._scene.palettes
        if view is None or self._scene.board is None:
            return []
        on_map = {piece.at: piece for piece in view.pieces if piece.at in self._scene.board}
        return [
            (middle, palettes[piece.face.palette].fill)
            for at, piece in on_map.items()
            if (middle := self._scene.table.middle(at)) is not None and piece.face.palette in palettes
        ]

    @property
    def _rect(self) -> QRectF:
        return self._scene.map_rect

    @property
    def _scale(self) -> float:
        """Widget pixels to a scene pixel."""
        return min(self.width() / self._rect.width(), self.height() / self._rect.height())

    @property
    def _map(self) -> QRectF:
        """Where the map lies in the widget."""
        size = self._rect.size() * self._scale
        return QRectF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2, *size.toTuple())

    def _frame_moved(self) -> None:
        if self.isVisible() and not self._pause.isActive():
            self._pause.start()

    def _forget(self) -> None:
        self._picture = None
        self._frame_moved()
