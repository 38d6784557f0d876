"""Brings a game onto the disk: every deed into its journal, and the whole of it into saves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import msgspec

from blitz_desktop import __version__
from blitz_desktop.core.codec import encode
from blitz_desktop.core.language import say
from blitz_desktop.session.annotations import Annotations
from blitz_desktop.session.conduct import Conduct
from blitz_desktop.session.errors import (
    ChangedError,
    JournalError,
    NewerFormatError,
    SaveError,
    explain,
)
from blitz_desktop.session.files import (
    fingerprint,
    is_there,
    read_whole,
    real_path,
    replace_whole,
    written_path,
)
from blitz_desktop.session.history import Node
from blitz_desktop.session.lines import (
    AnnotationLine,
    EndLine,
    EntryLine,
    Header,
    HeadLine,
    Record,
    SavedLine,
    Sealer,
    read,
)
from blitz_desktop.session.migrations import FORMAT
from blitz_desktop.session.recorder import Recorder
from blitz_desktop.session.timeline import Timeline


class Keeper:
    """Keeps one game.

    Attributes:
        seat: The side whose copy of a game by file this is; empty in other games.
        saved: Where and how the game was saved last; None where it never was.
    """

    def __init__(
        self,
        header: Header,
        timeline: Timeline,
        annotations: Annotations,
        conduct: Conduct,
        recorder: Recorder | None,
    ) -> None:
        self.seat = header.seat
        self.saved: SavedLine | None = None
        self._header, self._timeline = header, timeline
        self._annotations, self._conduct = annotations, conduct
        self._recorder = recorder

    @property
    def trouble(self) -> JournalError | None:
        """Why the journal cannot be written; None where all is well, or there is none."""
        return None if self._recorder is None else self._recorder.trouble

    @property
    def sitting(self) -> str:
        """A few letters that tell the game from others in which the same dice are thrown."""
        return self._header.seed[:4] if self._recorder is None else self._recorder.sitting

    @property
    def is_modified(self) -> bool:
        """Whether the game differs from its last save, be it in a line of play that was left."""
        saved = self.saved
        if saved is None:  # that the table was passed is nothing to keep while nothing was played
            return bool(self._timeline.history or self._annotations or self._conduct.changes)
        return self._stand(saved.path, saved.file) != saved

    def belong_to(self, path: Path, file: str) -> None:
        """Take a save, with its fingerprint, for what holds the game as it stands."""
        # The working folder may be another one when the game is resumed.
        self.saved = self._stand(written_path(path.absolute()), file)

    def write(self, *records: Record) -> None:
        """Add records to the journal; all of the game, where it has none of it yet."""
        if self._recorder is not None:
            self._recorder.write(records, before=self._everything())

    def write_entry(self, node: Node) -> None:
        """Add an entry to the journal."""
        self.write(_line_of(node))

    def save(self, path: Path, *, writes_over: bool = False) -> None:
        """Write the whole game in place of what the file held, and hold the file.

        Args:
            path: The file.
            writes_over: Whether to do so even where the game's own save has been changed or taken away.

        Raises:
            ChangedError: It has been, and ``writes_over`` is off.
            LockedError: Another program has the file's game open.
            SaveError: It cannot be written; what the file held stands.
        """
        with nullcontext() if self._recorder is None else self._recorder.holding(path):
            if not writes_over:
                self._ensure_nothing_is_lost(path)
            self.belong_to(path, self._write_whole(path, self.seat))
        assert self.saved is not None
        self.write(self.saved)

    def save_copy(self, path: Path, *, seat: str) -> None:
        """Write the whole game into another file, as a side's copy where one is named.

        Raises:
            LockedError: Another game is being played in that file.
            SaveError: It cannot be written; what the file held stands.
        """
        if self._recorder is not None:
            self._recorder.ensure_free(path)
        self._write_whole(path, seat)

    def ensure_unchanged(self, path: Path) -> None:
        """See that a file is what the game left there, where it is the one that it was saved in.

        Raises:
            ChangedError: It is not.
        """
        saved = self.saved
        if saved is None or real_path(path) != real_path(saved.place):
            return
        if not is_there(path):
            text = say("{name} is no longer where this game was saved.", name=path.name)
            raise ChangedError(text, is_gone=True)
        try:
            data = read_whole(path)
        except SaveError as error:
            raise ChangedError(str(error), is_gone=True) from error
        if fingerprint(data) != saved.file:
            text = say("{name} has been changed since this game left it.", name=path.name)
            raise ChangedError(text, is_gone=False)

    def close(self) -> None:
        """Leave the game for good; its journal is not offered again."""
        if self._recorder is not None:
            self._recorder.close(before=self._everything())
            self._recorder = None

    def catch_up(self) -> None:
        """Bring to the disk what the journal lacks, where it could not be written."""
        if self.trouble is not None:
            self.write()

    def release(self) -> None:
        """Leave the game as it stands; its journal is offered at the next start."""
        self.catch_up()
        if self._recorder is not None:
            self._recorder.release()
            self._recorder = None

    def whole_save(self, seat: str) -> Iterator[Record]:
        """All that a save holds."""
        yield from self._records(has_end=True, seat=seat)
        yield EndLine(len(self._timeline.history))

    def _stand(self, path: str, file: str) -> SavedLine:
        """All that makes the game differ from its last save."""
        timeline, notes = self._timeline, self._annotations.fingerprint
        return SavedLine(
            path, timeline.head, notes, len(self._conduct), timeline.tip, len(timeline.history), file
        )

    def _ensure_nothing_is_lost(self, path: Path) -> None:
        """See that writing there loses nothing.

        Raises:
            ChangedError: It may.
        """
        try:
            self.ensure_unchanged(path)
        except ChangedError as error:
            if error.is_gone or not self._has_all_of(read_whole(path)):
                raise

    def _has_all_of(self, data: bytes) -> bool:
        """Whether nothing is in a save that this game has not, such as its own last one after a kill."""
        try:
            reading = read(data)
        except NewerFormatError:
            return False
        if reading is None or reading.damage is not None or reading.header.created != self._header.created:
            return False
        ours = set(map(encode, self._records(has_end=True, seat=self.seat)))
        rest = (record for record in reading.records if not isinstance(record, HeadLine | EndLine))
        return all(encode(record) in ours for record in rest)

    def _write_whole(self, path: Path, seat: str) -> str:
        try:
            return replace_whole(path, map(Sealer().seal, self.whole_save(seat)))
        except OSError as error:
            text = say("The game cannot be saved as {path}: {why}.", path=path, why=explain(error))
            raise SaveError(text) from error

    def _everything(self) -> Iterator[Record]:
        yield from self._records(has_end=False, seat=self.seat)
        if self.saved is not None:
            yield self.saved

    def _records(self, *, has_end: bool, seat: str) -> Iterator[Record]:
        history = self._timeline.history
        yield msgspec.structs.replace(
            self._header, format=FORMAT, program=__version__, has_end=has_end, seat=seat
        )
        for node in history:
            yield _line_of(node)
        head, tip = self._timeline.head, self._timeline.tip
        if (head, tip) != (len(history), len(history)):  # else the last entry says so
            yield HeadLine(head, tip)
        for annotation in self._annotations:
            yield AnnotationLine(annotation.key, annotation)
        yield from self._conduct


def _line_of(node: Node) -> EntryLine:
    entry = node.entry
    return EntryLine(
        id=node.id,
        parent=node.parent,
        side=entry.side,
        action=msgspec.Raw(encode(entry.action)),
        events=msgspec.Raw(encode(entry.events)),
        digest=entry.digest,
    )
