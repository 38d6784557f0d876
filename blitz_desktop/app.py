"""The program with its windows: which one is open, and how a game gets onto the table."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import platformdirs
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from blitz_desktop import registry
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import say
from blitz_desktop.core.system import Scenario
from blitz_desktop.display import why_no_window
from blitz_desktop.games import begin, find, open_target, options_of, write_variant
from blitz_desktop.presenter.shelf import (
    Glance,
    Glances,
    ShelfGame,
    broken_off_games,
    game_going_on,
    saved_games,
)
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session import journal
from blitz_desktop.session.autosave import is_autosave
from blitz_desktop.session.errors import DamagedError, SaveError
from blitz_desktop.session.files import real_path
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import verify
from blitz_desktop.session.session import SUFFIX, Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.about import AboutDialog
from blitz_desktop.ui.collector import collected_here
from blitz_desktop.ui.crash import CrashGuard
from blitz_desktop.ui.heap import lean_heap
from blitz_desktop.ui.look import Look, wear
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.map_view import WindowView
from blitz_desktop.ui.options_dialog import OptionsDialog
from blitz_desktop.ui.preferences import PreferencesDialog
from blitz_desktop.ui.program import Program, the_program
from blitz_desktop.ui.save_desk import saves_folder
from blitz_desktop.ui.saves_dialog import SavesDialog
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.shelf_rows import moment
from blitz_desktop.ui.start_window import StartWindow


def run(target: str | None = None) -> int:
    """Open the program and stay until its last window is closed.

    Args:
        target: A scenario's key, or the path of a scenario file or saved game; None opens the start window.

    Returns:
        The exit code: 0, or 2 where the target cannot be opened or there is no screen.
    """

    def begin_at(desk: Desk) -> None:
        if target is None:
            desk.show_start()
        elif Path(target).suffix == SUFFIX:
            desk.take_up(Path(target))
        else:
            desk.seat(open_target(target, desk.journals))

    return _run(begin_at)


def run_file(path: Path) -> int:
    """Open the program with a saved game, as a double-click on it does, and stay until the end.

    What is wrong with the game is told in a window, since nobody who double-clicks sees a terminal.
    """
    return _run(lambda desk: desk.receive(path))


def _run(begin_at: Callable[[Desk], None]) -> int:
    if QApplication.instance() is None and (problem := why_no_window()):
        sys.stderr.write(f"error: {problem}\n")
        return 2
    settings = Settings()
    app = the_program()
    wear(app, settings.look())
    with lean_heap(), collected_here():
        return _serve(app, settings, begin_at)


def _serve(app: QApplication, settings: Settings, begin_at: Callable[[Desk], None]) -> int:
    desk = Desk(settings)
    if isinstance(app, Program):
        app.file_asked.connect(desk.receive)
    app.styleHints().colorSchemeChanged.connect(desk.dress)
    guard = CrashGuard(desk.describe, desk.record)
    guard.install()
    try:
        begin_at(desk)
    except KeyError as error:
        sys.stderr.write(f"error: there is no scenario {error}\n")
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
    return say(book[rule.section].summary.strip()) if rule.section in book else ""


_QUESTION_PAUSE = 200
"""Milliseconds after which it is looked again whether a question stands."""

_TOUR = "tour"
"""What the settings call the tour of the table."""


class Library:
    """The scenarios of this program and the games of this user."""

    def __init__(self, journals: Path, settings: Settings) -> None:
        self._journals = journals
        self._settings = settings
        self._glances = Glances(find)

    def scenario_keys(self) -> tuple[str, ...]:
        """Keys of the built-in scenarios, the one to learn with first."""
        return tuple(sorted(registry.scenario_keys(), key=lambda key: key != registry.FIRST_SCENARIO))

    def game_title(self, key: str) -> str:
        """Title of a scenario's game."""
        return registry.system(key.partition("/")[0]).title

    def scenario(self, key: str) -> Scenario:
        """A built-in scenario."""
        return registry.scenario(key)

    def broken_off(self) -> tuple[ShelfGame, ...]:
        """Games to resume."""
        return broken_off_games(self._journals)

    def glance(self, path: Path) -> Glance | None:
        """Where a game stands."""
        return self._glances.at(path)

    def saved(self) -> tuple[ShelfGame, ...]:
        """Games to open."""
        return saved_games(saves_folder(), self._settings.recent(), self._journals)


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
        self._library = Library(self.journals, self._settings)
        self._is_dressing = False
        self._has_shelf_changed = False

    def describe(self) -> str:
        """Which game is on the table, for a report."""
        if not isinstance(self.window, MainWindow):
            return "no game"
        session = self.window.session
        return f"{session.scenario.key}, seed {session.seed}, entry {session.shown} of {session.head}"

    def record(self) -> bytes:
        """The game on the table as a save holds it, for a report; empty where there is none."""
        return self.window.session.record() if isinstance(self.window, MainWindow) else b""

    def show_start(self) -> None:
        """Open the start window."""
        window = StartWindow(self._library, self._settings)
        window.begin_asked.connect(self.begin)
        window.resume_asked.connect(self.resume)
        window.discard_asked.connect(self.discard)
        window.open_asked.connect(self.open)
        window.options_asked.connect(self.ask_options)
        window.about_asked.connect(lambda: AboutDialog(window).open())
        window.browse_asked.connect(self.browse)
        window.preferences_asked.connect(self.ask_preferences)
        self._switch_to(window)

    def ask_preferences(self) -> PreferencesDialog:
        """Ask for theme, size of text, motion and language."""
        dialog = PreferencesDialog(self._settings.look(), self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.look_chosen.connect(self.choose_look)
        dialog.open()
        return dialog

    def choose_look(self, look: Look) -> None:
        """Put on another look and remember it."""
        self._settings.choose_look(look)
        # Once the dialog is gone: the window that it belongs to is made anew.
        QTimer.singleShot(0, self, self.dress)

    def dress(self) -> None:
        """Make the open window anew in the look that the player chose; the game on it goes on."""
        app = QApplication.instance()
        window = self.window
        if not isinstance(app, QApplication) or self._is_dressing or app.activeModalWidget() is not None:
            return
        self._is_dressing = True
        wear(app, self._settings.look())
        self._is_dressing = False
        self._library = Library(self.journals, self._settings)  # what it tells may be in another language now
        if isinstance(window, MainWindow):
            view = window.hand_over()
            window.session.forget_words()
            self.seat(window.session, view)
        elif isinstance(window, StartWindow):
            self.show_start()

    def begin(self, key: str) -> None:
        """Begin a game of a scenario, by its key or the path of its file, as the start window says."""
        bar = self.window.terms if isinstance(self.window, StartWindow) else None
        terms, is_second = (bar.terms, bar.is_second) if bar is not None else (Terms(), False)
        if bar is not None:
            bar.remember()
        self._try_to_seat(lambda: begin(key, terms, self.journals, is_second=is_second))

    def ask_options(self, key: str) -> OptionsDialog:
        """Ask under which options a scenario is to be played, and begin it so."""
        scenario = registry.scenario(key)
        dialog = OptionsDialog(say(scenario.title), options_of(scenario), self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._begin_with(scenario, dialog.changes()))
        dialog.open()
        return dialog

    def browse(self) -> SavesDialog:
        """Show all saved games."""
        library = self._library
        dialog = SavesDialog(library.saved(), library.glance, self.journals, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open_asked.connect(self.open)
        dialog.changed.connect(self._on_save_changed)
        dialog.finished.connect(self._refresh_shelf)
        dialog.open()
        return dialog

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
            dialogs.tell_error(self.window, say("Not discarded"), str(error))
            return
        if isinstance(self.window, StartWindow):
            self.window.shelf.remove(game.path)

    def open(self, path: Path) -> None:
        """Open a saved game; an empty path asks which."""
        chosen = path if path.name else dialogs.ask_open_path(self.window, saves_folder())
        if chosen is None:
            return
        if not self._takes_other_way(chosen):
            self._try_to_open(partial(self._load, chosen))

    def take_up(self, path: Path) -> None:
        """Put a saved game on the table, for somebody who reads in a terminal what is wrong with it.

        Raises:
            SaveError: It cannot be opened.
        """
        if not self._takes_other_way(path):
            self.seat(self._load(path, salvage=False))
        elif self.window is None:
            self.show_start()

    def _takes_other_way(self, save: Path) -> bool:
        """Whether the player wants the game that goes on from a save, which is resumed, or none."""
        game = game_going_on(save, self.journals)
        if game is None:
            return False
        answer = dialogs.ask_going_on(self.window, save.stem, game.words, moment(game))
        if answer is dialogs.GoingOn.RESUME:
            self.resume(game.path)
        return answer is not dialogs.GoingOn.OPEN

    def _load(self, save: Path, salvage: bool) -> Session:
        is_copy = is_autosave(save)
        session = Session.load(save, find, journal=self.journals, salvage=salvage, is_copy=is_copy)
        if session.terms.kind is Kind.BY_FILE:
            session.warnings += _doubts(save)
        return session

    def receive(self, path: Path) -> None:
        """Open a saved game in place of the one on the table, which is left first if the player agrees.

        While a question stands, it waits: a window must not go from under the question before it.
        """
        if QApplication.activeModalWidget() is not None:
            QTimer.singleShot(_QUESTION_PAUSE, self, lambda: self.receive(path))
            return
        if isinstance(self.window, MainWindow):
            if not self.window.leave():
                return
            self.show_start()
        self.open(path)
        if self.window is None:
            self.show_start()

    def seat(self, session: Session, view: WindowView | None = None) -> None:
        """Put a game on the table; a view is where an earlier window of it was looking."""
        window = MainWindow(session, rule_text, self._settings, view.sitter if view else None)
        window.new_asked.connect(self._leave_table)
        window.open_asked.connect(self._open_another)
        window.preferences_asked.connect(self.ask_preferences)
        if session.path is not None:
            self._settings.remember(session.path)
        self._switch_to(window)
        if view is not None:
            window.take_over(view)
        elif window.table.seating.due is None and not self._settings.has_seen(_TOUR):
            self._settings.mark_seen(_TOUR)
            QTimer.singleShot(0, window, window.help.begin_tour)
        if session.warnings and view is None:
            dialogs.tell_news(window, say(session.scenario.title), "\n\n".join(session.warnings))

    def _begin_with(self, scenario: Scenario, options: dict[str, str]) -> None:
        if not options:
            self.begin(scenario.key)
            return
        try:
            path = write_variant(scenario, options, _variants_folder())
        except OSError as error:
            dialogs.tell_error(self.window, say("Not begun"), str(error))
            return
        self.begin(str(path))

    def _on_save_changed(self, old: Path, new: Path | None) -> None:
        was_recent = old in self._settings.recent()
        self._settings.forget(old)
        if new is not None and was_recent:
            self._settings.remember(new)
        self._has_shelf_changed = True

    def _refresh_shelf(self) -> None:
        """Show the start window anew once saved games have other names."""
        if self._has_shelf_changed and isinstance(self.window, StartWindow):
            self._has_shelf_changed = False
            QTimer.singleShot(0, self, self._show_start_again)

    def _show_start_again(self) -> None:
        if isinstance(self.window, StartWindow):
            self.show_start()

    def _try_to_open(self, load: Callable[[bool], Session]) -> None:
        try:
            session = load(False)
        except DamagedError as error:
            if dialogs.ask_salvage(self.window, str(error)):
                self._try_to_seat(lambda: load(True))
            return
        except (SaveError, DataError) as error:
            self._tell_not_opened(error)
            return
        self.seat(session)

    def _try_to_seat(self, load: Callable[[], Session]) -> None:
        try:
            session = load()
        except (KeyError, SaveError, DataError) as error:
            self._tell_not_opened(error)
            return
        self.seat(session)

    def _tell_not_opened(self, error: Exception) -> None:
        if self.window is None:
            self.show_start()
        dialogs.tell_error(self.window, say("Not opened"), str(error))

    def _leave_table(self) -> None:
        if isinstance(self.window, MainWindow) and self.window.leave():
            self.show_start()

    def _open_another(self) -> None:
        path = dialogs.ask_open_path(self.window, saves_folder())
        if path is None:
            return
        own = self.window.session.path if isinstance(self.window, MainWindow) else None
        if own is not None and real_path(path) == real_path(own):
            dialogs.tell_news(self.window, say("Open game"), say("{name} is on the table.", name=path.name))
            return
        self.receive(path)

    def _switch_to(self, window: StartWindow | MainWindow) -> None:
        previous, self.window = self.window, window
        window.show()
        if previous is not None:
            previous.close()
            previous.deleteLater()
            QTimer.singleShot(0, gc.collect)  # parts of a window hold one another


def _doubts(path: Path) -> tuple[str, ...]:
    """What is wrong with a game handed over by file, once it has been played over again."""
    verdict = verify(open_game(path, find, salvage=True))
    if not verdict.problem:
        return ()
    return (say("The record does not hold: {problem} Talk to the other player.", problem=verdict.problem),)


def _variants_folder() -> Path:
    """Where scenarios with other options are kept."""
    return platformdirs.user_data_path("blitz-desktop", appauthor=False) / "scenarios"
