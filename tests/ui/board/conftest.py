"""A small board with something of everything, and a table with counters on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from blitz_desktop.core.board import Board
from blitz_desktop.core.view import BoardView
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from tests.ui.board.samples import sample_board, sample_view


@pytest.fixture(scope="session")
def board() -> Board:
    return sample_board()


@pytest.fixture
def view() -> BoardView:
    return sample_view()


@pytest.fixture
def canvas(qtbot: QtBot, board: Board, view: BoardView) -> Iterator[BoardCanvas]:
    """A table shown at 100 %, its second column's middle in the middle of the window."""
    scene = BoardScene()
    scene.set_board(board)
    scene.show(view)
    canvas = BoardCanvas(scene)
    qtbot.addWidget(canvas, before_close_func=lambda _: scene.close())
    canvas.is_still = True
    canvas.resize(900, 640)
    canvas.show()
    qtbot.waitExposed(canvas)
    canvas.centre_on("A0404")
    yield canvas
    assert canvas.scene().mouseGrabberItem() is None


@pytest.fixture
def scene(canvas: BoardCanvas) -> BoardScene:
    return canvas.scene()


@pytest.fixture
def far_off() -> QPoint:
    """A place outside the viewport."""
    return QPoint(-40, -40)
