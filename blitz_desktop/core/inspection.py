"""Whether units and stacks fit together: looked at anew for what has changed since they last did."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import GameState, Location, Unit

UnitFaults: TypeAlias = Callable[[UnitId, Unit], Iterable[str]]
"""What is wrong with a unit by itself, in words; it is always to say the same."""

Stacks: TypeAlias = Mapping[Location, tuple[UnitId, ...]]


class Inspector:
    """Looks over the positions of one scenario, each of which often differs little from the one before.

    Units and stacks that are the same objects as in the last sound position need no second look: mappings of
    a position never change in place, so every unit that they hold is still in the one stack of its place.
    """

    def __init__(self, of_unit: UnitFaults) -> None:
        self._of_unit = of_unit
        self._units: Mapping[UnitId, Unit] = {}
        self._stacks: Stacks = {}

    def faults(self, state: GameState[Any]) -> tuple[str, ...]:
        """What is wrong, in words, where not each unit is sound and in one stack, the one of its place."""
        units, stacks = state.units, state.stacks
        if sum(map(len, stacks.values())) != len(units):
            return ("a unit is in no stack, or in two",)
        changed = _changed(self._units, units)
        suspects = changed.union(
            *[(*self._stacks.get(at, ()), *stacks.get(at, ())) for at in _changed(self._stacks, stacks)]
        )
        found = [
            *(fault for unit in suspects for fault in _misplaced(state, unit)),
            *(fault for unit in changed & units.keys() for fault in self._of_unit(unit, units[unit])),
        ]
        if not found:
            self._units, self._stacks = units, stacks
        return tuple(found)


def _misplaced(state: GameState[Any], unit: UnitId) -> Iterable[str]:
    if unit not in state.units:
        yield f"there is no {unit}"
    elif state.stack(state.units[unit].at).count(unit) != 1:
        yield f"{unit} is not once in the stack where it stands"


def _changed(before: Mapping[str, object], after: Mapping[str, object]) -> set[str]:
    """Keys of the items that are not the same object in both."""
    changed = {key for key, value in after.items() if before.get(key) is not value}
    is_longer = len(changed - before.keys()) == len(after) - len(before)
    return changed if is_longer else changed | (before.keys() - after.keys())
