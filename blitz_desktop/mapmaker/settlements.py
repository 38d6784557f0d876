"""Named places: where they lie on the globe and in which hexes they stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from blitz_desktop.core.hexgrid import Cell, Point
from blitz_desktop.mapmaker.calibration import Calibration
from blitz_desktop.mapmaker.geodata import Geodata
from blitz_desktop.mapmaker.plan import Plan, Record


@dataclass(frozen=True)
class Place:
    """A named city or town.

    Attributes:
        cells: the hexes it stands in, the principal one first.
        true_cell: the hex that holds its true position.
        position: its true position, in hex units.
    """

    name: str
    kind: str
    country: str
    lon: float
    lat: float
    cells: tuple[Cell, ...]
    true_cell: Cell
    position: Point
    provenance: str
    note: str


def find_places(plan: Plan, data: Geodata, calibration: Calibration) -> list[Place]:
    """All places of the plan, in its order.

    Raises:
        KeyError: the data know no place of that name in that country.
    """
    known: dict[tuple[Any, Any], Record] = {}
    for feature in data.features("places"):
        key = feature.name, str(feature.properties["country"])
        if key not in known or feature.properties["population"] > known[key]["population"]:
            known[key] = feature.properties
    moved = {c["place"]: c for c in plan.corrected("places")}
    countries = {entry["iso"]: entry["id"] for entry in plan.board["countries"].values()}
    found = []
    for record in plan.places:
        spot = record if "lon" in record else known[record.get("source", record["name"]), record["country"]]
        lon, lat = float(spot["lon"]), float(spot["lat"])
        cell = calibration.cell_of(lon, lat)
        x, y = calibration.plane(np.array([[lon, lat]]))[0]
        correction = moved.get(record["name"], {})
        labels = correction.get("hexes")
        cells = tuple(plan.sheets.cell(label) for label in labels) if labels else (cell,)
        if cell in cells:
            cells = (cell, *(c for c in cells if c != cell))
        found.append(
            Place(
                name=record["name"],
                kind=record["kind"],
                country=countries[record["country"]],
                lon=lon,
                lat=lat,
                cells=cells,
                true_cell=cell,
                position=(float(x), float(y)),
                provenance=correction.get("provenance", "history"),
                note=correction.get("reason", ""),
            )
        )
    return found
