"""Keeps the game of a session on the disk: its journal, and the locks on its files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

from blitz_desktop.session import journal as journals
from blitz_desktop.session.errors import JournalError
from blitz_desktop.session.files import GameLock, real_path
from blitz_desktop.session.journal import Journal
from blitz_desktop.session.lines import ClosedLine, Record


class Recorder:
    """Writes to one journal, and holds the locks of that journal and of the save it belongs to.

    Attributes:
        trouble: Why the journal could not be written last time; None while it is written.
    """

    def __init__(self, journal: Path) -> None:
        """Take the journal's lock.

        Raises:
            LockedError: Another program has the game open.
        """
        self.trouble: JournalError | None = None
        self._journal = Journal(journal)
        self._folder = journal.parent
        self._save_lock: tuple[Path, GameLock | None] | None = None
        self._journal_lock: GameLock | None = None
        self._journal_lock = self._lock(journal)

    @property
    def sitting(self) -> str:
        """A few letters that tell the game from others in which the same dice are thrown."""
        return self._journal.path.stem[-4:]

    @contextmanager
    def holding(self, save: Path) -> Iterator[None]:
        """Lock a save, and let go of the one held before once what is done with it has gone well.

        Raises:
            LockedError: Another program has the game open; the lock held before stands.
        """
        save = real_path(save)
        if self._save_lock is not None and self._save_lock[0] == save:
            yield
            return
        lock = self._lock(save)
        try:
            yield
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        self._let_go()
        self._save_lock = (save, lock)

    def hold(self, save: Path) -> None:
        """Lock a save, and let go of the one held before.

        Raises:
            LockedError: Another program has the game open; the lock held before stands.
        """
        with self.holding(save):
            pass

    def ensure_free(self, save: Path) -> None:
        """See that no other game is being played in a save.

        Raises:
            LockedError: One is.
        """
        if self._save_lock is not None and self._save_lock[0] == real_path(save):
            return
        lock = self._lock(save)
        if lock is not None:
            lock.release()

    def write(self, records: Iterable[Record], *, before: Iterable[Record]) -> None:
        """Put records into the journal; where it is not whole, it is begun anew with all that came before.

        A failure is kept as ``trouble`` and tried again at the next call.
        """
        try:
            if self._journal.is_whole:
                for record in records:
                    self._journal.append(record)
            else:
                self._journal.begin(chain(before, records))
            self.trouble = None
        except JournalError as error:
            self.trouble = error

    def close(self, *, before: Iterable[Record]) -> None:
        """Mark the journal as closed, and let others open the game."""
        self.write((ClosedLine(),), before=before)
        self.release()
        journals.prune(self._folder)

    def release(self) -> None:
        """Let others open the game."""
        self._journal.release()
        self._let_go()
        if self._journal_lock is not None:
            self._journal_lock.release()

    def _let_go(self) -> None:
        if self._save_lock is not None and self._save_lock[1] is not None:
            self._save_lock[1].release()
        self._save_lock = None

    def _lock(self, game: Path) -> GameLock | None:
        """The lock of a game, taken; None where the folder cannot hold one."""
        try:
            lock = journals.lock_for(game, self._folder)
        except OSError:
            return None
        lock.acquire()
        return lock
