"""Plays the recorded games anew and writes them down: ``python -m tests.playthroughs``."""

from __future__ import annotations

import sys

from tests.playthroughs.games_played import PLAYED, lines_of, path_of


def main() -> None:
    """Write every game."""
    for name in PLAYED:
        path, lines = path_of(name), lines_of(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        sys.stdout.write(f"{path.name}: {len(lines)} lines\n")


if __name__ == "__main__":
    main()
