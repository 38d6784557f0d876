"""All counters that lie on the table, drawn by one item from pictures of their piles."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from time import thread_time

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import Palette
from blitz_desktop.ui.board.counter_pen import BUDGET, CounterPen
from blitz_desktop.ui.board.map_item import Damage
from blitz_desktop.ui.board.pile_pictures import PilePictures
from blitz_desktop.ui.board.table import Pile, Table
from blitz_desktop.ui.counters.cache import FaceCache, FaceKey, face_key
from blitz_desktop.ui.counters.face import SIZE
from blitz_desktop.ui.theme import Theme

_REACH = SIZE / 2 + 24


class CounterLayer(QGraphicsItem):
    """Draws every pile of a table, but for counters that are lifted off it.

    Pictures that a frame has no time for are made after it, and their places alone are painted anew:
    ``refine`` is started to ask for ``catch_up``.
    """

    def __init__(self, faces: FaceCache, refine: QTimer, theme: Theme, damage: Damage) -> None:
        super().__init__()
        self._faces = faces
        self._pictures = PilePictures(faces, theme)
        self._damage = damage
        self._table: Table | None = None
        self._palettes: Mapping[str, Palette] = {}
        self._lifted: frozenset[UnitId] = frozenset()
        self._spots: list[tuple[float, float]] = []
        self._cold: Iterator[tuple[Pile, float]] | None = None
        self._owed: dict[tuple[float, float], Pile] = {}
        self._owed_at = (1.0, 1.0)
        self._is_in_use = False
        self._refine = refine
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def lay(self, table: Table, palettes: Mapping[str, Palette], rect: QRectF) -> None:
        """Draw this table from now on."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self._table, self._palettes = table, palettes
        self._cold = None
        self._owed.clear()
        self._spots = [(pile.at.x(), pile.at.y()) for pile in table.piles]
        self._pictures.keys = {
            piece.id: face_key(piece.face, palettes, piece.badges) for piece in table.pieces.values()
        }
        self.update()

    def lift(self, units: Collection[UnitId]) -> None:
        """Leave these counters out, until other ones are lifted."""
        self._redraw(self._lifted.symmetric_difference(units))
        self._lifted = frozenset(units)

    def choose(self, units: Collection[UnitId]) -> None:
        """Outline these counters, until other ones are chosen."""
        self._redraw(self._pictures.chosen.symmetric_difference(units))
        self._pictures.chosen = frozenset(units)

    def mark_ready(self, units: Collection[UnitId]) -> None:
        """Dot these counters, until other ones are marked."""
        self._redraw(self._pictures.ready.symmetric_difference(units))
        self._pictures.ready = frozenset(units)

    def draw_faces(self, scale: float) -> None:
        """Draw every face at a scale, in device pixels to a scene pixel, so that none is postponed."""
        for key in self._pictures.keys.values():
            self._faces.get(key, scale)

    def warm(self, zooms: Sequence[float], ratio: float) -> bool:
        """Make some of the pictures that are missing at these zooms, unless a frame has just been painted.

        Returns:
            Whether any may still be missing.
        """
        if self._table is None:
            return False
        if self._is_in_use:
            self._is_in_use = False
            return True
        if self._cold is None:
            self._cold = iter([(pile, zoom) for zoom in zooms for pile in self._table.piles])
        started = thread_time()
        for pile, zoom in self._cold:
            if self._pictures.find(pile, zoom, ratio) is None:
                self._pictures.make(pile, zoom, ratio)
            if thread_time() - started > BUDGET:
                return True
        return False

    def key(self, unit: UnitId) -> FaceKey | None:
        """What a counter looks like."""
        return self._pictures.keys.get(unit)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._table is None:
            return
        damaged = self._damage.within(option.exposedRect)
        parts = [part.adjusted(-_REACH, -_REACH, _REACH, _REACH) for part in damaged]
        self._is_in_use = True
        transform = painter.worldTransform()
        pen = CounterPen(painter, transform, self._faces)
        if self._owed_at != (pen.zoom, pen.ratio):
            self._owed_at = (pen.zoom, pen.ratio)
            self._owed.clear()
        for pile in self._piles_in(self._table, parts):
            self._paint_pile(pen, pile)
        painter.setWorldTransform(transform)
        if self._owed:
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
                self.update(_around(at))

    def _paint_pile(self, pen: CounterPen, pile: Pile) -> None:
        left = tuple(piece for piece in pile.pieces if piece.id not in self._lifted)
        if not left:
            return
        shown = pile if len(left) == len(pile.pieces) else pile._replace(pieces=left)
        picture = self._pictures.find(shown, pen.zoom, pen.ratio)
        if picture is None and pen.has_time:
            picture = self._pictures.make(shown, pen.zoom, pen.ratio)
        if picture is None:
            self._owed[shown.at.toTuple()] = shown
            self._draw_stopgap(pen, shown)
        else:
            pen.lay(picture, shown.at)

    def _draw_stopgap(self, pen: CounterPen, pile: Pile) -> None:
        """Draw a pile without its picture: from the one at 100 %, or else counter by counter."""
        picture = self._pictures.find(pile, 1.0, pen.ratio)
        if picture is not None:
            pen.stretch(picture, pile.at)
        else:
            self._pictures.draw(pen, pile, pile.at)

    def catch_up(self) -> None:
        """Make pictures that frames lacked, for as long as a frame may take, and paint those places anew."""
        started = thread_time()
        while self._owed:
            place, pile = next(iter(self._owed.items()))
            if self._pictures.make(pile, *self._owed_at) is not None:
                del self._owed[place]
                self.update(_around(pile.at))
            if thread_time() - started > BUDGET:
                break
        if self._owed:
            self._refine.start()


def _around(at: QPointF) -> QRectF:
    return QRectF(at.x() - _REACH, at.y() - _REACH, 2 * _REACH, 2 * _REACH)
