"""The map: one grid assembled from printed sheets, with what is printed in its hexes and on its hexsides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from blitz_desktop.core.hexgrid import Cell, Direction, HexGrid, Point
from blitz_desktop.core.language import say

Hex: TypeAlias = str
"""A hex by its printed label, sheet prefix included: ``"E2423"``. Seam hexes go by their first sheet."""

Hexside: TypeAlias = tuple[Hex, Hex]
"""The side between two adjacent hexes, from the first to the second."""

_NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Sheet:
    """One printed map sheet.

    Attributes:
        prefix: Letters put before the printed number; may be empty.
        columns: First and last column on the assembled grid.
        rows: First and last row on the assembled grid.
        offset: What to add to column and row of the assembled grid to get the printed number.
    """

    name: str
    prefix: str
    columns: tuple[int, int]
    rows: tuple[int, int]
    offset: tuple[int, int] = (0, 0)

    def label(self, cell: Cell) -> Hex | None:
        """The number this sheet prints in a cell; None where the cell lies off the sheet."""
        (c0, c1), (r0, r1) = self.columns, self.rows
        if not (c0 <= cell[0] <= c1 and r0 <= cell[1] <= r1):
            return None
        return f"{self.prefix}{cell[0] + self.offset[0]:02d}{cell[1] + self.offset[1]:02d}"


@dataclass(frozen=True, slots=True)
class Country:
    """A nation's territory and the colour (``#rrggbb``) its border band has on the map."""

    id: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of natural terrain; ``pattern`` names the texture the map is drawn with.

    Attributes:
        is_proper: Whether its name is a proper one, with a capital wherever it stands.
    """

    id: str
    name: str
    pattern: str
    colour: str
    is_proper: bool = False

    @property
    def called(self) -> str:
        """Its name as it stands within a sentence."""
        name = say(self.name)
        return name if self.is_proper else name.lower()


@dataclass(frozen=True, slots=True)
class HexsideKind:
    """A kind of hexside feature; ``draw`` names the line it is drawn with."""

    id: str
    name: str
    draw: str


@dataclass(frozen=True, slots=True)
class Chain:
    """A named run of hexsides, such as a river from source to mouth."""

    name: str
    kind: str
    width: int
    sides: tuple[Hexside, ...]
    provenance: str


@dataclass(frozen=True, slots=True)
class Place:
    """A named town or city with the hexes it covers."""

    name: str
    kind: str
    hexes: tuple[Hex, ...]
    country: str
    provenance: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Site:
    """Artificial terrain or a rule area: the hexes of one kind, in the order the map lists them."""

    kind: str
    name: str
    draw: str
    hexes: tuple[Hex, ...]
    provenance: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """An off-map area that holds units or markers.

    Attributes:
        at: Left, top, width and height on the map in hex units; None where the map has no room for it.
    """

    id: str
    name: str
    at: tuple[float, float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class HexInfo:
    """All that is printed in one hex.

    Attributes:
        labels: Every printed number, the canonical one first.
        elevation: Mean height in metres; None at sea.
        sites: Kinds of the sites that include this hex.
    """

    hex: Hex
    cell: Cell
    labels: tuple[Hex, ...]
    country: str
    terrain: str
    elevation: int | None
    sites: frozenset[str]
    places: tuple[Place, ...]


@dataclass(frozen=True, eq=False)
class Board:
    """The assembled map. Compared by identity: it never changes and many states share it."""

    id: str
    title: str
    grid: HexGrid
    sheets: tuple[Sheet, ...]
    north: float
    hex_km: float
    countries: Mapping[str, Country]
    terrains: Mapping[str, Terrain]
    hexside_kinds: Mapping[str, HexsideKind]
    hexes: Mapping[Hex, HexInfo]
    chains: tuple[Chain, ...] = ()
    places: tuple[Place, ...] = ()
    sites: tuple[Site, ...] = ()
    boxes: tuple[Box, ...] = ()

    def find(self, label: str) -> Hex | None:
        """The canonical hex of any printed number, seam numbers included; None where there is none."""
        return self._by_label.get(label.strip().upper())

    def __contains__(self, hex_: object) -> bool:
        return hex_ in self.hexes

    def __getitem__(self, hex_: Hex) -> HexInfo:
        return self.hexes[hex_]

    def at(self, cell: Cell) -> Hex | None:
        """The hex in a cell of the assembled grid; None off the map."""
        return self._by_cell.get(cell)

    def hex_at(self, point: Point) -> Hex | None:
        """The hex that holds a point, in hex units."""
        return self.at(self.grid.cell_at(point))

    def neighbours(self, hex_: Hex) -> tuple[Hex, ...]:
        """The adjacent hexes on the map, clockwise from the top."""
        return self._neighbours[hex_]

    def neighbour(self, hex_: Hex, direction: Direction) -> Hex | None:
        """The hex across one hexside; None at the edge of the map."""
        return self.at(self.grid.neighbour(self.hexes[hex_].cell, direction))

    def is_adjacent(self, a: Hex, b: Hex) -> bool:
        """Whether two hexes share a hexside."""
        return b in self._neighbours[a]

    def direction(self, start: Hex, end: Hex) -> Direction | None:
        """The hexside of ``start`` that borders ``end``; None where they are not adjacent."""
        return self.grid.direction(self.hexes[start].cell, self.hexes[end].cell)

    def distance(self, a: Hex, b: Hex) -> int:
        """Distance in hexes."""
        return self.grid.distance(self.hexes[a].cell, self.hexes[b].cell)

    def line(self, start: Hex, end: Hex) -> tuple[Hex, ...]:
        """The hexes on the straight line between two hexes, those off the map left out."""
        cells = self.grid.line(self.hexes[start].cell, self.hexes[end].cell)
        return tuple(hex_ for hex_ in map(self.at, cells) if hex_ is not None)

    def side(self, a: Hex, b: Hex) -> frozenset[str]:
        """Kinds of the features on the hexside between two adjacent hexes."""
        return self._side_kinds.get((a, b), _NOTHING)

    def side_names(self, a: Hex, b: Hex) -> tuple[str, ...]:
        """Names of the chains on a hexside, such as the river's."""
        return self._side_names.get((a, b), ())

    def site(self, kind: str) -> tuple[Hex, ...]:
        """The hexes of a kind of site, in the map's order; empty where the map has none."""
        return self._site_hexes.get(kind, ())

    def place(self, name: str) -> Place | None:
        """A town or city by its exact name."""
        return self._by_place.get(name)

    @cached_property
    def _by_label(self) -> dict[str, Hex]:
        return {label: info.hex for info in self.hexes.values() for label in info.labels}

    @cached_property
    def _by_cell(self) -> dict[Cell, Hex]:
        return {info.cell: info.hex for info in self.hexes.values()}

    @cached_property
    def _neighbours(self) -> dict[Hex, tuple[Hex, ...]]:
        return {
            info.hex: tuple(
                hex_
                for _, cell in self.grid.neighbours(info.cell)
                if (hex_ := self._by_cell.get(cell)) is not None
            )
            for info in self.hexes.values()
        }

    @cached_property
    def _side_kinds(self) -> dict[Hexside, frozenset[str]]:
        return {
            side: frozenset(kinds) for side, kinds in _gather(self.chains, lambda chain: chain.kind).items()
        }

    @cached_property
    def _side_names(self) -> dict[Hexside, tuple[str, ...]]:
        named = (chain for chain in self.chains if chain.name)
        return {
            side: tuple(dict.fromkeys(names))
            for side, names in _gather(named, lambda chain: chain.name).items()
        }

    @cached_property
    def _site_hexes(self) -> dict[str, tuple[Hex, ...]]:
        hexes: dict[str, list[Hex]] = {}
        for site in self.sites:
            hexes.setdefault(site.kind, []).extend(site.hexes)
        return {kind: tuple(dict.fromkeys(listed)) for kind, listed in hexes.items()}

    @cached_property
    def _by_place(self) -> dict[str, Place]:
        return {place.name: place for place in self.places}


def _gather(chains: Iterable[Chain], key: Callable[[Chain], str]) -> dict[Hexside, list[str]]:
    found: dict[Hexside, list[str]] = {}
    for chain in chains:
        for a, b in chain.sides:
            found.setdefault((a, b), []).append(key(chain))
            found.setdefault((b, a), []).append(key(chain))
    return found
