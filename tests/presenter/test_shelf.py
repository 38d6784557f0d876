from __future__ import annotations

from pathlib import Path

from blitz_desktop.presenter.shelf import broken_off_games, saved_games
from blitz_desktop.session.autosave import FOLDER
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


def test_no_folder_no_games(tmp_path: Path) -> None:
    assert saved_games(tmp_path / "nowhere") == ()
    assert broken_off_games(tmp_path / "nowhere") == ()


def test_a_save_that_the_program_made_is_called_so(tmp_path: Path) -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    (tmp_path / FOLDER).mkdir()
    session.save(tmp_path / FOLDER / "The Duel 1 turn 02.blitz")
    assert [game.title for game in saved_games(tmp_path)] == ["The Duel (automatic save)"]
