"""Reads a scenario's own file, and those it is based on."""

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
        path: The file; those it is based on are looked for beside it, then among those of its game.
        scenarios: Folder of the built-in scenarios, one folder a game.

    Raises:
        DataError: A file cannot be read, or does not fit on the other.
    """
    source = read_yaml(path)
    sources = (source, *bases(source, scenarios).values())
    root = sources[-1].root
    problems: list[Problem] = []
    for above in reversed(sources[:-1]):
        root = overlay(root, above.root, problems)
    if problems:
        raise DataError(problems)
    return replace(source, root=root)


def bases(source: Source, scenarios: Path) -> dict[str, Source]:
    """The files that a scenario is based on, the nearest first, each by the name it is called by.

    Raises:
        DataError: One cannot be read, or is based on itself.
    """
    shelves, found = Shelves(source.path.parent, scenarios / _text(source, "system")), dict[str, Source]()
    above, reference = source, _text(source, "based_on")
    while reference:
        if reference in found or reference == source.path.name:
            raise DataError([above.problem(("based_on",), "a scenario that is not based on this one")])
        try:
            found[reference] = read_yaml(shelves.find(reference))
        except LostReferenceError as error:
            raise DataError([above.problem(("based_on",), str(error))]) from None
        above = found[reference]
        reference = _text(above, "based_on")
    return found


def _text(source: Source, field: str) -> str:
    """What the file says in a field; empty where it says nothing or more than a word."""
    node = source.root.value.get(field) if isinstance(source.root.value, dict) else None
    return node.value if node is not None and isinstance(node.value, str) else ""
