"""Roads and railways: digitised by hand as hexes on the way, joined by straight lines of hexes."""

from __future__ import annotations

from itertools import pairwise

from blitz_desktop.core.hexgrid import HexGrid
from blitz_desktop.mapmaker.hexsides import Side, side_of
from blitz_desktop.mapmaker.plan import Plan, Record


def way_sides(plan: Plan, grid: HexGrid, way: Record) -> list[Side]:
    """The hexsides that a way of the plan crosses, from its first hex to its last.

    Raises:
        ValueError: the way leaves the map.
    """
    cells = [plan.sheets.cell(label) for label in way["via"]]
    course = [cells[0]]
    for one, other in pairwise(cells):
        course += list(grid.line(one, other))[1:]
    if not all(map(plan.sheets.holds, course)):
        raise ValueError(f"{way['name']} leaves the map")
    return [side_of(one, other) for one, other in pairwise(course)]
