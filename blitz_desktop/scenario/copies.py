"""The copy that a game keeps of its scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from blitz_desktop.core.system import Origin
from blitz_desktop.scenario.overrides_file import FOLDER
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.sources import LostReferenceError, inside
from blitz_desktop.scenario.yaml_file import Source


def pack(scenario: Source, named: Mapping[str, Path], overrides: Iterable[Source]) -> Origin:
    """A copy of a scenario.

    Args:
        scenario: Its file.
        named: Files and folders that it names, by its references to them.
        overrides: Values that go before its own.
    """
    files = {
        str(inside(reference) / file.name) if path.is_dir() else str(inside(reference)): file
        for reference, path in named.items()
        for file in (sorted(path.glob("*.yaml")) if path.is_dir() else [path])
    }
    parts = {reference: file.read_text(encoding="utf-8-sig") for reference, file in files.items()}
    for number, source in enumerate(overrides, 1):
        parts[f"{FOLDER}/{number:02}-{source.path.name}"] = source.text
    return Origin(str(scenario.path.resolve()), scenario.text, parts)


def unpack(origin: Origin, folder: Path) -> Path:
    """Write the copied files into an empty folder; the path of the scenario file.

    Raises:
        DataError: A file cannot be written, or has a name that leads out of the folder.
    """
    name = "scenario.yaml"
    while name in origin.parts:
        name = f"_{name}"
    for reference, text in {**origin.parts, name: origin.text}.items():
        try:
            path = folder / inside(reference)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="")
        except (LostReferenceError, OSError, ValueError) as error:
            found = f"a name that no file can have ({error})"
            expected = "a path below the scenario's own folder"
            raise DataError([Problem(reference, 0, 0, "", found, expected)]) from error
    return folder / name
