"""The form of a board's three files: ``board.yaml``, ``hexsides.yaml`` and ``places.yaml``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from blitz_desktop.scenario.records import Colour, Identifier, Latitude, Longitude, Record, Text

Provenance: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(rulebook( \S+)?|history|reconstructed)$",
        description="rulebook (with a paragraph or without), history or reconstructed",
    ),
]
Span: TypeAlias = tuple[int, int]
Measure: TypeAlias = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Letter: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[^\s-]$", description="one sign other than -")]
Prefix: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]*$", description="capital letters or none")]
SidePair: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^[^/\s]+/[^/\s]+$", description="two adjacent hexes such as E1735/E1835")
]


class GridRecord(Record, frozen=True):
    """Orientation of the hexes and which columns stand half a hex lower."""

    orientation: Literal["flat-top"]
    odd_columns: Literal["down", "up"]


class SheetRecord(Record, frozen=True):
    """A printed sheet: the cells of the assembled grid that it covers and how it numbers them."""

    name: Text
    prefix: Prefix
    columns: Span
    rows: Span
    offset: Span = (0, 0)


class CountryRecord(Record, frozen=True):
    """A territory; ``colour`` is that of its border band."""

    id: Identifier
    name: Text
    colour: Colour


class TerrainRecord(Record, frozen=True):
    """A natural terrain; ``pattern`` names the texture it is drawn with, ``is_proper`` a proper name."""

    id: Identifier
    name: Text
    pattern: Identifier
    colour: Colour
    is_proper: bool = False


class BoardRecord(Record, frozen=True):
    """``board.yaml``: the sheets and, as grids of letters, what lies in every hex.

    The grids have a line for each row and a letter for each column of the assembled map, ``-`` off the map.
    """

    board: Identifier
    title: Text
    grid: GridRecord
    sheets: tuple[SheetRecord, ...]
    north: Annotated[float, msgspec.Meta(ge=-360, le=360)]
    hex_km: Annotated[float, msgspec.Meta(gt=0, le=1000)]
    countries: dict[Letter, CountryRecord]
    terrains: dict[Letter, TerrainRecord]
    country: str
    terrain: str
    elevation: str = ""
    credits: tuple[str, ...] = ()


class HexsideKindRecord(Record, frozen=True):
    """A kind of hexside feature; ``draw`` names the line it is drawn with."""

    name: Text
    draw: Identifier


class ChainRecord(Record, frozen=True):
    """A named run of hexsides."""

    name: str
    kind: Identifier
    width: Annotated[int, msgspec.Meta(ge=0, le=9)]
    provenance: Provenance
    sides: tuple[SidePair, ...]
    note: str = ""


class HexsidesRecord(Record, frozen=True):
    """``hexsides.yaml``: rivers, coasts, blocked sides and the like."""

    kinds: dict[Identifier, HexsideKindRecord]
    chains: tuple[ChainRecord, ...] = ()


class PlaceRecord(Record, frozen=True):
    """A named town or city with the hexes it covers."""

    name: Text
    kind: Identifier
    hexes: tuple[Text, ...]
    country: Identifier
    provenance: Provenance
    lon: Longitude | None = None
    lat: Latitude | None = None
    note: str = ""


class SiteRecord(Record, frozen=True):
    """Artificial terrain or a rule area: hexes of one kind."""

    kind: Identifier
    name: Text
    draw: str
    provenance: Provenance
    hexes: tuple[Text, ...]
    note: str = ""


class BoxRecord(Record, frozen=True):
    """An off-map area.

    Attributes:
        at: Left, top, width and height on the map in hex units, where the map has room for it.
    """

    id: Identifier
    name: Text
    at: tuple[Measure, Measure, Measure, Measure] | None = None


class PlacesRecord(Record, frozen=True):
    """``places.yaml``: what stands in single hexes, and the off-map areas."""

    places: tuple[PlaceRecord, ...] = ()
    sites: tuple[SiteRecord, ...] = ()
    boxes: tuple[BoxRecord, ...] = ()
