"""A game begun from a scenario file of one's own opens again, whatever has become of the file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from blitz_desktop import cli, games, registry
from blitz_desktop.core.codec import digest
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.system import Origin
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.scenario.copies import unpack
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session import journal
from blitz_desktop.session.session import Session

KEY = "blitzkrieg_1940/1940"


BELGIANS = "counters/belgian.yaml"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A variant that keeps the id of the built-in scenario, with a counter file of its own."""
    built_in, folder = scenarios_dir() / "blitzkrieg_1940", tmp_path / "variant"
    (folder / "counters").mkdir(parents=True)
    text = (built_in / "1940.yaml").read_text(encoding="utf-8")
    (folder / "mine.yaml").write_text(text.replace("1940: Case Yellow", "Mine"), encoding="utf-8")
    counters = (built_in / BELGIANS).read_text(encoding="utf-8")
    (folder / BELGIANS).write_text(counters.replace("+1 +3 5", "+9 +3 5", 1), encoding="utf-8")
    return folder / "mine.yaml"


@pytest.fixture
def save(own: Path, tmp_path: Path) -> Path:
    """A game of the variant, saved and left, with its journal among the unfinished ones."""
    session = games.open_target(str(own), tmp_path / "journals")
    assert session.decision is not None
    offer = next(offer for offer in session.decision.offers if not offer.slots)
    assert isinstance(session.submit(offer.fill({})), Entry)
    session.save(tmp_path / "game.blitz")
    session.suspend()
    return tmp_path / "game.blitz"


def attack_of_the_changed_unit(session: Session) -> int | None:
    return session.scenario.pieces["bel_di_4"].faces[0].attack


def test_a_scenario_of_ones_own_opens_and_resumes_from_its_file(save: Path, own: Path) -> None:
    (unfinished,) = journal.unfinished(save.parent / "journals")
    for session in (Session.load(save, games.find), Session.resume(unfinished.path, games.find)):
        assert (session.scenario.title, session.warnings, session.head) == ("Mine", (), 1)
        assert attack_of_the_changed_unit(session) == 9
        session.suspend()


def test_a_scenario_whose_file_has_changed_or_gone_opens_from_the_copy(save: Path, own: Path) -> None:
    before = digest(Session.load(save, games.find).state)
    (own.parent / BELGIANS).write_text("nation: french\nunits: []\n", encoding="utf-8")
    for _ in range(2):
        session = Session.load(save, games.find)
        (warning,) = session.warnings
        assert f"{own} is not there" in warning
        assert attack_of_the_changed_unit(session) == 9
        assert digest(session.state) == before
        shutil.rmtree(own.parent, ignore_errors=True)
    session.save(save)
    assert attack_of_the_changed_unit(Session.load(save, games.find)) == 9


def test_the_built_in_scenario_is_found_by_its_key(tmp_path: Path) -> None:
    session = games.open_target(KEY)
    assert session.scenario is registry.scenario(KEY)
    assert session.scenario.origin is not None
    assert (session.scenario.origin.is_built_in, session.scenario.origin.path) == (True, "")
    session.save(tmp_path / "game.blitz")
    assert Session.load(tmp_path / "game.blitz", games.find).scenario is session.scenario


@pytest.fixture
def another_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Folder of scenarios and maps that a test may change as another release of the program would."""
    release = tmp_path / "release"
    shutil.copytree(registry.scenarios_dir(), release / "scenarios")
    shutil.copytree(registry.assets_dir() / "maps", release / "maps")
    yield release
    monkeypatch.undo()
    registry.scenario.cache_clear()


@pytest.mark.parametrize(
    ("key", "change"),
    [(KEY, "counters"), (KEY, "board"), *((key, "gone") for key in registry.scenario_keys())],
)
def test_a_game_outlives_a_change_of_its_built_in_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, another_release: Path, key: str, change: str
) -> None:
    session = games.open_target(key)
    session.save(tmp_path / "game.blitz")
    before = digest(session.state)
    system = key.partition("/")[0]
    if change == "gone":
        (another_release / "scenarios" / f"{key}.yaml").unlink()
        monkeypatch.setattr(registry, "_SCENARIOS", ())
    elif change == "counters":
        for file in (another_release / "scenarios" / system / "counters").glob("*.yaml"):
            text = file.read_text(encoding="utf-8")
            file.write_text(text.replace("+", "-"), encoding="utf-8")
    else:
        for folder in (another_release / "maps").iterdir():
            shutil.rmtree(folder)
    monkeypatch.setattr(registry, "scenarios_dir", lambda: another_release / "scenarios")
    monkeypatch.setattr(registry, "assets_dir", lambda: another_release)
    registry.scenario.cache_clear()
    loaded = Session.load(tmp_path / "game.blitz", games.find)
    assert any("goes on with the copy that it keeps" in warning for warning in loaded.warnings)
    assert len(loaded.warnings) == 1
    assert loaded.scenario.digest == session.scenario.digest
    assert digest(loaded.state) == before
    loaded.save(tmp_path / "game.blitz")
    assert Session.load(tmp_path / "game.blitz", games.find).scenario.digest == session.scenario.digest


def test_an_owners_values_are_part_of_the_copy(own: Path, tmp_path: Path) -> None:
    (own.parent / "overrides").mkdir()
    (own.parent / "overrides" / "real.yaml").write_text(
        "overrides: blitzkrieg_1940\nscenarios: [1940]\n"
        'counters: [{id: bel_di_4, provenance: rulebook, faces: ["+7 +3 5", "-2 0 5"]}]\n',
        encoding="utf-8",
    )
    games.open_target(str(own)).save(tmp_path / "game.blitz")
    shutil.rmtree(own.parent)
    session = Session.load(tmp_path / "game.blitz", games.find)
    assert attack_of_the_changed_unit(session) == 7
    assert len(session.warnings) == 1


def test_the_command_line_tells_such_a_game(
    save: Path, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own.unlink()
    assert cli.main(["replay", str(save), "--verify"]) == 0
    printed = capsys.readouterr()
    assert "All 1 entries come out as recorded." in printed.out
    assert "The game goes on with the copy that it keeps." in printed.err
    assert cli.main(["play", str(own)]) == 2
    assert f"error: {own}: there is no such file" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["../out.yaml", "/out.yaml", "a\0b", "c:\\x"])
def test_a_copy_never_writes_outside_its_folder(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    with pytest.raises(DataError, match="below the scenario's own folder"):
        unpack(Origin("mine.yaml", "", {name: "x"}), folder)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_copy_may_hold_any_names(tmp_path: Path) -> None:
    parts = {"scenario.yaml": "a", "_scenario.yaml": "b"}
    path = unpack(Origin("mine.yaml", "c", parts), tmp_path)
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {**parts, path.name: "c"}
