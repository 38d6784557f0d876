"""What a session costs: submitting, saving, loading, whole games, memory."""

from __future__ import annotations

import os
import statistics
import sys
import time
import tracemalloc
from pathlib import Path

import msgspec
import pytest

from blitz_desktop.bots.selfplay import play
from blitz_desktop.core.codec import RecordCodec, encode
from blitz_desktop.session.history import ROOT, History
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from tests.benchmarks.conftest import Timed
from tests.benchmarks.positions import GERMAN, NAME, a_move, game, long_game, opened

ENTRIES = 2_000
MANY_ENTRIES = 10_000


def bench_submit_a_move(timed: Timed) -> None:
    move = a_move(opened(GERMAN))
    timed(lambda session: session.submit(move), before=lambda: opened(GERMAN), rounds=9)


def bench_submit_a_move_with_its_fsync(timed: Timed, tmp_path: Path) -> None:
    move, waits = a_move(opened(GERMAN)), []
    sessions: list[Session] = []

    def begin() -> Session:
        sessions.append(opened(GERMAN, journal=tmp_path / "journals"))
        return sessions[-1]

    def submit(session: Session) -> None:
        begun = time.perf_counter(), time.process_time()
        session.submit(move)
        waits.append(time.perf_counter() - begun[0] - (time.process_time() - begun[1]))

    timed(submit, before=begin, rounds=9)
    for session in sessions:
        session.close()
    size, bare = _bare_fsync(tmp_path, rounds=len(waits))
    sys.stdout.write(
        f"\nsubmit waits {statistics.median(waits) * 1000:.1f} ms for the disk and other programs;"
        f" to write and fsync {size} bytes takes {bare * 1000:.1f} ms without it\n"
    )


def _bare_fsync(folder: Path, *, rounds: int) -> tuple[int, float]:
    """Size of a move in a journal, and how long as much waits for the disk if nothing else is done."""
    journal = max((folder / "journals").glob("*.journal"), key=lambda path: path.stat().st_mtime)
    line, waits = journal.read_bytes().splitlines(keepends=True)[-2], []  # closed after it
    with (folder / "bare").open("ab", buffering=0) as file:
        for _ in range(rounds):
            begun = time.perf_counter()
            file.write(line)
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - begun)
    return len(line), statistics.median(waits)


def bench_save_2000_entries(timed: Timed, tmp_path: Path) -> None:
    session = long_game(ENTRIES)
    timed(lambda: session.save(tmp_path / "long.blitz"), rounds=7)


def bench_load_2000_entries(timed: Timed, tmp_path: Path) -> None:
    session = long_game(ENTRIES)
    session.save(path := tmp_path / "long.blitz")
    loaded = timed(lambda: Session.load(path, lambda _: Found(*game())), rounds=7)
    assert (loaded.head, loaded.warnings) == (ENTRIES, ())


def bench_random_game(timed: Timed, request: pytest.FixtureRequest) -> None:
    game()
    result = timed(lambda: play(NAME, "2"), rounds=5)
    request.getfixturevalue("benchmark").extra_info["per"] = result.entries


def bench_memory_of_10000_entries(request: pytest.FixtureRequest) -> None:
    """Growth in MB of a history with five lines of 2,000 entries, each read as from a file."""
    played = long_game(ENTRIES)
    codec = RecordCodec(played.system.actions, played.system.events)
    records = [(encode(entry.action), encode(entry.events), entry) for entry in played.entries]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    history = History(played.state_at(0), played.system.evolve)
    for _ in range(MANY_ENTRIES // ENTRIES):
        parent = ROOT
        for action, events, entry in records:
            copy = msgspec.structs.replace(entry, action=codec.action(action), events=codec.events(events))
            parent = history.add(parent, copy).id
            history.state(parent)
    growth = (tracemalloc.get_traced_memory()[0] - before) / 1e6
    tracemalloc.stop()
    sys.stdout.write(f"\nundo history of {len(history)} entries: {growth:.1f} MB\n")
    assert growth < 100
