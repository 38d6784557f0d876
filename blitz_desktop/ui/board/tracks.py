"""The turn record and the tracks of scores: cells below the map."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from blitz_desktop.core.view import CardRow, TrackView, TurnView

_DISTANCE = 30.0
"""Way from the map to the first row of cells."""

_HEIGHT, _GAP = 88.0, 12.0
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
