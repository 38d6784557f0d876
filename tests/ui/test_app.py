from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from blitz_desktop import app, registry
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.lines import EntryLine, Sealer, read
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.crash import CrashGuard
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.save_desk import saves_folder
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.start_window import StartWindow
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase, March

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What error messages have said."""
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda *texts: told.append(texts[2]))
    return told


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[app.Desk]:
    """A desk whose only games are the toy, and one that is broken."""
    toy = toy_scenario()

    def scenario(key: str) -> object:
        if key == "toy/broken":
            raise DataError([Problem("broken.yaml", 3, 1, "turns", "nothing", "a list")])
        return {"toy/duel": toy}[key]

    monkeypatch.setattr(registry, "scenario_keys", lambda: ("toy/broken", "toy/duel"))
    monkeypatch.setattr(registry, "system", lambda _: TOY)
    monkeypatch.setattr(registry, "scenario", scenario)
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    desk = app.Desk(Settings())
    yield desk
    if desk.window is not None:
        desk.window.close()
        desk.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def start_window(desk: app.Desk) -> StartWindow:
    assert isinstance(desk.window, StartWindow)
    return desk.window


def table(desk: app.Desk) -> MainWindow:
    assert isinstance(desk.window, MainWindow)
    return desk.window


def test_one_broken_scenario_does_not_hide_the_others(qtbot: QtBot, desk: app.Desk) -> None:
    desk.show_start()
    cards = start_window(desk).cards
    qtbot.waitUntil(lambda: cards["toy/duel"].begin.isEnabled())
    assert cards["toy/duel"].title.text() == "The Duel"
    assert not cards["toy/duel"].picture.pixmap().isNull()
    assert not cards["toy/broken"].begin.isEnabled()
    assert "broken.yaml:3:1" in cards["toy/broken"].text.text()


def test_begin_puts_the_game_on_the_table(qtbot: QtBot, desk: app.Desk) -> None:
    desk.show_start()
    start = start_window(desk)
    qtbot.waitUntil(lambda: start.cards["toy/duel"].begin.isEnabled())
    qtbot.mouseClick(start.cards["toy/duel"].begin, LEFT)
    assert table(desk).session.scenario.title == "The Duel"
    assert not start.isVisible()


def test_a_game_left_unsaved_is_offered_again_and_goes_on(qtbot: QtBot, desk: app.Desk) -> None:
    desk.begin("toy/duel")
    table(desk).session.submit(EndPhase())
    table(desk).new_asked.emit()
    (row,) = start_window(desk).shelf.resumable
    qtbot.mouseClick(row.button, LEFT)
    assert table(desk).session.head == 1


def test_a_broken_off_game_is_discarded_if_the_player_means_it(
    qtbot: QtBot, desk: app.Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.begin("toy/duel")
    table(desk).session.submit(EndPhase())
    table(desk).new_asked.emit()
    shelf = start_window(desk).shelf
    (row,) = shelf.resumable
    asked: list[str] = []
    answers = [True, False]
    monkeypatch.setattr(dialogs, "ask_discard", lambda _, title: asked.append(title) or answers.pop())
    for left in (1, 0):
        qtbot.mouseClick(row.discard, LEFT)
        assert len(shelf.resumable) == len(list(desk.journals.glob("*.journal"))) == left
    assert asked == ["The Duel", "The Duel"]
    assert row.isHidden()


def test_a_saved_game_is_listed_and_opened(qtbot: QtBot, desk: app.Desk) -> None:
    session = Session.start(TOY, toy_scenario())
    session.submit(EndPhase())
    saves_folder().mkdir(parents=True)
    session.save(saves_folder() / "Mine.blitz")
    (saves_folder() / "noise.blitz").write_bytes(b"\x00" * 100)
    desk.show_start()
    rows = {row.game.title: row for row in start_window(desk).shelf.savings}
    assert not rows["noise"].button.isEnabled()
    qtbot.mouseClick(rows["Mine"].button, LEFT)
    assert table(desk).session.head == 1
    assert table(desk).session.path is not None


def test_the_game_on_the_table_is_not_opened_again(
    desk: app.Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    path = tmp_path / "evening.blitz"
    monkeypatch.setattr(dialogs, "tell_news", lambda *words: told.append(words[2]))
    monkeypatch.setattr(dialogs, "ask_open_path", lambda *_: path)
    desk.begin("toy/duel")
    window = table(desk)
    window.session.submit(EndPhase())
    window.session.save(path)
    window.actions_.by_id["open"].trigger()
    assert told == ["evening.blitz is on the table."]
    assert desk.window is window


def test_a_game_that_is_double_clicked_waits_for_the_question_that_stands(
    qtbot: QtBot, desk: app.Desk, tmp_path: Path
) -> None:
    path = tmp_path / "evening.blitz"
    session = Session.start(TOY, toy_scenario(), seed="1")
    session.submit(EndPhase())
    session.save(path)
    desk.begin("toy/duel")
    window = table(desk)
    box = dialogs.tell_error(window, "Not saved", "The disk is full.")
    desk.receive(path)
    qtbot.wait(300)
    assert desk.window is window
    box.close()
    qtbot.waitUntil(lambda: desk.window is not window)
    assert table(desk).session.head == 1


@pytest.mark.parametrize("answer", list(dialogs.GoingOn))
@pytest.mark.parametrize("opens", ["open", "take_up"])
def test_a_save_that_was_played_on_asks_whether_to_resume(
    desk: app.Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: dialogs.GoingOn, opens: str
) -> None:
    asked: list[tuple[str, str]] = []

    def ask(_parent: object, name: str, played: str, _when: str) -> dialogs.GoingOn:
        asked.append((name, played))
        return answer

    monkeypatch.setattr(dialogs, "ask_going_on", ask)
    path = tmp_path / "evening.blitz"
    desk.begin("toy/duel")
    session = table(desk).session
    session.submit(EndPhase())
    session.save(path)
    session.submit(EndPhase())
    table(desk).actions_.by_id["new"].trigger()
    getattr(desk, opens)(path)
    assert asked == [("evening", "2 entries")]
    if answer is dialogs.GoingOn.LEAVE:
        assert start_window(desk).isVisible()
    else:
        assert table(desk).session.head == (2 if answer is dialogs.GoingOn.RESUME else 1)


def test_a_file_that_cannot_be_opened_leaves_the_window_as_it_was(
    desk: app.Desk, tmp_path: Path, told: list[str]
) -> None:
    desk.show_start()
    start = desk.window
    (tmp_path / "no game.blitz").write_text("hello")
    desk.open(tmp_path / "no game.blitz")
    desk.open(tmp_path / "nowhere.blitz")
    desk.begin("toy/nothing")
    assert desk.window is start
    assert len(told) == 3


def test_a_damaged_game_is_opened_as_far_as_it_goes(
    desk: app.Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.start(TOY, toy_scenario())
    for _ in range(3):
        session.submit(EndPhase())
    path = tmp_path / "damaged.blitz"
    session.save(path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"rubbish\n", *lines[3:]]))
    asked: list[str] = []
    monkeypatch.setattr(dialogs, "ask_salvage", lambda _, text: bool(asked.append(text)) or True)
    monkeypatch.setattr(dialogs, "tell_news", lambda *_: None)
    desk.open(path)
    assert len(asked) == 1
    assert table(desk).session.head == 1


def test_the_same_game_is_not_opened_twice(desk: app.Desk, tmp_path: Path, told: list[str]) -> None:
    session = Session.start(TOY, toy_scenario())
    session.save(tmp_path / "one.blitz")
    desk.open(tmp_path / "one.blitz")
    other = app.Desk(Settings())
    other.open(tmp_path / "one.blitz")
    assert isinstance(other.window, StartWindow)
    assert len(told) == 1
    other.window.close()
    other.window.deleteLater()


def test_a_game_that_another_window_has_open_is_shown_but_not_offered(desk: app.Desk, qtbot: QtBot) -> None:
    playing = Session.start(TOY, toy_scenario(), journal=desk.journals)
    playing.submit(EndPhase())
    desk.show_start()
    (row,) = start_window(desk).shelf.resumable
    qtbot.waitUntil(lambda: not start_window(desk)._waiting)
    assert "Open in another window" in row.label.text()
    assert not row.picture.pixmap().isNull()
    assert not row.button.isEnabled()
    assert row.button.toolTip() == "Open in another window"
    assert row.discard.isHidden()
    qtbot.mouseClick(row.button, LEFT)
    assert isinstance(desk.window, StartWindow)
    playing.close()


def test_opening_another_game_leaves_the_first_in_peace(
    desk: app.Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.start(TOY, toy_scenario())
    session.save(tmp_path / "other.blitz")
    desk.begin("toy/duel")
    first = table(desk)
    monkeypatch.setattr(dialogs, "ask_open_path", lambda *_: tmp_path / "other.blitz")
    first.open_asked.emit()
    assert table(desk) is not first
    assert table(desk).session.path == tmp_path / "other.blitz"
    assert not first.isVisible()


@pytest.mark.parametrize("target", ["toy/nothing", "nowhere.blitz"])
def test_a_wrong_target_on_the_command_line_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], target: str
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    assert app.run(target) == 2
    assert target in capsys.readouterr().err


def test_rules_are_told_in_our_words_and_unknown_ones_in_none() -> None:
    (system,) = registry.system_ids()[:1]
    known = next(iter(registry.rulebook(system).rules))
    assert app.rule_text(app.RuleRef(system, known))
    assert app.rule_text(app.RuleRef(system, "nothing")) == ""
    assert app.rule_text(app.RuleRef("toy", "1")) == ""


def test_a_fault_is_told_once_and_kept_in_a_report(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes: list[QMessageBox] = []
    tell = dialogs.tell_error

    def record(*texts: object) -> QMessageBox:
        boxes.append(tell(*texts))  # type: ignore[arg-type]
        return boxes[-1]

    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(dialogs, "tell_error", record)
    guard = CrashGuard(lambda: "toy/duel", lambda: b"the game", tmp_path)
    guard.install()
    for _ in range(3):
        try:
            raise ZeroDivisionError("a fault for the test")
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    assert len(boxes) == 1
    (report,) = tmp_path.glob("fault-*.zip")
    with zipfile.ZipFile(report) as archive:
        text = archive.read("report.txt").decode()
        assert archive.read("game.blitz") == b"the game"
    assert "toy/duel" in text
    assert "a fault for the test" in text
    assert str(report) in boxes[0].text()
    boxes[0].close()


def test_a_game_begins_as_the_start_window_says(qtbot: QtBot, desk: app.Desk) -> None:
    desk.show_start()
    begin, bar = start_window(desk).cards["toy/duel"].begin, start_window(desk).terms
    qtbot.waitUntil(begin.isEnabled)
    bar.kind.setCurrentIndex(bar.kind.findData(Kind.BY_FILE))
    bar.second.setCurrentIndex(1)
    bar.strict.click()
    qtbot.mouseClick(begin, Qt.MouseButton.LeftButton)
    session = table(desk).session
    assert session.terms == Terms(Kind.BY_FILE, is_strict=True)
    assert session.seat == "red"
    assert table(desk).seats.curtain.isVisible()
    table(desk).seats.sit_down()
    assert table(desk).table.seating.is_waiting, "the other player decides first"


def test_how_to_play_is_remembered_once_a_game_is_begun_so(qtbot: QtBot, desk: app.Desk) -> None:
    desk.show_start()
    begin, bar = start_window(desk).cards["toy/duel"].begin, start_window(desk).terms
    qtbot.waitUntil(begin.isEnabled)
    bar.strict.click()
    assert Settings().terms() == Terms()
    qtbot.mouseClick(begin, Qt.MouseButton.LeftButton)
    assert Settings().terms() == Terms(is_strict=True)


def test_the_scenario_to_learn_with_stands_first(tmp_path: Path) -> None:
    library = app.Library(tmp_path, Settings(tmp_path / "settings.ini"))
    assert library.scenario_keys()[0] == registry.FIRST_SCENARIO
    assert set(library.scenario_keys()) == set(registry.scenario_keys())


def test_a_side_keeps_its_seat_when_the_window_is_made_anew(desk: app.Desk) -> None:
    desk.seat(Session.start(TOY, toy_scenario(), seed="1", terms=Terms(Kind.SHARED)))
    table(desk).seats.sit_down()
    desk.dress()
    assert table(desk).table.viewpoint.viewer == "blue"
    assert not table(desk).seats.curtain.isVisible()


def test_a_game_by_file_is_played_over_again_and_a_record_that_does_not_hold_is_told(
    desk: app.Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_news", lambda *texts: told.append(texts[2]))
    monkeypatch.setattr(app, "find", lambda _: Found(TOY, toy_scenario()))
    session, path = (
        Session.start(TOY, toy_scenario(), seed="1", terms=Terms(Kind.BY_FILE)),
        tmp_path / "a.blitz",
    )
    session.submit(March(("b1",), ("0302", "0301")))
    session.save(path)
    desk.open(path)
    assert told == []
    reading = read(path.read_bytes())
    assert reading is not None
    forged = [
        msgspec.structs.replace(record, side="red") if isinstance(record, EntryLine) else record
        for record in reading.records
    ]
    other = tmp_path / "forged.blitz"
    sealer = Sealer()
    other.write_bytes(b"".join(map(sealer.seal, [reading.header, *forged])))
    desk.open(other)
    assert "The record does not hold" in told[0]
