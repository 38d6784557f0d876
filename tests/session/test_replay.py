from __future__ import annotations

from pathlib import Path

import msgspec

from blitz_desktop.core.codec import encode
from blitz_desktop.session.lines import EntryLine, Sealer, read
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import verify
from tests.session.play import find, new_game, play_on
from tests.toy.records import EndPhase


def test_a_game_played_by_the_rules_is_verified_on_all_its_lines(tmp_path: Path) -> None:
    session = new_game()
    play_on(session, 60)
    session.branch(30)
    play_on(session, 20, seed=2)
    session.save(tmp_path / "game.blitz")
    assert verify(open_game(tmp_path / "game.blitz", find)) is None


def _tampered(path: Path, number: int, **changes: object) -> Path:
    """The game with an entry changed and sealed anew."""
    reading = read(path.read_bytes())
    assert reading is not None
    records = [
        msgspec.structs.replace(record, **changes)
        if isinstance(record, EntryLine) and record.id == number
        else record
        for record in reading.records
    ]
    sealer = Sealer()
    path.write_bytes(b"".join(map(sealer.seal, [reading.header, *records])))
    return path


def test_the_first_entry_that_differs_is_reported(tmp_path: Path) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    play_on(session, 30)
    session.save(path)
    number = next(entry.number for entry in session.entries if not isinstance(entry.action, EndPhase))
    mismatch = verify(open_game(_tampered(path, number, digest="0" * 16), find))
    assert mismatch is not None
    assert (mismatch.number, "digest" in mismatch.text) == (number, True)
    session.save(path)
    mismatch = verify(open_game(_tampered(path, number, action=msgspec.Raw(encode(EndPhase()))), find))
    assert mismatch is not None
    assert mismatch.number == number
