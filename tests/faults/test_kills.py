"""Whatever step on the disk a kill strikes, all that was shown is there afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.syscalls import can_trace

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_kill_at_any_step_loses_nothing_that_was_shown() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.kills"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    *faults, summary = done.stdout.splitlines() or [done.stderr]
    assert not faults
    assert done.returncode == 0, done.stderr
    assert int(summary.split()[0]) > 100


@pytest.mark.slow
@pytest.mark.skipif(not can_trace(), reason="needs an strace that may trace")
def test_a_kill_at_a_system_call_loses_nothing_that_was_shown() -> None:
    """A few of the calls; ``./check kills`` strikes all of them."""
    command = [sys.executable, "-m", "tests.faults.syscalls", "12"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    *faults, summary = done.stdout.splitlines() or [done.stderr]
    assert not faults
    assert done.returncode == 0, done.stderr
    assert int(summary.split()[0]) >= 5
