"""The window on a real accessibility bus, as a screen reader of the desktop sees it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.atspi_visit import LAUNCHER

_TOOLS = ("dbus-run-session", "xvfb-run", "gdbus")


@pytest.mark.slow
@pytest.mark.skipif(
    "ATSPI" not in os.environ or not LAUNCHER.exists() or not all(map(shutil.which, _TOOLS)),
    reason="takes minutes and an accessibility bus: set ATSPI=1",
)
def test_a_screen_reader_finds_map_counters_and_panels() -> None:
    command = ["dbus-run-session", "--", "xvfb-run", "-a", sys.executable, "-m", "tests.ui.atspi_visit"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=240, check=False, cwd=Path(__file__).parents[2]
    )
    names = set(done.stdout.splitlines())
    assert {"Map", "Inspector", "Log", "Undo"} <= names, done.stderr[-2000:]
    assert any("1st Blue Division" in name and "0302" in name for name in names)
