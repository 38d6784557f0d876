"""The start window as a player meets it: cards, files let fall on it, options, games taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from blitz_desktop import app
from blitz_desktop.presenter.shelf import Glance, ShelfGame
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.layouts import settle
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.options_dialog import OptionsDialog
from blitz_desktop.ui.save_desk import saves_folder
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.shelf_rows import Shelf
from blitz_desktop.ui.start_window import SHELF_WIDTH, ScenarioCard, StartWindow
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase

pytestmark = pytest.mark.slow

LEFT = Qt.MouseButton.LeftButton
KEY = "blitzkrieg_1940/1940_basic"


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[app.Desk]:
    """A desk with the games of the program."""
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    desk = app.Desk(Settings())
    yield desk
    if desk.window is not None:
        desk.window.close()
        desk.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def card(desk: app.Desk, qtbot: QtBot) -> ScenarioCard:
    desk.show_start()
    assert isinstance(desk.window, StartWindow)
    card = desk.window.cards[KEY]
    qtbot.waitUntil(lambda: card.begin.isEnabled(), timeout=30_000)
    return card


def test_a_card_has_map_sides_length_and_what_it_teaches(card: ScenarioCard) -> None:
    assert not card.picture.pixmap().isNull()
    assert card.title.text()
    facts = card.facts.text()
    assert "Germany against Allies" in facts
    assert "turns" in facts
    assert "units" in facts
    assert card.lesson.isVisible()
    assert "It teaches" in card.lesson.text()
    assert card.text.text()


def test_a_game_begins_with_the_options_that_were_chosen(
    card: ScenarioCard, desk: app.Desk, qtbot: QtBot
) -> None:
    assert desk.window is not None
    qtbot.mouseClick(card.options, LEFT)
    dialog = desk.window.findChild(OptionsDialog)
    assert isinstance(dialog, OptionsDialog)
    option, box = next((id_, box) for id_, box in dialog.boxes.items() if box.count() > 1)
    box.setFocus()
    before = box.currentData()
    qtbot.keyClick(box, Qt.Key.Key_Down if box.currentIndex() == 0 else Qt.Key.Key_Up)
    assert box.currentData() != before
    chosen = box.currentData()
    qtbot.mouseClick(dialog.begin, LEFT)
    qtbot.waitUntil(lambda: isinstance(desk.window, MainWindow), timeout=20_000)
    assert isinstance(desk.window, MainWindow)
    assert desk.window.session.scenario.options[option] == chosen


def test_a_save_let_fall_on_the_window_is_opened(
    desk: app.Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(desk, "open", opened.append)
    desk.show_start()
    window = desk.window
    assert isinstance(window, StartWindow)
    data, anything = QMimeData(), Qt.DropAction.CopyAction
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "été.blitz"))])
    buttons, keys = LEFT, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(300, 200), anything, data, buttons, keys)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(300, 200), anything, data, buttons, keys))
    assert opened == [tmp_path / "été.blitz"]


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, text_scale=2.0)
    yield
    theme.apply(qapp)


@pytest.mark.usefixtures("large_text")
def test_with_large_text_it_is_no_wider_than_a_small_screen(card: ScenarioCard, desk: app.Desk) -> None:
    assert desk.window is not None
    assert desk.window.minimumSizeHint().width() <= 1366


def test_a_row_of_the_shelf_shows_all_its_words(desk: app.Desk) -> None:
    session = Session.start(TOY, toy_scenario())
    session.submit(EndPhase())
    folder = saves_folder()
    folder.mkdir(parents=True)
    for number in range(5):
        session.save(folder / f"A game with a rather long name {number}.blitz")
    desk.show_start()
    window = desk.window
    assert isinstance(window, StartWindow)
    window.resize(1366, 768)
    QApplication.processEvents()
    for row in window.shelf.savings:
        assert row.label.height() >= row.label.heightForWidth(row.label.width())


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 2.0])
def test_the_shelf_is_whole_beside_its_scroll_bar(
    text_scale: float, qapp: QApplication, qtbot: QtBot
) -> None:
    theme.apply(qapp, text_scale=text_scale)
    session = Session.start(TOY, toy_scenario())
    games = tuple(
        ShelfGame(Path(f"{place}.blitz"), "Game", "toy/toy", 3, datetime.now(UTC)) for place in range(9)
    )
    try:
        shelf = Shelf(games, games)
        qtbot.addWidget(shelf)
        shelf.setFixedWidth(theme.scaled(SHELF_WIDTH))
        for row in shelf.rows:
            row.show_glance(Glance(session.scenario, TOY.view(session.scenario, session.state, None)))
        shelf.resize(shelf.width(), 500)
        shelf.show()
        settle(shelf)
        area = shelf.findChild(QScrollArea)
        assert isinstance(area, QScrollArea)
        inside = area.widget()
        assert area.verticalScrollBar().isVisible()
        assert inside.minimumSizeHint().width() <= area.viewport().width()
        assert inside.width() == area.viewport().width()
    finally:
        theme.apply(qapp)
