"""Files that mean harm: told in words, with file and line, in little memory, and no code of theirs runs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_MEGABYTES = 500


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
@pytest.mark.slow
def test_no_file_throws_takes_the_memory_or_runs_code() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz.hostile"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) > 50
    assert not [file for file in told if "FAULT" in file["outcome"]]
    assert not [file for file in told if file["megabytes"] > MOST_MEGABYTES]
    assert [file["name"] for file in told if file["outcome"] == "sound"] == []
    from tests.fuzz.hostile import OUTSIDE, WITNESS

    assert not Path(WITNESS).exists()
    assert not Path(OUTSIDE).exists()
