"""Memory of large pictures goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

_SCRIPT = """
import psutil
from blitz_desktop.ui.heap import map_large_blocks

def megabytes():
    return psutil.Process().memory_info().rss // 2**20

{call}
bytearray(b"x") * 400_000
pictures = [bytearray(b"x") * 300_000 for _ in range(400)]
full = megabytes()
del pictures[::2]
print(full - megabytes())
"""


def freed(call: str) -> int:
    """Megabytes that go back when every second of 400 pictures goes, 57 in all."""
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT.format(call=call)], capture_output=True, text=True, check=True
    )
    return int(done.stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="glibc alone keeps them")
def test_pictures_that_go_give_their_memory_back_though_others_stay() -> None:
    assert freed("map_large_blocks()") > 50
