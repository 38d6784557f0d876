"""Loads a game's ``tables.yaml``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec

from blitz_desktop.scenario.overlay import overlay
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.records import convert
from blitz_desktop.scenario.yaml_file import Node, read_yaml

Tables = TypeVar("Tables", bound=msgspec.Struct)


def load_tables(path: Path, kind: type[Tables], changes: Iterable[Node] = ()) -> Tables:
    """Load charts into the type that the game asks for.

    Args:
        path: The file.
        kind: The type.
        changes: Values of an owner to lay over those of the file, in this order.

    Raises:
        DataError: The file or a change is faulty; lists every fault found.
    """
    source = read_yaml(path)
    problems: list[Problem] = []
    for change in changes:
        source = replace(source, root=overlay(source.root, change, problems, ("tables",)))
    if problems:
        raise DataError(problems)
    return convert(source, kind)
