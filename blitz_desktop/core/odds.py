"""Odds ratios and the columns of a combat results table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Odds:
    """A ratio with one side equal to 1.

    >>> str(Odds.of(26, 7)), str(Odds.of(5, 11))
    ('3:1', '1:3')
    """

    attacker: int
    defender: int

    @classmethod
    def of(cls, attack: int, defence: int) -> Odds:
        """The ratio of two strengths, rounded in the defender's favour.

        Raises:
            ValueError: A strength is below 1.
        """
        if min(attack, defence) < 1:
            raise ValueError(f"no odds for {attack} against {defence}")
        if attack >= defence:
            return cls(attack // defence, 1)
        return cls(1, -(-defence // attack))

    @classmethod
    def parse(cls, label: str) -> Odds:
        """The ratio a column head prints, such as ``3:1``."""
        attacker, defender = label.split(":")
        return cls(int(attacker), int(defender))

    @property
    def rank(self) -> int:
        """Place on a scale of whole ratios on which 1:1 is 0, 2:1 is 1 and 1:2 is -1."""
        return self.attacker - self.defender

    def __str__(self) -> str:
        return f"{self.attacker}:{self.defender}"


def column_of(odds: Odds, columns: tuple[str, ...]) -> int:
    """Index of the column for a ratio; beyond either end, the end column."""
    ranks = [Odds.parse(column.rstrip("+")).rank for column in columns]
    return max((i for i, rank in enumerate(ranks) if rank <= odds.rank), default=0)


def shift_column(column: int, shift: int, columns: tuple[str, ...]) -> int:
    """The column so many places to the right, held within the table."""
    return min(max(column + shift, 0), len(columns) - 1)
