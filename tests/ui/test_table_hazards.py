"""Faults that players met in programs like this one, tried on battles, the flow of play, and time."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from blitz_desktop import registry
from blitz_desktop.core.codec import digest
from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.presenter.odds import bare_percent, percent
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, save_desk
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Guard, Settings
from tests.session.play import play_on
from tests.toy import TOY, toy_scenario
from tests.toy.game import END
from tests.ui.hand import Hand

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def _toy_find(_header: object) -> object:
    from blitz_desktop.session.opening import Found

    return Found(TOY, toy_scenario())


@pytest.fixture
def long_game() -> Session:
    """Two hundred actions of the lead game, played at random."""
    session = Session.start(
        registry.system("blitzkrieg_1940"), registry.scenario("blitzkrieg_1940/1940_basic"), seed="3"
    )
    play_on(session, 200, seed=5)
    return session


def test_br_009_undo_redo_undo_straight_after_loading(
    qtbot: QtBot, seat: Callable[[Session], Hand], tmp_path: Path
) -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    play_on(session, 6)
    session.save(tmp_path / "game.blitz")
    hand = seat(Session.load(tmp_path / "game.blitz", _toy_find))  # type: ignore[arg-type]
    hand.window.activateWindow()
    qtbot.waitUntil(hand.window.isActiveWindow)
    for key, head in ((Qt.Key.Key_Z, 5), (Qt.Key.Key_Y, 6), (Qt.Key.Key_Z, 5)):
        hand.key(key, CTRL)
        assert hand.window.session.head == head


def test_br_013_nothing_can_be_done_while_the_past_is_shown(qtbot: QtBot, hand: Hand) -> None:
    window = hand.window
    hand.drag("bt", "0402")
    hand.press_offer("End phase")
    before = digest(window.session.state)
    window.time.look_at(0)
    hand.drag("b1", "0303")
    assert not window.decision_panel.offers.buttons
    window.battles.plan("0502")
    assert window.battle is None
    window.flow.setups.auto_place.run() if window.flow.setups.auto_place.is_enabled else None
    assert window.session.head == 2
    window.time.back_to_play.run()
    assert digest(window.session.state) == before


def test_br_015_a_moment_is_the_same_from_both_sides(long_game: Session) -> None:
    forwards = [digest(long_game.state_at(number)) for number in range(long_game.head + 1)]
    again = Session.start(long_game.system, long_game.scenario, seed="3")
    play_on(again, 200, seed=5)
    backwards = [digest(again.state_at(number)) for number in range(again.head, -1, -1)]
    assert backwards[::-1] == forwards


def test_br_016_a_jump_to_any_entry_shows_it(seat: Callable[[Session], Hand], long_game: Session) -> None:
    hand = seat(long_game)
    log, rng = hand.window.log_panel, random.Random(1)
    moments = [0, 1, long_game.head, *(rng.randrange(long_game.head) for _ in range(8))]
    for moment in moments:
        log.moment_asked.emit(moment)
        assert long_game.shown == moment
        QApplication.processEvents()
    assert long_game.head == 200


def test_br_017_the_mark_of_unsaved_changes_is_true(hand: Hand, tmp_path: Path) -> None:
    window = hand.window
    hand.drag("bt", "0402")
    assert window.saving.save_to(tmp_path / "game.blitz")
    assert not window.isWindowModified()
    hand.key(Qt.Key.Key_Z, CTRL)
    assert window.isWindowModified()
    hand.key(Qt.Key.Key_Y, CTRL)
    assert not window.isWindowModified()
    hand.press_offer("End phase")
    hand.key(Qt.Key.Key_Z, CTRL)
    assert window.isWindowModified(), "what was taken back is not in the save"
    assert window.saving.save()
    assert not window.isWindowModified()


def test_br_041_a_branch_of_a_branch_and_back(hand: Hand) -> None:
    window, session = hand.window, hand.window.session
    for _ in range(4):
        window.table.take_up(END)
    main_line = [entry.digest for entry in session.entries]
    for moment in (2, 1):
        window.time.look_at(moment)
        window.time.play_on.run()
        window.table.take_up(window.table.decision.offers[-1] if window.table.decision else END)
    longest = max(session.lines, key=lambda line: line.length)
    window.time.switch_to(longest.id)
    assert [entry.digest for entry in session.entries] == main_line
    assert Chronicle(session).rows()


def test_br_092_odds_without_attackers_are_answered_at_once(qtbot: QtBot, hand: Hand) -> None:
    hand.drag("bt", "0402")
    hand.press_offer("End phase")
    hand.click_hex("0502")
    dialog = hand.window.battle
    assert dialog is not None
    dialog.attackers.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.attack.isEnabled()
    assert not dialog.plan.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_br_093_no_chance_is_rounded_to_certainty() -> None:
    assert [bare_percent(chance) for chance in (0.996, 0.004, 1.0, 0.0)] == [">99", "<1", "100", "0"]
    assert percent(0.996) != percent(1.0)


def test_br_113_esc_never_means_yes(qtbot: QtBot, hand: Hand) -> None:
    hand.window._settings.choose_guard(Guard.ALL)
    hand.press_offer("End phase")
    guard = hand.window.flow.guard
    assert guard is not None
    qtbot.keyClick(guard, Qt.Key.Key_Escape)
    assert hand.window.session.head == 0


def test_a_drag_while_a_prompt_is_open_is_refused_and_the_prompt_stays(hand: Hand) -> None:
    window = hand.window
    hand.drag("bt", "0402")
    hand.press_offer("End phase")
    hand.press_offer("Attack")
    assert window.table.draft is not None
    draft = window.table.draft
    hand.drag("b1", "0303")
    assert window.session.head == 2
    assert window.table.draft is draft or window.table.draft is None
    assert not window.canvas.is_dragging


def test_closing_with_unsaved_work_says_that_nothing_is_lost(qtbot: QtBot, hand: Hand) -> None:
    hand.drag("bt", "0402")
    said: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        said.append(box.informativeText())
        qtbot.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(100, answer)
    assert dialogs.ask_leaving(hand.window, "x") is dialogs.Leaving.STAY
    assert said[0].startswith("Nothing is lost")


def test_closing_a_game_that_is_not_recorded_says_that_it_is_lost(qtbot: QtBot, hand: Hand) -> None:
    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert box.informativeText() == "What is not saved will be lost. The disk is full."
        qtbot.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(100, answer)
    assert dialogs.ask_leaving(hand.window, "x", "The disk is full.") is dialogs.Leaving.STAY


def test_a_question_whose_window_goes_is_answered_by_no(qtbot: QtBot) -> None:
    window = QWidget()
    window.show()

    def go() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        box.reject()
        delete(box)

    QTimer.singleShot(100, go)
    assert not dialogs.ask_discard(window, "evening")
    QTimer.singleShot(100, go)
    assert dialogs.ask_leaving(window, "x") is dialogs.Leaving.STAY
    window.close()


def test_messages_show_names_of_files_as_they_stand(hand: Hand) -> None:
    name = "A & B <b>bold< evening.blitz\n<i>c</i>"
    box = dialogs.tell_error(hand.window, "Not saved", name)
    assert QTextDocumentFragment.fromHtml(box.text()).toPlainText() == name
    box.close()
    box = dialogs.tell_error(hand.window, "Not saved", "a plain one, 3 > 2")
    assert QTextDocumentFragment.fromHtml(box.text()).toPlainText() == "a plain one, 3 > 2"
    box.close()


def test_a_folder_for_saves_that_cannot_be_made_leaves_the_choice_of_another(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(save_desk, "saves_folder", lambda: tmp_path / "file" / "saves")
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: tmp_path / "elsewhere.blitz")
    assert hand.window.saving.save_as()
    assert (tmp_path / "elsewhere.blitz").is_file()


@pytest.mark.parametrize("name", ["Élan à l'Ourthe 五月.blitz", "ein Name mit Leerzeichen.blitz"])
def test_a_game_with_notes_is_saved_under_any_name(hand: Hand, tmp_path: Path, name: str) -> None:
    hand.window.session.annotate("note", "Überraschung ★")
    assert hand.window.saving.save_to(tmp_path / name)
    again = Session.load(tmp_path / name, _toy_find)  # type: ignore[arg-type]
    assert [note.text for note in again.annotations] == ["Überraschung ★"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_is_told_once_and_nothing_is_lost(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda _parent, _title, text: told.append(text))
    assert not hand.window.exports.log(Path("/dev/full/log.txt"))
    hand.drag("bt", "0402")
    monkeypatch.setattr(Path, "write_text", _full)
    assert not hand.window.exports.log(tmp_path / "log.txt")
    assert "the disk is full" in told[-1]
    assert hand.window.session.head == 1


def test_a_folder_that_may_not_be_written_is_told(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda _parent, _title, text: told.append(text))
    monkeypatch.setattr(Path, "write_text", _read_only)
    hand.window.flow.save_setup(tmp_path / "x.setup.yaml")
    assert "nothing can be written there" in told[0]


def test_a_set_up_that_is_none_is_told_with_its_line(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda _parent, _title, text: told.append(text))
    path = tmp_path / "wrong.yaml"
    path.write_text("units: [")
    hand.window.flow.load_setup(path)
    assert told
    assert str(path) in told[0]
    assert hand.window.session.head == 0


def test_closing_in_the_middle_of_a_replay_ends_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    play_on(session, 4)
    window = MainWindow(session, str, Settings())
    window.show()
    window.time_desk.playback.command.run()
    assert window.time_desk.playback.is_running
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    window.close()
    window.deleteLater()
    qtbot.wait(50)
    assert session.head == 4


def _full(*_: object, **__: object) -> int:
    raise OSError(28, os.strerror(28))


def _read_only(*_: object, **__: object) -> int:
    raise OSError(30, os.strerror(30))
