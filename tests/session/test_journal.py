from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from blitz_desktop.session import journal as journals
from blitz_desktop.session.errors import LockedError, SaveError
from blitz_desktop.session.journal import Journal, default_folder, prune, unfinished
from blitz_desktop.session.recorder import Recorder
from blitz_desktop.session.session import Session
from tests.session.play import find, new_game, play_on, position

ROOT = Path(__file__).parents[2]


def test_a_game_broken_off_is_offered_and_resumed_with_all_its_lines(tmp_path: Path) -> None:
    session = new_game(tmp_path)
    play_on(session, 30)
    session.save(tmp_path / "mine.blitz")
    session.branch(12)
    play_on(session, 8, seed=4)
    session.undo()
    session.suspend()
    (game,) = unfinished(tmp_path)
    assert game.header is not None
    assert (game.header.title, game.entries, game.problem) == ("The Duel", 19, "")
    assert game.title == "The Duel (mine)"
    resumed = Session.resume(game.path, find)
    assert resumed.entries == session.entries
    assert resumed.future == session.future
    assert resumed.lines == session.lines
    assert (resumed.path, resumed.is_modified) == (tmp_path / "mine.blitz", True)
    play_on(resumed, 5)
    resumed.suspend()
    again = Session.resume(game.path, find)
    assert position(again) == position(resumed)
    again.close()
    assert unfinished(tmp_path) == ()


def test_a_game_is_discarded_unless_it_is_being_played(tmp_path: Path) -> None:
    session = new_game(tmp_path)
    play_on(session, 3)
    (path,) = tmp_path.glob("*.journal")
    with pytest.raises(LockedError, match="open in another window"):
        journals.discard(path)
    session.suspend()
    (game,) = unfinished(tmp_path)
    assert (game.title, game.entries) == ("The Duel", 3)
    journals.discard(game.path)
    assert unfinished(tmp_path) == ()
    journals.discard(game.path)


def test_a_closed_game_and_one_in_which_nothing_was_done_are_not_offered(tmp_path: Path) -> None:
    new_game(tmp_path).suspend()
    session = new_game(tmp_path)
    play_on(session, 1)
    session.close()
    assert unfinished(tmp_path) == ()
    assert unfinished(tmp_path / "no such folder") == ()


def test_a_line_cut_off_in_writing_is_left_out_with_a_note(tmp_path: Path) -> None:
    session = new_game(tmp_path)
    entries = play_on(session, 10)
    session.suspend()
    (game,) = unfinished(tmp_path)
    game.path.write_bytes(game.path.read_bytes()[:-20])
    resumed = Session.resume(game.path, find)
    assert resumed.entries == tuple(entries[:-1])
    assert "not written to its end" in resumed.warnings[0]
    play_on(resumed, 3, seed=8)
    resumed.suspend()
    assert Session.resume(game.path, find).warnings == ()


def test_a_damaged_journal_is_kept_when_the_game_before_the_damage_is_resumed(tmp_path: Path) -> None:
    session = new_game(tmp_path)
    play_on(session, 10)
    session.suspend()
    (game,) = unfinished(tmp_path)
    damaged = game.path.read_bytes().replace(b'"id":6', b'"id":7')
    game.path.write_bytes(damaged)
    (game,) = unfinished(tmp_path)
    assert (game.entries, "damaged in line 7" in game.problem) == (5, True)
    with pytest.raises(SaveError, match="line 7"):
        Session.resume(game.path, find)
    resumed = Session.resume(game.path, find, salvage=True)
    assert resumed.head == 5
    assert game.path.with_suffix(".damaged").read_bytes() == damaged


def test_broken_files_do_not_hide_the_others(tmp_path: Path) -> None:
    session = new_game(tmp_path)
    play_on(session, 3)
    session.suspend()
    (tmp_path / "empty.journal").touch()
    (tmp_path / "noise.journal").write_bytes(random.Random(1).randbytes(5000))
    (tmp_path / "folder.journal").mkdir()
    with (tmp_path / "huge.journal").open("wb") as stream:
        stream.truncate(2**31)
    games = unfinished(tmp_path)
    assert len(games) == 4
    assert sum(not game.problem for game in games) == 1
    assert all(game.header is None for game in games if game.problem)


def test_closed_journals_are_kept_under_a_cap(tmp_path: Path) -> None:
    for seed in range(6):
        session = new_game(tmp_path)
        play_on(session, 2, seed=seed)
        session.close()
    prune(tmp_path, keep=4)
    assert len(list(tmp_path.glob("*.journal"))) == 4


