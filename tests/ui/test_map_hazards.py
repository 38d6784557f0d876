"""Faults met in programs like this one, tried on the real window: drags, stacks, focus, time, displays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop.core.pieces import Piece
from blitz_desktop.session.session import Session
from blitz_desktop.ui.main_window import MainWindow
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


def is_at_rest(window: MainWindow) -> bool:
    """Whether nothing is in the hand, lit or drawn for a drag."""
    return (
        not window.canvas.is_dragging
        and not window.scene.hand
        and window.controller.gesture is None
        and window.scene.mouseGrabberItem() is None
    )


def crowd(count: int) -> Session:
    """The toy with a tall stack in one hex."""
    scenario = toy_scenario()
    model = scenario.pieces["b1"]
    extra = {f"x{number}": _copy(model, number) for number in range(count)}
    scenario = replace(
        scenario,
        pieces={**scenario.pieces, **extra},
        placements={**scenario.placements, **dict.fromkeys(extra, "0101")},
    )
    return Session.start(TOY, scenario, seed="1")


def _copy(model: Piece, number: int) -> Piece:
    return msgspec.structs.replace(model, id=f"x{number}", name=f"Unit {number}", short=str(number))


# Drags that do not end as they should


def test_a_button_let_go_outside_the_window_ends_the_drag(
    qtbot: QtBot, hand: Hand, window: MainWindow
) -> None:
    hand.pick_up("bt", "0403")
    viewport = window.canvas.viewport()
    qtbot.mouseRelease(viewport, LEFT, PLAIN, QPoint(-60, -60))
    assert is_at_rest(window)
    assert hand.at("bt") == "0303"
    qtbot.mouseMove(viewport, window.canvas.hex_position("0403"))
    assert is_at_rest(window)


@pytest.mark.parametrize("kind", [QEvent.Type.WindowDeactivate, QEvent.Type.FocusOut])
def test_a_drag_ends_with_the_focus(hand: Hand, window: MainWindow, kind: QEvent.Type) -> None:
    hand.pick_up("bt", "0403")
    if kind is QEvent.Type.FocusOut:
        QApplication.sendEvent(window.canvas, QFocusEvent(kind))
    else:
        other = QWidget()
        other.show()
        other.activateWindow()
        QApplication.processEvents()
        window.canvas.clearFocus()
        other.close()
        other.deleteLater()
    assert is_at_rest(window)
    hand.let_go("0403")
    assert hand.at("bt") == "0303"
    assert not window.session.entries


def test_a_drag_that_ends_over_a_panel_moves_nothing(qtbot: QtBot, hand: Hand, window: MainWindow) -> None:
    hand.pick_up("bt", "0403")
    viewport = window.canvas.viewport()
    for panel in (window.turn_panel, window.log_panel, window.decision_panel):
        at = viewport.mapFromGlobal(panel.mapToGlobal(panel.rect().center()))
        qtbot.mouseMove(viewport, at)
        assert window.scene.hand, "the counters stay in the hand while the button is down"
    qtbot.mouseRelease(viewport, LEFT, PLAIN, at)
    assert is_at_rest(window)
    assert hand.at("bt") == "0303"


def test_a_prompt_that_opens_in_mid_drag_ends_it(qtbot: QtBot, hand: Hand, window: MainWindow) -> None:
    hand.pick_up("bt", "0403")
    dialog = window.guide.ask_find()
    qtbot.waitUntil(dialog.isVisible)
    window.canvas.clearFocus()
    assert is_at_rest(window)
    dialog.reject()
    assert hand.at("bt") == "0303"


def test_no_drag_begins_while_losses_are_asked_for(qtbot: QtBot, hand: Hand, window: MainWindow) -> None:
    hand.drag("bt", "0402")
    hand.press_offer("End phase")
    hand.click_hex("0502")
    assert window.battle is not None
    hand.press(window.battle.attack)
    decision = window.table.decision
    assert decision is not None
    hand.drag("b3", "0405")
    assert hand.at("b3") == "0404"
    assert is_at_rest(window)


def test_undo_in_mid_drag_lets_the_counters_go_home(hand: Hand, window: MainWindow) -> None:
    hand.drag("b3", "0405")
    hand.pick_up("bt", "0403")
    hand.key(Qt.Key.Key_Z, CTRL)
    assert is_at_rest(window)
    assert hand.at("bt") == "0303"
    assert hand.at("b3") == "0404"
    hand.let_go("0403")
    assert hand.at("bt") == "0303"


def test_undo_with_a_dialog_open_waits_for_it(qtbot: QtBot, hand: Hand, window: MainWindow) -> None:
    hand.drag("bt", "0402")
    hand.press_offer("End phase")
    hand.click_hex("0502")
    battle = window.battle
    assert battle is not None
    qtbot.keyClick(battle, Qt.Key.Key_Z, CTRL)
    assert len(window.session.entries) == 2
    battle.reject()
    hand.key(Qt.Key.Key_Z, CTRL)
    assert len(window.session.entries) == 1


def test_a_jump_in_time_drops_waypoints_band_and_drag(hand: Hand, window: MainWindow) -> None:
    hand.drag("b3", "0405")
    hand.pick_up("bt", "0403")
    hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert is_at_rest(window)
    assert window.scene.waypoints == ()
    hand.drag("bt", "0403")
    assert hand.at("bt") == "0303", "the past is only looked at"
    hand.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    assert hand.at("b3") == "0405"


def test_a_double_click_while_counters_glide_home(qtbot: QtBot, hand: Hand, window: MainWindow) -> None:
    window.canvas.is_still = False
    hand.drag("bt", "0106")
    assert window.scene.hand, "on the way home"
    hand.double_click_piece("bt")
    assert is_at_rest(window)
    assert window.table.selection == ("bt",)
    assert not window.session.entries


def test_turning_the_map_in_mid_drag_ends_it(hand: Hand, window: MainWindow) -> None:
    hand.pick_up("bt", "0403")
    hand.key(Qt.Key.Key_I)
    assert is_at_rest(window)
    hand.drag("bt", "0403")
    assert hand.at("bt") == "0403"


# Stacks


def test_a_stack_of_thirty_can_be_read_and_picked_from(seat: Callable[[Session], Hand], qtbot: QtBot) -> None:
    hand = seat(crowd(30))
    window = hand.window
    hand.click_piece("x29")
    fan = window.scene.fan
    assert fan is not None
    assert len(fan.pile.pieces) == 30
    seen = window.canvas.mapToScene(window.canvas.viewport().rect()).boundingRect()
    assert seen.contains(fan.boundingRect())
    for number in range(30):
        unit = f"x{number}"
        assert window.scene.hit(window.canvas.mapToScene(window.canvas.piece_position(unit))).unit == unit
    hand.click_piece("x0")
    qtbot.mouseClick(window.canvas.viewport(), LEFT, CTRL, window.canvas.piece_position("x7"))
    assert window.table.selection == ("x0", "x7")
    hand.drag("x7", "0102")
    assert [piece.id for piece in window.table.viewpoint.stack("0102")] == ["x0", "x7"]
    assert [piece.id for piece in window.table.viewpoint.stack("0101")] == [
        f"x{number}" for number in range(30) if number not in (0, 7)
    ]


def test_the_order_of_a_stack_is_kept_there_and_back(hand: Hand, window: MainWindow) -> None:
    before = [piece.id for piece in window.table.viewpoint.stack("0302")]
    hand.double_click_piece("b2")
    hand.key(Qt.Key.Key_Escape)
    hand.drag("b2", "0301")
    assert [piece.id for piece in window.table.viewpoint.stack("0301")] == before
    hand.key(Qt.Key.Key_Z, CTRL)
    assert [piece.id for piece in window.table.viewpoint.stack("0302")] == before


def test_a_band_round_two_stacks_moves_each_by_itself_in_order(
    qtbot: QtBot, hand: Hand, window: MainWindow
) -> None:
    canvas, viewport = window.canvas, window.canvas.viewport()
    canvas.centre_on("0303")
    start = canvas.hex_position("0201") + QPoint(0, 20)
    end = canvas.hex_position("0404") + QPoint(30, 30)
    qtbot.mousePress(viewport, LEFT, SHIFT, start)
    qtbot.mouseMove(viewport, start + QPoint(12, 12))
    qtbot.mouseMove(viewport, end)
    qtbot.mouseRelease(viewport, LEFT, SHIFT, end)
    assert set(window.table.selection) == {"b1", "b2", "b3", "bt"}
    hand.drag("b2", "0301")
    assert [piece.id for piece in window.table.viewpoint.stack("0301")] == ["b1", "b2"]
    assert hand.at("b3") == "0404"


def test_a_counter_dropped_beside_a_spread_stack_is_seen(hand: Hand, window: MainWindow) -> None:
    hand.click_piece("b2")
    assert window.scene.fan is not None
    hand.drag("bt", "0402")
    assert hand.at("bt") == "0402"
    assert window.scene.fan is None
    point = window.canvas.mapToScene(window.canvas.piece_position("bt"))
    assert window.scene.hit(point).unit == "bt"


# Zoom and displays


@pytest.mark.parametrize(("key", "limit"), [(Qt.Key.Key_Plus, 4.0), (Qt.Key.Key_Minus, 0.25)])
def test_zoom_at_its_limit_stays_there(hand: Hand, window: MainWindow, key: Qt.Key, limit: float) -> None:
    window.canvas.centre_on("0303")
    for _ in range(12):
        hand.key(key, CTRL)
    assert window.canvas.zoom == limit
    middle = window.canvas.viewport().rect().center()
    assert (window.canvas.hex_position("0303") - middle).manhattanLength() <= 2
    assert window.scene.tile_count <= 128


@pytest.mark.parametrize("zoom", [0.25, 1.0, 4.0])
@pytest.mark.parametrize("turn", [0.0, 180.0, 340.0])
def test_the_hexes_at_the_corners_can_be_brought_to_the_middle_and_hit(
    hand: Hand, window: MainWindow, zoom: float, turn: float
) -> None:
    window.scene.turn_to(turn)
    window.canvas.zoom_to(zoom)
    middle = window.canvas.viewport().rect().center()
    for hex_ in ("0101", "0801", "0106", "0806", "eliminated"):
        window.canvas.centre_on(hex_)
        assert (window.canvas.hex_position(hex_) - middle).manhattanLength() <= 2
        assert window.scene.hit(window.canvas.mapToScene(middle)).location == hex_


def test_the_scene_has_few_items_however_large_the_game(window: MainWindow) -> None:
    assert len(window.scene.items()) < 20


class _Wanderer(QWidget):
    """A window that stood on a second screen."""

    place = QRect(2400, 200, 1500, 900)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("wanderer")

    def restoreGeometry(self, _geometry: object) -> bool:  # noqa: N802
        self.setGeometry(self.place)
        return True


class _Screen:
    def __init__(self, room: QRect) -> None:
        self._room = room

    def availableGeometry(self) -> QRect:  # noqa: N802
        return self._room


def test_a_window_whose_display_has_gone_opens_on_one_that_is_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = QRect(0, 0, 1920, 1080), QRect(1920, 0, 2560, 1440)
    settings = Settings()
    for screens in ([first, second], [first], [QRect(0, 0, 1366, 768)], [QRect(-1280, 0, 1280, 1024)]):
        monkeypatch.setattr(QGuiApplication, "screens", lambda screens=screens: list(map(_Screen, screens)))
        window = _Wanderer()
        qtbot.addWidget(window)
        settings.save_window(window)
        assert settings.restore_window(window)
        assert any(screen.contains(window.geometry()) for screen in screens)
        assert (window.geometry() == _Wanderer.place) == (len(screens) == 2)


def test_docks_stand_where_they_stood(seat: Callable[[Session], Hand], session: Session) -> None:
    window = seat(session).window
    window.resizeDocks([window.docks["turn"]], [320], Qt.Orientation.Horizontal)
    window.docks["log"].hide()
    QApplication.processEvents()
    width = window.docks["turn"].width()
    Settings().save_window(window)
    other = seat(session).window
    assert other.docks["log"].isHidden()
    assert abs(other.docks["turn"].width() - width) <= 2
    assert other.size() != QSize(0, 0)
