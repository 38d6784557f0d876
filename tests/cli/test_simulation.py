"""Many games with a table: stopped, taken up again, refused where it is another table."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from blitz_desktop.bots import selfplay

Run: TypeAlias = Callable[..., tuple[int, str, str]]

DUEL = ("simulate", "toy/duel", "--seed", 1)


def rows(table: Path) -> list[dict[str, str]]:
    with table.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_a_table_has_a_row_a_game_and_is_taken_up_where_it_ends(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "duel.csv"
    assert run(*DUEL, "--games", 2, "--table", table)[0] == 0
    first = table.read_bytes()
    code, text, _ = run(*DUEL, "--games", 4, "--table", table)
    assert code == 0
    assert [line.split(":")[0] for line in text.splitlines()[:3]] == ["seed 3", "seed 4", "games"]
    assert "games: 4" in text
    assert table.read_bytes().startswith(first)
    assert [row["seed"] for row in rows(table)] == ["1", "2", "3", "4"]
    assert all(json.loads(row["faults"]) == [] for row in rows(table))
    assert set(json.loads(rows(table)[0]["lost"])) == {"blue", "red"}


def test_a_row_that_was_cut_off_in_writing_is_played_again(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "duel.csv"
    run(*DUEL, "--games", 3, "--table", table)
    whole = table.read_bytes()
    for cut in (len(whole) - 1, len(whole) - 30, whole.index(b"\n") + 3, 4, 0):
        table.write_bytes(whole[:cut])
        assert run(*DUEL, "--games", 3, "--table", table)[0] == 0
        assert [row["seed"] for row in rows(table)] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"date,amount\n1,2\n", "it is no table of simulated games"),
        (b"\xff\xfe\n", "it is no table of simulated games"),
        (b"\0\n", "it is no table of simulated games"),
    ],
)
def test_other_tables_are_left_alone(run: Run, tmp_path: Path, content: bytes, complaint: str) -> None:
    table = tmp_path / "duel.csv"
    table.write_bytes(content)
    code, _, error = run(*DUEL, "--table", table)
    assert (code, complaint in error) == (2, True)
    assert table.read_bytes() == content


def test_a_table_of_games_played_otherwise_is_refused(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "duel.csv"
    run(*DUEL, "--table", table)
    code, _, error = run(*DUEL, "--until", 2, "--table", table)
    assert (code, "choose another file" in error) == (2, True)


def test_parquet_has_the_same_rows(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    run(*DUEL, "--games", 2, "--table", tmp_path / "duel.csv", "--parquet", tmp_path / "duel.parquet")
    found = parquet.read_table(tmp_path / "duel.parquet").to_pylist()
    assert [row["digest"] for row in found] == [row["digest"] for row in rows(tmp_path / "duel.csv")]
    assert all(isinstance(row["entries"], int) for row in found)


def test_an_interrupt_leaves_the_games_that_are_over(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = selfplay.play

    def interrupted(name: str, seed: str, **options: object) -> selfplay.GameResult:
        if seed == "3":
            raise KeyboardInterrupt
        return play(name, seed, **options)  # type: ignore[arg-type]

    table = tmp_path / "duel.csv"
    monkeypatch.setattr(selfplay, "play", interrupted)
    code, text, error = run(*DUEL, "--games", 9, "--table", table)
    assert (code, "games: 2" in text) == (1, True)
    assert error == "Stopped after 2 of 9 games. The same command goes on from there.\n"
    assert len(rows(table)) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent another way there")
def test_ctrl_c_ends_all_processes_without_a_traceback(tmp_path: Path) -> None:
    command = ["simulate", "blitzkrieg_1940/1939", "--games", "200", "--until", "1", "--jobs", "2", "--table"]
    table = tmp_path / "games.csv"
    running = subprocess.Popen(
        [sys.executable, "-m", "blitz_desktop", *command, str(table)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Tests that a shell runs in the background have interrupts switched off, and would hand that on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert running.stdout is not None
        assert running.stdout.readline().startswith("seed 1:")
        os.killpg(running.pid, signal.SIGINT)
        _, error = running.communicate(timeout=120)  # the games under way are finished first
    finally:
        running.kill()
        running.wait()
    assert "Traceback" not in error
    assert error.startswith("Stopped after ")
    assert 1 <= len(rows(table)) < 200
    deadline = time.monotonic() + 20
    while _lives(running.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _lives(running.pid)


def _lives(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
