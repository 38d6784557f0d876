"""What the ground holds inside each hex, from sample points spread evenly over it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from blitz_desktop.core.hexgrid import COLUMN_PITCH, CORNER_RADIUS, Cell
from blitz_desktop.mapmaker.calibration import Array, Calibration
from blitz_desktop.mapmaker.geodata import Raster

RINGS = 5  # 1 + 3 * 5 * 6 = 91 points a hex, about 1.2 km apart on a 12 km hex

Mask = npt.NDArray[np.bool_]


def _pattern() -> Array:
    """Offsets of the sample points from a hex centre: a triangular lattice with the hex's own corners."""
    step = CORNER_RADIUS / (RINGS + 0.5)
    return np.array(
        [
            ((q + r / 2) * step, r * step * COLUMN_PITCH)
            for q in range(-RINGS, RINGS + 1)
            for r in range(max(-RINGS, -q - RINGS), min(RINGS, -q + RINGS) + 1)
        ]
    )


@dataclass(frozen=True)
class Samples:
    """Sample points of many hexes; row i of each array belongs to ``cells[i]``."""

    cells: tuple[Cell, ...]
    degrees: Array

    def share(self, area: BaseGeometry) -> Array:
        """Part of each hex, 0 to 1, that an area covers."""
        part: Array = self.inside(area).mean(axis=1)
        return part

    def inside(self, area: BaseGeometry) -> Mask:
        """Which points of each hex lie in an area."""
        shapely.prepare(area)
        flat = self.degrees.reshape(-1, 2)
        found: Mask = shapely.contains_xy(area, flat[:, 0], flat[:, 1])
        return found.reshape(self.degrees.shape[:2])

    def values(self, raster: Raster) -> Array:
        """Raster values at the points of each hex."""
        return raster.at(self.degrees.reshape(-1, 2)).reshape(self.degrees.shape[:2])


def take_samples(calibration: Calibration, cells: Iterable[Cell]) -> Samples:
    """Spread sample points over some hexes."""
    listed = tuple(cells)
    centres = np.array([calibration.grid.centre(cell) for cell in listed])
    points = centres[:, None, :] + _pattern()[None, :, :]
    degrees = calibration.degrees(points.reshape(-1, 2))
    return Samples(listed, degrees.reshape(points.shape))
