"""Plays the toy for ever with a journal in the folder given, and says of each entry that it is shown."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.session.play import new_game, play_on


def main() -> None:
    """Play until killed."""
    session = new_game(Path(sys.argv[1]))
    while True:
        (entry,) = play_on(session, 1, seed=session.head)
        sys.stdout.write(f"{entry.number} {entry.digest}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
