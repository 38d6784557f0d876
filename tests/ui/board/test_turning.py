"""The map turned: every hex is found, neighbours stay neighbours, trays lie off the sheets."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPolygonF, QTransform
from pytestqt.qtbot import QtBot

from blitz_desktop.core.board import Board
from blitz_desktop.core.overlays import BAD, Overlay, Tag, Trace
from blitz_desktop.core.view import BoardView
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.metrics import HEX, centre, from_scene, hex_corners
from blitz_desktop.ui.board.printing import tiles
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.map_print import MapPrint
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.board.turning import turn_of, turned

TURNS = (180.0, 337.2, 90.0, 30.0)
_LONG = 20.0
"""Seconds for which a print is held up at most."""


@pytest.mark.parametrize("turn", TURNS)
def test_every_hex_is_found_where_it_is_drawn(board: Board, turn: float) -> None:
    lying = turned(board, turn)
    for hex_ in board.hexes:
        middle = centre(lying, hex_)
        for corner in (middle, *(middle + (at - middle) * 0.9 for at in hex_corners(lying, hex_))):
            assert lying.hex_at(from_scene(corner)) == hex_


@pytest.mark.parametrize("turn", TURNS)
def test_numbers_neighbours_and_distances_stay(board: Board, turn: float) -> None:
    lying = turned(board, turn)
    for hex_ in board.hexes:
        assert lying.neighbours(hex_) == board.neighbours(hex_)
        for other in lying.neighbours(hex_):
            apart = centre(lying, hex_) - centre(lying, other)
            assert math.hypot(apart.x(), apart.y()) == pytest.approx(HEX)
    assert lying.north == board.north + turn


def test_a_map_that_is_not_turned_is_the_same(board: Board) -> None:
    assert turned(board, 360.0) is board
    assert turn_of(board) == 0.0
    assert turn_of(turned(board, 30.0)) == 30.0


@pytest.mark.parametrize("turn", TURNS)
def test_clearings_lie_off_the_sheets(board: Board, turn: float) -> None:
    ground = Ground(turned(board, turn))
    for clearing in ground.clearings:
        inner = QPolygonF(clearing.adjusted(2, 2, -2, -2))
        assert not any(inner.intersects(outline) for outline in ground.outlines)


def test_a_box_with_a_place_keeps_it_upside_down(board: Board) -> None:
    placed = [box for box in board.boxes if box.at is not None]
    for box, other in zip(placed, turned(board, 180.0).boxes, strict=False):
        assert box.at is not None
        if other.at is not None:
            left, top, width, height = box.at
            assert other.at == (-left - width, -top - height, width, height)
    assert all(box.at is None for box in turned(board, 30.0).boxes)


def test_light_falls_from_the_upper_left_however_the_map_lies(board: Board) -> None:
    """The print upside down is not the print turned: its relief is lit anew."""
    straight, lying = MapPrint(board), MapPrint(turned(board, 180.0))
    size = QSize(240, 200)
    one = straight.picture(straight.rect, size, 0.25)
    other = lying.picture(lying.rect, size, 0.25)
    flipped = other.transformed(QTransform().rotate(180))
    assert one.size() == flipped.size()
    assert one != flipped


@pytest.mark.parametrize("turn", TURNS)
def test_the_scene_turns_with_all_that_lies_on_it(
    canvas: BoardCanvas, scene: BoardScene, view: BoardView, turn: float
) -> None:
    scene.set_selection(("lone",))
    scene.turn_to(turn)
    assert scene.board is not None
    assert turn_of(scene.board) == turn
    assert scene.selection == ("lone",)
    assert set(scene.table.pieces) == {piece.id for piece in view.pieces}
    for tray in scene.table.trays.values():
        assert scene.sceneRect().contains(tray.rect)
    for pile in scene.table.piles:
        assert scene.table.location_at(pile.at) == pile.location
    rect = QRectF(scene.map_rect)
    scene.turn_to(0.0)
    assert scene.map_rect != rect


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """The pictures of whole maps wait for this event, as on a crowded machine."""
    event, draw = Event(), MapPrint.overview

    def wait(self: MapPrint, *arguments: Any) -> QImage:
        event.wait(_LONG)
        return draw(self, *arguments)

    monkeypatch.setattr(MapPrint, "overview", wait)
    yield event
    event.set()


def test_turning_waits_for_no_print_and_overlays_do_not_either(
    held_up: Event, scene: BoardScene, canvas: BoardCanvas, qtbot: QtBot
) -> None:
    began = time.monotonic()
    for turn in (180.0, 30.0, 210.0):
        scene.turn_to(turn)
    assert time.monotonic() - began < _LONG
    assert not scene.is_map_drawn
    scene.lay_overlays([Overlay(tags=(Tag("A0404", "12"),), traces=(Trace(BAD, ("A0404", "A0405")),))])
    canvas.centre_on("A0404")
    canvas.grab()
    qtbot.waitUntil(lambda: any(store.rendered for store in scene._survey.stores), timeout=int(_LONG * 900))
    assert not scene.is_map_drawn
    held_up.set()
    qtbot.waitUntil(lambda: scene.is_map_drawn, timeout=60_000)
    qtbot.waitUntil(lambda: not tiles._left, timeout=60_000)


def test_a_print_that_is_dropped_is_left_unfinished_and_not_kept(board: Board) -> None:
    printed = MapPrint(turned(board, 77.0))
    printed.drop()
    printed.overview(0.25)
    assert not printed._proofs.has("overview-25")


@pytest.mark.parametrize("turn", TURNS)
def test_marks_lie_along_the_hexsides(
    canvas: BoardCanvas, scene: BoardScene, board: Board, turn: float
) -> None:
    scene.turn_to(turn)
    hex_ = next(iter(board.hexes))
    lying = scene.board
    assert lying is not None
    drawn = [(at.x(), at.y()) for at in scene._tints._inset(hex_, 0.0)]
    corners = [(at.x(), at.y()) for at in hex_corners(lying, hex_)]
    assert sorted(drawn) == [pytest.approx(corner) for corner in sorted(corners)]
