"""A game on the table: begun or opened, played on under its terms, written down, saved and left."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import msgspec

from blitz_desktop import __version__
from blitz_desktop.core.language import say
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.session import journal as journals
from blitz_desktop.session.annotations import Annotation
from blitz_desktop.session.errors import JournalError, SaveError, SessionError
from blitz_desktop.session.files import real_path
from blitz_desktop.session.history import ROOT, History
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.lines import AnnotationLine, Header, PassLine, Sealer, TermsLine
from blitz_desktop.session.migrations import FORMAT
from blitz_desktop.session.opening import Find, Opened, open_game
from blitz_desktop.session.play import Play
from blitz_desktop.session.recorder import Recorder

SUFFIX = ".blitz"
"""Ending of the names of saved games."""


class Session(Play):
    """One game on the table: what ``Showing`` tells of it, what ``Play`` does in it, and how it is kept."""

    @classmethod
    def start(
        cls,
        system: GameSystem[Any],
        scenario: Scenario,
        seed: str | None = None,
        journal: Path | None = None,
        *,
        terms: Terms | None = None,
        seat: str = "",
    ) -> Self:
        """Begin a game, recorded in the folder ``journal`` where one is given.

        Without a seed for the dice, one is drawn. In a game by file, ``seat`` is the side played here; the
        one that decides first where none is given.
        """
        terms, start = terms or Terms(), system.setup(scenario)
        if terms.kind is Kind.BY_FILE and not seat:
            first = system.decision(scenario, start)
            seat = first.side if first is not None else ""
        header = Header(
            format=FORMAT,
            program=__version__,
            system=scenario.system,
            scenario=scenario.id,
            title=scenario.title,
            digest=scenario.digest,
            seed=secrets.token_hex(16) if seed is None else seed,
            origin=scenario.origin,
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            terms=terms,
            seat=seat,
        )
        history = History(start, system.evolve)
        opened = Opened(system, scenario, header, history, ROOT, ROOT, None, (), is_cut=False)
        session = cls(opened, None if journal is None else Recorder(journals.new_path(journal)))
        session._keeper.write()
        return session

    @classmethod
    def load(
        cls,
        path: Path,
        find: Find,
        *,
        journal: Path | None = None,
        salvage: bool = False,
        is_copy: bool = False,
    ) -> Self:
        """Open a saved game; with ``salvage``, a damaged one up to its first bad line.

        What is played from here is recorded in the folder ``journal``, where one is given. Of a copy, such
        as an autosave, nothing is written back: saving asks for another file.

        Raises:
            SaveError: It cannot be opened; the subclasses say more.
        """
        recorder = None if journal is None else Recorder(journals.new_path(journal))
        with _released_on_error(recorder):
            if recorder is not None:
                recorder.hold(path)
            opened = open_game(path, find, salvage=salvage)
        session = cls(opened, recorder)
        if not opened.is_cut and not is_copy:
            session._keeper.belong_to(path, opened.file)
        session._keeper.write()
        return session

    @classmethod
    def resume(cls, path: Path, find: Find, *, salvage: bool = False) -> Self:
        """Play on a game that was broken off, in its own journal.

        A journal of which not all can be opened is kept beside the new one, with the ending ``.damaged``.

        Raises:
            SaveError: It cannot be opened; the subclasses say more.
        """
        recorder = Recorder(path)
        with _released_on_error(recorder):
            opened = open_game(path, find, salvage=salvage)
            if opened.is_cut:
                journals.keep_damaged(path)
            if opened.saved is not None:
                recorder.hold(opened.saved.place)
        session = cls(opened, recorder)
        session._keeper.saved = opened.saved
        session._keeper.write()
        return session

    @property
    def path(self) -> Path | None:
        """Where the game was last saved; None where it never was."""
        saved = self._keeper.saved
        return None if saved is None else saved.place

    @property
    def sitting(self) -> str:
        """A few letters that tell the game from others in which the same dice are thrown."""
        return self._keeper.sitting

    @property
    def seat(self) -> str:
        """The side whose copy of a game by file this is; empty in other games."""
        return self._keeper.seat

    @property
    def is_modified(self) -> bool:
        """Whether play stands elsewhere than at the last save, or what goes with the record has changed."""
        return self._keeper.is_modified

    @property
    def trouble(self) -> JournalError | None:
        """Why the journal could not be written last time; None where nothing was wrong."""
        return self._keeper.trouble

    def record(self) -> bytes:
        """The whole game as a save holds it, every line of play included."""
        return b"".join(map(Sealer().seal, self._keeper.whole_save(self.seat)))

    def annotate(
        self, kind: str, text: str = "", data: Mapping[str, Any] | None = None, *, number: int | None = None
    ) -> Annotation:
        """Add something to an entry of the current line, or to the one that is shown.

        Raises:
            SessionError: The line has no such entry.
        """
        id_ = self._current if number is None else self._timeline.at(number)
        annotation = Annotation(self._annotations.next_key, kind, id_, text, data or {}, self.viewer or "")
        self._put(annotation)
        return annotation

    def amend(self, key: int, *, text: str | None = None, data: Mapping[str, Any] | None = None) -> None:
        """Change the words of an annotation, or what it keeps beside them."""
        old = self._annotations[key]
        self._put(
            msgspec.structs.replace(
                old, text=old.text if text is None else text, data=old.data if data is None else data
            )
        )

    def erase(self, key: int) -> None:
        """Remove an annotation, where it is there."""
        if key in self._annotations:
            self._keeper.write(AnnotationLine(key))
            self._annotations.drop(key)

    def agree(self, terms: Terms) -> None:
        """Go on under other terms.

        Raises:
            SessionError: They would give somebody an advantage.
        """
        if why_not := self.terms.why_not(terms):
            raise SessionError(why_not)
        if terms != self.terms:
            self._record(TermsLine(self._timeline.head, terms))

    def visit(self, side: str | None) -> None:
        """Look at the game as a side's copy would show it, or at all of it with None, whatever was agreed.

        This is for a game that is looked at and not played on; it changes nothing that is kept.
        """
        open_, closed = Terms(), msgspec.structs.replace(self.terms, kind=Kind.BY_FILE, is_opened=False)
        self._visit = open_ if side is None else closed
        self._keeper.seat, self.viewer = side or "", side

    def pass_to(self, side: str) -> None:
        """Record that the table is passed to a side now; nothing where that side has it already."""
        if self._conduct.holder != side:
            self._record(PassLine(self._timeline.head, side))

    def hand_over(self, path: Path, side: str) -> None:
        """Write the game for the other player of a game by file; it opens as that side's copy.

        Raises:
            LockedError: Another game is being played in that file.
            SaveError: It cannot be written; what the file held stands.
        """
        if self.path is not None and real_path(path) == real_path(self.path):
            raise SaveError(
                say(
                    "{name} is your own copy of the game. Give that for the other player another name.",
                    name=path.name,
                )
            )
        if self._conduct.holder == side:
            self._keeper.save_copy(path, seat=side)
            return
        with self._conduct.supposing(PassLine(self._timeline.head, side)):
            self._keeper.save_copy(path, seat=side)
        self.pass_to(side)

    def save(self, path: Path, *, writes_over: bool = False) -> None:
        """Write the whole game, every line of play included, in place of what the file held.

        Args:
            path: The file.
            writes_over: Whether to do so even where the game's own save has been changed or taken away.

        Raises:
            ChangedError: It has been, and ``writes_over`` is off.
            LockedError: Another program has the file's game open.
            SaveError: It cannot be written; what the file held stands.
        """
        self._keeper.save(path, writes_over=writes_over)

    def catch_up(self) -> None:
        """Bring to the disk what the journal lacks, where it could not be written."""
        self._keeper.catch_up()

    def ensure_kept(self) -> None:
        """See that the file in which the game was saved is still what the game left there.

        Raises:
            ChangedError: It is not.
        """
        if self.path is not None:
            self._keeper.ensure_unchanged(self.path)

    def save_copy(self, path: Path) -> None:
        """Write the whole game into another file; the game goes on belonging to its own.

        Raises:
            LockedError: Another game is being played in that file.
            SaveError: It cannot be written; what the file held stands.
        """
        self._keeper.save_copy(path, seat=self.seat)

    def close(self) -> None:
        """Leave the game for good; its journal is not offered again."""
        self._keeper.close()

    def suspend(self) -> None:
        """Leave the game as it stands; its journal is offered at the next start."""
        self._keeper.release()

    def _record(self, line: TermsLine | PassLine) -> None:
        self._keeper.write(line)
        self._conduct.add(line)

    def _put(self, annotation: Annotation) -> None:
        self._keeper.write(AnnotationLine(annotation.key, annotation))
        self._annotations.put(annotation)


@contextmanager
def _released_on_error(recorder: Recorder | None) -> Iterator[None]:
    try:
        yield
    except BaseException:
        if recorder is not None:
            recorder.release()
        raise
