"""All saved games: where each stands, with a picture; open, rename, move to the trash."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import platformdirs
from PySide6.QtCore import QFile, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.presenter import shelf
from blitz_desktop.presenter.shelf import Glance, ShelfGame
from blitz_desktop.session.errors import SaveError
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.layouts import size_for_text
from blitz_desktop.ui.shelf_rows import moment
from blitz_desktop.ui.thumbnail import position_thumbnail

_PICTURE = QSize(150, 100)
_GAME = Qt.ItemDataRole.UserRole


class SavesDialog(QDialog):
    """Lists games, the latest first; the field above narrows the list.

    Signals:
        open_asked: A game was chosen (its path).
        changed: A game was renamed (old path, new path) or taken away (old path, None).
    """

    open_asked = Signal(object)
    changed = Signal(object, object)

    def __init__(
        self,
        games: tuple[ShelfGame, ...],
        glance: Callable[[Path], Glance | None],
        journals: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Saved games"))
        self._glance = glance
        self._journals = journals
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Search"))
        self.field.setClearButtonEnabled(True)
        self.games = QListWidget()
        self.games.setIconSize(_PICTURE)
        self.games.setAccessibleName(say("Saved games"))
        self.games.setWordWrap(True)
        self.open_button = QPushButton(say("&Open"))
        self.open_button.setDefault(True)
        self.rename_button = QPushButton(say("&Rename…"))
        self.trash_button = QPushButton(say("Move to the &trash…"))
        for game in games:
            self._add(game)
        self._waiting = deque(range(self.games.count()))
        self._lay_out()
        self.field.textChanged.connect(self._narrow)
        self.games.itemActivated.connect(self._open)
        self.games.currentItemChanged.connect(self._enable)
        self.open_button.clicked.connect(self._open)
        self.rename_button.clicked.connect(self._rename)
        self.trash_button.clicked.connect(self._trash)
        QShortcut(QKeySequence("F2"), self, self._rename)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.games, self._trash)
        self.games.setCurrentRow(0)
        self._enable()
        QTimer.singleShot(0, self, self._look_at_next)

    def chosen(self) -> ShelfGame | None:
        """The game that is marked."""
        shown = [item for item in self.games.selectedItems() if not item.isHidden()]
        return shown[0].data(_GAME) if shown else None

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.rename_button)
        buttons.addWidget(self.trash_button)
        buttons.addStretch(1)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        buttons.addWidget(close)
        buttons.addWidget(self.open_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self.field)
        layout.addWidget(self.games, 1)
        layout.addLayout(buttons)
        size_for_text(self, 620, 480)

    def _add(self, game: ShelfGame) -> None:
        item = QListWidgetItem()
        item.setSizeHint(QSize(0, max(_PICTURE.height() + 12, theme.scaled(70))))
        self.games.addItem(item)
        self._show(item, game, game.words)

    def _show(self, item: QListWidgetItem, game: ShelfGame, fact: str) -> None:
        item.setData(_GAME, game)
        item.setText(f"{game.title}\n{game.problem or fact}\n{moment(game)}")
        item.setToolTip(str(game.path))

    def _look_at_next(self) -> None:
        if not self._waiting:
            return
        item = self.games.item(self._waiting.popleft())
        seen = self._glance(item.data(_GAME).path)
        if seen is not None:
            item.setIcon(QIcon(position_thumbnail(seen.scenario.board, seen.view, _PICTURE)))
            game = item.data(_GAME)
            self._show(item, game, f"{seen.words}. {game.words}." if game.is_open else seen.words)
        QTimer.singleShot(0, self, self._look_at_next)

    def _narrow(self, text: str) -> None:
        for row in range(self.games.count()):
            item = self.games.item(row)
            item.setHidden(text.casefold() not in item.text().casefold())
        shown = [row for row in range(self.games.count()) if not self.games.item(row).isHidden()]
        self.games.setCurrentRow(shown[0] if shown else -1)
        self._enable()

    def _enable(self) -> None:
        game = self.chosen()
        is_free = game is not None and not game.is_open
        self.open_button.setEnabled(game is not None and bool(game.key) and is_free)
        for button in (self.open_button, self.rename_button, self.trash_button):
            button.setToolTip("" if game is None or is_free else game.words)
        self.rename_button.setEnabled(is_free)
        self.trash_button.setEnabled(is_free)

    def _open(self) -> None:
        game = self.chosen()
        if game is not None and self.open_button.isEnabled():
            self.accept()
            self.open_asked.emit(game.path)

    def _rename(self) -> None:
        game, item = self.chosen(), self.games.currentItem()
        if not self.rename_button.isEnabled():
            return
        name = dialogs.ask_name(self, game.path.stem) if game is not None else None
        if game is None or name is None:
            return
        try:
            path = shelf.rename(game.path, name, self._journals)
        except SaveError as error:
            dialogs.tell_error(self, say("Not renamed"), str(error))
            return
        facts = item.text().split("\n")
        self._show(item, replace(game, path=path, title=path.stem), facts[1])
        self.changed.emit(game.path, path)

    def _trash(self) -> None:
        game = self.chosen()
        if game is None or game.is_open or not dialogs.ask_trash(self, game.title):
            return
        try:
            shelf.ensure_free(game.path, self._journals)
        except SaveError as error:
            dialogs.tell_error(self, say("Not moved to the trash"), str(error))
            return
        if not _move_to_trash(game.path):
            dialogs.tell_error(
                self, say("Not moved to the trash"), say("There is no trash for {file}.", file=str(game.path))
            )
            return
        self._waiting.clear()
        self.games.takeItem(self.games.currentRow())
        self._waiting.extend(row for row in range(self.games.count()) if self.games.item(row).icon().isNull())
        self._enable()
        self.changed.emit(game.path, None)


def _move_to_trash(path: Path) -> bool:
    # Where the user has no data folder yet, Qt finds no place for the trash in it.
    with suppress(OSError):
        platformdirs.user_data_path().mkdir(parents=True, exist_ok=True)
    return QFile(str(path)).moveToTrash()
