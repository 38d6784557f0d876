"""Faults of the program itself: told to the player, kept in a report, and survived."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType

import platformdirs
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from blitz_desktop import __version__
from blitz_desktop.ui import dialogs


class CrashGuard(QObject):
    """Catches what no handler has caught, in a slot as anywhere; the game goes on.

    One message is shown at a time, so that a fault in painting does not bury the screen.

    Signals:
        caught: Something was caught (its report).
    """

    caught = Signal(str)

    def __init__(self, describe: Callable[[], str], folder: Path | None = None) -> None:
        super().__init__()
        self._describe = describe
        self._folder = folder or platformdirs.user_log_path("blitz-desktop", appauthor=False)
        self._is_telling = False
        self.caught.connect(self._tell)

    def install(self) -> None:
        """Take over from Python's own hook."""
        sys.excepthook = self._catch

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        lines = traceback.format_exception(kind, error, trace)
        self.caught.emit(f"Blitz Desktop {__version__}\n{self._describe()}\n\n{''.join(lines)}")

    def _tell(self, report: str) -> None:
        if self._is_telling:
            return
        self._is_telling = True
        place = self._keep(report)
        kept = f"\n\nA report has been kept as {place}." if place else ""
        box = dialogs.tell_error(
            QApplication.activeWindow(),
            "Something went wrong",
            "The program has met a fault of its own. The game stands as it was, "
            f"and you can play on or save it.{kept}",
            report,
        )
        box.finished.connect(self._on_told)

    def _on_told(self) -> None:
        self._is_telling = False

    def _keep(self, report: str) -> Path | None:
        path = self._folder / f"fault-{datetime.now():%Y%m%d-%H%M%S}.txt"  # noqa: DTZ005 - a name for its reader
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_text(report, encoding="utf-8")
        except OSError:
            return None
        return path
