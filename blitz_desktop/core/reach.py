"""Where a moving group can get to, by what path and at what cost, cause by cause."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason
from blitz_desktop.core.decisions import Choice, Choices, CostPart, Leg


@dataclass(frozen=True, slots=True)
class Passage:
    """A hex that may be entered.

    Attributes:
        parts: Certain costs by cause.
        risk: Points that dice may add at most.
        ends: Whether the group must stop in the hex it enters.
    """

    parts: tuple[CostPart, ...]
    risk: int = 0
    ends: bool = False

    @property
    def points(self) -> int:
        """Sum of the certain costs."""
        return sum(part.points for part in self.parts)


Enter: TypeAlias = Callable[[Hex, Hex, int], Passage | Reason]
"""From a hex into an adjacent one with so many points spent: the passage, or why there is none."""

TooDear: TypeAlias = Callable[[Hex, int, int], Reason]
"""Why a hex that costs so many points cannot be entered with so many left."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A reached hex: where from, and the points spent if dice add nothing or all they can."""

    previous: Hex | None
    passage: Passage
    spent: int
    worst: int


@dataclass(frozen=True, slots=True)
class Reach:
    """All hexes a group can reach, the start included, and why its neighbours beyond cannot be."""

    start: Hex
    budget: int
    stops: Mapping[Hex, Stop]
    refused: Mapping[Hex, Reason]

    def legs(self, end: Hex) -> tuple[Leg, ...]:
        """The cheapest path's hexes, the start left out."""
        legs: list[Leg] = []
        at: Hex | None = end
        while at is not None and (stop := self.stops[at]).previous is not None:
            legs.append(Leg(at, stop.passage.parts, stop.passage.risk))
            at = stop.previous
        return tuple(reversed(legs))

    def choices(self, otherwise: Legality) -> Choices:
        """The reach as targets of a path slot."""
        targets = {
            hex_: Choice(
                hex_,
                LEGAL,
                legs=self.legs(hex_),
                left=self.budget - stop.spent,
                is_risky=stop.worst > self.budget,
            )
            for hex_, stop in self.stops.items()
            if hex_ != self.start
        }
        refused = {
            hex_: Choice(hex_, Legality((reason,)))
            for hex_, reason in self.refused.items()
            if hex_ not in targets and hex_ != self.start
        }
        return Choices(targets | refused, otherwise, self.start)


_NOWHERE = Passage(())


def reachable(board: Board, start: Hex, budget: int, enter: Enter, too_dear: TooDear) -> Reach:
    """Search outward from a hex, cheapest first (Dial's buckets over whole points).

    Of two paths that cost the same the one with less risk wins. ``budget`` and costs are in the
    game's smallest movement unit.
    """
    stops = {start: Stop(None, _NOWHERE, 0, 0)}
    refused: dict[Hex, Reason] = {}
    buckets: list[list[Hex]] = [[] for _ in range(budget + 1)]
    buckets[0].append(start)
    for spent, bucket in enumerate(buckets):
        for hex_ in bucket:  # grows while hexes are entered at no cost
            here = stops[hex_]
            if here.spent != spent or here.passage.ends:
                continue
            for beyond in board.neighbours(hex_):
                known = stops.get(beyond)
                if known is not None and known.spent < spent:
                    continue  # reached for less already
                passage = enter(hex_, beyond, spent)
                if isinstance(passage, Reason):
                    refused.setdefault(beyond, passage)
                    continue
                total = spent + passage.points
                if total > budget:
                    refused.setdefault(beyond, too_dear(beyond, passage.points, budget - spent))
                    continue
                worst = here.worst + passage.points + passage.risk
                if known is None or (total, worst) < (known.spent, known.worst):
                    stops[beyond] = Stop(hex_, passage, total, worst)
                    buckets[total].append(beyond)
    return Reach(start, budget, stops, refused)
