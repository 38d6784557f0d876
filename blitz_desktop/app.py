"""The program with its windows: which one is open, and how a game gets onto the table."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from blitz_desktop import __version__, registry
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.system import Scenario
from blitz_desktop.display import why_no_window
from blitz_desktop.games import find, open_target
from blitz_desktop.presenter.shelf import ShelfGame, broken_off_games, saved_games
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session import journal
from blitz_desktop.session.errors import DamagedError, SaveError
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.crash import CrashGuard
from blitz_desktop.ui.main_window import MainWindow, saves_folder
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.start_window import StartWindow


def run(target: str | None = None) -> int:
    """Open the program and stay until its last window is closed.

    Args:
        target: A scenario's key, or the path of a scenario file or saved game; None opens the start window.

    Returns:
        The exit code: 0, or 2 where the target cannot be opened or there is no screen.
    """
    if QApplication.instance() is None and (problem := why_no_window()):
        sys.stderr.write(f"error: {problem}\n")
        return 2
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Blitz Desktop")
    app.setApplicationVersion(__version__)
    theme.apply(app)
    desk = Desk()
    guard = CrashGuard(desk.describe)
    guard.install()
    if target is None:
        desk.show_start()
    else:
        try:
            desk.seat(open_target(target, desk.journals))
        except KeyError:
            sys.stderr.write(f"error: there is no scenario {target!r}\n")
            return 2
        except (DataError, SaveError) as error:
            sys.stderr.write(f"error: {error}\n")
            return 2
    # Ctrl+C in the terminal ends the program at once; the journal holds the game.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return app.exec()


def rule_text(rule: RuleRef) -> str:
    """Summary of a rule in our own words; empty where there is none."""
    try:
        book = registry.rulebook(rule.book)
    except (KeyError, DataError):
        return ""
    return book[rule.section].summary if rule.section in book else ""


class Library:
    """The scenarios of this program and the games of this user."""

    def __init__(self, journals: Path, settings: Settings) -> None:
        self._journals = journals
        self._settings = settings

    def scenario_keys(self) -> tuple[str, ...]:
        """Keys of the built-in scenarios."""
        return registry.scenario_keys()

    def game_title(self, key: str) -> str:
        """Title of a scenario's game."""
        return registry.system(key.partition("/")[0]).title

    def scenario(self, key: str) -> Scenario:
        """A built-in scenario."""
        return registry.scenario(key)

    def broken_off(self) -> tuple[ShelfGame, ...]:
        """Games to resume."""
        return broken_off_games(self._journals)

    def saved(self) -> tuple[ShelfGame, ...]:
        """Games to open."""
        return saved_games(saves_folder(), self._settings.recent())


class Desk(QObject):
    """Keeps one window open: the start window, or a table.

    Attributes:
        journals: Folder of the journals.
        window: The window that is open; None before the first.
    """

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__()
        self.journals = journal.default_folder()
        self.window: StartWindow | MainWindow | None = None
        self._settings = settings or Settings()

    def describe(self) -> str:
        """Which game is on the table, for a report."""
        if not isinstance(self.window, MainWindow):
            return "no game"
        session = self.window.session
        return f"{session.scenario.key}, seed {session.seed}, entry {session.shown} of {session.head}"

    def show_start(self) -> None:
        """Open the start window."""
        window = StartWindow(Library(self.journals, self._settings), self._settings)
        window.begin_asked.connect(self.begin)
        window.resume_asked.connect(self.resume)
        window.discard_asked.connect(self.discard)
        window.open_asked.connect(self.open)
        self._switch_to(window)

    def begin(self, key: str) -> None:
        """Begin a game of a built-in scenario."""
        self._try_to_seat(lambda: open_target(key, self.journals))

    def resume(self, path: Path) -> None:
        """Go on with a game that was broken off."""
        self._try_to_open(lambda salvage: Session.resume(path, find, salvage=salvage))

    def discard(self, game: ShelfGame) -> None:
        """Forget a game that was broken off, if the player means it."""
        if not dialogs.ask_discard(self.window, game.title):
            return
        try:
            journal.discard(game.path)
        except SaveError as error:
            dialogs.tell_error(self.window, "Not discarded", str(error))
            return
        if isinstance(self.window, StartWindow):
            self.window.shelf.remove(game.path)

    def open(self, path: Path) -> None:
        """Open a saved game; an empty path asks which."""
        chosen = path if path.name else dialogs.ask_open_path(self.window, saves_folder())
        if chosen is None:
            return
        journals = self.journals
        self._try_to_open(lambda salvage: Session.load(chosen, find, journal=journals, salvage=salvage))

    def seat(self, session: Session) -> None:
        """Put a game on the table."""
        window = MainWindow(session, rule_text, self._settings)
        window.new_asked.connect(self._leave_table)
        window.open_asked.connect(self._open_another)
        if session.path is not None:
            self._settings.remember(session.path)
        self._switch_to(window)
        if session.warnings:
            dialogs.tell_news(window, session.scenario.title, "\n\n".join(session.warnings))

    def _try_to_open(self, load: Callable[[bool], Session]) -> None:
        try:
            session = load(False)
        except DamagedError as error:
            if dialogs.ask_salvage(self.window, str(error)):
                self._try_to_seat(lambda: load(True))
            return
        except (SaveError, DataError) as error:
            dialogs.tell_error(self.window, "Not opened", str(error))
            return
        self.seat(session)

    def _try_to_seat(self, load: Callable[[], Session]) -> None:
        try:
            session = load()
        except (KeyError, SaveError, DataError) as error:
            dialogs.tell_error(self.window, "Not opened", str(error))
            return
        self.seat(session)

    def _leave_table(self) -> None:
        if isinstance(self.window, MainWindow) and self.window.leave():
            self.show_start()

    def _open_another(self) -> None:
        path = dialogs.ask_open_path(self.window, saves_folder())
        if path is not None and isinstance(self.window, MainWindow) and self.window.leave():
            self.show_start()
            self.open(path)

    def _switch_to(self, window: StartWindow | MainWindow) -> None:
        previous, self.window = self.window, window
        window.show()
        if previous is not None:
            previous.close()
            previous.deleteLater()
