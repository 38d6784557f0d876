"""What is worked out for each item of a mapping that changes a little from position to position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")
Result = TypeVar("Result")


class Itemwise(Generic[Key, Value, Result]):
    """Keeps what is worked out item by item, for the items that are the same in the next mapping.

    Values are compared by identity, which is safe because the mappings of a position never change in place.
    """

    def __init__(self) -> None:
        self._seen: Mapping[Key, Value] = {}
        self._results: dict[Key, Result] = {}

    def of(self, mapping: Mapping[Key, Value], work: Callable[[Key, Value], Result]) -> dict[Key, Result]:
        """The result for each item, in the order of the mapping; ``work`` is always to give the same."""
        seen, known = self._seen, self._results
        changed = {key: work(key, value) for key, value in mapping.items() if seen.get(key) is not value}
        results = known | changed
        if list(results) != list(mapping):
            results = {key: results[key] for key in mapping}
        self._seen, self._results = mapping, results
        return results
