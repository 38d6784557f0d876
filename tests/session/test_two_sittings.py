"""A save that several sittings share: none of them loses what another has played."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import msgspec
import pytest

from blitz_desktop.presenter import shelf
from blitz_desktop.presenter.shelf import game_going_on
from blitz_desktop.session.errors import ChangedError, LockedError, SaveError
from blitz_desktop.session.journal import prune, unfinished
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.lines import Header, Sealer, read
from blitz_desktop.session.session import Session
from tests.session.play import find, long_toy, new_game, play_on
from tests.toy import TOY


def _sit_down(save: Path, journals: Path) -> Session:
    return Session.load(save, find, journal=journals)


def _full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    session = new_game()
    play_on(session, 8)
    session.save(tmp_path / "evening.blitz")
    return tmp_path / "evening.blitz"


@pytest.fixture
def journals(tmp_path: Path) -> Path:
    return tmp_path / "journals"


def test_what_another_sitting_has_saved_is_not_written_over_unasked(save: Path, journals: Path) -> None:
    first = _sit_down(save, journals)
    play_on(first, 3)
    first.suspend()
    second = _sit_down(save, journals)
    play_on(second, 2, seed=2)
    second.save(save)
    second.close()
    kept = save.read_bytes()
    (game,) = unfinished(journals)
    resumed = Session.resume(game.path, find)
    with pytest.raises(ChangedError, match=r"evening\.blitz has been changed"):
        resumed.save(save)
    assert save.read_bytes() == kept
    assert resumed.is_modified
    resumed.save(save, writes_over=True)
    assert not resumed.is_modified
    play_on(resumed, 1)
    resumed.save(save)


def test_a_save_that_holds_nothing_but_ones_own_game_is_no_other(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    early = save.read_bytes()
    play_on(session, 2)
    session.annotate("note", "Watch the bridge.")
    session.save(save)
    (journal,) = journals.glob("*.journal")
    lines = journal.read_bytes().splitlines(keepends=True)
    session.suspend()
    journal.write_bytes(b"".join(lines[:-1]))  # killed before the journal told of the save
    resumed = Session.resume(journal, find)
    assert resumed.is_modified
    resumed.save(save)
    save.write_bytes(early)
    resumed.save(save)
    other = _sit_down(_copy(save, early), journals)
    play_on(other, 1, seed=9)
    other.save(other.path or save)
    save.write_bytes((other.path or save).read_bytes())
    with pytest.raises(ChangedError):
        resumed.save(save)


def _copy(save: Path, data: bytes) -> Path:
    copy = save.with_name("copy.blitz")
    copy.write_bytes(data)
    return copy


@pytest.mark.parametrize("other", [b"no game", b""])
def test_a_file_of_another_kind_or_version_is_not_written_over_unasked(
    save: Path, journals: Path, other: bytes
) -> None:
    session = _sit_down(save, journals)
    reading = read(save.read_bytes())
    assert reading is not None
    newer = b"".join(map(Sealer().seal, [msgspec.structs.replace(reading.header, format=999)]))
    for data in (other, newer):
        save.write_bytes(data)
        with pytest.raises(ChangedError):
            session.save(save)
        assert save.read_bytes() == data


def test_a_game_goes_on_from_a_save_that_was_renamed(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    play_on(session, 3)
    session.suspend()
    renamed = shelf.rename(save, "Grand campaign", journals)
    game = shelf.game_going_on(renamed, journals)
    assert game is not None
    assert game.entries == 11


def test_a_hand_over_that_fails_passes_nothing(tmp_path: Path, journals: Path) -> None:
    session = Session.start(TOY, long_toy(), "7", journals, terms=Terms(Kind.BY_FILE), seat="blue")
    session.pass_to("blue")
    session.save(tmp_path / "mine.blitz")
    with pytest.raises(SaveError):
        session.hand_over(tmp_path / "no such folder" / "yours.blitz", "red")
    assert not session.is_modified
    session.hand_over(tmp_path / "yours.blitz", "red")
    assert session.is_modified
    assert (Session.load(tmp_path / "yours.blitz", find).came_at("red"), session.came_at("red")) == (0, 0)
    kept = (tmp_path / "yours.blitz").read_bytes()
    session.hand_over(tmp_path / "again.blitz", "red")
    assert (tmp_path / "again.blitz").read_bytes() == kept


def test_a_save_that_was_renamed_is_not_made_anew_unasked(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    play_on(session, 1)
    save.rename(save.with_name("campaign.blitz"))
    with pytest.raises(ChangedError, match="no longer where") as caught:
        session.save(save)
    assert caught.value.is_gone
    assert not save.exists()
    session.save(save, writes_over=True)
    assert Session.load(save, find).head == 9


def test_a_save_opened_by_a_relative_path_stays_where_it_is(
    save: Path, journals: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(save.parent)
    session = _sit_down(Path(save.name), journals)
    play_on(session, 1)
    session.suspend()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    (game,) = unfinished(journals)
    resumed = Session.resume(game.path, find)
    assert resumed.path == save
    resumed.save(save)
    assert not list((tmp_path / "elsewhere").iterdir())


def test_a_save_elsewhere_that_fails_holds_on_to_ones_own_file(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    with pytest.raises(SaveError):
        session.save(save.parent / "no such folder" / "a.blitz")
    with pytest.raises(LockedError):
        _sit_down(save, journals)
    session.save(save.with_name("b.blitz"))
    _sit_down(save, journals).close()


def test_a_game_whose_save_is_gone_or_another_is_not_kept(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    session.ensure_kept()
    kept = save.read_bytes()
    save.unlink()
    with pytest.raises(ChangedError):
        session.ensure_kept()
    save.mkdir()
    with pytest.raises(ChangedError, match="it is a folder"):
        session.ensure_kept()
    save.rmdir()
    save.write_bytes(kept[:-1])
    with pytest.raises(ChangedError):
        session.ensure_kept()
    save.write_bytes(kept)
    session.ensure_kept()


def test_a_game_saved_twice_in_one_sitting_asks_nothing(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    for _ in range(2):
        play_on(session, 1)
        session.save(save)
    session.suspend()
    resumed = Session.resume(next(journals.glob("*.journal")), find)
    play_on(resumed, 1)
    resumed.save(save)


def test_a_save_tells_of_the_game_that_goes_on_from_it(save: Path, journals: Path) -> None:
    assert game_going_on(save, journals) is None
    session = _sit_down(save, journals)
    session.suspend()
    assert game_going_on(save, journals) is None, "nothing was played"
    session = _sit_down(save, journals)
    play_on(session, 3)
    assert game_going_on(save, journals) is None, "it is open"
    session.suspend()
    game = game_going_on(save, journals)
    assert game is not None
    assert game.entries == 11
    assert Session.resume(game.path, find).head == 11


def test_a_game_that_goes_on_from_an_earlier_save_is_another_one(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    play_on(session, 3)
    session.suspend()
    other = new_game()
    play_on(other, 1)
    other.save(save)
    assert game_going_on(save, journals) is None
    save.unlink()
    assert game_going_on(save, journals) is None


def test_a_journal_of_an_older_version_knows_no_fingerprint(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    play_on(session, 1)
    session.suspend()
    (journal,) = journals.glob("*.journal")
    reading = read(journal.read_bytes())
    assert reading is not None
    header: Header = reading.header
    bare = [type(line)(line.path, line.head) if line is reading.saved else line for line in reading.records]
    journal.write_bytes(b"".join(map(Sealer().seal, [header, *bare])))
    resumed = Session.resume(journal, find)
    assert resumed.is_modified
    resumed.save(save)
    assert Session.load(save, find).head == 9


def test_a_journal_without_a_fingerprint_asks_before_it_writes_over_another_game(
    save: Path, journals: Path
) -> None:
    session = _sit_down(save, journals)
    play_on(session, 1)
    session.suspend()
    (journal,) = journals.glob("*.journal")
    reading = read(journal.read_bytes())
    assert reading is not None
    bare = [type(line)(line.path, line.head) if line is reading.saved else line for line in reading.records]
    journal.write_bytes(b"".join(map(Sealer().seal, [reading.header, *bare])))
    second = _sit_down(save, journals)
    play_on(second, 2, seed=9)
    second.save(save)
    second.close()
    with pytest.raises(ChangedError):
        Session.resume(journal, find).save(save)


def test_a_game_that_was_resumed_and_left_again_is_still_told_of(save: Path, journals: Path) -> None:
    session = _sit_down(save, journals)
    play_on(session, 3)
    session.suspend()
    (game,) = unfinished(journals)
    Session.resume(game.path, find).suspend()
    assert game_going_on(save, journals) is not None


def test_names_that_are_no_text_are_opened_saved_and_listed(
    save: Path, journals: Path, tmp_path: Path
) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.blitz"))
    save.rename(odd)
    session = _sit_down(odd, journals)
    play_on(session, 1)
    session.save(odd)
    play_on(session, 1)
    session.suspend()
    (game,) = unfinished(journals)
    resumed = Session.resume(game.path, find)
    assert resumed.path == odd
    resumed.save(odd)
    assert [game.path for game in shelf.saved_games(tmp_path)] == [odd]


def test_a_folder_that_is_locked_is_told_and_hides_no_other_game(
    save: Path, journals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, stat = _sit_down(save, journals), Path.stat

    def refuse(path: Path, **how: bool) -> os.stat_result:
        if path == save:
            raise PermissionError(errno.EACCES, "Permission denied")
        return stat(path, **how)

    monkeypatch.setattr(Path, "stat", refuse)
    with pytest.raises(ChangedError):
        session.ensure_kept()
    with pytest.raises(ChangedError):
        session.save(save)
    assert shelf.saved_games(journals, [save]) == ()


def test_what_a_full_disk_kept_from_the_journal_is_written_when_the_game_is_left(
    journals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_game(journals)
    play_on(session, 2)

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", _full)
        play_on(session, 3)
        assert session.trouble is not None
    session.suspend()
    (game,) = unfinished(journals)
    assert game.entries == 5


def test_a_damaged_journal_stays_on_the_list_while_the_disk_is_full(
    journals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_game(journals)
    play_on(session, 5)
    session.suspend()
    (journal,) = journals.glob("*.journal")
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:-1], lines[-1].replace(b"a", b"b")]))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", _full)
        Session.resume(journal, find, salvage=True).suspend()
    assert [game.path for game in unfinished(journals)] == [journal]
    assert journal.with_suffix(".damaged").exists()
    with monkeypatch.context() as disk:
        disk.setattr(os, "link", _full)
        disk.setattr(shutil, "copy2", _full)
        with pytest.raises(SaveError, match="cannot be kept"):
            Session.resume(journal, find, salvage=True)
    Session.resume(journal, find, salvage=True).suspend()
    assert Session.resume(journal, find).head == 4


def test_a_note_alone_is_worth_keeping(journals: Path) -> None:
    session = new_game(journals)
    session.annotate("note", "Watch the bridge.")
    session.suspend()
    other = new_game(journals)
    play_on(other, 1)
    other.close()
    prune(journals)
    (game,) = unfinished(journals)
    assert game.entries == 0
    (note,) = Session.resume(game.path, find).annotations
    assert note.text == "Watch the bridge."


def test_a_copy_for_the_other_player_never_takes_the_place_of_ones_own(tmp_path: Path) -> None:
    session = Session.start(TOY, long_toy(), terms=Terms(Kind.BY_FILE), seat="blue")
    session.save(tmp_path / "own.blitz")
    kept = (tmp_path / "own.blitz").read_bytes()
    (tmp_path / "link.blitz").symlink_to(tmp_path / "own.blitz")
    for name in ("own.blitz", "link.blitz"):
        with pytest.raises(SaveError, match="your own copy"):
            session.hand_over(tmp_path / name, "red")
    assert (tmp_path / "own.blitz").read_bytes() == kept


def test_a_copy_is_not_written_over_a_game_that_is_being_played(save: Path, journals: Path) -> None:
    playing = _sit_down(save, journals)
    other = new_game(journals)
    kept = save.read_bytes()
    with pytest.raises(LockedError):
        other.save_copy(save)
    assert save.read_bytes() == kept
    playing.close()
    other.save_copy(save)
    assert save.read_bytes() != kept
