"""Which river lies between two spots of the map, by the real course of the rivers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import shapely
from shapely.geometry import LineString
from shapely.prepared import prep

from blitz_desktop.core.hexgrid import Point
from blitz_desktop.mapmaker.calibration import Calibration
from blitz_desktop.mapmaker.courses import to_plane
from blitz_desktop.mapmaker.geodata import Geodata


class Banks:
    """The rivers that hold up an army.

    Args:
        folder: The geographic data.
        calibration: Lays them on the map.
        rivers: Names in the data of the parts of each river.
    """

    def __init__(self, folder: Path, calibration: Calibration, rivers: Mapping[str, tuple[str, ...]]) -> None:
        data = Geodata(folder)
        features = (*data.features("rivers"), *data.features("canals"))
        self._rivers = {
            name: prep(
                to_plane(
                    calibration, shapely.union_all([f.geometry for f in features if f.name in set(parts)])
                )
            )
            for name, parts in rivers.items()
        }

    def between(self, start: Point, end: Point) -> str:
        """The first river that the straight way from one spot to another crosses; empty where none."""
        way = LineString([start, end])
        return next((name for name, course in self._rivers.items() if course.intersects(way)), "")
