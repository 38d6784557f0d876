"""Tools that tests of packages share."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a program as somebody would who has never seen this checkout; gives what it prints."""

    def run(*command: object, cwd: Path = tmp_path, **environment: str) -> str:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            env={**inherited, "QT_QPA_PLATFORM": "offscreen", **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    return run


@pytest.fixture
def build(run: Run) -> Run:
    """Runs some Python in the program that makes packages."""

    def build(code: str, **environment: str) -> str:
        return run(sys.executable, "-c", code, PYTHONPATH=str(ROOT / "packaging"), **environment)

    return build


def entry_of(path: Path) -> dict[str, str]:
    """What a desktop entry says."""
    config = configparser.ConfigParser(interpolation=None)
    config.optionxform = str  # type: ignore[assignment,method-assign]
    config.read(path, encoding="utf-8")
    return dict(config["Desktop Entry"])
