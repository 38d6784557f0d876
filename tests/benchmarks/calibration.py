"""A fixed loop of plain Python, by which times on different machines can be compared."""

from __future__ import annotations

import statistics
import time

ROUNDS = 5


def loop() -> int:
    """A hundred thousand additions, products and remainders."""
    total = 0
    for number in range(100_000):
        total += number * number % 7
    return total


def calibrate() -> float:
    """Median of the processor time that the loop takes just now, in seconds."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        loop()
        times.append(time.process_time() - start)
    return statistics.median(times)
