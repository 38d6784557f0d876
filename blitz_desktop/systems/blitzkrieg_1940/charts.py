"""Types of the charts in ``tables.yaml``."""

from __future__ import annotations

from functools import cached_property

import msgspec


class MovementCost(msgspec.Struct, frozen=True):
    """Points to enter a terrain; ``mechanised`` is None where such units may not enter."""

    terrain: str
    leg: int
    provenance: str
    mechanised: int | None = None
    rule: str = "13.7"
    note: str = ""


class ColumnShift(msgspec.Struct, frozen=True):
    """Columns to shift the odds, to the right where positive, and the paragraph that says so."""

    where: str
    columns: int
    provenance: str
    rule: str


class CombatResults(msgspec.Struct, frozen=True):
    """The combat results table: results such as ``1/2`` by die and column."""

    columns: tuple[str, ...]
    rows: dict[int, tuple[str, ...]]
    provenance: str
    printed: tuple[str, ...] = ()

    def losses(self, die: int, column: int) -> tuple[int, int]:
        """Steps lost by attacker and defender."""
        attacker, defender = self.rows[die][column].split("/")
        return int(attacker), int(defender)


class LossThreshold(msgspec.Struct, frozen=True):
    """From so many steps lost on, the highest die roll that means the worst."""

    steps: int
    roll: int


class Tables(msgspec.Struct, frozen=True, dict=True):
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
