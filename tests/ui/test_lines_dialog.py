"""All lines of play in one window, in a long game with many of them: found, folded, gone to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from blitz_desktop.session.session import Session
from blitz_desktop.ui.lines_dialog import LinesDialog
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.menus import fill_lines_menu
from tests.session.play import play_on, tried_and_taken_back
from tests.ui.hand import Hand

LEFT = Qt.MouseButton.LeftButton
LENGTH = 180
"""Entries of the line that was left."""


def left_early(options: dict[str, str] | None = None) -> Session:
    """A long game with moves tried and taken back on the way, left early for another line."""
    session = tried_and_taken_back(60, options=options)
    if not options:
        session.branch(30)
        play_on(session, 7, seed=77)
    return session


@pytest.fixture
def session() -> Session:
    return left_early()


@pytest.fixture
def window(seat: Callable[[Session], Hand], session: Session) -> MainWindow:
    return seat(session).window


@pytest.fixture
def dialog(window: MainWindow) -> LinesDialog:
    window.actions_.by_id["all_lines"].trigger()
    dialog = window.findChild(LinesDialog)
    assert isinstance(dialog, LinesDialog)
    return dialog


def shown(dialog: LinesDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_the_menu_lists_a_few_of_many_lines_and_leads_to_all(window: MainWindow) -> None:
    assert len(window.session.lines) > 15
    menu = QMenu(window)
    fill_lines_menu(menu, window.session, window.time, window.actions_.by_id["all_lines"])
    assert 4 < len(menu.actions()) <= 9
    assert menu.actions()[-1].text() == "&All lines of play…"
    assert menu.actions()[1].statusTip(), "what was done last"


def test_short_attempts_are_folded_away_until_they_are_wanted(
    qtbot: QtBot, dialog: LinesDialog, session: Session
) -> None:
    lines = len(session.lines)
    long = dialog.list.count()
    assert 1 < long < lines
    assert dialog.short.text() == f"Show {lines - long} lines of one or two entries too"
    qtbot.keyClick(dialog.short, Qt.Key.Key_Space)
    assert dialog.list.count() == lines


def test_the_search_finds_short_ones_too_and_return_goes_there(
    qtbot: QtBot, dialog: LinesDialog, session: Session
) -> None:
    lines = [line for line in session.lines if line.own == 1]
    wanted = session.last_words(lines[-1].id)[0].text
    assert dialog.focusWidget() is dialog.field
    qtbot.keyClicks(dialog.field, wanted.upper())
    assert all(wanted.casefold() in text.casefold() for text in shown(dialog))
    line = dialog.chosen()
    assert line is not None
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert session.lines[[line.id for line in session.lines].index(line.id)].is_current


def test_where_nothing_fits_it_is_said(qtbot: QtBot, dialog: LinesDialog) -> None:
    assert dialog.nothing.isHidden()
    qtbot.keyClicks(dialog.field, "zzz")
    assert (shown(dialog), dialog.nothing.isHidden()) == ([], False)
    assert not dialog.button.isEnabled()


@pytest.mark.parametrize("way", ["double click", "keys", "button"])
def test_play_goes_on_at_the_end_of_the_line_that_is_chosen(
    qtbot: QtBot, dialog: LinesDialog, session: Session, way: str
) -> None:
    assert shown(dialog)[0].startswith("This line, 37 entries · Turn ")
    assert "entries after entry" in shown(dialog)[1]
    rect = dialog.list.visualItemRect(dialog.list.item(1))
    if way == "keys":
        qtbot.keyClick(dialog.field, Qt.Key.Key_Tab)
        assert dialog.focusWidget() is dialog.list
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(dialog.list.viewport(), LEFT, pos=rect.center())
        if way == "button":
            qtbot.mouseClick(dialog.button, LEFT)
        else:
            qtbot.mouseDClick(dialog.list.viewport(), LEFT, pos=rect.center())
    assert not dialog.isVisible()
    assert (session.head, session.is_live) == (LENGTH, True)


def test_esc_leaves_everything(qtbot: QtBot, dialog: LinesDialog, session: Session) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert session.head == 37


def test_lines_are_named_for_screen_readers(dialog: LinesDialog) -> None:
    assert dialog.field.accessibleName() == "Search the lines of play"
    assert dialog.list.accessibleName() == "Lines of play"
    assert dialog.list.item(0).text().count("\n") == 1


class TestInAStrictGame:
    @pytest.fixture
    def session(self) -> Session:
        return left_early({"strict_undo": "on"})

    def test_a_line_that_cannot_be_gone_to_says_why(
        self, qtbot: QtBot, dialog: LinesDialog, session: Session
    ) -> None:
        reason = "This game is strict: dice that were thrown stand."
        qtbot.mouseClick(dialog.short, LEFT, pos=dialog.short.rect().center())
        texts = shown(dialog)
        row = next(row for row, text in enumerate(texts) if text.endswith(reason))
        dialog.list.setCurrentRow(row)
        assert (dialog.button.isEnabled(), dialog.button.toolTip()) == (False, reason)
        head = session.head
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
        assert dialog.isVisible()
        assert session.head == head
