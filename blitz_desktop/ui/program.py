"""The running program as the desktop knows it: its name, its icon, and the files that it is asked to open."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from blitz_desktop import __version__
from blitz_desktop.core.language import say
from blitz_desktop.qt_folders import qt_folder
from blitz_desktop.resources import assets_dir

_DESKTOP_ENTRY = "blitz-desktop"
"""What the desktop entry, the icon and the windows' class are called, so that the dock knows its own."""


class Program(QApplication):
    """The application.

    Signals:
        file_asked: The desktop asks to open a file, as macOS does after a double-click.
    """

    file_asked = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


def the_program() -> QApplication:
    """The application that runs, begun where none does yet, with its name and icon."""
    if QApplication.instance() is None:
        QCoreApplication.addLibraryPath(str(qt_folder("plugins")))
    app = QApplication.instance() or Program(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Blitz Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(_DESKTOP_ENTRY)
    app.setWindowIcon(window_icon())
    return app


def files_gone() -> str:
    """That the program was removed while it ran, in a sentence; empty where its files are there."""
    try:
        assets_dir()
    except FileNotFoundError:
        return say(
            "The program’s files are gone: it was removed or replaced while it ran. A game on the table can "
            "still be played and saved; all else needs the program installed and started again."
        )
    return ""


def window_icon() -> QIcon:
    """The program's icon in all its sizes."""
    icon = QIcon()
    for path in sorted((assets_dir() / "icons").glob("*.png")):
        icon.addFile(str(path))
    return icon
