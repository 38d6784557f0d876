"""Journals: the running record of each game being played, on the disk before the player sees an entry."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path

import msgspec
import platformdirs

from blitz_desktop.core.language import say
from blitz_desktop.session.errors import JournalError, LockedError, SaveError, explain, open_elsewhere
from blitz_desktop.session.files import GameLock, is_file, read_whole, replace_whole, sweep, written_at
from blitz_desktop.session.lines import Header, Reading, Record, SavedLine, Sealer, read
from blitz_desktop.session.opening import is_as_saved

SUFFIX = ".journal"
KEPT_CLOSED = 20
"""Closed games whose journals are kept, in case the player regrets not having saved."""

_IN_THE_MAKING = 3600.0
"""Seconds in which a journal that is being written anew is surely whole."""


def default_folder() -> Path:
    """Where the journals of this user's games lie."""
    return platformdirs.user_data_path("blitz-desktop", appauthor=False) / "journals"


def new_path(folder: Path) -> Path:
    """A name for a new journal."""
    return folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}{SUFFIX}"


def lock_for(game: Path, folder: Path) -> GameLock:
    """The lock of a journal or save, kept beside the journals.

    Raises:
        OSError: The folder cannot be made.
    """
    locks = folder / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    return GameLock(game, locks)


class Journal:
    """A record on the disk that grows by one fsynced line at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._sealer = Sealer()
        self._file: FileIO | None = None

    @property
    def is_whole(self) -> bool:
        """Whether the file can be added to; if not, it must be begun anew."""
        return self._file is not None and os.fstat(self._file.fileno()).st_nlink > 0

    def begin(self, records: Iterable[Record]) -> None:
        """Write all records, in place of what the file held.

        Raises:
            JournalError: They cannot be written; what the file held stands.
        """
        self.release()
        self._sealer = Sealer()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_whole(self.path, map(self._sealer.seal, records))
            self._file = FileIO(self.path, "ab")
        except OSError as error:
            raise self._trouble(error) from error

    def append(self, record: Record) -> None:
        """Add a record and wait until it is on the disk.

        Raises:
            JournalError: It cannot be written; the journal must be begun anew.
        """
        if self._file is None:
            raise JournalError(say("The journal {path} is not open.", path=self.path))
        line = memoryview(self._sealer.seal(record))
        try:
            while line:
                line = line[self._file.write(line) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            self.release()
            raise self._trouble(error) from error

    def release(self) -> None:
        """Close the file."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None

    def _trouble(self, error: OSError) -> JournalError:
        return JournalError(
            say(
                "The game is not being recorded in {folder}: {why}. "
                "You can play on, and the program tries again after every move.",
                folder=self.path.parent,
                why=explain(error),
            )
        )


class Unfinished(msgspec.Struct, frozen=True):
    """A game that was broken off.

    Attributes:
        title: Title of the scenario, with the name of the save where there is one; else the name of the file.
        header: Which game it is; None where the file cannot be read.
        entries: Entries on the line in play that can be brought back.
        changed: When it was last written to.
        save: How it was saved last; None where it never was, or nothing has happened since.
        problem: What is wrong with the file, in a sentence; empty where it is whole.
    """

    path: Path
    title: str
    header: Header | None
    entries: int
    changed: datetime
    save: SavedLine | None
    problem: str


def unfinished(folder: Path) -> tuple[Unfinished, ...]:
    """Games in a folder whose journal was not closed and that no running program holds, newest first."""
    return _played(folder, is_held=False)


def held(folder: Path) -> tuple[Unfinished, ...]:
    """Games in a folder that a running program has open and something was done in, newest first."""
    return _played(folder, is_held=True)


def _played(folder: Path, *, is_held: bool) -> tuple[Unfinished, ...]:
    found = []
    for path in _journals(folder):
        reading, problem = _try_to_read(path)
        is_over = reading is not None and (reading.is_closed or reading.is_empty)
        if is_over or _is_held(path, folder) is not is_held:
            continue
        header, entries = (reading.header, reading.in_play) if reading else (None, 0)
        title = _title(reading) if reading else path.name
        save = reading.saved if reading and not is_as_saved(reading) else None
        found.append(Unfinished(path, title, header, entries, _changed(path), save, problem))
    return tuple(sorted(found, key=lambda game: game.changed, reverse=True))


def discard(path: Path) -> None:
    """Remove the journal of a game that was broken off, for good.

    Raises:
        LockedError: A running program has the game open.
        SaveError: It cannot be removed.
    """
    if _is_held(path, path.parent):
        raise LockedError(open_elsewhere(path))
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(say("{path} cannot be removed: {why}.", path=path, why=explain(error))) from error


def keep_damaged(path: Path) -> None:
    """Keep a damaged journal beside the one that takes its place, with the ending ``.damaged``.

    Raises:
        SaveError: It cannot be kept.
    """
    kept = path.with_suffix(".damaged")
    try:
        kept.unlink(missing_ok=True)
        try:
            os.link(path, kept)  # which takes no room on a full disk
        except OSError:
            shutil.copy2(path, kept)
    except OSError as error:
        raise SaveError(say("{path} cannot be kept: {why}.", path=path, why=explain(error))) from error


def prune(folder: Path, *, keep: int = KEPT_CLOSED) -> None:
    """Remove journals of closed games beyond the newest few, of games not worth keeping, and half ones."""
    sweep(folder, older_than=_IN_THE_MAKING)
    closed = []
    for path in _journals(folder):
        reading, _ = _try_to_read(path)
        if reading is not None and reading.damage is None and (reading.is_closed or reading.is_empty):
            with suppress(OSError):
                closed.append((not reading.is_empty, written_at(path), path))
    closed.sort(reverse=True)
    for rank, (is_kept, _, path) in enumerate(closed):
        if (rank >= keep or not is_kept) and not _is_held(path, folder):
            with suppress(OSError):
                path.unlink()


def _journals(folder: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from (path for path in sorted(folder.glob(f"*{SUFFIX}")) if is_file(path))


def _try_to_read(path: Path) -> tuple[Reading | None, str]:
    try:
        reading = read(read_whole(path))
    except SaveError as error:
        return None, str(error)
    if reading is None:
        return None, say("{file} does not begin like a game.", file=path.name)
    if reading.damage is not None:
        text = "{name} is damaged in line {line}: {text}."
        return reading, say(text, name=path.name, line=reading.damage.line, text=reading.damage.text)
    return reading, ""


def _title(reading: Reading) -> str:
    title = say(reading.header.title)
    name = reading.saved.place.stem if reading.saved is not None else title
    return title if _bare(name) == _bare(title) else f"{title} ({name})"


def _bare(name: str) -> str:
    """A name without what files leave out of it."""
    return "".join(filter(str.isalnum, name.casefold()))


def _is_held(path: Path, folder: Path) -> bool:
    try:
        lock = lock_for(path, folder)
        lock.acquire()
    except LockedError:
        return True
    except OSError:
        return False
    lock.release()
    return False


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
