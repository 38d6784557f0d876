"""An evening's play that uses all that reaches the disk, deed by deed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from blitz_desktop.core.codec import digest
from blitz_desktop.session.annotations import NOTE
from blitz_desktop.session.session import Session
from tests.session.play import new_game, play_on


def look(session: Session) -> str:
    """All that a player would miss, in a line: position, past, future, lines and notes."""
    texts = ",".join(note.text for note in session.annotations)
    return f"{digest(session.state)} {session.head} {len(session.future)} {len(session.lines)} {texts}"


def deeds(save: Path) -> tuple[tuple[str, Callable[[Session], object]], ...]:
    """What is done, in order."""
    return (
        ("play", lambda session: play_on(session, 1)),
        ("play", lambda session: play_on(session, 1)),
        ("play", lambda session: play_on(session, 1)),
        ("note", lambda session: session.annotate(NOTE, "Watch the ford.")),
        ("undo", lambda session: session.undo()),
        ("redo", lambda session: session.redo()),
        ("save", lambda session: session.save(save)),
        ("play", lambda session: play_on(session, 1, seed=4)),
        ("branch", lambda session: session.branch(2)),
        ("play", lambda session: play_on(session, 1, seed=9)),
        ("save", lambda session: session.save(save)),
        ("play", lambda session: play_on(session, 1, seed=5)),
        ("close", lambda session: session.close()),
    )


def spend(journals: Path, save: Path) -> Iterator[tuple[str, str]]:
    """Play the evening; after each deed its name, and what is then on the table."""
    session = new_game(journals)
    yield "start", look(session)
    for name, deed in deeds(save):
        deed(session)
        yield name, look(session)
