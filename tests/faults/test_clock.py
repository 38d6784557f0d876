"""Clocks that jump, on the machine or on the disk, lose no game."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from blitz_desktop.session import journal
from blitz_desktop.session.journal import unfinished
from blitz_desktop.session.session import Session
from tests.faults.evening import look
from tests.session.play import find, new_game, play_on

FAR = 4_000_000_000


@pytest.mark.parametrize("now", [0.0, FAR])
def test_games_are_offered_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: float
) -> None:
    shown = set()
    for seed in range(3):
        session = new_game(tmp_path)
        play_on(session, 3, seed=seed)
        session.save(tmp_path / f"{seed}.blitz")
        play_on(session, 1, seed=seed)
        shown.add(look(session))
        session.suspend()
    for path, at in zip(sorted(tmp_path.glob("*.journal")), (0, FAR, 1_000_000), strict=True):
        os.utime(path, (at, at))
    monkeypatch.setattr(time, "time", lambda: now)
    other = new_game(tmp_path)
    play_on(other, 1)
    other.close()
    journal.prune(tmp_path, keep=0)
    offered = unfinished(tmp_path)
    assert {look(Session.resume(game.path, find)) for game in offered} == shown
    assert [game.changed for game in offered] == sorted((game.changed for game in offered), reverse=True)
