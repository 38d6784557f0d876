"""The form of scenario files: the scenario itself, its counters and its placements."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from blitz_desktop.scenario.board_records import BoxRecord, Provenance
from blitz_desktop.scenario.faces import FACE, FACE_WORDS
from blitz_desktop.scenario.records import Colour, Identifier, Latitude, Longitude, Record, Text

FaceText: TypeAlias = Annotated[str, msgspec.Meta(pattern=FACE, description=FACE_WORDS)]
Faces: TypeAlias = Annotated[tuple[FaceText, ...], msgspec.Meta(min_length=1, max_length=8)]
PhysicalCounters: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Letter: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=1, description="one letter")]


class SideRecord(Record, frozen=True):
    """A side of the game."""

    id: Identifier
    name: Text
    palette: Identifier


class PaletteRecord(Record, frozen=True):
    """Colours of an army's counters."""

    fill: Colour
    ink: Colour
    box: Colour
    letter: Letter


class NationRecord(Record, frozen=True):
    """An army.

    Attributes:
        palette: Colours of its counters.
        trait_palettes: Colours of those with a trait, which go before ``palette``.
    """

    name: Text
    side: Identifier
    palette: Identifier
    trait_palettes: dict[Identifier, Identifier] = msgspec.field(default_factory=dict)

    def palette_of(self, traits: frozenset[str]) -> str:
        """The palette of a unit with these traits."""
        return next((own for trait, own in self.trait_palettes.items() if trait in traits), self.palette)


class TypeRecord(Record, frozen=True):
    """A unit type; its id names the symbol, its traits hold for every unit of the type."""

    name: Text
    traits: tuple[Identifier, ...] = ()


class SizeRecord(Record, frozen=True):
    """A unit size: the mark on the counter and what such a unit counts for stacking."""

    mark: str
    stacking: Count


class TurnRecord(Record, frozen=True):
    """A space of the turn record track; the first one is turn 1."""

    label: Text
    note: str = ""


class ReserveRecord(Record, frozen=True):
    """Units that begin in an off-map box; ``corner`` is printed on their counters."""

    box: Identifier
    units: tuple[Identifier, ...]
    provenance: Provenance
    corner: str = ""
    note: str = ""


class ReinforcementRecord(Record, frozen=True):
    """Units that wait in an off-map box until their turn."""

    turn: Turn
    box: Identifier
    units: tuple[Identifier, ...]
    provenance: Provenance
    corner: str = ""
    note: str = ""


class ScenarioRecord(Record, frozen=True):
    """A scenario file. ``counters``, ``markers`` and ``placements`` name the files that hold the rest.

    Attributes:
        based_on: Another scenario's file, which holds all that this one does not say.
        teaches: What one learns by playing it, for the start window.
    """

    system: Identifier
    id: Identifier
    title: Text
    description: Text
    board: Identifier
    sides: tuple[SideRecord, ...]
    palettes: dict[Identifier, PaletteRecord]
    nations: dict[Identifier, NationRecord]
    traits: dict[Identifier, Text]
    types: dict[Identifier, TypeRecord]
    sizes: dict[Identifier, SizeRecord]
    turns: tuple[TurnRecord, ...]
    counters: tuple[Text, ...]
    markers: tuple[Text, ...] = ()
    placements: tuple[Text, ...] = ()
    reserves: tuple[ReserveRecord, ...] = ()
    reinforcements: tuple[ReinforcementRecord, ...] = ()
    boxes: tuple[BoxRecord, ...] = ()
    options: dict[Identifier, Text] = msgspec.field(default_factory=dict)
    based_on: str = ""
    teaches: str = ""


class UnitRecord(Record, frozen=True):
    """A unit, one row of a counter file.

    Attributes:
        short: The letters on the counter.
        label: What sentences call it, where that is not what ``short`` says.
        faces: One text a step, full strength first.
        provenance: Where the faces come from.
        traits: Traits beyond those of its type and its army.
        stacking: What it counts for stacking, where that is not what its size says.
        counters: Number of physical counters.
        bracket: Whether the size mark stands in a bracket.
        lat: Where the unit stood, or in whose place it is, in degrees north.
        lon: The same in degrees east.
        hint: Hex where it belongs, where that is known better than from degrees.
        printed: What the rulebook itself says of it, each with its paragraph.
        ratings: Further printed numbers by name, one for each step, or one for all.
        formations: What it belongs to below its army's own formations, the largest first.
    """

    id: Identifier
    name: Text
    short: Text
    type: Identifier
    size: Identifier
    faces: Faces
    provenance: Provenance
    traits: tuple[Identifier, ...] = ()
    stacking: Count | None = None
    counters: PhysicalCounters = 1
    bracket: bool = False
    lat: Latitude | None = None
    lon: Longitude | None = None
    hint: str = ""
    label: str = ""
    printed: dict[Identifier, Text] = msgspec.field(default_factory=dict)
    note: str = ""
    ratings: dict[Identifier, tuple[Count, ...]] = msgspec.field(default_factory=dict)
    formations: tuple[Text, ...] = ()


class CountersRecord(Record, frozen=True):
    """A counter file: units of one army. Its traits and formations hold for all of them."""

    nation: Identifier
    units: tuple[UnitRecord, ...]
    traits: tuple[Identifier, ...] = ()
    formations: tuple[Text, ...] = ()


class MarkerRecord(Record, frozen=True):
    """Markers of one kind: what front and back say and show, and how many there are.

    Attributes:
        army: Nation in whose colours the front is; plain where the scenario does not have it.
        back_army: The same for the back.
    """

    id: Identifier
    name: Text
    counters: Annotated[int, msgspec.Meta(ge=1, le=999)]
    provenance: Provenance
    back: str = ""
    sign: str = ""
    army: str = ""
    back_army: str = ""
    note: str = ""


class MarkersRecord(Record, frozen=True):
    """A marker file: counters that are no units."""

    markers: tuple[MarkerRecord, ...]


class PlacementRecord(Record, frozen=True):
    """Where a unit begins."""

    unit: Identifier
    at: Text
    provenance: Provenance
    note: str = ""


class PlacementsRecord(Record, frozen=True):
    """A placement file: units that begin on the map.

    Attributes:
        printed: Whether the counters print these hexes in their corners.
    """

    placements: tuple[PlacementRecord, ...]
    printed: bool = False
