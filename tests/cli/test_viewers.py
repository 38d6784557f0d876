"""The command line tells of a game between two players what the side at the table may know, and no more."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from blitz_desktop import cli, registry
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.view import BoardView
from blitz_desktop.presenter.shelf import saved_games
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940 import actions as act
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, BOOK, GERMAN
from blitz_desktop.ui.board.scene import BoardScene

Tell = Callable[..., tuple[int, str, str]]

SECRETS = ("7 Pz: into the cup", "Dummy")
ENTRIES = 4


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Run a command; its exit code and what it printed."""

    def run(*words: object) -> tuple[int, str, str]:
        code = cli.main([str(word) for word in words])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


def saved(folder: Path, kind: Kind, seat: str = "") -> Path:
    """A game after a secret set-up."""
    session = Session.start(SYSTEM, registry.scenario(f"{BOOK}/1940"), "3", terms=Terms(kind), seat=seat)
    for action in (
        act.DeclareSickleCut("yes"),
        act.FillCup(("ger_pz_7",), "cup"),
        act.Deploy(("dummy_m_3",), "E3123"),
        act.EndSetup(),
    ):
        assert isinstance(session.submit(action), Entry)
    assert session.head == ENTRIES
    session.save(folder / "game.blitz")
    return folder / "game.blitz"


@pytest.mark.parametrize(
    ("kind", "seat", "words", "is_told"),
    [
        (Kind.OPEN, "", (), True),
        (Kind.OPEN, "", ("--as", ALLIED), False),
        (Kind.SHARED, "", (), False),
        (Kind.SHARED, "", ("--as", GERMAN), True),
        (Kind.SHARED, "", ("--all",), True),
        (Kind.FOG, "", (), False),
        (Kind.BY_FILE, GERMAN, (), True),
        (Kind.BY_FILE, ALLIED, (), False),
        (Kind.BY_FILE, ALLIED, ("--all",), True),
    ],
)
def test_a_replay_tells_what_the_viewer_may_know(
    tell: Tell, tmp_path: Path, kind: Kind, seat: str, words: tuple[str, ...], is_told: bool
) -> None:
    save = saved(tmp_path, kind, seat)
    code, text, note = tell("replay", save, *words)
    assert code == 0
    assert [secret in text for secret in SECRETS] == [is_told] * 2
    assert ("note: this is what" in note) == (kind is not Kind.OPEN and not words)
    tell("replay", save, *words, "--export", tmp_path / "log.txt")
    assert (SECRETS[0] in (tmp_path / "log.txt").read_text(encoding="utf-8")) == is_told


def test_what_is_told_in_part_has_neither_digests_nor_hidden_entries(tell: Tell, tmp_path: Path) -> None:
    save = saved(tmp_path, Kind.SHARED)
    rows = json.loads(tell("replay", save, "--json")[1])
    assert [row["number"] for row in rows] == [1, 2]
    assert not [row for row in rows if "digest" in row]
    assert tell("replay", save, "--verify")[1].splitlines()[-1] == "Every entry comes out as recorded."
    everything = json.loads(tell("replay", save, "--all", "--json")[1])
    assert [row["number"] for row in everything] == [1, 2, 3, 4]
    assert all(row["digest"] for row in everything)
    one = json.loads(tell("replay", save, "--to", 1, "--json")[1])
    assert [row["number"] for row in one] == [1]
    code, _, error = tell("replay", save, "--to", 3)
    assert (code, error.splitlines()[-1]) == (2, "error: This line of play has 2 entries, and so no entry 3.")
    (game,) = saved_games(tmp_path)
    assert (game.entries, game.words) == (None, "")


def test_a_side_that_is_not_there_is_told(tell: Tell, tmp_path: Path) -> None:
    save = saved(tmp_path, Kind.SHARED)
    code, _, error = tell("replay", save, "--as", "allies")
    assert code == 2
    assert "there is no side 'allies'; did you mean allied?" in error


@pytest.mark.parametrize(("words", "is_told"), [((), False), (("--as", GERMAN), True), (("--all",), True)])
def test_a_report_tells_what_the_viewer_may_know(
    tell: Tell, tmp_path: Path, words: tuple[str, ...], is_told: bool
) -> None:
    assert tell("report", saved(tmp_path, Kind.BY_FILE, ALLIED), tmp_path / "r.md", *words)[0] == 0
    text = (tmp_path / "r.md").read_text(encoding="utf-8")
    assert [secret in text for secret in SECRETS] == [is_told] * 2
    assert {file.name for file in (tmp_path / "r-files").glob("*.jpg")} == (
        {"map-0004.jpg"} if is_told else {"map-0002.jpg"}
    )


@pytest.mark.parametrize(
    ("words", "is_seen"),
    [
        ((), False),
        (("--at", "1"), False),
        (("--map-only",), False),
        (("--map-only", "--as", GERMAN), True),
        (("--map-only", "--all"), True),
    ],
)
def test_pictures_show_what_the_viewer_may_see(
    tell: Tell,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    is_seen: bool,
) -> None:
    shown, show = list[BoardView](), BoardScene.show
    monkeypatch.setattr(BoardScene, "show", lambda scene, view: (shown.append(view), show(scene, view)))
    save = saved(tmp_path, Kind.BY_FILE, ALLIED)
    assert tell("screenshot", save, tmp_path / "x.png", "--size", "640x480", *words)[0] == 0
    assert shown
    for view in shown:
        assert ("dummy_m_3" in {piece.id for piece in view.pieces}) == is_seen
        assert is_seen or not any(piece.at == "cup" for piece in view.pieces)
