"""Questions and messages, each with a way out that loses nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from blitz_desktop.core.language import say
from blitz_desktop.session.files import is_there
from blitz_desktop.session.session import SUFFIX
from blitz_desktop.ui.rich_text import plain

Icon = QMessageBox.Icon

_ENDING = re.compile(r"\*(\.[\w.]+)")
"""Endings of a kind of files, as Qt writes them."""


Answer = TypeVar("Answer")


class Leaving(Enum):
    """What becomes of a game with unsaved changes."""

    SAVE = auto()
    SUSPEND = auto()
    STAY = auto()


def ask_leaving(parent: QWidget, why: str, trouble: str = "") -> Leaving:
    """Ask what becomes of a game that its save does not hold; Esc and closing the box mean to stay.

    No answer loses anything, unless the game is not being recorded: then ``trouble`` says why.

    Args:
        parent: The window that asks.
        why: What there is to save.
        trouble: Why the game is not being recorded; empty where it is.
    """
    box = _box(
        parent,
        Icon.Question,
        say("Unsaved game"),
        why,
        say("What is not saved will be lost. {trouble}", trouble=trouble)
        if trouble
        else say("Nothing is lost either way: left unsaved, the game is offered again in the start window."),
    )
    save = box.addButton(say("Save"), QMessageBox.ButtonRole.AcceptRole)
    suspend = box.addButton(say("Leave unsaved"), QMessageBox.ButtonRole.DestructiveRole)
    return _answer(box, {save: Leaving.SAVE, suspend: Leaving.SUSPEND}, save, Leaving.STAY)


class Changed(Enum):
    """What becomes of a save that others have changed."""

    SAVE_AS = auto()
    WRITE_OVER = auto()
    LEAVE = auto()


def ask_changed(parent: QWidget, why: str, *, is_gone: bool) -> Changed:
    """Ask where to save a game in whose file something else stands, or which is gone.

    Esc and closing the box save nowhere.
    """
    box = _box(
        parent,
        Icon.Warning,
        say("Not the file it was"),
        why,
        say("It was renamed, moved or thrown away, or its disk is not there.")
        if is_gone
        else say(
            "It was played on from another window, put back from a copy, or another game was saved there. "
            "Written over, that would be lost."
        ),
    )
    save_as = box.addButton(say("Save under another name…"), QMessageBox.ButtonRole.AcceptRole)
    over = box.addButton(
        say("Save there again") if is_gone else say("Write over it"), QMessageBox.ButtonRole.DestructiveRole
    )
    answers = {save_as: Changed.SAVE_AS, over: Changed.WRITE_OVER}
    return _answer(box, answers, save_as, Changed.LEAVE)


class GoingOn(Enum):
    """How to open a save that was played on from, by a game that is unfinished."""

    RESUME = auto()
    OPEN = auto()
    LEAVE = auto()


def ask_going_on(parent: QWidget | None, name: str, played: str, changed: str) -> GoingOn:
    """Ask whether to take up the game that goes on from a save; Esc and closing the box open nothing.

    Args:
        parent: The window that asks.
        name: Name of the save.
        played: How long the game is by now; empty where that is not told.
        changed: When it was played last.
    """
    box = _box(
        parent,
        Icon.Question,
        say("Game broken off"),
        say("“{name}” was played on and left unsaved.", name=name),
        " · ".join(filter(None, (say("Last played {time}", time=changed), played))),
    )
    resume = box.addButton(say("Resume"), QMessageBox.ButtonRole.AcceptRole)
    opening = box.addButton(say("Open as saved"), QMessageBox.ButtonRole.ActionRole)
    return _answer(box, {resume: GoingOn.RESUME, opening: GoingOn.OPEN}, resume, GoingOn.LEAVE)


def ask_save_path(parent: QWidget, suggestion: Path, title: str = "") -> Path | None:
    """Ask for the file to save in, whose folder is made if need be; None for no file."""
    with suppress(OSError):  # the player may know a better one
        suggestion.parent.mkdir(parents=True, exist_ok=True)
    return ask_new_file(parent, title or say("Save game"), suggestion, _filter())


def ask_new_file(parent: QWidget, title: str, suggestion: Path, kinds: str) -> Path | None:
    """Ask for a file to write, with the ending of its kind; None for no file.

    The system asks before a file is written over, but knows only what was typed, so a name that gets its
    ending here is asked about here.

    Args:
        parent: The window that asks.
        title: What is to be written.
        suggestion: The file proposed at first.
        kinds: Kinds of files with their endings, as Qt writes them.
    """
    while True:
        name, kind = QFileDialog.getSaveFileName(parent, title, str(suggestion), kinds)
        if not name:
            return None
        typed = Path(name)
        suggestion = _with_ending(typed, kind or kinds.partition(";;")[0], kinds)
        if suggestion == typed or not is_there(suggestion) or ask_writing_over(parent, suggestion):
            return suggestion


def ask_writing_over(parent: QWidget, path: Path) -> bool:
    """Ask whether to write over a file that is there. Esc leaves it."""
    box = _box(
        parent,
        Icon.Warning,
        say("Write over a file"),
        say("{name} is there already.", name=path.name),
        say("What it holds would be lost."),
    )
    return _is_meant(box, say("Write over it"), QMessageBox.ButtonRole.DestructiveRole)


def _with_ending(path: Path, kind: str, kinds: str) -> Path:
    is_known = any(path.name.lower().endswith(ending) for ending in _ENDING.findall(kinds))
    wanted = _ENDING.search(kind)
    return path if is_known or wanted is None else path.with_name(path.name + wanted[1])


def ask_open_path(parent: QWidget | None, folder: Path) -> Path | None:
    """Ask for a saved game to open."""
    kinds = f"{_filter()};;{say('All files')} (*)"
    name, _ = QFileDialog.getOpenFileName(parent, say("Open game"), str(folder), kinds)
    return Path(name) if name else None


def ask_hand_over(parent: QWidget, side: str) -> bool:
    """Say what a file handed over holds, and ask whether to write it."""
    box = _box(
        parent,
        Icon.Information,
        say("Hand over by file"),
        say("The file opens on the table as {side} may see it.", side=side),
        say(
            "It is on trust, as games by mail are: the file holds the whole game and its dice, and only the "
            "program hides from each player what he may not see. Every throw is on record, and the game is "
            "played over again and checked when the file is opened. Notes and plans that you make from now "
            "on stay in your own copy."
        ),
    )
    writing = box.addButton(say("Choose a file…"), QMessageBox.ButtonRole.AcceptRole)
    return _answer(box, {writing: True}, writing, otherwise=False)


def ask_taking_back(side: str) -> bool:
    """Ask whether to take back what the other player of a game by file has done. Esc leaves it."""
    box = _box(
        QApplication.activeWindow(),
        Icon.Warning,
        say("Take back the other side’s play"),
        say("This takes back what {side} has done.", side=side),
        say("The other player’s copy still has it. Take it back only as you have agreed with each other."),
    )
    return _is_meant(box, say("Take it back"), QMessageBox.ButtonRole.DestructiveRole)


def ask_salvage(parent: QWidget | None, text: str) -> bool:
    """Ask whether to open a damaged game as far as it can be read."""
    box = _box(parent, Icon.Warning, say("Damaged game"), text)
    return _is_meant(box, say("Open up to there"), QMessageBox.ButtonRole.AcceptRole)


def ask_discard(parent: QWidget | None, title: str) -> bool:
    """Ask whether a game that was broken off may be lost. Esc and closing the box keep it."""
    box = _box(
        parent,
        Icon.Warning,
        say("Discard game"),
        say("Discard “{title}”?", title=title),
        say("What was played since the last save cannot be brought back. Saved games stay."),
    )
    return _is_meant(box, say("Discard"), QMessageBox.ButtonRole.DestructiveRole)


def ask_trash(parent: QWidget | None, title: str) -> bool:
    """Ask whether a saved game may go to the trash. Esc and closing the box keep it."""
    box = _box(
        parent,
        Icon.Question,
        say("Move to the trash"),
        say("Move “{game}” to the trash?", game=title),
        say("It can be taken out again there."),
    )
    return _is_meant(box, say("Move to the trash"), QMessageBox.ButtonRole.DestructiveRole)


def _box(parent: QWidget | None, icon: Icon, title: str, text: str, more: str = "") -> QMessageBox:
    """A message whose words, names of files among them, are shown as they stand."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(plain(text))
    box.setInformativeText(plain(more))
    return box


