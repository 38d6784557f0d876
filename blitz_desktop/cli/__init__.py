"""The command line: ``blitz-desktop`` and its commands.

Exit code 0 says that all went well, 1 that a check failed, 2 that the input was wrong.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress

import platformdirs

from blitz_desktop import __version__
from blitz_desktop.cli.parser import parser
from blitz_desktop.cli.shared import FAILED, OK, WRONG, InputError
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.errors import SessionError, explain


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; never lets an exception out."""
    arguments = parser().parse_args(argv)
    try:
        code: int = arguments.command(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough. Python must not try to flush again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        return FAILED
    except (InputError, DataError, SessionError) as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename}: {explain(error)}" if error.filename else str(error))
    except Exception as error:  # noqa: BLE001  (a fault of our own is reported, not thrown at the reader)
        return _report_crash(error)
    return code


def _complain(text: str) -> int:
    print(f"error: {text}", file=sys.stderr)
    return WRONG


def _report_crash(error: Exception) -> int:
    report = "".join(
        ("Blitz Desktop ", __version__, "\n", *sys.argv[1:], "\n\n", *traceback.format_exception(error))
    )
    path = platformdirs.user_log_path("blitz-desktop", appauthor=False) / time.strftime(
        "fault-%Y%m%d-%H%M%S.txt"
    )
    kept = ""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
        kept = f" A report has been kept as {path}."
    print(f"error: the program has met a fault of its own ({type(error).__name__}).{kept}", file=sys.stderr)
    return FAILED
