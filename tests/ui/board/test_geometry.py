"""Every hex answers to the pixels it is drawn on, at any zoom."""

from __future__ import annotations

import pytest

from blitz_desktop.core.board import Board
from blitz_desktop.ui.board import metrics
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.printing.ground import Ground


@pytest.mark.parametrize("zoom", [0.25, 1.0, 4.0])
def test_hex_to_pixel_to_hex(canvas: BoardCanvas, board: Board, zoom: float) -> None:
    canvas.zoom_to(zoom)
    table = canvas.scene().table
    for hex_ in board.hexes:
        canvas.centre_on(hex_)
        at = canvas.hex_position(hex_)
        assert canvas.viewport().rect().contains(at)
        assert table.location_at(canvas.mapToScene(at)) == hex_


def test_both_numbers_of_a_seam_hex_are_one_place(canvas: BoardCanvas, board: Board) -> None:
    hex_ = board.find("B4403")
    assert hex_ == "A0405"
    assert canvas.hex_position(hex_) == canvas.hex_position("A0405")


def test_off_the_map_is_nowhere(canvas: BoardCanvas, board: Board) -> None:
    table = canvas.scene().table
    corner = metrics.to_scene(board.grid.centre((20, 20)))
    assert table.location_at(corner) == ""


def test_zoom_steps_end_at_the_limits() -> None:
    assert metrics.zoom_after(4.0, 3) == 4.0
    assert metrics.zoom_after(0.25, -3) == 0.25
    assert metrics.zoom_after(1.0, 1) == 1.41
    assert metrics.nearest_zoom(0.9) == 1.0


def test_clearing_is_the_corner_without_a_sheet(board: Board) -> None:
    clearings = Ground(board).clearings
    assert clearings
    for clearing in clearings:
        inside = clearing.adjusted(12, 12, -12, -12)
        assert not any(inside.contains(metrics.centre(board, hex_)) for hex_ in board.hexes)
