"""The same game put on the table over and over: ``python -m tests.soak.reopening SCENARIO [TIMES]``.

Prints the memory after each time, in megabytes. Fails where it grows by 5 % or more after the fifth, when all
caches are full.
"""

from __future__ import annotations

import argparse
import os
import sys

import psutil
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from blitz_desktop.app import Desk
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.collector import collected_here
from blitz_desktop.ui.heap import lean_heap
from blitz_desktop.ui.look import wear
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Settings
from tests.own_home import move_in

_WARM = 5


def main() -> int:
    """Begin the game so many times, and look at it from near and far each time."""
    parser = argparse.ArgumentParser()
    parser.add_argument("scenario")
    parser.add_argument("times", type=int, nargs="?", default=12, help=f"more than {_WARM}")
    arguments = parser.parse_args()
    if arguments.times <= _WARM:
        parser.error(f"the first {_WARM} times only warm the caches: ask for more")
    dialogs.ask_leaving = lambda *_: dialogs.Leaving.SUSPEND  # type: ignore[assignment]
    move_in("reopening")
    application, settings = QApplication(sys.argv[:1]), Settings()
    application.setQuitOnLastWindowClosed(False)
    wear(application, settings.look())
    desk, sizes = Desk(settings), []
    with lean_heap(), collected_here():
        for _ in range(arguments.times):
            desk.begin(arguments.scenario)
            _spin(700)
            assert isinstance(desk.window, MainWindow)
            desk.window.canvas.zoom_to(1.0)
            _spin(400)
            desk.window.canvas.fit()
            _spin(300)
            sizes.append(psutil.Process().memory_info().rss // 2**20)
    print(*sizes, flush=True)  # noqa: T201
    os._exit(int(max(sizes[_WARM:]) >= 1.05 * sizes[_WARM]))


def _spin(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
