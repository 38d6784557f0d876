"""Drawing stays cheap. Work is counted, as times depend on the machine; times are printed with -s."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.resources import assets_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.ui.board import counter_layer, counter_pen
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from tests.ui.board.samples import PALETTES, sample_view

pytestmark = pytest.mark.slow

_FRAMES = 30


class CountingCanvas(BoardCanvas):
    """Counts painted pixels."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.painted += sum(rect.width() * rect.height() for rect in event.region())
        super().paintEvent(event)


@pytest.fixture(scope="module")
def folder() -> Path:
    return next(path for path in sorted((assets_dir() / "maps").iterdir()) if (path / "board.yaml").exists())


@pytest.fixture
def canvas(qtbot: QtBot, folder: Path) -> CountingCanvas:
    """The largest table there is, in a large window, with a counter in every other hex of land."""
    board = load_board(folder)
    land = [info.hex for info in board.hexes.values() if info.elevation is not None][::4]
    lone = sample_view().pieces[0]
    pieces = tuple(msgspec.structs.replace(lone, id=f"u{i}", at=hex_) for i, hex_ in enumerate(land))
    scene = BoardScene()
    scene.set_board(board)
    scene.show(
        msgspec.structs.replace(sample_view(), pieces=pieces, control={}, markers=(), palettes=PALETTES)
    )
    canvas = CountingCanvas(scene)
    qtbot.addWidget(canvas, before_close_func=lambda _: scene.close())
    canvas.resize(1920, 1080)
    canvas.show()
    qtbot.waitExposed(canvas)
    return canvas


def settle(canvas: BoardCanvas) -> None:
    for _ in range(2):
        canvas.grab()
        canvas.scene().finish_drawing(canvas.zoom * canvas.devicePixelRatioF())
        QApplication.processEvents()


def frames(what: str, step: Callable[[], object]) -> None:
    times = []
    for _ in range(_FRAMES):
        start = time.perf_counter()
        step()
        QApplication.processEvents()
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    late = times[int(_FRAMES * 0.95)]
    print(f"{what:24s} median {statistics.median(times):6.1f} ms   95th {late:6.1f} ms")  # noqa: T201


@pytest.mark.parametrize("zoom", [0.25, 0.5, 1.0, 2.0])
def test_panning_repaints_only_what_it_uncovers(canvas: CountingCanvas, zoom: float) -> None:
    canvas.zoom_to(zoom)
    canvas.centre_on(next(iter(canvas.scene().table.pieces.values())).at)
    settle(canvas)
    canvas.painted = 0
    frames(f"pan at {zoom:.0%}", lambda: canvas.pan(13, 9))
    uncovered = 13 * 1080 + 9 * 1920
    assert canvas.painted <= _FRAMES * uncovered * 1.5


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_hovering_repaints_two_hexes(canvas: CountingCanvas, zoom: float) -> None:
    scene = canvas.scene()
    canvas.zoom_to(zoom)
    middle = scene.table.location_at(canvas.mapToScene(canvas.viewport().rect().center()))
    canvas.centre_on(middle)
    settle(canvas)
    around = iter(scene.table.board.neighbours(middle) * _FRAMES)
    canvas.painted = 0
    frames(f"hover at {zoom:.0%}", lambda: scene.set_hover(next(around)))
    assert canvas.painted <= _FRAMES * 2 * (140 * zoom) ** 2 * 1.5


def test_dragging_repaints_the_counter_alone(canvas: CountingCanvas) -> None:
    scene = canvas.scene()
    unit = next(iter(scene.table.pieces))
    canvas.zoom_to(1.0)
    canvas.centre_on(scene.table.pieces[unit].at)
    settle(canvas)
    (counter,) = scene.lift((unit,))
    start = counter.pos()
    QApplication.processEvents()
    canvas.painted = 0
    steps = iter(range(1, 1000))
    frames("drag one counter", lambda: counter.hold(start + QPointF(4, 3) * next(steps)))
    assert canvas.painted <= _FRAMES * 2 * 80**2
    scene.put_down()


def test_going_back_to_a_zoom_renders_nothing_anew(canvas: CountingCanvas, qtbot: QtBot) -> None:
    scene = canvas.scene()
    for zoom in (1.0, 1.41):
        canvas.zoom_to(zoom)
        settle(canvas)
    qtbot.waitUntil(lambda: not scene.is_warming, timeout=60_000)
    faces = scene.faces.rendered
    zooms = iter([1.0, 1.41] * _FRAMES)
    frames("zoom between two steps", lambda: canvas.zoom_to(next(zooms)))
    assert scene.faces.rendered == faces


def test_a_picture_that_a_frame_lacks_repaints_its_place_alone(
    canvas: CountingCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas.zoom_to(1.41)
    settle(canvas)
    counters = canvas.scene()._counters
    counters._refine.setInterval(60_000)
    monkeypatch.setattr(counter_pen, "BUDGET", 0.0)
    counters.choose(tuple(canvas.scene().table.pieces))
    QApplication.processEvents()
    monkeypatch.undo()
    owed = len(counters._owed)
    assert owed
    monkeypatch.setattr(counter_layer, "BUDGET", 1e-9)
    canvas.painted = 0
    counters.catch_up()
    QApplication.processEvents()
    assert len(counters._owed) == owed - 1
    assert canvas.painted <= (130 * 1.41) ** 2


def test_memory_of_tiles_is_bounded(canvas: CountingCanvas) -> None:
    scene = canvas.scene()
    canvas.zoom_to(4.0)
    for i in range(12):
        canvas.pan(1500, 0 if i % 3 else 900)
        settle(canvas)
    assert scene.tile_count <= 128
