"""Which rules the tests cite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

_TESTS = Path(__file__).resolve().parents[2] / "tests"


def rules_with_tests(system: str) -> frozenset[str] | None:
    """Paragraphs of a game's rulebook that tests are marked with; None outside a checkout."""
    if not _TESTS.is_dir():
        return None
    # A file of tests for one game may keep the mark and the game's id under names of its own.
    named = rf"""["']{re.escape(system)}["']"""
    mark = re.compile(rf"""\brule\(\s*(?:{named}|[A-Z]+)\s*,\s*["']([^"']+)["']""")
    return frozenset(id_ for source in _sources(system, named) for id_ in mark.findall(source))


def _sources(system: str, named: str) -> Iterator[str]:
    """Texts of the test files that lie in the game's folder or name it."""
    for path in _TESTS.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if system in path.parts or re.search(named, source):
            yield source
