"""Exact chances of what two dice decide: tests and barrages."""

from __future__ import annotations

from blitz_desktop.core.chances import Distribution

TWO_DICE = Distribution.die(6) + Distribution.die(6)


def passing(most: int) -> str:
    """How likely somebody passes a test who passes at most with this throw (0.1/18).

    >>> passing(6)
    '42 %'
    """
    return percent(TWO_DICE.chance(lambda throw: throw <= most))


def percent(chance: float) -> str:
    """A chance in whole hundredths."""
    return f"{chance:.0%}".replace("%", "\N{NO-BREAK SPACE}%")