class FullDisk:
    """Stands in for the file of a journal on a disk that fills up, after so many bytes."""

    room = 0

    def __init__(self, file: Any) -> None:
        self._file = file

    def write(self, data: memoryview) -> int:
        if FullDisk.room <= 0:
            raise OSError(28, "No space left on device")
        written: int = self._file.write(data[: FullDisk.room])
        FullDisk.room -= written
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def test_a_full_disk_is_told_once_and_the_game_goes_on_and_is_whole_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recorders: list[Recorder]
) -> None:
    session = new_game(tmp_path)
    play_on(session, 5)
    (path,) = tmp_path.glob("*.journal")
    journal = recorders[0]._journal
    journal._file = FullDisk(journal._file)  # type: ignore[assignment]
    FullDisk.room = 50
    play_on(session, 1, seed=50)
    assert session.trouble is not None
    assert "the disk is full" in str(session.trouble)
    assert Session.load(path, find).head == 5

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(journals, "replace_whole", no_room)
        play_on(session, 3, seed=51)
        assert session.trouble is not None
        assert Session.load(path, find).head == 5
    play_on(session, 1, seed=52)
    assert session.trouble is None
    assert Session.load(path, find).entries == session.entries


def test_a_folder_that_cannot_be_written_to_leaves_a_playable_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    session = new_game(tmp_path / "file" / "journals")
    assert session.trouble is not None
    assert "You can play on" in str(session.trouble)
    play_on(session, 5)
    (tmp_path / "file").unlink()
    play_on(session, 5, seed=2)
    assert session.trouble is None
    (path,) = (tmp_path / "file" / "journals").glob("*.journal")
    assert Session.load(path, find).entries == session.entries


def test_a_journal_that_is_swept_away_is_written_anew(tmp_path: Path) -> None:
    session = new_game(tmp_path / "journals")
    play_on(session, 5)
    shutil.rmtree(tmp_path / "journals")
    play_on(session, 1, seed=3)
    (path,) = (tmp_path / "journals").glob("*.journal")
    assert Session.load(path, find).entries == session.entries


OPEN_BOTH = """
import sys
from pathlib import Path
from blitz_desktop.session.errors import LockedError
from blitz_desktop.session.session import Session
from tests.session.play import find

journal, save = map(Path, sys.argv[1:])
resume = lambda: Session.resume(journal, find)
load = lambda: Session.load(save, find, journal=journal.parent)
for opening in (resume, load):
    try:
        opening()
    except LockedError as error:
        print(error)
"""


def test_two_programs_cannot_play_one_game(tmp_path: Path) -> None:
    session = new_game(tmp_path)
    play_on(session, 2)
    session.save(tmp_path / "mine.blitz")
    (path,) = tmp_path.glob("*.journal")
    assert unfinished(tmp_path) == ()
    done = subprocess.run(
        [sys.executable, "-c", OPEN_BOTH, str(path), str(tmp_path / "mine.blitz")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        f"{name} is open in another window of Blitz Desktop." for name in (path.name, "mine.blitz")
    ]
    session.close()
    Session.load(tmp_path / "mine.blitz", find, journal=tmp_path).close()


def test_saving_over_a_game_that_is_open_elsewhere_is_refused(tmp_path: Path) -> None:
    first, second = new_game(tmp_path), new_game(tmp_path)
    play_on(first, 2)
    first.save(tmp_path / "a.blitz")
    before = (tmp_path / "a.blitz").read_bytes()
    with pytest.raises(LockedError):
        second.save(tmp_path / "a.blitz")
    assert (tmp_path / "a.blitz").read_bytes() == before
    first.save(tmp_path / "b.blitz")
    second.save(tmp_path / "a.blitz")


def test_an_entry_is_on_the_disk_before_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game(tmp_path)
    synced: list[int] = []
    fsync = os.fsync

    def note(handle: int) -> None:
        synced.append(session.head)
        fsync(handle)

    monkeypatch.setattr("os.fsync", note)
    play_on(session, 3)
    session.undo()
    session.redo()
    assert synced == [0, 1, 2, 3, 2]


def test_the_default_folder_is_the_users_own(user_directories: Path) -> None:
    assert user_directories in default_folder().parents


def test_a_journal_that_was_never_begun_refuses_lines(tmp_path: Path) -> None:
    assert not Journal(tmp_path / "x.journal").is_whole


@pytest.mark.parametrize("round_", range(6))
def test_killed_at_any_moment_at_most_the_action_under_way_is_lost(tmp_path: Path, round_: int) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.session.endless", str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    first = program.stdout.readline()
    time.sleep(random.Random(round_).uniform(0, 0.4))
    program.kill()
    shown = [
        line.split()
        for line in (first + program.communicate()[0]).splitlines(keepends=True)
        if line[-1] == "\n"
    ]
    (game,) = unfinished(tmp_path)
    resumed = Session.resume(game.path, find)
    assert len(shown) <= resumed.head <= len(shown) + 1
    assert [entry.digest for entry in resumed.entries[: len(shown)]] == [digest for _, digest in shown]
    play_on(resumed, 3)
    resumed.close()
