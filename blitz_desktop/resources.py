"""Finds the program's data files wherever it runs: in a wheel, in a frozen build or in a checkout.

A wheel and a frozen build carry `assets/` and `scenarios/` inside the package, under `_data/`; in a checkout
they stand beside it. Nothing is looked up at import time, and nothing outside the program is searched.
"""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def assets_dir() -> Path:
    """Directory of maps, fonts and pictures.

    Raises:
        FileNotFoundError: the installation is incomplete.
    """
    return _data_dir("assets")


def scenarios_dir() -> Path:
    """Directory of scenario files, one subdirectory a game.

    Raises:
        FileNotFoundError: the installation is incomplete.
    """
    return _data_dir("scenarios")


def package_data(package: str, name: str) -> Path:
    """File `name` that stands beside the code of `package`, such as a game's `rules.yaml`.

    Args:
        package: dotted name below this one, as in `"blitz_desktop.systems.some_game"`; it is not imported.
        name: file name within that package's directory.

    Raises:
        ValueError: `package` is not part of this program, or `name` is more than a file name.
        FileNotFoundError: the package has no such file.
    """
    top, *inner = package.split(".")
    if top != _PACKAGE.name:
        raise ValueError(f"{package!r} is not a package of {_PACKAGE.name}")
    if Path(name).name != name:
        raise ValueError(f"{name!r} is not a plain file name")
    return _first_existing([home.joinpath(*inner, name) for home in _package_homes()])


def _data_dir(name: str) -> Path:
    packaged = [home / "_data" / name for home in _package_homes()]
    return _first_existing([*packaged, _PACKAGE.parent / name])


def _package_homes() -> list[Path]:
    """Where the package's files may lie: a frozen build keeps its data apart from its code."""
    unpacked = getattr(sys, "_MEIPASS", None)
    return [Path(unpacked) / _PACKAGE.name, _PACKAGE] if unpacked else [_PACKAGE]


def _first_existing(candidates: list[Path]) -> Path:
    for candidate in candidates:
        if candidate.exists():
            return candidate
    raise FileNotFoundError("none of these exists: " + ", ".join(map(str, candidates)))
