"""Zoom and pan: the anchor holds, odd wheels do no harm, the limits are kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.ui.board.canvas import BoardCanvas
from tests.ui.board.test_dragging import move, press


def turn(
    canvas: BoardCanvas,
    at: QPoint,
    angle: int,
    *,
    pixels: QPoint | None = None,
    phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
) -> None:
    viewport = canvas.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        pixels or QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        phase,
        False,
    )
    QApplication.sendEvent(viewport, event)


@pytest.mark.parametrize("hex_", ["A0404", "A1109", "B4000", "A0500"])
def test_wheel_keeps_what_is_under_the_pointer(canvas: BoardCanvas, hex_: str) -> None:
    canvas.centre_on(hex_)
    canvas.pan(211, -143)
    at = canvas.hex_position(hex_)
    assert canvas.viewport().rect().contains(at)
    for angle in [120] * 20 + [-120] * 20 + [120] * 7:
        turn(canvas, at, angle)
        assert (canvas.hex_position(hex_) - at).manhattanLength() <= 2


def test_keys_keep_the_middle(canvas: BoardCanvas) -> None:
    middle = canvas.viewport().rect().center()
    before = canvas.mapToScene(middle)
    for zoom in (canvas.zoom_in, canvas.zoom_in, canvas.zoom_out, canvas.zoom_out, canvas.zoom_out):
        zoom()
    after = canvas.mapToScene(middle)
    assert (before - after).manhattanLength() <= 4 / canvas.zoom


def test_pointer_outside_zooms_about_the_middle(canvas: BoardCanvas) -> None:
    before = canvas.mapToScene(canvas.viewport().rect().center())
    turn(canvas, QPoint(-500, -300), 120)
    after = canvas.mapToScene(canvas.viewport().rect().center())
    assert (before - after).manhattanLength() < 3


def test_limits_hold(canvas: BoardCanvas) -> None:
    at = canvas.viewport().rect().center()
    for _ in range(30):
        turn(canvas, at, 1200)
    assert canvas.zoom == 4.0
    for _ in range(30):
        turn(canvas, at, -1200)
    assert canvas.zoom == 0.25
    for _ in range(5):
        canvas.zoom_out()
    assert canvas.zoom == 0.25


@pytest.mark.parametrize(
    ("angles", "zoom"),
    [
        ((0,), 1.0),
        ((1,) * 50, 1.0),
        ((15,) * 8, 1.41),
        ((-15,) * 8, 0.71),
        ((1200,), 2.0),
        ((60, -60, 60), 1.0),
    ],
)
def test_odd_wheels(canvas: BoardCanvas, angles: tuple[int, ...], zoom: float) -> None:
    for angle in angles:
        turn(canvas, QPoint(300, 300), angle)
    assert canvas.zoom == zoom


def test_a_pinch_zooms_by_steps_about_the_fingers(canvas: BoardCanvas) -> None:
    at = canvas.hex_position("A0606")
    point = canvas.mapToScene(at)
    for amounts, zoom in (((0.1, 0.1), 1.0), ((0.15,), 1.41), ((-0.2, -0.2), 1.0)):
        for amount in amounts:
            QApplication.sendEvent(canvas.viewport(), _pinch(canvas, at, amount))
        assert canvas.zoom == zoom
        assert (canvas.mapFromScene(point) - at).manhattanLength() <= 2


def _pinch(canvas: BoardCanvas, at: QPoint, amount: float) -> QNativeGestureEvent:
    place = QPointF(at)
    kind = Qt.NativeGestureType.ZoomNativeGesture
    device = QPointingDevice.primaryPointingDevice()
    return QNativeGestureEvent(kind, device, 2, place, place, place, amount, QPointF())


def test_a_drag_at_the_edge_scrolls(qtbot: QtBot, canvas: BoardCanvas) -> None:
    canvas.zoom_to(2.0)
    canvas.centre_on("A0404")
    canvas.drag_requested.connect(lambda unit: canvas.start_drag((unit,)))
    at = canvas.piece_position("lone")
    before = canvas.mapToScene(QPoint(0, 0))
    edge = QPoint(canvas.viewport().width() - 6, canvas.viewport().height() // 2)
    press(canvas, at)
    move(canvas, at + QPoint(9, 9))
    move(canvas, edge)
    qtbot.waitUntil(lambda: canvas.mapToScene(QPoint(0, 0)).x() > before.x() + 60)
    canvas.cancel_drag()
    after = canvas.mapToScene(QPoint(0, 0))
    qtbot.wait(60)
    assert canvas.mapToScene(QPoint(0, 0)) == after


def test_two_fingers_scroll(canvas: BoardCanvas) -> None:
    at = canvas.hex_position("A0404")
    turn(canvas, at, 0, pixels=QPoint(30, -12), phase=Qt.ScrollPhase.ScrollUpdate)
    assert canvas.zoom == 1.0
    assert canvas.hex_position("A0404") == at + QPoint(30, -12)


def _mouse(canvas: BoardCanvas, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton) -> None:
    is_press = kind == QEvent.Type.MouseButtonPress
    is_move = kind == QEvent.Type.MouseMove
    event = QMouseEvent(
        kind,
        QPointF(at),
        QPointF(canvas.viewport().mapToGlobal(at)),
        Qt.MouseButton.NoButton if is_move else button,
        button if is_press or is_move else Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(canvas.viewport(), event)


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton])
def test_hand_pans(canvas: BoardCanvas, button: Qt.MouseButton) -> None:
    if button == Qt.MouseButton.LeftButton:
        QTest.keyPress(canvas, Qt.Key.Key_Space)
    before, start = canvas.hex_position("A0404"), QPoint(400, 300)
    _mouse(canvas, QEvent.Type.MouseButtonPress, start, button)
    _mouse(canvas, QEvent.Type.MouseMove, start + QPoint(35, 20), button)
    _mouse(canvas, QEvent.Type.MouseButtonRelease, start + QPoint(35, 20), button)
    if button == Qt.MouseButton.LeftButton:
        QTest.keyRelease(canvas, Qt.Key.Key_Space)
    assert canvas.hex_position("A0404") == before + QPoint(35, 20)
    _mouse(canvas, QEvent.Type.MouseMove, start, Qt.MouseButton.NoButton)
    assert canvas.hex_position("A0404") == before + QPoint(35, 20)
    assert canvas.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor


def empty_place(canvas: BoardCanvas) -> QPoint:
    rect, scene = canvas.viewport().rect(), canvas.scene()
    places = (QPoint(x, y) for x in range(60, rect.right(), 40) for y in range(60, rect.bottom(), 40))
    return next(at for at in places if not scene.hit(canvas.mapToScene(at)).unit)


def test_a_drag_where_no_counter_lies_pans(canvas: BoardCanvas) -> None:
    clicks: list[str] = []
    canvas.hex_clicked.connect(clicks.append)
    left, start, way = Qt.MouseButton.LeftButton, empty_place(canvas), QPoint(35, 20)
    before = canvas.hex_position("A0404")
    _mouse(canvas, QEvent.Type.MouseMove, start, Qt.MouseButton.NoButton)
    assert canvas.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor
    _mouse(canvas, QEvent.Type.MouseButtonPress, start, left)
    _mouse(canvas, QEvent.Type.MouseMove, start + way, left)
    assert canvas.viewport().cursor().shape() == Qt.CursorShape.ClosedHandCursor
    _mouse(canvas, QEvent.Type.MouseButtonRelease, start + way, left)
    assert canvas.hex_position("A0404") == before + way
    assert clicks == []


def test_lost_release_ends_panning(canvas: BoardCanvas) -> None:
    start = QPoint(400, 300)
    _mouse(canvas, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.MiddleButton)
    before = canvas.hex_position("A0404")
    for way in (QPoint(50, 0), QPoint(80, 40)):
        _mouse(canvas, QEvent.Type.MouseMove, start + way, Qt.MouseButton.NoButton)
    assert canvas.hex_position("A0404") == before


def test_arrows_pan(canvas: BoardCanvas) -> None:
    before = canvas.hex_position("A0404")
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.hex_position("A0404").x() < before.x()
    QTest.keyClick(canvas, Qt.Key.Key_Left)
    assert canvas.hex_position("A0404") == before


def test_ensure_visible_moves_no_more_than_needed(canvas: BoardCanvas) -> None:
    before = canvas.hex_position("A0404")
    canvas.ensure_visible("A0404")
    assert canvas.hex_position("A0404") == before
    canvas.zoom_to(4.0)
    canvas.ensure_visible("A1109")
    assert canvas.viewport().rect().contains(canvas.hex_position("A1109"))


def test_fit_shows_the_whole_table(canvas: BoardCanvas) -> None:
    canvas.fit()
    seen = canvas.mapToScene(canvas.viewport().rect()).boundingRect()
    assert seen.contains(canvas.scene().sceneRect())


def test_a_small_window_fits_the_table_too_and_zooms_on_by_the_steps(canvas: BoardCanvas) -> None:
    canvas.resize(150, 110)
    canvas.fit()
    assert canvas.zoom < 0.25
    assert canvas.mapToScene(canvas.viewport().rect()).boundingRect().contains(canvas.scene().sceneRect())
    overview = canvas.zoom
    canvas.zoom_out()
    assert canvas.zoom == overview
    canvas.zoom_in()
    assert canvas.zoom == 0.25


@pytest.mark.parametrize(("dx", "dy"), [(9000, 0), (-9000, 0), (0, 9000), (-9000, -9000)])
def test_part_of_the_table_stays_in_sight_however_far_it_is_moved(
    canvas: BoardCanvas, dx: int, dy: int
) -> None:
    canvas.fit()
    canvas.pan(dx, dy)
    for _ in range(9):
        seen = canvas.mapToScene(canvas.viewport().rect()).boundingRect() & canvas.scene().sceneRect()
        assert min(seen.width(), seen.height()) * canvas.zoom >= 100
        canvas.zoom_in()
