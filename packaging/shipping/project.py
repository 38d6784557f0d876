"""What the project says about itself: its version, its changes, the moment its files are dated to."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
"""Where finished downloads lie."""
BUILD = ROOT / "build"
"""Where they are made."""

NAME = "blitz-desktop"
MIME_TYPE = "application/x-blitz-desktop-game"

UNRELEASED = "Unreleased"
"""What the changelog calls the changes since the last version."""

_SECTION = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


def version() -> str:
    """The version, from the one place that has it."""
    text = (ROOT / "blitz_desktop" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if match is None:
        raise ValueError("blitz_desktop/__init__.py names no version")
    return match[1]


def changes(wanted: str) -> str:
    """What the changelog says of a version, without the heading; empty where it has no such section."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = list(_SECTION.finditer(text))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading["version"] == wanted:
            return text[heading.end() : following.start() if following else None].strip()
    return ""


def source_date() -> int:
    """Seconds since 1970 to which every file of a package is dated: the same source gives the same bytes.

    ``SOURCE_DATE_EPOCH`` where it is set, else the time of the last commit, else the day of the last release.
    """
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if told.isdecimal():
        return int(told)
    if (ROOT / ".git").exists() and shutil.which("git"):
        asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        done = subprocess.run(asked, check=False, capture_output=True, text=True)
        if done.returncode == 0:  # it is not where the checkout belongs to somebody else
            return int(done.stdout)
    dated = [
        match["date"] for match in _SECTION.finditer((ROOT / "CHANGELOG.md").read_text()) if match["date"]
    ]
    day = datetime.fromisoformat(dated[0] if dated else "2026-01-01").replace(tzinfo=UTC)
    return int(day.timestamp())


def environment() -> dict[str, str]:
    """The environment of every tool: nothing in what it writes may hang on the clock or on chance."""
    fixed = {
        "SOURCE_DATE_EPOCH": str(source_date()),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "NO_MKDOCS_2_WARNING": "1",
    }
    # The tools that Python packages bring lie beside the interpreter.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, **fixed, "PATH": path}


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a tool; its complaint ends the work."""
    subprocess.run([str(word) for word in command], cwd=cwd, env=environment(), check=True)
