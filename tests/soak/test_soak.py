"""A short soak in a process of its own; ``./check --long`` runs the long ones."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from blitz_desktop import registry

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.gui
@pytest.mark.parametrize("seed", [101])
def test_random_events_break_nothing(seed: int) -> None:
    keys = registry.scenario_keys()
    command = [
        sys.executable,
        "-m",
        "tests.soak",
        keys[seed % len(keys)],
        "--seed",
        str(seed),
        "--events",
        "600",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=280)
    assert done.stdout, done.stderr[-2000:]
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["troubles"] == []
    assert done.returncode == 0, done.stderr[-2000:]
    assert report["events"] >= 300
    assert max(measure["items"] for measure in report["measures"]) < 60
    assert max(measure["windows"] for measure in report["measures"]) < 60
