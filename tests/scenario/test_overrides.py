"""An owner's values go before ours, and are checked as ours are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from blitz_desktop import games, registry
from blitz_desktop.core.system import Scenario
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.scenario_file import load_scenario
from blitz_desktop.scenario.tables_file import load_tables
from blitz_desktop.scenario.yaml_file import Node

Spoil = Callable[..., Path]

HEAD = "overrides: game\nscenarios: [case]\n"
COUNTERS = HEAD + 'counters:\n  - {id: fr_2, faces: [9-11-6], short: "2", provenance: rulebook}\n'
PLACEMENTS = HEAD + "placements:\n  - {unit: fr_1, at: E0201, provenance: rulebook}\n"
TABLES = """\
costs:
  - {terrain: clear, leg: 1}
  - {terrain: rough, leg: 2}
grid:
  1: [a, b, c]
  2: [d, e, f]
"""


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: str
    leg: int
    mechanised: int | None = None


class Charts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    costs: tuple[Cost, ...]
    grid: dict[int, tuple[str, ...]]


@pytest.fixture
def case(spoil: Spoil) -> Path:
    folder = spoil()
    (folder / "tables.yaml").write_text(TABLES, encoding="utf-8")
    return folder


def load(folder: Path, *texts: str) -> Scenario:
    """The tiny scenario with the texts as files of overrides, named a.yaml, b.yaml and so on."""
    own = folder / "own"
    own.mkdir(exist_ok=True)
    for name, text in zip("abc", texts, strict=False):
        (own / f"{name}.yaml").write_text(text, encoding="utf-8")

    def tables(system: str, changes: tuple[Node, ...]) -> Charts:
        assert system == "game"
        return load_tables(folder / "tables.yaml", Charts, changes)

    return load_scenario(
        folder / "scenarios/game/case.yaml",
        maps=folder / "maps",
        scenarios=folder / "scenarios",
        board=load_board,
        tables=tables,
        overrides=[own],
    )


def factors(scenario: Scenario, unit: str) -> tuple[int | None, int | None, int]:
    face = scenario.pieces[unit].faces[0]
    return face.attack, face.defence, face.movement


def test_no_folder_changes_nothing(case: Path) -> None:
    scenario = load(case)
    assert scenario.overrides == ()
    assert factors(scenario, "fr_2") == (8, 10, 6)


def test_a_counter_is_replaced_field_by_field(case: Path) -> None:
    scenario = load(case, COUNTERS)
    assert factors(scenario, "fr_2") == (9, 11, 6)
    piece = scenario.pieces["fr_2"]
    assert (piece.short, piece.label, piece.name, piece.faces[0].provenance) == (
        "2",
        "No. 2",
        "Two",
        "rulebook",
    )
    assert scenario.overrides == ("a.yaml",)


def test_a_unit_starts_elsewhere_and_its_counter_says_so(case: Path) -> None:
    scenario = load(case, PLACEMENTS)
    assert scenario.placements["fr_1"] == "E0201"
    assert scenario.pieces["fr_1"].corner == "E0201"


def test_a_unit_leaves_a_reserve_and_another_waits(case: Path) -> None:
    rows = (
        "  - {unit: fr_3, at: W1101, provenance: rulebook}\n"
        '  - {unit: fr_1, at: britain, turn: 2, corner: "2", provenance: rulebook}\n'
    )
    scenario = load(case, HEAD + "placements:\n" + rows)
    assert (scenario.placements["fr_3"], scenario.placements["fr_1"]) == ("E0101", "britain")
    assert scenario.arrivals == {"fr_1": 2}
    assert [scenario.pieces[id_].corner for id_ in ("fr_3", "fr_1")] == ["", "2"]


def test_cells_of_tables_are_replaced(case: Path) -> None:
    change = (
        "tables:\n  costs: [{terrain: rough, leg: 3, mechanised: 4}]\n  grid: {2: {3: x}, 1: [p, q, r]}\n"
    )
    tables = load(case, HEAD + change).tables
    assert tables.costs == (Cost("clear", 1), Cost("rough", 3, 4))
    assert tables.grid == {1: ("p", "q", "r"), 2: ("d", "e", "x")}


def test_files_add_up_in_the_order_of_their_names(case: Path) -> None:
    first, second = (
        "tables: {costs: [{terrain: clear, leg: 5}]}\n",
        "tables: {costs: [{terrain: clear, leg: 6}]}\n",
    )
    scenario = load(case, HEAD + first, HEAD + second, PLACEMENTS)
    assert scenario.tables.costs[0].leg == 6
    assert scenario.overrides == ("a.yaml", "b.yaml", "c.yaml")


@pytest.mark.parametrize(
    "head", ["overrides: other\nscenarios: [case]\n", "overrides: game\nscenarios: [x]\n"]
)
def test_files_for_other_scenarios_are_left_alone(case: Path, head: str) -> None:
    scenario = load(case, head + "counters: [{id: nobody, provenance: rulebook}]\n")
    assert scenario.overrides == ()
    assert scenario.digest == load(case).digest


def test_a_faulty_file_for_other_scenarios_stops_none(case: Path) -> None:
    faulty = "counters: [{faces: 3}]\n"
    assert load(case, "overrides: game\nscenarios: [x]\n" + faulty).overrides == ()
    for unclear in ("overrides: game\n", "scenarios: [x]\n", HEAD, "overrides: game\nscenarios: []\n"):
        with pytest.raises(DataError, match=r"a\.yaml"):
            load(case, unclear + faulty)


def test_a_faulty_file_for_another_game_stops_none_of_this_one(own: Path, fresh_registry: None) -> None:
    own.write_text("overrides: blitzkrieg_1940\ncounters: 3\n", encoding="utf-8")
    assert registry.scenario("meuse_1940/free").overrides == ()
    with pytest.raises(DataError, match=r"own\.yaml"):
        registry.scenario("blitzkrieg_1940/1940")


def test_the_folder_beside_a_scenario_counts_too(case: Path) -> None:
    beside = case / "scenarios/game/overrides"
    beside.mkdir()
    (beside / "mine.yaml").write_text(COUNTERS, encoding="utf-8")
    assert load(case).overrides == ("mine.yaml",)


@pytest.mark.parametrize(
    "text", [COUNTERS, PLACEMENTS, HEAD + "tables: {costs: [{terrain: clear, leg: 2}]}\n"]
)
def test_the_digest_tells(case: Path, text: str) -> None:
    assert load(case).digest != load(case, text).digest


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        (
            "counters: [{id: fr_9, provenance: rulebook}]\n",
            "3:17",
            "a unit of the scenario; did you mean fr_",
        ),
        ("counters: [{id: fr_1}]\n", "3:12", "found no provenance"),
        ("counters: [{id: fr_1, face: [1-1-1], provenance: rulebook}]\n", "3:23", "did you mean faces?"),
        ("counters: [{id: fr_1, faces: [x], provenance: rulebook}]\n", "3:31", "factors as printed"),
        ("counters: [{id: fr_1, type: tnak, provenance: rulebook}]\n", "3:29", "did you mean tank?"),
        ("counters: [{id: fr_1, traits: [bravo], provenance: rulebook}]\n", "3:32", "did you mean brave?"),
        ("placements: [{unit: fr_9, at: E0101, provenance: rulebook}]\n", "3:21", "a unit of the scenario"),
        (
            "placements: [{unit: fr_1, at: E9999, provenance: rulebook}]\n",
            "3:31",
            "a hex or box of the board",
        ),
        ("placements: [{unit: fr_1, at: reserve, turn: 9, provenance: rulebook}]\n", "3:46", "from 1 to 2"),
        ("tables: {costs: [{terrain: clear, leg: x}]}\n", "3:40", "a whole number"),
        ("tables: {costs: [{terrain: cleer, leg: 1}]}\n", "3:28", "clear, rough; did you mean clear?"),
        ("tables: {costs: [{leg: 1}]}\n", "3:18", "found no terrain"),
        ("tables: {costs: [{terrain: clear, lag: 1}]}\n", "3:35", 'found "lag", expected a known field'),
        ("tables: {cost: [{terrain: clear, leg: 1}]}\n", "3:10", 'found "cost", expected a known field'),
        ("tables: {grid: {1: {4: x}}}\n", "3:21", "a number from 1 to 3"),
        ("table: {}\n", "3:1", "did you mean tables?"),
    ],
)
def test_faults_are_told_at_their_place(case: Path, text: str, place: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        load(case, HEAD + text)
    (problem,) = caught.value.problems
    assert message in str(problem)
    assert f"{problem.line}:{problem.column}" == place
    assert Path(problem.file).name == "a.yaml"


@pytest.mark.parametrize("text", [COUNTERS, PLACEMENTS])
def test_two_files_may_not_change_the_same(case: Path, text: str) -> None:
    with pytest.raises(DataError, match=r"already in a\.yaml, expected each unit once"):
        load(case, text, text)


def test_all_faults_are_told_at_once(case: Path) -> None:
    lost = "counters: [{id: fr_9, provenance: rulebook}]\n"
    bad = lost + "placements: [{unit: fr_8, at: x, provenance: rulebook}]\n"
    with pytest.raises(DataError) as caught:
        load(case, HEAD + bad)
    assert [problem.field for problem in caught.value.problems] == [
        "counters[0].id",
        "placements[0].at",
        "placements[0].unit",
    ]


OWN = """\
overrides: blitzkrieg_1940
scenarios: [1940]
counters:
  - {id: ger_id_207, faces: [4-6-5, 2-3-5], provenance: rulebook}
