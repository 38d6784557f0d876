from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from blitz_desktop.cli import main
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.export.replays import write_replay
from blitz_desktop.ui.export.reports import write_report
from tests.session.play import play_on
from tests.toy import TOY, toy_scenario
from tests.ui.hand import Hand


@pytest.fixture
def played(qtbot: QtBot) -> Session:
    session = Session.start(TOY, toy_scenario(), seed="1")
    play_on(session, 5)
    return session


def test_a_page_holds_its_pictures(played: Session, tmp_path: Path) -> None:
    steps = list(write_report(played, tmp_path / "report.html"))
    assert steps[-1][0] == steps[-1][1]
    assert "data:image/jpeg;base64," in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir() if path.name != "user"] == ["report.html"]


def test_markdown_has_its_pictures_beside_it(played: Session, tmp_path: Path) -> None:
    list(write_report(played, tmp_path / "report.md"))
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    for path in (tmp_path / "report-files").iterdir():
        assert f"report-files/{path.name}" in text
    assert {path.suffix for path in (tmp_path / "report-files").iterdir()} == {".jpg", ".svg"}


def test_a_replay_has_a_frame_for_every_entry(played: Session, tmp_path: Path) -> None:
    played.goto(2)
    list(write_replay(played, tmp_path / "replay.gif"))
    with Image.open(tmp_path / "replay.gif") as replay:
        assert replay.n_frames == 6  # type: ignore[attr-defined]
        assert 200 < replay.width <= 960
    assert played.shown == 2


def test_a_replay_as_a_folder_of_pictures(played: Session, tmp_path: Path) -> None:
    list(write_replay(played, tmp_path / "frames", first=3))
    assert sorted(path.name for path in (tmp_path / "frames").iterdir()) == [
        "00003.png",
        "00004.png",
        "00005.png",
    ]


def test_what_cannot_be_is_refused_before_any_work(played: Session, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.html or \.md"):
        next(write_report(played, tmp_path / "report.pdf"))
    with pytest.raises(ValueError, match="0 to 5"):
        next(write_replay(played, tmp_path / "replay.gif", last=9))


def test_an_ending_that_is_not_known_makes_no_folder(played: Session, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.gif or into a folder"):
        next(write_replay(played, tmp_path / "replay.mp4"))
    assert not list(tmp_path.glob("*.mp4"))


def test_the_window_writes_and_says_so(hand: Hand, tmp_path: Path) -> None:
    exports = hand.window.exports
    assert not hand.window.actions_.by_id["export_log"].isEnabled()
    hand.drag("bt", "0402")
    assert hand.window.actions_.by_id["export_log"].isEnabled()
    assert exports.report(tmp_path / "report.md")
    assert exports.replay(tmp_path / "replay.gif")
    assert exports.log(tmp_path / "log.csv")
    assert (tmp_path / "log.csv").stat().st_size > 0


def test_a_place_that_cannot_be_written_is_told(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda _parent, _title, text: told.append(text))
    assert not hand.window.exports.log(tmp_path / "nowhere" / "log.txt")
    assert "no such file or folder" in told[0]


def test_the_command_line_writes_them_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    assert main(["report", "blitzkrieg_1940/1940_basic", str(out)]) == 0
    assert "after-action report" in out.read_text(encoding="utf-8")
    assert main(["report", "blitzkrieg_1940/1940_basic", str(tmp_path / "x.pdf")]) == 2
    assert str(out) in capsys.readouterr().out
