"""Reads the public geographic data a board is built from."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import shape
from shapely.geometry.base import BaseGeometry

from blitz_desktop.mapmaker.calibration import Array


@dataclass(frozen=True)
class Raster:
    """A regular grid of values in degrees; row 0 lies north."""

    lon0: float
    lat0: float
    dlon: float
    dlat: float
    values: Array

    def at(self, degrees: Array) -> Array:
        """Values of the cells that hold some places."""
        rows, columns = self.values.shape
        c = np.clip(np.rint((degrees[:, 0] - self.lon0) / self.dlon).astype(int), 0, columns - 1)
        r = np.clip(np.rint((degrees[:, 1] - self.lat0) / self.dlat).astype(int), 0, rows - 1)
        sampled: Array = self.values[r, c]
        return sampled


@dataclass(frozen=True)
class Feature:
    """One feature of a GeoJSON file."""

    properties: dict[str, Any]
    geometry: BaseGeometry

    @property
    def name(self) -> str:
        """Its name, empty where it has none."""
        return str(self.properties.get("name") or "")


class Geodata:
    """The data folder; each file is read when first asked for."""

    def __init__(self, folder: Path, *, relief: str = "relief") -> None:
        self._folder = folder
        self._relief_file = relief

    def features(self, name: str) -> tuple[Feature, ...]:
        """All features of one GeoJSON file."""
        content = self._read(f"{name}.geojson")
        return tuple(Feature(f["properties"], shape(f["geometry"])) for f in content["features"])

    @cached_property
    def land(self) -> BaseGeometry:
        """All land on the coast of May 1940."""
        return shapely.union_all([f.geometry for f in self.features("land")])

    @cached_property
    def countries(self) -> dict[str, BaseGeometry]:
        """Land of each country by its two-letter code."""
        parts: dict[str, list[BaseGeometry]] = {}
        for feature in self.features("borders"):
            parts.setdefault(str(feature.properties["iso_a2"]), []).append(feature.geometry)
        return {code: shapely.union_all(shapes) for code, shapes in parts.items()}

    @cached_property
    def elevation(self) -> Raster:
        """Metres above the sea, -99 on water."""
        return self._relief("elevation")

    @cached_property
    def ruggedness(self) -> Raster:
        """Height difference within about seven kilometres, metres."""
        return self._relief("ruggedness")

    @cached_property
    def height_spread(self) -> Raster:
        """Standard deviation of height within a ninth of a degree, metres; nan where there is no land."""
        content = self._read("relief.json")["eudem_0_11deg"]
        values = np.array([[np.nan if v is None else v for v in row] for row in content["sd"]], dtype=float)
        return Raster(content["lon0"], content["lat0"], content["dlon"], content["dlat"], values)

    def _relief(self, field: str) -> Raster:
        content = self._read(f"{self._relief_file}.json")
        values = np.array(content[field], dtype=float)
        return Raster(content["lon0"], content["lat0"], content["dlon"], content["dlat"], values)

    def _read(self, name: str) -> Any:
        return json.loads((self._folder / name).read_text(encoding="utf-8"))
