"""The turn record and the score, drawn in cells below the map."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.view import CardRow, TurnView
from blitz_desktop.ui.counters.lettering import write
from blitz_desktop.ui.theme import Theme

_DISTANCE = 30.0
"""Way from the map to the first row of cells."""

_HEIGHT, _GAP, _PADDING = 88.0, 12.0, 14.0
_LEAST_WIDTH = 210.0


class Cell(NamedTuple):
    """A space of a track.

    Attributes:
        rect: Where it lies.
        mark: What stands large in it.
        title: What stands beside the mark.
        note: What stands below the title.
    """

    rect: QRectF
    mark: str
    title: str
    note: str
    is_current: bool


def lay_out(turns: Sequence[TurnView], scores: Sequence[CardRow], extent: QRectF) -> tuple[Cell, ...]:
    """Cells for all turns, and below them for all scores, as wide together as the map."""
    cells = [(str(turn.number), turn.label, turn.note, turn.is_current) for turn in turns]
    points = [(score.value, score.label, "", False) for score in scores]
    top = extent.bottom() + _DISTANCE
    placed: list[Cell] = []
    for track in (cells, points):
        placed += _place(track, QRectF(extent.left(), top, extent.width(), 0))
        top = placed[-1].rect.bottom() + _GAP if placed else top
    return tuple(placed)


def _place(track: Sequence[tuple[str, str, str, bool]], room: QRectF) -> Iterator[Cell]:
    """A track in rows as even as can be."""
    if not track:
        return
    most = max(1, int((room.width() + _GAP) / (_LEAST_WIDTH + _GAP)))
    columns = math.ceil(len(track) / math.ceil(len(track) / most))
    width = (room.width() + _GAP) / columns - _GAP
    for place, (mark, title, note, is_current) in enumerate(track):
        row, column = divmod(place, columns)
        at = QPointF(room.left() + column * (width + _GAP), room.top() + row * (_HEIGHT + _GAP))
        yield Cell(QRectF(at.x(), at.y(), width, _HEIGHT), mark, title, note, is_current)


class TrackItem(QGraphicsItem):
    """Draws the cells of all tracks, the current one in the colour of what is chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._cells: tuple[Cell, ...] = ()
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(5)

    def lay(self, cells: tuple[Cell, ...]) -> None:
        """Draw these cells from now on."""
        if cells == self._cells:
            return
        rect = QRectF()
        for cell in cells:
            rect = rect.united(cell.rect)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self._cells = cells
        self.update()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """What is drawn."""
        return self._cells

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for cell in self._cells:
            if cell.rect.intersects(option.exposedRect):
                self._paint_cell(painter, cell)

    def _paint_cell(self, painter: QPainter, cell: Cell) -> None:
        theme, rect = self._theme, cell.rect
        ink = QColor(theme.on_accent if cell.is_current else theme.ink)
        soft = QColor(theme.on_accent if cell.is_current else theme.muted)
        edge = QColor(theme.accent).darker(118) if cell.is_current else QColor(theme.edge).darker(110)
        painter.setPen(QPen(edge, 1.4, Qt.PenStyle.SolidLine))
        painter.setBrush(QColor(theme.accent if cell.is_current else theme.window))
        painter.drawRoundedRect(rect, 7, 7)
        mark_room = min(rect.width() * 0.4, 110.0)
        mark = write(
            cell.mark, QPointF(rect.left() + _PADDING, rect.center().y() + 17), 48,
            weight="bold", align=0, most=mark_room,
        )  # fmt: skip
        painter.fillPath(mark, ink)
        left = mark.boundingRect().right() + _PADDING
        room = rect.right() - _PADDING - left
        baseline = rect.center().y() + (0 if cell.note else 9)
        for text, size, weight, drop, colour in (
            (cell.title, 24, "medium", 0, ink),
            (cell.note, 19, "regular", 26, soft),
        ):
            at = QPointF(left, baseline + drop)
            painter.fillPath(write(text, at, size, weight=weight, align=0, most=room), colour)
