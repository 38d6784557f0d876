"""Theme, size of text, motion and language: chosen, worn at once, and remembered."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from blitz_desktop import app, registry
from blitz_desktop.core.words import number_words
from blitz_desktop.presenter.shelf import ShelfGame
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, languages, theme
from blitz_desktop.ui.look import Look, ThemeChoice, theme_of, wear
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.preferences import PreferencesDialog
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.shelf_rows import moment
from blitz_desktop.ui.start_window import StartWindow
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase

LEFT = Qt.MouseButton.LeftButton
LARGE_AND_DARK = Look(theme=ThemeChoice.DARK, text_percent=150, is_motion_reduced=True)


@pytest.fixture(autouse=True)
def _plain_afterwards(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    wear(qapp, Look(theme=ThemeChoice.LIGHT, language="en"))
    QLocale.setDefault(locale)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[app.Desk]:
    toy = toy_scenario()
    monkeypatch.setattr(registry, "scenario_keys", lambda: ("toy/duel",))
    monkeypatch.setattr(registry, "system", lambda _: TOY)
    monkeypatch.setattr(registry, "scenario", lambda _: toy)
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: pytest.fail("a question was asked"))
    desk = app.Desk(Settings())
    yield desk
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    if desk.window is not None:
        desk.window.close()
        desk.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_what_is_chosen_is_remembered(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Look())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.theme.setCurrentIndex(dialog.theme.findData(ThemeChoice.DARK))
    dialog.text.setFocus()
    for _ in range(5):
        qtbot.keyClick(dialog.text, Qt.Key.Key_Right)
    dialog.motion.setChecked(True)
    with qtbot.waitSignal(dialog.look_chosen) as chosen:
        qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert chosen.args == [LARGE_AND_DARK]
    Settings().choose_look(chosen.args[0])
    assert Settings().look() == LARGE_AND_DARK


@pytest.mark.parametrize(("language", "day"), [("fr", "30/05/2026"), ("de", "30.05.26"), ("en", "5/30/26")])
def test_dates_and_numbers_are_written_as_the_language_has_them(
    qapp: QApplication, language: str, day: str
) -> None:
    if language in languages.languages():
        wear(qapp, Look(language=language))
    else:
        QLocale.setDefault(QLocale(language))
    game = ShelfGame(Path("a.blitz"), "a", "", 1, datetime(2026, 5, 30, 12, tzinfo=UTC))
    assert moment(game).startswith(day)
    assert number_words(2.5) == ("2,5" if language == "fr" else "2.5")


def test_cancel_changes_nothing(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Look())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.motion.setChecked(True)
    with qtbot.assertNotEmitted(dialog.look_chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("odd", ["", "0", "-5", "1000000", "large"])
def test_odd_settings_do_no_harm(odd: str) -> None:
    settings = Settings()
    settings._store.setValue("text_percent", odd)
    settings._store.setValue("theme", odd)
    assert 80 <= settings.look().text_percent <= 200
    assert settings.look().theme is ThemeChoice.SYSTEM


def test_the_desktop_is_followed_where_the_player_wants_it() -> None:
    dark, light = Qt.ColorScheme.Dark, Qt.ColorScheme.Light
    assert theme_of(Look(), dark) is theme.DARK
    assert theme_of(Look(), Qt.ColorScheme.Unknown) is theme.LIGHT
    assert theme_of(Look(theme=ThemeChoice.LIGHT), dark) is theme.LIGHT
    assert theme_of(Look(theme=ThemeChoice.DARK), light) is theme.DARK


def test_another_look_keeps_the_game_on_the_table(qtbot: QtBot, desk: app.Desk) -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    desk.seat(session)
    session.submit(EndPhase())
    before = desk.window
    assert isinstance(before, MainWindow)
    before.table.refresh()
    before.canvas.zoom_to(1.0)
    zoom = before.canvas.zoom
    desk.choose_look(LARGE_AND_DARK)
    qtbot.waitUntil(lambda: desk.window is not before)
    after = desk.window
    assert isinstance(after, MainWindow)
    assert after.session is session
    assert session.head == 1
    assert after.canvas.zoom == zoom
    assert after.canvas.is_still
    assert after.scene.theme is theme.DARK
    assert after.font().pointSizeF() == pytest.approx(15)


def test_the_start_window_takes_up_another_look(qtbot: QtBot, desk: app.Desk) -> None:
    desk.show_start()
    before = desk.window
    desk.choose_look(LARGE_AND_DARK)
    qtbot.waitUntil(lambda: desk.window is not before)
    assert isinstance(desk.window, StartWindow)
    assert Settings().look() == LARGE_AND_DARK


def test_languages_have_their_own_names() -> None:
    assert languages.languages()["en"] == "English"
    assert languages.languages()["fr"] == "Français"
