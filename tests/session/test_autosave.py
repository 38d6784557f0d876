from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from blitz_desktop.presenter.shelf import rename, saved_games
from blitz_desktop.session import files
from blitz_desktop.session.autosave import FOLDER, KEPT, Autosaver, autosaves, is_autosave
from blitz_desktop.session.session import Session
from tests.session.play import find, new_game
from tests.toy.records import EndPhase


def _play_turns(session: Session, saver: Autosaver, turns: int) -> list[Path]:
    made = []
    for _ in range(4 * turns):
        session.submit(EndPhase())
        path = saver.follow()
        made += [path] if path else []
    return made


def test_every_turn_is_saved_and_the_oldest_give_way(tmp_path: Path) -> None:
    session = new_game()
    made = _play_turns(session, Autosaver(session, tmp_path), 20)
    assert len(made) == 20
    kept = autosaves(tmp_path)
    assert list(kept) == made[-KEPT:]
    assert all(is_autosave(path) for path in kept)
    assert not session.path
    assert session.is_modified


def test_what_a_player_puts_beside_them_is_let_be(tmp_path: Path) -> None:
    own = tmp_path / FOLDER / "Dinant.blitz"
    own.parent.mkdir()
    session = new_game()
    session.save(own)
    _play_turns(session, Autosaver(session, tmp_path), 20)
    assert own in autosaves(tmp_path)
    assert len(autosaves(tmp_path)) == KEPT + 1


def test_under_a_clock_that_was_set_back_the_new_ones_stay(tmp_path: Path) -> None:
    first, second = new_game(), new_game()
    for path in _play_turns(first, Autosaver(first, tmp_path), KEPT):
        ahead = path.with_name(path.name.replace(" turn", " 0ld0 turn"))
        path.rename(ahead)
        os.utime(ahead, (time.time() + 86_400,) * 2)
    made = _play_turns(second, Autosaver(second, tmp_path), 3)
    assert all(path.exists() for path in made)
    assert len(autosaves(tmp_path)) == KEPT


def test_two_games_from_one_save_have_autosaves_of_their_own(tmp_path: Path) -> None:
    save = tmp_path / "camp.blitz"
    new_game().save(save)
    sittings = []
    for _ in range(2):
        session = Session.load(save, find, journal=tmp_path / "journals")
        sittings.append(_play_turns(session, Autosaver(session, tmp_path), 2))
        session.suspend()
    assert not set(sittings[0]) & set(sittings[1])
    titles = {game.title for game in saved_games(tmp_path) if is_autosave(game.path)}
    assert titles == {"camp (automatic save)"}


def test_an_autosave_that_is_given_a_name_is_the_players(tmp_path: Path) -> None:
    session = new_game()
    (path,) = _play_turns(session, Autosaver(session, tmp_path), 1)
    assert rename(path, path.stem, tmp_path) == path
    named = rename(path, "Before Sedan turn 04", tmp_path)
    assert named == tmp_path / "Before Sedan turn 04.blitz"
    assert not is_autosave(named)
    assert Session.load(named, find).head == session.head


def test_an_autosave_is_one_by_whatever_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game()
    (path,) = _play_turns(session, Autosaver(session, tmp_path), 1)
    (tmp_path / "link.blitz").symlink_to(path)
    assert is_autosave(tmp_path / "link.blitz")
    monkeypatch.chdir(path.parent)
    assert is_autosave(Path(path.name))


def test_undo_makes_none(tmp_path: Path) -> None:
    session = new_game()
    saver = Autosaver(session, tmp_path)
    made = _play_turns(session, saver, 2)
    while session.undo():
        assert saver.follow() is None
    assert list(autosaves(tmp_path)) == made


def test_an_autosave_opens_as_a_copy(tmp_path: Path) -> None:
    session = new_game()
    (path,) = _play_turns(session, Autosaver(session, tmp_path), 1)
    again = Session.load(path, find, is_copy=True)
    assert again.head == session.head
    assert again.path is None
    assert again.is_modified


def test_the_shelf_has_them_beside_the_saves(tmp_path: Path) -> None:
    session = new_game()
    session.save(tmp_path / "own.blitz")
    (path,) = _play_turns(session, Autosaver(session, tmp_path), 1)
    assert {game.path for game in saved_games(tmp_path)} == {path, tmp_path / "own.blitz"}


def test_where_none_can_be_written_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game()
    saver = Autosaver(session, tmp_path)
    (good,) = _play_turns(session, saver, 1)
    before = good.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    assert _play_turns(session, saver, 1) == []
    assert "disk is full" in saver.trouble
    assert good.read_bytes() == before
    assert [path.name for path in (tmp_path / FOLDER).iterdir()] == [good.name]


def test_a_folder_that_cannot_be_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("in the way")
    session = new_game()
    saver = Autosaver(session, tmp_path)
    assert _play_turns(session, saver, 1) == []
    assert saver.trouble


def test_it_is_quick_in_a_long_game(tmp_path: Path) -> None:
    session = new_game()
    saver = Autosaver(session, tmp_path)
    _play_turns(session, saver, 100)
    start = time.perf_counter()
    session.save_copy(tmp_path / "copy.blitz")
    assert time.perf_counter() - start < 0.5  # measured: about 10 ms
