"""``python -m blitz_desktop.mapmaker BOARD``: build the files of a board and its report."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from blitz_desktop.mapmaker.build import build_board
from blitz_desktop.mapmaker.report import report
from blitz_desktop.mapmaker.writer import render

_CHECKOUT = Path(__file__).parents[2]


def main(arguments: list[str] | None = None) -> int:
    """Build a board; with ``--check`` only compare it with the files that are there.

    Returns:
        0 when done or equal, 1 where ``--check`` finds a difference, 2 where the data are missing.
    """
    parser = argparse.ArgumentParser(prog="python -m blitz_desktop.mapmaker", description=__doc__)
    parser.add_argument("board", help="name of the board, as blitzkrieg_1940")
    parser.add_argument(
        "--shared", type=Path, default=_CHECKOUT.parent / "shared", help="folder with mapcal and geodata"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; say what is out of date")
    options = parser.parse_args(arguments)
    if not (options.shared / "geodata").is_dir():
        print(f"no geographic data in {options.shared}; say where they are with --shared", file=sys.stderr)
        return 2
    board = build_board(options.board, options.shared)
    assets = _CHECKOUT / "assets" / "maps" / options.board
    texts = {assets / name: text for name, text in render(board).items()}
    texts[_CHECKOUT / "docs" / "maps" / f"{options.board}.md"] = report(board)
    return _compare(texts) if options.check else _write(texts)


def _compare(texts: dict[Path, str]) -> int:
    stale = [path for path, text in texts.items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        print(f"differs: {path.relative_to(_CHECKOUT)}")
    return 1 if stale else 0


def _write(texts: dict[Path, str]) -> int:
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"wrote {path.relative_to(_CHECKOUT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
