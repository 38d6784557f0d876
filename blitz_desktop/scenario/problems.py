"""What is wrong with a data file, said so that its author finds the spot and the remedy."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

_MOST_SHOWN = 25

MOST_PROBLEMS = 200
"""Problems of one file that are looked for; a file that is hostile, or no data file at all, has millions."""

_LONGEST_NAME = 80
"""Longer names resemble nothing; comparing them takes for ever."""


@dataclass(frozen=True, order=True)
class Problem:
    """One fault in a data file.

    Attributes:
        file: Path of the file.
        line: Line, from 1; 0 where the fault belongs to the file as a whole.
        column: Column, from 1; 0 likewise.
        field: Path of the field, such as ``units[3].faces[0]``; empty for the whole file.
        found: What stands there.
        expected: What should stand there.
        nearest: The valid name that looks most like what was found; empty where none is close.
    """

    file: str
    line: int
    column: int
    field: str
    found: str
    expected: str
    nearest: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        field = f"{self.field}: " if self.field else ""
        hint = f"; did you mean {self.nearest}?" if self.nearest else ""
        return f"{place}: {field}found {self.found}, expected {self.expected}{hint}"


class DataError(Exception):
    """A data file cannot be used.

    Attributes:
        problems: All that was found wrong, in the order of the files.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        shown = [str(problem) for problem in self.problems[:_MOST_SHOWN]]
        hidden = len(self.problems) - len(shown)
        return "\n".join([*shown, f"... and {hidden} more"] if hidden else shown)


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name most like ``name``; empty where none is close.

    >>> nearest("infentry", ["infantry", "tank"])
    'infantry'
    """
    if len(name) > _LONGEST_NAME:
        return ""
    by_folded = {candidate.casefold(): candidate for candidate in known}
    close = difflib.get_close_matches(name.casefold(), by_folded, n=1)
    return by_folded[close[0]] if close else ""
