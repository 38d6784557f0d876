"""The games on the shelf: those broken off and those saved, where they stand, and what is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import BoardView
from blitz_desktop.presenter.seating import ONLOOKER
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.autosave import autosaves, is_autosave, name_of_autosave
from blitz_desktop.session.errors import LockedError, SaveError, explain
from blitz_desktop.session.files import fingerprint, is_there, read_whole, real_path
from blitz_desktop.session.journal import Unfinished, held, lock_for, unfinished
from blitz_desktop.session.lines import is_spoilt, read
from blitz_desktop.session.opening import Find, open_game
from blitz_desktop.session.session import SUFFIX


@dataclass(frozen=True)
class ShelfGame:
    """A game that can be gone on with.

    Attributes:
        title: Name to show.
        key: Key of its scenario; empty where the file cannot be read.
        entries: Entries on the line in play; None where some may be hidden and so are not even counted.
        changed: When it was last written to.
        problem: What is wrong with it, in a sentence; empty where it is whole.
        is_open: Whether another window has it open, which alone may go on with it, rename or remove it.
    """

    path: Path
    title: str
    key: str
    entries: int | None
    changed: datetime
    problem: str = ""
    is_open: bool = False

    @property
    def words(self) -> str:
        """What can be said of it unopened: where it is open, what is wrong with it, or how long it is."""
        if self.is_open:
            return say("Open in another window")
        if self.problem or self.entries is None:
            return self.problem
        return say_number("{n} entry", "{n} entries", self.entries)


@dataclass(frozen=True)
class Glance:
    """Where a game on the shelf stands, for a picture and a line of words."""

    scenario: Scenario
    view: BoardView

    @property
    def words(self) -> str:
        """Turn and phase."""
        turn = next((turn for turn in self.view.turns if turn.is_current), None)
        phase = next((phase for phase in self.view.phases if phase.is_current), None)
        if self.view.outcome is not None:
            return say("The game is over")
        return when(turn.number if turn else 0, phase.label if phase else "")


def when(turn: int, phase: str) -> str:
    """Turn, 0 for the set-up, and phase in words."""
    if not turn:
        return say("Set-up")
    return " · ".join(filter(None, (say("Turn {turn}", turn=turn), phase)))


def glance(path: Path, find: Find) -> Glance | None:
    """Look at where a game stands without taking it up; None where it cannot be opened."""
    try:
        opened = open_game(path, find, salvage=True)
    except (SaveError, DataError, LookupError):
        return None
    state = opened.history.state(opened.head)
    viewer = ONLOOKER if opened.terms.is_fogged else None
    return Glance(opened.scenario, opened.system.view(opened.scenario, state, viewer))


class Glances:
    """Where games stand; a file that is as it was is not read again."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._seen: dict[Path, tuple[_Stamp, Glance | None]] = {}

    def at(self, path: Path) -> Glance | None:
        """Where a game stands; None where it cannot be told."""
        stamp = _stamp(path)
        if path not in self._seen or self._seen[path][0] != stamp:
            self._seen[path] = (stamp, glance(path, self._find))
        return self._seen[path][1]


_Stamp = tuple[int, int] | None
"""What tells a file from what it was before: time and size; None where there is none."""


def _stamp(path: Path) -> _Stamp:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def rename(path: Path, name: str, journals: Path) -> Path:
    """Give a saved game another name in its folder; an autosave comes to stand beside the player's own.

    Returns:
        Its new path.

    Raises:
        SaveError: The name cannot be had, or the game is open in another window.
    """
    words = name.strip().removesuffix(SUFFIX)
    if not words or words.startswith(".") or any(sign in words for sign in '/\\:*?"<>|\n\0'):
        raise SaveError(say("“{name}” cannot be the name of a file.", name=name.strip()))
    if words == path.stem:
        return path
    folder = path.parent.parent if is_autosave(path) else path.parent
    target = folder / (words + SUFFIX)
    if is_there(target) and not (target.name.lower() == path.name.lower() and target.samefile(path)):
        raise SaveError(say("There is a game called “{name}” already.", name=words))
    ensure_free(path, journals)
    try:
        return path.rename(target)
    except OSError as error:
        raise SaveError(
            say("{name} cannot be renamed: {why}.", name=path.name, why=explain(error))
        ) from error


