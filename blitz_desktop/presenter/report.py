"""An after-action report: the course of a game turn by turn, with losses and control counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from blitz_desktop.core.language import say
from blitz_desktop.core.view import CardRow, Goal, Outcome
from blitz_desktop.presenter.chronicle import Chronicle, LogRow, Standing
from blitz_desktop.presenter.log_filter import PHASE, TURN
from blitz_desktop.session.session import Session


@dataclass(frozen=True)
class Section:
    """A phase: its heading and what happened in it."""

    title: str
    rows: tuple[LogRow, ...]


@dataclass(frozen=True)
class Count:
    """How things stand at a moment: steps lost and hexes held, by side."""

    losses: dict[str, int]
    control: dict[str, int]


@dataclass(frozen=True)
class Chapter:
    """A turn, or part of one.

    Attributes:
        moment: Number of its last entry.
        count: How things stand at its end.
    """

    title: str
    sections: tuple[Section, ...]
    moment: int
    count: Count


@dataclass(frozen=True)
class Report:
    """The whole of it.

    Attributes:
        sides: Names of the sides by id.
        colours: Colours of the sides by id, ``#rrggbb``.
        start: How things stood at the set-up.
    """

    title: str
    game: str
    sides: dict[str, str]
    colours: dict[str, str]
    start: Count
    chapters: tuple[Chapter, ...]
    scores: tuple[CardRow, ...]
    goals: tuple[Goal, ...]
    outcome: Outcome | None


def report_of(session: Session) -> Report:
    """The report of the line in play, up to where play stands."""
    view = session.system.view(session.scenario, session.state_at(session.head), session.viewer)
    return Report(
        title=say(session.scenario.title),
        game=session.system.title,
        sides=dict(view.sides),
        colours={side: view.palettes[palette].fill for side, palette in view.side_palettes.items()},
        start=_count(session, 0),
        chapters=tuple(_chapters(session)),
        scores=view.scores,
        goals=view.goals,
        outcome=view.outcome,
    )


def _chapters(session: Session) -> Iterator[Chapter]:
    title, rows = say("Set-up"), list[LogRow]()
    for row in Chronicle(session).rows():
        if row.standing is not Standing.HAPPENED or row.moment > session.head:
            continue
        if row.line.kind == TURN and rows:
            yield _chapter(session, title, rows)
            rows = []
        if row.line.kind == TURN:
            title = row.line.text
        rows.append(row)
    if rows:
        yield _chapter(session, title, rows)


def _chapter(session: Session, title: str, rows: list[LogRow]) -> Chapter:
    sections, heading, inside = list[Section](), "", list[LogRow]()
    for row in rows:
        if row.line.kind == PHASE:
            if heading or inside:
                sections.append(Section(heading, tuple(inside)))
            heading, inside = row.line.text, []
        elif row.line.kind != TURN:
            inside.append(row)
    sections.append(Section(heading, tuple(inside)))
    told = tuple(section for section in sections if section.rows)
    return Chapter(title, told, rows[-1].moment, _count(session, rows[-1].moment))


def _count(session: Session, moment: int) -> Count:
    state, pieces = session.state_at(moment), session.scenario.pieces
    losses: Counter[str] = Counter({side.id: 0 for side in session.scenario.sides})
    for unit, piece in pieces.items():
        losses[piece.side] += piece.full_steps - state.units[unit].steps
    control = Counter(state.control.values())
    return Count(dict(losses), {side.id: control[side.id] for side in session.scenario.sides})
