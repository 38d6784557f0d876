"""Where a moving group can get to, by what path and at what cost, cause by cause."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

import msgspec

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason
from blitz_desktop.core.decisions import Choice, Choices, CostPart, Leg


@dataclass(frozen=True)
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

    @cached_property
    def points(self) -> int:
        """Sum of the certain costs."""
        return sum(part.points for part in self.parts)


Enter: TypeAlias = Callable[[Hex, Hex, int], Passage | Reason]
"""From a hex into an adjacent one with so many points spent: the passage, or why there is none."""

Steps: TypeAlias = tuple[tuple[Hex, Passage | Reason], ...]
"""All steps out of a hex: each adjacent hex with its passage, or why there is none."""

TooDear: TypeAlias = Callable[[Hex, int, int], Reason]
"""Why a hex that costs so many points cannot be entered with so many left."""


class Stop(msgspec.Struct, frozen=True, gc=False):
    """A reached hex: where from, and the points spent if dice add nothing or all they can."""

    previous: Hex | None
    passage: Passage
    spent: int
    worst: int


@dataclass(frozen=True)
class Reach:
    """All hexes a group can reach, the start included, and why its neighbours beyond cannot be.

    Attributes:
        start: Where the search began: the group's hex, or the end of the way laid down before.
        origin: The group's hex.
        before: The way laid down before the search, hex by hex.
    """

    start: Hex
    budget: int
    stops: Mapping[Hex, Stop]
    refused: Mapping[Hex, Reason]
    origin: Hex
    before: tuple[Leg, ...] = ()

    def legs(self, end: Hex) -> tuple[Leg, ...]:
        """The cheapest path's hexes, the origin left out."""
        return self._legs(end, {})

    def _legs(self, end: Hex, known: dict[Hex, tuple[Leg, ...]]) -> tuple[Leg, ...]:
        """The legs to a hex; paths with a common beginning share its legs."""
        if end not in known:
            stop = self.stops[end]
            last = Leg(end, stop.passage.parts, stop.passage.risk)
            known[end] = self.before if stop.previous is None else (*self._legs(stop.previous, known), last)
        return known[end]

    def choices(self, otherwise: Legality, *, per_point: int = 1) -> Choices:
        """The reach as targets of a path slot; ``per_point`` smallest units make a movement point."""
        known: dict[Hex, tuple[Leg, ...]] = {}
        targets = {
            hex_: Choice(
                hex_,
                LEGAL,
                legs=self._legs(hex_, known),
                left=self.budget - stop.spent,
                is_risky=stop.worst > self.budget,
                per_point=per_point,
            )
            for hex_, stop in self.stops.items()
            if hex_ != self.start or self.before
        }
        refused = {
            hex_: Choice(hex_, Legality((reason,)))
            for hex_, reason in self.refused.items()
            if hex_ not in targets and hex_ != self.start
        }
        return Choices(targets | refused, otherwise, self.origin)


_NOWHERE = Passage(())
_NOT_ASKED = (None,) * 6


def reachable(
    board: Board,
    start: Hex,
    budget: int,
    enter: Enter,
    too_dear: TooDear,
    *,
    way: Sequence[Hex] = (),
    steps: Callable[[Hex, int], Steps] | None = None,
) -> Reach:
    """Search outward from a hex, cheapest first (Dial's buckets over whole points).

    Of two paths that cost the same the one with less risk wins. ``budget`` and costs are in the
    game's smallest movement unit. With a ``way``, which begins with the start, every path follows it first.
    ``steps`` tells what ``enter`` does for all hexes around one at once, for a game that knows it sooner so.

    Raises:
        ValueError: The way cannot be gone.
    """
    before, first = _follow(way, enter)
    origin, start = start, way[-1] if before else start
    stops = {start: first}
    refused: dict[Hex, Reason] = {}
    buckets: list[list[Hex]] = [[] for _ in range(budget + 1)]
    if first.spent <= budget:
        buckets[first.spent].append(start)
    for spent, bucket in enumerate(buckets):
        for hex_ in bucket:  # grows while hexes are entered at no cost
            here = stops[hex_]
            if here.spent != spent or here.passage.ends:
                continue
            near = steps(hex_, spent) if steps else zip(board.neighbours(hex_), _NOT_ASKED, strict=False)
            for beyond, step in near:
                known = stops.get(beyond)
                if known is not None and known.spent < spent:
                    continue  # reached for less already
                passage = step or enter(hex_, beyond, spent)
                if isinstance(passage, Reason):
                    refused.setdefault(beyond, passage)
                    continue
                total = spent + passage.points
                if total > budget:
                    if beyond not in refused:
                        refused[beyond] = too_dear(beyond, passage.points, budget - spent)
                    continue
                worst = here.worst + passage.points + passage.risk
                if known is None or (total, worst) < (known.spent, known.worst):
                    stops[beyond] = Stop(hex_, passage, total, worst)
                    buckets[total].append(beyond)
    return Reach(start, budget, stops, refused, origin, before)


def _follow(way: Sequence[Hex], enter: Enter) -> tuple[tuple[Leg, ...], Stop]:
    """The legs of a way laid down before a search, and the stop at its end."""
    legs: list[Leg] = []
    passage, spent, worst = _NOWHERE, 0, 0
    for a, b in pairwise(way):
        step = enter(a, b, spent)
        if isinstance(step, Reason) or passage.ends:
            raise ValueError(f"nobody can go from {a} to {b}")
        passage, spent, worst = step, spent + step.points, worst + step.points + step.risk
        legs.append(Leg(b, step.parts, step.risk))
    return tuple(legs), Stop(None, passage, spent, worst)


def arrivals(board: Board, start: Hex, budgets: tuple[int, int], enter: Enter, most: int) -> dict[Hex, int]:
    """The turn in which a group can be in each hex, 1 for the present one, if nothing else changes.

    Args:
        board: The map.
        start: Where the group is.
        budgets: Points it has left in the present turn, and in each later one.
        enter: As for ``reachable``; ``spent`` counts from the beginning of each turn.
        most: Last turn to look at.
    """
    turns = {start: 1}
    best = {start: (1, 0)}
    queue = [(1, 0, start)]
    while queue:
        turn, spent, hex_ = heapq.heappop(queue)
        if best[hex_] < (turn, spent):
            continue
        for beyond in board.neighbours(hex_):
            arrival = _arrival(hex_, beyond, (turn, spent), budgets, enter)
            if arrival is None or arrival[0] > most or arrival >= best.get(beyond, (most + 1, 0)):
                continue
            best[beyond] = arrival
            turns[beyond] = arrival[0] if arrival[1] else arrival[0] - 1
            heapq.heappush(queue, (*arrival, beyond))
    return turns


def _arrival(
    a: Hex, b: Hex, now: tuple[int, int], budgets: tuple[int, int], enter: Enter
) -> tuple[int, int] | None:
    """Turn and points spent once a hex is entered, now or from a fresh start in the next turn.

    A group that must stop begins the next turn there, with nothing spent.
    """
    for turn, spent in (now, (now[0] + 1, 0)):
        passage = enter(a, b, spent)
        budget = budgets[0] if turn == 1 else budgets[1]
        if isinstance(passage, Passage) and spent + passage.points <= budget:
            return (turn + 1, 0) if passage.ends else (turn, spent + passage.points)
    return None
