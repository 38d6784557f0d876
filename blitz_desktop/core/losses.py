"""Step losses: how a number of steps may be shared out among units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement

from blitz_desktop.core.pieces import UnitId


def after_losses(steps: Mapping[UnitId, int], losses: Iterable[UnitId]) -> dict[UnitId, int]:
    """Steps left when each unit has lost one step for each time it is named; may fall below zero."""
    lost = Counter(losses)
    return {unit: left - lost[unit] for unit, left in steps.items()}


def allocations(steps: Mapping[UnitId, int], count: int) -> Iterator[tuple[UnitId, ...]]:
    """Every way to take ``count`` steps from units that have them."""
    for losses in combinations_with_replacement(sorted(steps), count):
        if all(left >= 0 for left in after_losses(steps, losses).values()):
            yield losses
