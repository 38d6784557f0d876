"""Lines of play to choose among: where each parts and ends, which are long, which were short attempts."""

from __future__ import annotations

from dataclasses import dataclass

from blitz_desktop.core.language import say, say_number
from blitz_desktop.presenter.shelf import when
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.session.session import Session
from blitz_desktop.session.timeline import LineSummary

_SHORT = 2
"""A line with no more entries of its own is an attempt that was taken back, more likely than not."""

_MOST_OF_A_KIND = 3
"""So many of the longest, and of the latest lines, make a short list."""


@dataclass(frozen=True)
class LineOfPlay:
    """One line in words.

    Attributes:
        id: What ``Session.switch`` wants.
        extent: How long it is, and where it parts from the line in play.
        reaches: Turn and phase at its end.
        last: What was done last in it, as the log tells it; may be empty.
        why_not: Why play cannot go on there; empty where it can.
    """

    id: int
    is_current: bool
    extent: str
    reaches: str
    last: str
    why_not: str

    @property
    def headline(self) -> str:
        """How long it is and how far it leads."""
        return f"{self.extent} · {self.reaches}"

    def fits(self, words: str) -> bool:
        """Whether all of these words stand in what is told of it, in whatever case."""
        text = f"{self.headline} {self.last}".casefold()
        return all(word in text for word in words.casefold().split())


class LinesOfPlay:
    """The lines of a session as it stands. Each is put into words when it is first asked for.

    Attributes:
        all: Every line, the current one first, then those with most entries of their own.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.all = tuple(
            sorted(session.lines, key=lambda line: (line.is_current, line.own, line.id), reverse=True)
        )
        self._told: dict[int, LineOfPlay] = {}
        self._phases: dict[tuple[int, str, str], str] = {}

    @property
    def long(self) -> tuple[LineSummary, ...]:
        """The current line and those that are more than short attempts; all where there is no other."""
        long = tuple(line for line in self.all if line.is_current or line.own > _SHORT)
        return long if len(long) > 1 else self.all

    @property
    def few(self) -> tuple[LineSummary, ...]:
        """The current line with the longest and the latest others, the longest first."""
        others = [line for line in self.all if not line.is_current]
        latest = sorted(others, key=lambda line: line.id)[-_MOST_OF_A_KIND:]
        chosen = {line.id for line in (*others[:_MOST_OF_A_KIND], *latest)}
        return tuple(line for line in self.all if line.is_current or line.id in chosen)

    def told(self, line: LineSummary) -> LineOfPlay:
        """A line in words."""
        if line.id not in self._told:
            last = self._session.last_words(line.id)
            self._told[line.id] = LineOfPlay(
                line.id,
                line.is_current,
                _extent(line),
                self._reaches(line),
                sentence(last[0].text) if last else "",
                self._session.why_not_switch(line.id),
            )
        return self._told[line.id]

    def _reaches(self, line: LineSummary) -> str:
        """Turn and phase. What a phase is called is asked once, since a whole view is made for it."""
        session = self._session
        seen = Viewpoint(session.system, session.scenario, session.end_of(line.id), session.viewer)
        if seen.decision is None:
            return say("The game is over")
        clock = seen.state.clock
        key = (clock.part, clock.side, clock.phase)
        if key not in self._phases:
            self._phases[key] = next((phase.label for phase in seen.view.phases if phase.is_current), "")
        return when(clock.turn, self._phases[key])


def _extent(line: LineSummary) -> str:
    if line.is_current:
        return say_number("This line, {n} entry", "This line, {n} entries", line.length)
    if not line.forks_at:
        return say_number("{n} entry after the set-up", "{n} entries after the set-up", line.own)
    if line.forks_at > line.leaves_at:
        return say_number(
            "{n} entry after entry {number} of another line",
            "{n} entries after entry {number} of another line",
            line.own,
            number=line.forks_at,
        )
    return say_number(
        "{n} entry after entry {number}", "{n} entries after entry {number}", line.own, number=line.forks_at
    )
