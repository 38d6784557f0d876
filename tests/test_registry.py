"""The registry names the games and loads each of their files once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from blitz_desktop import registry
from blitz_desktop.resources import assets_dir, scenarios_dir
from blitz_desktop.scenario.problems import DataError


def test_every_scenario_loads_for_its_system() -> None:
    for key in registry.scenario_keys():
        scenario = registry.scenario(key)
        assert scenario.key == key
        system = registry.system(scenario.system)
        assert system.id == scenario.system
        assert isinstance(scenario.tables, system.tables)


def test_what_was_loaded_is_kept() -> None:
    key = registry.scenario_keys()[0]
    assert registry.scenario(key) is registry.scenario(key)
    assert (
        registry.scenario_from_file(scenarios_dir() / f"{key}.yaml").digest == registry.scenario(key).digest
    )


@pytest.mark.parametrize("ask", [registry.system, registry.scenario, registry.rulebook])
def test_an_unknown_name_is_a_key_error(ask: object) -> None:
    with pytest.raises(KeyError):
        ask("chess")  # type: ignore[operator]


def test_games_are_imported_when_asked_for() -> None:
    code = (
        "import sys, blitz_desktop.registry as registry; registry.scenario_keys();"
        "print([name for name in sys.modules if '.systems.' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("system_id", registry.system_ids())
def test_rulebooks_load(system_id: str) -> None:
    book = registry.rulebook(system_id)
    assert book.system == system_id
    assert book.rules


def test_everything_built_in_is_valid() -> None:
    assert [str(problem) for problem in registry.validate_paths()] == []


def test_every_scenario_file_is_offered() -> None:
    files = {f"{path.parent.name}/{path.stem}" for path in scenarios_dir().glob("*/*.yaml")}
    assert set(registry.scenario_keys()) == files


def test_a_missing_scenario_file_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_SCENARIOS", ("blitzkrieg_1940/none",))
    assert [problem.found for problem in registry.validate_paths()] == ["no such file"]


def test_folders_and_single_files_can_be_checked() -> None:
    folder = scenarios_dir() / "blitzkrieg_1940"
    board = assets_dir() / "maps" / "blitzkrieg_1940"
    assert registry.validate_paths([folder, board, board / "places.yaml"]) == []


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("counters.yaml", "nation: french\nunits: [{id: a}]\n", "units[0]: found no name"),
        ("markers.yaml", "markers: [{id: a, name: A, counters: 0}]\n", "a whole number of at least 1"),
        ("placements.yaml", "placements: [{unit: a, att: b, provenance: history}]\n", "did you mean at?"),
        ("scenario.yaml", "system: chess\n", "found no title"),
        ("rules.yaml", '"1.1": {summary: x, status: enforced, where: [movement:nothing]}\n', ""),
        ("other.yaml", "a: 1\n", 'found "a", expected a known field'),
        ("board.yaml", "board: x\n", "found no title"),
    ],
)
def test_problems_of_every_kind_of_file_are_found(tmp_path: Path, name: str, text: str, message: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    told = "\n".join(map(str, registry.validate_paths([tmp_path])))
    assert (message in told) if message else told == ""


def test_rules_are_checked_against_the_code(tmp_path: Path) -> None:
    folder = tmp_path / "blitzkrieg_1940"
    folder.mkdir()
    spots = "[victory:nothing, nowhere:at_all]"
    (folder / "rules.yaml").write_text(f'"1.1": {{summary: x, status: enforced, where: {spots}}}\n')
    assert [problem.found for problem in registry.validate_paths([folder])] == [
        '"victory:nothing"',
        '"nowhere:at_all"',
    ]


def test_a_missing_scenario_is_a_data_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no such file"):
        registry.scenario_from_file(tmp_path / "none.yaml")
