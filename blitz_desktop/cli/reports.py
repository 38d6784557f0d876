"""The command that writes after-action reports, and the part of ``replay`` that writes replays and logs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from blitz_desktop import games
from blitz_desktop.cli.shared import OK, InputError, target
from blitz_desktop.cli.viewers import take_seat
from blitz_desktop.presenter import log_export
from blitz_desktop.session.session import Session


def report(arguments: argparse.Namespace) -> int:
    """Write an after-action report of a saved game."""
    session = games.open_target(target(arguments.target))
    take_seat(session, arguments)
    _use_no_screen()
    from blitz_desktop.ui.export.reports import write_report

    return _write(write_report(session, arguments.out), arguments.out)


def export_replay(session: Session, out: Path) -> int:
    """Write the replay or the log of a game, as the ending of the name says."""
    if out.suffix.lower() in log_export.KINDS:
        log_export.write_log(session, out)
        print(out)
        return OK
    _use_no_screen()
    from blitz_desktop.ui.export.replays import write_replay

    return _write(write_replay(session, out, last=session.shown), out)


def _write(steps: Iterator[tuple[int, int]], out: Path) -> int:
    if not out.parent.is_dir():
        raise InputError(f"{out.parent}: there is no such folder")
    try:
        for _ in steps:
            pass
    except ValueError as error:
        raise InputError(str(error)) from error
    print(out)
    return OK


def _use_no_screen() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from blitz_desktop.ui.screenshot import begin_program

    begin_program()
