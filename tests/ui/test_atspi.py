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
def test_a_screen_reader_finds_map_counters_and_panels(tmp_path: Path) -> None:
    command = ["dbus-run-session", "--", "xvfb-run", "-a", sys.executable, "-m", "tests.ui.atspi_visit"]
    told, faults = tmp_path / "told", tmp_path / "faults"
    # The bus outlives the visit and would keep pipes open.
    with told.open("w") as out, faults.open("w") as err:
        subprocess.run(
            command, stdout=out, stderr=err, timeout=240, check=False, cwd=Path(__file__).parents[2]
        )
    names = set(told.read_text(encoding="utf-8").splitlines())
    assert {"Map", "Inspector", "Log", "Undo"} <= names, faults.read_text(encoding="utf-8")[-2000:]
    assert any("1st Blue Division" in name and "0302" in name for name in names)
