"""What the map alone decides: looked up once a board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from blitz_desktop.core.board import Board, Hex, Hexside, Place
from blitz_desktop.core.hexsets import Crossings, HexSet, space_of

WATER = frozenset({"river", "canal"})


@dataclass(frozen=True, eq=False, slots=True)
class Land:
    """A kind of land: all hexes of one country and terrain that belong to the same kinds of sites.

    Attributes:
        sample: One of its hexes.
    """

    sample: Hex


class Atlas:
    """Fixed facts of a board, in the form rules ask for them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.space = space_of(board)
        self.country = {info.hex: info.country for info in board.hexes.values()}
        self.city_in = {
            info.hex: place
            for info in board.hexes.values()
            for place in reversed(info.places)
            if place.kind == "city"
        }
        self.cities = frozenset(self.city_in)

    @cached_property
    def land(self) -> dict[Hex, Land]:
        """The kind of land of each hex: rules that ask for no pieces take all hexes of a kind alike."""
        kinds: dict[tuple[str, str, frozenset[str]], Land] = {}
        return {
            info.hex: kinds.setdefault((info.country, info.terrain, info.sites), Land(info.hex))
            for info in self.board.hexes.values()
        }

    @cached_property
    def around(self) -> dict[Hex, tuple[tuple[Hex, Land, bool], ...]]:
        """The hexes beside each hex that a side leads to: with their land, and whether water lies between."""
        return {
            a: tuple(
                (b, self.land[b], (a, b) in self.water_sides)
                for b in self.board.neighbours(a)
                if (a, b) not in self.impassable_sides
            )
            for a in self.board.hexes
        }

    @cached_property
    def across(self) -> dict[Hex, tuple[Hex, ...]]:
        """The hexes across water from each hex."""
        return {a: tuple(b for b, _, is_water in beside if is_water) for a, beside in self.around.items()}

    @cached_property
    def gap(self) -> frozenset[Hex]:
        """The gap of Sarreguemines."""
        return frozenset(self.board.site("sarreguemines_gap"))

    @cached_property
    def cities_by_country(self) -> dict[str, tuple[Place, ...]]:
        """Named cities of each country, in the map's order."""
        cities = [place for place in self.board.places if place.kind == "city"]
        countries = dict.fromkeys(place.country for place in cities)
        return {
            country: tuple(place for place in cities if place.country == country) for country in countries
        }

    @cached_property
    def paris(self) -> frozenset[Hex]:
        """The hexes of Paris."""
        place = self.board.place("Paris")
        return frozenset(place.hexes) if place else frozenset()

    @cached_property
    def territory(self) -> dict[str, HexSet]:
        """Hexes by country."""
        return {country: self._where("country", country) for country in set(self.country.values())}

    @cached_property
    def impassable_sides(self) -> frozenset[Hexside]:
        """Hexsides that nothing crosses: blocked, or all-sea without the causeway (13.8, 13.10)."""
        return self._sides_where(_is_impassable)

    @cached_property
    def water_sides(self) -> frozenset[Hexside]:
        """River and canal hexsides."""
        return self._sides_where(lambda kinds: bool(kinds & WATER))

    @cached_property
    def flood_sides(self) -> frozenset[Hexside]:
        """The flood stretch of the Roer (13.15.B)."""
        return self._sides_where(lambda kinds: "roer" in kinds)

    @cached_property
    def shut_in_flood(self) -> frozenset[Hexside]:
        """Hexsides that nothing crosses while the Roer is flooded (13.15.B)."""
        return self.impassable_sides | self.flood_sides

    @cached_property
    def open_sides(self) -> Crossings:
        """Hexsides that may be crossed in normal times."""
        return self.space.crossings(lambda a, b: (a, b) not in self.impassable_sides)

    @cached_property
    def open_in_flood(self) -> Crossings:
        """Hexsides that may be crossed while the Roer is flooded."""
        return self.space.crossings(lambda a, b: (a, b) not in self.shut_in_flood)

    @cached_property
    def zone_sides(self) -> Crossings:
        """Hexsides across which zones extend: not all-sea, blocked or causeway (9.2.A, 13.13.B)."""
        return self.space.crossings(lambda a, b: not self.board.side(a, b) & {"sea", "blocked", "causeway"})

    @cached_property
    def off_the_rails(self) -> HexSet:
        """Marsh and sea, where no strategic movement passes (13.16.E)."""
        return self._where("terrain", "marsh") | self.sea

    @cached_property
    def sea(self) -> HexSet:
        """All-sea hexes."""
        return self._where("terrain", "sea")

    @cached_property
    def ardennes(self) -> HexSet:
        """The forest."""
        return self._where("terrain", "ardennes")

    def _where(self, field: str, value: str) -> HexSet:
        return self.space.set_of(
            info.hex for info in self.board.hexes.values() if getattr(info, field) == value
        )

    def _sides_where(self, holds: Callable[[frozenset[str]], bool]) -> frozenset[Hexside]:
        return frozenset(
            (a, b) for a in self.board.hexes for b in self.board.neighbours(a) if holds(self.board.side(a, b))
        )


def _is_impassable(kinds: frozenset[str]) -> bool:
    return "blocked" in kinds or ("sea" in kinds and "causeway" not in kinds)


@lru_cache(maxsize=8)
def atlas_of(board: Board) -> Atlas:
    """The one atlas of a board."""
    return Atlas(board)
