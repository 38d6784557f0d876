"""The games to go on with, on the start window: pictures, words, and the buttons that take one up."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.shelf import Glance, ShelfGame
from blitz_desktop.ui import theme
from blitz_desktop.ui.layouts import FlowLayout, scrolling
from blitz_desktop.ui.rich_text import strong
from blitz_desktop.ui.thumbnail import position_thumbnail

_LARGE, _SMALL = QSize(340, 150), QSize(96, 64)
_MOST_SAVES = 6


class Shelf(QFrame):
    """Games to go on with, the latest unfinished one large on top.

    Signals:
        resume_asked: A broken-off game was chosen (its path).
        discard_asked: A broken-off game is to be discarded (the game).
        open_asked: A saved game was chosen (its path; an empty one asks for a file).
        browse_asked: The player wants to see all saved games.
    """

    resume_asked = Signal(object)
    discard_asked = Signal(object)
    open_asked = Signal(object)
    browse_asked = Signal()

    def __init__(self, broken_off: tuple[ShelfGame, ...], saved: tuple[ShelfGame, ...]) -> None:
        super().__init__()
        self.resumable = [
            ShelfRow(game, say("Resume"), can_discard=True, is_large=place == 0 and not game.is_open)
            for place, game in enumerate(broken_off)
        ]
        self.savings = [ShelfRow(game, say("Open")) for game in saved[:_MOST_SAVES]]
        for row in self.resumable:
            row.button.clicked.connect(lambda _=False, path=row.game.path: self.resume_asked.emit(path))
            row.discard.clicked.connect(lambda _=False, game=row.game: self.discard_asked.emit(game))
        for row in self.savings:
            row.button.clicked.connect(lambda _=False, path=row.game.path: self.open_asked.emit(path))
        self._broken_off = heading(say("Unfinished games"))
        self._broken_off.setHidden(not self.resumable)
        self.browse = QPushButton(say("All saved games…"))
        self.browse.clicked.connect(self.browse_asked)
        self.browse.setEnabled(bool(saved))
        other = QPushButton(say("Open a file…"))
        other.clicked.connect(lambda: self.open_asked.emit(Path()))
        foot = QWidget()
        buttons = FlowLayout(foot, gap=theme.UNIT * 2)
        buttons.addWidget(self.browse)
        buttons.addWidget(other)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scrolling(self._column()), 1)
        layout.addWidget(foot)

    @property
    def rows(self) -> list[ShelfRow]:
        """Every game shown."""
        return [*self.resumable, *self.savings]

    def remove(self, path: Path) -> None:
        """Show a broken-off game no longer."""
        for row in [row for row in self.resumable if row.game.path == path]:
            self.resumable.remove(row)
            row.hide()
            row.deleteLater()
        self._broken_off.setHidden(not self.resumable)

    def _column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._broken_off)
        for row in self.resumable:
            column.addWidget(row)
        column.addWidget(heading(say("Saved games")))
        if not self.savings:
            none = QLabel(say("None yet. A save file can also be dropped on this window."))
            none.setProperty("role", "muted")
            none.setWordWrap(True)
            column.addWidget(none)
        for row in self.savings:
            column.addWidget(row)
        column.addStretch(1)
        return column


class ShelfRow(QFrame):
    """One game with the button that goes on with it, and one that discards it where that can be."""

    def __init__(
        self, game: ShelfGame, word: str, *, can_discard: bool = False, is_large: bool = False
    ) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.game = game
        self._size = _LARGE if is_large else _SMALL
        self.picture = QLabel()
        self.picture.setFixedHeight(self._size.height())
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setHidden(bool(game.problem))
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setToolTip(str(game.path))
        self._say(game.words)
        self.button = QPushButton(word)
        self.button.setAccessibleName(f"{word} {game.title}")
        self.button.setEnabled(bool(game.key) and not game.is_open)
        self.button.setToolTip(game.words if game.is_open else "")
        if is_large:
            self.button.setProperty("role", "primary")
        self.discard = QPushButton(say("Discard"))
        self.discard.setAccessibleName(say("Discard {game}", game=game.title))
        self.discard.setHidden(not can_discard or game.is_open)
        if is_large:
            self._lay_out_large()
        else:
            self._lay_out_small()

    def show_glance(self, seen: Glance) -> None:
        """Show where the game stands."""
        self.picture.setPixmap(position_thumbnail(seen.scenario.board, seen.view, self._size))
        if self.game.is_open:
            self._say(f"{seen.words}. {self.game.words}.")
        elif not self.game.problem:
            self._say(seen.words)

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture of the game."""
        self.picture.setPixmap(picture)

    def _say(self, fact: str) -> None:
        when = f"<br>{escape(moment(self.game))}"
        self.label.setText(f"{strong(self.game.title)}<br>{escape(fact)}{when}")

    def _lay_out_large(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        self.picture.setMinimumWidth(1)  # beside a scroll bar, rather less of the map than a row cut off
        layout.addWidget(self.picture)
        layout.addWidget(self.label)
        foot = QHBoxLayout()
        foot.addWidget(self.discard)
        foot.addStretch(1)
        foot.addWidget(self.button)
        layout.addLayout(foot)

    def _lay_out_small(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 6, 10, 6)
        layout.addWidget(self.picture)
        layout.addWidget(self.label, 1)
        buttons = QVBoxLayout()
        buttons.addWidget(self.button)
        buttons.addWidget(self.discard)
        layout.addLayout(buttons)
        self.picture.setFixedWidth(self._size.width())


def moment(game: ShelfGame) -> str:
    """When a game was last written to, as the player's language has it."""
    when = QDateTime.fromSecsSinceEpoch(int(game.changed.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def heading(text: str) -> QLabel:
    """A heading."""
    label = QLabel(text)
    label.setProperty("role", "heading")
    label.setWordWrap(True)
    return label
