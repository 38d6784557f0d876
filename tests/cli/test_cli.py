from __future__ import annotations

import json
import os
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from blitz_desktop import cli, games, registry
from blitz_desktop.cli.coverage import rules_with_tests
from blitz_desktop.core.system import Scenario
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.rulebook_file import Rule, Rulebook
from blitz_desktop.session.session import Session
from tests.session.play import play_on
from tests.toy import TOY, toy_scenario

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    session = Session.start(TOY, toy_scenario(), "7")
    play_on(session, 20)
    session.undo()
    session.save(tmp_path / "game.blitz")
    return tmp_path / "game.blitz"


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Stands in for the windows; lists what was opened."""
    opened: list[object] = []
    module = types.ModuleType("blitz_desktop.app")
    module.run = lambda target: opened.append(target) or 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "blitz_desktop.app", module)
    monkeypatch.setattr("blitz_desktop.app", module, raising=False)
    return opened


def test_without_a_command_the_start_window_opens(run: Run, app: list[object]) -> None:
    assert run() == (0, "", "")
    assert app == [None]


def test_play_opens_a_scenario_or_a_save_and_refuses_others(run: Run, app: list[object], save: Path) -> None:
    assert run("play", "toy/duel")[0] == 0
    assert run("play", save)[0] == 0
    code, _, error = run("play", "toy/dual")
    assert (code, error) == (2, "error: there is no scenario 'toy/dual'; did you mean toy/duel?\n")
    assert app == ["toy/duel", str(save)]


def test_scenarios_are_listed(run: Run) -> None:
    assert "The Duel" in run("scenarios")[1]
    (row,) = json.loads(run("scenarios", "--json")[1])
    assert (row["key"], row["turns"], row["units"]) == ("toy/duel", 4, 8)


def test_a_scenario_that_is_faulty_hides_no_other(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = registry.scenario

    def scenario(key: str) -> Scenario:
        if key == "toy/broken":
            raise DataError([Problem("own.yaml", 3, 1, "scenarios", "nothing", "a list")])
        return whole(key)

    monkeypatch.setattr(registry, "scenario", scenario)
    monkeypatch.setattr(registry, "scenario_keys", lambda: ("toy/broken", "toy/duel"))
    code, out, error = run("scenarios")
    assert code == 1
    assert "The Duel" in out
    assert error == "toy/broken: own.yaml:3:1: scenarios: found nothing, expected a list\n"


def test_hexes_are_told(run: Run) -> None:
    code, text, _ = run("hex", "toy", "0203", "0404")
    assert code == 0
    assert "town     Wester" in text
    assert "ne       0503  river, Toy River" in text
    (fact,) = json.loads(run("hex", "toy/duel", "0404", "--json")[1])
    assert fact["terrain"] == "Woods"
    assert fact["control"] == "blue"
    assert fact["units"] == ["3rd Blue Division"]
    assert fact["sides"]["ne"] == {"hex": "0503", "features": ["river"], "names": ["Toy River"]}
    assert "n" in fact["sides"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("hex", "toy", "9999"), "there is no hex '9999' on the map of Toy"),
        (("hex", "toy", "E0203"), "there is no hex 'E0203' on the map of Toy; did you mean 0203?"),
        (("simulate", "toy/duel", "--until", "5"), "there is no turn 5: the scenario has 4 turns"),
        (("simulate", "toy/duel", "--report", "no/r.json"), "no/r.json: there is no such file or folder"),
        (("simulate", "toy/duel", "--report", "."), ".: it is a folder"),
        (("simulate", "toy/duel", "--report", "a.blitz"), "a.blitz: that is the name of a game"),
        (("simulate", "toy/duel", "--parquet", "a.BLITZ"), "a.BLITZ: that is the name of a game"),
        (("screenshot", "toy/duel", "no/x.png"), "no/x.png: there is no such file or folder"),
        (("screenshot", "toy/duel", "x.xyz"), "x.xyz: pictures are written as .bmp, "),
        (("hex", "chess", "0101"), "there is no game 'chess' (there are: toy, toy/duel)"),
        (("rules", "toi"), "there is no game 'toi'; did you mean toy?"),
        (("simulate", "toy/duet"), "there is no scenario 'toy/duet'; did you mean toy/duel?"),
        (("replay", "none.blitz"), "none.blitz cannot be opened: there is no such file or folder."),
        (("validate", "none.yaml"), "none.yaml: there is no such file or folder"),
        (("screenshot", "toy/duel", "x.png", "--at", "1"), "so no entry 1."),
    ],
)
def test_wrong_input_is_told_in_a_line_with_code_2(run: Run, words: tuple[str, ...], complaint: str) -> None:
    code, out, error = run(*words)
    assert (code, out) == (2, "")
    assert error.startswith("error: ")
    assert complaint in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("simulate", "toy/duel", "--games", "0"),
        ("simulate", "toy/duel", "--games", "many"),
        ("screenshot", "toy/duel", "x.png", "--size", "big"),
        ("screenshot", "toy/duel", "x.png", "--zoom", "nan"),
        ("replay", "x.blitz", "--to", "-1"),
    ],
)
def test_what_cannot_be_typed_is_refused_with_code_2(run: Run, words: tuple[str, ...]) -> None:
    code, _, error = run(*words)
    assert code == 2
    assert "error:" in error
    assert "Traceback" not in error


def test_simulate_plays_reports_and_repeats(run: Run, tmp_path: Path) -> None:
    code, text, _ = run("simulate", "toy/duel", "--games", 3, "--seed", 5, "--report", tmp_path / "r.json")
    assert code == 0
    assert [line.split(":")[0] for line in text.splitlines()[:4]] == ["seed 5", "seed 6", "seed 7", "games"]
    report = json.loads((tmp_path / "r.json").read_text())
    assert [game["seed"] for game in report["games"]] == ["5", "6", "7"]
    assert report["summary"]["faults"] == 0
    again = json.loads(run("simulate", "toy/duel", "--games", 1, "--seed", 6, "--json")[1])
    assert again["games"][0]["digest"] == report["games"][1]["digest"]
    code, _, error = run("simulate", "toy/duel", "--report", tmp_path / "no" / "r.json")
    assert (code, "no such file or folder" in error) == (2, True)


def test_simulate_fails_on_a_broken_invariant(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "faults", lambda *_: ("a unit is lost",))
    code, text, _ = run("simulate", "toy/duel")
    assert (code, "FAULT after entry 1: a unit is lost" in text) == (1, True)


def test_replay_tells_verifies_and_digests(run: Run, save: Path) -> None:
    session = Session.load(save, games.find)
    code, text, _ = run("replay", save, "--verify")
    assert code == 0
    assert text.splitlines()[-1] == "All 20 entries come out as recorded."
    assert run("replay", save, "--digest")[1] == session.entries[-1].digest + "\n"
    assert run("replay", save, "--digest", "--to", 5)[1] == session.entries[4].digest + "\n"
    assert run("replay", save, "--digest", "--to", 20)[1] == session.future[0].digest + "\n"
    rows = json.loads(run("replay", save, "--to", 3, "--json")[1])
    assert [row["number"] for row in rows] == [1, 2, 3]
    assert run("replay", save, "--to", 21)[0] == 2


def test_replay_tells_failures_as_json_too(run: Run, save: Path) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join(lines[:11]))
    code, text, _ = run("replay", save, "--verify", "--json")
    assert (code, json.loads(text)["verified"], json.loads(text)["recorded"]) == (1, 10, 10)
    assert "The end of the file is missing" in json.loads(text)["problem"]
    save.write_bytes(b"".join([*lines[:11], b"{}\n"]))
    code, text, _ = run("replay", save, "--verify", "--json")
    assert (code, json.loads(text)["verified"], json.loads(text)["recorded"]) == (1, 10, 10)
    assert "is damaged in line 12" in json.loads(text)["problem"]


def test_replay_fails_on_a_damaged_save(run: Run, save: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"id":6', b'"id":7'))
    code, text, _ = run("replay", save, "--verify")
    assert (code, "damaged in line 7" in text) == (1, True)
    assert text.endswith("What follows in the file cannot be read. Verified: 5 of 5 entries.\n")
    code, text, error = run("replay", save)
    assert (code, "damaged in line 7" in error) == (2, True)


def test_replay_verifies_a_damaged_save_up_to_the_damage(
    run: Run, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save.write_bytes(save.read_bytes().replace(b'"id":6', b'"id":7'))
    monkeypatch.setattr("blitz_desktop.session.replay.digest", lambda _: "another")
    _, text, _ = run("replay", save, "--verify")
    assert "damaged in line 7" in text
    assert "Entry 1 does not come out as recorded" in text
    assert text.endswith("Verified: 0 of 5 entries.\n")


def test_replay_tells_how_much_of_a_cut_save_is_verified(run: Run, save: Path) -> None:
    save.write_bytes(b"".join(save.read_bytes().splitlines(keepends=True)[:8]))
    code, text, error = run("replay", save, "--verify")
    assert (code, text) == (
        1,
        "The end of the file is missing, and how many entries are lost with it is unknown. "
        "Verified: 7 of 7 entries.\n",
    )
    assert "opened with the 7 that are whole" in error


def test_replay_fails_where_the_rules_differ(run: Run, save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toy.movement.SLOW_CROSSING", 99)
    monkeypatch.setattr("tests.toy.combat.LOSSES", dict.fromkeys(("A1", "AD", "D1", "D2"), (0, 0)))
    code, text, _ = run("replay", save, "--verify")
    assert (code, "does not come out as recorded" in text) == (1, True)


def test_rules_are_listed_and_counted(run: Run) -> None:
    assert "enforced     River die" in run("rules", "toy")[1]
    assert json.loads(run("rules", "toy", "--json")[1])["2.5"]["status"] == "enforced"
    code, text, _ = run("rules", "toy", "--coverage")
    assert code == 0
    assert "enforced     12" in text
    assert "enforced without a test: 2.5  River die" in text
    facts = json.loads(run("rules", "toy", "--coverage", "--json")[1])
    assert facts["counts"] == {"information": 3, "enforced": 12}


def test_rulings_are_told_with_the_other_reading(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = {
        "1.2": Rule(summary="Units rest.", status="information"),
        "2.5": Rule(
            summary="A river needs a die.",
            status="enforced",
            heading="Rivers",
            where=("moves:cross",),
            ruling="Each unit rolls. The other reading has one roll a stack.",
        ),
    }
    monkeypatch.setattr(registry, "rulebook", lambda _: Rulebook("toy", rules))
    code, text, _ = run("rules", "toy", "--rulings")
    assert code == 0
    assert text.startswith(f"# {TOY.title}: rulings\n")
    assert text.endswith(
        "## Chapter 2\n\n### 2.5 Rivers\n\n"
        "- **Rule:** A river needs a die.\n- **Ruling:** Each unit rolls.\n"
        "- **The other reading** has one roll a stack.\n- **Status:** enforced in `moves:cross`\n"
    )
    assert "1.2" not in text
    found = json.loads(run("rules", "toy", "--rulings", "--json")[1])
    assert found == {"2.5": "Each unit rolls. The other reading has one roll a stack."}


def test_marks_on_tests_are_found() -> None:
    # pytest.mark.rule("made_up", "1.2.A") and rule(BOOK, "1.2.B") stand here to be found.
    assert rules_with_tests("made_up") == {"1.2.A", "1.2.B"}


def test_screenshot_hands_its_arguments_on(
    run: Run, save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    module = types.ModuleType("blitz_desktop.ui.screenshot")

    def render(session: Session, out: Path, **options: object) -> None:
        drawn.append((session.shown, out, options))

    module.render = render  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "blitz_desktop.ui.screenshot", module)
    out = tmp_path / "out.png"
    assert run("screenshot", save, out, "--at", 4, "--size", "800x600", "--map-only", "--zoom", 0.5)[0] == 0
    assert drawn == [(4, out, {"size": (800, 600), "zoom": 0.5, "is_map_only": True})]


def test_a_fault_of_the_program_leaves_a_report_and_no_traceback(
    run: Run, monkeypatch: pytest.MonkeyPatch, user_directories: Path
) -> None:
    def broken() -> tuple[str, ...]:
        raise ZeroDivisionError("never")

    monkeypatch.setattr(registry, "scenario_keys", broken)
    code, out, error = run("scenarios")
    assert (code, out) == (1, "")
    assert "ZeroDivisionError" in error
    assert "Traceback" not in error
    (report,) = user_directories.rglob("fault-*.txt")
    assert str(report) in error
    assert "ZeroDivisionError: never" in report.read_text()


def test_a_closed_pipe_ends_a_command_in_silence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "w") as closed:
        monkeypatch.setattr(sys, "stdout", closed)
        assert cli.main(["hex", "toy", "0101"]) == 0
    monkeypatch.undo()
