"""Where everything lies on the table: stacks in hexes, counters in trays, and what is under a point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from blitz_desktop.core.board import Board
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.view import BoardView, PieceView
from blitz_desktop.ui.board.metrics import HEX, centre, from_scene
from blitz_desktop.ui.board.trays import Tray, lay_out
from blitz_desktop.ui.counters.face import SIZE

_STEP = 3.0
_SPREAD = 7.0
"""Farthest the bottom counter of a stack stands from the top one, along each axis."""

_SHOWN = 5
"""Counters of a stack that are drawn; deeper ones would not be seen."""


class Hit(NamedTuple):
    """What lies under a point.

    Attributes:
        location: Hex or box; empty where there is none.
        unit: The counter on top there; empty where there is none.
    """

    location: Location
    unit: UnitId


class Pile(NamedTuple):
    """Counters that lie on one another, bottom first, with the middle of the top one."""

    location: Location
    pieces: tuple[PieceView, ...]
    at: QPointF

    @property
    def seen(self) -> tuple[PieceView, ...]:
        """The counters that can be seen, in the order to draw them."""
        return self.pieces[-_SHOWN:]

    def places(self) -> Iterator[tuple[PieceView, QPointF]]:
        """The counters that can be seen, with their middles, in the order to draw them."""
        depth = len(self.pieces) - 1
        shown = min(depth, _SHOWN - 1)
        step = min(_STEP, _SPREAD / shown) if shown else 0.0
        for place in range(depth - shown, depth + 1):
            back = (depth - place) * step - shown * step / 2
            yield self.pieces[place], self.at - QPointF(back, back)


class Table:
    """The counters of a view, laid out."""

    def __init__(self, board: Board, clearings: tuple[QRectF, ...], extent: QRectF) -> None:
        self.board = board
        self._clearings = clearings
        self._extent = extent
        self._places = {box.id: _scene_rect(*box.at) for box in board.boxes if box.at is not None}
        self.pieces: dict[UnitId, PieceView] = {}
        self.piles: tuple[Pile, ...] = ()
        self.trays: dict[Location, Tray] = {}
        self._piles_at: dict[Location, list[Pile]] = {}
        self._positions: dict[UnitId, QPointF] = {}

    def show(self, view: BoardView) -> None:
        """Lay out the counters of a view."""
        self.pieces = {piece.id: piece for piece in view.pieces}
        stacks: dict[Location, list[PieceView]] = {}
        for piece in view.pieces:
            stacks.setdefault(piece.at, []).append(piece)
        if set(self.trays) != {box.id for box in view.boxes}:
            counts = {at: len(stack) for at, stack in stacks.items()}
            self.trays = lay_out(
                view.boxes, counts, places=self._places, clearings=self._clearings, extent=self._extent
            )
        self._piles_at = {at: list(self._pile_up(at, stack)) for at, stack in stacks.items()}
        self.piles = tuple(pile for piles in self._piles_at.values() for pile in piles)
        self._positions = {piece.id: at for pile in self.piles for piece, at in pile.places()}

    def position(self, unit: UnitId) -> QPointF | None:
        """Middle of a counter, near enough where it lies too deep to be seen; None if it is not shown."""
        found = self._positions.get(unit)
        if found is None and (pile := self.pile_of(unit)) is not None:
            found = next(pile.places())[1]
        return found

    def middle(self, location: Location) -> QPointF | None:
        """Middle of a hex or tray; None for an unknown place."""
        if location in self.board:
            return centre(self.board, location)
        tray = self.trays.get(location)
        return tray.rect.center() if tray is not None else None

    def stack(self, location: Location) -> tuple[PieceView, ...]:
        """All counters at a place, bottom first."""
        return tuple(piece for pile in self._piles_at.get(location, ()) for piece in pile.pieces)

    def pile_of(self, unit: UnitId) -> Pile | None:
        """The pile a counter lies in; None if it is not shown."""
        piece = self.pieces.get(unit)
        if piece is None:
            return None
        piles = self._piles_at.get(piece.at, ())
        return next((pile for pile in piles if piece in pile.pieces), None)

    def location_at(self, point: QPointF) -> Location:
        """The hex or tray at a scene position; empty where there is none."""
        for tray in self.trays.values():
            if tray.rect.contains(point):
                return tray.id
        return self.board.hex_at(from_scene(point)) or ""

    def hit(self, point: QPointF) -> Hit:
        """What lies at a scene position."""
        location = self.location_at(point)
        # A stack may reach a little over the hexside, so the neighbours count as well.
        near = (location, *self.board.neighbours(location)) if location in self.board else (location,)
        for at in near:
            for pile in reversed(self._piles_at.get(at, [])):
                for piece, middle in reversed(list(pile.places())):
                    if _covers(middle, point):
                        return Hit(at, piece.id)
        return Hit(location, "")

    def _pile_up(self, at: Location, stack: list[PieceView]) -> Iterator[Pile]:
        if at in self.board:
            yield Pile(at, tuple(stack), centre(self.board, at))
            return
        tray = self.trays.get(at)
        if tray is None:
            return
        spots: dict[tuple[float, float], list[PieceView]] = {}
        for place, piece in enumerate(stack):
            spot = tray.spot(place, len(stack))
            spots.setdefault((spot.x(), spot.y()), []).append(piece)
        for (x, y), pieces in spots.items():
            yield Pile(at, tuple(pieces), QPointF(x, y))


def _covers(middle: QPointF, point: QPointF) -> bool:
    return abs(point.x() - middle.x()) <= SIZE / 2 and abs(point.y() - middle.y()) <= SIZE / 2


def _scene_rect(left: float, top: float, width: float, height: float) -> QRectF:
    """A rectangle given in hex units."""
    return QRectF(left * HEX, top * HEX, width * HEX, height * HEX)
