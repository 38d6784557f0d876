"""Files read and replaced whole, and locks that keep two programs off one game."""

from __future__ import annotations

import hashlib
import os
import secrets
import stat
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from urllib.parse import unquote_to_bytes

from filelock import FileLock, Timeout

from blitz_desktop.core.language import say
from blitz_desktop.session.errors import LockedError, SaveError, explain, open_elsewhere

_LARGEST = 100 * 1024 * 1024

_URI = "file://"

_CLOCK_STEP = 5.0
"""Seconds by which clocks of disks and networks may differ."""

_new_fingerprint = partial(hashlib.blake2b, digest_size=16)


def file_name(words: str) -> str:
    """Words as the name of a file that every system takes.

    >>> file_name("1940: Case Yellow")
    '1940 Case Yellow'
    """
    return " ".join("".join(c if c.isalnum() or c in " -" else " " for c in words).split())


def real_path(path: Path) -> Path:
    """A path without links on its way; a looping one, at which ``resolve`` fails, stays."""
    return Path(os.path.realpath(path))


def written_at(path: Path) -> float:
    """When a file was written, in seconds, to put files in order; 0 where it lies ahead.

    What seems to come from the future was written under a wrong clock, and is older than what is written now.

    Raises:
        OSError: It cannot be told.
    """
    written = path.stat().st_mtime
    return written if written <= time.time() + _CLOCK_STEP else 0.0


def read_whole(path: Path) -> bytes:
    """The bytes of a game file.

    Raises:
        SaveError: It cannot be read, is no file, or is far too large for a game.
    """
    name = path.name or path
    try:
        found = path.stat()
        if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):  # a pipe would be read for ever
            raise SaveError(say("{name} is not a game of Blitz Desktop.", name=name))
        if found.st_size > _LARGEST:
            raise SaveError(say("{name} is too large to be a game.", name=name))
        return path.read_bytes()
    except OSError as error:
        raise SaveError(say("{name} cannot be opened: {why}.", name=name, why=explain(error))) from error


def is_there(path: Path) -> bool:
    """Whether there is a file or folder, as far as can be told: ``Path.exists`` fails in locked folders."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def is_file(path: Path) -> bool:
    """Whether there is a file, as far as it can be told."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def written_path(path: Path) -> str:
    """An absolute path for a record, which holds text; a name that is none comes as a URI."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return path.as_uri()
    return str(path)


def recorded_path(text: str) -> Path:
    """The path that was written into a record."""
    if text.startswith(_URI):
        return Path(os.fsdecode(unquote_to_bytes(text.removeprefix(_URI))))
    return Path(text)


def fingerprint(data: bytes) -> str:
    """Tells whether a file is the same as at another time."""
    return _new_fingerprint(data).hexdigest()


def replace_whole(path: Path, lines: Iterable[bytes]) -> str:
    """Write a file beside its target and rename it, so that the target is always the old or the new one.

    Returns:
        The fingerprint of the new file.

    Raises:
        OSError: It cannot be written; the old file stands as it was.
    """
    target = real_path(path)  # a link stays a link to the new file
    mark = hashlib.blake2b(target.name.encode(errors="surrogateescape"), digest_size=4).hexdigest()
    sweep(target.parent, f".*-{mark}-*.part")
    part = target.with_name(f".{target.stem[:40]}-{mark}-{secrets.token_hex(4)}.part")
    written = _new_fingerprint()
    try:
        with part.open("xb") as stream:
            for line in lines:
                stream.write(line)
                written.update(line)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    sync_folder(target.parent)
    return written.hexdigest()


def sweep(folder: Path, pattern: str = ".*.part", *, older_than: float = 0) -> None:
    """Remove half-written files that killed programs have left in a folder.

    Args:
        folder: Where they lie.
        pattern: Their names.
        older_than: Seconds for which a file must have lain there; others may be in the making.
    """
    with suppress(OSError):
        for part in list(folder.glob(pattern)):
            if time.time() - part.stat().st_mtime >= older_than:
                part.unlink()


def sync_folder(folder: Path) -> None:
    """Make names in a folder survive a power cut, where the system can.

    Where it cannot, nothing is amiss: a file renamed just now is there, be it under its old content.
    """
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class GameLock:
    """A lock on a game file; the system frees it when the program ends, in whatever way.

    It lies in a folder of the program's own, so that no lock files are left among the player's saves.
    """

    def __init__(self, game: Path, folder: Path) -> None:
        name = hashlib.blake2b(os.fsencode(real_path(game)), digest_size=12).hexdigest()
        self._game = game
        self._lock = FileLock(folder / f"{name}.lock", timeout=0, thread_local=False)

    def acquire(self) -> None:
        """Take the lock. Where the folder cannot be written, play goes on without it.

        Raises:
            LockedError: Another program has the game open.
        """
        try:
            self._lock.acquire()
        except Timeout:
            raise LockedError(open_elsewhere(self._game)) from None
        except (OSError, NotImplementedError):
            return

    def release(self) -> None:
        """Let others open the game."""
        self._lock.release()
