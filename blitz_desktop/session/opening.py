"""A game file made into a history again, by folding its events; dice are never thrown anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from blitz_desktop.core.codec import RecordCodec
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.override import EVENTS as OVERRIDE_EVENTS
from blitz_desktop.core.override import Override
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.session.annotations import Annotation, Annotations
from blitz_desktop.session.errors import DamagedError, SaveError
from blitz_desktop.session.files import fingerprint, read_whole
from blitz_desktop.session.history import FOLD_ERRORS, ROOT, FoldError, History, State
from blitz_desktop.session.kind import Terms
from blitz_desktop.session.lines import (
    AnnotationLine,
    EntryLine,
    Header,
    HeadLine,
    PassLine,
    Reading,
    SavedLine,
    TermsLine,
    is_spoilt,
    read,
)


@dataclass(frozen=True, slots=True)
class Found:
    """The game and scenario of a file, and what the player should know about them, in a sentence."""

    system: GameSystem[Any]
    scenario: Scenario
    note: str = ""


Find: TypeAlias = Callable[[Header], Found]
"""Finds the game and scenario that a file names; raises LookupError where there is none."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What a file gives back.

    Attributes:
        head: Id of the entry at which play stands.
        tip: Id of the entry to which redo leads on.
        saved: The last explicit save that the file tells of.
        warnings: What the player should know, one sentence each.
        is_cut: Whether the file holds more than could be opened.
        recorded: Number of entries that are whole in the file, whether or not these rules know them.
        is_cut_off: Whether the end of the file is missing.
        annotations: What players have added to the entries that could be opened.
        conduct: Changes of the terms, and passes of the table.
        file: Fingerprint of the file.
    """

    system: GameSystem[Any]
    scenario: Scenario
    header: Header
    history: History
    head: int
    tip: int
    saved: SavedLine | None
    warnings: tuple[str, ...]
    is_cut: bool
    recorded: int = 0
    is_cut_off: bool = False
    annotations: tuple[Annotation, ...] = ()
    conduct: tuple[TermsLine | PassLine, ...] = ()
    file: str = ""

    @property
    def terms(self) -> Terms:
        """How the game is played."""
        changes = (line.terms for line in reversed(self.conduct) if isinstance(line, TermsLine))
        return next(changes, self.header.terms)


def open_game(path: Path, find: Find, *, salvage: bool = False) -> Opened:
    """Open a journal or save; with ``salvage``, a damaged one up to its first bad line.

    Raises:
        SaveError: It cannot be read, is no game, or needs a scenario that is not there.
        DamagedError: A line is not as it was written, and ``salvage`` is off.
        NewerFormatError: A newer version of the program wrote it.
    """
    data = read_whole(path)
    reading = read(data)
    if reading is None and is_spoilt(data):
        raise SaveError(
            say("{name} is damaged in its first line: nothing of it can be opened.", name=path.name)
        )
    if reading is None:
        raise SaveError(say("{name} is not a game of Blitz Desktop.", name=path.name))
    if reading.damage is not None and not salvage:
        raise DamagedError(
            say(
                "{name} is damaged in line {line}: {text}. "
                "The game can be opened up to there, with {entries}.",
                name=path.name,
                line=reading.damage.line,
                text=reading.damage.text,
                entries=say_number("{n} entry", "{n} entries", reading.entries),
            ),
            reading.damage.line,
            reading.entries,
        )
    header = reading.header
    try:
        found = find(header)
    except LookupError as error:
        raise SaveError(
            say(
                "{name} needs the scenario {key}, which is not here.",
                name=path.name,
                key=f"{header.system}/{header.scenario}",
            )
        ) from error
    return replace(_rebuild(reading, found), file=fingerprint(data))


def _rebuild(reading: Reading, found: Found) -> Opened:
    system, scenario = found.system, found.scenario
    warnings = [*_file_warnings(reading, scenario), *([found.note] if found.note else [])]
    history = History(system.setup(scenario), system.evolve)
    events = tuple(dict.fromkeys((*system.events, *OVERRIDE_EVENTS)))
    unknown = _hang(history, reading, RecordCodec((*system.actions, Override), events))
    head, tip = _last_head(reading)
    head, tip = _present(history, reading, head), _present(history, reading, tip)
    if unknown is not None:
        warnings.append(
            say(
                "Entry {number} was recorded by rules that this version does not know. "
                "The game is opened up to there.",
                number=unknown,
            )
        )
    try:
        history.state(tip)
        if not history.fits(head):
            warnings.append(
                say("The position is not quite the recorded one: the rules or the scenario have changed.")
            )
    except FoldError as error:
        warnings.append(say("{error} The game is opened up to there.", error=error))
        tip = error.last_good
        head = head if history.is_before(head, tip) else tip
    sound = _last_sound(history, head, lambda state: _is_sound(system, scenario, state))
    if sound != head:
        warnings.append(
            say(
                "Entry {number} leads to a position that the rules of the game do not know. "
                "The game is opened up to there.",
                number=history.number(sound) + 1,
            )
        )
        head = tip = sound
    is_cut = reading.damage is not None or unknown is not None
    return Opened(
        system,
        scenario,
        reading.header,
        history,
        head,
        tip,
        reading.saved,
        tuple(warnings),
        is_cut,
        reading.entries,
        reading.is_cut_off or reading.is_torn,
        tuple(note for note in _annotations(reading) if note.entry <= len(history)),
        tuple(_conduct(history, reading)),
    )


def _last_sound(history: History, id_: int, is_sound: Callable[[State], bool]) -> int:
    """The last entry on the way to another after which the position is sound; the set-up always is."""
    while id_ and not is_sound(history.state(id_)):
        id_ = history[id_].parent
    return id_


def _is_sound(system: GameSystem[Any], scenario: Scenario, state: State) -> bool:
    """Whether a position keeps the game's invariants and can be put on the table."""
    try:
        system.decision(scenario, state)
        system.view(scenario, state)
        return not system.faults(scenario, state)
    except FOLD_ERRORS:
        return False


