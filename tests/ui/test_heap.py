"""Memory that is free goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

_START = """
import ctypes
import psutil
from PySide6.QtCore import QCoreApplication, QTimer
from blitz_desktop.ui import heap

def megabytes():
    return psutil.Process().memory_info().rss // 2**20

"""

_PICTURES = """
heap.map_large_blocks()
bytearray(b"x") * 400_000
pictures = [bytearray(b"x") * 300_000 for _ in range(400)]
full = megabytes()
del pictures[::2]
print(full - megabytes())
"""

_OUTLINES = """
app = QCoreApplication([])
with heap.lean_heap():
    outlines = [bytearray(b"x") * 4_000 for _ in range(25_000)]
    last = bytearray(b"x") * 4_000
    full = megabytes()
    del outlines
    QTimer.singleShot(500, app.quit)
    app.exec()
print(full - megabytes())
"""


def freed(script: str) -> int:
    """Megabytes that a script has given back."""
    done = subprocess.run([sys.executable, "-c", _START + script], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="glibc alone keeps them")
def test_pictures_that_go_give_their_memory_back_though_others_stay() -> None:
    assert freed(_PICTURES) > 50  # every second of 400 has gone: 57 in all


@pytest.mark.skipif(sys.platform != "linux", reason="glibc alone keeps them")
@pytest.mark.parametrize(("every", "least", "most"), [(50, 80, 100), (60_000, 0, 20)])
def test_small_blocks_that_go_give_theirs_back_in_a_while(every: int, least: int, most: int) -> None:
    assert least <= freed(f"heap._EVERY = {every}\n" + _OUTLINES) <= most
