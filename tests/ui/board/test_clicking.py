"""Clicks, hovering and spread stacks, with real mouse events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.metrics import HEX
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.theme import DARK, LIGHT
from tests.ui.board.samples import sample_board, sample_view

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


def test_clicking_a_counter_names_it(qtbot: QtBot, canvas: BoardCanvas) -> None:
    with qtbot.waitSignal(canvas.piece_clicked) as caught:
        qtbot.mouseClick(canvas.viewport(), _LEFT, _NONE, canvas.piece_position("lone"))
    assert caught.args == ["lone", _NONE]


def test_clicking_with_control_says_so(qtbot: QtBot, canvas: BoardCanvas) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    with qtbot.waitSignal(canvas.piece_clicked) as caught:
        qtbot.mouseClick(canvas.viewport(), _LEFT, control, canvas.piece_position("lone"))
    assert caught.args == ["lone", control]


def test_clicking_bare_ground_names_the_hex(qtbot: QtBot, canvas: BoardCanvas) -> None:
    with qtbot.waitSignal(canvas.hex_clicked) as caught, qtbot.assertNotEmitted(canvas.piece_clicked):
        qtbot.mouseClick(canvas.viewport(), _LEFT, _NONE, canvas.hex_position("A0503"))
    assert caught.args == ["A0503", _NONE]


def test_clicking_a_stack_spreads_it(qtbot: QtBot, canvas: BoardCanvas, scene: BoardScene) -> None:
    qtbot.mouseClick(canvas.viewport(), _LEFT, _NONE, canvas.piece_position("stack2"))
    assert scene.fan is not None
    places = {unit: canvas.piece_position(unit) for unit in ("stack0", "stack1", "stack2")}
    assert len({(at.x(), at.y()) for at in places.values()}) == 3
    for unit, at in places.items():
        with qtbot.waitSignal(canvas.piece_clicked) as caught:
            qtbot.mouseClick(canvas.viewport(), _LEFT, _NONE, at)
        assert caught.args is not None
        assert caught.args[0] == unit
    assert scene.fan is not None


def test_clicking_elsewhere_closes_the_stack(qtbot: QtBot, canvas: BoardCanvas, scene: BoardScene) -> None:
    scene.open_fan("A0505")
    qtbot.mouseClick(canvas.viewport(), _LEFT, _NONE, canvas.hex_position("A0507"))
    assert scene.fan is None


def test_a_fan_lies_within_the_view(canvas: BoardCanvas, scene: BoardScene) -> None:
    for zoom in (0.25, 1.0, 2.0):
        canvas.zoom_to(zoom)
        canvas.centre_on("A0707")
        scene.open_fan("A0707")
        for place in range(8):
            assert canvas.viewport().rect().contains(canvas.piece_position(f"tall{place}"))


def test_every_counter_of_a_tray_can_be_hit(canvas: BoardCanvas, scene: BoardScene) -> None:
    for place in range(20):
        spot = scene.spot(f"spare{place}")
        assert spot is not None
        assert scene.hit(spot) == ("reserve", f"spare{place}")


def test_hovering_tells_each_change_once(qtbot: QtBot, canvas: BoardCanvas) -> None:
    hexes: list[str] = []
    units: list[str] = []
    canvas.hex_hovered.connect(hexes.append)
    canvas.piece_hovered.connect(units.append)
    start = canvas.hex_position("A0403")
    for step in range(0, 79, 3):
        qtbot.mouseMove(canvas.viewport(), start + QPoint(0, step))
    assert hexes == ["A0403", "A0404"]
    assert units == ["lone"]


def test_double_click_is_no_click_more_and_no_drag(qtbot: QtBot, canvas: BoardCanvas) -> None:
    clicks: list[str] = []
    drags: list[str] = []
    canvas.piece_clicked.connect(lambda unit, _modifiers: clicks.append(unit))
    canvas.drag_requested.connect(drags.append)
    at = canvas.piece_position("lone")
    with qtbot.waitSignal(canvas.piece_double_clicked) as caught:
        qtbot.mouseClick(canvas.viewport(), _LEFT, _NONE, at)
        qtbot.mouseDClick(canvas.viewport(), _LEFT, _NONE, at)
    assert caught.args == ["lone"]
    assert clicks == ["lone"]
    assert not drags


def test_reason_stands_beside_its_hex_until_hidden(canvas: BoardCanvas, scene: BoardScene) -> None:
    scene.show_reason("A0503", "The river bars the way.", "5.1.A")
    bubble = canvas.bubble
    assert bubble.words() == "The river bars the way. § 5.1.A"
    assert canvas.rect().contains(bubble.geometry())
    assert bubble.height() < 4 * bubble.fontMetrics().height(), "room for a line that it has not"
    scene.hide_reason()
    assert bubble.words() == ""


@pytest.mark.parametrize("place", ["A0503", "A0400"])
@pytest.mark.parametrize("zoom", [0.5, 1.0])
def test_reason_hides_neither_its_hex_nor_the_counter_that_came_back(
    canvas: BoardCanvas, scene: BoardScene, place: str, zoom: float
) -> None:
    canvas.resize(900, 600)
    canvas.zoom_to(zoom)
    canvas.centre_on(place)
    assert scene.board is not None
    for home in scene.board.neighbours(place):
        scene.show_reason(place, "The river bars the way to this hex.", "5.1.A", (home,))
        for hex_ in (place, home):
            assert not canvas.bubble.geometry().contains(canvas.hex_position(hex_))
            assert not (canvas.bubble.geometry() & hex_rect(canvas, hex_)).isValid()


def hex_rect(canvas: BoardCanvas, hex_: str) -> QRect:
    half = int(HEX * canvas.zoom / 2) - 2
    at = canvas.hex_position(hex_)
    return QRect(at - QPoint(half, half), at + QPoint(half, half))


def test_marks_on_the_paper_look_the_same_in_a_dark_window() -> None:
    pictures = []
    for worn in (LIGHT, DARK):
        scene = BoardScene(theme=worn)
        scene.set_board(sample_board())
        scene.show(sample_view())
        scene.set_targets(["A0503"], ["A0605"])
        scene.show_reason("A0606", "No.", "1")
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        middle = scene.table.middle("A0505")
        assert middle is not None
        for item in (scene._tints, scene._lines):
            rect = QRectF(middle.x() - 200, middle.y() - 150, 400, 300)
            painter.save()
            painter.translate(-rect.topLeft())
            option = QStyleOptionGraphicsItem()
            option.exposedRect = rect
            item.paint(painter, option, None)
            painter.restore()
        painter.end()
        pictures.append(image)
        scene.close()
    assert pictures[0] == pictures[1]