placements:
  - {unit: fra_dim_9, at: W5500, provenance: rulebook}
tables:
  movement: [{terrain: mountain, mechanised: 5, provenance: rulebook}]
  combat_results: {rows: {6: {1: 1/2}}, cells: {"6 at 1:3": rulebook}}
"""


@pytest.fixture
def own() -> Path:
    """A file in the reader's own folder."""
    path = registry.overrides_dir() / "own.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(OWN, encoding="utf-8")
    return path


def test_the_readers_folder_changes_the_built_in_game(own: Path) -> None:
    scenario = registry.scenario_from_file(scenarios_dir() / "blitzkrieg_1940/1940.yaml")
    assert scenario.overrides == ("own.yaml",)
    assert factors(scenario, "ger_id_207") == (4, 6, 5)
    assert scenario.pieces["fra_dim_9"].corner == "W5500"
    assert scenario.tables.cost["mountain"].mechanised == 5
    results = scenario.tables.combat_results
    assert (results.losses(6, 0), results.provenance_of(6, 0)) == ((1, 2), "rulebook")
    plain = registry.scenario_from_file(scenarios_dir() / "blitzkrieg_1940/1940.yaml", overrides=())
    assert plain.digest != scenario.digest


@pytest.fixture
def fresh_registry() -> Iterator[None]:
    """Built-in scenarios are read anew, before the test and after it."""
    registry.scenario.cache_clear()
    yield
    registry.scenario.cache_clear()