def ensure_free(path: Path, journals: Path) -> None:
    """See that no window has a saved game open.

    Raises:
        LockedError: One has.
    """
    with suppress(OSError):
        lock = lock_for(path, journals)
        lock.acquire()
        lock.release()


def _is_free(path: Path, journals: Path) -> bool:
    try:
        ensure_free(path, journals)
    except LockedError:
        return False
    return True


def broken_off_games(folder: Path) -> tuple[ShelfGame, ...]:
    """Games in a folder of journals not closed, the latest first, then those open in other windows."""
    return (
        *(_played_game(game) for game in unfinished(folder)),
        *(_played_game(game, is_open=True) for game in held(folder)),
    )


def game_going_on(save: Path, journals: Path) -> ShelfGame | None:
    """The latest game that was played on from a save, as the save is now, and was broken off."""
    try:
        file = fingerprint(read_whole(save))  # known by what it holds, since it may have been renamed
    except SaveError:
        return None
    games = (game for game in unfinished(journals) if not game.problem and game.save is not None)
    return next((_played_game(game) for game in games if game.save and game.save.file == file), None)


def _played_game(game: Unfinished, *, is_open: bool = False) -> ShelfGame:
    return ShelfGame(
        path=game.path,
        title=game.title,
        key=f"{game.header.system}/{game.header.scenario}" if game.header else "",
        entries=None if game.header and game.header.terms.is_fogged else game.entries,
        changed=game.changed,
        problem=game.problem,
        is_open=is_open,
    )


def saved_games(
    folder: Path, recent: Iterable[Path] = (), journals: Path | None = None
) -> tuple[ShelfGame, ...]:
    """Games saved in a folder, and those opened lately wherever they lie, the latest first.

    Beside the journals it is known which of them other windows have open.
    """
    listed: list[Path] = []
    with suppress(OSError):
        listed = sorted(folder.glob(f"*{SUFFIX}"))
    listed += autosaves(folder)
    paths: dict[Path, Path] = {}
    for path in (*listed, *recent):  # a link in the folder is called and renamed as one
        paths.setdefault(real_path(path), path)
    games = [_saved_game(path) for path in paths.values() if is_there(path)]
    if journals is not None:
        games = [replace(game, is_open=not _is_free(game.path, journals)) for game in games]
    return tuple(sorted(_told_apart(games), key=lambda game: game.changed, reverse=True))


def _told_apart(games: list[ShelfGame]) -> Iterator[ShelfGame]:
    """The games, with its folder beside the name of a save that another one shares."""
    named = Counter(game.title for game in games if not is_autosave(game.path))
    folders = Counter((game.title, game.path.parent.name) for game in games)
    for game in games:
        folder = game.path.parent
        if named[game.title] > 1 and not is_autosave(game.path):
            place = folder.name if folders[game.title, folder.name] == 1 else str(folder)
            yield replace(game, title=f"{game.title} ({place})")
        else:
            yield game


def _saved_game(path: Path) -> ShelfGame:
    changed = _changed(path)
    try:
        data = read_whole(path)
        reading = read(data)
    except SaveError as error:
        return ShelfGame(path, path.stem, "", 0, changed, str(error))
    if reading is None:
        problem = (
            say("{name} is damaged in its first line.", name=path.name)
            if is_spoilt(data)
            else say("{name} is not a game of Blitz Desktop.", name=path.name)
        )
        return ShelfGame(path, path.stem, "", 0, changed, problem)
    damage = reading.damage
    problem = (
        say("{name} is damaged in line {line}: {text}.", name=path.name, line=damage.line, text=damage.text)
        if damage
        else ""
    )
    if reading.is_cut_off and not damage:
        problem = say("The end of {name} is missing.", name=path.name)
    key = f"{reading.header.system}/{reading.header.scenario}"
    entries = None if reading.header.terms.is_fogged else reading.in_play
    title = path.stem
    if is_autosave(path):
        title = say("{title} (automatic save)", title=name_of_autosave(path))
    return ShelfGame(path, title, key, entries, changed, problem)


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
