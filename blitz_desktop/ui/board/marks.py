"""What is laid over the map and the counters just now: reach, targets, ways, selection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Choices
from blitz_desktop.core.state import Location
from blitz_desktop.core.view import MarkerView


@dataclass(frozen=True)
class Marks:
    """All that is laid over the table now.

    Attributes:
        reach: Points left on arrival by hex; None where there is no number to show.
        per_point: How many of the units that ``reach`` counts make a movement point.
        risky: Hexes of the reach that dice may deny.
        stops: Hexes of the reach where a move ends though points are left.
        detours: Hexes and trays beyond the reach that another way leads to.
        way: Hexes of a path, its start first.
        costs: What entering each hex of the way costs, the start left out.
        waypoints: Hexes that the way is to pass.
        trail: Ways laid above all others, such as the ruler.
        control: Colour of the side that controls a hex.
        busy: Hexes with counters, where figures must stand aside.
    """

    reach: Mapping[Hex, int | None] = field(default_factory=dict)
    per_point: int = 1
    risky: frozenset[Hex] = frozenset()
    stops: frozenset[Hex] = frozenset()
    detours: frozenset[Location] = frozenset()
    targets: frozenset[Hex] = frozenset()
    refused: frozenset[Hex] = frozenset()
    denied: Hex = ""
    focus: frozenset[Hex] = frozenset()
    way: tuple[Hex, ...] = ()
    costs: tuple[str, ...] = ()
    is_way_risky: bool = False
    waypoints: tuple[Hex, ...] = ()
    supply: tuple[Hex, ...] = ()
    trail: tuple[tuple[Hex, ...], ...] = ()
    hover: Hex = ""
    control: Mapping[Hex, str] = field(default_factory=dict)
    markers: tuple[MarkerView, ...] = ()
    busy: frozenset[Hex] = frozenset()

    def with_reach(self, choices: Choices | None) -> Marks:
        """The same with another reach."""
        if choices is None:
            return replace(self, reach={}, risky=frozenset(), stops=frozenset())
        legal = {hex_: choices.targets[hex_] for hex_ in choices.legal}
        return replace(
            self,
            reach={hex_: choice.left for hex_, choice in legal.items()},
            per_point=max((choice.per_point for choice in legal.values()), default=1),
            risky=frozenset(hex_ for hex_, choice in legal.items() if choice.is_risky),
            stops=frozenset(hex_ for hex_, choice in legal.items() if choice.is_halted),
        )

    @property
    def lit(self) -> tuple[object, ...]:
        """All that decides how the reach looks."""
        return self.reach, self.per_point, self.risky, self.stops, self.busy

    def differing(self, other: Marks) -> set[Hex]:
        """Hexes that are marked otherwise in other marks."""
        found: set[Hex] = set()
        for name in ("risky", "stops", "detours", "targets", "refused", "focus", "busy"):
            found |= getattr(self, name) ^ getattr(other, name)
        for name in ("reach", "control"):
            mine, theirs = getattr(self, name), getattr(other, name)
            found |= {
                hex_ for hex_ in mine.keys() | theirs.keys() if mine.get(hex_, "") != theirs.get(hex_, "")
            }
        for name in ("hover", "denied"):
            if getattr(self, name) != getattr(other, name):
                found |= {getattr(self, name), getattr(other, name)}
        if (self.way, self.costs, self.is_way_risky) != (other.way, other.costs, other.is_way_risky):
            found.update(self.way, other.way)
        if self.waypoints != other.waypoints:
            found.update(self.waypoints, other.waypoints)
        if self.supply != other.supply:
            found.update(self.supply, other.supply)
        if self.trail != other.trail:
            found.update(hex_ for way in (*self.trail, *other.trail) for hex_ in way)
        if self.markers != other.markers:
            found.update(marker.at for marker in (*self.markers, *other.markers))
        return found
