"""Frames of the real window with the full set-up of 1940: from the change until it is painted.

The last two tell of the whole program: its start to the painted table, and its memory after a tour.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator

import psutil
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Guard, Settings
from tests.benchmarks.conftest import Timed
from tests.benchmarks.positions import GERMAN, a_move, march, movers, opened
from tests.ui.hand import Hand

FRAMES = 40
ZOOMS = (0.25, 0.5, 1.0, 2.0)

_START = """
import sys
from PySide6.QtWidgets import QApplication
from blitz_desktop import games
from blitz_desktop.app import rule_text
from blitz_desktop.session.session import Session
from blitz_desktop.ui import theme
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Settings
app = QApplication([])
theme.apply(app)
window = MainWindow(Session.start(*games.named("blitzkrieg_1940/1940"), seed="1"), rule_text, Settings())
window.resize(1920, 1080)
window.show()
window.grab()
"""


@pytest.fixture
def hand(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    theme.apply(qapp)
    settings = Settings()
    settings.choose_guard(Guard.NONE)
    window = MainWindow(opened(GERMAN), lambda rule: f"About {rule}.", settings)
    window.resize(1920, 1080)
    window.canvas.is_still = True
    window.show()
    qtbot.waitExposed(window)
    settle(window)
    yield Hand(qtbot, window)
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def settle(window: MainWindow) -> None:
    """Let the map be drawn to its end."""
    canvas = window.canvas
    for _ in range(2):
        QApplication.processEvents()
        window.scene.finish_drawing(canvas.zoom * canvas.devicePixelRatioF())


def frame(step: Callable[[], object]) -> Callable[[], None]:
    """A change, and everything that follows from it until the window is quiet."""

    def run() -> None:
        step()
        QApplication.processEvents()

    return run


@pytest.mark.parametrize("zoom", ZOOMS)
def bench_pan(timed: Timed, hand: Hand, zoom: float) -> None:
    canvas = hand.window.canvas
    canvas.zoom_to(zoom)
    canvas.centre_on(hand.at(movers(hand.window.session)[0]))
    settle(hand.window)
    ways = itertools.cycle([(13, 9)] * 20 + [(-13, -9)] * 20)
    timed(frame(lambda: canvas.pan(*next(ways))), rounds=FRAMES)


def bench_zoom(timed: Timed, hand: Hand) -> None:
    canvas = hand.window.canvas
    steps = [0.5, 0.71, 1.0, 1.41, 1.0, 0.71]
    for zoom in steps:
        canvas.zoom_to(zoom)
        settle(hand.window)
    zooms = itertools.cycle(steps)
    timed(frame(lambda: canvas.zoom_to(next(zooms))), rounds=FRAMES)


@pytest.mark.parametrize("zoom", ZOOMS[1:])
def bench_hover(timed: Timed, hand: Hand, zoom: float) -> None:
    canvas = hand.window.canvas
    canvas.zoom_to(zoom)
    settle(hand.window)
    middle = canvas.viewport().rect().center()
    points = itertools.cycle([middle + QPoint(40 * x, 30 * y) for x in range(-5, 6) for y in range(-3, 4)])
    timed(frame(lambda: QTest.mouseMove(canvas.viewport(), next(points))), rounds=FRAMES)


def bench_drag_a_counter(timed: Timed, hand: Hand) -> None:
    scene, canvas = hand.window.scene, hand.window.canvas
    unit = movers(hand.window.session)[0]
    canvas.zoom_to(1.0)
    canvas.centre_on(hand.at(unit))
    settle(hand.window)
    (counter,) = scene.lift((unit,))
    start, steps = counter.pos(), itertools.count(1)
    timed(frame(lambda: counter.hold(start + QPointF(4, 3) * (next(steps) % 60))), rounds=FRAMES)
    scene.put_down()


def bench_reach_shown_after_picking_up(timed: Timed, hand: Hand) -> None:
    """From the mouse pressed on a counter and pulled to the hexes lit; every time another unit."""
    session, canvas = hand.window.session, hand.window.canvas
    offer = march(session)
    canvas.zoom_to(0.71)
    units = itertools.cycle(movers(session)[:40])

    def ready() -> tuple[str, str]:
        hand.key(Qt.Key.Key_Escape)
        hand.window.table.cancel()
        unit = next(units)
        choices = session.system.choices(session.scenario, session.state, offer, {"units": (unit,)})
        near = min(choices.legal, key=lambda hex_: len(choices[hex_].legs), default=hand.at(unit))
        canvas.centre_on(hand.at(unit))
        settle(hand.window)
        return unit, near

    timed(lambda pair: frame(lambda: hand.pick_up(*pair))(), before=ready, rounds=20)


def bench_undo_and_redo_shown(timed: Timed, hand: Hand) -> None:
    """A move taken back, or brought back, until the table is painted."""
    hand.window.session.submit(a_move(hand.window.session))
    settle(hand.window)
    ways = itertools.cycle([hand.window.time.undo.run, hand.window.time.redo.run])
    timed(frame(lambda: next(ways)()), rounds=20)


def bench_start_to_painted_table(timed: Timed) -> None:
    def start() -> None:
        process = QProcess()
        process.start(sys.executable, ["-c", _START])
        process.waitForFinished(120_000)
        assert process.exitCode() == 0, bytes(process.readAllStandardError().data()).decode()

    timed(start, rounds=5)


def bench_memory_after_a_tour(hand: Hand) -> None:
    window = hand.window
    for zoom in (*ZOOMS, 4.0):
        window.canvas.zoom_to(zoom)
        for way in ((1500, 0), (0, 900), (-1500, 0), (0, -900)):
            window.canvas.pan(*way)
            settle(window)
    sys.stdout.write(f"\nmemory with every zoom shown: {psutil.Process().memory_info().rss / 1e6:.0f} MB\n")
