"""The turn record and the tracks of scores, drawn in cells below the map."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.view import CardRow, Palette, TrackView, TurnView
from blitz_desktop.ui.counters.lettering import write
from blitz_desktop.ui.theme import Theme

_DISTANCE = 30.0
"""Way from the map to the first row of cells."""

_HEIGHT, _GAP, _PADDING = 88.0, 12.0, 14.0
_LEAST_WIDTH = 210.0
_HEAD, _SPACE_WIDTH, _SPACE_HEIGHT = 236.0, 43.0, 62.0
_ASIDE = 34.0
"""Way from the end of one row of numbers to the head of the next."""


class Cell(NamedTuple):
    """A space of a track.

    Attributes:
        rect: Where it lies.
        mark: What stands large in it.
        title: What stands beside the mark.
        note: What stands below the title.
        is_small: Whether it is one number of a row, with its note below.
        danger: How grave what it means is, from 0 to 1.
        palette: Id of the palette of the marker in it; empty for a neutral one.
    """

    rect: QRectF
    mark: str
    title: str
    note: str
    is_current: bool
    is_small: bool = False
    danger: float = 0.0
    palette: str = ""


def lay_out(
    turns: Sequence[TurnView],
    scores: Sequence[CardRow],
    extent: QRectF,
    tracks: Sequence[TrackView] = (),
) -> tuple[Cell, ...]:
    """Cells for all turns, and below them rows of numbers, as wide together as the map.

    Scores have cells of their own only where no tracks keep them.
    """
    cells = [(str(turn.number), turn.label, turn.note, turn.is_current) for turn in turns]
    points = [(score.value, score.label, "", False) for score in scores if not tracks]
    top = extent.bottom() + _DISTANCE
    placed: list[Cell] = []
    for track in (cells, points):
        placed += _place(track, QRectF(extent.left(), top, extent.width(), 0))
        top = placed[-1].rect.bottom() + _GAP if placed else top
    placed += _rows(tracks, QRectF(extent.left(), top, extent.width(), 0))
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


def _rows(tracks: Sequence[TrackView], room: QRectF) -> Iterator[Cell]:
    """Rows of numbers, side by side where there is room, broken where there is not."""
    at = room.topLeft()
    for track in tracks:
        count = track.last - track.first + 1
        columns = max(1, min(count, int((room.width() - _HEAD) / _SPACE_WIDTH)))
        if at.x() > room.left() and at.x() + _HEAD + columns * _SPACE_WIDTH > room.right():
            at = QPointF(room.left(), at.y() + _SPACE_HEIGHT + _GAP)
        yield Cell(
            QRectF(at.x(), at.y(), _HEAD - _GAP, _SPACE_HEIGHT), str(track.at), track.title, track.note, False
        )
        for place in range(count):
            row, column = divmod(place, columns)
            corner = at + QPointF(_HEAD + column * _SPACE_WIDTH, row * (_SPACE_HEIGHT + _GAP))
            yield _space(track, track.first + place, QRectF(corner, QSizeF(_SPACE_WIDTH, _SPACE_HEIGHT)))
        rows = math.ceil(count / columns)
        at += QPointF(_HEAD + columns * _SPACE_WIDTH + _ASIDE, (rows - 1) * (_SPACE_HEIGHT + _GAP))
        if rows > 1:
            at = QPointF(room.left(), at.y() + _SPACE_HEIGHT + _GAP)


def _space(track: TrackView, number: int, rect: QRectF) -> Cell:
    """One number of a row, with what it means where that begins."""
    place = sum(number >= start for start, _ in track.bands)
    start, meaning = track.bands[place - 1] if place else (None, "")
    mark = f"{number}+" if number == track.last and track.bands else str(number).replace("-", "−")
    return Cell(
        rect,
        mark,
        "",
        meaning if number == start else "",
        is_current=number == min(max(track.at, track.first), track.last),
        is_small=True,
        danger=place / len(track.bands) if track.bands else 0.0,
        palette=track.palette,
    )


class TrackItem(QGraphicsItem):
    """Draws the cells of all tracks, the current one in the colour of what is chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._cells: tuple[Cell, ...] = ()
        self._palettes: Mapping[str, Palette] = {}
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(5)

    def lay(self, cells: tuple[Cell, ...], palettes: Mapping[str, Palette]) -> None:
        """Draw these cells from now on, with markers in these colours."""
        if cells == self._cells and palettes == self._palettes:
            return
        self._palettes = palettes
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
                (self._paint_space if cell.is_small else self._paint_cell)(painter, cell)

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

    def _paint_space(self, painter: QPainter, cell: Cell) -> None:
        """A number of a row; the marker lies on the current one."""
        theme, rect = self._theme, cell.rect
        ground = _mixed(QColor(theme.window), QColor(theme.warn), 0.55 * cell.danger)
        painter.setPen(QPen(QColor(theme.edge).darker(110), 1.2))
        painter.setBrush(ground)
        painter.drawRect(rect)
        ink = QColor(theme.ink)
        number = QRectF(rect.left(), rect.top(), rect.width(), rect.width())
        if cell.is_current:
            palette = self._palettes.get(cell.palette)
            ink = QColor(palette.ink if palette is not None else theme.on_accent)
            painter.setPen(QPen(QColor(theme.ink), 1.4))
            painter.setBrush(QColor(palette.fill if palette is not None else theme.accent))
            painter.drawRoundedRect(number.adjusted(3, 3, -3, -3), 4, 4)
        centre = number.center() + QPointF(0, 7.5)
        weight = "bold" if cell.is_current else "medium"
        painter.fillPath(write(cell.mark, centre, 21, weight=weight, most=rect.width() - 10), ink)
        if cell.note:
            foot = QPointF(rect.center().x(), rect.bottom() - 5.5)
            note = write(cell.note, foot, 16.5, weight="medium", most=rect.width() - 4)
            painter.fillPath(note, QColor(theme.muted))


def _mixed(one: QColor, other: QColor, part: float) -> QColor:
    """A colour with some part of another in it."""
    return QColor(
        *(
            round(a + (b - a) * part)
            for a, b in zip(one.toTuple()[:3], other.toTuple()[:3], strict=True)  # type: ignore[index]
        )
    )