def _answer(
    box: QMessageBox, answers: Mapping[QPushButton, Answer], default: QPushButton | None, otherwise: Answer
) -> Answer:
    """Ask a question; Esc and closing mean what is said otherwise, as Enter does without a default."""
    cancel = box.addButton(say("Cancel"), QMessageBox.ButtonRole.RejectRole)
    usual = cancel if default is None else default
    usual.setMinimumWidth(_room_for_bold(usual))
    box.setDefaultButton(usual)
    box.setEscapeButton(cancel)
    pressed = _pressed(box)
    return next((answer for button, answer in answers.items() if button is pressed), otherwise)


def _pressed(box: QMessageBox) -> QAbstractButton | None:
    """Ask, and tell which button was pressed; none where the box went with its window."""
    box.exec()
    return box.clickedButton() if isValid(box) else None


def _room_for_bold(button: QPushButton) -> int:
    """Width of a button whose words are to be bold, which Qt gives no more room than plain ones."""
    font = button.font()
    font.setWeight(QFont.Weight.DemiBold)
    words = QFontMetrics(font).horizontalAdvance(button.text())
    return words + button.sizeHint().width() - button.fontMetrics().horizontalAdvance(button.text())


def _is_meant(box: QMessageBox, deed: str, role: QMessageBox.ButtonRole) -> bool:
    """Ask a question to which Enter, Esc and closing the box answer no; whether the deed was chosen."""
    return _answer(box, {box.addButton(deed, role): True}, None, otherwise=False)


def ask_name(parent: QWidget, name: str) -> str | None:
    """Ask for another name of a saved game; None where the player thinks better of it."""
    words, is_meant = QInputDialog.getText(
        parent, say("Rename"), say("New name"), QLineEdit.EchoMode.Normal, name
    )
    return words if is_meant else None


def tell_error(parent: QWidget | None, title: str, text: str, detail: str = "") -> QMessageBox:
    """Tell of something that went wrong."""
    return _message(parent, QMessageBox.Icon.Warning, title, text, detail)


def tell_news(parent: QWidget | None, title: str, text: str) -> QMessageBox:
    """Tell something that needs to be known before going on."""
    return _message(parent, QMessageBox.Icon.Information, title, text, "")


def _filter() -> str:
    return f"{say('Saved games')} (*{SUFFIX})"


def _message(
    parent: QWidget | None, icon: QMessageBox.Icon, title: str, text: str, detail: str
) -> QMessageBox:
    box = _box(parent, icon, title, text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if detail:
        box.setDetailedText(detail)
    box.setWindowModality(Qt.WindowModality.ApplicationModal)
    box.open()
    return box
