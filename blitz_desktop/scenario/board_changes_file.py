"""The part of an owner's file that changes the board: what a hex, a hexside, a place or a site is instead."""

from __future__ import annotations

from typing import Annotated

import msgspec

from blitz_desktop.scenario.board_records import Provenance, SidePair
from blitz_desktop.scenario.records import Identifier, Record, Text

Hexes = tuple[Text, ...]


class HexChange(Record, frozen=True):
    """Fields of a hex that go before ours."""

    hex: Text
    provenance: Provenance
    country: Identifier | None = None
    terrain: Identifier | None = None
    elevation: int | None = None
    note: str = ""


class HexsideChange(Record, frozen=True):
    """A feature that a hexside has, or with ``remove`` has not.

    Attributes:
        name: The river or canal; may be left out where the feature has none or is removed.
        width: As in chains; that of the chain of this name where it is left out.
    """

    side: SidePair
    kind: Identifier
    provenance: Provenance
    name: str | None = None
    width: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    remove: bool = False
    note: str = ""


class PlaceChange(Record, frozen=True):
    """Fields of a town or city that go before ours; a new one needs them all."""

    name: Text
    provenance: Provenance
    kind: Identifier | None = None
    hexes: Annotated[Hexes, msgspec.Meta(min_length=1)] | None = None
    country: Identifier | None = None
    remove: bool = False
    note: str = ""


class SiteChange(Record, frozen=True):
    """Hexes that a kind of site has more, has less, or has instead of all of ours.

    Attributes:
        name: The one meant where there are several of the kind.
    """

    kind: Identifier
    provenance: Provenance
    name: Text | None = None
    hexes: Hexes | None = None
    add: Hexes = ()
    remove: Hexes = ()
    note: str = ""


class BoardChanges(Record, frozen=True):
    """All that is different about the board."""

    hexes: tuple[HexChange, ...] = ()
    hexsides: tuple[HexsideChange, ...] = ()
    places: tuple[PlaceChange, ...] = ()
    sites: tuple[SiteChange, ...] = ()
