"""What is done with a hostile file: all that the program does with one before it shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from blitz_desktop import games, registry
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.journal import unfinished
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from tests.session import play

HARMFUL = ("Traceback", "object at 0x")


def find(header: Header) -> Found:
    """Any game, the toy included."""
    return play.find(header) if header.system == "toy" else games.find(header)


def check_yaml(path: Path) -> str:
    """Check a data file; a problem must name its file, and its line where the file could be read at all."""
    problems = registry.validate_paths([path])
    for problem in problems:
        assert problem.file
        assert problem.line >= 1 or not _is_text(Path(problem.file)), f"{problem} has no line"
        assert problem.expected
        assert not any(word in str(problem) for word in HARMFUL)
        assert len(str(problem)) < 2000
    return f"{len(problems)} problems" if problems else "sound"


def open_save(path: Path) -> str:
    """Open a game as a window would, with what it can bring back, and look at all of it."""
    folder = path.parent / "journals"
    unfinished(path.parent)
    try:
        session = Session.load(path, find, journal=folder, salvage=True)
    except (DataError, SessionError) as error:
        told = str(error)
    else:
        return _use(session)
    assert told
    assert not any(word in told for word in HARMFUL)
    return "refused"


def _use(session: Session) -> str:
    try:
        _look_at_all(session)
    finally:
        session.close()
    return f"{session.head} entries, {len(session.warnings)} warnings"


def _look_at_all(session: Session) -> None:
    system, scenario = session.system, session.scenario
    for number in range(session.head + len(session.future) + 1):
        session.goto(number)
        _look(system, scenario, session)
        if number:
            session.narration(number)
    session.return_to_head()
    while session.undo():
        _look(system, scenario, session)


def _look(system: Any, scenario: Any, session: Session) -> None:
    system.view(scenario, session.state)
    decision = session.decision
    if decision is not None:
        for offer in decision.offers:
            if offer.slots and offer.legality:
                system.choices(scenario, session.state, offer, {})


def _is_text(path: Path) -> bool:
    try:
        if not path.is_file():
            return False
        with path.open(encoding="utf-8") as stream:
            return bool(stream.read(1)) and path.stat().st_size <= 2_000_000
    except (OSError, UnicodeDecodeError):
        return False
