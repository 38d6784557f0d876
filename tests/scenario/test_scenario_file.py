"""Scenarios load from their files, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from blitz_desktop.core.system import Scenario
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.scenario_file import load_scenario

Spoil = Callable[..., Path]
TextAt = Callable[[str, int, int], str]


CASE = "scenarios/game/case.yaml"
COUNTERS = "scenarios/game/counters/french.yaml"
PLACEMENTS = "scenarios/game/placements/case.yaml"


class Charts(msgspec.Struct, frozen=True):
    rows: int = 1


def load(folder: Path, path: str = CASE, rows: int = 1) -> Scenario:
    return load_scenario(
        folder / path,
        maps=folder / "maps",
        scenarios=folder / "scenarios",
        board=load_board,
        tables=lambda system, _changes: Charts(rows) if system == "game" else None,
        options=lambda system: {"fog": ("on", "off")} if system == "game" else {},
        systems=("game",),
    )


@pytest.fixture
def scenario(spoil: Spoil) -> Scenario:
    return load(spoil())


def test_the_header_becomes_the_scenario(scenario: Scenario) -> None:
    assert scenario.key == "game/case"
    assert [(turn.number, turn.label, turn.note) for turn in scenario.turns] == [
        (1, "10-11 May", ""),
        (2, "12-13 May", "more"),
    ]
    assert scenario.palettes["french"].letter == "F"
    assert scenario.tables == Charts()


def test_a_unit_has_the_traits_of_its_army_and_its_type(scenario: Scenario) -> None:
    assert scenario.pieces["fr_1"].traits == {"mechanised", "brave"}
    assert scenario.pieces["fr_2"].traits == {"brave"}


def test_counters_are_read_as_printed(scenario: Scenario) -> None:
    one, two, three = scenario.pieces.values()
    assert (one.short, two.short, three.short) == ("0411", "no", "1e5")
    assert [(face.attack, face.defence, face.movement) for face in one.faces] == [(3, -1, 8), (None, 0, 8)]
    assert [(face.attack, face.defence, face.movement) for face in two.faces] == [(8, 10, 6)]
    assert [(face.attack, face.defence, face.movement) for face in three.faces] == [(5, 5, 6)]
    assert (one.size, one.stacking, three.stacking) == ("XX", 3, 1)
    assert one.faces[0].provenance == "rulebook"


def test_a_rating_is_one_number_a_step_or_one_for_all(scenario: Scenario) -> None:
    assert [face.ratings for face in scenario.pieces["fr_1"].faces] == [
        {"cohesion": 9, "range": 5},
        {"cohesion": 8, "range": 5},
    ]


def test_formations_are_those_of_the_army_then_the_unit(scenario: Scenario) -> None:
    assert scenario.pieces["fr_1"].formations == ("1st Army", "2nd Corps")
    assert scenario.pieces["fr_2"].formations == ("1st Army",)


def test_counters_have_the_colours_of_their_army_or_of_a_trait(scenario: Scenario) -> None:
    assert [piece.palette for piece in scenario.pieces.values()] == ["dark", "french", "french"]


def test_sentences_call_a_unit_by_its_label(scenario: Scenario) -> None:
    assert [piece.label for piece in scenario.pieces.values()] == ["0411", "No. 2", "1e5"]


def test_units_stand_in_hexes_and_boxes(scenario: Scenario) -> None:
    assert scenario.placements == {"fr_1": "E0101", "fr_2": "reserve", "fr_3": "britain"}
    assert [box.id for box in scenario.board.boxes] == ["reserve", "britain"]
    assert scenario.arrivals == {"fr_3": 2}


def test_corners_tell_the_start(scenario: Scenario) -> None:
    assert [piece.corner for piece in scenario.pieces.values()] == ["E0101", "SR", ""]


@pytest.mark.parametrize(
    ("file", "old", "new", "spot", "message"),
    [
        (
            CASE,
            "system: game",
            "system: chess",
            "chess",
            'found "chess", expected a game that this program knows',
        ),
        (CASE, "title: A case\n", "", "system: game", "found no title, expected the field title"),
        (
            CASE,
            "description",
            "descripton",
            "descripton",
            "expected a known field; did you mean description?",
        ),
        (CASE, "board: tiny", "board: tinny", "tinny", "expected a file of the scenario or of this program"),
        (CASE, "palette: french}", "palette: frensh}", "frensh", "expected a palette; did you mean french?"),
        (CASE, "palette: french, tr", "palette: f, tr", "f, trait", "a palette"),
        (CASE, "{mechanised: dark}", "{mechanized: dark}", "mechanized: dark", "did you mean mechanised?"),
        (CASE, "{mechanised: dark}", "{mechanised: drak}", "drak", "a palette; did you mean dark?"),
        (CASE, "side: red", "side: rad", "rad", "expected a side; did you mean red?"),
        (CASE, "traits: [mechanised]", "traits: [mechanized]", "mechanized", "did you mean mechanised?"),
        (
            CASE,
            "board: tiny",
            "board: tiny\noptions: {fgo: on}",
            "fgo: on",
            'options.fgo: found "fgo", expected a rule option of the game; did you mean fog?',
        ),
        (
            CASE,
            "board: tiny",
            "board: tiny\noptions: {fog: onn}",
            "onn}",
            'options.fog: found "onn", expected one of on, off; did you mean on?',
        ),
        (CASE, "turn: 2", "turn: 3", "3, box", 'found "3", expected a turn from 1 to 2'),
        (CASE, "box: britain", "box: brittain", "brittain", "expected an off-map box; did you mean britain?"),
        (CASE, "[fr_2]", "[fr_9]", "fr_9", 'found "fr_9", expected a unit of the scenario; did you mean fr_'),
        (
            CASE,
            "[fr_2]",
            "[fr_2, fr_3]",
            "fr_3]}",
            'found "fr_3", already in reserve, expected each unit once',
        ),
        (
            COUNTERS,
            "nation: french",
            "nation: frensh",
            "frensh",
            "a nation of the scenario; did you mean french?",
        ),
        (COUNTERS, "type: tank", "type: tnak", "tnak", "a unit type of the scenario; did you mean tank?"),
        (
            COUNTERS,
            "size: division",
            "size: divison",
            "divison",
            "a unit size of the scenario; did you mean division?",
        ),
        (COUNTERS, "[brave]", "[bravo]", "bravo", "expected a trait of the scenario; did you mean brave?"),
        (
            COUNTERS,
            "id: fr_2",
            "id: fr_1",
            "fr_1, name: Two",
            'found "fr_1", expected an id that no other unit has',
        ),
        (
            COUNTERS,
            "8-10-6",
            "8-x-6",
            "8-x-6",
            'units[1].faces[0]: found "8-x-6", expected factors as printed',
        ),
        (
            COUNTERS,
            "[8-10-6]",
            "[]",
            "[]",
            "units[1].faces: found a list of 0, expected a list of at least 1",
        ),
        (COUNTERS, "[9, 8]", "[9, 8, 7]", "[9, 8, 7]", "expected one number, or one a step"),
        (COUNTERS, "stacking: 1", "staking: 1", "staking", "expected a known field; did you mean stacking?"),
        (
            PLACEMENTS,
            "at: W1101",
            "at: E0404",
            "E0404",
            "expected a hex or box of the board; did you mean E0",
        ),
        (PLACEMENTS, "at: W1101", "at: reserv", "reserv,", "did you mean reserve?"),
        (PLACEMENTS, "unit: fr_1", "unit: fr_4", "fr_4", "expected a unit of the scenario; did you mean fr_"),
    ],
)
def test_faults_are_told_with_their_place(
    spoil: Spoil, file: str, old: str, new: str, spot: str, message: str, text_at: TextAt
) -> None:
    with pytest.raises(DataError) as caught:
        load(spoil(file, old, new))
    told = [problem for problem in caught.value.problems if message in str(problem)]
    assert told, str(caught.value)
    assert text_at(told[0].file, told[0].line, told[0].column).startswith(spot)


def test_a_unit_without_a_place_is_told(spoil: Spoil) -> None:
    with pytest.raises(
        DataError, match=r'french\.yaml:8:10: units\[1\]\.id: found "fr_2", expected a unit with a place'
    ):
        load(spoil(CASE, "units: [fr_2]", "units: []"))


def test_a_missing_file_of_counters_is_told_once(spoil: Spoil) -> None:
    folder = spoil()
    (folder / COUNTERS).unlink()
    with pytest.raises(DataError) as caught:
        load(folder)
    (problem,) = caught.value.problems
    assert "french" in str(problem)


def test_faults_of_several_files_come_together(spoil: Spoil) -> None:
    folder = spoil(CASE, "turn: 2", "turn: 7")
    for file, old, new in ((COUNTERS, "type: tank", "type: tnk"), (PLACEMENTS, "W1101", "W9999")):
        path = folder / file
        path.write_text(path.read_text().replace(old, new))
    with pytest.raises(DataError) as caught:
        load(folder)
    names = [Path(problem.file).name for problem in caught.value.problems]
    assert {"case.yaml", "french.yaml"} <= set(names)
    assert len(caught.value.problems) >= 3


@pytest.mark.parametrize(
    "reference", ["/etc/passwd", "../../secret.yaml", "..\\secret.yaml", "c:secret.yaml"]
)
def test_references_never_lead_out(spoil: Spoil, reference: str) -> None:
    with pytest.raises(DataError, match="expected a path below the scenario's own folder"):
        load(spoil(CASE, "[counters/french.yaml]", f'["{reference.replace(chr(92), chr(92) * 2)}"]'))


def test_a_link_leads_out_no_more_than_a_path(spoil: Spoil, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = spoil()
    secret = tmp_path_factory.mktemp("elsewhere") / "secret.yaml"
    secret.write_text("nation: french\nunits: []\n")
    (folder / "scenarios/game/link.yaml").symlink_to(secret)
    path = folder / CASE
    path.write_text(path.read_text().replace("counters/french.yaml", "link.yaml"))
    with pytest.raises(DataError, match="expected a path below"):
        load(folder)


def test_a_scenario_of_ones_own_uses_built_in_files(spoil: Spoil, tmp_path: Path) -> None:
    folder = spoil()
    mine = tmp_path / "mine" / "what_if.yaml"
    mine.parent.mkdir()
    mine.write_text((folder / CASE).read_text().replace("id: case", "id: what_if"))
    (mine.parent / "placements").mkdir()
    (mine.parent / "placements/case.yaml").write_text(
        "placements:\n  - {unit: fr_1, at: E0202, provenance: reconstructed}\n"
    )
    scenario = load(folder, "mine/what_if.yaml")
    assert scenario.key == "game/what_if"
    assert scenario.placements["fr_1"] == "E0202"
    assert scenario.pieces["fr_1"].corner == ""


VARIANT = """\
system: game
based_on: case.yaml
id: variant
title: A variant
turns:
  - {label: 12-13 May, note: less}
