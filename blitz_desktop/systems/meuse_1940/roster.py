"""What the counters of a scenario are, worked out once: rules ask it thousands of times in a search."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from blitz_desktop.core.pieces import Piece, UnitId
from blitz_desktop.core.system import Scenario


class Part(NamedTuple):
    """What a side has in a stack, bottom first."""

    side: str
    units: tuple[UnitId, ...]
    hqs: tuple[UnitId, ...]


class Roster:
    """All counters of a scenario.

    Attributes:
        hqs: The headquarters, which are no combat units (0.1/6).
        sides: The side that commands each counter.
        kinds: How each counter moves: foot, mechanised or armour.
        hq_of: The headquarters of each combat unit that has one.
    """

    def __init__(self, scenario: Scenario) -> None:
        pieces = scenario.pieces.values()
        own = {piece.formations: piece.id for piece in pieces if piece.has("headquarters")}
        self.hqs = frozenset(own.values())
        self.sides = {piece.id: piece.side for piece in pieces}
        self.kinds = {piece.id: _kind(piece) for piece in pieces}
        self.hq_of = {
            piece.id: own[piece.formations[:2]]
            for piece in pieces
            if piece.id not in self.hqs and piece.formations[:2] in own
        }
        self._parts: dict[tuple[UnitId, ...], tuple[Part, ...]] = {}

    def parts(self, stack: tuple[UnitId, ...]) -> tuple[Part, ...]:
        """A stack by sides, remembered, since most stacks are the same from position to position."""
        if stack not in self._parts:
            self._parts[stack] = tuple(
                Part(side, self._of(stack, side, are_hqs=False), self._of(stack, side, are_hqs=True))
                for side in dict.fromkeys(self.sides[unit] for unit in stack)
            )
        return self._parts[stack]

    def _of(self, stack: tuple[UnitId, ...], side: str, *, are_hqs: bool) -> tuple[UnitId, ...]:
        return tuple(unit for unit in stack if self.sides[unit] == side and (unit in self.hqs) is are_hqs)


def _kind(piece: Piece) -> str:
    return next((kind for kind in ("armour", "mechanised") if piece.has(kind)), "foot")


@lru_cache(maxsize=8)
def roster_of(scenario: Scenario) -> Roster:
    """The one roster of a scenario."""
    return Roster(scenario)
