"""The lines of journals and saves: one record each, sealed with a running checksum.

The checksum of a line covers all lines before it too, so that a lost, doubled or moved line shows as
surely as a changed one. The header comes first and its line can be read by every version.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from blitz_desktop.core.codec import encode
from blitz_desktop.core.language import say
from blitz_desktop.core.system import Origin
from blitz_desktop.session.annotations import Annotation
from blitz_desktop.session.errors import NewerFormatError
from blitz_desktop.session.files import recorded_path
from blitz_desktop.session.kind import Terms
from blitz_desktop.session.migrations import FORMAT, MIGRATIONS, Migrations, migrate


class Header(msgspec.Struct, frozen=True, tag_field="is", tag="header"):
    """Which game this is.

    Attributes:
        format: Version of the file format.
        program: Version of the program that wrote the file.
        digest: Digest of the scenario's data.
        seed: Seed of the dice.
        created: When the game was begun, ISO 8601 in UTC.
        origin: Where the scenario came from, with a copy of it; None in old files where it is built in.
        has_end: Whether an end record closes the file, as it does a save; a journal goes on growing.
        terms: How the game was to be played when it was begun.
        seat: The side whose copy of a game by file this is; empty in other games.
    """

    format: int
    program: str
    system: str
    scenario: str
    title: str
    digest: str
    seed: str
    created: str
    origin: Origin | None = None
    has_end: bool = False
    terms: Terms = Terms()
    seat: str = ""


class EntryLine(msgspec.Struct, frozen=True, tag_field="is", tag="entry"):
    """An entry and the one it follows; 0 stands for the set-up."""

    id: int
    parent: int
    side: str
    action: msgspec.Raw
    events: msgspec.Raw
    digest: str


class HeadLine(msgspec.Struct, frozen=True, tag_field="is", tag="head"):
    """Play went to another entry by undo, redo or a branch; redo leads on from it to the tip."""

    head: int
    tip: int


class AnnotationLine(msgspec.Struct, frozen=True, tag_field="is", tag="annotation"):
    """An annotation was made or changed; None says that the one with this key was removed."""

    key: int
    annotation: Annotation | None = None


class TermsLine(msgspec.Struct, frozen=True, tag_field="is", tag="terms"):
    """From now on, with play at this entry, the game is played otherwise."""

    entry: int
    terms: Terms


class PassLine(msgspec.Struct, frozen=True, tag_field="is", tag="pass"):
    """The table was passed to a side, with play at this entry."""

    entry: int
    side: str


class SavedLine(msgspec.Struct, frozen=True, tag_field="is", tag="saved"):
    """The game was saved, as it stood then.

    Attributes:
        head: The entry at its head.
        annotations: Fingerprint of its annotations.
        conduct: Number of its lines of conduct.
        tip: Where redo led from there.
        entries: Number of its entries, on all lines of play.
        file: Fingerprint of the save; empty where it is not known.
    """

    path: str
    head: int
    annotations: str = ""
    conduct: int = 0
    tip: int = 0
    entries: int = 0
    file: str = ""

    @property
    def place(self) -> Path:
        """Where it was saved."""
        return recorded_path(self.path)


class ClosedLine(msgspec.Struct, frozen=True, tag_field="is", tag="closed"):
    """The player closed the game."""


class EndLine(msgspec.Struct, frozen=True, tag_field="is", tag="end"):
    """A save is whole: so many entries, and nothing after them."""

    entries: int


Body: TypeAlias = (
    EntryLine | HeadLine | AnnotationLine | TermsLine | PassLine | SavedLine | ClosedLine | EndLine
)
Record: TypeAlias = Header | Body


class Damage(msgspec.Struct, frozen=True):
    """The first bad line, from 1, and what is wrong with it."""

    line: int
    text: str


class Reading(msgspec.Struct, frozen=True):
    """What a file holds.

    Attributes:
        records: Records after the header, up to the first bad line.
        is_torn: Whether the last line was cut off in the middle of writing; it is left out.
        damage: The first bad line; None where all are whole.
    """

    header: Header
    records: tuple[Body, ...]
    is_torn: bool
    damage: Damage | None

    @property
    def entries(self) -> int:
        """Number of entries."""
        return sum(isinstance(record, EntryLine) for record in self.records)

    @property
    def in_play(self) -> int:
        """Number of entries on the line in play, up to where play stands."""
        parents = {record.id: record.parent for record in self.records if isinstance(record, EntryLine)}
        head = number = 0
        for record in self.records:
            match record:
                case EntryLine(id=id_):
                    head = id_
                case HeadLine():
                    head = record.head
        while head:
            head, number = parents[head], number + 1
        return number

    @property
    def is_empty(self) -> bool:
        """Whether nothing in it need be kept: nothing was played, noted or agreed."""
        return not any(isinstance(record, EntryLine | AnnotationLine | TermsLine) for record in self.records)

    @property
    def saved(self) -> SavedLine | None:
        """How the game was last saved, as its journal tells."""
        saves = [record for record in self.records if isinstance(record, SavedLine)]
        return saves[-1] if saves else None

    @property
    def is_cut_off(self) -> bool:
        """Whether the end of the file is missing, with nobody knows how many entries."""
        return self.header.has_end and not (self.records and isinstance(self.records[-1], EndLine))

    @property
    def is_closed(self) -> bool:
        """Whether the player closed the game."""
        return bool(self.records) and isinstance(self.records[-1], ClosedLine)


class Sealer:
    """Writes records as lines, each with the running checksum."""

    def __init__(self) -> None:
        self._sum = 0

    def seal(self, record: Record) -> bytes:
        """The line of a record, newline included."""
        data = encode(record)
        self._sum = zlib.crc32(data, self._sum)
        return b'{"sum":"%08x","data":%b}\n' % (self._sum, data)


def read(data: bytes, *, migrations: Migrations = MIGRATIONS) -> Reading | None:
    """The records of a file; None where it does not begin with a whole header.

    Raises:
        NewerFormatError: A newer version of the program wrote it.
    """
    tail = data[data.rfind(b"\n") + 1 :]
    found: list[msgspec.Raw] = []
    damage = None
    for number, payload in enumerate(_unseal(_lines(data)), 1):
        if payload is None:
            damage = Damage(number, say("its checksum is wrong"))
            break
        found.append(payload)
    if not found:
        return None
    try:
        version = _VERSION.decode(found[0])
        if version.format > FORMAT:
            raise NewerFormatError(
                say(
                    "This game was made by a newer version of Blitz Desktop ({version}). "
                    "Please update the program to open it.",
                    version=version.program,
                )
            )
        records, problem = _decode(migrate(found, version.format, migrations))
    except (msgspec.DecodeError, LookupError, TypeError, ValueError):
        return None
    if not records or not isinstance(records[0], Header):
        return None
    rest, misplaced = _in_order(records[1:])
    return Reading(records[0], rest, bool(tail), misplaced or problem or damage)


def is_spoilt(data: bytes) -> bool:
    """Whether a file of which ``read`` makes nothing begins with a header that is not whole any more."""
    first = data[:_BEGINNING]
    return first.startswith(b'{"sum":') or b'"is":"header"' in first


class _Version(msgspec.Struct, frozen=True):
    format: int
    program: str


class _Sealed(msgspec.Struct, frozen=True):
    sum: str
    data: msgspec.Raw


_BEGINNING = 200
"""Bytes at the beginning of a file that tell it for a game."""

_VERSION = msgspec.json.Decoder(_Version)
_SEALED = msgspec.json.Decoder(_Sealed)
_RECORD: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Record)


def _lines(data: bytes) -> Iterator[memoryview]:
    """The whole lines of a file, one by one, so that a file full of line breaks costs nothing."""
    whole, start = memoryview(data), 0
    while (end := data.find(b"\n", start)) >= 0:
        yield whole[start:end]
        start = end + 1


def _unseal(lines: Iterable[memoryview]) -> Iterator[msgspec.Raw | None]:
    running = 0
    for line in lines:
        try:
            sealed = _SEALED.decode(line)
        except (msgspec.DecodeError, RecursionError):
            yield None
            return
        running = zlib.crc32(sealed.data, running)
        yield sealed.data if sealed.sum == f"{running:08x}" else None


def _decode(payloads: Iterable[bytes | msgspec.Raw]) -> tuple[list[Record], Damage | None]:
    records: list[Record] = []
    for number, payload in enumerate(payloads, 1):
        try:
            records.append(_RECORD.decode(payload))
        except (msgspec.DecodeError, RecursionError) as error:
            return records, Damage(number, say("it is no record of a game ({error})", error=error))
    return records, None


def _leads_to(parents: list[int], head: int, tip: int) -> bool:
    """Whether an entry stands on the way to another, which has a larger id as every later entry has."""
    while tip > head:
        tip = parents[tip]
    return tip == head


def _in_order(
    records: list[Record],
) -> tuple[tuple[Body, ...], Damage | None]:
    parents, is_over = [0], False
    kept: list[Body] = []
    for number, record in enumerate(records, 2):
        entries = len(parents) - 1
        match record:
            case EntryLine(id=id_, parent=parent):
                is_good = id_ == entries + 1 and 0 <= parent < id_
                parents.append(parent)
            case HeadLine(head=head, tip=tip):
                is_good = 0 <= head <= tip <= entries and _leads_to(parents, head, tip)
            case SavedLine(head=head):
                is_good = 0 <= head <= entries
            case TermsLine(entry=entry) | PassLine(entry=entry):
                is_good = 0 <= entry <= entries
            case AnnotationLine(annotation=annotation):
                is_good = annotation is None or 0 <= annotation.entry <= entries
            case ClosedLine():
                is_good = True
            case EndLine():
                is_good = record.entries == entries
            case _:
                is_good = False
        if not is_good or is_over or isinstance(record, Header):
            return tuple(kept), Damage(number, say("it does not follow from the lines before it"))
        kept.append(record)
        is_over = isinstance(record, EndLine)
    return tuple(kept), None
