"""Pictures of whole piles, which cost less to lay down than their counters one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import PieceView
from blitz_desktop.ui.board.counter_pen import CounterPen
from blitz_desktop.ui.board.table import Pile
from blitz_desktop.ui.counters.cache import FaceCache, FaceKey
from blitz_desktop.ui.counters.face import SIZE
from blitz_desktop.ui.counters.pixmaps import Pixmaps
from blitz_desktop.ui.theme import Theme

_HALF = SIZE / 2 + 20
"""Half the side of a picture."""

_MOST_BYTES = 40 * 2**20


class PilePictures:
    """Draws piles and keeps the pictures.

    Attributes:
        keys: What each counter looks like.
        chosen: Counters to outline.
        ready: Counters to dot.
    """

    def __init__(self, faces: FaceCache, theme: Theme) -> None:
        self.keys: Mapping[UnitId, FaceKey] = {}
        self.chosen: frozenset[UnitId] = frozenset()
        self.ready: frozenset[UnitId] = frozenset()
        self._faces = faces
        self._theme = theme
        self._pictures: Pixmaps[tuple[object, ...]] = Pixmaps(_MOST_BYTES)

    def find(self, pile: Pile, zoom: float, ratio: float) -> QPixmap | None:
        """The picture of a pile, if it has been made."""
        return self._pictures.find((zoom, ratio, *self._look(pile)))

    def make(self, pile: Pile, zoom: float, ratio: float) -> QPixmap | None:
        """Make the picture of a pile; None where it must wait, as its faces take more time than there is."""
        side = round(2 * _HALF * zoom * ratio)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        middle = side / 2 / ratio
        pen = CounterPen(painter, QTransform(zoom, 0, 0, zoom, middle, middle), self._faces)
        self.draw(pen, pile, QPointF())
        painter.end()
        if pen.has_postponed:
            return None
        self._pictures.keep((zoom, ratio, *self._look(pile)), picture)
        return picture

    def draw(self, pen: CounterPen, pile: Pile, at: QPointF) -> None:
        """Draw a pile counter by counter, its top one with its middle at a place."""
        offset = at - pile.at
        for piece, place in pile.places():
            spot = place + offset
            pen.draw(self.keys[piece.id], spot)
            if piece.id in self.ready:
                pen.dot(spot, self._theme.good)
            if piece.id in self.chosen:
                pen.outline(spot, self._theme.selection)
        if len(pile.pieces) > 1:
            pen.tag(spot, _label(pile.pieces))

    def _look(self, pile: Pile) -> Iterator[object]:
        """All that decides how a pile looks."""
        yield _label(pile.pieces)
        ready, chosen = self.ready, self.chosen
        for piece in pile.seen:
            yield (self.keys[piece.id], piece.id in ready, piece.id in chosen)


def _label(pieces: tuple[PieceView, ...]) -> str:
    """Count and strength of a stack."""
    strengths = [piece.strength for piece in pieces]
    total = sum(strength for strength in strengths if strength is not None)
    return f"{len(pieces)} · {total}" if None not in strengths and total > 0 else str(len(pieces))
