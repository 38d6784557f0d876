"""Starts the program from the command line."""

from __future__ import annotations

import sys

from blitz_desktop import cli


def main() -> int:
    """Run the command line and return its exit code."""
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
