"""Between degrees on the globe and hex units on a printed map.

A calibration is an equal-area projection, a similarity, and a thin-plate correction that moves each
anchor (a place whose printed hex the rulebook names) just far enough to lie inside its hex.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import yaml

from blitz_desktop.core.hexgrid import COLUMN_PITCH, Cell, HexGrid

Array = npt.NDArray[np.float64]


_FEWEST_KNOTS = 4


@dataclass(frozen=True)
class Plate:
    """A thin-plate spline through given displacements, with a linear part."""

    knots: Array
    weights: Array

    @classmethod
    def through(cls, knots: Array, displacements: Array) -> Plate:
        """The smoothest correction that moves each knot by its displacement; none from under four knots."""
        count = len(knots)
        if count < _FEWEST_KNOTS:
            return cls(knots, np.zeros((count + 3, 2)))
        linear = np.column_stack([np.ones(count), knots])
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = _bending(knots, knots)
        system[:count, count:] = linear
        system[count:, :count] = linear.T
        weights = np.linalg.solve(system, np.vstack([displacements, np.zeros((3, 2))]))
        return cls(knots, weights.astype(np.float64))

    def at(self, points: Array) -> Array:
        """Displacements at some points (one row each)."""
        linear = np.column_stack([np.ones(len(points)), points])
        return np.hstack([_bending(points, self.knots), linear]) @ self.weights


def _bending(points: Array, knots: Array) -> Array:
    squared = ((points[:, None, :] - knots[None, :, :]) ** 2).sum(axis=2)
    return np.where(squared > 0, squared * np.log(np.maximum(squared, 1e-300)) / 2, 0.0)


class Calibration:
    """One printed map laid on the globe.

    Attributes:
        grid: the hex arithmetic of the map.
        km_per_hex: distance between neighbouring centres before the correction.
        rotation: degrees the similarity turns the projected plane, negative as in the calibration file.
        anchors: the places the fit stands on, as the file gives them.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        projection, similarity = data["projection"], data["similarity"]
        self.grid = HexGrid(odd_columns_down=data["grid"]["odd_columns"] == "down")
        self.km_per_hex = float(similarity["km_per_hex"])
        self.rotation = float(similarity["rotation_deg"])
        self.anchors: list[dict[str, Any]] = data["anchors"]
        self._lon0, self._lat0 = float(projection["lon0"]), np.radians(float(projection["lat0"]))
        self._radius = float(projection["radius_km"])
        angle = np.radians(self.rotation)
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        self._matrix: Array = float(similarity["hexes_per_km"]) * turn
        self._shift = np.array(similarity["shift"], dtype=float)
        fitted = self._similar(np.array([[a["lon"], a["lat"]] for a in self.anchors], dtype=float))
        wanted = np.array([self._pulled(p, a) for p, a in zip(fitted, self.anchors, strict=True)])
        self._warp = Plate.through(fitted, wanted - fitted)
        self._unwarp = Plate.through(wanted, fitted - wanted)

    def plane(self, degrees: Array) -> Array:
        """Hex units of places given as rows of longitude and latitude."""
        points = self._similar(degrees)
        moved: Array = points + self._warp.at(points)
        return moved

    def degrees(self, points: Array) -> Array:
        """Longitude and latitude of places given as rows of hex units."""
        fitted = points + self._unwarp.at(points)
        # The two splines are fitted apart and invert each other only roughly: close the gap.
        for _ in range(8):
            fitted = fitted - (fitted + self._warp.at(fitted) - points)
        return self._unproject((fitted - self._shift) @ np.linalg.inv(self._matrix).T)

    def cell_of(self, lon: float, lat: float) -> Cell:
        """The cell that holds a place."""
        x, y = self.plane(np.array([[lon, lat]]))[0]
        return self.grid.cell_at((float(x), float(y)))

    def misfit(self, km_per_hex: float) -> float:
        """How far anchors lie from their printed hexes at a scale, the sheet turned and shifted at its best.

        Returns:
            Root mean square in hexes, before the correction.
        """
        ground = self._project(np.array([[a["lon"], a["lat"]] for a in self.anchors], dtype=float))
        printed = np.array([self._spot(*a["hex"]) for a in self.anchors])
        ground, printed = ground - ground.mean(axis=0), printed - printed.mean(axis=0)
        ground /= km_per_hex
        inner = np.sum(ground * printed)
        outer = np.sum(ground[:, 0] * printed[:, 1] - ground[:, 1] * printed[:, 0])
        squares = np.sum(ground**2) + np.sum(printed**2) - 2 * np.hypot(inner, outer)
        return float(np.sqrt(squares / len(self.anchors)))

    def _pulled(self, point: Array, anchor: dict[str, Any]) -> Array:
        """Where an anchor must end: itself when near its hex centre, else pulled within reach."""
        centre = self._spot(*anchor["hex"])
        offset = point - centre
        distance, reach = float(np.hypot(*offset)), float(anchor["within"])
        return point if distance <= reach else centre + offset * reach / distance

    def _spot(self, column: float, row: float) -> Array:
        """Centre of a cell, or a spot between cells where column or row is fractional."""
        between = column != int(column)
        drop = 0.25 if between else 0.5 * self.grid.is_low(int(column))
        return np.array([column * COLUMN_PITCH, row + drop])

    def _similar(self, degrees: Array) -> Array:
        placed: Array = self._project(degrees) @ self._matrix.T + self._shift
        return placed

    def _project(self, degrees: Array) -> Array:
        """Lambert azimuthal equal-area, kilometres, y southwards."""
        lon, lat = np.radians(degrees[:, 0] - self._lon0), np.radians(degrees[:, 1])
        sin0, cos0 = np.sin(self._lat0), np.cos(self._lat0)
        scale = np.sqrt(2 / (1 + sin0 * np.sin(lat) + cos0 * np.cos(lat) * np.cos(lon)))
        x = scale * np.cos(lat) * np.sin(lon)
        y = scale * (cos0 * np.sin(lat) - sin0 * np.cos(lat) * np.cos(lon))
        return self._radius * np.column_stack([x, -y])

    def _unproject(self, kilometres: Array) -> Array:
        x, y = kilometres[:, 0], -kilometres[:, 1]
        sin0, cos0 = np.sin(self._lat0), np.cos(self._lat0)
        rho = np.maximum(np.hypot(x, y), 1e-12)
        c = 2 * np.arcsin(rho / 2 / self._radius)
        lat = np.arcsin(np.cos(c) * sin0 + y * np.sin(c) * cos0 / rho)
        lon = np.arctan2(x * np.sin(c), rho * cos0 * np.cos(c) - y * sin0 * np.sin(c))
        return np.column_stack([np.degrees(lon) + self._lon0, np.degrees(lat)])


def load_calibration(path: Path) -> Calibration:
    """Read a calibration file."""
    return Calibration(yaml.safe_load(path.read_text(encoding="utf-8")))
