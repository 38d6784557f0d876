from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from blitz_desktop.core.hexgrid import COLUMN_PITCH, Cell
from blitz_desktop.mapmaker.calibration import Calibration


def calibration(anchors: list[dict[str, Any]]) -> Calibration:
    return Calibration(
        {
            "projection": {"lon0": 5.0, "lat0": 50.3, "radius_km": 6371.0},
            "grid": {"odd_columns": "down"},
            "similarity": {
                "hexes_per_km": 0.081,
                "km_per_hex": 12.34,
                "rotation_deg": -22.8,
                "shift": [16.0, 25.4],
            },
            "anchors": anchors,
        }
    )


ANCHORS = [
    {"name": "Dunkirk", "hex": [6, 13], "lon": 2.377, "lat": 51.034, "within": 0.3},
    {"name": "St. Quentin", "hex": [4, 24], "lon": 3.287, "lat": 49.848, "within": 0.4},
    {"name": "Châlons", "hex": [10, 35], "lon": 4.365, "lat": 48.957, "within": 0.3},
    {"name": "Eben Emael", "hex": [24, 23], "lon": 5.68, "lat": 50.797, "within": 0.4},
    {"name": "Causeway", "hex": [22, 13.5], "lon": 4.63, "lat": 51.71, "within": 0.3},
    {"name": "Metz", "hex": [21, 37], "lon": 6.18, "lat": 49.12, "within": 0.3},
]


@pytest.mark.parametrize(
    ("lon", "lat", "cell"),
    [(a["lon"], a["lat"], tuple(a["hex"])) for a in ANCHORS if a["name"] != "Causeway"],
)
def test_anchors_end_in_their_hexes(lon: float, lat: float, cell: Cell) -> None:
    assert calibration(ANCHORS).cell_of(lon, lat) == cell


def test_there_and_back_again() -> None:
    places = np.array([[2.35, 48.86], [4.9, 52.37], [7.6, 50.36], [5.57, 50.63]])
    fitted = calibration(ANCHORS)
    assert fitted.degrees(fitted.plane(places)) == pytest.approx(places, abs=1e-6)


def test_north_lies_clockwise_of_the_top() -> None:
    fitted = calibration(ANCHORS)
    south, north = fitted.plane(np.array([[5.0, 50.0], [5.0, 50.6]]))
    dx, dy = north - south
    assert dx > 0
    assert dy < 0


def test_misfit_is_what_turning_and_shifting_leave() -> None:
    without_correction = calibration(ANCHORS[:3])
    columns = (6, 10, 20, 30)
    points = np.array(
        [[column * COLUMN_PITCH, row] for column, row in zip(columns, (13, 30, 5, 40), strict=True)]
    )
    exact = [
        {"name": "", "hex": [column, row], "lon": lon, "lat": lat, "within": 0.3}
        for column, (_, row), (lon, lat) in zip(
            columns, points, without_correction.degrees(points), strict=True
        )
    ]
    fitted = calibration(exact)
    assert fitted.misfit(1 / 0.081) == pytest.approx(0, abs=1e-4)
    assert fitted.misfit(11.27) > 1
