"""Loads a game's ``tables.yaml``."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from blitz_desktop.scenario.records import convert
from blitz_desktop.scenario.yaml_file import read_yaml

Tables = TypeVar("Tables", bound=msgspec.Struct)


def load_tables(path: Path, kind: type[Tables]) -> Tables:
    """Load charts into the type that the game asks for.

    Raises:
        DataError: The file is faulty; lists every fault found.
    """
    return convert(read_yaml(path), kind)
