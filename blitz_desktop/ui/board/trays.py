"""Trays beside the map that hold the pieces of off-map boxes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from blitz_desktop.core.state import Location
from blitz_desktop.core.view import BoxView
from blitz_desktop.ui.counters.face import SIZE

PITCH = SIZE + 8
"""Way from counter to counter in a tray."""

HEAD = 26.0
"""Height of a tray's title."""

_PADDING = 9.0
_GAP = 16.0
_EDGE = 7.0
_LEAST_COLUMNS, _MOST_COLUMNS = 3, 12


@dataclass(frozen=True, slots=True)
class Tray:
    """A box drawn beside the map.

    Attributes:
        columns: Counters side by side.
        rows: Counters one below the other.
    """

    id: Location
    title: str
    rect: QRectF
    columns: int
    rows: int

    def spot(self, place: int, count: int) -> QPointF:
        """Middle of a counter in a tray of ``count``; more than there is room for are piled up evenly."""
        room = self.columns * self.rows
        cell = place if count <= room else place * room // count
        return QPointF(
            self.rect.left() + _PADDING + PITCH * (cell % self.columns + 0.5),
            self.rect.top() + HEAD + PITCH * (cell // self.columns + 0.5),
        )


def lay_out(
    boxes: Sequence[BoxView],
    counts: Mapping[Location, int],
    *,
    places: Mapping[Location, QRectF],
    clearings: Sequence[QRectF],
    extent: QRectF,
) -> dict[Location, Tray]:
    """Trays for all boxes: where the map gives them a place, else in its clearings, else to its right.

    Args:
        boxes: What to lay out, in order.
        counts: Pieces now in each box; decides the size of a tray without a place.
        places: Where the map wants some of the boxes.
        clearings: Empty parts of the map's rectangle.
        extent: The map's rectangle.
    """
    trays = {
        box.id: _in_place(box, _off_the_map(places[box.id], clearings)) for box in boxes if box.id in places
    }
    taken = [tray.rect for tray in trays.values()]
    free = [rect for rect in clearings if not any(rect.intersects(other) for other in taken)]
    edge = max((rect.right() for rect in taken), default=extent.right())
    beside = QRectF(
        max(extent.right(), edge) + 2 * _GAP, extent.top(), 6 * PITCH + 2 * _PADDING, extent.height()
    )
    shelves = [_Shelf(rect.adjusted(_GAP, _GAP, -_GAP, -_GAP)) for rect in free] + [_Shelf(beside)]
    for box in boxes:
        for shelf in shelves:
            if box.id in trays:
                break
            tray = shelf.place(box, counts.get(box.id, 0), is_last=shelf is shelves[-1])
            if tray is not None:
                trays[box.id] = tray
    return trays


def _off_the_map(rect: QRectF, clearings: Sequence[QRectF]) -> QRectF:
    """A tray's place, cut back so that it covers no hex beside the clearing it stands in."""
    for clearing in clearings:
        if clearing.contains(rect.center()):
            return rect & clearing.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    return rect


def _in_place(box: BoxView, rect: QRectF) -> Tray:
    columns = max(1, int((rect.width() - 2 * _PADDING) / PITCH))
    rows = max(1, int((rect.height() - HEAD - _PADDING) / PITCH))
    return Tray(box.id, box.title, rect, columns, rows)


class _Shelf:
    """Fills a rectangle with trays, row by row."""

    def __init__(self, room: QRectF) -> None:
        self._room = room
        self._at = room.topLeft()
        self._height = 0.0

    def place(self, box: BoxView, count: int, *, is_last: bool) -> Tray | None:
        columns, rows = _shape(count, (self._room.width() - 2 * _PADDING) / PITCH)
        if columns < 1:
            return None
        width, height = columns * PITCH + 2 * _PADDING, HEAD + rows * PITCH + _PADDING
        at, shelf_height = QPointF(self._at), self._height
        if at.x() + width > self._room.right() + 1:
            at, shelf_height = QPointF(self._room.left(), at.y() + shelf_height + _GAP), 0.0
        if at.y() + height > self._room.bottom() + 1 and not is_last:
            return None
        self._at = QPointF(at.x() + width + _GAP, at.y())
        self._height = max(shelf_height, height)
        return Tray(box.id, box.title, QRectF(at.x(), at.y(), width, height), columns, rows)


def _shape(count: int, most_columns: float) -> tuple[int, int]:
    """Columns and rows for some counters, about twice as wide as high."""
    columns = min(_MOST_COLUMNS, int(most_columns), max(_LEAST_COLUMNS, math.ceil(math.sqrt(2 * count))))
    return columns, max(1, math.ceil(count / columns)) if columns else 1
