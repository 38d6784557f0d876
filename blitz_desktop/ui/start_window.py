"""The start window: scenarios to begin, games to go on with."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.shelf import Glance, ShelfGame
from blitz_desktop.ui import theme
from blitz_desktop.ui.layouts import FlowLayout, scrolling
from blitz_desktop.ui.rich_text import plain, strong
from blitz_desktop.ui.settings import Settings, first_place
from blitz_desktop.ui.shelf_rows import Shelf
from blitz_desktop.ui.terms_bar import TermsBar
from blitz_desktop.ui.thumbnail import board_thumbnail

_THUMBNAIL = QSize(264, 176)
_FIRST_SIZE = QSize(1180, 760)
SHELF_WIDTH, _MOST_WIDTH = 370, 1500


class Library(Protocol):
    """Where the start window finds its games."""

    def scenario_keys(self) -> tuple[str, ...]:
        """Keys of the scenarios, in the order to show them."""
        ...

    def game_title(self, key: str) -> str:
        """Title of a scenario's game."""
        ...

    def scenario(self, key: str) -> Scenario:
        """A scenario by its key; any exception means that it cannot be played."""
        ...

    def broken_off(self) -> tuple[ShelfGame, ...]:
        """Games to resume."""
        ...

    def saved(self) -> tuple[ShelfGame, ...]:
        """Games to open."""
        ...

    def glance(self, path: Path) -> Glance | None:
        """Where a game stands; None where it cannot be told."""
        ...


class StartWindow(QWidget):
    """Offers everything that can be played.

    Signals:
        begin_asked: A scenario was chosen (its key).
        options_asked: A scenario is to be begun with other options (its key).
        resume_asked: A broken-off game was chosen (its path).
        discard_asked: A broken-off game is to be discarded (the game).
        open_asked: A saved game was chosen (its path; an empty one asks for a file).
        browse_asked: The player wants to see all saved games.
        preferences_asked: The player wants to change how the program looks.
        about_asked: The player wants to know what the program is.
    """

    begin_asked = Signal(str)
    options_asked = Signal(str)
    resume_asked = Signal(object)
    discard_asked = Signal(object)
    open_asked = Signal(object)
    browse_asked = Signal()
    preferences_asked = Signal()
    about_asked = Signal()

    def __init__(self, library: Library, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("start")
        self.setWindowTitle("Blitz Desktop")
        self.setAcceptDrops(True)
        self._library = library
        self._settings = settings
        self.cards = {key: ScenarioCard(key, library.game_title(key)) for key in library.scenario_keys()}
        self.terms = TermsBar(settings)
        self.shelf = Shelf(library.broken_off(), library.saved())
        self._waiting: deque[Callable[[], None]] = deque(partial(self._fill_card, key) for key in self.cards)
        self._waiting.extend(partial(self._look_at, place) for place in range(len(self.shelf.rows)))
        self._lay_out()
        if not settings.restore_window(self):
            self.setGeometry(first_place(_FIRST_SIZE, self.screen().availableGeometry()))
        QTimer.singleShot(0, self, self._do_next)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.save_window(self)
        self._waiting.clear()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            self.open_asked.emit(Path(paths[0]))

    def _lay_out(self) -> None:
        cards = QVBoxLayout()
        cards.setSpacing(12)
        for card in self.cards.values():
            card.begin.clicked.connect(lambda _=False, key=card.key: self.begin_asked.emit(key))
            card.options.clicked.connect(lambda _=False, key=card.key: self.options_asked.emit(key))
            cards.addWidget(card)
        cards.addStretch(1)
        self.shelf.setFixedWidth(min(theme.scaled(SHELF_WIDTH), 560))
        for name in ("resume_asked", "discard_asked", "open_asked", "browse_asked"):
            getattr(self.shelf, name).connect(getattr(self, name))
        games = QVBoxLayout()
        games.setSpacing(12)
        games.addWidget(self.terms)
        games.addWidget(scrolling(cards), 1)
        body = QHBoxLayout()
        body.setSpacing(24)
        body.addLayout(games, 1)
        body.addWidget(self.shelf)
        page = QWidget()
        page.setMaximumWidth(_MOST_WIDTH)
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(16)
        column.addLayout(self._head())
        column.addLayout(body, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)

    def _head(self) -> QHBoxLayout:
        title = QLabel("Blitz Desktop")
        title.setProperty("role", "title")
        subtitle = QLabel(say("May 1940 on the table: published hex-and-counter games, rules enforced"))
        subtitle.setProperty("role", "muted")
        subtitle.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(subtitle)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        for text, signal, keys in (
            (say("About"), self.about_asked, QKeySequence(QKeySequence.StandardKey.HelpContents)),
            (say("Preferences…"), self.preferences_asked, QKeySequence("Ctrl+,")),
        ):
            button = QPushButton(text)
            button.setProperty("role", "quiet")
            button.clicked.connect(signal)
            head.addWidget(button)
            QShortcut(keys, self, signal.emit)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Open), self, lambda: self.open_asked.emit(Path()))
        return head

    def _do_next(self) -> None:
        """Load one scenario or game at a time, so that the window answers meanwhile."""
        if self._waiting:
            self._waiting.popleft()()
            QTimer.singleShot(0, self, self._do_next)

    def _fill_card(self, key: str) -> None:
        try:
            scenario = self._library.scenario(key)
            self.cards[key].show_scenario(scenario, board_thumbnail(scenario.board, _THUMBNAIL))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one scenario, the others are offered
            self.cards[key].show_problem(str(error))

    def _look_at(self, place: int) -> None:
        rows = self.shelf.rows
        if place < len(rows) and (seen := self._library.glance(rows[place].game.path)) is not None:
            rows[place].show_glance(seen)