options: {fog: off}
"""


def test_a_scenario_based_on_another_says_only_what_is_different(spoil: Spoil) -> None:
    folder = spoil(CASE, "boxes:\n", "options: {fog: on}\nboxes:\n")
    (folder / "scenarios/game/variant.yaml").write_text(VARIANT)
    case, variant = load(folder), load(folder, "scenarios/game/variant.yaml")
    assert (variant.key, variant.title, variant.description) == ("game/variant", "A variant", "For tests.")
    assert [(turn.label, turn.note) for turn in variant.turns] == [("10-11 May", ""), ("12-13 May", "less")]
    assert (case.options, variant.options) == ({"fog": "on"}, {"fog": "off"})
    assert variant.placements == case.placements
    assert set(variant.pieces) == set(case.pieces)
    assert variant.digest != case.digest


def test_a_variant_of_ones_own_may_lie_anywhere_and_is_copied_with_its_base(
    spoil: Spoil, tmp_path: Path
) -> None:
    spoil()
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "variant.yaml").write_text(VARIANT)
    assert load(tmp_path, "mine/variant.yaml").pieces
    (mine / "case.yaml").write_text((tmp_path / CASE).read_text().replace("For tests.", "My own."))
    variant = load(tmp_path, "mine/variant.yaml")
    assert variant.description == "My own."
    assert variant.origin is not None
    assert variant.origin.parts["case.yaml"] == (mine / "case.yaml").read_text()
    assert {name.partition("/")[0] for name in variant.origin.parts} > {"case.yaml"}


def test_a_variant_of_a_variant_stands_on_both(spoil: Spoil) -> None:
    folder = spoil()
    (folder / "scenarios/game/variant.yaml").write_text(VARIANT)
    own = "system: game\nbased_on: variant.yaml\nid: own\noptions: {fog: on}\n"
    (folder / "scenarios/game/own.yaml").write_text(own)
    scenario = load(folder, "scenarios/game/own.yaml")
    assert (scenario.key, scenario.title, scenario.options) == ("game/own", "A variant", {"fog": "on"})
    assert [turn.note for turn in scenario.turns] == ["", "less"]
    assert scenario.origin is not None
    assert {"variant.yaml", "case.yaml"} <= set(scenario.origin.parts)


def test_variants_of_each_other_are_refused(spoil: Spoil) -> None:
    folder = spoil()
    for name, other in (("one", "two"), ("two", "one")):
        text = f"system: game\nbased_on: {other}.yaml\nid: {name}\n"
        (folder / f"scenarios/game/{name}.yaml").write_text(text)
    with pytest.raises(DataError, match="a scenario that is not based on this one"):
        load(folder, "scenarios/game/one.yaml")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("case.yaml", "none.yaml", 'variant.yaml:2:11: based_on: found "none.yaml", expected a file of'),
        ("case.yaml", "../case.yaml", "expected a path below the scenario's own folder"),
        ("12-13", "9-9", 'variant.yaml:6:13: turns[0].label: found "9-9 May", expected one of 10-11 May'),
        ("title: A variant", "tilte: A variant", "variant.yaml:4:1: tilte"),
    ],
)
def test_faults_of_a_variant_are_told_with_their_place(
    spoil: Spoil, old: str, new: str, expected: str
) -> None:
    folder = spoil()
    (folder / "scenarios/game/variant.yaml").write_text(VARIANT.replace(old, new, 1))
    with pytest.raises(DataError) as caught:
        load(folder, "scenarios/game/variant.yaml")
    assert any(expected in str(problem) for problem in caught.value.problems), caught.value.problems


def test_a_fault_of_the_base_is_told_where_it_stands(spoil: Spoil) -> None:
    folder = spoil(CASE, "palette: french}", "palette: none}")
    (folder / "scenarios/game/variant.yaml").write_text(VARIANT)
    with pytest.raises(DataError) as caught:
        load(folder, "scenarios/game/variant.yaml")
    assert Path(caught.value.problems[0].file).name == "case.yaml"


def test_the_digest_knows_meaning_from_layout(spoil: Spoil) -> None:
    first = load(spoil()).digest
    assert load(spoil(CASE, "title: A case", "title: Another title # and a comment")).digest == first
    assert load(spoil(COUNTERS, "8-10-6", '"8 10 6"')).digest == first
    assert load(spoil(COUNTERS, "name: Two", "name: Another")).digest == first
    assert load(spoil(PLACEMENTS, "reconstructed", "rulebook 3.1")).digest == first
    assert load(spoil(COUNTERS, "8-10-6", "8-10-7")).digest != first
    assert load(spoil(PLACEMENTS, "W1101", "E0202")).digest != first
    assert load(spoil("maps/tiny/board.yaml", "  sccc", "  cccc")).digest != first
    assert load(spoil(), rows=2).digest != first


def test_a_mistyped_game_is_one_fault_with_the_game_that_was_meant(spoil: Spoil) -> None:
    with pytest.raises(DataError) as caught:
        load(spoil(CASE, "system: game", "system: gamme\noptions: {fog: on}"))
    (problem,) = caught.value.problems
    assert (problem.field, problem.found, problem.nearest) == ("system", '"gamme"', "game")
