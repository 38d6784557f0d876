"""Drags with real mouse events: to their end, refused, cancelled; nothing is ever left in the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.core.view import BoardView
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from tests.ui.board.samples import moved

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def willing(canvas: BoardCanvas) -> list[str]:
    """Let every drag begin with the counter that is pulled; the counters asked for so far."""
    asked: list[str] = []

    def answer(unit: str) -> None:
        asked.append(unit)
        canvas.start_drag((unit,))

    canvas.drag_requested.connect(answer)
    return asked


def press(canvas: BoardCanvas, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
    _send(canvas, QEvent.Type.MouseButtonPress, at, button, button)


def move(canvas: BoardCanvas, at: QPoint, buttons: Qt.MouseButton = _LEFT) -> None:
    _send(canvas, QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, buttons)


def release(canvas: BoardCanvas, at: QPoint) -> None:
    _send(canvas, QEvent.Type.MouseButtonRelease, at, _LEFT, Qt.MouseButton.NoButton)


def _send(
    canvas: BoardCanvas, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, buttons: Qt.MouseButton
) -> None:
    viewport = canvas.viewport()
    event = QMouseEvent(kind, QPointF(at), QPointF(viewport.mapToGlobal(at)), button, buttons, _NONE)
    QApplication.sendEvent(viewport, event)


def pull(canvas: BoardCanvas, unit: str, to: QPoint) -> None:
    """Press on a counter and move, without letting go."""
    at = canvas.piece_position(unit)
    press(canvas, at)
    move(canvas, at + QPoint(6, 6))
    move(canvas, to)


def test_drop_names_counters_and_place(
    qtbot: QtBot, canvas: BoardCanvas, scene: BoardScene, view: BoardView, willing: list[str]
) -> None:
    canvas.dropped.connect(lambda units, place: scene.show(moved(view, units[0], place)))
    to = canvas.hex_position("A0603")
    pull(canvas, "lone", to)
    assert canvas.is_dragging
    with qtbot.waitSignal(canvas.dropped) as caught:
        release(canvas, to)
    assert caught.args == [("lone",), "A0603"]
    assert (canvas.piece_position("lone") - canvas.hex_position("A0603")).manhattanLength() <= 2
    assert not scene.hand


@pytest.mark.parametrize("zoom", [0.25, 0.5, 1.0, 2.0, 4.0])
def test_counter_stays_at_the_grab_point(
    canvas: BoardCanvas, scene: BoardScene, willing: list[str], zoom: float
) -> None:
    canvas.zoom_to(zoom)
    canvas.centre_on("A0404")
    grip = QPoint(round(-12 * zoom), round(9 * zoom))
    at = canvas.piece_position("lone") + grip
    press(canvas, at)
    for step in (QPoint(14, 0), QPoint(40, 31), QPoint(-77, 52)):
        move(canvas, at + step)
        middle = canvas.mapFromScene(scene.hand[0].pos())
        assert (middle + grip - (at + step)).manhattanLength() <= 2
    canvas.cancel_drag()


def test_counter_taken_from_a_fan_stays_at_the_grab_point(
    canvas: BoardCanvas, scene: BoardScene, willing: list[str]
) -> None:
    canvas.zoom_to(0.5)
    canvas.centre_on("A0505")
    scene.open_fan("A0505")
    at = canvas.piece_position("stack0") + QPoint(10, 10)
    press(canvas, at)
    move(canvas, at + QPoint(30, 30))
    assert willing == ["stack0"]
    assert scene.fan is None
    middle = canvas.mapFromScene(scene.hand[0].pos())
    assert (middle + QPoint(5, 5) - (at + QPoint(30, 30))).manhattanLength() <= 2
    canvas.cancel_drag()


@pytest.mark.parametrize("zoom", [0.35, 1.0, 2.0])
@pytest.mark.parametrize("way", [1, 2, 4])
def test_a_shaky_click_is_no_drag(canvas: BoardCanvas, willing: list[str], zoom: float, way: int) -> None:
    canvas.zoom_to(zoom)
    canvas.centre_on("A0404")
    clicks: list[str] = []
    canvas.piece_clicked.connect(lambda unit, _modifiers: clicks.append(unit))
    at = canvas.piece_position("lone")
    press(canvas, at)
    move(canvas, at + QPoint(way, way))
    release(canvas, at + QPoint(way, way))
    assert not willing
    assert clicks == ["lone"]


def test_unanswered_drag_is_nothing(canvas: BoardCanvas, scene: BoardScene) -> None:
    asked: list[str] = []
    canvas.drag_requested.connect(asked.append)
    pull(canvas, "lone", canvas.hex_position("A0603"))
    release(canvas, canvas.hex_position("A0603"))
    assert asked == ["lone"]
    assert not scene.hand


def test_refused_drop_goes_home(canvas: BoardCanvas, scene: BoardScene, willing: list[str]) -> None:
    home = canvas.piece_position("lone")
    for place in ("A0606", "A1100", "A0404"):
        pull(canvas, "lone", canvas.hex_position(place))
        release(canvas, canvas.hex_position(place))
        assert not scene.hand
        assert canvas.piece_position("lone") == home


def test_way_home_is_shown_and_can_be_cut_short(
    qtbot: QtBot, canvas: BoardCanvas, scene: BoardScene, willing: list[str]
) -> None:
    canvas.is_still = False
    pull(canvas, "lone", canvas.hex_position("A0603"))
    release(canvas, canvas.hex_position("A0603"))
    assert scene.hand
    press(canvas, canvas.hex_position("A0503"))
    assert not scene.hand
    release(canvas, canvas.hex_position("A0503"))
    pull(canvas, "lone", canvas.hex_position("A0603"))
    release(canvas, canvas.hex_position("A0603"))
    qtbot.waitUntil(lambda: not scene.hand, timeout=2000)


def test_another_board_during_the_way_home(
    qtbot: QtBot, canvas: BoardCanvas, scene: BoardScene, view: BoardView, willing: list[str]
) -> None:
    from tests.ui.board.samples import sample_board

    canvas.is_still = False
    for _ in range(5):
        pull(canvas, "lone", canvas.hex_position("A0603"))
        release(canvas, canvas.hex_position("A0603"))
        assert scene.hand
        scene.set_board(sample_board())
        scene.show(view)
        qtbot.wait(40)  # a frame or two
    assert not scene.hand


def _escape(canvas: BoardCanvas) -> None:
    from PySide6.QtTest import QTest

    QTest.keyClick(canvas, Qt.Key.Key_Escape)


def _right_click(canvas: BoardCanvas) -> None:
    press(canvas, canvas.hex_position("A0603"), Qt.MouseButton.RightButton)


def _lose_focus(canvas: BoardCanvas) -> None:
    QApplication.sendEvent(canvas, QFocusEvent(QEvent.Type.FocusOut))


def _let_go_outside(canvas: BoardCanvas) -> None:
    move(canvas, QPoint(-40, -40))
    release(canvas, QPoint(-40, -40))


def _lose_the_release(canvas: BoardCanvas) -> None:
    move(canvas, canvas.hex_position("A0603"), Qt.MouseButton.NoButton)


@pytest.mark.parametrize("end", [_escape, _right_click, _lose_focus, _let_go_outside, _lose_the_release])
def test_cancelled_drag_goes_home(
    qtbot: QtBot,
    canvas: BoardCanvas,
    scene: BoardScene,
    willing: list[str],
    end: Callable[[BoardCanvas], None],
) -> None:
    home = canvas.piece_position("lone")
    pull(canvas, "lone", canvas.hex_position("A0603"))
    with qtbot.waitSignal(canvas.drag_cancelled), qtbot.assertNotEmitted(canvas.dropped):
        end(canvas)
    assert not canvas.is_dragging
    assert not scene.hand
    assert canvas.piece_position("lone") == home
    release(canvas, canvas.hex_position("A0603"))
    move(canvas, canvas.hex_position("A0505"), Qt.MouseButton.NoButton)
    assert not canvas.is_dragging


def test_several_counters_travel_together(canvas: BoardCanvas, scene: BoardScene) -> None:
    canvas.drag_requested.connect(lambda unit: canvas.start_drag(("stack0", "stack1", unit)))
    drops: list[tuple[str, ...]] = []
    canvas.dropped.connect(lambda units, _place: drops.append(units))
    to = canvas.hex_position("A0603")
    pull(canvas, "stack2", to)
    assert [counter.unit for counter in scene.hand] == ["stack2", "stack0", "stack1"]
    release(canvas, to)
    assert drops == [("stack2", "stack0", "stack1")]


def test_counters_can_be_dragged_between_trays_and_map(
    qtbot: QtBot, canvas: BoardCanvas, willing: list[str]
) -> None:
    canvas.centre_on("reserve")
    at = canvas.piece_position("spare0")
    press(canvas, at)
    move(canvas, at + QPoint(20, 0))
    canvas.centre_on("A0603")
    with qtbot.waitSignal(canvas.dropped) as caught:
        release(canvas, canvas.hex_position("A0603"))
    assert caught.args == [("spare0",), "A0603"]


def test_a_hundred_drags_leave_nothing_behind(
    canvas: BoardCanvas, scene: BoardScene, willing: list[str]
) -> None:
    before = len(scene.items())
    for i in range(100):
        to = canvas.hex_position("A0603") + QPoint(i % 9, i % 7)
        pull(canvas, "lone", to)
        release(canvas, to)
    assert len(willing) == 100
    assert len(scene.items()) == before
    assert scene.mouseGrabberItem() is None
    assert canvas.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_hex_under_a_drag_changes_once_a_hexside(canvas: BoardCanvas, willing: list[str]) -> None:
    places: list[str] = []
    canvas.drag_moved.connect(places.append)
    pull(canvas, "lone", canvas.hex_position("A0404"))
    start = canvas.hex_position("A0404")
    for step in range(0, 79, 2):
        move(canvas, start + QPoint(0, step))
    assert places == ["A0404", "A0405"]
    canvas.cancel_drag()


def test_view_shown_in_mid_drag_ends_it(
    canvas: BoardCanvas, scene: BoardScene, view: BoardView, willing: list[str]
) -> None:
    pull(canvas, "lone", canvas.hex_position("A0603"))
    scene.show(moved(view, "lone", "A0506"))
    assert not canvas.is_dragging
    release(canvas, canvas.hex_position("A0603"))
    assert (canvas.piece_position("lone") - canvas.hex_position("A0506")).manhattanLength() <= 2


def test_right_click_that_cancels_opens_no_menu(
    qtbot: QtBot, canvas: BoardCanvas, willing: list[str]
) -> None:
    at = canvas.hex_position("A0603")
    pull(canvas, "lone", at)
    press(canvas, at, Qt.MouseButton.RightButton)
    mouse = QContextMenuEvent.Reason.Mouse
    with qtbot.assertNotEmitted(canvas.context_menu_requested):
        QApplication.sendEvent(
            canvas.viewport(), QContextMenuEvent(mouse, at, canvas.viewport().mapToGlobal(at))
        )
    press(canvas, at, Qt.MouseButton.RightButton)
    with qtbot.waitSignal(canvas.context_menu_requested) as caught:
        QApplication.sendEvent(
            canvas.viewport(), QContextMenuEvent(mouse, at, canvas.viewport().mapToGlobal(at))
        )
    assert caught.args is not None
    assert caught.args[0] == "A0603"
