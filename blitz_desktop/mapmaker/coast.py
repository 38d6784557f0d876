"""All-sea hexsides between two land hexes: sea arms too narrow to fill a hex."""

from __future__ import annotations

import numpy as np
import shapely

from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.mapmaker.calibration import Calibration
from blitz_desktop.mapmaker.courses import read_side
from blitz_desktop.mapmaker.geodata import Geodata
from blitz_desktop.mapmaker.hexsides import Side, SideGraph
from blitz_desktop.mapmaker.plan import Plan

PROBES = 21  # points along a hexside


def sea_arms(
    plan: Plan, data: Geodata, calibration: Calibration, graph: SideGraph, sea: frozenset[Cell]
) -> frozenset[Side]:
    """Hexsides between land hexes that run almost wholly through water, with the corrections."""
    if "sea_side" not in plan.board["thresholds"]:
        return frozenset()
    inland = [side for side in graph.sides if side[0] not in sea and side[1] not in sea]
    ends = np.array([[graph.position(corner) for corner in graph.ends(side)] for side in inland])
    steps = np.linspace(0, 1, PROBES)[None, :, None]
    points = ends[:, :1, :] * (1 - steps) + ends[:, 1:, :] * steps
    degrees = calibration.degrees(points.reshape(-1, 2))
    shapely.prepare(data.land)
    dry = shapely.contains_xy(data.land, degrees[:, 0], degrees[:, 1]).reshape(len(inland), PROBES)
    limit = 1 - plan.board["thresholds"]["sea_side"]
    found = {side for side, share in zip(inland, dry.mean(axis=1), strict=True) if share <= limit}
    for correction in plan.corrected("sea_sides"):
        sides = {read_side(plan, text) for text in correction["sides"]}
        found = found | sides if correction["add"] else found - sides
    return frozenset(found)
