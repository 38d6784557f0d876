"""A scene with marks: reach, targets, ways, and why something is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.decisions import Choice, Choices, Leg, in_points
from blitz_desktop.core.state import Location
from blitz_desktop.ui.board.layers import Layer, Layers
from blitz_desktop.ui.board.lines import Lines
from blitz_desktop.ui.board.marks import Marks
from blitz_desktop.ui.board.metrics import HEX
from blitz_desktop.ui.board.table import Table
from blitz_desktop.ui.board.tints import Tints
from blitz_desktop.ui.board.tray_item import TrayItem


@dataclass(frozen=True, slots=True)
class Bubble:
    """Why something is refused, and the scene position it is said at.

    Attributes:
        clear: What is to be left in sight.
    """

    at: QPointF
    text: str
    rule: str
    clear: tuple[QRectF, ...] = ()


class MarkedScene(QGraphicsScene):
    """What is laid over the table for as long as it is wanted.

    Attributes:
        board: The board; None before the first one is set.
        table: Where every counter lies.
        layers: What is printed and shown.

    Signals:
        bubble_changed: The reason bubble to show (a ``Bubble``), or None.
    """

    bubble_changed = Signal(object)

    board: Board | None
    table: Table
    layers: Layers
    _lines: Lines
    _tints: Tints
    _trays: TrayItem

    def set_reach(self, choices: Choices | None) -> None:
        """Light the hexes that a slot is open for, with the points left; None for none."""
        self._marks(self._lines.marks.with_reach(choices))

    def foresee_reach(self, choices: Choices, seen: QRectF, scale: float) -> None:
        """Draw a reach ahead that may be lit next, as far as it is seen; scale in device pixels."""
        if self.board is not None:
            marks = self._lines.marks.with_reach(choices)
            for item in (self._tints, self._lines):
                item.foresee(marks, seen, scale)

    def set_detours(self, locations: Iterable[Location]) -> None:
        """Mark hexes and trays beyond the reach that another way leads to."""
        self._mark(detours=frozenset(locations))

    def set_targets(self, hexes: Iterable[Hex], refused: Iterable[Hex] = ()) -> None:
        """Mark hexes that can be attacked or chosen, and those that cannot though one might think so."""
        self._mark(targets=frozenset(hexes), refused=frozenset(refused))

    def set_path(self, choice: Choice | None, start: Hex | None = None) -> None:
        """Draw the way to a choice with the cost of each hex; None for none."""
        if choice is None or not choice.legs:
            self._mark(way=(), costs=(), is_way_risky=False)
            return
        hexes = tuple(leg.hex for leg in choice.legs)
        costs = tuple(_cost(leg, choice.per_point) for leg in choice.legs)
        if start is None:
            costs = costs[1:]
        way = hexes if start is None else (start, *hexes)
        self._mark(way=way, costs=costs, is_way_risky=choice.is_risky)

    def set_waypoints(self, hexes: Iterable[Hex]) -> None:
        """Mark hexes that a path is to pass; () clears."""
        self._mark(waypoints=tuple(hexes))

    @property
    def waypoints(self) -> tuple[Hex, ...]:
        """Hexes marked for a path to pass."""
        return self._lines.marks.waypoints

    def set_focus(self, hexes: Iterable[Hex]) -> None:
        """Ring the hexes that the decision is about."""
        self._mark(focus=frozenset(hexes))

    def set_supply(self, hexes: Iterable[Hex]) -> None:
        """Draw a supply line through these hexes."""
        self._mark(supply=tuple(hexes))

    def set_trail(self, ways: Iterable[Sequence[Hex]]) -> None:
        """Draw ways above all others, as the ruler does."""
        self._mark(trail=tuple(tuple(way) for way in ways))

    def set_hover(self, location: Location) -> None:
        """Outline the hex under the pointer and light the tray; empty for none."""
        self._mark(hover=location)
        if self.board is not None:
            self._trays.light(location)

    def clear_marks(self) -> None:
        """Take away reach, detours, targets, path, supply and trail."""
        self._mark(
            reach={}, risky=frozenset(), stops=frozenset(), detours=frozenset(),
            targets=frozenset(), refused=frozenset(), way=(), costs=(), is_way_risky=False,
            waypoints=(), supply=(), trail=(), denied="",
        )  # fmt: skip

    def show_reason(
        self, at: Hex | QPointF, text: str, rule: str = "", clear: Iterable[Location] = ()
    ) -> None:
        """Say beside a hex or a scene position why something is refused, off that hex and those ``clear``."""
        place = "" if isinstance(at, QPointF) else at
        self._mark(denied=place)
        point = at if isinstance(at, QPointF) else self.table.middle(at)
        places = (self.table.middle(kept) for kept in (place, *clear))
        middles = [middle for middle in places if middle is not None]
        if point is not None:
            self.bubble_changed.emit(Bubble(point, text, rule, tuple(map(_about, middles))))

    def show_measure(self, at: Hex, text: str) -> None:
        """Say beside a hex how far it is."""
        point = self.table.middle(at)
        if point is not None:
            self.show_reason(point, text)

    def hide_reason(self) -> None:
        """Take the reason away."""
        self._mark(denied="")
        self.bubble_changed.emit(None)

    def _mark(self, **changes: object) -> None:
        if self.board is not None:
            self._marks(replace(self._lines.marks, **changes))  # type: ignore[arg-type]

    def _marks(self, marks: Marks) -> None:
        before = self._lines.marks
        if marks == before:
            return
        self._lines.marks = marks
        self._show_control()
        self._trays.open(marks.detours | marks.reach.keys())
        for rect in self._lines.touched(before, marks):
            self._lines.update(rect)
            self._tints.update(rect)

    def _show_control(self) -> None:
        """Show who controls what, or do so no more, as the layers say."""
        marks = self._lines.marks
        self._tints.marks = marks if self.layers.is_shown(Layer.CONTROL) else replace(marks, control={})


def _about(point: QPointF) -> QRectF:
    """The hex about a point, with the counters on it."""
    return QRectF(point.x() - HEX / 2, point.y() - HEX / 2, HEX, HEX)


def _cost(leg: Leg, per_point: int) -> str:
    """What entering a hex costs, with what dice may add."""
    points = in_points(leg.points, per_point)
    return f"{points}+{in_points(leg.risk, per_point)}" if leg.risk else points
