"""Keys by identity, for what is worked out once for an object that is large and never changes."""

from __future__ import annotations

from typing import Generic, TypeVar

Value = TypeVar("Value")


class Same(Generic[Value]):
    """Makes an object a key by identity; holding it keeps its id from being used again."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.value is other.value
