"""The curtain between two sides, the game handed over by file, and how to play chosen at the start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QToolBar
from pytestqt.qtbot import QtBot

from blitz_desktop import app
from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.presenter.seating import ONLOOKER
from blitz_desktop.presenter.terms_words import NAMES
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.start_window import StartWindow
from blitz_desktop.ui.terms_bar import TermsBar
from tests.session.play import find
from tests.toy import TOY, toy_scenario
from tests.toy.records import Assault, EndPhase, March
from tests.ui.hand import Hand

Seat = Callable[[Session], Hand]

WALK = March(("b1",), ("0302", "0402"))
ATTACK = Assault("0502", ("b1",))


def game(kind: Kind, *, is_brief: bool = False, is_strict: bool = False) -> Session:
    """The toy, in which with these dice red alone loses a step in the attack."""
    terms = Terms(kind, is_strict=is_strict, is_brief=is_brief)
    return Session.start(TOY, toy_scenario(), seed="2", terms=terms)


def is_covered(window: MainWindow) -> bool:
    """Whether nothing of the table shows or can be used."""
    curtain = window.seats.curtain
    if not curtain.isVisible():
        return False
    below_menu = window.rect().adjusted(0, window.menuBar().height(), 0, 0)
    parts = [window.centralWidget(), *window.findChildren(QToolBar), *window.findChildren(QDockWidget)]
    assert curtain.geometry() == below_menu
    assert not any(part.isEnabled() for part in parts if part in window.children())
    assert not any(dock.isVisible() for dock in window.findChildren(QDockWidget) if dock.isFloating())
    assert window.childAt(below_menu.center()) in (
        curtain,
        *curtain.findChildren(type(window.childAt(below_menu.center()))),
    )
    return True


def test_nothing_shows_until_the_side_that_is_due_is_ready(seat: Seat) -> None:
    hand = seat(game(Kind.SHARED))
    window = hand.window
    assert is_covered(window)
    assert window.seats.curtain.accessibleDescription().startswith("Pass the table to Blue.")
    assert window.table.viewpoint.viewer == ONLOOKER
    for id_ in ("undo", "find", "next_unit", "bookmark"):
        assert not window.actions_.by_id[id_].isEnabled(), id_
    assert window.actions_.by_id["save"].isEnabled()
    hand.press(window.seats.curtain.ready)
    assert not is_covered(window)
    assert window.table.viewpoint.viewer == "blue"
    assert window.actions_.by_id["find"].isEnabled()
    assert window.centralWidget().isEnabled()


def test_enter_is_enough_and_the_curtain_comes_down_when_the_decision_passes(
    seat: Seat, qtbot: QtBot
) -> None:
    hand = seat(game(Kind.SHARED))
    window = hand.window
    qtbot.keyClick(window.seats.curtain.ready, Qt.Key.Key_Return)
    hand.drag("b1", "0301")
    hand.press_offer("End phase")
    assert not window.seats.curtain.isVisible()
    hand.press_offer("End phase")
    assert is_covered(window)
    assert "Next to decide: Red." in window.seats.curtain.text.text()
    hand.press(window.seats.curtain.ready)
    assert window.seats.curtain.title.text() == "What has happened"
    assert "Blue Division: 0302 to 0301" in window.seats.curtain.summary.toPlainText()
    assert is_covered(window)
    hand.press(window.seats.curtain.onward)
    assert not window.seats.curtain.isVisible()
    assert window.table.viewpoint.viewer == "red"


def test_the_curtain_covers_the_window_whatever_its_size_and_puts_floating_panels_away(
    seat: Seat, qtbot: QtBot
) -> None:
    hand = seat(game(Kind.SHARED))
    window = hand.window
    hand.press(window.seats.curtain.ready)
    dock = next(dock for dock in window.findChildren(QDockWidget) if dock.objectName() == "log")
    dock.setFloating(True)
    qtbot.waitUntil(dock.isVisible)
    for _ in range(2):
        window.session.submit(EndPhase())
    window.table.refresh()
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: is_covered(window))
    hand.press(window.seats.curtain.ready)
    hand.press(window.seats.curtain.onward)
    qtbot.waitUntil(dock.isVisible)


@pytest.mark.parametrize("is_brief", [True, False])
def test_losses_of_the_other_side_need_no_curtain_where_that_is_agreed(seat: Seat, is_brief: bool) -> None:
    hand = seat(game(Kind.SHARED, is_brief=is_brief))
    window = hand.window
    hand.press(window.seats.curtain.ready)
    for action in (WALK, EndPhase(), ATTACK):
        window.session.submit(action)
    window.table.refresh()
    assert window.seats.curtain.isVisible() != is_brief
    if is_brief:
        assert window.decision_panel.words.side.text() == "Red"
        assert window.table.draft is not None


def test_a_lone_player_opens_the_table_and_the_log_keeps_it(seat: Seat) -> None:
    hand = seat(game(Kind.FOG))
    window = hand.window
    assert window.seats.curtain.accessibleDescription().startswith("Now look as Blue.")
    hand.press(window.seats.curtain.opening)
    assert not window.seats.curtain.isVisible()
    assert window.table.viewpoint.viewer is None
    assert "Table opened." in [row.line.text for row in Chronicle(window.session).rows()]
    model = window.log_panel.model
    shown = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert any("Table opened." in str(text) for text in shown)
    assert "table open" in window.seats.label.text()
    window.actions_.by_id["close_table"].trigger()
    assert is_covered(window)


def test_two_players_cannot_open_the_table(seat: Seat) -> None:
    window = seat(game(Kind.SHARED)).window
    assert window.seats.curtain.opening.isHidden()
    window.seats.sit_down()
    assert not window.actions_.by_id["open_table"].isEnabled()


def test_strict_undo_says_so(seat: Seat) -> None:
    hand = seat(game(Kind.SHARED, is_strict=True))
    window = hand.window
    hand.press(window.seats.curtain.ready)
    hand.drag("b1", "0301")
    undo = window.actions_.by_id["undo"]
    assert undo.isEnabled()
    assert "strict undo" in undo.toolTip()
    for _ in range(2):
        hand.press_offer("End phase")
    hand.press(window.seats.curtain.ready)
    hand.press(window.seats.curtain.onward)
    assert not undo.isEnabled()
    assert "This game is strict" in undo.toolTip()


def test_the_terms_change_only_where_nobody_gains(seat: Seat) -> None:
    hand = seat(game(Kind.FOG))
    hand.press(hand.window.seats.curtain.ready)
    dialog = hand.window.seats.ask_terms()
    kinds = dialog.kind.model()
    open_ = [kinds.index(row, 0).flags() & Qt.ItemFlag.ItemIsEnabled for row in range(len(NAMES))]
    assert [bool(flag) for flag in open_] == [False, True, True, False]
    dialog.strict.setChecked(True)
    dialog.accept()
    assert hand.window.session.is_strict
    assert "strict undo" in hand.window.seats.label.text()


def test_a_game_by_file_goes_to_and_fro(seat: Seat, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hand = seat(game(Kind.BY_FILE))
    window = hand.window
    assert window.seats.curtain.accessibleDescription().startswith("This copy is for Blue.")
    hand.press(window.seats.curtain.ready)
    assert not window.actions_.by_id["hand_over"].isEnabled()
    for _ in range(2):
        hand.press_offer("End phase")
    assert not window.seats.curtain.isVisible(), "one's own side may be looked at meanwhile"
    assert "To decide now: Red." in window.seats.banner.label.text()
    window.session.save(tmp_path / "own.blitz")
    again = seat(Session.load(tmp_path / "own.blitz", find)).window.seats.curtain
    assert again.accessibleDescription().startswith("This copy is for Blue.")
    assert "Next to decide: Red." in again.text.text()
    again.ready.click()
    assert not again.isVisible(), "one has done all of it oneself"
    asked: list[str] = []
    monkeypatch.setattr(dialogs, "ask_hand_over", lambda _, side: not asked.append(side))
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: tmp_path / "to red.blitz")
    hand.press(window.seats.banner.buttons["hand_over"])
    assert asked == ["Red"]
    other = seat(Session.load(tmp_path / "to red.blitz", find))
    assert other.window.seats.curtain.accessibleDescription().startswith("This copy is for Red.")
    other.press(other.window.seats.curtain.ready)
    other.press(other.window.seats.curtain.onward)
    assert other.window.table.viewpoint.viewer == "red"
    assert other.window.table.decision is not None
    assert other.window.table.decision.offers


def test_how_to_play_is_chosen_and_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings()
    bar = TermsBar(settings)
    qtbot.addWidget(bar)
    bar.show()
    assert bar.terms == Terms()
    assert not bar.brief.isVisible()
    bar.kind.setFocus()
    for _ in range(3):
        qtbot.keyClick(bar.kind, Qt.Key.Key_Down)
    qtbot.mouseClick(bar.strict, Qt.MouseButton.LeftButton)
    assert bar.terms == Terms(Kind.BY_FILE, is_strict=True)
    assert bar.second.isVisible()
    qtbot.keyClick(bar.second, Qt.Key.Key_Down)
    assert bar.is_second
    assert settings.terms() == Terms(), "looked at only"
    bar.remember()
    again = StartWindow(app.Library(tmp_path, settings), settings)
    qtbot.addWidget(again)
    assert again.terms.terms == Terms(Kind.BY_FILE, is_strict=True)
