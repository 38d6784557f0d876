"""The start window: scenarios to begin, games to go on with."""

from __future__ import annotations

from collections import deque
from html import escape
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.system import Scenario
from blitz_desktop.presenter.shelf import ShelfGame
from blitz_desktop.ui.rich_text import strong
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.thumbnail import board_thumbnail

_THUMBNAIL = QSize(264, 176)
_SHELF_WIDTH, _MOST_WIDTH = 340, 1400
_MOST_SAVES = 12


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


class StartWindow(QWidget):
    """Offers everything that can be played.

    Signals:
        begin_asked: A scenario was chosen (its key).
        resume_asked: A broken-off game was chosen (its path).
        discard_asked: A broken-off game is to be discarded (the game).
        open_asked: A saved game was chosen (its path; an empty one asks for a file).
    """

    begin_asked = Signal(str)
    resume_asked = Signal(object)
    discard_asked = Signal(object)
    open_asked = Signal(object)

    def __init__(self, library: Library, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("start")
        self.setWindowTitle("Blitz Desktop")
        self.setAcceptDrops(True)
        self._library = library
        self._settings = settings
        self.cards = {key: ScenarioCard(key, library.game_title(key)) for key in library.scenario_keys()}
        self._waiting = deque(self.cards)
        self.shelf = Shelf(library.broken_off(), library.saved())
        self._lay_out()
        if not settings.restore_window(self):
            self.resize(1040, 660)
        QTimer.singleShot(0, self, self._fill_next_card)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.save_window(self)
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            self.open_asked.emit(Path(paths[0]))

    def _lay_out(self) -> None:
        title = QLabel("Blitz Desktop")
        title.setProperty("role", "title")
        subtitle = QLabel("May 1940 on the table: published hex-and-counter games, rules enforced")
        subtitle.setProperty("role", "muted")
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(title)
        head.addWidget(subtitle)
        cards = QVBoxLayout()
        cards.setSpacing(12)
        for card in self.cards.values():
            card.begin.clicked.connect(lambda _=False, key=card.key: self.begin_asked.emit(key))
            cards.addWidget(card)
        cards.addStretch(1)
        self.shelf.setFixedWidth(_SHELF_WIDTH)
        self.shelf.resume_asked.connect(self.resume_asked)
        self.shelf.discard_asked.connect(self.discard_asked)
        self.shelf.open_asked.connect(self.open_asked)
        body = QHBoxLayout()
        body.setSpacing(24)
        body.addWidget(_scrolling(cards), 1)
        body.addWidget(self.shelf)
        page = QWidget()
        page.setMaximumWidth(_MOST_WIDTH)
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(18)
        column.addLayout(head)
        column.addLayout(body, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)

    def _fill_next_card(self) -> None:
        """Load one scenario at a time, so that the window answers meanwhile."""
        if not self._waiting:
            return
        key = self._waiting.popleft()
        try:
            scenario = self._library.scenario(key)
            self.cards[key].show_scenario(scenario, board_thumbnail(scenario.board, _THUMBNAIL))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one scenario, the others are offered
            self.cards[key].show_problem(str(error))
        QTimer.singleShot(0, self, self._fill_next_card)


class ScenarioCard(QFrame):
    """One scenario: its map, what it is, and the button that begins it."""

    def __init__(self, key: str, game: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.key = key
        self.picture = QLabel()
        self.picture.setFixedSize(_THUMBNAIL)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.game = QLabel(escape(game))
        self.game.setProperty("role", "muted")
        self.title = QLabel("…")
        self.title.setProperty("role", "heading")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.facts = QLabel()
        self.facts.setProperty("role", "muted")
        self.begin = QPushButton("Begin")
        self.begin.setProperty("role", "primary")
        self.begin.setEnabled(False)
        words = QVBoxLayout()
        words.setSpacing(4)
        for label in (self.game, self.title, self.text):
            words.addWidget(label)
        foot = QHBoxLayout()
        foot.addWidget(self.facts, 1)
        foot.addWidget(self.begin)
        words.addLayout(foot)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 12, 16, 12)
        layout.setSpacing(18)
        layout.addWidget(self.picture)
        layout.addLayout(words, 1)

    def show_scenario(self, scenario: Scenario, picture: QPixmap) -> None:
        """Show a scenario that can be played."""
        self.title.setText(escape(" ".join(scenario.title.split())))
        self.text.setText(escape(" ".join(scenario.description.split())))
        sides = " against ".join(side.name for side in scenario.sides)
        self.facts.setText(f"{sides} · {len(scenario.turns)} turns · {len(scenario.pieces)} units")
        self.picture.setPixmap(picture)
        self.begin.setAccessibleName(f"Begin {scenario.title}")
        self.begin.setEnabled(True)

    def show_problem(self, problem: str) -> None:
        """Show why the scenario cannot be played."""
        self.title.setText(escape(self.key))
        self.text.setText(escape(problem))
        self.facts.setText("This scenario cannot be played.")


class Shelf(QFrame):
    """Games to go on with.

    Signals:
        resume_asked: A broken-off game was chosen (its path).
        discard_asked: A broken-off game is to be discarded (the game).
        open_asked: A saved game was chosen (its path; an empty one asks for a file).
    """

    resume_asked = Signal(object)
    discard_asked = Signal(object)
    open_asked = Signal(object)

    def __init__(self, broken_off: tuple[ShelfGame, ...], saved: tuple[ShelfGame, ...]) -> None:
        super().__init__()
        column = QVBoxLayout()
        column.setSpacing(8)
        self.resumable = [ShelfRow(game, "Resume", can_discard=True) for game in broken_off]
        self.savings = [ShelfRow(game, "Open") for game in saved[:_MOST_SAVES]]
        for row in self.resumable:
            row.button.clicked.connect(lambda _=False, path=row.game.path: self.resume_asked.emit(path))
            row.discard.clicked.connect(lambda _=False, game=row.game: self.discard_asked.emit(game))
        for row in self.savings:
            row.button.clicked.connect(lambda _=False, path=row.game.path: self.open_asked.emit(path))
        self._broken_off = _heading("Unfinished games")
        column.addWidget(self._broken_off)
        if not self.resumable:
            self._broken_off.hide()
        for row in self.resumable:
            column.addWidget(row)
        column.addWidget(_heading("Saved games"))
        if not self.savings:
            none = QLabel("None yet.")
            none.setProperty("role", "muted")
            column.addWidget(none)
        for row in self.savings:
            column.addWidget(row)
        column.addStretch(1)
        other = QPushButton("Open a file…")
        other.clicked.connect(lambda: self.open_asked.emit(Path()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(_scrolling(column), 1)
        layout.addWidget(other)

    def remove(self, path: Path) -> None:
        """Show a broken-off game no longer."""
        for row in [row for row in self.resumable if row.game.path == path]:
            self.resumable.remove(row)
            row.hide()
            row.deleteLater()
        self._broken_off.setHidden(not self.resumable)


class ShelfRow(QFrame):
    """One game with the button that goes on with it, and one that discards it where that can be."""

    def __init__(self, game: ShelfGame, word: str, *, can_discard: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.game = game
        fact = escape(game.problem) if game.problem else f"{_when(game)} · {_entries(game.entries)}"
        label = QLabel(f"{strong(game.title)}<br>{fact}")
        label.setWordWrap(True)
        label.setToolTip(str(game.path))
        self.button = QPushButton(word)
        self.button.setAccessibleName(f"{word} {game.title}")
        self.button.setEnabled(bool(game.key))
        self.discard = QPushButton("Discard")
        self.discard.setAccessibleName(f"Discard {game.title}")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.addWidget(label, 1)
        buttons = QVBoxLayout()
        buttons.addWidget(self.button)
        buttons.addWidget(self.discard)
        if not can_discard:
            self.discard.hide()
        layout.addLayout(buttons)


def _when(game: ShelfGame) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(game.changed.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def _entries(number: int) -> str:
    return "1 entry" if number == 1 else f"{number} entries"


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "heading")
    return label


def _scrolling(column: QVBoxLayout) -> QScrollArea:
    inside = QWidget()
    column.setContentsMargins(0, 0, 6, 0)
    inside.setLayout(column)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    return area
