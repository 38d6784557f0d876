"""Reads a scenario's own file, and the one it is based on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from blitz_desktop.scenario.overlay import overlay
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.sources import LostReferenceError, Shelves
from blitz_desktop.scenario.yaml_file import Source, read_yaml


def read_scenario(path: Path, scenarios: Path) -> Source:
    """A scenario's file; one that is based on another holds only what is different, and is laid over it.

    Args:
        path: The file; the one it is based on is looked for beside it, then among those of its game.
        scenarios: Folder of the built-in scenarios, one folder a game.

    Raises:
        DataError: A file cannot be read, or does not fit on the other.
    """
    source = read_yaml(path)
    reference = _text(source, "based_on")
    if not reference:
        return source
    try:
        below = read_yaml(Shelves(path.parent, scenarios / _text(source, "system")).find(reference))
    except LostReferenceError as error:
        raise DataError([source.problem(("based_on",), str(error))]) from None
    problems: list[Problem] = []
    root = overlay(below.root, source.root, problems)
    if problems:
        raise DataError(problems)
    return replace(source, root=root)


def _text(source: Source, field: str) -> str:
    """What the file says in a field; empty where it says nothing or more than a word."""
    node = source.root.value.get(field) if isinstance(source.root.value, dict) else None
    return node.value if node is not None and isinstance(node.value, str) else ""
