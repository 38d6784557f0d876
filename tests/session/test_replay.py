from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from blitz_desktop.core.codec import encode
from blitz_desktop.core.entries import Rolled
from blitz_desktop.session.lines import EntryLine, Sealer, read
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import Verdict, verify
from tests.session.play import find, new_game, play_on
from tests.toy.records import EndPhase


def test_a_game_played_by_the_rules_is_verified_on_all_its_lines(tmp_path: Path) -> None:
    session = new_game()
    play_on(session, 60)
    session.branch(30)
    play_on(session, 20, seed=2)
    session.save(tmp_path / "game.blitz")
    assert verify(open_game(tmp_path / "game.blitz", find)) == Verdict(80, 80, "")


def _tampered(path: Path, number: int, *, seed: str = "7", **changes: object) -> Path:
    """The game with an entry or its seed changed and sealed anew."""
    reading = read(path.read_bytes())
    assert reading is not None
    records = [
        msgspec.structs.replace(record, **changes)
        if isinstance(record, EntryLine) and record.id == number
        else record
        for record in reading.records
    ]
    header = msgspec.structs.replace(reading.header, seed=seed)
    path.write_bytes(b"".join(map(Sealer().seal, [header, *records])))
    return path


def test_the_first_entry_that_differs_is_reported(tmp_path: Path) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    play_on(session, 30)
    session.save(path)
    number = next(entry.number for entry in session.entries if not isinstance(entry.action, EndPhase))
    verdict = verify(open_game(_tampered(path, number, digest="0" * 16), find))
    assert (verdict.verified, verdict.recorded) == (number - 1, 30)
    assert f"Entry {number} does not come out as recorded: the digest is" in verdict.problem
    session.save(path, writes_over=True)
    verdict = verify(open_game(_tampered(path, number, action=msgspec.Raw(encode(EndPhase()))), find))
    assert (verdict.verified, verdict.recorded) == (number - 1, 30)


def test_entries_that_these_rules_do_not_know_are_not_verified(tmp_path: Path) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    play_on(session, 30)
    session.save(path)
    verdict = verify(open_game(_tampered(path, 3, action=msgspec.Raw(b'{"kind":"zzz"}')), find))
    assert (verdict.verified, verdict.recorded) == (2, 30)
    assert "rules that this version does not know" in verdict.problem


def test_dice_are_those_of_the_seed(tmp_path: Path) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    play_on(session, 60)
    session.save(path)
    first = next(entry for entry in session.entries if any(isinstance(e, Rolled) for e in entry.events))
    verdict = verify(open_game(_tampered(path, 0, seed="8"), find))
    assert (verdict.verified, verdict.recorded) == (first.number - 1, 60)
    assert "throw 0 shows" in verdict.problem
    assert "the seed does not give" in verdict.problem


def test_throws_with_impossible_dice_are_reported(tmp_path: Path) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    play_on(session, 60)
    session.save(path)
    first = next(entry for entry in session.entries if any(isinstance(e, Rolled) for e in entry.events))
    events = msgspec.Raw(encode(first.events).replace(b'"sides":6', b'"sides":0'))
    verdict = verify(open_game(_tampered(path, first.number, events=events), find))
    assert "the seed does not give" in verdict.problem


@pytest.mark.parametrize("side", ["red", "martian"])
def test_an_entry_is_of_the_side_that_had_to_decide(tmp_path: Path, side: str) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    play_on(session, 5)
    session.save(path)
    assert session.entries[0].side == "blue"
    verdict = verify(open_game(_tampered(path, 1, side=side), find))
    assert (verdict.verified, verdict.problem) == (
        0,
        f"Entry 1 does not come out as recorded: it is recorded for {side!r}, but 'blue' had to decide.",
    )


def test_a_save_cut_at_the_end_of_a_line_is_not_whole(tmp_path: Path) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    play_on(session, 30)
    session.save(path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:11]))
    verdict = verify(open_game(path, find))
    assert (verdict.verified, verdict.recorded) == (10, 10)
    assert "The end of the file is missing" in verdict.problem
