"""One batch: ``python -m tests.soak SCENARIO --seed 1 --events 10000`` prints faults and figures as JSON."""

from __future__ import annotations

import argparse
import ctypes
import faulthandler
import gc
import json
import os
import random
import sys
import time
import weakref
from pathlib import Path
from typing import Any

import psutil
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    QThread,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from blitz_desktop import app as program
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.games import named
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.board.printing.tiles import Printed, TileStore
from blitz_desktop.ui.collector import collected_here
from blitz_desktop.ui.counters.pixmaps import Pixmaps
from blitz_desktop.ui.crash import CrashGuard
from blitz_desktop.ui.heap import give_back, lean_heap
from blitz_desktop.ui.look import Look, ThemeChoice, wear
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Settings
from tests.own_home import move_in
from tests.soak.monkey import Monkey

HOME = move_in("soak")

MEASURES = 40
"""How often memory and items are counted in a batch."""

_CACHED = 8 * 2**20
"""Octets that each store of pixmaps may hold here: they are full soon, and what else grows shows."""

_TILES = 24
"""Tiles that each store of tiles may hold here: somewhat more than a window shows."""

_DEAL = 500
"""Events after which another game is dealt onto the table, at a moment of its course."""

_LATEST = 450
"""Entries that a game which is dealt may be under way."""

_ALLOWED_MESSAGES = ("This plugin does not support", "Mouse event at", "Keyboard event not accepted")


class Soak(QObject):
    """Lets a monkey loose on the program, inside its own event loop: questions block as they do in play."""

    def __init__(self, key: str, seed: int, events: int) -> None:
        super().__init__()
        self.troubles: list[str] = []
        self.measures: list[dict[str, int]] = []
        self.games = 0
        self.entries = 0
        self._key = key
        self._events = events
        self._monkey = Monkey(seed)
        self._random = random.Random(f"deals of {seed}")
        self._dealt = 0
        self._levels = [0]
        self._checked: tuple[int, int] = (0, 0)
        application, settings = QApplication.instance(), Settings()
        assert isinstance(application, QApplication)
        settings.choose_look(_any_look(self._random))
        wear(application, settings.look())
        self.desk = program.Desk(settings)
        self._guard = CrashGuard(self.desk.describe, self.desk.record, HOME / "faults")
        self._guard.install()
        self._guard.caught.connect(self.troubles.append)
        qInstallMessageHandler(self._hear)
        _answer_for_files(random.Random(seed))
        _keep_stores_small()

    def run(self) -> None:
        """Send the events."""
        self.desk.begin(self._key)
        QTimer.singleShot(0, self._tick)
        QCoreApplication.exec()

    def _hear(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(_ALLOWED_MESSAGES):
            self.troubles.append(f"Qt: {text}")

    def _tick(self) -> None:
        """One deed. Events that a deed lets through may not begin another, but a question it opens may."""
        if self._monkey.events >= self._events or self.troubles:
            QCoreApplication.exit()
            return
        QTimer.singleShot(0, self._tick)
        level = QThread.currentThread().loopLevel()
        if level <= self._levels[-1]:
            return
        self._levels.append(level)
        try:
            self._monkey.act()
        finally:
            self._levels.pop()
        self._check()
        if self._levels == [0]:
            if self._monkey.events >= len(self.measures) * self._events // MEASURES:
                self._measure()
            if self._monkey.events >= (self._dealt + 1) * _DEAL:
                self._deal()

    def _deal(self) -> None:
        """Leave the table for another game, which a bot has brought to some moment of its course.

        A monkey alone seldom gets beyond the set-up.
        """
        self._dealt += 1
        self.games += 1
        seed, entries = str(self._random.randrange(1000)), self._random.randrange(_LATEST)
        # A hand-over by file would end at the first one: the other player is not there.
        kind, is_strict = self._random.choice((Kind.OPEN, Kind.FOG, Kind.SHARED)), self._random.random() < 0.2
        session = Session.start(*named(self._key), seed, terms=Terms(kind, is_strict=is_strict))
        bot, lots = RandomBot(), random.Random(seed)
        while session.head < entries and (decision := session.decision) is not None:
            session.submit(bot.choose(session.system, session.scenario, session.state, decision, lots))
        dealt = HOME / f"dealt_{self._dealt}.blitz"
        session.save(dealt)
        session.close()
        self.desk.receive(dealt)

    def _check(self) -> None:
        window = self.desk.window
        if window is None or not window.isVisible():
            self.desk.begin(self._key)
            self.games += 1
            return
        if not isinstance(window, MainWindow):
            # Not under a question: the program itself never takes the window from under one.
            if self._levels == [0] and self._monkey.events % 7 == 0:
                self.desk.begin(self._key)
                self.games += 1
            return
        session = window.session
        moment = (id(session), session.head)
        if moment != self._checked:
            self._checked = moment
            self.entries += 1
            self.troubles += session.system.faults(session.scenario, session.state)

    def _measure(self) -> None:
        for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if widget is not None:
                widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        give_back()
        window = self.desk.window
        tops = QApplication.topLevelWidgets()
        self.measures.append(
            {
                "events": self._monkey.events,
                "entries": window.session.head if isinstance(window, MainWindow) else 0,
                "megabytes": psutil.Process().memory_info().rss // 2**20,
                "in_use": _in_use() // 2**20,
                "pictures": sum(store.size for store in _stores) // 2**20,
                "windows": len(tops),
                "objects": sum(len(top.findChildren(QObject)) for top in tops if top.parent() is None),
                "items": len(window.scene.items()) if isinstance(window, MainWindow) else 0,
                "blocks": sys.getallocatedblocks(),
            }
        )


def _any_look(rng: random.Random) -> Look:
    return Look(
        rng.choice(tuple(ThemeChoice)),
        text_percent=rng.choice((100, 100, 80, 150, 200)),
        is_motion_reduced=rng.random() < 0.3,
        language=rng.choice(("en", "en", "fr")),
    )


class _MallInfo(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks",
            "keepcost",
        )
    )  # fmt: skip


