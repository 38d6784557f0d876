"""A game being played: actions in, entries out, with the way back and forth through all that was played."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import msgspec

from blitz_desktop import __version__
from blitz_desktop.core import override
from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.codec import digest
from blitz_desktop.core.decisions import Decision
from blitz_desktop.core.dice import HandDice, NotThrownError, SeededDice
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.language import later, say
from blitz_desktop.core.override import Override
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.core.view import Line
from blitz_desktop.session import journal as journals
from blitz_desktop.session.annotations import Annotation, Annotations
from blitz_desktop.session.conduct import Conduct
from blitz_desktop.session.errors import JournalError, SessionError
from blitz_desktop.session.history import ROOT, History, State
from blitz_desktop.session.keeper import Keeper
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.lines import (
    AnnotationLine,
    Header,
    HeadLine,
    PassLine,
    SavedLine,
    Sealer,
    TermsLine,
)
from blitz_desktop.session.migrations import FORMAT
from blitz_desktop.session.narrator import Narrator
from blitz_desktop.session.opening import Find, Opened, open_game
from blitz_desktop.session.recorder import Recorder
from blitz_desktop.session.sight import Sight
from blitz_desktop.session.strictness import Strictness
from blitz_desktop.session.timeline import LineSummary, Timeline

SUFFIX = ".blitz"
"""Ending of the names of saved games."""

STRICT_UNDO = "strict_undo"
"""The scenario's option that, when ``on``, makes every game of it a strict one."""

_PAST = later("The table shows the past; return to play first.")