class ScenarioCard(QFrame):
    """One scenario: its map, what it is, and the buttons that begin it."""

    def __init__(self, key: str, game: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.key = key
        self.picture = QLabel()
        self.picture.setFixedSize(_THUMBNAIL)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.game = QLabel(plain(game))
        self.game.setProperty("role", "muted")
        self.title = QLabel("…")
        self.title.setProperty("role", "heading")
        self.title.setWordWrap(True)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.lesson = QLabel()
        self.lesson.setWordWrap(True)
        self.lesson.hide()
        self.facts = QLabel()
        self.facts.setProperty("role", "muted")
        self.facts.setWordWrap(True)
        self.options = QPushButton(say("Options…"))
        self.options.hide()
        self.begin = QPushButton(say("Begin"))
        self.begin.setProperty("role", "primary")
        self.begin.setEnabled(False)
        words = QVBoxLayout()
        words.setSpacing(4)
        foot = QWidget()
        buttons = FlowLayout(foot, gap=theme.UNIT * 2)
        buttons.addWidget(self.options)
        buttons.addWidget(self.begin)
        for part in (self.game, self.title, self.text, self.lesson):
            words.addWidget(part)
        words.addStretch(1)
        words.addWidget(self.facts)
        words.addWidget(foot)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 12, 16, 12)
        layout.setSpacing(18)
        layout.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)

    def show_scenario(self, scenario: Scenario, picture: QPixmap) -> None:
        """Show a scenario that can be played."""
        self.title.setText(plain(say(scenario.title)))
        self.text.setText(plain(" ".join(say(scenario.description.strip()).split())))
        lesson = " ".join(say(scenario.teaches).split())
        self.lesson.setText(labelled(strong(say("It teaches")), escape(lesson)))
        self.lesson.setVisible(bool(lesson))
        facts = (
            say(" against ").join(say(side.name) for side in scenario.sides),
            say_number("{n} turn", "{n} turns", len(scenario.turns)),
            say_number("{n} unit", "{n} units", len(scenario.pieces)),
        )
        self.facts.setText(" · ".join(facts))
        self.picture.setPixmap(picture)
        self.begin.setAccessibleName(say("Begin {scenario}", scenario=say(scenario.title)))
        self.options.setAccessibleName(say("Options of {scenario}", scenario=say(scenario.title)))
        self.begin.setEnabled(True)
        self.options.show()

    def show_problem(self, problem: str) -> None:
        """Show why the scenario cannot be played."""
        self.title.setText(plain(self.key))
        self.text.setText(plain(problem))
        self.facts.setText(say("This scenario cannot be played until the file is mended or moved away."))
