"""Memory that is free goes back to the system: the program is as small after an evening as after an hour."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QThreadPool, QTimer

_MMAP_THRESHOLD = -3
"""The parameter of glibc's ``mallopt`` by which a large block is mapped by itself."""
_LARGE = 256 * 1024
"""Octets from which on a block is large: a quarter of a tile of the map."""
_EVERY = 10_000
"""Milliseconds after which free memory is given back again."""

_LIBC: Any = ctypes.CDLL(None) if sys.platform == "linux" else None


@contextmanager
def lean_heap() -> Iterator[None]:
    """Keep the heap small while the event loop of this thread runs; does nothing where there is no glibc."""
    map_large_blocks()
    # Of their own thread, since it takes some milliseconds: a frame must not wait for it.
    worker, timer = QThreadPool(), QTimer(interval=_EVERY)
    worker.setMaxThreadCount(1)
    timer.timeout.connect(lambda: worker.start(give_back))
    timer.start()
    try:
        yield
    finally:
        timer.stop()
        worker.waitForDone()


def map_large_blocks() -> None:
    """Give every large picture a block of memory of its own.

    Left to itself, glibc takes pictures from the common heap once the first of them has gone. What comes to
    lie between them there keeps their memory after they are gone, and the program grows by the hour.
    """
    if hasattr(_LIBC, "mallopt"):
        _LIBC.mallopt(_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Give back what is free in the heaps of all threads.

    Glibc gives back by itself what is free at the end of the heap of the first thread alone; thousands of
    small blocks that have gone elsewhere, such as those of outlines, stay with the program.
    """
    if hasattr(_LIBC, "malloc_trim"):
        _LIBC.malloc_trim(0)
