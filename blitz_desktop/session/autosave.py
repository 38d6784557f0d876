"""Saves that the program makes by itself, one a turn, the oldest giving way to the newest.

The journal keeps every action already; these are whole games to go back to if a file or a folder is lost.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from blitz_desktop.session.errors import SaveError
from blitz_desktop.session.files import file_name, real_path, written_at
from blitz_desktop.session.session import SUFFIX, Session

FOLDER = "autosaves"
"""Name of the folder, beside the player's own saves."""

KEPT = 12
"""Autosaves of all games together that are kept."""


_OWN_NAME = re.compile(rf"( [0-9a-f]{{4}})? turn \d\d+{re.escape(SUFFIX)}$")
"""How the names of autosaves end; what a player has put beside them is the player's."""


def is_autosave(path: Path) -> bool:
    """Whether a save was made by the program itself, which will overwrite or drop it some day."""
    real = real_path(path)
    return real.parent.name == FOLDER and _OWN_NAME.search(real.name) is not None


def name_of_autosave(path: Path) -> str:
    """Name of the game that an autosave belongs to."""
    return _OWN_NAME.sub("", path.name)


def autosaves(saves: Path) -> tuple[Path, ...]:
    """The saves in the folder of autosaves beside a player's own saves, the oldest first."""
    found = []
    with suppress(OSError):
        found = [(written_at(path), path) for path in (saves / FOLDER).glob(f"*{SUFFIX}")]
    return tuple(path for _, path in sorted(found))


class Autosaver:
    """Saves a game when a turn begins.

    Attributes:
        trouble: Why the last autosave could not be written; empty where it could.
    """

    def __init__(self, session: Session, saves: Path) -> None:
        self.trouble = ""
        self._session = session
        self._saves = saves
        self._turn = session.state_at(session.head).clock.turn

    def follow(self) -> Path | None:
        """Save, where play has come to a later turn since the last call; the file, where one was written."""
        session = self._session
        turn = session.state_at(session.head).clock.turn
        is_later, self._turn = turn > self._turn, turn
        if not is_later:
            return None
        path = self._saves / FOLDER / f"{self._name()} turn {turn:02}{SUFFIX}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            session.save_copy(path)
        except (OSError, SaveError) as error:
            self.trouble = str(error)
            return None
        self.trouble = ""
        self._rotate()
        return path

    def _name(self) -> str:
        """What the file is called: as the player's own save, or as the scenario; games of one save differ."""
        session = self._session
        words = session.path.stem if session.path is not None else file_name(session.scenario.title)
        return f"{words[:48] or session.scenario.id} {session.sitting}".strip()

    def _rotate(self) -> None:
        made = filter(is_autosave, autosaves(self._saves))
        for path in tuple(made)[:-KEPT]:
            with suppress(OSError):
                path.unlink()
