"""Where a card stands beside a point of the map, off what it must not hide."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_MARGIN = 4


def spot_beside(size: QSize, at: QPoint, room: QRect, *, apart: int, clear: Sequence[QRect] = ()) -> QPoint:
    """The corner of a card that stands ``apart`` from a point, inside ``room``, hiding as little as it can.

    Below and to the right where there is a choice.
    """
    lefts = [at.x() + apart, at.x() - apart - size.width()]
    tops = [at.y() + apart, at.y() - apart - size.height()]
    for rect in clear:
        lefts += [rect.right() + _MARGIN, rect.left() - _MARGIN - size.width()]
        tops += [rect.bottom() + _MARGIN, rect.top() - _MARGIN - size.height()]
    near = QRect(at, QSize(1, 1)).adjusted(-apart // 2, -apart // 2, apart // 2, apart // 2)
    spots = [_inside(QPoint(left, top), size, room) for top in tops for left in lefts]
    return min(spots, key=lambda spot: _hidden(QRect(spot, size), (near, *clear)))


def _inside(spot: QPoint, size: QSize, room: QRect) -> QPoint:
    """The nearest spot that keeps a card inside; its upper left corner where it is too large."""
    return QPoint(
        max(room.left() + _MARGIN, min(spot.x(), room.right() - size.width() - _MARGIN)),
        max(room.top() + _MARGIN, min(spot.y(), room.bottom() - size.height() - _MARGIN)),
    )


def _hidden(card: QRect, clear: Sequence[QRect]) -> int:
    """How much of what is to be seen a card hides, in pixels."""
    covered = (card & rect for rect in clear)
    return sum(part.width() * part.height() for part in covered if part.isValid())