def _in_use() -> int:
    """Bytes of the heap of C that are in use, Python's arenas among them; the rest is holes."""
    tell = ctypes.CDLL(None).mallinfo2
    tell.restype = _MallInfo
    told = tell()
    return int(told.uordblks + told.hblkhd)


def _answer_for_files(rng: random.Random) -> None:
    """Choose files without the dialogs of the system, which could reach any file of the machine."""

    def save_path(*_: object) -> Path | None:
        return rng.choice((None, HOME / f"{rng.randrange(4)}.blitz"))

    def open_path(*_: object) -> Path | None:
        return rng.choice((None, HOME / f"{rng.randrange(5)}.blitz"))

    dialogs.ask_save_path, dialogs.ask_open_path = save_path, open_path


_stores: weakref.WeakSet[Pixmaps[Any] | TileStore] = weakref.WeakSet()
"""All stores of pictures that are alive."""


def _keep_stores_small() -> None:
    keep_pixmaps, keep_tiles = Pixmaps.__init__, TileStore.__init__

    def pixmaps(self: Pixmaps[Any], most_bytes: int) -> None:
        keep_pixmaps(self, min(most_bytes, _CACHED))
        _stores.add(self)

    def tiles(self: TileStore, printed: Printed, **options: Any) -> None:
        keep_tiles(self, printed, **options | {"most": min(options.get("most", _TILES), _TILES)})
        _stores.add(self)

    Pixmaps.__init__, TileStore.__init__ = pixmaps, tiles  # type: ignore[method-assign, assignment]


def main() -> int:
    """Run a batch."""
    parser = argparse.ArgumentParser()
    parser.add_argument("scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--events", type=int, default=10_000)
    arguments = parser.parse_args()
    faulthandler.enable()
    application = QApplication(sys.argv[:1])
    application.setQuitOnLastWindowClosed(False)
    os.chdir(HOME)
    soak, started = Soak(arguments.scenario, arguments.seed, arguments.events), time.monotonic()
    with lean_heap(), collected_here():
        soak.run()
    report: dict[str, Any] = {
        "scenario": arguments.scenario,
        "seed": arguments.seed,
        "events": soak.measures[-1]["events"] if soak.measures else 0,
        "positions": soak.entries,
        "games": soak.games,
        "seconds": round(time.monotonic() - started, 1),
        "measures": soak.measures,
        "troubles": soak.troubles,
    }
    print(json.dumps(report), flush=True)  # noqa: T201
    os._exit(bool(soak.troubles))


if __name__ == "__main__":
    main()
