"""The comforts of the map in the real window: overlays by key, turning, small map, places, hints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from blitz_desktop.session.session import Session
from blitz_desktop.ui import remembrance
from blitz_desktop.ui.board.layers import Layer
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.map_wait import MapWait
from blitz_desktop.ui.settings import Settings
from tests.toy import TOY, toy_scenario
from tests.ui.hand import CTRL, LEFT, PLAIN, Hand

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(hand: Hand, qtbot: QtBot) -> MainWindow:
    hand.window.activateWindow()
    qtbot.waitUntil(hand.window.isActiveWindow)
    hand.window.canvas.setFocus()
    return hand.window


# Overlays


@pytest.mark.parametrize(
    ("key", "modifiers", "id_"),
    [
        (Qt.Key.Key_Z, PLAIN, "watched"),
        (Qt.Key.Key_C, PLAIN, "control"),
        (Qt.Key.Key_O, PLAIN, "countries"),
        (Qt.Key.Key_K, PLAIN, "stacking"),
        (Qt.Key.Key_L, PLAIN, "moves"),
        (Qt.Key.Key_L, SHIFT, "changes"),
    ],
)
def test_one_key_shows_and_hides_an_overlay(
    hand: Hand, window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier, id_: str
) -> None:
    hand.key(key, modifiers)
    assert window.map_desk.shown == (id_,)
    assert window.map_desk.legend.isVisible()
    assert window.actions_.by_id[f"overlay_{id_}"].isChecked()
    hand.key(key, modifiers)
    assert window.map_desk.shown == ()
    assert not window.map_desk.legend.isVisible()


def test_the_legend_hides_its_overlay(hand: Hand, window: MainWindow) -> None:
    hand.key(Qt.Key.Key_Z)
    hand.key(Qt.Key.Key_C)
    close = window.map_desk.legend.findChild(QToolButton, "hide_watched")
    assert isinstance(close, QToolButton)
    hand.press(close)
    assert window.map_desk.shown == ("control",)
    hand.key(Qt.Key.Key_O, SHIFT)
    assert window.map_desk.shown == ()


def test_overlays_follow_the_position(hand: Hand, window: MainWindow, qtbot: QtBot) -> None:
    hand.key(Qt.Key.Key_L)
    assert not window.map_desk.overlays.draw("moves").traces
    hand.drag("bt", "0403")
    (trace,) = window.map_desk.overlays.draw("moves").traces
    assert trace.hexes[-1] == "0403"
    hand.key(Qt.Key.Key_Z, CTRL)
    assert not window.map_desk.overlays.draw("moves").traces


def test_who_can_come_here_is_asked_of_the_hex_under_the_pointer(
    hand: Hand, window: MainWindow, qtbot: QtBot
) -> None:
    window.canvas.centre_on("0403")
    qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position("0403"))
    hand.key(Qt.Key.Key_W)
    assert window.map_desk.shown == ("reachers",)
    hand.key(Qt.Key.Key_W)
    assert window.map_desk.shown == ()
    window.map_desk.ask_reachers("0403")
    hand.drag("bt", "0403")
    assert window.map_desk.shown == ()


# Turning


@pytest.mark.parametrize("keys", [(PLAIN,), (PLAIN, PLAIN), (SHIFT,)])
def test_the_map_turns_and_play_goes_on(
    seat: Callable[[Session], Hand], qtbot: QtBot, keys: tuple[Qt.KeyboardModifier, ...]
) -> None:
    scenario = toy_scenario()
    scenario = replace(scenario, board=replace(scenario.board, north=25.0))
    hand = seat(Session.start(TOY, scenario, seed="1"))
    window = hand.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.canvas.setFocus()
    for modifiers in keys:
        hand.key(Qt.Key.Key_I, modifiers)
    assert window.scene.turn == {1: 180.0, 2: 0.0}[len(keys)] or keys == (SHIFT,)
    if keys == (SHIFT,):
        assert window.scene.turn == 335.0
    hand.drag("bt", "0403")
    assert hand.at("bt") == "0403"
    point = window.canvas.mapToScene(window.canvas.hex_position("0403"))
    assert window.scene.hit(point).unit == "bt"


def test_turning_keeps_the_place_selection_and_overlays(hand: Hand, window: MainWindow) -> None:
    hand.click_piece("bt")
    hand.key(Qt.Key.Key_Z)
    window.canvas.centre_on("0502")
    hand.key(Qt.Key.Key_I)
    middle = window.canvas.viewport().rect().center()
    assert (window.canvas.hex_position("0502") - middle).manhattanLength() <= 2
    assert window.scene.selection == window.table.selection == ("bt",)
    assert window.map_desk.shown == ("watched",)


# Small map


def test_the_small_map_frames_the_view_and_moves_it(hand: Hand, window: MainWindow, qtbot: QtBot) -> None:
    hand.key(Qt.Key.Key_M, SHIFT)
    small = window.map_desk.minimap
    qtbot.waitUntil(small.isVisible)
    window.canvas.zoom_to(4.0)
    window.canvas.centre_on("0202")
    before = small.frame
    for place in (QPointF(0.3, 0.3), QPointF(0.7, 0.6), QPointF(0.5, 0.8)):
        at = QPoint(round(small.width() * place.x()), round(small.height() * place.y()))
        qtbot.mouseClick(small, LEFT, PLAIN, at)
        frame = small.frame
        if frame.width() >= before.width() - 1:
            assert (frame.center() - QPointF(at)).manhattanLength() <= 4
    hand.key(Qt.Key.Key_M, SHIFT)
    assert not small.isVisible()


# Places


def test_places_are_kept_and_gone_back_to(hand: Hand, window: MainWindow, qtbot: QtBot) -> None:
    canvas = window.canvas
    canvas.zoom_to(2.0)
    canvas.centre_on("0203")
    hand.key(Qt.Key.Key_D, CTRL)
    canvas.zoom_to(1.0)
    canvas.centre_on("0704")
    hand.key(Qt.Key.Key_D, CTRL)
    assert window.map_desk.places.names == ("0203 Wester", "0704 Oster")
    middle = canvas.viewport().rect().center()
    for place, zoom in (("0203", 2.0), ("0704", 1.0), ("0203", 2.0)):
        hand.key(Qt.Key.Key_D)
        assert canvas.zoom == zoom
        assert (canvas.hex_position(place) - middle).manhattanLength() <= 2


def test_view_places_and_overlays_are_there_again(
    seat: Callable[[Session], Hand], session: Session, qtbot: QtBot
) -> None:
    hand = seat(session)
    hand.drag("bt", "0403")
    desk = hand.window.map_desk
    hand.window.canvas.zoom_to(2.0)
    hand.window.canvas.centre_on("0203")
    desk.places.keep()
    desk.toggle("control")
    desk.remember()
    other = seat(session).window
    qtbot.waitUntil(lambda: other.canvas.zoom == 2.0)
    middle = other.canvas.viewport().rect().center()
    qtbot.waitUntil(lambda: (other.canvas.hex_position("0203") - middle).manhattanLength() <= 60)
    assert other.map_desk.places.names == ("0203 Wester",)
    assert other.map_desk.shown == ("control",)


def test_view_and_overlays_are_kept_while_the_game_is_played(
    seat: Callable[[Session], Hand], session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the program is killed."""
    monkeypatch.setattr(remembrance, "_PAUSE", 50)
    hand = seat(session)
    hand.window.activateWindow()
    qtbot.waitUntil(hand.window.isActiveWindow)
    hand.window.canvas.setFocus()
    hand.window.canvas.zoom_to(2.0)
    hand.key(Qt.Key.Key_C)
    hand.key(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    shown = hand.window.map_desk.shown
    assert shown == ("control", "plans")
    key = session.scenario.key
    qtbot.waitUntil(lambda: Settings().map_memory(key).overlays == shown)
    view = Settings().map_memory(key).view
    assert view is not None
    assert view.zoom == 2.0


def test_what_cannot_be_read_of_the_view_is_forgotten(qtbot: QtBot) -> None:
    settings = Settings()
    settings._store.setValue("maps/toy.duel", "{broken")
    assert settings.map_memory("toy/duel").view is None


# Counters


def test_counters_are_hidden_while_a_key_is_held(hand: Hand, window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyPress(window.canvas, Qt.Key.Key_H)
    assert not window.scene.layers.is_shown(Layer.COUNTERS)
    qtbot.keyRelease(window.canvas, Qt.Key.Key_H)
    assert window.scene.layers.is_shown(Layer.COUNTERS)


def test_hidden_counters_stay_hidden_where_the_layer_is_off(
    hand: Hand, window: MainWindow, qtbot: QtBot
) -> None:
    window.scene.layers.hide(Layer.COUNTERS)
    qtbot.keyPress(window.canvas, Qt.Key.Key_H)
    qtbot.keyRelease(window.canvas, Qt.Key.Key_H)
    assert not window.scene.layers.is_shown(Layer.COUNTERS)


def test_units_that_may_act_are_dotted(hand: Hand, window: MainWindow) -> None:
    assert window.scene.ready == {"b1", "b2", "b3", "bt"}
    hand.drag("bt", "0403")
    assert window.scene.ready == {"b1", "b2", "b3"}
    hand.key(Qt.Key.Key_U)
    assert window.scene.ready == set()


def test_after_how_long_a_stack_spreads_is_chosen_in_the_menu(hand: Hand, window: MainWindow) -> None:
    menus = {menu.title().replace("&", ""): menu for menu in window.menuBar().findChildren(QMenu)}
    entries = menus["Spread stacks under the pointer"].actions()
    delays = []
    for entry in entries:
        entry.trigger()
        assert entry.isChecked()
        assert Settings().fan_delay() == window.canvas.fan_delay
        delays.append(window.canvas.fan_delay)
    assert None in delays
    assert len(set(delays)) == len(entries) >= 3


def test_a_stack_spreads_under_a_resting_pointer(hand: Hand, window: MainWindow, qtbot: QtBot) -> None:
    canvas = window.canvas
    window.map_desk._choose_delay(30)
    assert Settings().fan_delay() == 30
    canvas.centre_on("0302")
    viewport = canvas.viewport()
    qtbot.mouseMove(viewport, canvas.hex_position("0401"))
    qtbot.mouseMove(viewport, canvas.piece_position("b2"))
    qtbot.waitUntil(lambda: window.scene.fan is not None)
    qtbot.mouseMove(viewport, canvas.piece_position("b1"))
    assert window.scene.fan is not None
    qtbot.mouseMove(viewport, canvas.hex_position("0505"))
    assert window.scene.fan is None
    window.map_desk._choose_delay(None)
    assert Settings().fan_delay() is None


# Hints


def test_a_tooltip_tells_of_a_counter_in_full(hand: Hand, window: MainWindow) -> None:
    window.canvas.centre_on("0303")
    at = window.canvas.piece_position("bt")
    viewport = window.canvas.viewport()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    assert "Blue Tank Division" in QToolTip.text()
    assert "may still be done" in QToolTip.text()
    QToolTip.hideText()


def test_a_path_is_explained_once_the_pointer_rests(hand: Hand, window: MainWindow, qtbot: QtBot) -> None:
    hand.click_piece("bt")
    card = window.map_desk.path_card
    qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position("0404"))
    qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position("0501"))
    qtbot.waitUntil(card.isVisible)
    assert "dice up to 1 more" in card._text.text()
    assert "§ 2.2" in card._text.text()
    qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position("0106"))
    assert not card.isVisible()


def test_that_the_map_is_still_being_drawn_is_said(hand: Hand, qtbot: QtBot) -> None:
    bare = MapWait(BoardScene())
    qtbot.addWidget(bare)
    assert not bare.isHidden()
    qtbot.waitUntil(lambda: hand.window.scene.is_map_drawn, timeout=60_000)
    assert hand.window.map_wait.isHidden()
