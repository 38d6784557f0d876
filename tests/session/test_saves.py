from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from blitz_desktop.core.entries import UnitsMoved
from blitz_desktop.presenter.shelf import saved_games
from blitz_desktop.session import lines as file_lines
from blitz_desktop.session.errors import DamagedError, NewerFormatError, SaveError
from blitz_desktop.session.files import read_whole
from blitz_desktop.session.lines import EndLine, Header, HeadLine, Sealer
from blitz_desktop.session.migrations import MIGRATIONS
from blitz_desktop.session.opening import Found, open_game
from blitz_desktop.session.session import Session
from tests.session.play import find, long_toy, new_game, play_on, position
from tests.toy import TOY, ToySystem


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game of three lines, saved with the head in the middle of one."""
    session = new_game()
    play_on(session, 40)
    session.branch(20)
    play_on(session, 10, seed=2)
    for _ in range(4):
        session.undo()
    session.save(tmp_path / "game.blitz")
    return tmp_path / "game.blitz"


def test_a_loaded_game_is_the_saved_one(save: Path) -> None:
    session = new_game()
    play_on(session, 40)
    session.branch(20)
    play_on(session, 10, seed=2)
    for _ in range(4):
        session.undo()
    loaded = Session.load(save, find)
    assert loaded.entries == session.entries
    assert loaded.future == session.future
    assert loaded.lines == session.lines
    assert loaded.taken_back == session.taken_back
    assert loaded.seed == session.seed
    assert (loaded.path, loaded.warnings, loaded.is_modified) == (save, (), False)
    assert position(loaded) == position(session)
    assert play_on(loaded, 20, seed=9) == play_on(session, 20, seed=9)


def test_saving_again_gives_the_same_bytes(save: Path) -> None:
    before = save.read_bytes()
    Session.load(save, find).save(save)
    assert save.read_bytes() == before
    assert [path.name for path in save.parent.iterdir()] == ["game.blitz"]


def test_a_save_that_fails_leaves_the_old_file(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = save.read_bytes()
    session = Session.load(save, find)
    play_on(session, 1)

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(SaveError, match="the disk is full"):
        session.save(save)
    assert save.read_bytes() == before
    assert [path.name for path in save.parent.iterdir()] == ["game.blitz"]
    assert session.is_modified


@pytest.mark.parametrize("name", ["no/such/folder/game.blitz", "."])
def test_a_place_that_cannot_be_saved_to_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError, match="cannot be saved"):
        new_game().save(tmp_path / name)


def test_every_flipped_bit_is_noticed(save: Path) -> None:
    whole = save.read_bytes()
    count = len(Session.load(save, find)._history)
    for place in range(0, len(whole), 7):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << place % 8
        save.write_bytes(damaged)
        line = whole[:place].count(b"\n") + 1
        outcome = _outcome(save)
        if isinstance(outcome, DamagedError):
            assert (outcome.line, outcome.entries <= count) == (line, True)
        elif isinstance(outcome, SaveError):
            assert line == 1
        else:
            assert "The end of the file is missing" in outcome.warnings[0]
            assert damaged[-1:] != b"\n"


def _outcome(path: Path) -> Session | SaveError:
    try:
        return Session.load(path, find)
    except SaveError as error:
        return error


def test_a_file_cut_anywhere_opens_up_to_the_cut(save: Path) -> None:
    whole = save.read_bytes()
    header = whole.index(b"\n") + 1
    for length in range(0, len(whole), 101):
        save.write_bytes(whole[:length])
        if length < header:
            with pytest.raises(SaveError, match=r"not a game|damaged in its first line"):
                Session.load(save, find)
        else:
            loaded = Session.load(save, find)
            entries = sum(b'"is":"entry"' in line for line in whole[:length].split(b"\n")[:-1])
            assert len(loaded._history) == entries
            assert "The end of the file is missing" in loaded.warnings[0]
            whole_ones = "the one that is whole" if entries == 1 else f"the {entries} that are whole"
            assert f"with {whole_ones}" in loaded.warnings[0]


@pytest.mark.parametrize("change", ["lose", "double", "swap"])
def test_lines_lost_doubled_or_swapped_are_noticed_and_the_rest_can_be_salvaged(
    save: Path, change: str
) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    match change:
        case "lose":
            del lines[10]
        case "double":
            lines.insert(10, lines[10])
        case "swap":
            lines[10], lines[11] = lines[11], lines[10]
    save.write_bytes(b"".join(lines))
    with pytest.raises(DamagedError, match=r"damaged in line \d+.*can be opened up to there") as raised:
        Session.load(save, find)
    salvaged = Session.load(save, find, salvage=True)
    assert salvaged.head == raised.value.entries == raised.value.line - 2
    assert "damaged in line" in salvaged.warnings[0]
    assert salvaged.path is None
    assert salvaged.is_modified


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"\x00" * 4096, b"PK\x03\x04", b'{"a":1}\n', b"[" * 100_000 + b"\n"]
)
def test_what_is_no_game_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.blitz"
    path.write_bytes(content)
    with pytest.raises(SaveError, match="is not a game"):
        Session.load(path, find)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="no such file"):
        Session.load(tmp_path / "none.blitz", find)
    with pytest.raises(SaveError, match="it is a folder"):
        Session.load(tmp_path, find)
    sparse = tmp_path / "huge.blitz"
    with sparse.open("wb") as stream:
        stream.truncate(2**31)
    with pytest.raises(SaveError, match="too large"):
        Session.load(sparse, find)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes among files")
def test_a_pipe_is_no_game(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.blitz"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match=r"pipe\.blitz is not a game of Blitz Desktop"):
        read_whole(pipe)


def test_a_file_that_cannot_be_read_is_told_by_name_in_plain_words(tmp_path: Path) -> None:
    loop, folder = tmp_path / "loop.blitz", tmp_path / "folder.blitz"
    loop.symlink_to(loop)
    folder.mkdir()
    for path, why in ((loop, "it is a link that leads back to itself"), (folder, "it is a folder")):
        with pytest.raises(SaveError) as refused:
            read_whole(path)
        assert str(refused.value) == f"{path.name} cannot be opened: {why}."
    with pytest.raises(SaveError, match="leads back to itself"):
        Session.load(loop, find, journal=tmp_path / "journals")
    assert [game.problem for game in saved_games(tmp_path)] == [
        "folder.blitz cannot be opened: it is a folder."
    ]


def _file(path: Path, records: list[object]) -> Path:
    sealer = Sealer()
    path.write_bytes(b"".join(sealer.seal(record) for record in records))  # type: ignore[arg-type]
    return path


def _header(**changes: object) -> Header:
    header = Header(
        1, "0.1.0", "toy", "duel", "The Duel", long_toy().digest, "7", "2026-01-01T00:00:00+00:00"
    )
    return msgspec.structs.replace(header, **changes)


def test_a_newer_format_is_refused_by_name(tmp_path: Path) -> None:
    path = _file(tmp_path / "new.blitz", [_header(format=99, program="9.9")])
    with pytest.raises(NewerFormatError, match=r"newer version of Blitz Desktop \(9\.9\)"):
        Session.load(path, find)


def test_an_older_format_is_brought_up_to_date(tmp_path: Path) -> None:
    """Made up: version 0 named the scenario ``game`` and had no title."""
    header = msgspec.to_builtins(_header(format=0))
    header["game"] = header.pop("scenario")
    del header["title"]
    path = _file(tmp_path / "old.blitz", [header, {"is": "head", "head": 0, "tip": 0}])

    def from_0(records: list[dict[str, object]]) -> list[dict[str, object]]:
        old, *rest = records
        return [{**old, "format": 1, "scenario": old["game"], "title": "An old game"}, *rest]

    reading = file_lines.read(path.read_bytes(), migrations={0: from_0, **MIGRATIONS})
    assert reading is not None
    assert (reading.header.format, reading.header.title, len(reading.records)) == (4, "An old game", 1)
    assert file_lines.read(path.read_bytes(), migrations={}) is None


def test_a_save_of_format_1_opens_though_it_has_no_end(save: Path) -> None:
    new = file_lines.read(save.read_bytes())
    assert new is not None
    header = msgspec.to_builtins(new.header)
    del header["has_end"]
    whole = Session.load(save, find)
    _file(save, [{**header, "format": 1}, *new.records[:-1]])
    loaded = Session.load(save, find)
    assert (loaded.warnings, loaded.entries, loaded.future) == ((), whole.entries, whole.future)
    loaded.save(save)
    again = file_lines.read(save.read_bytes())
    assert again == new


def test_nothing_follows_the_end_of_a_save(save: Path) -> None:
    reading = file_lines.read(save.read_bytes())
    assert reading is not None
    count = len(reading.records) + 2
    _file(save, [reading.header, *reading.records, HeadLine(0, 0)])
    with pytest.raises(DamagedError, match=f"line {count}"):
        Session.load(save, find)
    _file(save, [reading.header, *reading.records[:-1], EndLine(reading.entries - 1)])
    with pytest.raises(DamagedError, match=f"line {count - 1}"):
        Session.load(save, find)


def test_a_scenario_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = _file(tmp_path / "x.blitz", [_header(scenario="gone")])
    with pytest.raises(SaveError, match="toy/gone"):
        Session.load(path, find)


def test_a_changed_scenario_is_said_and_the_game_still_opens(tmp_path: Path, save: Path) -> None:
    changed = replace(long_toy(), digest="other")
    loaded = Session.load(save, lambda _: Found(TOY, changed))
    assert "scenario has changed" in loaded.warnings[0]
    assert position(loaded) == position(Session.load(save, find))


def test_events_that_no_longer_fit_open_the_game_up_to_them(save: Path) -> None:
    whole = Session.load(save, find)
    moved = next(
        event.units[0] for entry in whole.entries for event in entry.events if isinstance(event, UnitsMoved)
    )
    pieces = {unit: piece for unit, piece in long_toy().pieces.items() if unit != moved}
    placements = {unit: at for unit, at in long_toy().placements.items() if unit != moved}
    smaller = replace(long_toy(), pieces=pieces, placements=placements, digest="other")
    loaded = Session.load(save, lambda _: Found(TOY, smaller))
    assert loaded.head < whole.head
    assert loaded.entries == whole.entries[: loaded.head]
    assert any("does not fit" in warning for warning in loaded.warnings)


def test_entries_of_unknown_rules_open_the_game_up_to_them(save: Path) -> None:
    class Younger(ToySystem):
        actions = tuple(action for action in TOY.actions if action.__name__ != "EndPhase")

    loaded = Session.load(save, lambda _: Found(Younger(), long_toy()))
    assert any("rules that this version does not know" in warning for warning in loaded.warnings)
    assert loaded.path is None
    assert all(type(entry.action).__name__ != "EndPhase" for entry in loaded.entries)


@pytest.mark.parametrize(("head", "tip"), [(6, 2), (25, 45), (45, 25), (41, 40)])
def test_a_head_that_does_not_lead_to_its_tip_is_noticed(save: Path, head: int, tip: int) -> None:
    reading = file_lines.read(save.read_bytes())
    assert reading is not None
    records = [HeadLine(head, tip) if isinstance(line, HeadLine) else line for line in reading.records]
    save.write_bytes(b"".join(map(Sealer().seal, [reading.header, *records])))
    with pytest.raises(DamagedError):
        Session.load(save, find)
    assert Session.load(save, find, salvage=True).head == 30, "the last entry that is whole"


def test_hostile_records_are_refused(tmp_path: Path) -> None:
    entry = {"is": "entry", "id": 1, "parent": 0, "side": "blue", "action": {}, "events": [], "digest": ""}
    for record in (
        {**entry, "parent": 1},
        {**entry, "parent": -1},
        {**entry, "id": 10**30},
        {"is": "head", "head": 5, "tip": 0},
        {"is": "nonsense"},
        {"is": "saved", "path": "x", "head": 9},
    ):
        path = _file(tmp_path / "x.blitz", [_header(), record])
        with pytest.raises(DamagedError, match="line 2"):
            Session.load(path, find)
    path = _file(
        tmp_path / "x.blitz", [_header(), {**entry, "action": {"kind": "end_phase", "x": [[]] * 10}}]
    )
    assert open_game(path, find).head in (0, 1)


def test_a_game_whose_first_line_is_spoilt_is_told_from_a_file_of_another_kind(tmp_path: Path) -> None:
    session, path = new_game(), tmp_path / "game.blitz"
    session.save(path)
    data = path.read_bytes()
    for spoilt in (data.replace(b'"toy"', b'"tov"', 1), data.replace(b'{"sum"', b'{"som"', 1)):
        path.write_bytes(spoilt)
        with pytest.raises(SaveError, match="damaged in its first line"):
            open_game(path, find)
        assert "damaged in its first line" in saved_games(tmp_path)[0].problem
    path.write_bytes(b"Dear reader,\n")
    with pytest.raises(SaveError, match="is not a game of Blitz Desktop"):
        open_game(path, find)
    assert "is not a game of Blitz Desktop" in saved_games(tmp_path)[0].problem
