"""Writes what was played into files to show: a report, a replay, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QProgressDialog, QWidget

from blitz_desktop.core.language import later, say
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter import log_export
from blitz_desktop.presenter.commands import Command
from blitz_desktop.session.errors import explain
from blitz_desktop.session.files import file_name
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.export.replays import ANIMATED, write_replay
from blitz_desktop.ui.export.reports import write_report

_REPORTS = later("Web page (*.html);;Markdown (*.md)")
_REPLAYS = later("Animated picture (*.gif);;A folder of pictures (*)")
_LOGS = later("Text (*.txt);;Table for spreadsheets (*.csv)")


class ExportDesk(QObject):
    """Asks where to, writes, and tells how far it is.

    Signals:
        told: A line for the status bar.
    """

    told = Signal(str)

    def __init__(
        self, window: QWidget, session: Session, actions: Actions, folder: Callable[[], Path]
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._folder = window, session, folder
        for id_, label, run in (
            ("export_report", say("Write a report…"), self._ask_report),
            ("export_replay", say("Write a replay…"), self._ask_replay),
            ("export_log", say("Write the log…"), self._ask_log),
        ):
            actions.bind(Command(id_, label, run, self._why_not))

    def report(self, path: Path) -> bool:
        """Write an after-action report; whether it has been written."""
        return self._write(write_report(self._session, path), path, say("Writing the report"))

    def replay(self, path: Path) -> bool:
        """Write a replay; whether it has been written."""
        return self._write(write_replay(self._session, path), path, say("Writing the replay"))

    def log(self, path: Path) -> bool:
        """Write the log; whether it has been written."""

        def steps() -> Iterator[tuple[int, int]]:
            log_export.write_log(self._session, path)
            yield 1, 1

        return self._write(steps(), path, say("Writing the log"))

    def _write(self, steps: Iterator[tuple[int, int]], path: Path, words: str) -> bool:
        progress = QProgressDialog(f"{words}…", say("Cancel"), 0, 0, self._window)
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setAutoClose(False)
        # The first step alone may take long, and the window that asked for the file must be gone meanwhile.
        progress.show()
        QApplication.processEvents()
        try:
            for done, whole in steps:
                progress.setMaximum(whole)
                progress.setValue(done)
                QApplication.processEvents()
                if progress.wasCanceled():
                    self.told.emit(say("Given up; nothing was written"))
                    return False
        except (OSError, ValueError) as error:
            why = explain(error) if isinstance(error, OSError) and error.errno else str(error)
            dialogs.tell_error(self._window, say("Not written"), f"{labelled(str(path), why)}.")
            return False
        finally:
            progress.close()
            progress.deleteLater()
        self.told.emit(say("Written: {path}", path=path))
        return True

    def _ask_report(self) -> None:
        self._ask(say("Write a report"), f"{self._title}.html", say(_REPORTS), self.report)

    def _ask_replay(self) -> None:
        self._ask(say("Write a replay"), f"{self._title}{ANIMATED}", say(_REPLAYS), self.replay)

    def _ask_log(self) -> None:
        self._ask(say("Write the log"), f"{self._title}.txt", say(_LOGS), self.log)

    @property
    def _title(self) -> str:
        """What the file is called unless the player says otherwise: the save, else the scenario."""
        if self._session.path is not None:
            return self._session.path.stem
        return file_name(say(self._session.scenario.title))

    def _ask(self, title: str, name: str, kinds: str, write: Callable[[Path], bool]) -> None:
        if (path := dialogs.ask_new_file(self._window, title, self._folder() / name, kinds)) is not None:
            write(path)

    def _why_not(self) -> str:
        return "" if self._session.head else say("Nothing has been played yet.")
