"""What a game shows: a position, and all that led to it, as far as the viewer may follow."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from blitz_desktop.core.decisions import Decision
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.language import say
from blitz_desktop.core.override import Override
from blitz_desktop.core.view import Line
from blitz_desktop.session.annotations import Annotation, Annotations
from blitz_desktop.session.conduct import Conduct
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.history import ROOT, State
from blitz_desktop.session.kind import Terms
from blitz_desktop.session.narrator import Narrator
from blitz_desktop.session.opening import Opened
from blitz_desktop.session.sight import Sight
from blitz_desktop.session.timeline import LineSummary, LostThrow, Timeline

STRICT_UNDO = "strict_undo"
"""The scenario's option that, when ``on``, makes every game of it a strict one."""


class Showing:
    """One game to be looked at.

    The head is the entry at which play stands. The current line leads from the set-up through the head to
    the entries that redo would bring back. ``goto`` shows another moment of that line and leaves the head.

    Attributes:
        seed: Seed of the dice.
        viewer: The side that the record is told to; None tells all, an empty text what both sides know.
        warnings: What was odd about the file the game came from, one sentence each.
    """

    def __init__(self, opened: Opened) -> None:
        self.system = opened.system
        self.scenario = opened.scenario
        self.seed = opened.header.seed
        self.viewer: str | None = None
        self.warnings = opened.warnings
        self._header = opened.header
        self._timeline = Timeline(opened.history, opened.head, opened.tip)
        self._history = opened.history
        self._sight = Sight(opened.system, opened.scenario, opened.history)
        self._shown: int | None = None
        self._annotations = Annotations(opened.annotations)
        self._conduct = Conduct(opened.header.terms, opened.conduct)
        self._visit: Terms | None = None
        self._decided: tuple[int, Decision | None] | None = None
        self._narrator = Narrator(opened.system, opened.scenario, opened.history)

    @property
    def head(self) -> int:
        """Number of entries up to the head."""
        return self._timeline.number

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
    def taken_back(self) -> tuple[LostThrow, ...]:
        """Entries with dice that do not stand: undone, or left on another line; in the order played."""
        return self._timeline.taken_back

    @property
    def lines(self) -> tuple[LineSummary, ...]:
        """Lines of play with their entries as the viewer counts them, in the order in which they ended.

        A line that ends among entries that are hidden from the viewer is left out, but for the current one.
        """
        return tuple(self._counted(line) for line in self._timeline.lines if self._is_told(line.id))

    def end_of(self, line: int) -> State:
        """The position at the end of a line of play, as far as the viewer may follow it.

        Raises:
            SessionError: There is no such line.
        """
        self._ensure_line(line)
        return self._history.state(self._sight.seen(line, self.viewer))

    def last_words(self, line: int) -> tuple[Line, ...]:
        """Sentences about the last entry of a line that the viewer may read of; none where there is none.

        Of a line that was left, a side reads what it has done itself there, and not what the other one tried.

        Raises:
            SessionError: There is no such line.
        """
        self._ensure_line(line)
        is_current = line == self._timeline.tip
        id_, first = line, ROOT if is_current else self._timeline.parting(line)
        while id_ != first:
            node = self._history[id_]
            is_open = is_current or self.viewer in (None, node.entry.side)
            told = self._narrator.tell(node, self.viewer) if is_open else ()
            if told and not self._sight.is_hidden(id_, self.viewer):
                return told
            id_ = node.parent
        return ()

    def shared_with(self, line: int) -> int:
        """Number of the last entry up to the head that belongs to a line of play, too.

        Raises:
            SessionError: There is no such line.
        """
        self._ensure_line(line)
        return self._timeline.shared_with_head(line)

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

    def left_at(self, side: str) -> int:
        """Number of the entry up to which a side has followed the game; 0 where it has not sat here yet."""
        return self._last_before(self._conduct.left_at(side))

    def came_at(self, side: str) -> int:
        """Number of the entry at which the table last passed to a side; 0 where it never did."""
        return self._last_before(self._conduct.came_at(side))

    @property
    def _current(self) -> int:
        return self._timeline.head if self._shown is None else self._shown

    def _counted(self, line: LineSummary) -> LineSummary:
        length, shared, forks_at = (
            self._sight.count(id_, self.viewer) for id_ in (line.id, line.parting, line.fork)
        )
        return msgspec.structs.replace(line, length=length, leaves_at=shared, own=length - forks_at)

    def _is_told(self, line: int) -> bool:
        """Whether the viewer may know of a line."""
        if not self._timeline.is_line(line):
            return False
        return line == self._timeline.tip or not self._sight.is_hidden(line, self.viewer)

    def _ensure_line(self, line: int) -> None:
        if not self._is_told(line):
            raise SessionError(say("There is no line {line}.", line=line))

    def _last_before(self, id_: int) -> int:
        """Number of an entry, or of the last one before it that stands."""
        while not self._history.is_before(id_, self._timeline.head):
            id_ = self._history[id_].parent
        return self._history.number(id_)
