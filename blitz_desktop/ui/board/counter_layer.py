"""All counters that lie on the table, drawn by one item from cached pixmaps."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from time import thread_time

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import Palette, PieceView
from blitz_desktop.ui.board.counter_pen import BUDGET, CounterPen
from blitz_desktop.ui.board.map_item import Parts
from blitz_desktop.ui.board.table import Pile, Table
from blitz_desktop.ui.counters.cache import FaceCache, FaceKey, face_key
from blitz_desktop.ui.counters.face import SIZE
from blitz_desktop.ui.counters.pixmaps import Pixmaps
from blitz_desktop.ui.theme import Theme

_REACH = SIZE / 2 + 24
_HALF_PICTURE = SIZE / 2 + 16
"""Half the side of the picture of a pile."""

_MOST_PICTURES = 40 * 2**20
"""Bytes of the pictures of piles that are kept."""


class CounterLayer(QGraphicsItem):
    """Draws every pile of a table, but for counters that are lifted off it.

    Faces that a frame has no time for are drawn in a later one; ``refine`` is started to ask for it.
    """

    def __init__(self, faces: FaceCache, refine: QTimer, theme: Theme, parts: Parts) -> None:
        super().__init__()
        self._faces = faces
        self._refine = refine
        self._theme = theme
        self._parts = parts
        self._table: Table | None = None
        self._palettes: Mapping[str, Palette] = {}
        self._lifted: frozenset[UnitId] = frozenset()
        self._chosen: frozenset[UnitId] = frozenset()
        self._ready: frozenset[UnitId] = frozenset()
        self._keys: dict[UnitId, FaceKey] = {}
        self._pictures: Pixmaps[tuple[object, ...]] = Pixmaps(_MOST_PICTURES)
        self._spots: list[tuple[float, float]] = []
        self._cold: Iterator[tuple[Pile, float]] | None = None
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def lay(self, table: Table, palettes: Mapping[str, Palette], rect: QRectF) -> None:
        """Draw this table from now on."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self._table, self._palettes = table, palettes
        self._cold = None
        self._spots = [(pile.at.x(), pile.at.y()) for pile in table.piles]
        self._keys = {
            piece.id: face_key(piece.face, palettes, piece.badges) for piece in table.pieces.values()
        }
        self.update()

    def lift(self, units: Collection[UnitId]) -> None:
        """Leave these counters out, until other ones are lifted."""
        self._redraw(self._lifted.symmetric_difference(units))
        self._lifted = frozenset(units)

    def choose(self, units: Collection[UnitId]) -> None:
        """Outline these counters, until other ones are chosen."""
        self._redraw(self._chosen.symmetric_difference(units))
        self._chosen = frozenset(units)

    def mark_ready(self, units: Collection[UnitId]) -> None:
        """Dot these counters, until other ones are marked."""
        self._redraw(self._ready.symmetric_difference(units))
        self._ready = frozenset(units)

    def draw_faces(self, scale: float) -> None:
        """Draw every face at a scale, in device pixels to a scene pixel, so that none is postponed."""
        for key in self._keys.values():
            self._faces.get(key, scale)

    def warm(self, zooms: Sequence[float], ratio: float) -> bool:
        """Draw some of the piles that are missing at these zooms; False once none is."""
        if self._table is None:
            return False
        if self._cold is None:
            self._cold = iter([(pile, zoom) for zoom in zooms for pile in self._table.piles])
        started = thread_time()
        for pile, zoom in self._cold:
            look = (zoom, ratio, *self._look(pile))
            if self._pictures.find(look) is None:
                picture = self._compose(pile, zoom, ratio)
                if picture is not None:
                    self._pictures.keep(look, picture)
            if thread_time() - started > BUDGET:
                return True
        return False

    def key(self, unit: UnitId) -> FaceKey | None:
        """What a counter looks like."""
        return self._keys.get(unit)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._table is None:
            return
        parts = [part.adjusted(-_REACH, -_REACH, _REACH, _REACH) for part in self._parts(option.exposedRect)]
        transform = painter.worldTransform()
        pen = CounterPen(painter, transform, self._faces)
        for pile in self._piles_in(self._table, parts):
            self._paint_pile(pen, pile)
        painter.setWorldTransform(transform)
        if pen.has_postponed:
            self._refine.start()

    def _piles_in(self, table: Table, parts: Sequence[QRectF]) -> list[Pile]:
        """Piles whose middle lies in any of the parts, in the order to draw them."""
        found: set[int] = set()
        for part in parts:
            left, top, right, bottom = part.left(), part.top(), part.right(), part.bottom()
            found.update(
                place for place, (x, y) in enumerate(self._spots) if left <= x <= right and top <= y <= bottom
            )
        return [table.piles[place] for place in sorted(found)]

    def _redraw(self, units: Collection[UnitId]) -> None:
        for unit in units:
            at = self._table.position(unit) if self._table is not None else None
            if at is not None:
                self.update(QRectF(at.x() - _REACH, at.y() - _REACH, 2 * _REACH, 2 * _REACH))

    def _paint_pile(self, pen: CounterPen, pile: Pile) -> None:
        left = tuple(piece for piece in pile.pieces if piece.id not in self._lifted)
        if not left:
            return
        shown = pile if len(left) == len(pile.pieces) else pile._replace(pieces=left)
        picture = self._picture(pen, shown)
        if picture is None:
            self._draw_pile(pen, shown, shown.at)
        else:
            pen.lay(picture, shown.at)

    def _picture(self, pen: CounterPen, pile: Pile) -> QPixmap | None:
        """The whole pile in one picture, which costs less to draw than its parts; None where time lacks."""
        look = (pen.zoom, pen.ratio, *self._look(pile))
        picture = self._pictures.find(look)
        if picture is None:
            picture = self._compose(pile, pen.zoom, pen.ratio) if pen.has_time else None
            if picture is None:
                pen.has_postponed = True
            else:
                self._pictures.keep(look, picture)
        return picture

    def _compose(self, pile: Pile, zoom: float, ratio: float) -> QPixmap | None:
        """Draw the picture of a pile; None where some face in it must wait."""
        side = round(2 * _HALF_PICTURE * zoom * ratio)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        middle = side / 2 / ratio
        pen = CounterPen(painter, QTransform(zoom, 0, 0, zoom, middle, middle), self._faces)
        self._draw_pile(pen, pile, QPointF())
        painter.end()
        return None if pen.has_postponed else picture

    def _look(self, pile: Pile) -> Iterator[object]:
        """All that decides how a pile looks."""
        yield _label(pile.pieces)
        ready, chosen = self._ready, self._chosen
        for piece in pile.seen:
            yield (self._keys[piece.id], piece.id in ready, piece.id in chosen)

    def _draw_pile(self, pen: CounterPen, pile: Pile, at: QPointF) -> None:
        offset = at - pile.at
        for piece, place in pile.places():
            spot = place + offset
            pen.draw(self._keys[piece.id], spot)
            if piece.id in self._ready:
                pen.dot(spot, self._theme.good)
            if piece.id in self._chosen:
                pen.outline(spot, self._theme.selection)
        if len(pile.pieces) > 1:
            pen.tag(spot, _label(pile.pieces))


def _label(pieces: tuple[PieceView, ...]) -> str:
    """Count and strength of a stack."""
    strengths = [piece.strength for piece in pieces]
    total = sum(strength for strength in strengths if strength is not None)
    return f"{len(pieces)} · {total}" if None not in strengths and total > 0 else str(len(pieces))
