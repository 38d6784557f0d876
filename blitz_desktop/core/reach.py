"""Where a moving group can get to, by what path and at what cost, cause by cause."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import TypeAlias

import msgspec

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.citations import Legality, Reason, RuleRef
from blitz_desktop.core.decisions import Choice, Choices, CostPart, Leg


class Passage(msgspec.Struct, frozen=True):
    """A hex that may be entered.

    Attributes:
        parts: Certain costs by cause.
        risk: Points that dice may add at most.
        ends: Whether the group must stop in the hex it enters.
        points: Sum of the certain costs.
    """

    parts: tuple[CostPart, ...]
    risk: int = 0
    ends: bool = False
    points: int = 0

    def __post_init__(self) -> None:
        # Added up once and for all: a search asks for it at every hexside.
        msgspec.structs.force_setattr(self, "points", sum([part.points for part in self.parts]))


Enter: TypeAlias = Callable[[Hex, Hex, int], Passage | Reason]
"""From a hex into an adjacent one with so many points spent: the passage, or why there is none."""

Steps: TypeAlias = Iterable[tuple[Hex, Passage]]
"""The adjacent hexes that may be entered out of a hex, with their passages, in the board's order."""

TooDear: TypeAlias = Callable[[Hex, int, int], Reason]
"""Why a hex that costs so many points cannot be entered with so many left."""


Halt: TypeAlias = Callable[[Hex, Passage], RuleRef | None]
"""The paragraph that ends a move in a hex entered by a passage that ends the path, if one does."""


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
        left: The hexes that the search went on from, in this order, with the points spent till then.
        bar: Why an adjacent hex beyond the reach cannot be entered with so many points spent.
    """

    board: Board
    start: Hex
    budget: int
    stops: Mapping[Hex, Stop]
    origin: Hex
    before: tuple[Leg, ...]
    left: Sequence[tuple[Hex, int]]
    bar: Callable[[Hex, Hex, int], Reason]

    @cached_property
    def refused(self) -> dict[Hex, Reason]:
        """Why each hex beside the reach cannot be reached, put into words when first asked for."""
        refused: dict[Hex, Reason] = {}
        for hex_, spent in self.left:
            for beyond in self.board.neighbours(hex_):
                if beyond not in self.stops and beyond not in refused:
                    refused[beyond] = self.bar(hex_, beyond, spent)
        return refused

    @cached_property
    def ends(self) -> dict[Hex, Stop]:
        """The hexes where a path may end: all but the start, unless a way led there."""
        ends = dict(self.stops)
        if not self.before:
            del ends[self.start]
        return ends

    def legs(self, end: Hex) -> tuple[Leg, ...]:
        """The cheapest path's hexes, the origin left out."""
        legs: list[Leg] = []
        while (stop := self.stops[end]).previous is not None:
            legs.append(Leg(end, stop.passage.parts, stop.passage.risk))
            end = stop.previous
        return (*self.before, *reversed(legs))

    def path_to(self, end: Hex) -> tuple[Hex, ...]:
        """The cheapest path, the origin included."""
        return (self.origin, *(leg.hex for leg in self.legs(end)))

    def past(self, hexes: Set[Hex]) -> Iterator[Hex]:
        """The ends whose path leads through some of these hexes before it gets there."""
        touched = {self.start: any(leg.hex in hexes for leg in self.before)}

        def is_touched(hex_: Hex) -> bool:
            if hex_ not in touched:
                previous = self.stops[hex_].previous
                touched[hex_] = hex_ in hexes or (previous is not None and is_touched(previous))
            return touched[hex_]

        for hex_, stop in self.ends.items():
            if (stop.previous is not None and is_touched(stop.previous)) or (
                hex_ == self.start and any(leg.hex in hexes for leg in self.before[:-1])
            ):
                yield hex_

    def choices(
        self,
        otherwise: Legality,
        *,
        per_point: int = 1,
        barred: dict[Hex, Reason] | None = None,
        halt: Halt | None = None,
    ) -> Choices:
        """The reach as targets of a path slot; ``per_point`` smallest units make a movement point.

        ``barred`` are hexes that are refused for a reason of their own, reached or not.
        """
        targets = _Targets(self, per_point, barred or {}, halt)
        return Choices(targets, otherwise, self.origin, targets.open)


