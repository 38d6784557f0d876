"""From the plan's list of rivers and canals to chains of hexsides."""

from __future__ import annotations

import math
from collections.abc import Iterable

import shapely
from shapely.geometry.base import BaseGeometry

from blitz_desktop.core.hexgrid import Cell, Point
from blitz_desktop.mapmaker.calibration import Calibration
from blitz_desktop.mapmaker.geodata import Geodata
from blitz_desktop.mapmaker.hexsides import Corner, Side, SideGraph, side_of
from blitz_desktop.mapmaker.plan import Plan, Record
from blitz_desktop.mapmaker.waters import Course, Waters, ends_near

NEAR_TOWN = 0.75  # hex units: rivers farther off say nothing about the bank of a town
ON_RIVER = 0.06  # nearer than this the data cannot tell the bank
FINE = 0.02  # degrees between points of a densified line

_COMPASS = {"n": 0, "ne": 45, "e": 90, "se": 135, "s": 180, "sw": 225, "w": 270, "nw": 315}


class Banks:
    """Where each town's rivers lie from it, and so which hexsides would put it on the wrong bank."""

    def __init__(self, graph: SideGraph) -> None:
        self._graph = graph
        self._bearings: dict[tuple[str, Cell], Point] = {}

    def note(self, river: str, cell: Cell, bearing: Point) -> None:
        """Keep the bearing from a town in a cell to a river."""
        self._bearings[river, cell] = bearing

    def is_wrong(self, river: str, side: Side) -> bool:
        """Whether a river on this hexside lies on the wrong side of a town beside it."""
        one, other = side
        return self._misses(river, one, other) or self._misses(river, other, one)

    def _misses(self, river: str, town: Cell, beyond: Cell) -> bool:
        bearing = self._bearings.get((river, town))
        if bearing is None:
            return False
        (x1, y1), (x2, y2) = self._graph.grid.centre(town), self._graph.grid.centre(beyond)
        return (x2 - x1) * bearing[0] + (y2 - y1) * bearing[1] < -0.1


def to_plane(calibration: Calibration, geometry: BaseGeometry) -> BaseGeometry:
    """A geometry in degrees laid on the map, in hex units."""
    return shapely.transform(shapely.segmentize(geometry, FINE), calibration.plane)


def lay_waters(
    plan: Plan,
    data: Geodata,
    calibration: Calibration,
    graph: SideGraph,
    sea: frozenset[Cell],
    sea_sides: frozenset[Side],
    towns: dict[str, tuple[Cell, Point]],
) -> Waters:
    """Lay every river and canal of the plan, in its order.

    ``towns`` gives the cell and the true position, in hex units, of each single-hex place.
    """
    banks = Banks(graph)
    waters = Waters(graph, sea, banks.is_wrong)
    coast = [corner for corner in graph.corners if _touches_sea(graph, corner, sea, sea_sides)]
    features = (*data.features("rivers"), *data.features("canals"))
    for default, records in (("river", plan.rivers), ("canal", plan.canals)):
        for record in records:
            names = set(record["features"])
            parts = [f.geometry for f in features if f.name in names]
            if not parts:
                raise ValueError(f"no data for {record['name']}")
            line = to_plane(calibration, shapely.union_all(parts))
            _note_banks(plan, banks, record["name"], line, towns, calibration)
            fixes = [c for c in plan.corrected("waters") if c["chain"] == record["name"]]
            waters.lay(
                Course(
                    name=record["name"],
                    kind=record.get("kind", default),
                    width=int(record["width"]),
                    line=line,
                    start=_end(record, "from", calibration, waters, coast, line),
                    goal=_end(record, "to", calibration, waters, coast, line),
                    along=frozenset(record.get("along", ())),
                    wanted=_sides(plan, fixes, "use"),
                    barred=_sides(plan, fixes, "avoid"),
                )
            )
    return waters


def read_side(plan: Plan, text: str) -> Side:
    """The hexside written as two labels with a stroke between."""
    one, other = text.split("/")
    return side_of(plan.sheets.cell(one), plan.sheets.cell(other))


def _sides(plan: Plan, fixes: Iterable[Record], field: str) -> frozenset[Side]:
    return frozenset(read_side(plan, text) for fix in fixes for text in fix.get(field, ()))


def _end(
    record: Record,
    field: str,
    calibration: Calibration,
    waters: Waters,
    coast: list[Corner],
    line: BaseGeometry,
) -> dict[Corner, float]:
    """Corners where a course may begin or end, with their costs."""
    graph, where = waters.graph, record[field]
    if isinstance(where, list):
        return ends_near(graph, graph.corners, _spot(calibration, where))
    near = record.get(f"near_{field}")
    target = line if near is None else _spot(calibration, near)
    if where == "edge":
        return ends_near(graph, [c for c in graph.corners if graph.is_border(c)], target)
    if where == "sea":
        return ends_near(graph, coast, target)
    return ends_near(graph, waters.chains[where].corners, target)


def _spot(calibration: Calibration, degrees: list[float]) -> BaseGeometry:
    return to_plane(calibration, shapely.Point(degrees[0], degrees[1]))


def _touches_sea(graph: SideGraph, corner: Corner, sea: frozenset[Cell], sea_sides: frozenset[Side]) -> bool:
    return any(cell in sea for cell in corner) or any(side in sea_sides for side in graph.around(corner))


def _note_banks(
    plan: Plan,
    banks: Banks,
    river: str,
    line: BaseGeometry,
    towns: dict[str, tuple[Cell, Point]],
    calibration: Calibration,
) -> None:
    """Bearings from towns to a river: measured, or as the corrections say."""
    known = {
        town: compass
        for correction in plan.corrected("banks")
        if correction["river"] == river
        for town, compass in correction["river_lies"].items()
    }
    for name, (cell, point) in towns.items():
        distance = shapely.distance(line, shapely.Point(point))
        if name in known:
            banks.note(river, cell, _bearing(calibration, known[name]))
        elif ON_RIVER < distance < NEAR_TOWN:
            nearest = shapely.line_interpolate_point(shapely.shortest_line(shapely.Point(point), line), 1e9)
            dx, dy = nearest.x - point[0], nearest.y - point[1]
            banks.note(river, cell, (dx / math.hypot(dx, dy), dy / math.hypot(dx, dy)))


def _bearing(calibration: Calibration, compass: str) -> Point:
    """A compass direction on the turned sheet; north stands ``-rotation`` degrees clockwise of up."""
    angle = math.radians(_COMPASS[compass] - calibration.rotation)
    return math.sin(angle), -math.cos(angle)
