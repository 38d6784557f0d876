"""What is worked out for each item of a mapping that changes a little from position to position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")
Result = TypeVar("Result")


class Itemwise(Generic[Key, Value, Result]):
    """Works something out item by item, and not again for items that are the same as in the last mapping.

    Values are compared by identity, which is safe because the mappings of a position never change in place.
    """

    def __init__(self, work: Callable[[Key, Value], Result]) -> None:
        self._work = work
        self._seen: Mapping[Key, Value] = {}
        self._results: dict[Key, Result] = {}

    def of(self, mapping: Mapping[Key, Value]) -> dict[Key, Result]:
        """The result for each item, in the order of the mapping."""
        seen, known, work = self._seen, self._results, self._work
        self._results = {
            key: known[key] if seen.get(key) is value else work(key, value) for key, value in mapping.items()
        }
        self._seen = mapping
        return self._results
