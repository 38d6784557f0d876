"""Faults met in programs like ours, tried on start window, dialogs and languages (ids as in the note)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QRect, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from blitz_desktop import app, registry
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import speak
from blitz_desktop.games import options_of
from blitz_desktop.presenter import shelf
from blitz_desktop.presenter.handbook import handbook
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.about import AboutDialog
from blitz_desktop.ui.dice_dialog import DiceDialog
from blitz_desktop.ui.help_window import HelpWindow
from blitz_desktop.ui.look import Look
from blitz_desktop.ui.luck_dialog import LuckDialog
from blitz_desktop.ui.options_dialog import OptionsDialog
from blitz_desktop.ui.preferences import PreferencesDialog
from blitz_desktop.ui.saves_dialog import SavesDialog
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.start_window import StartWindow
from tests.toy import TOY, toy_scenario

GAME, SCENARIO = registry.system_ids()[0], registry.scenario_keys()[0]
SMALL_SCREEN = QRect(0, 0, 1280, 720)


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    QLocale.setDefault(locale)
    speak(None)
    theme.apply(qapp)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def no_glance(_path: Path) -> None:
    return None


def saves(folder: Path) -> SavesDialog:
    return SavesDialog(shelf.saved_games(folder), no_glance, folder / "journals")


DIALOGS: dict[str, Callable[[Path], QDialog]] = {
    "about": lambda _: AboutDialog(),
    "preferences": lambda _: PreferencesDialog(Look()),
    "options": lambda _: OptionsDialog("Title", options_of(registry.scenario(SCENARIO))),
    "saves": saves,
    "luck": lambda _: LuckDialog(()),
    "dice": lambda _: DiceDialog("combat", RuleRef(GAME, "1.1.A"), 2, 6),
    "help": lambda _: HelpWindow(handbook(GAME), registry.scenario(SCENARIO)),
}


@pytest.fixture(params=DIALOGS)
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Callable[[], QDialog]:
    def make() -> QDialog:
        made = DIALOGS[request.param](tmp_path)
        qtbot.addWidget(made)
        made.show()
        return made

    return make


def clipped(top: QWidget) -> list[str]:
    """Words on buttons, boxes and unwrapped labels that have less room than they need."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QPushButton | QCheckBox | QRadioButton):
            continue
        if isinstance(widget, QLabel) and (widget.wordWrap() or not widget.text()):
            continue
        if widget.width() + 1 < widget.sizeHint().width():
            found.append(f"{widget.text()}: {widget.width()} of {widget.sizeHint().width()}")
    return found


def pseudo(sentence: str, _number: int) -> str:
    """A language longer than any, with the marks that get lost first."""
    return f"[{sentence} Ŵÿǧ{'~' * (len(sentence) // 3)}]"


def test_br_103_dialogs_fit_a_small_screen_with_large_text(
    qapp: QApplication, dialog: Callable[[], QDialog]
) -> None:
    theme.apply(qapp, text_scale=1.5)
    made = dialog()
    least = made.minimumSizeHint()
    assert least.width() <= SMALL_SCREEN.width()
    assert least.height() <= SMALL_SCREEN.height()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_longer_languages_are_not_clipped(
    qapp: QApplication, dialog: Callable[[], QDialog], scale: float
) -> None:
    theme.apply(qapp, text_scale=scale)
    speak(pseudo)
    made = dialog()
    QCoreApplication.processEvents()
    made.resize(made.minimumSizeHint().expandedTo(made.size()))
    assert clipped(made) == []


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_text_of_every_size_is_not_clipped(
    qapp: QApplication, dialog: Callable[[], QDialog], scale: float
) -> None:
    theme.apply(qapp, text_scale=scale)
    made = dialog()
    made.resize(made.minimumSizeHint().expandedTo(made.size()))
    QCoreApplication.processEvents()
    assert clipped(made) == []


def test_br_113_esc_leaves_a_dialog_with_nothing_done(qtbot: QtBot, dialog: Callable[[], QDialog]) -> None:
    made = dialog()
    with qtbot.assertNotEmitted(made.accepted):
        qtbot.keyClick(made, Qt.Key.Key_Escape)
    assert not made.isVisible()


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> StartWindow:
    window = StartWindow(app.Library(tmp_path / "journals", Settings()), Settings())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    return window


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_start_window_clips_nothing(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, scale: float
) -> None:
    theme.apply(qapp, text_scale=scale)
    speak(pseudo)
    window = StartWindow(app.Library(tmp_path / "journals", Settings()), Settings())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitUntil(lambda: not window._waiting, timeout=20_000)
    assert clipped(window) == []


def test_br_028_odd_things_in_the_folder_leave_the_good_saves_listed(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "été – 1940"
    folder.mkdir()
    Session.start(TOY, toy_scenario(), seed="1").save(folder / "good.blitz")
    (folder / "empty.blitz").touch()
    (folder / "noise.blitz").write_bytes(os.urandom(2000))
    (folder / "folder.blitz").mkdir()
    with (folder / "huge.blitz").open("wb") as huge:
        huge.truncate(2 * 1024**3)
    locked = folder / "locked.blitz"
    locked.write_bytes(b"x")
    locked.chmod(0)
    games = {game.title: game for game in shelf.saved_games(folder)}
    assert not games["good"].problem
    assert all(games[name].problem for name in ("empty", "noise", "folder", "huge"))
    dialog = saves(folder)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.games.count() == len(games)


@pytest.mark.parametrize("language", ["fr_FR", "de_DE", "tr_TR"])
def test_br_120_other_locales_change_words_and_no_data(language: str, tmp_path: Path) -> None:
    QLocale.setDefault(QLocale(language))
    path = tmp_path / "ıİ.blitz"
    session = Session.start(TOY, toy_scenario(), seed="1")
    session.save(path)
    before = path.read_bytes()
    QLocale.setDefault(QLocale("C"))
    session.save(path)
    assert path.read_bytes() == before
    assert registry.scenario(SCENARIO).digest


def test_a_second_start_with_the_same_game_says_where_it_is_open(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda *texts: told.append(texts[2]))
    path = tmp_path / "Sedan – percée.blitz"
    desk = app.Desk(Settings())
    monkeypatch.setattr(app, "find", lambda _header: _found())
    first = Session.start(TOY, toy_scenario(), seed="1", journal=desk.journals)
    first.save(path)
    desk.open(path)
    assert isinstance(desk.window, StartWindow)  # what can still be opened is offered
    desk.window.close()
    assert told
    assert "another window" in told[0]
    first.close()


def _found() -> object:
    from blitz_desktop.session.opening import Found

    return Found(TOY, toy_scenario())


def test_a_display_that_has_gone_leaves_the_start_window_in_sight(
    qtbot: QtBot, tmp_path: Path, start: StartWindow
) -> None:
    settings = Settings(tmp_path / "settings.ini")
    start.setGeometry(9000, 4000, 900, 600)
    settings.save_window(start)
    again = StartWindow(app.Library(tmp_path / "journals", settings), settings)
    qtbot.addWidget(again)
    again.show()
    screens = [screen.availableGeometry() for screen in QApplication.screens()]
    assert any(screen.contains(again.geometry().topLeft()) for screen in screens)
