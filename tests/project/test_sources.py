"""Searches the project's own text for words that must not stand in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]
_GENERATED = {"__pycache__", "build", "dist"}
_GAME_NAMES = re.compile(
    r"blitzkrieg|meuse|campaign[ _]1940|france[ _]1940|victory[ _]in[ _]the[ _]west", re.IGNORECASE
)
_PLACES = re.compile(
    r"(?<![\w.~-])/(work|root|mnt)/\w|pypi\.org|pythonhosted|npmjs|(?<!www\.)debian\.org|artifactregistry|\b10\.\d+\.\d+\.\d+\b"
)


def _texts(top: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(top.iterdir()):
        if path.is_dir():
            if path.name == ".ci" or not (path.name.startswith(".") or path.name in _GENERATED):
                yield from _texts(path)
            continue
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def _hits(top: Path, pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(_ROOT)}:{number}: {line.strip()}"
        for path, text in _texts(top)
        if path != Path(__file__)
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("package", ["bots", "core", "presenter", "scenario", "session", "ui"])
def test_shared_code_names_no_game(package: str) -> None:
    assert _hits(_ROOT / "blitz_desktop" / package, _GAME_NAMES) == []


def test_no_file_names_a_machine_or_a_registry() -> None:
    assert _hits(_ROOT, _PLACES) == []