def _file_warnings(reading: Reading, scenario: Scenario) -> list[str]:
    warnings = []
    if reading.damage is not None:
        warnings.append(
            say(
                "The file is damaged in line {line}. The game is opened up to there.",
                line=reading.damage.line,
            )
        )
    elif reading.is_cut_off:
        warnings.append(
            say_number(
                "The end of the file is missing, and how many entries are lost with it is unknown. "
                "The game is opened with the one that is whole.",
                "The end of the file is missing, and how many entries are lost with it is unknown. "
                "The game is opened with the {n} that are whole.",
                reading.entries,
            )
        )
    elif reading.is_torn:
        warnings.append(say("The last line was not written to its end; the action under way then is lost."))
    if reading.header.digest != scenario.digest:
        warnings.append(
            say(
                "The scenario has changed since this game was begun. It is shown as it was recorded, "
                "but go on with care."
            )
        )
    return warnings


def _hang(history: History, reading: Reading, codec: RecordCodec) -> int | None:
    """Hang the recorded entries on the tree; the number of the first that cannot be read."""
    for record in reading.records:
        if not isinstance(record, EntryLine):
            continue
        number = history.number(record.parent) + 1
        try:
            action, events = codec.action(record.action), codec.events(record.events)
        except (msgspec.DecodeError, RecursionError):
            return number
        history.add(record.parent, Entry(number, record.side, action, events, record.digest))
    return None


def _last_head(reading: Reading) -> tuple[int, int]:
    head = tip = ROOT
    for record in reading.records:
        match record:
            case EntryLine(id=id_):
                head = tip = id_
            case HeadLine():
                head, tip = record.head, record.tip
    return head, tip


def is_as_saved(reading: Reading) -> bool:
    """Whether the game of a journal stands as it was saved last."""
    saved = reading.saved
    if saved is None:
        return False
    head, tip = _last_head(reading)
    conduct = sum(isinstance(record, TermsLine | PassLine) for record in reading.records)
    notes = _annotations(reading).fingerprint
    return SavedLine(saved.path, head, notes, conduct, tip, reading.entries, saved.file) == saved


def _annotations(reading: Reading) -> Annotations:
    kept = Annotations()
    for record in reading.records:
        match record:
            case AnnotationLine(annotation=Annotation() as annotation):
                kept.put(annotation)
            case AnnotationLine(key=key):
                kept.drop(key)
    return kept


def _conduct(history: History, reading: Reading) -> Iterator[TermsLine | PassLine]:
    """Terms and passes; none is lost where the entry it was made at could not be opened."""
    for record in reading.records:
        if isinstance(record, TermsLine | PassLine):
            yield msgspec.structs.replace(record, entry=_present(history, reading, record.entry))


def _present(history: History, reading: Reading, id_: int) -> int:
    """The entry, or the nearest one before it that could be read."""
    parents = {record.id: record.parent for record in reading.records if isinstance(record, EntryLine)}
    while id_ > len(history):
        id_ = parents[id_]
    return id_