class _Targets(Mapping[Hex, Choice]):
    """The targets of a reach. Few of them are looked at, so each is made when it is first asked for.

    Attributes:
        open: The hexes where a path may end.
    """

    def __init__(
        self,
        reach: Reach,
        per_point: int,
        barred: dict[Hex, Reason],
        halt: Halt | None,
    ) -> None:
        self._reach = reach
        self._per_point = per_point
        self._barred = barred
        self._halt = halt
        self._made: dict[Hex, Choice] = {}
        self.open = tuple([hex_ for hex_ in reach.ends if hex_ not in barred])

    def __getitem__(self, hex_: Hex) -> Choice:
        if hex_ not in self._made:
            self._made[hex_] = self._make(hex_)
        return self._made[hex_]

    def __iter__(self) -> Iterator[Hex]:
        return iter(self._reach.ends | self._reach.refused | self._barred)

    def __len__(self) -> int:
        return len(self._reach.ends | self._reach.refused | self._barred)

    def _make(self, hex_: Hex) -> Choice:
        reach, stop = self._reach, self._reach.ends.get(hex_)
        if hex_ in self._barred:
            return Choice(hex_, Legality((self._barred[hex_],)))
        if stop is None:
            return Choice(hex_, Legality((reach.refused[hex_],)))
        return Choice(
            hex_,
            legs=reach.legs(hex_),
            left=reach.budget - stop.spent,
            is_risky=stop.worst > reach.budget,
            per_point=self._per_point,
            halt=self._halt(hex_, stop.passage) if self._halt is not None and stop.passage.ends else None,
        )


_NOWHERE = Passage(())


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
    ``steps`` tells which of its neighbours ``enter`` lets a group into, for a game that knows it sooner so.

    Raises:
        ValueError: The way cannot be gone.
    """
    before, first = _follow(way, enter)
    origin, start = start, way[-1] if before else start
    stops = {start: first}
    steps = steps or partial(_ask_around, board, enter, stops)
    left: list[tuple[Hex, int]] = []
    buckets: list[list[Hex]] = [[] for _ in range(budget + 1)]
    if first.spent <= budget:
        buckets[first.spent].append(start)
    for spent, bucket in enumerate(buckets):
        for hex_ in bucket:  # grows while hexes are entered at no cost
            here = stops[hex_]
            if here.spent != spent or here.passage.ends:
                continue
            left.append((hex_, spent))
            for beyond, passage in steps(hex_, spent):
                total = spent + passage.points
                if total > budget:
                    continue
                known = stops.get(beyond)
                if known is not None and known.spent < total:
                    continue
                worst = here.worst + passage.points + passage.risk
                if known is None or total < known.spent or worst < known.worst:
                    stops[beyond] = Stop(hex_, passage, total, worst)
                    buckets[total].append(beyond)
    bar = partial(_bar, enter, too_dear, budget)
    return Reach(board, start, budget, stops, origin, before, left, bar)


def _ask_around(board: Board, enter: Enter, stops: Mapping[Hex, Stop], hex_: Hex, spent: int) -> Steps:
    """The steps out of a hex, those left out that lead where a search has been for less."""
    for beyond in board.neighbours(hex_):
        known = stops.get(beyond)
        if known is None or known.spent >= spent:
            passage = enter(hex_, beyond, spent)
            if isinstance(passage, Passage):
                yield beyond, passage


def _bar(enter: Enter, too_dear: TooDear, budget: int, a: Hex, b: Hex, spent: int) -> Reason:
    """Why a search did not go from a hex into the next."""
    step = enter(a, b, spent)
    return step if isinstance(step, Reason) else too_dear(b, step.points, budget - spent)


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
