"""A disk that fails at any step: nothing is thrown at the player, and what was saved before stands."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from blitz_desktop.session.errors import JournalError, SaveError
from blitz_desktop.session.journal import unfinished
from blitz_desktop.session.session import Session
from tests.faults.evening import deeds, look, spend
from tests.faults.shim import Disk, fail, watched
from tests.session.play import find, new_game, play_on

FOR_EVER = 1_000_000


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], int]:
    """What each deed shows on a sound disk, and the number of steps."""
    folder, disk = tmp_path_factory.mktemp("sound"), Disk()
    with watched(disk):
        shown = [now for _, now in spend(folder / "journals", folder / "evening.blitz")]
    return shown, len(disk.steps)


def _spend(folder: Path) -> Iterator[tuple[Session, str, bool]]:
    """An evening that goes on whatever fails: the session, the deed, and whether it was done."""
    session, save = new_game(folder / "journals"), folder / "evening.blitz"
    yield session, "start", True
    for name, deed in deeds(save):
        if name == "save":
            yield session, name, _saves(session, save)
        else:
            deed(session)
            yield session, name, True


def _saves(session: Session, save: Path) -> bool:
    """Whether a game can be saved; where it cannot, that is told in a sentence."""
    try:
        session.save(save)
    except SaveError as error:
        told = str(error)
    else:
        return True
    assert told.startswith("The game cannot be saved as ")
    return False


@pytest.mark.parametrize(
    ("error", "steps", "torn"),
    [
        (errno.ENOSPC, 1, True),
        (errno.ENOSPC, FOR_EVER, True),
        (errno.ENOSPC, FOR_EVER, False),
        (errno.EACCES, FOR_EVER, False),
        (errno.EIO, 1, False),
    ],
    ids=["full_once", "full_from_then_on", "full_before_a_write", "barred", "broken_once"],
)
def test_the_evening_goes_on(
    evening: tuple[list[str], int], tmp_path: Path, error: int, steps: int, torn: bool
) -> None:
    expected, count = evening
    for number in range(1, count + 1):
        folder = tmp_path / str(number)
        disk = Disk(fail(number, error, steps=steps, torn=torn))
        folder.mkdir()
        saved = ""
        with watched(disk):
            for index, (session, name, is_done) in enumerate(_spend(folder)):
                assert look(session) == expected[index]
                saved = expected[index] if (name, is_done) == ("save", True) else saved
                has_failed = len(disk.steps) >= number and steps == FOR_EVER
                if has_failed and name == "play":
                    assert isinstance(session.trouble, JournalError)
                    assert "You can play on" in str(session.trouble)
        assert index == len(expected) - 1
        if saved:
            loaded = Session.load(folder / "evening.blitz", find)
            assert (loaded.warnings, look(loaded)) == ((), saved)
        assert not [
            path for path in folder.rglob(".*.part") if steps == 1 and disk.steps[number - 1] != "unlink"
        ]


def test_after_a_failure_the_next_deed_brings_the_whole_game_to_the_disk(
    evening: tuple[list[str], int], tmp_path: Path
) -> None:
    """Every step of the second move fails once, and the program is killed two moves later."""
    disk = Disk()
    with watched(disk):
        session = new_game(tmp_path / "sound")
        play_on(session, 1)
        before = len(disk.steps)
        play_on(session, 1)
    for number in range(before + 1, len(disk.steps) + 1):
        folder = tmp_path / str(number)
        with watched(Disk(fail(number, errno.ENOSPC, torn=True))):
            session = new_game(folder)
            play_on(session, 1)
            play_on(session, 1, seed=2)
            assert session.trouble is not None
            play_on(session, 1, seed=3)
            assert session.trouble is None
        shown = look(session)
        session.suspend()
        (game,) = unfinished(folder)
        assert game.problem == ""
        assert look(Session.resume(game.path, find)) == shown


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="a folder bars nobody here")
def test_a_folder_that_may_only_be_read_leaves_a_playable_game(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    session = new_game(tmp_path / "journals")
    play_on(session, 2)
    assert session.trouble is not None
    with pytest.raises(SaveError, match="may not be written to"):
        session.save(tmp_path / "x.blitz")
    tmp_path.chmod(0o700)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
def test_a_disk_that_is_really_full_is_told(tmp_path: Path) -> None:
    """A memory disk of 32 kB is mounted and played full."""
    room = tmp_path / "small"
    room.mkdir()
    if os.system(f"mount -t tmpfs -o size=32k tmpfs {room} 2>/dev/null"):
        pytest.skip("nothing can be mounted here")
    try:
        session = new_game(room / "journals")
        play_on(session, 20)
        session.save(room / "early.blitz")
        early = look(session)
        for seed in range(400):
            play_on(session, 1, seed=seed)
            if session.trouble is not None:
                break
        assert "the disk is full" in str(session.trouble)
        with pytest.raises(SaveError, match="the disk is full"):
            session.save(room / "early.blitz")
        assert look(Session.load(room / "early.blitz", find)) == early
        assert not list(room.glob(".*.part"))
        session.save(tmp_path / "elsewhere.blitz")
        shown = look(session)
        session.close()
        assert look(Session.load(tmp_path / "elsewhere.blitz", find)) == shown
    finally:
        os.system(f"umount -l {room}")
