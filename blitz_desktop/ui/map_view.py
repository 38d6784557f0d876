"""Where a map is looked at, in a form that can be kept."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.pieces import UnitId


class MapView(msgspec.Struct, frozen=True):
    """A look at the map.

    Attributes:
        x: Scene position of the middle, across.
        y: Scene position of the middle, down.
        zoom: Scale, 1 for 100 %.
        turn: Degrees by which the map lies turned.
    """

    x: float
    y: float
    zoom: float
    turn: float = 0.0


class Place(msgspec.Struct, frozen=True):
    """A look that was kept, with the name of the place."""

    name: str
    view: MapView


class MapMemory(msgspec.Struct, frozen=True):
    """What is remembered of one scenario's map between starts."""

    view: MapView | None = None
    places: tuple[Place, ...] = ()
    overlays: tuple[str, ...] = ()


class WindowView(msgspec.Struct, frozen=True):
    """What a window of a game looks at: where on its map, the selected units, and which side sits there."""

    map: MapView
    selection: tuple[UnitId, ...]
    sitter: str | None = None
