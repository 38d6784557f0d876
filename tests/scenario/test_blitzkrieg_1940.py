"""The 1940 scenario of Blitzkrieg 1940 holds what its rulebook says of its counters and its set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from blitz_desktop import registry
from blitz_desktop.core.pieces import Piece
from blitz_desktop.core.system import Scenario
from blitz_desktop.resources import scenarios_dir

FORTS_BEHIND_THE_BORDER = {"E1735", "E2135", "E2137", "E2236", "E2336"}
HOME = {
    "german": "germany",
    "french": "france",
    "british": "france",
    "belgian": "belgium",
    "dutch": "netherlands",
}


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    return registry.scenario("blitzkrieg_1940/1940")


def with_trait(scenario: Scenario, trait: str) -> list[Piece]:
    return [piece for piece in scenario.pieces.values() if piece.has(trait)]


def on_map(scenario: Scenario) -> list[Piece]:
    return [piece for id_, piece in scenario.pieces.items() if scenario.placements[id_] in scenario.board]


def test_census(scenario: Scenario) -> None:
    assert len(scenario.pieces) == 376
    assert Counter(
        piece.nation for piece in scenario.pieces.values() if piece.type not in ("dummy", "raf")
    ) == {
        "german": 140,
        "french": 138,
        "dutch": 28,
        "belgian": 26,
        "british": 21,
    }
    assert Counter(
        scenario.placements[id_] for id_ in scenario.pieces if scenario.placements[id_] not in scenario.board
    ) == {
        "german_sr": 44,
        "french_sr": 29,
        "dummies": 18,
        "british_arrivals": 7,
        "airborne": 5,
        "raf": 5,
    }


def test_sentences_never_mistake_one_unit_for_another(scenario: Scenario) -> None:
    labels = Counter(piece.label for piece in scenario.pieces.values() if not piece.has("dummy"))
    assert [label for label, count in labels.items() if count > 1] == []
    assert max(map(len, labels)) <= 20


def test_counters_print_few_letters(scenario: Scenario) -> None:
    assert max(len(piece.short) for piece in scenario.pieces.values()) <= 9
    moroccan, african, colonial = (scenario.pieces[f"fra_{id_}"] for id_ in ("dm_1", "diaf_82", "dic_3"))
    assert (moroccan.short, african.short, colonial.short) == ("1 M", "82 A", "3 C")


def test_every_file_stays_small() -> None:
    sizes = {path: path.stat().st_size for path in (scenarios_dir() / "blitzkrieg_1940").rglob("*.yaml")}
    assert max(sizes.values()) < 100_000


@pytest.mark.rule("blitzkrieg_1940", "2.5.A")
def test_the_sample_counter(scenario: Scenario) -> None:
    tenth = scenario.pieces["ger_id_10"]
    assert [(face.attack, face.defence, face.movement) for face in tenth.faces] == [(8, 10, 6), (4, 5, 6)]
    assert tenth.faces[0].provenance == "rulebook 2.5.A"
    assert scenario.placements["ger_id_10"] == "german_sr"
    assert tenth.corner == "SR"


@pytest.mark.rule("blitzkrieg_1940", "2.11.B")
@pytest.mark.rule("blitzkrieg_1940", "2.11.C")
def test_volatile_units(scenario: Scenario) -> None:
    moving = [piece for piece in scenario.pieces.values() if piece.type not in ("raf", "dummy")]
    assert all(piece.has("volatile") for piece in moving if piece.side == "allied")
    volatile_germans = [piece for piece in moving if piece.side == "german" and piece.has("volatile")]
    assert Counter(piece.type for piece in volatile_germans) == {"airborne_coup": 5, "motor_infantry": 1}
    (boxed,) = with_trait(scenario, "white_box")
    assert "Totenkopf" in boxed.name


@pytest.mark.rule("blitzkrieg_1940", "2.13.B")
@pytest.mark.rule("blitzkrieg_1940", "2.14")
def test_steps(scenario: Scenario) -> None:
    panzers = [piece for piece in scenario.pieces.values() if piece.full_steps == 4]
    assert len(panzers) == 10
    assert all(piece.type == "tank" and piece.side == "german" and piece.counters == 2 for piece in panzers)
    assert all(piece.full_steps in (1, 2, 4) for piece in scenario.pieces.values())


def test_the_lower_step_is_weaker(scenario: Scenario) -> None:
    for piece in scenario.pieces.values():
        for better, worse in zip(piece.faces, piece.faces[1:], strict=False):
            assert (better.attack or 0) > (worse.attack or 0), piece.id
            assert (better.defence or 0) > (worse.defence or 0), piece.id


@pytest.mark.rule("blitzkrieg_1940", "14.16.A")
def test_forts(scenario: Scenario) -> None:
    forts = with_trait(scenario, "fort")
    assert len(forts) == 38
    for fort in forts:
        (face,) = fort.faces
        assert (face.attack, face.defence, face.movement) == (None, 6 if fort.has("large_fort") else 0, 0)
        assert fort.stacking == 0
    assert scenario.placements["bel_eben"] == "E2423"


@pytest.mark.rule("blitzkrieg_1940", "4.7.A")
@pytest.mark.rule("blitzkrieg_1940", "4.7.C")
def test_every_hex_of_the_maginot_line_holds_a_fort(scenario: Scenario) -> None:
    held = {scenario.placements[fort.id] for fort in with_trait(scenario, "fort") if fort.nation == "french"}
    assert held == {*scenario.board.site("maginot_border"), *scenario.board.site("maginot_rear")}
    assert held >= FORTS_BEHIND_THE_BORDER


@pytest.mark.rule("blitzkrieg_1940", "6.4.B")
def test_three_belgian_units_begin_in_the_ardennes(scenario: Scenario) -> None:
    there = [
        piece.id
        for piece in on_map(scenario)
        if scenario.board[scenario.placements[piece.id]].terrain == "ardennes"
    ]
    assert len(there) == 3
    assert set(there) == {piece.id for piece in with_trait(scenario, "ardennes")}
    assert all(scenario.pieces[id_].nation == "belgian" for id_ in there)


@pytest.mark.rule("blitzkrieg_1940", "3.1.F")
@pytest.mark.rule("blitzkrieg_1940", "8.4.B")
def test_each_army_begins_in_its_country(scenario: Scenario) -> None:
    for piece in on_map(scenario):
        info = scenario.board[scenario.placements[piece.id]]
        assert info.country == HOME[piece.nation], piece.id
        assert info.terrain != "sea", piece.id
        assert not (piece.has("mechanised") and info.terrain == "marsh"), piece.id


@pytest.mark.parametrize(
    ("nation", "line"),
    [
        ("belgian", "E1915 E1916 E2017 E2118 E2219 E2320 E2321 E2422 E2423 E2323 E2324"),  # Antwerp to Liège
        ("belgian", "E1720 E1723 E1317"),  # KW line, Namur, Ghent
        ("dutch", "E2910 E2911 E2912 E2913 E2814"),  # Grebbe line
        ("dutch", "E2210 E2211 E2213 E2710 E2916 E3015 E3509"),  # Fortress Holland, Peel, Nijmegen, Zwolle
        ("british", "W5804 W5805 W5806"),  # the frontier at Lille
        ("french", "W5400 W5500 W5600 W5908 E1122 E1125 E1429 E1530 E1631"),  # coast to Sedan
    ],
)
def test_the_lines_of_history_are_held(scenario: Scenario, nation: str, line: str) -> None:
    held = {scenario.placements[piece.id] for piece in on_map(scenario) if piece.nation == nation}
    assert set(line.split()) <= held


def test_fortress_troops_stand_in_works_and_gaps(scenario: Scenario) -> None:
    works = {"maginot_border", "maginot_rear", "second_gap", "field_works"}
    beside_the_gap = {
        neighbour
        for hex_ in scenario.board.site("sarreguemines_gap")
        for neighbour in scenario.board.neighbours(hex_)
    }
    for piece in on_map(scenario):
        at = scenario.placements[piece.id]
        if piece.type == "fortress_infantry":
            assert scenario.board[at].sites & works or at in beside_the_gap, piece.id


def test_forts_lie_below_the_troops_in_them(scenario: Scenario) -> None:
    stacks = registry.system("blitzkrieg_1940").setup(scenario).stacks
    for hex_, stack in stacks.items():
        is_fort = [scenario.pieces[unit].has("fort") for unit in stack]
        assert is_fort == sorted(is_fort, reverse=True), hex_


def test_the_belgians_stand_behind_the_albert_canal(scenario: Scenario) -> None:
    """But for the advanced positions of the 13th, 17th and 18th, and the frontier cyclists."""
    (canal,) = [chain for chain in scenario.board.chains if chain.name == "Albert Canal"]
    beyond = {"E2319", "E2420", "E2421", "E2318", "E2218", "E2117", "E2116", "E2521", "E2522"}
    assert {hex_ for side in canal.sides for hex_ in side} > beyond
    assert not beyond & set(scenario.placements.values())


ARMY_GROUPS = {
    "B": ("ger_id_207", "ger_kd_1", "ger_pz_9", "ger_id_18", "ger_pz_4", "ger_id_269"),
    "A": ("ger_pz_5", "ger_pz_7", "ger_pz_6", "ger_pz_1", "ger_pz_2", "ger_pz_10", "ger_id_16"),
    "C": ("ger_id_258", "ger_id_79", "ger_id_257", "ger_id_262", "ger_id_555"),
}


def test_the_german_army_groups_stand_from_north_to_south(scenario: Scenario) -> None:
    rows = {
        group: [scenario.board[scenario.placements[unit]].cell[1] for unit in units]
        for group, units in ARMY_GROUPS.items()
    }
    assert max(rows["B"]) < min(rows["A"])
    assert max(rows["A"]) < min(rows["C"])


@pytest.mark.rule("blitzkrieg_1940", "11.1.A")
@pytest.mark.rule("blitzkrieg_1940", "11.4")
def test_no_stack_is_too_large_or_mixed(scenario: Scenario) -> None:
    stacks: dict[str, list[Piece]] = {}
    for piece in on_map(scenario):
        stacks.setdefault(scenario.placements[piece.id], []).append(piece)
    for hex_, stack in stacks.items():
        assert sum(piece.stacking for piece in stack) <= 12, hex_
        hosts = {"french" if piece.has("stacks_with_french") else piece.nation for piece in stack}
        assert len(hosts) == 1 or {piece.nation for piece in stack} == {"british"}, hex_


@pytest.mark.rule("blitzkrieg_1940", "3.1.E")
def test_allied_counters_print_their_hex(scenario: Scenario) -> None:
    for piece in on_map(scenario):
        assert piece.corner == (scenario.placements[piece.id] if piece.side == "allied" else ""), piece.id


@pytest.mark.rule("blitzkrieg_1940", "12.4.A")
@pytest.mark.rule("blitzkrieg_1940", "12.4bis.A")
@pytest.mark.rule("blitzkrieg_1940", "12.6")
def test_arrivals(scenario: Scenario) -> None:
    by_turn = Counter(scenario.arrivals.values())
    assert by_turn == {3: 3, 5: 5, 8: 4}
    emergency = with_trait(scenario, "emergency")
    assert {scenario.arrivals[piece.id] for piece in emergency} == {8}
    assert {piece.corner for piece in emergency} == {"8*"}
    assert all(piece.faces[0].attack is None and piece.faces[0].defence == 0 for piece in emergency)


@pytest.mark.rule("blitzkrieg_1940", "4.9.B")
def test_steps_of_the_bef(scenario: Scenario) -> None:
    bef = with_trait(scenario, "bef")
    assert all(piece.nation == "british" and not piece.has("emergency") for piece in bef)
    assert sum(piece.full_steps for piece in bef) == 30


@pytest.mark.rule("blitzkrieg_1940", "7.1.A")
def test_coups_de_main(scenario: Scenario) -> None:
    coups = with_trait(scenario, "airborne_coup")
    assert len(coups) == 5
    assert all(
        piece.stacking == 1 and piece.full_steps == 1 and piece.faces[0].movement == 0 for piece in coups
    )


@pytest.mark.rule("blitzkrieg_1940", "6.2.A")
def test_there_are_dummies_of_both_categories(scenario: Scenario) -> None:
    dummies = with_trait(scenario, "dummy")
    assert Counter(piece.has("mechanised") for piece in dummies) == {True: 6, False: 12}
    assert all(piece.stacking == 0 for piece in dummies)


@pytest.mark.rule("blitzkrieg_1940", "5.6")
def test_the_turn_track(scenario: Scenario) -> None:
    assert [turn.number for turn in scenario.turns] == list(range(1, 11))
    assert scenario.turns[0].label == "10-11 May"
    assert scenario.turns[9].label == "28 May"


def test_every_palette_can_be_told_without_colour(scenario: Scenario) -> None:
    letters = {id_: palette.letter for id_, palette in scenario.palettes.items()}
    assert letters.pop("german_mechanised") == letters["german"]
    assert len(set(letters.values())) == len(letters)
