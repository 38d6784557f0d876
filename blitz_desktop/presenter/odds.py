"""Chances in words that never promise more than they hold."""

from __future__ import annotations

from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.words import number_words

_EXACT = 1e-12
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def percent(chance: float) -> str:
    """A chance from 0 to 1 in whole per cent; only a certain thing reads 100 and only an impossible one 0.

    >>> [percent(c).replace(NARROW_SPACE, " ") for c in (0, 0.004, 0.5, 0.996, 1)]
    ['0 %', '<1 %', '50 %', '>99 %', '100 %']
    """
    if chance <= _EXACT:
        return f"0{NARROW_SPACE}%"
    if chance >= 1 - _EXACT:
        return f"100{NARROW_SPACE}%"
    whole = round(chance * 100)
    sign, shown = ("<", 1) if whole < 1 else (">", 99) if whole > 99 else ("", whole)
    return f"{sign}{shown}{NARROW_SPACE}%"


def bare_percent(chance: float) -> str:
    """The same without its sign, for charts.

    >>> bare_percent(0.25)
    '25'
    """
    return percent(chance).partition(NARROW_SPACE)[0]


def average(value: float) -> str:
    """A mean with one decimal, such as steps lost.

    >>> average(1.25)
    '1.2'
    """
    return number_words(value, ".1f")


def columns_words(forecast: Forecast) -> str:
    """The column of the table that an attack is fought in, in a few letters, or between which two it lies.

    A question mark stands for what nobody can say, and the headline where the game has no columns.
    """
    if forecast.table is None:
        return forecast.headline
    likely = [chance.label for chance in forecast.columns if chance.chance > 0]
    if not likely:
        return "?"
    return likely[0] if len(likely) == 1 else f"{likely[0]}–{likely[-1]}"
