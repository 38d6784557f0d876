"""The 1939 scenario of Blitzkrieg 1940 holds what its rulebook says of its counters and its set-up."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from blitz_desktop import registry
from blitz_desktop.core.pieces import Piece
from blitz_desktop.core.system import Scenario
from blitz_desktop.resources import scenarios_dir

HOME = {"german": "germany", "french": "france"}
LATECOMERS = {"ger39_id_17", "ger39_id_18"}


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    return registry.scenario_from_file(scenarios_dir() / "blitzkrieg_1940/1939.yaml")


def on_map(scenario: Scenario) -> list[Piece]:
    return [piece for id_, piece in scenario.pieces.items() if scenario.placements[id_] in scenario.board]


def test_census(scenario: Scenario) -> None:
    assert Counter(piece.nation for piece in scenario.pieces.values()) == {"french": 68, "german": 52}
    assert Counter(piece.nation for piece in on_map(scenario)) == {"french": 35, "german": 35}
    waiting = [at for at in scenario.placements.values() if at not in scenario.board]
    assert Counter(waiting) == {"french_sr": 33, "german_sr": 17}
    assert {piece.counters for piece in scenario.pieces.values()} == {1}


@pytest.mark.rule("blitzkrieg_1940", "3.3")
def test_no_works_and_no_other_armies(scenario: Scenario) -> None:
    assert {piece.nation for piece in scenario.pieces.values()} == {"german", "french"}
    assert not any(
        "fort" in piece.type and piece.type != "fortress_infantry" for piece in scenario.pieces.values()
    )


@pytest.mark.rule("blitzkrieg_1940", "3.3")
def test_every_counter_prints_where_it_starts(scenario: Scenario) -> None:
    for id_, piece in scenario.pieces.items():
        at = scenario.placements[id_]
        expected = at if at in scenario.board else "4" if id_ in LATECOMERS else "SR"
        assert piece.corner == expected, id_


@pytest.mark.rule("blitzkrieg_1940", "2.11.B")
@pytest.mark.rule("blitzkrieg_1940", "2.11.C")
def test_the_germans_are_volatile_and_the_french_are_not(scenario: Scenario) -> None:
    volatile = {id_ for id_, piece in scenario.pieces.items() if piece.has("volatile")}
    germans = {id_ for id_, piece in scenario.pieces.items() if piece.side == "german"}
    assert volatile == germans - LATECOMERS
    assert {id_ for id_, piece in scenario.pieces.items() if piece.has("white_box")} == LATECOMERS


@pytest.mark.rule("blitzkrieg_1940", "3.4")
@pytest.mark.rule("blitzkrieg_1940", "3.4/2")
def test_steps(scenario: Scenario) -> None:
    assert {id_ for id_, piece in scenario.pieces.items() if piece.full_steps > 1} == LATECOMERS
    assert all(scenario.pieces[id_].full_steps == 2 for id_ in LATECOMERS)


@pytest.mark.rule("blitzkrieg_1940", "12.1.B")
def test_two_divisions_come_on_turn_four(scenario: Scenario) -> None:
    assert scenario.arrivals == dict.fromkeys(LATECOMERS, 4)
    assert all(scenario.placements[id_] == "german_sr" for id_ in LATECOMERS)


@pytest.mark.rule("blitzkrieg_1940", "9.6.B")
def test_the_only_mechanised_germans_are_the_76th(scenario: Scenario) -> None:
    (mobile,) = [
        piece for piece in scenario.pieces.values() if piece.side == "german" and piece.has("mechanised")
    ]
    assert (mobile.id, mobile.type) == ("ger39_id_76", "mech_infantry")


@pytest.mark.rule("blitzkrieg_1940", "8.1")
def test_each_army_begins_in_its_country(scenario: Scenario) -> None:
    for piece in on_map(scenario):
        info = scenario.board[scenario.placements[piece.id]]
        assert info.country == HOME[piece.nation], piece.id
        assert info.terrain != "sea", piece.id
        assert not (piece.has("mechanised") and info.terrain == "marsh"), piece.id


@pytest.mark.rule("blitzkrieg_1940", "14.17")
def test_nobody_begins_in_the_gap(scenario: Scenario) -> None:
    assert not set(scenario.board.site("sarreguemines_gap")) & set(scenario.placements.values())


@pytest.mark.rule("blitzkrieg_1940", "11.1.A")
def test_no_stack_is_too_large(scenario: Scenario) -> None:
    stacks: dict[str, int] = defaultdict(int)
    for piece in on_map(scenario):
        stacks[scenario.placements[piece.id]] += piece.stacking
    assert max(stacks.values()) <= 12


@pytest.mark.rule("blitzkrieg_1940", "2.6")
def test_colours_of_1939(scenario: Scenario) -> None:
    palettes = {piece.nation: piece.palette for piece in scenario.pieces.values()}
    assert palettes == {"german": "german_1939", "french": "french_1939"}
    assert set(scenario.palettes) == set(palettes.values())


@pytest.mark.rule("blitzkrieg_1940", "5.6")
def test_the_turn_track(scenario: Scenario) -> None:
    assert [turn.number for turn in scenario.turns] == list(range(1, 8))
    assert (scenario.turns[0].label, scenario.turns[6].label) == ("7-8 September", "19-20 September")
    assert scenario.options == {"year": "1939"}


def test_sentences_never_mistake_one_unit_for_another(scenario: Scenario) -> None:
    labels = Counter(piece.label for piece in scenario.pieces.values())
    assert max(labels.values()) == 1