class Session:
    """One game on the table.

    The head is the entry at which play stands. The current line leads from the set-up through the head to
    the entries that redo would bring back. ``goto`` shows another moment of that line and leaves the head.

    Attributes:
        seed: Seed of the dice.
        viewer: The side that the record is told to; None tells all, an empty text what both sides know.
        hand_dice: The player's own dice, where they are to be thrown; None lets the program throw.
        warnings: What was odd about the file the game came from, one sentence each.
    """

    def __init__(self, opened: Opened, recorder: Recorder | None) -> None:
        """Play on from what a file, or ``start``, gives."""
        self.system = opened.system
        self.scenario = opened.scenario
        self.seed = opened.header.seed
        self.viewer: str | None = None
        self.warnings = opened.warnings
        self._header = opened.header
        self._timeline = Timeline(opened.history, opened.head, opened.tip)
        self._history = opened.history
        self._sight = Sight(opened.system, opened.scenario, opened.history)
        self._dice = SeededDice(self.seed)
        self.hand_dice: HandDice | None = None
        self._shown: int | None = None
        self._annotations = Annotations(opened.annotations)
        self._conduct = Conduct(opened.header.terms, opened.conduct)
        self._visit: Terms | None = None
        self._keeper = Keeper(opened.header, self._timeline, self._annotations, self._conduct, recorder)
        self._strictness = Strictness(opened, self._timeline, self._conduct)
        self._decided: tuple[int, Decision | None] | None = None
        self._narrator = Narrator(opened.system, opened.scenario, opened.history)

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
            session._keeper.saved = SavedLine(str(path), *session._keeper.stand)
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
            if opened.saved is not None:
                recorder.hold(Path(opened.saved.path))
        session = cls(opened, recorder)
        if opened.saved is not None:
            saved = opened.saved
            session._keeper.saved = saved
        if opened.is_cut:
            with suppress(OSError):
                path.replace(path.with_suffix(".damaged"))
        session._keeper.write()
        return session

    @property
    def head(self) -> int:
        """Number of entries up to the head."""
        return self._timeline.number

    @property
    def path(self) -> Path | None:
        """Where the game was last saved; None where it never was."""
        saved = self._keeper.saved
        return None if saved is None else Path(saved.path)

    @property
    def seat(self) -> str:
        """The side whose copy of a game by file this is; empty in other games."""
        return self._keeper.seat

    @property
    def tree_head(self) -> int:
        """Id of the entry at which play stands, the same whenever play comes back to it."""
        return self._timeline.head

    @property
    def shown(self) -> int:
        """Number of the entry that ``state`` and ``decision`` belong to."""
        return self._history.number(self._current)

    @property
    def is_live(self) -> bool:
        """Whether the head is shown, so that play can go on."""
        return self._shown is None

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

    @property
    def state(self) -> State:
        """The position shown."""
        return self._history.state(self._current)

    @property
    def seen(self) -> State:
        """The position shown, as far as the viewer may follow the game; the rules of play know ``state``."""
        return self._history.state(self._sight.seen(self._current, self.viewer))

    def is_secret_from(self, side: str) -> bool:
        """Whether the position shown is dealt with while a side looks away."""
        return self._sight.is_secret(self._current, side)

    @property
    def moments(self) -> Sequence[int]:
        """Numbers of the entries of the current line after which the viewer may look, 0 for the set-up first.

        What was done while the viewer had to look away is left out, even how many entries that were.
        """
        return self._sight.moments(self._timeline.tip, self.viewer)

    def place(self, number: int, side: str | None = None) -> int:
        """Which of the moments the viewer, or else a side, sees when it looks at an entry, counted from 0."""
        return self._sight.place(number, self._timeline.tip, self.viewer if side is None else side)

    @property
    def decision(self) -> Decision | None:
        """What must be decided in the position shown; None when the game is over."""
        if self._decided is None or self._decided[0] != self._current:
            self._decided = (self._current, self.system.decision(self.scenario, self.state))
        return self._decided[1]

    @property
    def is_edited(self) -> bool:
        """Whether anything up to the head was changed by hand, beside the rules."""
        return any(isinstance(entry.action, Override) for entry in self.entries)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Entries of the current line up to the head."""
        return self._timeline.past

    @property
    def future(self) -> tuple[Entry, ...]:
        """Entries that redo would bring back, the next first."""
        return self._timeline.future

    @property
    def taken_back(self) -> tuple[Entry, ...]:
        """Entries with dice that do not stand: undone, or left on another line; in the order played."""
        return self._timeline.taken_back

    @property
    def lines(self) -> tuple[LineSummary, ...]:
        """Lines of play with their entries as the viewer counts them, in the order in which they ended.

        A line that ends among entries that are hidden from the viewer is left out, but for the current one.
        """
        return tuple(
            self._counted(line)
            for line in self._timeline.lines
            if line.is_current or not self._sight.is_hidden(line.id, self.viewer)
        )

    @property
    def can_undo(self) -> bool:
        """Whether the last entry can be taken back."""
        return not self.why_not_undo()

    @property
    def can_redo(self) -> bool:
        """Whether there is an entry to bring back."""
        return not self.why_not_redo()

    def why_not_undo(self) -> str:
        """Why the last entry cannot be taken back, in a sentence; empty where it can."""
        if not self.is_live:
            return say(_PAST)
        before = self._timeline.before
        if before is None:
            return say("Nothing has been done that could be undone.")
        return self._why_not_leave(before)

    def why_not_redo(self) -> str:
        """Why no entry can be brought back, in a sentence; empty where one can."""
        if not self.is_live:
            return say(_PAST)
        return (
            say("Nothing has been undone that could be done again.") if self._timeline.after is None else ""
        )

    def why_not_branch(self, number: int) -> str:
        """Why play cannot go on from an entry of the current line, in a sentence; empty where it can.

        Raises:
            SessionError: The line has no such entry.
        """
        return self._why_not_leave(self._timeline.at(number))

    def why_not_switch(self, line: int) -> str:
        """Why play cannot go on at the end of another line, in a sentence; empty where it can."""
        if line not in {summary.id for summary in self.lines}:
            return say("There is no line {line}.", line=line)
        return self._why_not_leave(line)

    def why_not_own_dice(self) -> str:
        """Why players may not throw dice of their own, in a sentence; empty where they may.

        A player who is alone at his copy throws what nobody sees, and a strict game lets dice stand.
        """
        if self.terms.kind is Kind.BY_FILE:
            return say("In a game by file the program throws: the other player would not see your dice.")
        if self.terms.kind is Kind.SHARED and self.is_strict:
            return say("In a strict game between two players the program throws.")
        return ""

    def submit(self, action: Action) -> Entry | Legality:
        """Take an action: the new entry, or the reasons why it may not be taken.

        The same action in the same position throws the same dice; it leads back to the entry it made before.

        Raises:
            SessionError: Another moment than the head is shown.
        """
        if not self.is_live:
            raise SessionError(say(_PAST))
        state, decision = self.state, self.decision
        legality = override.legality(self.system, self.scenario, state, action)
        if not legality:
            return legality
        own = None if self.why_not_own_dice() else self.hand_dice
        tx = Transaction(state, own or self._dice, self.system.evolve)
        try:
            override.apply(self.system, self.scenario, tx, action)
        except NotThrownError as error:
            return refuse("not_thrown", say("No dice were entered, so nothing has happened."), error.rule)
        side = decision.side if decision is not None else state.clock.side
        entry = Entry(self.head + 1, side, action, tuple(tx.events), digest(tx.state))
        known = self._timeline.known(entry)
        if known is None:
            self._keeper.write_entry(self._timeline.next_node(entry))
            self._timeline.add(entry, tx.state)
        else:
            self._go(known, tip=self._timeline.tip if known == self._timeline.after else known)
        return entry

    def undo(self) -> bool:
        """Take the last entry back; False where that cannot be."""
        before = self._timeline.before
        if before is None or self.why_not_undo():
            return False
        self._go(before, tip=self._timeline.tip)
        return True

    def redo(self) -> bool:
        """Bring an entry back; False where there is none."""
        after = self._timeline.after
        if after is None or self.why_not_redo():
            return False
        self._go(after, tip=self._timeline.tip)
        return True

    def goto(self, number: int) -> None:
        """Show the position after an entry of the current line, and leave the head where it is.

        Where the viewer must not follow that entry, the last position before it shows that it may see.

        Raises:
            SessionError: The line has no such entry.
        """
        id_ = self._sight.seen(self._timeline.at(number), self.viewer)
        self._history.state(id_)
        self._shown = None if id_ == self._sight.seen(self._timeline.head, self.viewer) else id_

    def return_to_head(self) -> None:
        """Show the head again."""
        self._shown = None

    def branch(self, number: int) -> None:
        """Make an entry of the current line the head and the end of its line; what came after is kept.

        Raises:
            SessionError: The line has no such entry, or a strict game has thrown dice since.
        """
        self._leave_for(self._timeline.at(number), self.why_not_branch(number))

    def switch(self, line: int) -> None:
        """Make the end of another line the head.

        Raises:
            SessionError: There is no such line, or a strict game has thrown dice since it parted.
        """
        self._leave_for(line, self.why_not_switch(line))

    def state_at(self, number: int) -> State:
        """The position after an entry of the current line, as far as the viewer may follow; 0 for the set-up.

        Raises:
            SessionError: The line has no such entry.
        """
        return self._history.state(self._sight.seen(self._timeline.at(number), self.viewer))

    def narration(self, number: int) -> tuple[Line, ...]:
        """Sentences about an entry of the current line, from 1, as the viewer may read them.

        Raises:
            SessionError: The line has no such entry.
        """
        id_ = self._timeline.at(number)
        if id_ == ROOT:
            raise SessionError(say("Nothing was played before entry 1."))
        return self._narrator.tell(self._history[id_], self.viewer)

    def forget_words(self) -> None:
        """Tell everything anew, as after a change of language."""
        self._narrator.forget()
        self._decided = None

    @property
    def annotations(self) -> tuple[Annotation, ...]:
        """What players have added to the record and the viewer may see, in the order in which they did."""
        return tuple(
            note for note in self._annotations if self.viewer is None or note.side in ("", self.viewer)
        )

    def annotated(self, annotation: Annotation) -> int | None:
        """Number of the entry that an annotation belongs to; None where it stands on another line."""
        return self._timeline.number_of(annotation.entry)

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

    @property
    def terms(self) -> Terms:
        """How the game is played."""
        return self._visit or self._conduct.terms

    @property
    def term_changes(self) -> tuple[tuple[int, Terms], ...]:
        """Every change of the terms, with the number of the last entry before it on the line in play."""
        return tuple((self._last_before(line.entry), line.terms) for line in self._conduct.changes)

    @property
    def first_terms(self) -> Terms:
        """The terms under which the game was begun."""
        return self._header.terms

    @property
    def is_strict(self) -> bool:
        """Whether what was thrown, seen or handed over stands."""
        return self.terms.is_strict or self.scenario.options.get(STRICT_UNDO) == "on"

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

    def left_at(self, side: str) -> int:
        """Number of the entry up to which a side has followed the game; 0 where it has not sat here yet."""
        return self._last_before(self._conduct.left_at(side))

    def hand_over(self, path: Path, side: str) -> None:
        """Write the game for the other player of a game by file; it opens as that side's copy.

        Raises:
            SaveError: It cannot be written; what the file held stands.
        """
        self.pass_to(side)
        self._keeper.save_copy(path, seat=side)

    def save(self, path: Path) -> None:
        """Write the whole game, every line of play included, in place of what the file held.

        Raises:
            LockedError: Another program has the file's game open.
            SaveError: It cannot be written; what the file held stands.
        """
        self._keeper.save(path)

    def save_copy(self, path: Path) -> None:
        """Write the whole game into another file; the game goes on belonging to its own.

        Raises:
            SaveError: It cannot be written; what the file held stands.
        """
        self._keeper.save_copy(path, seat=self.seat)

    def close(self) -> None:
        """Leave the game for good; its journal is not offered again."""
        self._keeper.close()

    def suspend(self) -> None:
        """Leave the game as it stands; its journal is offered at the next start."""
        self._keeper.release()

    @property
    def _current(self) -> int:
        return self._timeline.head if self._shown is None else self._shown

    def _counted(self, line: LineSummary) -> LineSummary:
        length, shared = (
            self._sight.place(number, line.id, self.viewer) for number in (line.length, line.leaves_at)
        )
        return msgspec.structs.replace(line, length=length, leaves_at=shared)

    def _last_before(self, id_: int) -> int:
        """Number of an entry, or of the last one before it that stands."""
        while not self._history.is_before(id_, self._timeline.head):
            id_ = self._history[id_].parent
        return self._history.number(id_)

    def _why_not_leave(self, target: int) -> str:
        if not self.is_strict:
            return ""
        return self._strictness.why_not_leave(target, is_fogged=self.terms.is_fogged)

    def _leave_for(self, target: int, why_not: str) -> None:
        if why_not:
            raise SessionError(why_not)
        self._history.state(target)
        self._go(target, tip=target)

    def _go(self, head: int, *, tip: int) -> None:
        self._shown = None
        if (head, tip) != (self._timeline.head, self._timeline.tip):
            self._keeper.write(HeadLine(head, tip))
            self._timeline.go(head, tip)

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
