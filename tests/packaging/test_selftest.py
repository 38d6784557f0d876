"""``blitz-desktop --self-test`` passes where the program is whole, and says what is missing elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from blitz_desktop import cli, games, registry, selftest
from blitz_desktop.session.opening import Found
from tests.toy import TOY, toy_scenario


@pytest.fixture
def toy_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is the only game, and what takes long is left to the built packages."""
    monkeypatch.setattr(registry, "scenario_keys", lambda: ("toy/duel",))
    monkeypatch.setattr(games, "named", lambda _: (TOY, toy_scenario()))
    monkeypatch.setattr(games, "find", lambda _: Found(TOY, toy_scenario()))
    for check in ("_check_sheets", "_check_reports", "_check_workers"):
        monkeypatch.setattr(selftest, check, lambda *_: None)


def test_a_whole_program_passes_and_touches_nothing_of_the_player(
    qtbot: QtBot, toy_alone: None, capsys: pytest.CaptureFixture[str], user_directories: Path
) -> None:
    assert cli.main(["--self-test"]) == 0
    told = capsys.readouterr().out
    assert "ok     toy/duel" in told
    assert told.endswith("work.\n")
    assert list(user_directories.glob("*/blitz-desktop/**/*")) == []


def test_every_failure_is_told_and_none_hides_another(
    qtbot: QtBot, toy_alone: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "_FEWEST_COLOURS", 10**9)
    monkeypatch.setattr(selftest.about, "PARTS", ("no-such-package",))
    assert cli.main(["--self-test"]) == 1
    told = capsys.readouterr().out
    assert told.endswith("Failed: licences, toy/duel.\n")
    assert "SelfTestError: the table is blank" in told


def test_a_lost_move_is_noticed(
    qtbot: QtBot, toy_alone: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(selftest.Session, "submit", lambda _self, _action: None)
    assert selftest.run(lambda _: None) == ("toy/duel",)


def test_a_real_scenario_is_opened_moved_saved_and_loaded(qtbot: QtBot, tmp_path: Path) -> None:
    selftest._check_scenario(registry.scenario_keys()[-1], tmp_path)
