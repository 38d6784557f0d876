"""The counters of both scenarios are those that the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

from blitz_desktop import registry
from blitz_desktop.core.pieces import Piece
from blitz_desktop.core.system import Scenario
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.ui.counters.markers import SIGNS

PRINTED_TOTAL = 560

CENSUS = {
    ("1939", "french"): {
        "fortress_infantry": 12,
        "infantry": 38,
        "lt_mech_cavalry": 5,
        "motor_infantry": 7,
        "mountain_infantry": 4,
        "tank": 2,
    },
    ("1939", "german"): {"infantry": 45, "mech_infantry": 1, "static_infantry": 6},
    ("1940", "belgian"): {"bicycle_infantry": 4, "infantry": 18, "large_fort": 1, "motorcycle_cavalry": 3},
    ("1940", "british"): {"british_emergency": 3, "infantry": 13, "motor_infantry": 3, "raf": 5, "tank": 2},
    ("1940", "dutch"): {"bicycle_infantry": 5, "infantry": 13, "static_infantry": 10},
    ("1940", "french"): {
        "fortress_infantry": 14,
        "infantry": 59,
        "large_fort": 16,
        "light_infantry": 4,
        "lt_mech_cavalry": 8,
        "motor_infantry": 7,
        "mountain_infantry": 5,
        "small_fort": 21,
        "tank": 4,
    },
    ("1940", "german"): {
        "airborne_coup": 5,
        "dummy": 18,
        "infantry": 111,
        "light_infantry": 1,
        "motor_infantry": 8,
        "mountain_infantry": 1,
        "static_infantry": 4,
        "tank": 10,
    },
}
STEPS = {"1939": {1: 118, 2: 2}, "1940": {1: 79, 2: 264, 4: 10}}
ENTRY = {
    "1939": {"map": 70, "german_sr": 17, "french_sr": 33},
    "1940": {
        "map": 268,
        "german_sr": 44,
        "french_sr": 29,
        "dummies": 18,
        "british_arrivals": 7,
        "airborne": 5,
        "raf": 5,
    },
}


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Scenario]:
    folder = scenarios_dir() / "blitzkrieg_1940"
    return {year: registry.scenario_from_file(folder / f"{year}.yaml") for year in ("1939", "1940")}


@pytest.fixture(scope="module")
def pieces(scenarios: dict[str, Scenario]) -> list[Piece]:
    return [piece for scenario in scenarios.values() for piece in scenario.pieces.values()]


@pytest.mark.rule("blitzkrieg_1940", "2.1")
@pytest.mark.rule("blitzkrieg_1940", "2.4.A")
def test_all_counters(scenarios: dict[str, Scenario], pieces: list[Piece]) -> None:
    markers = scenarios["1940"].markers
    units, others = sum(piece.counters for piece in pieces), sum(marker.counters for marker in markers)
    assert (units, others) == (506, 54)
    assert units + others == PRINTED_TOTAL
    assert [(m.id, m.counters) for m in scenarios["1939"].markers] == [(m.id, m.counters) for m in markers]
    assert len({piece.id for piece in pieces}) == len(pieces)


@pytest.mark.rule("blitzkrieg_1940", "2.15")
def test_every_marker_of_the_rulebook_is_there(scenarios: dict[str, Scenario], pieces: list[Piece]) -> None:
    sides = [text for marker in scenarios["1940"].markers for text in (marker.name, marker.back) if text]
    assert sorted(sides) == [
        "Allied Control",
        "BEF Step Loss",
        "Game Turn",
        "German Control",
        "German Step Loss",
        "Roer Flood",
        "Terror Bombing",
    ]
    others = Counter(piece.type for piece in pieces if piece.type in ("raf", "dummy"))
    assert others == {"raf": 5, "dummy": 18}


def test_every_marker_has_a_sign_that_is_drawn(scenarios: dict[str, Scenario]) -> None:
    assert all(marker.sign in SIGNS for marker in scenarios["1940"].markers)
    assert all(
        not palette or palette in scenario.palettes
        for scenario in scenarios.values()
        for marker in scenario.markers
        for palette in (marker.palette, marker.back_palette)
    )


@pytest.mark.rule("blitzkrieg_1940", "4.9.B")
@pytest.mark.rule("blitzkrieg_1940", "4.10.B")
def test_two_markers_count_the_losses_of_each(scenarios: dict[str, Scenario]) -> None:
    counters = {marker.id: marker.counters for marker in scenarios["1940"].markers}
    assert (counters["german_step_loss"], counters["bef_step_loss"]) == (2, 2)


@pytest.mark.rule("blitzkrieg_1940", "2.8")
def test_census_by_scenario_nation_and_type(scenarios: dict[str, Scenario]) -> None:
    census = {
        (year, nation): Counter(piece.type for piece in scenario.pieces.values() if piece.nation == nation)
        for year, scenario in scenarios.items()
        for nation in {piece.nation for piece in scenario.pieces.values()}
    }
    assert census == CENSUS


def test_census_by_steps(scenarios: dict[str, Scenario]) -> None:
    for year, scenario in scenarios.items():
        units = [piece for piece in scenario.pieces.values() if piece.type not in ("raf", "dummy")]
        assert Counter(piece.full_steps for piece in units) == STEPS[year]


def test_census_by_entry(scenarios: dict[str, Scenario]) -> None:
    for year, scenario in scenarios.items():
        starts = Counter("map" if at in scenario.board else at for at in scenario.placements.values())
        assert starts == ENTRY[year]


def test_divisions_are_those_of_the_order_of_battle(scenarios: dict[str, Scenario]) -> None:
    """What docs/ratings.md tells of the totals."""
    divisions = {
        (year, nation): sum(
            piece.size == "XX" for piece in scenario.pieces.values() if piece.nation == nation
        )
        for year, scenario in scenarios.items()
        for nation in {piece.nation for piece in scenario.pieces.values()}
    }
    assert divisions == {
        ("1940", "german"): 133,
        ("1940", "french"): 97,
        ("1940", "british"): 15,
        ("1940", "belgian"): 22,
        ("1940", "dutch"): 10,
        ("1939", "german"): 46,
        ("1939", "french"): 54,
    }
