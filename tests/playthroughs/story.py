"""Tells a game in the words of its log, with the digest of the position at the end of each couplet."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.codec import digest
from blitz_desktop.core.view import Line
from blitz_desktop.presenter.wording import sentence
from blitz_desktop.session.session import Session


def story(session: Session) -> list[str]:
    """The game up to the head, as a person reads it; phases in which nothing happened are left out."""
    lines = [f"{session.scenario.title}, seed: {session.seed}"]
    phase = ""
    for entry in session.entries:
        for line in session.narration(entry.number):
            if line.kind == "turn":
                lines += [f"= {digest(session.state_at(entry.number - 1))}", "", f"# {line.text}"]
            elif line.kind == "phase":
                phase = sentence(line.text)
            else:
                lines += [f"## {phase}"] if phase else []
                lines += _told(line)
                phase = ""
    return [*lines, f"= {digest(session.state)}", *_count(session)]


def _told(line: Line) -> Iterator[str]:
    match line.kind:
        case "roll":
            yield f"    {sentence(line.text)}: {' '.join(map(str, line.faces))}"
        case "move":
            yield f"  {line.text}"
        case _:
            cited = f" [{line.rule.section}]" if line.rule else ""
            yield f"  {sentence(line.text)}{cited}"


def _count(session: Session) -> Iterator[str]:
    view = session.system.view(session.scenario, session.state)
    yield from ("", "# The count")
    yield from (f"  {row.label}: {row.value}" for row in view.scores)
    if view.outcome is not None:
        yield f"  {view.outcome.text}"
