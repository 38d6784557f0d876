"""What can go wrong around a game, each as one sentence that may be shown to the player."""

from __future__ import annotations

import errno
from pathlib import Path

from blitz_desktop.core.language import say


class SessionError(Exception):
    """Something was asked of a game that it cannot do; its text is a sentence for the player."""


class JournalError(SessionError):
    """The running record could not be written; the game goes on in memory and writing is tried again."""


class SaveError(SessionError):
    """A game file could not be written or read."""


class LockedError(SaveError):
    """Another running program has this game open."""


class ChangedError(SaveError):
    """A save is no longer what the game left there.

    Attributes:
        is_gone: Whether there is nothing any more.
    """

    def __init__(self, text: str, *, is_gone: bool) -> None:
        super().__init__(text)
        self.is_gone = is_gone


class NewerFormatError(SaveError):
    """A newer version of the program wrote the file."""


class DamagedError(SaveError):
    """A line of a game file is not as it was written.

    Attributes:
        line: Number of the first bad line, from 1.
        entries: Entries before it, which can still be opened.
    """

    def __init__(self, text: str, line: int, entries: int) -> None:
        super().__init__(text)
        self.line = line
        self.entries = entries


def open_elsewhere(game: Path) -> str:
    """That another window has a game open, for a ``LockedError``."""
    return say("{name} is open in another window of Blitz Desktop.", name=game.name)


def explain(error: OSError) -> str:
    """Why the operating system refused, in a few words for the player."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return say("the disk is full")
        case errno.EACCES | errno.EPERM:
            return say("the system does not allow it")
        case errno.EROFS:
            return say("nothing can be written there")
        case errno.ENOENT | errno.ENOTDIR:
            return say("there is no such file or folder")
        case errno.EISDIR:
            return say("it is a folder")
        case errno.ELOOP:
            return say("it is a link that leads back to itself")
        case _:
            return error.strerror or type(error).__name__
