"""Lays rivers and canals along hexsides: the cheapest way through the hexside graph near the real course."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import shapely
from shapely.geometry.base import BaseGeometry

from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.mapmaker.hexsides import Corner, Side, SideGraph

BASE = 0.06  # every hexside costs a little, so that no course winds without need
OFF_COURSE = 4.0  # per squared hex unit between hexside and river
OFF_END = 8.0  # the same for the corner a course begins or ends at
WRONG_BANK = 10.0  # a hexside that would put a named town on the wrong bank
SHARED = 6.0  # a hexside that carries another river already
AT_SEA = 4.0  # a hexside of a sea hex: a river ends where it reaches the coast


@dataclass(frozen=True)
class Course:
    """One river or canal to lay.

    Attributes:
        name: its name on the map.
        kind: ``river`` or ``canal``.
        width: 1 to 3, for drawing.
        line: the real course in hex units.
        start: where it begins: corners with the cost of beginning there.
        goal: where it ends, likewise.
        along: streams laid before whose hexsides it may share.
        wanted: hexsides it must use (free of cost); ``barred``: hexsides it must not use.
    """

    name: str
    kind: str
    width: int
    line: BaseGeometry
    start: Mapping[Corner, float]
    goal: Mapping[Corner, float]
    along: frozenset[str] = frozenset()
    wanted: frozenset[Side] = frozenset()
    barred: frozenset[Side] = frozenset()


@dataclass(frozen=True)
class Chain:
    """A laid river or canal.

    Attributes:
        sides: its hexsides in order from source to mouth; ``corners`` those they join, ends included.
        mean_distance: how far, in hex units, the corners lie from the real course on average.
    """

    name: str
    kind: str
    width: int
    sides: tuple[Side, ...]
    corners: tuple[Corner, ...]
    mean_distance: float


@dataclass
class Waters:
    """What is laid so far, and the rules that price the next course.

    Attributes:
        graph: hexsides and corners.
        sea: sea cells.
        wrong_bank: for a town's cell and one of its hexsides, whether a river there would miss its real bank.
    """

    graph: SideGraph
    sea: frozenset[Cell]
    wrong_bank: Callable[[str, Side], bool]
    chains: dict[str, Chain] = field(default_factory=dict)
    _used: dict[Side, set[str]] = field(default_factory=dict)

    def lay(self, course: Course) -> Chain:
        """Lay one course and keep it.

        Raises:
            ValueError: no way leads from its start to its goal.
        """
        corners, sides = self._cheapest(course)
        distances = [self._distance(course.line, corner) for corner in corners]
        chain = Chain(course.name, course.kind, course.width, sides, corners, sum(distances) / len(distances))
        self.chains[course.name] = chain
        for side in sides:
            self._used.setdefault(side, set()).add(course.name)
        return chain

    def _distance(self, line: BaseGeometry, corner: Corner) -> float:
        return float(shapely.distance(line, shapely.Point(self.graph.position(corner))))

    def price(self, course: Course, side: Side) -> float:
        """Cost of leading a course along one hexside."""
        if side in course.wanted:
            return 0.0
        ends = [self.graph.position(corner) for corner in self.graph.ends(side)]
        (x1, y1), (x2, y2) = ends
        probes = [shapely.Point(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t) for t in (0.1, 0.3, 0.5, 0.7, 0.9)]
        distances = shapely.distance(course.line, probes)
        cost = BASE + OFF_COURSE * float((distances**2).mean())
        if self.wrong_bank(course.name, side):
            cost += WRONG_BANK
        if self._used.get(side, set()) - course.along:
            cost += SHARED
        if side[0] in self.sea or side[1] in self.sea:
            cost += AT_SEA
        return cost

    def _cheapest(self, course: Course) -> tuple[tuple[Corner, ...], tuple[Side, ...]]:
        best = dict(course.start)
        came: dict[Corner, tuple[Corner, Side]] = {}
        queue = [(cost, corner) for corner, cost in course.start.items()]
        heapq.heapify(queue)
        prices: dict[Side, float] = {}
        end, total = None, float("inf")
        while queue:
            cost, corner = heapq.heappop(queue)
            if cost > best[corner] or cost >= total:
                continue
            if corner in course.goal and cost + course.goal[corner] < total:
                end, total = corner, cost + course.goal[corner]
            for side in self.graph.around(corner):
                if side in course.barred:
                    continue
                if side not in prices:
                    prices[side] = self.price(course, side)
                onward = self.graph.far_end(side, corner)
                reached = cost + prices[side]
                if reached < best.get(onward, float("inf")):
                    best[onward], came[onward] = reached, (corner, side)
                    heapq.heappush(queue, (reached, onward))
        if end is None:
            raise ValueError(f"no way from the start of {course.name} to its end")
        return _traced(end, came)


def ends_near(graph: SideGraph, corners: Iterable[Corner], point: BaseGeometry) -> dict[Corner, float]:
    """Corners with the cost of a course beginning or ending there instead of at a point or line."""
    listed = list(corners)
    distances = shapely.distance(point, [shapely.Point(graph.position(corner)) for corner in listed])
    return {corner: OFF_END * float(d) ** 2 for corner, d in zip(listed, distances, strict=True) if d < 3}


def _traced(
    end: Corner, came: Mapping[Corner, tuple[Corner, Side]]
) -> tuple[tuple[Corner, ...], tuple[Side, ...]]:
    corners, sides = [end], []
    while corners[-1] in came:
        previous, side = came[corners[-1]]
        corners.append(previous)
        sides.append(side)
    return tuple(reversed(corners)), tuple(reversed(sides))
