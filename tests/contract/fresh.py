"""Verifies a saved game in a process of its own, and prints the digest of its last position."""

from __future__ import annotations

import sys
from pathlib import Path

from blitz_desktop.core.codec import digest
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import verify
from tests.contract.games import find


def main() -> None:
    """Verify and print."""
    opened = open_game(Path(sys.argv[1]), find)
    sys.stdout.write(f"{verify(opened).problem or 'sound'} {digest(opened.history.state(opened.head))}\n")


if __name__ == "__main__":
    main()
