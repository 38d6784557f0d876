"""Pictures of boards kept on disk from one start to the next, so that the map is there at once.

A picture is found again only for the same board, language and edition of the print; whatever goes wrong with
the disk, the picture is simply drawn anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

import msgspec
import platformdirs
from PySide6.QtGui import QImage

from blitz_desktop import __version__
from blitz_desktop.core.board import Board
from blitz_desktop.core.language import say
from blitz_desktop.session.files import sweep

EDITION = 8
"""Raise it whenever the print looks different, or old proofs would be shown."""

_MOST_KEPT = 24
_QUICK = 85
"""PNG quality that is quick to write and to read, at some cost in size."""

_IN_THE_MAKING = 600.0
"""Seconds after which a half-written picture is nobody's any more."""

_elsewhere: ContextVar[Path | None] = ContextVar("elsewhere", default=None)


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Keep the pictures of boards opened meanwhile in a folder other than the user's, where none are yet."""
    token = _elsewhere.set(folder)
    try:
        yield
    finally:
        _elsewhere.reset(token)


class Proofs:
    """The pictures of one board.

    Args:
        board: Whose pictures they are.
        folder: Where they are kept; the user's cache folder if not given.
    """

    def __init__(self, board: Board, folder: Path | None = None) -> None:
        base = _elsewhere.get() or platformdirs.user_cache_path("blitz-desktop", appauthor=False)
        self._folder = folder or base / "proofs"
        self._board = board
        self._digest = ""

    def has(self, name: str) -> bool:
        """Whether a picture is kept under a name, be it whole or damaged."""
        return self._path(name).is_file()

    def find(self, name: str) -> QImage | None:
        """A picture kept under a name, if there is one."""
        path = self._path(name)
        if not path.is_file():
            return None
        image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
        return None if image.isNull() else image

    def keep(self, name: str, image: QImage) -> None:
        """Keep a picture, and let go of the oldest where there are too many."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            sweep(self._folder, "*.part", older_than=_IN_THE_MAKING)
            path = self._path(name)
            part = path.with_suffix(".part")
            try:
                if image.save(str(part), "PNG", _QUICK):  # type: ignore[call-overload]
                    part.replace(path)
            finally:
                part.unlink(missing_ok=True)
            kept = sorted(self._folder.glob("*.png"), key=lambda found: found.stat().st_mtime)
            for old in kept[:-_MOST_KEPT]:
                old.unlink(missing_ok=True)
        except OSError:
            return

    def _path(self, name: str) -> Path:
        if not self._digest:
            board = self._board
            parts = (board.countries.values(), board.places, board.sites, board.chains)
            lettering = [[say(part.name) for part in kind] for kind in parts]
            data = msgspec.json.Encoder(order="sorted").encode((board, lettering))
            stamp = f"{__version__} {EDITION} ".encode()
            self._digest = hashlib.blake2b(stamp + data, digest_size=10).hexdigest()
        return self._folder / f"{self._board.id}-{self._digest}-{name}.png"
