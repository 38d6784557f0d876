"""What the window does about the file of a game: saving it, and the title that tells of it."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from blitz_desktop.core.language import say
from blitz_desktop.session.autosave import Autosaver, is_autosave
from blitz_desktop.session.errors import ChangedError, SaveError
from blitz_desktop.session.files import file_name
from blitz_desktop.session.session import SUFFIX, Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.settings import Settings


class SaveDesk(QObject):
    """Saves one game.

    Attributes:
        autosaver: Saves at every turn.

    Signals:
        told: A line for the status bar.
    """

    told = Signal(str)

    def __init__(self, window: QWidget, session: Session, settings: Settings, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._session, self._settings = window, session, settings
        self.autosaver = Autosaver(session, saves_folder())
        actions.add("save", say("&Save"), self.save, [QKeySequence.StandardKey.Save])
        actions.add("save_as", say("Save &as…"), self.save_as, ["Ctrl+Shift+S"])

    def save(self) -> bool:
        """Save where the game was saved last, or ask where; whether it has been saved."""
        path = self._session.path
        return self.save_as() if path is None else self.save_to(path)

    def save_as(self) -> bool:
        """Ask where to save, and save there; whether it has been saved."""
        suggestion = self._session.path or saves_folder() / f"{_file_name(self._session)}{SUFFIX}"
        path = dialogs.ask_save_path(self._window, suggestion)
        return path is not None and self.save_to(path)

    def save_to(self, path: Path, *, writes_over: bool = False) -> bool:
        """Save under a name, and ask first where others have written there; whether it has been saved."""
        if is_autosave(path):
            dialogs.tell_error(self._window, say("Not saved"), why_no_name(path))
            return False
        try:
            self._session.save(path, writes_over=writes_over)
        except ChangedError as error:
            return self._save_beside(path, error)
        except SaveError as error:
            dialogs.tell_error(self._window, say("Not saved"), str(error))
            return False
        self._settings.remember(path)
        self.told.emit(say("Saved as {name}", name=path.name))
        self.show_title()
        return True

    def _save_beside(self, path: Path, error: ChangedError) -> bool:
        """Let the player keep what others have written in the file of the game, or moved away."""
        match dialogs.ask_changed(self._window, str(error), is_gone=error.is_gone):
            case dialogs.Changed.SAVE_AS:
                return self.save_as()
            case dialogs.Changed.WRITE_OVER:
                return self.save_to(path, writes_over=True)
            case _:
                return False

    def ask_leaving(self) -> dialogs.Leaving:
        """How the game is to be left, unsaved changes asked about and saved where the player wants it."""
        self._session.catch_up()
        why = self._why_unsaved()
        if not why:
            return dialogs.Leaving.SAVE
        leaving = dialogs.ask_leaving(self._window, why, str(self._session.trouble or ""))
        if leaving is dialogs.Leaving.SAVE and not self.save():
            return dialogs.Leaving.STAY
        return leaving

    def _why_unsaved(self) -> str:
        """What would be lost if the game were closed now; empty where its save holds all of it."""
        session = self._session
        if session.is_modified:
            title = session.path.stem if session.path else say(session.scenario.title)
            return say("“{title}” has changes that are not saved.", title=title)
        try:
            session.ensure_kept()
        except ChangedError as error:
            return str(error)
        return ""

    def show_title(self) -> None:
        """Name the game in the title of the window, with a mark while it has unsaved changes."""
        name = self._session.path.stem if self._session.path else say(self._session.scenario.title)
        edited = say(" (changed by hand)") if self._session.is_edited else ""
        self._window.setWindowTitle(f"{name}{edited}[*] – {self._session.system.title} – Blitz Desktop")
        self._window.setWindowModified(self._session.is_modified)


def why_no_name(path: Path) -> str:
    """That a name is the program's own, where it saves by itself."""
    return say("The program saves as {name} by itself. Choose another name.", name=path.stem)


def saves_folder() -> Path:
    """Where games are saved unless the player says otherwise."""
    return platformdirs.user_data_path("blitz-desktop", appauthor=False) / "saves"


def _file_name(session: Session) -> str:
    return file_name(say(session.scenario.title)) or session.scenario.id
