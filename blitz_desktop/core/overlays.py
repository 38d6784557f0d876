"""Overlays: facts about the whole map that a player can lay over it, each by one key.

A game lists its overlays in ``BoardView.overlays`` and draws one when it is asked for. Others follow from the
position alone and are the same for every game; the presenter has those.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import GameState

GOOD, WARN, BAD, NEUTRAL, SUPPLY = "good", "warn", "bad", "neutral", "supply"
"""Tones; a side's id stands for that side's colour, and ``#rrggbb`` for itself."""


class OverlayTitle(msgspec.Struct, frozen=True):
    """An overlay that can be asked for.

    Attributes:
        id: Stable name.
        name: Words for a menu.
        key: Key that shows and hides it; empty for none.
        rule: The paragraph it rests on.
        needs_units: Whether it is about the units selected and empty without any.
    """

    id: str
    name: str
    key: str = ""
    rule: RuleRef | None = None
    needs_units: bool = False


class Patch(msgspec.Struct, frozen=True):
    """Hexes in one tone.

    Attributes:
        words: What they are, for the legend; patches with the same words and tone share a line of it.
        is_outlined: Whether the border of the area is drawn heavily, as a front is.
    """

    tone: str
    hexes: tuple[Hex, ...]
    words: str = ""
    is_outlined: bool = False


class Trace(msgspec.Struct, frozen=True):
    """A line from hex to hex.

    Attributes:
        has_head: Whether it ends in an arrow.
        words: What it is, for the legend.
    """

    tone: str
    hexes: tuple[Hex, ...]
    words: str = ""
    has_head: bool = False


class Edge(msgspec.Struct, frozen=True):
    """Hexsides in one tone, with what they are."""

    tone: str
    sides: tuple[Hexside, ...]
    words: str = ""


class Tag(msgspec.Struct, frozen=True):
    """A few letters in a hex."""

    hex: Hex
    text: str
    tone: str = NEUTRAL


class Overlay(msgspec.Struct, frozen=True):
    """What an overlay shows of a position.

    Attributes:
        summary: What it says in one line; may be empty.
    """

    patches: tuple[Patch, ...] = ()
    traces: tuple[Trace, ...] = ()
    edges: tuple[Edge, ...] = ()
    tags: tuple[Tag, ...] = ()
    summary: str = ""


@runtime_checkable
class DrawsOverlays(Protocol):
    """A game that lists overlays in its views."""

    def overlay(
        self,
        scenario: Any,
        state: GameState[Any],
        id_: str,
        units: tuple[UnitId, ...],
        viewer: str | None = None,
    ) -> Overlay:
        """One of the overlays listed, for the units selected.

        Raises:
            KeyError: The game has no such overlay.
        """
        ...
