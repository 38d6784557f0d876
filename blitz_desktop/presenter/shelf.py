"""The games on the shelf: those broken off and those saved, and what is wrong with them if anything is."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from blitz_desktop.session.errors import SaveError
from blitz_desktop.session.files import read_whole
from blitz_desktop.session.journal import unfinished
from blitz_desktop.session.lines import read
from blitz_desktop.session.session import SUFFIX


@dataclass(frozen=True)
class ShelfGame:
    """A game that can be gone on with.

    Attributes:
        title: Name to show.
        key: Key of its scenario; empty where the file cannot be read.
        entries: Entries on the line in play.
        changed: When it was last written to.
        problem: What is wrong with it, in a sentence; empty where it is whole.
    """

    path: Path
    title: str
    key: str
    entries: int
    changed: datetime
    problem: str = ""


def broken_off_games(folder: Path) -> tuple[ShelfGame, ...]:
    """Games in a folder of journals that were not closed, the latest first."""
    return tuple(
        ShelfGame(
            path=game.path,
            title=game.title,
            key=f"{game.header.system}/{game.header.scenario}" if game.header else "",
            entries=game.entries,
            changed=game.changed,
            problem=game.problem,
        )
        for game in unfinished(folder)
    )


def saved_games(folder: Path, recent: Iterable[Path] = ()) -> tuple[ShelfGame, ...]:
    """Games saved in a folder, and those opened lately wherever they lie, the latest first."""
    listed: list[Path] = []
    with suppress(OSError):
        listed = sorted(folder.glob(f"*{SUFFIX}"))
    paths = dict.fromkeys(path.resolve() for path in (*recent, *listed))
    games = (_saved_game(path) for path in paths if path.exists())
    return tuple(sorted(games, key=lambda game: game.changed, reverse=True))


def _saved_game(path: Path) -> ShelfGame:
    changed = _changed(path)
    try:
        reading = read(read_whole(path))
    except SaveError as error:
        return ShelfGame(path, path.stem, "", 0, changed, str(error))
    if reading is None:
        return ShelfGame(path, path.stem, "", 0, changed, f"{path.name} is no game of this program.")
    damage = reading.damage
    problem = f"{path.name} is damaged in line {damage.line}: {damage.text}." if damage else ""
    if reading.is_cut_off and not damage:
        problem = f"The end of {path.name} is missing."
    key = f"{reading.header.system}/{reading.header.scenario}"
    return ShelfGame(path, path.stem, key, reading.in_play, changed, problem)


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
