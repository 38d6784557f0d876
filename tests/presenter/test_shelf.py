from __future__ import annotations

from pathlib import Path

from blitz_desktop.presenter.shelf import Glances, broken_off_games, rename, saved_games
from blitz_desktop.session.autosave import FOLDER
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase


def test_one_broken_save_does_not_hide_the_others(tmp_path: Path) -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    session.submit(EndPhase())
    session.save(tmp_path / "good.blitz")
    (tmp_path / "empty.blitz").write_bytes(b"")
    (tmp_path / "noise.blitz").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "folder.blitz").mkdir()
    with (tmp_path / "huge.blitz").open("wb") as huge:
        huge.truncate(2 * 2**30)
    games = {game.path.name: game for game in saved_games(tmp_path)}
    assert len(games) == 5
    assert games["good.blitz"].problem == ""
    assert games["good.blitz"].key == "toy/duel"
    assert games["good.blitz"].entries == 1
    assert all(game.problem and not game.key for name, game in games.items() if name != "good.blitz")


def test_a_game_is_listed_once_and_a_lost_one_not_at_all(tmp_path: Path) -> None:
    session = Session.start(TOY, toy_scenario())
    session.save(tmp_path / "here.blitz")
    games = saved_games(tmp_path, [tmp_path / "here.blitz", tmp_path / "gone.blitz"])
    assert [game.title for game in games] == ["here"]


def test_a_game_that_has_not_changed_is_looked_at_once(tmp_path: Path) -> None:
    path = tmp_path / "one.blitz"
    session = Session.start(TOY, toy_scenario(), seed="1")
    session.save(path)
    asked: list[Header] = []

    def find(header: Header) -> Found:
        asked.append(header)
        return Found(TOY, toy_scenario())

    glances = Glances(find)
    seen = glances.at(path)
    assert seen is not None
    assert glances.at(path) is seen
    assert len(asked) == 1
    session.submit(EndPhase())
    session.save(path)
    later = glances.at(path)
    assert later is not None
    assert later.words != seen.words
    assert glances.at(tmp_path / "none.blitz") is None


def test_a_link_in_the_folder_is_renamed_itself(tmp_path: Path) -> None:
    folder, stick = tmp_path / "saves", tmp_path / "stick"
    for each in (folder, stick):
        each.mkdir()
    save = stick / "camp.blitz"
    Session.start(TOY, toy_scenario(), seed="1").save(save)
    (folder / "link.blitz").symlink_to(save)
    (game,) = saved_games(folder, [save])
    assert game.path == folder / "link.blitz"
    rename(game.path, "campaign", tmp_path / "journals")
    (game,) = saved_games(folder, [save])
    assert (game.title, save.exists()) == ("campaign", True)


def test_saves_that_share_a_name_are_told_apart_by_their_folders(tmp_path: Path) -> None:
    names = ["saves/camp", "usb/camp", "usb/other", "deep/usb/camp"]
    paths = [tmp_path / f"{name}.blitz" for name in names]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        Session.start(TOY, toy_scenario(), seed="1").save(path)
    titles = {game.title for game in saved_games(tmp_path / "saves", paths)}
    same = {f"camp ({folder})" for folder in (tmp_path / "usb", tmp_path / "deep/usb")}
    assert titles == {"camp (saves)", "other"} | same


def test_a_game_that_another_window_has_open_is_told_apart(tmp_path: Path) -> None:
    folder, journals = tmp_path / "saves", tmp_path / "journals"
    folder.mkdir()
    playing = Session.start(TOY, toy_scenario(), seed="1", journal=journals)
    playing.submit(EndPhase())
    playing.save(folder / "one.blitz")
    (played,) = broken_off_games(journals)
    (saved,) = saved_games(folder, (), journals)
    assert played.is_open
    assert saved.is_open
    assert played.words == "Open in another window"
    playing.suspend()
    assert not broken_off_games(journals)[0].is_open
    assert not saved_games(folder, (), journals)[0].is_open


def test_no_folder_no_games(tmp_path: Path) -> None:
    assert saved_games(tmp_path / "nowhere") == ()
    assert broken_off_games(tmp_path / "nowhere") == ()


def test_a_save_that_the_program_made_is_called_so(tmp_path: Path) -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    (tmp_path / FOLDER).mkdir()
    session.save(tmp_path / FOLDER / "The Duel 3c0f turn 02.blitz")
    assert [game.title for game in saved_games(tmp_path)] == ["The Duel (automatic save)"]
