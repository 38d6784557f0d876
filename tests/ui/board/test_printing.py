"""The printed map: complete, always the same, each layer visible, nothing drawn off the sheets."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.core.board import Board
from blitz_desktop.core.language import speak
from blitz_desktop.ui.board.layers import MAP_LAYERS, Layer
from blitz_desktop.ui.board.metrics import HEX, centre
from blitz_desktop.ui.board.printing.inks import PAPER
from blitz_desktop.ui.board.printing.map_print import MapPrint
from blitz_desktop.ui.board.printing.outlines import courses
from blitz_desktop.ui.board.printing.proofs import Proofs
from blitz_desktop.ui.board.printing.tiles import TileStore
from tests.ui.board.samples import sample_board


@pytest.fixture(scope="module")
def printed(board: Board, qapp: object, tmp_path_factory: pytest.TempPathFactory) -> MapPrint:
    with pytest.MonkeyPatch.context() as patch:
        # Not the user's own cache, which may hold proofs of an earlier print.
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        return MapPrint(board)


def whole(printed: MapPrint, zoom: float, layers: frozenset[Layer] = MAP_LAYERS) -> QImage:
    rect = printed.rect
    size = QSize(round(rect.width() * zoom), round(rect.height() * zoom))
    return printed.picture(rect, size, zoom, layers)


@pytest.mark.parametrize("zoom", [0.25, 0.5, 1.0])
def test_two_prints_are_the_same(printed: MapPrint, zoom: float) -> None:
    assert whole(printed, zoom) == whole(MapPrint(sample_board()), zoom)


@pytest.mark.parametrize("layer", sorted(MAP_LAYERS))
def test_each_layer_can_be_left_out(printed: MapPrint, layer: Layer) -> None:
    assert whole(printed, 1.0) != whole(printed, 1.0, MAP_LAYERS - {layer})


@pytest.mark.parametrize("zoom", [1.0, 4.0])
def test_tiles_join_without_a_seam(printed: MapPrint, zoom: float) -> None:
    rect = QRectF(5 * HEX, 4 * HEX, 256 / zoom, 128 / zoom)
    left, right = QRectF(rect), QRectF(rect)
    left.setWidth(128 / zoom)
    right.setLeft(left.right())
    one = printed.picture(rect, QSize(256, 128), zoom)
    for part, x in ((left, 0), (right, 128)):
        tile = printed.picture(part, QSize(128, 128), zoom)
        edge = 127 if part is left else 0
        differences = [
            abs(tile.pixelColor(edge, y).green() - one.pixelColor(x + edge, y).green()) for y in range(128)
        ]
        # Single pixels of a thin line may fall a shade lighter or darker where it is cut.
        assert sum(difference > 4 for difference in differences) <= 3


def test_off_the_sheets_is_bare_paper(printed: MapPrint) -> None:
    image = whole(printed, 1.0)
    assert image.pixelColor(6, 6) == QColor(PAPER)


def test_sea_and_land_differ(printed: MapPrint, board: Board) -> None:
    image = whole(printed, 1.0)

    def colour(hex_: str) -> QColor:
        at = centre(board, hex_) - printed.rect.topLeft()
        return image.pixelColor(round(at.x()), round(at.y()))

    sea, land = colour("A1100"), colour("A0506")
    assert sea.blue() > sea.red()
    assert land.red() >= land.blue()


def test_a_chain_is_one_course(board: Board) -> None:
    river = next(chain for chain in board.chains if chain.name == "Long River")
    (run,) = courses(board, river)
    assert len(run) == len(set(run)) == len(river.sides) + 1


def test_a_proof_for_which_there_is_no_room_leaves_nothing_behind(
    board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def save_half(_: QImage, name: str, *__: object) -> bool:
        Path(name).write_bytes(b"half")
        return False

    left, recent = tmp_path / "left.part", tmp_path / "recent.part"
    for part in (left, recent):
        part.touch()
    os.utime(left, (0, 0))
    monkeypatch.setattr(QImage, "save", save_half)
    Proofs(board, tmp_path).keep("overview", QImage(4, 4, QImage.Format.Format_RGB32))
    assert list(tmp_path.iterdir()) == [recent], "another program may be writing that one"


def test_proofs_are_found_again_for_the_same_board_only(board: Board, tmp_path: Path) -> None:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    Proofs(board, tmp_path).keep("overview", image)
    assert Proofs(sample_board(), tmp_path).find("overview") == image
    assert Proofs(board, tmp_path).find("relief") is None
    assert Proofs(replace(board, title="Another"), tmp_path).find("overview") is None
    speak(lambda sentence, _: sentence.upper())
    try:
        assert Proofs(board, tmp_path).find("overview") is None
    finally:
        speak(None)


def test_damaged_or_missing_proofs_are_drawn_anew(board: Board, tmp_path: Path) -> None:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    Proofs(board, tmp_path).keep("overview", image)
    for path in tmp_path.iterdir():
        path.write_bytes(b"not a picture")
    assert Proofs(board, tmp_path).find("overview") is None
    (tmp_path / "file").write_text("in the way")
    Proofs(board, tmp_path / "file").keep("overview", image)


def test_the_second_start_draws_no_overview(board: Board) -> None:
    first = MapPrint(board).overview(0.5)
    again = MapPrint(sample_board())
    assert again.overview(0.5) == first


def test_before_the_first_overview_there_is_a_sketch_of_its_size(board: Board) -> None:
    sketch = MapPrint(board).sketch(0.5)
    overview = MapPrint(board).overview(0.5)
    assert sketch is not None
    assert sketch.size() == overview.size()
    assert MapPrint(board).sketch(0.5) is None


def test_the_table_shows_the_sketch_first_and_then_the_map(board: Board, qtbot: QtBot) -> None:
    store = TileStore(MapPrint(board))
    shown: list[QImage] = []
    store.ready.connect(lambda _: shown.append(store.coarse.toImage() if store.coarse else QImage()))
    qtbot.waitUntil(lambda: len(shown) == 2)
    store.close()
    assert shown[0].size() == shown[1].size()
    assert shown[0] != shown[1]


def test_nothing_is_shown_once_the_store_is_closed(board: Board, qapp: QApplication) -> None:
    store = TileStore(MapPrint(board))
    shown: list[object] = []
    store.ready.connect(shown.append)
    store.close()
    qapp.processEvents()
    assert not shown