@pytest.mark.usefixtures("fresh_registry")
def test_a_game_keeps_the_values_with_which_it_was_begun(own: Path, tmp_path: Path) -> None:
    session = games.open_target("blitzkrieg_1940/1940")
    session.save(tmp_path / "own.blitz")
    own.unlink()
    registry.scenario.cache_clear()
    opened = games.open_target(str(tmp_path / "own.blitz"))
    assert factors(opened.scenario, "ger_id_207") == (4, 6, 5)
    assert opened.scenario.digest == session.scenario.digest
    assert factors(registry.scenario("blitzkrieg_1940/1940"), "ger_id_207") == (5, 7, 5)


def test_validation_reads_the_readers_folder(own: Path) -> None:
    assert registry.validate_paths() == []
    own.write_text(OWN.replace("1/2", "1-2"), encoding="utf-8")
    (problem,) = registry.validate_paths()
    assert (problem.file, problem.found) == (str(own), '"1-2"')


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "blitzkrieg_1940",
            "blitzkreig_1940",
            "a game that this program knows; did you mean blitzkrieg_1940?",
        ),
        ("[1940]", "[1941]", "a scenario of the game; did you mean 1940?"),
        ("W5500", "W9900", "a hex or box of the board"),
        ("[4-6-5, 2-3-5]", "[4-6-5; 2-3-5]", "factors as printed"),
        ("{6: {1: 1/2}}", "{6: [1/1]}", "a result for every column"),
    ],
)
def test_a_file_can_be_checked_by_itself(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(OWN, encoding="utf-8")
    assert registry.validate_paths([path]) == []
    path.write_text(OWN.replace(old, new), encoding="utf-8")
    (problem,) = registry.validate_paths([path])
    assert message in str(problem)
    assert problem.file == str(path)
