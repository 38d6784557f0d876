"""A scenario, ours or an owner's, begins with every unit where the rules allow it to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop import games, registry
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.session import Session

ROOM = "a hex with room for it: 4 divisions at most"
LAND = "a hex on land"
FRIENDLY = "a hex that the enemy does not control"
GERMAN_BOX = "a hex, or one of the boxes german_sr, deployment, removed"


def overrides(folder: Path, body: str, game: str = "blitzkrieg_1940", scenario: str = "1940") -> Path:
    """A file of overrides."""
    path = folder / "mine.yaml"
    path.write_text(f'overrides: {game}\nscenarios: ["{scenario}"]\n{body}', encoding="utf-8")
    return path


def placed(**places: str) -> str:
    """The placements of such a file, the first in its fourth line."""
    rows = (f"  - {{unit: {unit}, at: {at}, provenance: rulebook}}\n" for unit, at in places.items())
    return "placements:\n" + "".join(rows)


def faults(path: Path) -> list[tuple[str, int, int, str, str]]:
    """What is said about a file: where, in which field, and what is expected there."""
    return [
        (Path(problem.file).name, problem.line, problem.column, problem.field, problem.expected)
        for problem in registry.validate_paths([path])
    ]


@pytest.mark.parametrize(
    ("unit", "at", "expected"),
    [
        ("fra_dim_9", "E1000", LAND),
        ("fra_dim_9", "E2823", FRIENDLY),
        ("fra_dim_9", "E2321", "a hex outside Belgium, which is neutral"),
        ("bel_di_4", "E1724", ""),
        ("ger_pz_4", "eliminated", GERMAN_BOX),
        ("ger_pz_4", "french_sr", GERMAN_BOX),
        ("ger_pz_4", "removed", ""),
        ("fra_di_62", "british_arrivals", ""),
        ("dummy_m_1", "E3635", "a hex with a real unit"),
        ("gbr_id_3", "W5500", "a hex without units of another nation"),
    ],
)
def test_a_unit_that_may_not_begin_there_is_named_with_its_place(
    tmp_path: Path, unit: str, at: str, expected: str
) -> None:
    found = faults(overrides(tmp_path, placed(**{unit: at})))
    column = len(f"  - {{unit: {unit}, at: ") + 1
    assert found == ([("mine.yaml", 4, column, "placements[0].at", expected)] if expected else [])


def test_of_a_stack_that_is_too_high_those_that_were_moved_are_named(tmp_path: Path) -> None:
    units = ("fra_dim_9", "fra_dlm_1", "fra_dlm_2", "fra_dlm_3", "fra_dim_1")
    found = faults(overrides(tmp_path, placed(**dict.fromkeys(units, "W5600"))))
    assert [(line, expected) for _, line, _, _, expected in found] == [(4 + n, ROOM) for n in range(5)]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("movement: [{terrain: clear, leg: -1}]", "a whole number of at least 1 and of at most 20"),
        ("movement: [{terrain: clear, mechanised: 0}]", "a whole number of at least 1 and of at most 20"),
        ("shifts: [{where: city, columns: -50}]", "a whole number of at least -8 and of at most 8"),
    ],
)
def test_absurd_values_of_tables_are_refused(tmp_path: Path, body: str, expected: str) -> None:
    ((file, line, column, _, words),) = faults(overrides(tmp_path, f"tables:\n  {body}\n"))
    assert (file, line, column, words) == ("mine.yaml", 4, body.rindex(" ") + 4, expected)


@pytest.mark.parametrize("face", ["400-6-9", "4-6-99", "+100 +4 6"])
def test_absurd_factors_are_refused(tmp_path: Path, face: str) -> None:
    body = f'counters: [{{id: fra_dim_9, faces: ["{face}"], provenance: rulebook}}]\n'
    ((file, line, _, field, words),) = faults(overrides(tmp_path, body))
    assert (file, line, field) == ("mine.yaml", 3, "counters[0].faces[0]")
    assert "factors below 100, movement of at most 20" in words


def test_the_other_game_has_its_own_rules(tmp_path: Path) -> None:
    scenario = registry.scenario("meuse_1940/historical")
    sides = {unit: scenario.pieces[unit].side for unit in scenario.placements}
    german = next(unit for unit, side in sides.items() if side == "german")
    hex_ = next(
        at for unit, at in scenario.placements.items() if sides[unit] == "french" and at in scenario.board
    )
    body = placed(**{german: f'"{hex_}"'})
    ((_, _, _, field, expected),) = faults(overrides(tmp_path, body, "meuse_1940", "historical"))
    assert (field, expected) == ("placements[0].at", "a hex without enemy units")


def test_a_unit_of_the_other_game_enters_on_its_map(tmp_path: Path) -> None:
    body = placed(fra_m_39ri_i='french_arrivals, turn: 2, corner: "9903"')
    ((_, line, _, _, expected),) = faults(overrides(tmp_path, body, "meuse_1940", "historical"))
    assert (line, expected) == (4, "a corner that names its entry hex on the map (1/4)")


@pytest.mark.parametrize("text", ["overrides: foo\n", 'overrides: foo\nscenarios: ["1940"]\n'])
def test_a_game_that_is_not_there_is_named_and_never_passed_over(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    expected = [("mine.yaml", 1, 12, "overrides", "a game that this program knows")]
    assert faults(tmp_path / "mine.yaml") == expected
    with pytest.raises(DataError, match=r'mine\.yaml:1:12: overrides: found "foo"'):
        registry.scenario_from_file(scenarios_dir() / "blitzkrieg_1940/1940.yaml", overrides=[tmp_path])


def test_a_game_begun_with_such_a_set_up_goes_on(tmp_path: Path) -> None:
    path = scenarios_dir() / "blitzkrieg_1940/1940.yaml"
    own = overrides(tmp_path, placed(fra_dim_9="E1000"))
    scenario = registry.scenario_from_file(path, overrides=[own], is_reviewed=False)
    session = Session.start(registry.system(scenario.system), scenario, "1")
    session.save(tmp_path / "game.blitz")
    opened = open_game(tmp_path / "game.blitz", games.find)
    assert opened.scenario.placements["fra_dim_9"] == "E1000"
