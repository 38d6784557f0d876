"""Whether this state is one to release: committed, described, and the only one of its version.

It needs nothing but Python and git, so that ``packaging/make`` asks before it sets anything up.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from shipping.project import ROOT, changes, environment, version


class RefusedError(Exception):
    """This state is not released; the text says why, a reason a line."""


def check() -> None:
    """Do nothing where this state may be released.

    Raises:
        RefusedError: It is not one to release.
    """
    if reasons := list(why_not()):
        raise RefusedError("\n".join(reasons))


def why_not() -> Iterator[str]:
    """Why this state is not to be released, a sentence each; nothing where it is."""
    number = version()
    if not _asked("git", "rev-parse", "HEAD"):
        yield "Git does not tell what is committed: release from a checkout of your own."
    elif _asked("git", "status", "--porcelain"):
        yield "There are changes that are not committed."
    if not changes(number):
        yield f"CHANGELOG.md has no section [{number}] with something in it."
    tagged = _asked("git", "rev-parse", "--quiet", "--verify", f"refs/tags/v{number}^{{commit}}")
    if tagged and tagged != _asked("git", "rev-parse", "HEAD"):
        yield f"Version {number} has been released from another state: raise it in blitz_desktop/__init__.py."


def _asked(*command: str) -> str:
    """What a command answers; nothing where it fails."""
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout.strip()


if __name__ == "__main__":
    try:
        check()
    except RefusedError as error:
        sys.exit(f"Not released:\n{error}")
