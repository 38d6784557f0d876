"""What an action would bring, worked out exactly: the ledger of factors and the chances of each result."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.citations import RuleRef


class LedgerLine(msgspec.Struct, frozen=True):
    """One item of a calculation, such as a unit's factor, a halving or a column shift."""

    text: str
    value: str
    rule: RuleRef


class Chance(msgspec.Struct, frozen=True):
    """An outcome and how likely it is, from 0 to 1."""

    label: str
    chance: float


class ResultTable(msgspec.Struct, frozen=True):
    """A printed table: one row a die result, one column an odds class.

    Attributes:
        weights: How likely each row is, from 0 to 1; empty where all are as likely.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    rule: RuleRef
    weights: tuple[float, ...] = ()

    def chance_of(self, row: int) -> float:
        """How likely a row is."""
        return self.weights[row] if self.weights else 1 / len(self.rows)


class Spread(msgspec.Struct, frozen=True):
    """How a number falls out, such as the steps that a side loses: every value with its chance, in order."""

    title: str
    chances: tuple[Chance, ...]


class Supposition(msgspec.Struct, frozen=True):
    """The same action with something decided later, such as aircraft that join in."""

    label: str
    rule: RuleRef
    forecast: Forecast


class Forecast(msgspec.Struct, frozen=True):
    """A preview of an action.

    Attributes:
        headline: The result of the calculation in a few words, such as ``26 : 7 = 3:1``.
        columns: Chance of each column of the table.
        results: Chance of each result.
        figures: Further expectations, such as the chance that every defender falls.
        means: Named averages, such as steps lost.
        spreads: Exact distributions of numbers that matter.
        supposed: What the action would bring if more were done for or against it.
    """

    title: str
    headline: str
    ledger: tuple[LedgerLine, ...]
    table: ResultTable | None
    columns: tuple[Chance, ...]
    results: tuple[Chance, ...]
    figures: tuple[Chance, ...] = ()
    means: tuple[tuple[str, float], ...] = ()
    spreads: tuple[Spread, ...] = ()
    supposed: tuple[Supposition, ...] = ()
