"""As whom a command looks at a game: in games between two players nobody is told what a side may not know."""

from __future__ import annotations

import argparse
import sys

from blitz_desktop.cli.shared import InputError, unknown
from blitz_desktop.core.language import say, say_number
from blitz_desktop.presenter.seating import usual_viewer
from blitz_desktop.session.session import Session


def take_seat(session: Session, arguments: argparse.Namespace) -> None:
    """Take the seat that ``--as`` or ``--all`` asks for, else that of the file, and say so.

    Raises:
        InputError: There is no such side.
    """
    names = {side.id: say(side.name) for side in session.scenario.sides}
    if arguments.side is not None and arguments.side not in names:
        raise InputError(unknown("side", arguments.side, tuple(names)))
    if arguments.is_open or arguments.side is not None:
        session.visit(arguments.side)
        return
    session.viewer = usual_viewer(session)
    if session.viewer is not None:
        who = names.get(session.viewer, "both sides together")
        print(f"note: this is what {who} may know (see --as and --all)", file=sys.stderr)


def go_to(session: Session, number: int | None) -> None:
    """Show the position after an entry, as the viewer counts them; the last one with None.

    Raises:
        InputError: There is no such entry.
    """
    moments = session.moments
    if number is not None and number >= len(moments):
        count = say_number("{n} entry", "{n} entries", len(moments) - 1)
        raise InputError(f"This line of play has {count}, and so no entry {number}.")
    session.goto(session.head if number is None else moments[number])
