"""Kills an evening's play at every step on the disk, and says what a player would then miss.

Each evening is played in a child process. What it has shown is known through a pipe, which a kill does not
empty. Prints one line a fault found and, last, how many kills there were.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.journal import unfinished
from blitz_desktop.session.session import Session
from tests.faults.evening import look, spend
from tests.faults.shim import Disk, Strike, kill, part_files, watched
from tests.session.play import find, new_game, play_on

MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # a kill loses nothing that was written

MODES = {"before": (False, False), "torn": (True, False), "after": (False, True)}
"""Where a kill strikes; the flags say whether half of a write is done, or the whole step."""

Evening: TypeAlias = Callable[[Path, Path], int]
"""Plays an evening in a child process, with journals in a folder and a save; how many deeds were shown."""


def main() -> int:
    """Kill at every step, in every way."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        disk = Disk()
        with watched(disk):
            shown = list(spend(Path(folder) / "journals", Path(folder) / "evening.blitz"))
    faults = kills = 0
    for number in range(1, len(disk.steps) + 1):
        for mode, (torn, after) in MODES.items():
            if mode == "torn" and disk.steps[number - 1] != "write":
                continue
            kills += 1
            strike = kill(number, torn=torn, after=after)
            for fault in missed(shown, partial(_spend_in_child, strike=strike)):
                faults += 1
                print(f"{mode} step {number}, {disk.steps[number - 1]}: {fault}")  # noqa: T201
    print(f"{kills} kills at {len(disk.steps)} steps, {faults} faults")  # noqa: T201
    return int(faults > 0)


def missed(shown: list[tuple[str, str]], spend_in_child: Evening) -> Iterator[str]:
    """What is wrong after an evening that was broken off."""
    with TemporaryDirectory(dir=MEMORY) as name:
        folder = Path(name)
        journals, save = folder / "journals", folder / "evening.blitz"
        done = spend_in_child(journals, save)
        if done >= len(shown):
            yield "the evening was not broken off"
            return
        _age(part_files(journals))
        try:
            yield from _missed_in_journal(journals, shown, done)
            yield from _missed_in_save(save, shown, done)
        except SessionError as error:
            yield f"does not open: {error}"
        if left := part_files(folder):
            yield f"left behind for good: {[path.name for path in left]}"


def _missed_in_journal(journals: Path, shown: list[tuple[str, str]], done: int) -> Iterator[str]:
    """The game must be offered with all that was shown, or with the deed under way too; then play goes on."""
    offered = unfinished(journals)
    allowed = {now for _, now in shown[max(done - 1, 0) : done + 1]}
    has_entries = done > 1
    is_closing = done == len(shown) - 1
    if not offered:
        if has_entries and not is_closing:
            yield "the game is not offered"
        new_game(journals).close()
        return
    session = Session.resume(offered[0].path, find)
    if look(session) not in allowed:
        yield f"resumed as {look(session)}, shown was {sorted(allowed)}"
    play_on(session, 1, seed=11)
    if session.trouble is not None:
        yield f"cannot be recorded any more: {session.trouble}"
    session.close()


def _missed_in_save(save: Path, shown: list[tuple[str, str]], done: int) -> Iterator[str]:
    """The file must hold the last save that was told of, or the one under way."""
    saves = [(index, now) for index, (name, now) in enumerate(shown) if name == "save"]
    told = [now for index, now in saves if index < done]
    begun = [now for index, now in saves if index <= done]
    if not save.exists():
        if told:
            yield "the save is gone"
        new_game().save(save)
        return
    session = Session.load(save, find, journal=save.parent / "journals")
    if session.warnings:
        yield f"the save has warnings: {session.warnings}"
    if look(session) not in begun[-2:] or (not told and look(session) not in begun):
        yield f"saved is {look(session)}, told was {told}"
    session.save(save)
    session.close()


def _age(parts: list[Path]) -> None:
    """Let half-written files have lain there since yesterday."""
    for part in parts:
        os.utime(part, (part.stat().st_atime, part.stat().st_mtime - 86_400))


def _spend_in_child(journals: Path, save: Path, strike: Strike) -> int:
    """How many deeds were shown before the end."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with watched(Disk(strike)):
            for _ in spend(journals, save):
                os.write(writing, b".")
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        shown = pipe.read()
    os.waitpid(child, 0)
    return len(shown)


if __name__ == "__main__":
    sys.exit(main())
