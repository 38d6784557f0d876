"""What the dice of an entry brought, to be told beside the place where it happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile

from blitz_desktop.core.board import Hex
from blitz_desktop.core.view import Line

_TELLING = frozenset({"roll", "combat", "loss", "move", "result"})
_MOST_LINES = 6


@dataclass(frozen=True)
class News:
    """Lines of an entry from its first throw on, the last of them where they are many.

    Attributes:
        at: Hex that they are about; None where they are about none.
    """

    lines: tuple[Line, ...]
    at: Hex | None


def news_of(lines: Sequence[Line]) -> News | None:
    """The news among the lines of an entry; None where no dice were thrown."""
    told = dropwhile(lambda line: not line.faces, lines)
    kept = tuple(line for line in told if line.kind in _TELLING)[-_MOST_LINES:]
    places = (line.where[-1] for line in lines if line.where)
    return News(kept, next(places, None)) if kept else None
