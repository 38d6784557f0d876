"""How long frames of the real window take with the full set-up of 1940, on a screen of 1920 by 1080.

    python -m tests.benchmarks.frames

A frame is a change and all that follows until the window is quiet. Its time is told by the clock and by the
processor: the second does not count what other programs take. Memory is told after each part.
"""

from __future__ import annotations

import itertools
import statistics
import sys
import time
from collections.abc import Callable, Iterator

import psutil
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.ui import theme
from blitz_desktop.ui.board.metrics import ZOOMS
from blitz_desktop.ui.heap import lean_heap
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Guard, Settings
from tests.benchmarks.positions import GERMAN, movers, opened
from tests.own_home import move_in

_LEFT, _PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_FRAMES = 40
_PAN_ZOOMS = (0.25, 0.5, 1.0, 2.0)


class Bench:
    """One window, and the frames that are asked of it."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        settings = Settings()
        settings.choose_guard(Guard.NONE)
        self.session = opened(GERMAN)
        self.window = MainWindow(self.session, str, settings)
        self.window.resize(1920, 1080)
        self.window.canvas.is_still = True
        self.window.show()
        self.canvas = self.window.canvas
        self.rest(4)

    def rest(self, seconds: float = 0.4) -> None:
        """Let everything be drawn to its end."""
        for _ in range(3):
            self._app.processEvents()
            self.window.scene.finish_drawing(self.canvas.zoom * self.canvas.devicePixelRatioF())
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._app.processEvents()
            time.sleep(0.005)

    def tell(
        self,
        what: str,
        step: Callable[[], object],
        *,
        frames: int = _FRAMES,
        before: Callable[[], object] = str,
    ) -> None:
        """Time some frames and print their median and 95th percentile."""
        clock, processor = [], []
        for _ in range(frames):
            before()
            began, spent = time.perf_counter(), time.thread_time()
            step()
            self._app.processEvents()
            processor.append((time.thread_time() - spent) * 1000)
            clock.append((time.perf_counter() - began) * 1000)
        told = " | ".join(
            f"{statistics.median(times):6.1f} {sorted(times)[int(frames * 0.95)]:6.1f}"
            for times in (clock, processor)
        )
        sys.stdout.write(f"{what:34} {told}\n")

    def tell_memory(self, what: str) -> None:
        """Print what the process holds."""
        sys.stdout.write(f"{what:34} {psutil.Process().memory_info().rss / 1e6:.0f} MB\n")

    def look_at(self, unit: UnitId, zoom: float) -> None:
        """Bring a unit to the middle of the map."""
        self.canvas.zoom_to(zoom)
        self.canvas.centre_on(self.window.table.viewpoint.pieces[unit].at)
        self.rest()


def zooms(bench: Bench, tag: str) -> None:
    """There and back through all steps at first sight, and between those seen already."""
    canvas = bench.canvas
    canvas.zoom_to(ZOOMS[0])
    bench.rest()
    ways = itertools.cycle([*ZOOMS[1:], *reversed(ZOOMS[:-1])])
    bench.tell(f"zoom, first sight{tag}", lambda: canvas.zoom_to(next(ways)), frames=2 * len(ZOOMS) - 2)
    seen = (0.5, 0.71, 1.0, 1.41, 1.0, 0.71)
    for zoom in seen:
        canvas.zoom_to(zoom)
        bench.rest()
    again = itertools.cycle(seen)
    bench.tell(f"zoom{tag}", lambda: canvas.zoom_to(next(again)))


def pans(bench: Bench, tag: str) -> None:
    """To and fro, once for warmth and once for the record."""
    for zoom in _PAN_ZOOMS:
        bench.look_at(movers(bench.session)[0], zoom)
        ways = itertools.cycle([(13, 9)] * 20 + [(-13, -9)] * 20)
        for _ in range(_FRAMES):
            bench.canvas.pan(*next(ways))
        bench.rest()
        bench.tell(f"pan at {zoom:.0%}{tag}", lambda ways=ways: bench.canvas.pan(*next(ways)))  # type: ignore[misc]


def hovers(bench: Bench, tag: str) -> None:
    """From hex to hex."""
    view = bench.canvas.viewport()
    for zoom in _PAN_ZOOMS:
        bench.look_at(movers(bench.session)[0], zoom)
        middle = view.rect().center()
        spots = itertools.cycle([middle + QPoint(40 * x, 30 * y) for x in range(-5, 6) for y in range(-3, 4)])
        bench.tell(f"hover at {zoom:.0%}{tag}", lambda spots=spots: QTest.mouseMove(view, next(spots)))  # type: ignore[misc]


def drag(bench: Bench) -> None:
    """A counter in the hand over its reach."""
    unit, view = movers(bench.session)[0], bench.canvas.viewport()
    bench.look_at(unit, 1.0)
    start = bench.canvas.piece_position(unit)
    QTest.mousePress(view, _LEFT, _PLAIN, start)
    steps = itertools.cycle([*range(4, 60), *range(60, 4, -1)])

    def move() -> None:
        at = QPointF(start + QPoint(5, 3) * next(steps))
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove, at, view.mapToGlobal(at), Qt.MouseButton.NoButton, _LEFT, _PLAIN
        )
        QApplication.sendEvent(view, event)

    move()
    bench.rest()
    bench.tell("drag over the reach", move, frames=100)
    QTest.keyClick(bench.canvas, Qt.Key.Key_Escape)
    QTest.mouseRelease(view, _LEFT, _PLAIN, start)


def reaches(bench: Bench) -> None:
    """The pointer comes to a unit, the button goes down, and its reach is lit; every time another unit."""
    bench.rest(6)
    view = bench.canvas.viewport()
    units: Iterator[UnitId] = itertools.cycle(movers(bench.session)[:40])
    at = QPoint()

    def ready() -> None:
        nonlocal at
        QTest.mouseRelease(view, _LEFT, _PLAIN, at)
        bench.window.table.select(())
        bench.window.scene.close_fan()
        unit = next(units)
        bench.look_at(unit, 0.71)
        at = bench.canvas.piece_position(unit)
        for aside in (QPoint(200, 90), QPoint()):
            QTest.mouseMove(view, at + aside)
            bench.rest(0.1)

    press = lambda: QTest.mousePress(view, _LEFT, _PLAIN, at)  # noqa: E731
    bench.tell("reach lit after mouse down", press, frames=30, before=ready)
    ready()


def main() -> None:
    move_in("frames")
    app = QApplication([])
    theme.apply(app)
    with lean_heap():
        measure(app)


def measure(app: QApplication) -> None:
    """Measure all and tell it."""
    bench = Bench(app)
    sys.stdout.write(f"{'ms: median and 95th percentile':34}    clock      | processor\n")
    pans(bench, "")
    bench.look_at(movers(bench.session)[0], 2.0)
    bench.tell_memory("memory at 200 %")
    zooms(bench, "")
    hovers(bench, "")
    drag(bench)
    reaches(bench)
    bench.tell_memory("memory with every zoom seen")
    for title in bench.window.map_desk.overlays.titles:
        bench.window.map_desk.toggle(title.id)
    bench.rest(3)
    for part in (zooms, pans, hovers):
        part(bench, ", all overlays")
    bench.tell_memory("memory with all of it")
    bench.window.session.close()


if __name__ == "__main__":
    main()
