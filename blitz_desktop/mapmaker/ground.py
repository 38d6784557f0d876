"""Country, terrain and height of each hex."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

from blitz_desktop.core.hexgrid import Cell, HexGrid
from blitz_desktop.mapmaker.geodata import Geodata
from blitz_desktop.mapmaker.plan import Plan
from blitz_desktop.mapmaker.sampling import Samples

NOT_LAND = -50.0  # the elevation data mark water far below any polder

SEA = "s"
_WET = {"watergangs": ("polder", "inundation_1940"), "marsh": ("marsh",)}


@dataclass(frozen=True)
class Ground:
    """What the ground is, hex by hex.

    Attributes:
        country: country code of each cell, ``s`` at sea.
        terrain: terrain code of each cell, ``s`` at sea.
        elevation: mean height of the land in each land cell, metres.
    """

    country: dict[Cell, str]
    terrain: dict[Cell, str]
    elevation: dict[Cell, int]

    @property
    def sea(self) -> frozenset[Cell]:
        """The sea cells."""
        return frozenset(cell for cell, code in self.country.items() if code == SEA)


def survey(plan: Plan, data: Geodata, samples: Samples, grid: HexGrid) -> Ground:
    """Country, terrain and height from the data, then the corrections over them.

    A plan that has no ``surveyed`` terrain names the one that all hexes have but for its corrections.
    """
    country = _countries(plan, data, samples)
    for correction in plan.corrected("country"):
        country.update({plan.sheets.cell(label): correction["to"] for label in correction["hexes"]})
    elevation = _elevation(data, samples, country)
    if plan.board["terrain"] == "surveyed":
        terrain = _settled(grid, *_terrain(plan, data, samples, country, elevation))
    else:
        terrain = dict.fromkeys(country, str(plan.board["terrain"]))
    for correction in plan.corrected("terrain"):
        terrain.update({plan.sheets.cell(label): correction["to"] for label in correction["hexes"]})
    return Ground(country, terrain, elevation)


def _countries(plan: Plan, data: Geodata, samples: Samples) -> dict[Cell, str]:
    """The country with the largest part of each hex, or sea where too little of the hex is land."""
    codes = [code for code, entry in plan.board["countries"].items() if entry["iso"]]
    shares = np.array([samples.share(data.countries[plan.board["countries"][code]["iso"]]) for code in codes])
    land = samples.share(data.land) >= plan.board["thresholds"]["land"]
    largest = shares.argmax(axis=0)
    return {
        cell: codes[largest[i]] if land[i] and shares[largest[i], i] > 0 else SEA
        for i, cell in enumerate(samples.cells)
    }


def _elevation(data: Geodata, samples: Samples, country: dict[Cell, str]) -> dict[Cell, int]:
    heights = samples.values(data.elevation)
    result = {}
    for i, cell in enumerate(samples.cells):
        if country[cell] != SEA:
            land = heights[i][heights[i] > NOT_LAND]
            result[cell] = round(float(land.mean())) if len(land) else 0
    return result


def _terrain(
    plan: Plan, data: Geodata, samples: Samples, country: dict[Cell, str], elevation: dict[Cell, int]
) -> tuple[dict[Cell, str], dict[Cell, float]]:
    """Wet ground first, then relief; clear is what remains. Also the relief itself, 1 where rough begins."""
    limits = plan.board["thresholds"]
    land = np.maximum(samples.share(data.land), 0.01)
    wetlands = data.features("wetlands")
    wet = {}
    for kind, types in _WET.items():
        area = shapely.union_all([f.geometry for f in wetlands if f.properties["type"] in types])
        wet[kind] = samples.share(area) / land
    spread = np.nan_to_num(samples.values(data.height_spread)).mean(axis=1)
    relief = (samples.values(data.ruggedness).mean(axis=1) / 110 + spread / 40) / 2
    result = {}
    for i, cell in enumerate(samples.cells):
        if country[cell] == SEA:
            result[cell] = SEA
        elif wet["watergangs"][i] >= limits["watergangs"]:
            result[cell] = "w"
        elif wet["marsh"][i] >= limits["marsh"]:
            result[cell] = "h"
        elif relief[i] >= limits["mountain"] and elevation[cell] >= limits["mountain_height"]:
            result[cell] = "m"
        elif relief[i] >= limits["rough"]:
            result[cell] = "r"
        else:
            result[cell] = "c"
    return result, {cell: float(relief[i]) / limits["rough"] for i, cell in enumerate(samples.cells)}


def _settled(grid: HexGrid, terrain: dict[Cell, str], relief: dict[Cell, float]) -> dict[Cell, str]:
    """Lone hexes of doubtful relief join what lies around them, as a mapmaker would draw it."""
    result = dict(terrain)
    for cell, code in terrain.items():
        high = sum(terrain.get(near) in ("r", "m") for _, near in grid.neighbours(cell))
        if code == "c" and high >= 4 and relief[cell] >= 0.75:
            result[cell] = "r"
        elif code == "r" and high <= 1 and relief[cell] < 1.25:
            result[cell] = "c"
    return result
