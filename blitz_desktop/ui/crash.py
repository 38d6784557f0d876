"""Faults of the program itself: told to the player, kept in a report, and survived."""

from __future__ import annotations

import sys
import traceback
import zipfile
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType

import platformdirs
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from blitz_desktop import __version__
from blitz_desktop.core.language import say
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.overrides import guard_overrides
from blitz_desktop.ui.program import files_gone


class CrashGuard(QObject):
    """Catches what no handler has caught, in a slot as anywhere; the game goes on.

    One message is shown at a time, so that a fault in painting does not bury the screen.

    Signals:
        caught: Something was caught (its report).
    """

    caught = Signal(str)

    def __init__(
        self, describe: Callable[[], str], record: Callable[[], bytes], folder: Path | None = None
    ) -> None:
        """Make a guard.

        Args:
            describe: Says which game is on the table.
            record: Gives that game as a save holds it; empty where there is none.
            folder: Where reports are kept; the user's log folder if not given.
        """
        super().__init__()
        self._describe = describe
        self._record = record
        self._folder = folder or platformdirs.user_log_path("blitz-desktop", appauthor=False)
        self._is_telling = False
        self.caught.connect(self._tell)

    def install(self) -> None:
        """Take over from Python's own hook; to be called before there is a window."""
        guard_overrides()
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
        kept = (
            say("\n\nA report with the record of the game has been kept as {place}.", place=place)
            if place
            else ""
        )
        fault = say(
            "The program has met a fault of its own. The game stands as it was, "
            "and you can play on or save it.{kept}",
            kept=kept,
        )
        box = dialogs.tell_error(
            QApplication.activeWindow(), say("Something went wrong"), files_gone() or fault, report
        )
        box.finished.connect(self._on_told)

    def _on_told(self) -> None:
        self._is_telling = False

    def _keep(self, report: str) -> Path | None:
        path = self._folder / f"fault-{datetime.now():%Y%m%d-%H%M%S}.zip"  # noqa: DTZ005 - a name for its reader
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("report.txt", report)
                with suppress(Exception):  # where the game itself is at fault, the report is kept without it
                    archive.writestr("game.blitz", self._record())
        except OSError:
            return None
        return path
