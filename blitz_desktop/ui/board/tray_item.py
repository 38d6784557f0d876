"""The trays as drawn: a titled panel for each off-map box."""

from __future__ import annotations

from collections.abc import Mapping, Set

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.trays import Tray
from blitz_desktop.ui.counters.face import SIZE
from blitz_desktop.ui.counters.lettering import write
from blitz_desktop.ui.theme import Theme


class TrayItem(QGraphicsItem):
    """Draws every tray, the one under the pointer and those a drop may go to in other colours."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._trays: Mapping[Location, Tray] = {}
        self._drawings: tuple[_Drawing, ...] = ()
        self._lit: Location = ""
        self._open: frozenset[Location] = frozenset()
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(5)

    def lay(self, trays: Mapping[Location, Tray], counts: Mapping[Location, int]) -> None:
        """Draw these trays from now on, with the number of counters in each."""
        rect = QRectF()
        for tray in trays.values():
            rect = rect.united(tray.rect)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self._trays = trays
        self._drawings = tuple(_Drawing(tray, counts.get(at, 0)) for at, tray in trays.items())
        self.update()

    def light(self, location: Location) -> None:
        """Light the tray with this id; none for any other location."""
        lit = location if location in self._trays else ""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def open(self, locations: Set[Location]) -> None:
        """Mark the trays among these locations as places to drop counters."""
        opened = frozenset(locations & self._trays.keys())
        if opened != self._open:
            self._open = opened
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        for drawing in self._drawings:
            if drawing.tray.rect.intersects(option.exposedRect):
                self._paint_tray(painter, drawing)

    def _paint_tray(self, painter: QPainter, drawing: _Drawing) -> None:
        theme, tray = self._theme, drawing.tray
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = tray.id == self._lit or tray.id in self._open
        colour = QColor(theme.accent if tray.id == self._lit else theme.path if is_marked else theme.edge)
        style = Qt.PenStyle.DashLine if is_marked and tray.id != self._lit else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour.darker(110), 2.4 if is_marked else 1.4, style))
        painter.setBrush(QColor(theme.window))
        painter.drawRoundedRect(tray.rect, 7, 7)
        painter.fillPath(drawing.lettering, QColor(theme.muted))
        pen = QPen(QColor(theme.line).darker(104), 1)
        pen.setCosmetic(True)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRects(drawing.spots)


class _Drawing:
    """What of a tray stays the same from frame to frame: its lettering and the spots of its counters."""

    def __init__(self, tray: Tray, count: int) -> None:
        self.tray = tray
        rect = tray.rect
        self.lettering = write(
            tray.title.upper(), QPointF(rect.left() + 11, rect.top() + 19), 14,
            weight="bold", spacing=6, align=0, most=rect.width() - (46 if count else 22),
        )  # fmt: skip
        if count:
            place = QPointF(rect.right() - 11, rect.top() + 19)
            self.lettering.addPath(write(str(count), place, 15, weight="medium", align=1))
        half = QPointF(SIZE / 2, SIZE / 2)
        spots = (tray.spot(place, 0) for place in range(tray.columns * tray.rows))
        self.spots = [QRectF(spot - half, spot + half) for spot in spots]
