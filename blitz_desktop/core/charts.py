"""Charts as players read them on paper and in the help: titled tables of words, each value with its source.

A game says in ``charts`` what a player of the printed game would hold in the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, zip_longest
from typing import Any, Protocol, TypeVar, runtime_checkable

from blitz_desktop.core.language import say

RULEBOOK = "rulebook"
DIE = range(1, 7)

Value = TypeVar("Value")


@dataclass(frozen=True)
class Cell:
    """A value with its provenance, empty where there is none to tell."""

    text: str
    provenance: str = ""

    @property
    def is_printed(self) -> bool:
        """Whether the rulebook prints the value."""
        return self.provenance.startswith(RULEBOOK)


@dataclass(frozen=True)
class Chart:
    """A titled table; every row has as many cells as the head.

    Attributes:
        rule: The paragraph that all of it stands on; empty where rows name their own.
        note: What else a reader must know.
    """

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    rule: str = ""
    note: str = ""


@runtime_checkable
class PrintsCharts(Protocol):
    """A game with charts for the reader."""

    def charts(self, scenario: Any) -> tuple[Chart, ...]:
        """All charts of a scenario but its turn track, the most used first."""
        ...


def printed(text: str) -> Cell:
    """A value that the rulebook prints."""
    return Cell(text, RULEBOOK)


def paragraph(section: str) -> str:
    """A paragraph as charts cite it, without the part of it that is meant.

    >>> paragraph("14.12.B#ex")
    '§ 14.12.B'
    """
    return f"§ {section.partition('#')[0]}" if section else ""


def span(numbers: Sequence[int]) -> str:
    """Numbers in a row, from the first to the last.

    >>> span([1]), span([1, 2, 3])
    ('1', '1–3')
    """
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def spans(value_of: Callable[[int], Value], numbers: Sequence[int] = DIE) -> tuple[tuple[str, Value], ...]:
    """What numbers, such as those of a die, come to: those in a row that come to the same put together.

    >>> spans(lambda die: die // 2)
    (('1', 0), ('2–3', 1), ('4–5', 2), ('6', 3))
    """
    return tuple((span(list(run)), value) for value, run in groupby(numbers, value_of))


def folded(chart: Chart) -> Chart:
    """A long chart of few columns with its second half beside the first."""
    half = -(-len(chart.rows) // 2)
    blank = tuple(Cell("") for _ in chart.head)
    pairs = zip_longest(chart.rows[:half], chart.rows[half:], fillvalue=blank)
    return replace(chart, head=(*chart.head, *chart.head), rows=tuple((*a, *b) for a, b in pairs))


def ruled(
    title: str, head: tuple[str, str, str], rows: Iterable[tuple[str, str, str]], *, note: str = ""
) -> Chart:
    """A chart of what the rulebook prints: what, the value, and the paragraph of each."""
    cells = tuple((Cell(what), printed(value), Cell(section)) for what, value, section in rows)
    return Chart(title, head, cells, note=note)


def of_a_die(
    title: str,
    head: str,
    value_of: Callable[[int], Value],
    words: Mapping[Value, str],
    *,
    rule: str,
    note: str = "",
) -> Chart:
    """A chart of one die, as the rulebook prints it.

    Args:
        title: What it is called.
        head: What a roll decides.
        value_of: What a roll comes to.
        words: How each of these values is told.
        rule: The paragraph.
        note: What else a reader must know.
    """
    rows = tuple((Cell(rolls), printed(words[value])) for rolls, value in spans(value_of))
    return Chart(title, (say("Die"), head), rows, rule, note)
