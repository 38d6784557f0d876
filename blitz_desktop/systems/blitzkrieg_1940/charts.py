"""Types of the charts in ``tables.yaml``."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, TypeAlias

import msgspec

Result: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^\d/\d$", description="steps lost by attacker and defender, such as 1/2")
]
Roll: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Columns: TypeAlias = Annotated[int, msgspec.Meta(ge=-8, le=8)]
"""Columns of a shift; more than the table has would be no shift."""
Steps: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]


class MovementCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points to enter a terrain; ``mechanised`` is None where such units may not enter."""

    terrain: str
    leg: Points
    provenance: str
    mechanised: Points | None = None
    rule: str = "13.7"
    note: str = ""


class ColumnShift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Columns to shift the odds, to the right where positive, and the paragraph that says so."""

    where: str
    columns: Columns
    provenance: str
    rule: str


class CombatResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The combat results table: results such as ``1/2`` by die and column.

    Attributes:
        provenance: Where the results come from, but for those in ``cells``.
        cells: Where single results (``4 at 3:1``) and whole columns (``7:1+``) come from.
    """

    columns: tuple[str, ...]
    rows: dict[int, tuple[Result, ...]]
    provenance: str
    cells: dict[str, str] = {}

    def __post_init__(self) -> None:
        if set(self.rows) != set(range(1, 7)) or any(
            len(row) != len(self.columns) for row in self.rows.values()
        ):
            raise ValueError("six rows with a result for every column")

    def losses(self, die: int, column: int) -> tuple[int, int]:
        """Steps lost by attacker and defender."""
        attacker, defender = self.rows[die][column].split("/")
        return int(attacker), int(defender)

    def provenance_of(self, die: int, column: int) -> str:
        """Where a result comes from."""
        head = self.columns[column]
        return self.cells.get(f"{die} at {head}") or self.cells.get(head) or self.provenance


class LossThreshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From so many steps lost on, the highest die roll that means the worst."""

    steps: Steps
    roll: Roll
    provenance: str


class Tables(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All charts of the game."""

    movement: tuple[MovementCost, ...]
    shifts: tuple[ColumnShift, ...]
    combat_results: CombatResults
    bef_destroyed: tuple[LossThreshold, ...]
    german_losses_severe: tuple[LossThreshold, ...]

    @cached_property
    def shift(self) -> dict[str, ColumnShift]:
        """Column shifts by what causes them."""
        return {shift.where: shift for shift in self.shifts}

    @cached_property
    def cost(self) -> dict[str, MovementCost]:
        """Movement costs by terrain."""
        return {cost.terrain: cost for cost in self.movement}


def threshold_roll(thresholds: tuple[LossThreshold, ...], steps: int) -> int:
    """Highest die roll that means the worst after so many steps lost; 0 for never, 6 for always."""
    return max((row.roll for row in thresholds if row.steps <= steps), default=0)
