"""The counters of 1940 as the scenario holds them."""

from __future__ import annotations

from collections import Counter

import pytest

from blitz_desktop import registry
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from tests.systems.blitzkrieg_1940.tinymap import game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

MECHANISED = {"tank", "lt_mech_cavalry", "motorcycle_cavalry", "mech_infantry", "motor_infantry"}
ON_FOOT = {
    "infantry",
    "fortress_infantry",
    "bicycle_infantry",
    "british_emergency",
    "static_infantry",
    "airborne_coup",
    "light_infantry",
    "large_fort",
    "mountain_infantry",
    "small_fort",
}
MARKERS = {"raf", "dummy"}


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    return registry.scenario("blitzkrieg_1940/1940")


@rule(BOOK, "2.5.A")
def test_the_printed_sample_is_the_tenth_division(scenario: Scenario) -> None:
    tenth = scenario.pieces["ger_id_10"]
    first = tenth.faces[0]
    assert (first.attack, first.defence, first.movement, tenth.full_steps) == (8, 10, 6, 2)
    assert scenario.placements["ger_id_10"] == "german_sr"


@rule(BOOK, "2.3.B")
def test_a_unit_is_in_one_place_at_a_time() -> None:
    table = game("cG cG", "g: ger 4-4-4 at E1010").move("g", "E1110")
    assert table.state.stacks == {"E1110": ("g",)}


@rule(BOOK, "2.8")
@rule(BOOK, "2.8-1")
@rule(BOOK, "2.8-2")
@rule(BOOK, "2.8-3")
@rule(BOOK, "2.8-4")
@rule(BOOK, "2.8-5")
@rule(BOOK, "2.8-6")
@rule(BOOK, "2.8-7")
@rule(BOOK, "2.8-8")
@rule(BOOK, "2.8-9")
@rule(BOOK, "2.8-10")
@rule(BOOK, "2.8-11")
@rule(BOOK, "2.8-12")
@rule(BOOK, "2.8-13")
@rule(BOOK, "2.8-14")
@rule(BOOK, "2.8-15")
def test_every_unit_is_of_one_of_fifteen_types_in_two_categories(scenario: Scenario) -> None:
    types = {piece.type for piece in scenario.pieces.values()}
    assert types <= MECHANISED | ON_FOOT | MARKERS
    assert len(MECHANISED | ON_FOOT) == 15
    for piece in scenario.pieces.values():
        if piece.type not in MARKERS:
            assert piece.has("mechanised") == (piece.type in MECHANISED), piece.id


@rule(BOOK, "2.11.B")
@rule(BOOK, "2.11.C")
def test_all_allied_and_six_german_units_are_volatile(scenario: Scenario) -> None:
    combat = [piece for piece in scenario.pieces.values() if piece.type not in MARKERS]
    assert all(piece.has("volatile") for piece in combat if piece.side == "allied")
    german = Counter(piece.type for piece in combat if piece.side == "german" and piece.has("volatile"))
    assert german["airborne_coup"] == 5
    assert german.total() == 6


@rule(BOOK, "2.14")
@rule(BOOK, "2.14/2")
def test_panzer_divisions_have_four_steps_on_two_counters(scenario: Scenario) -> None:
    panzers = [
        piece
        for piece in scenario.pieces.values()
        if (piece.nation, piece.type, piece.size) == ("german", "tank", "XX")
    ]
    assert len(panzers) == 10
    assert {(piece.full_steps, piece.counters) for piece in panzers} == {(4, 2)}
    attacks = [[face.attack for face in piece.faces] for piece in panzers]
    assert all(faces == sorted(faces, reverse=True) for faces in attacks)


@rule(BOOK, "2.14/2")
def test_a_panzer_division_shows_the_face_of_its_strength() -> None:
    faces = "16-8-12/12-6-12/8-4-12/4-2-12"
    for steps, attack in ((4, 16), (3, 12), (2, 8), (1, 4)):
        table = game(
            "cG cF", f"p: ger tank {faces} at E1010 with {steps}", "f: fra 1-9-4 at E1110", phase="combat"
        )
        table.attack("E1110", "p", dice=(6,))
        assert table.odds.attack == attack


@rule(BOOK, "2.13.B")
def test_a_unit_without_a_step_is_gone() -> None:
    table = game("cG cF", "g: ger 1-9-6 at E1010", "f: fra 1-9-4 at E1110", phase="combat")
    table.attack("E1110", "g", dice=(1,))
    assert table.at("g") == ELIMINATED


@rule(BOOK, "3.1.C")
@rule(BOOK, "3.1.D")
def test_reserves_and_reinforcements_wait_off_the_map_until_their_turn(scenario: Scenario) -> None:
    boxes = {unit: box for unit, box in scenario.placements.items() if box not in scenario.board}
    nations = {(scenario.pieces[unit].nation, box) for unit, box in boxes.items() if box.endswith("_sr")}
    assert nations == {("german", "german_sr"), ("french", "french_sr")}
    assert not {"belgian", "dutch"} & {scenario.pieces[unit].nation for unit in boxes}
    turns = Counter(scenario.arrivals[unit] for unit, box in boxes.items() if box == "british_arrivals")
    assert set(turns) == {3, 8}
    assert turns[8] == 4  # three emergency units and the Bauman Division


@rule(BOOK, "7.1.A")
def test_the_five_airborne_units(scenario: Scenario) -> None:
    coups = [piece for piece in scenario.pieces.values() if piece.type == "airborne_coup"]
    assert len(coups) == 5
    assert {(piece.stacking, piece.full_steps, piece.faces[0].defence) for piece in coups} == {(1, 1, 0)}


@rule(BOOK, "12.4bis.C")
@rule(BOOK, "12.5.C")
def test_the_emergency_units_do_not_count_for_the_bef_but_bauman_does(scenario: Scenario) -> None:
    emergency = [piece for piece in scenario.pieces.values() if piece.has("emergency")]
    assert {(p.full_steps, p.faces[0].attack, p.faces[0].defence, p.has("bef")) for p in emergency} == {
        (1, None, 0, False)
    }
    bauman = next(piece for piece in scenario.pieces.values() if piece.has("rear_placement"))
    assert bauman.has("bef")


@rule(BOOK, "14.16.A")
def test_fort_complexes_defend_with_six_or_zero(scenario: Scenario) -> None:
    forts = {
        (p.type, p.faces[0].attack, p.faces[0].defence) for p in scenario.pieces.values() if p.has("fort")
    }
    assert forts == {("large_fort", None, 6), ("small_fort", None, 0)}


@rule(BOOK, "2.5.B")
@pytest.mark.parametrize("year", ["1940", "1939"])
def test_where_a_unit_begins_is_on_the_back_of_one_step_and_on_the_front_of_more(year: str) -> None:
    scenario = registry.scenario(f"{BOOK}/{year}")
    for piece in SYSTEM.view(scenario, SYSTEM.setup(scenario)).pieces:
        printed = scenario.pieces[piece.id]
        if printed.full_steps == 1:
            assert piece.back is not None
            assert (piece.face.corner, piece.back.corner) == ("", printed.corner)
        else:
            assert piece.face.corner == printed.corner
            assert piece.back is not None
            assert piece.back.corner == ""


@rule(BOOK, "12.4bis.C")
def test_the_back_of_an_emergency_unit_has_an_eight_with_an_asterisk(scenario: Scenario) -> None:
    backs = [p.back for p in SYSTEM.view(scenario, SYSTEM.setup(scenario)).pieces if p.id.startswith("gbr_")]
    assert [back.corner for back in backs if back is not None].count("8*") == 3
