"""Garbage is collected in the thread of the windows alone."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer

_EVERY = 500
"""Milliseconds between two looks."""


@contextmanager
def collected_here() -> Iterator[None]:
    """Collect garbage in this thread's event loop from time to time, in place of Python.

    Python collects in whichever thread makes the object that is one too many. Those that print the map
    would destroy the windows, items and timers in the garbage, which only the thread of the windows may.
    """
    gc.disable()
    gc.freeze()  # modules and what they hold stay to the end, and need no second look
    timer = QTimer(interval=_EVERY)
    timer.timeout.connect(collect_due)
    timer.start()
    try:
        yield
    finally:
        timer.stop()
        gc.unfreeze()
        gc.enable()


def collect_due() -> None:
    """Collect the generations of objects that are due by Python's own thresholds."""
    due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if due[0]:
        gc.collect(2 if all(due) else 1 if due[1] else 0)
