"""The form of a deployment: which hexes are open to which units at the start."""

from __future__ import annotations

from typing import Annotated

import msgspec

from blitz_desktop.scenario.records import Identifier, Record, Text


class Army(Record, frozen=True):
    """Where an army may begin: in one country, outside some terrains."""

    side: Identifier
    country: Identifier
    closed: tuple[Identifier, ...] = ()


class TraitDemand(Record, frozen=True):
    """What units of a trait ask of a hex: never some terrains, only one terrain, only some sites."""

    closed: tuple[Identifier, ...] = ()
    terrain: str = ""
    sites: tuple[Identifier, ...] = ()


class PlacementFile(Record, frozen=True):
    """A file to write: the units of one side, and whether their counters print the hexes."""

    side: Identifier
    printed: bool = False


class Move(Record, frozen=True):
    """A place chosen by hand."""

    unit: Identifier
    at: Text
    reason: Text


class Deployment(Record, frozen=True):
    """A whole deployment; ``rivers`` names in the geographic data the parts of those that hold up an army."""

    scenario: Text
    board: Identifier
    calibration: Text
    room: Annotated[int, msgspec.Meta(ge=1)]
    armies: dict[Identifier, Army]
    files: dict[Text, PlacementFile]
    traits: dict[Identifier, TraitDemand] = msgspec.field(default_factory=dict)
    guests: dict[Identifier, Identifier] = msgspec.field(default_factory=dict)
    rivers: dict[Text, tuple[Text, ...]] = msgspec.field(default_factory=dict)
    moves: tuple[Move, ...] = ()
