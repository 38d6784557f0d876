"""A scene whose stacks can be spread and whose counters can be taken in hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.counter_layer import CounterLayer
from blitz_desktop.ui.board.fan import Fan
from blitz_desktop.ui.board.lifted import LiftedCounter
from blitz_desktop.ui.board.marked_scene import MarkedScene
from blitz_desktop.ui.board.table import Hit
from blitz_desktop.ui.counters.cache import FaceCache
from blitz_desktop.ui.theme import Theme


class StackScene(MarkedScene):
    """What is done to counters before they have moved.

    Attributes:
        theme: Colours of the marks.
        faces: Pixmaps of counters.
    """

    theme: Theme
    faces: FaceCache
    _counters: CounterLayer
    _selection: tuple[UnitId, ...]
    _ready: frozenset[UnitId]
    _fan: Fan | None
    _hand: list[LiftedCounter]

    def set_selection(self, units: Iterable[UnitId]) -> None:
        """Outline these counters."""
        self._selection = tuple(units)
        if self.board is not None:
            self._counters.choose(self._selection)
        if self._fan is not None:
            self._fan.chosen = frozenset(self._selection)
            self._fan.update()

    @property
    def selection(self) -> tuple[UnitId, ...]:
        """The outlined counters."""
        return self._selection

    def set_ready(self, units: Collection[UnitId]) -> None:
        """Mark counters that may still act in this decision."""
        self._ready = frozenset(units)
        if self.board is not None:
            self._counters.mark_ready(self._ready)

    @property
    def ready(self) -> frozenset[UnitId]:
        """The counters marked as able to act."""
        return self._ready

    def open_fan(self, location: Location, unit: UnitId = "") -> None:
        """Spread the stack in a hex, or the pile of a tray that holds ``unit``; single counters stay."""
        self.close_fan()
        stack = self.table.stack(location)
        if not stack:
            return
        pile = self.table.pile_of(unit or stack[-1].id)
        if pile is None or len(pile.pieces) < 2:
            return
        keys = {piece.id: key for piece in pile.pieces if (key := self._counters.key(piece.id)) is not None}
        zoom, seen = self._looked_at()
        self._fan = Fan(pile, keys, self.faces, self.theme, zoom, seen)
        self._fan.chosen = frozenset(self._selection)
        self._fan.setZValue(40)
        self.addItem(self._fan)

    def close_fan(self) -> None:
        """Put a spread stack together again."""
        if self._fan is not None:
            self.removeItem(self._fan)
            self._fan = None

    @property
    def fan(self) -> Fan | None:
        """The spread stack."""
        return self._fan

    def refit_fan(self) -> None:
        """Lay the spread stack out anew after a zoom."""
        if self._fan is not None:
            self._fan.fit(*self._looked_at())

    def hit(self, point: QPointF) -> Hit:
        """What lies at a scene position, a spread stack on top."""
        if self.board is None:
            return Hit("", "")
        if self._fan is not None and self._fan.boundingRect().contains(point):
            return Hit(self._fan.pile.location, self._fan.unit_at(point))
        return self.table.hit(point)

    def spot(self, unit: UnitId) -> QPointF | None:
        """Middle of a counter as it is seen now, in a spread stack too; None if it is not shown."""
        if self._fan is not None and (spot := self._fan.spot(unit)) is not None:
            return spot
        return self.table.position(unit)

    def part(self, unit: UnitId) -> float:
        """Size of a counter as it is seen now against those on the table: larger in a spread stack."""
        return self._fan.part if self._fan is not None and self._fan.spot(unit) is not None else 1.0

    def lift(self, units: Collection[UnitId]) -> list[LiftedCounter]:
        """Take counters off the table, the first one uppermost in the hand."""
        self.put_down()
        for place, unit in enumerate(units):
            key, home = self._counters.key(unit), self.table.position(unit)
            if key is not None and home is not None:
                counter = LiftedCounter(unit, key, self.faces, home, place)
                counter.hold(home)
                self._hand.append(counter)
                self.addItem(counter)
        self._counters.lift([counter.unit for counter in self._hand])
        return list(self._hand)

    def put_down(self) -> None:
        """Lay every lifted counter where the table says it lies."""
        for counter in self._hand:
            self.removeItem(counter)
        if self._hand:
            self._hand = []
            self._counters.lift(())

    @property
    def hand(self) -> tuple[LiftedCounter, ...]:
        """The lifted counters, the uppermost first."""
        return tuple(self._hand)

    def _looked_at(self) -> tuple[float, QRectF]:
        """Zoom, and the part of the scene that is seen."""
        for view in self.views():
            seen = view.mapToScene(view.viewport().rect()).boundingRect()
            return view.transform().m11(), seen
        return 1.0, self.sceneRect()
