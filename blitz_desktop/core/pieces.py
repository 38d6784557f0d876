"""Printed counters: what never changes about a unit."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

UnitId: TypeAlias = str


class Face(msgspec.Struct, frozen=True):
    """One side of a counter, as printed for one step strength.

    Attributes:
        attack: Attack factor; None where the unit never attacks.
        defence: Defence factor; None where it has none of its own.
        movement: Movement factor in movement points.
        ratings: Further printed numbers by name, such as cohesion.
        provenance: Where the values come from: ``rulebook``, ``history`` or ``reconstructed``.
    """

    attack: int | None
    defence: int | None
    movement: int
    ratings: dict[str, int] = {}
    provenance: str = "reconstructed"


class Marker(msgspec.Struct, frozen=True):
    """Counters of one kind that only inform.

    Attributes:
        name: What the front says.
        counters: Number of them.
        back: What the other side says; empty where it is blank.
        sign: Names what is drawn on it.
        palette: Names its colours; empty for those of no army.
        back_palette: The same for the other side.
    """

    id: str
    name: str
    counters: int
    back: str = ""
    sign: str = ""
    palette: str = ""
    back_palette: str = ""


class Piece(msgspec.Struct, frozen=True, eq=False):
    """A unit as its counter, or its two counters, print it.

    Attributes:
        name: Full historical name.
        short: The few letters printed on the counter, beside a symbol that shows the type.
        side: The side that commands it.
        nation: Whose army it belongs to.
        type: Unit type, which names the symbol.
        size: Printed size mark, such as ``XX``.
        faces: One face a step, full strength first.
        stacking: What it counts for stacking, in the game's smallest unit.
        traits: Words that rules ask about, such as ``mechanised``.
        counters: Number of physical counters.
        is_bracketed: Whether the size mark stands in a bracket (ad hoc formation).
        corner: What the counter prints in its corner, such as a set-up hex or ``SR``.
        palette: Names its colours.
        label: What sentences call it, as no other unit of the game is called.
        formations: What it belongs to, the largest first, such as corps, division and regiment.
    """

    id: UnitId
    name: str
    short: str
    side: str
    nation: str
    type: str
    size: str
    faces: tuple[Face, ...]
    stacking: int
    traits: frozenset[str] = frozenset()
    counters: int = 1
    is_bracketed: bool = False
    corner: str = ""
    note: str = ""
    palette: str = ""
    label: str = ""
    formations: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """What sentences call it, before it is translated; this is what may be stored."""
        return self.label or self.short

    @property
    def full_steps(self) -> int:
        """Steps at full strength."""
        return len(self.faces)

    def face(self, steps: int) -> Face:
        """The face that shows at a step strength.

        Raises:
            IndexError: The piece has no such strength.
        """
        if not 1 <= steps <= len(self.faces):
            raise IndexError(f"{self.id} has no face for {steps} steps")
        return self.faces[len(self.faces) - steps]

    def has(self, trait: str) -> bool:
        """Whether a rule's word applies to this unit."""
        return trait in self.traits
