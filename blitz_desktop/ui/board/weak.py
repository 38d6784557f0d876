"""Signals to items, which are no QObjects: PySide keeps those whom it calls as long as the sender lives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakMethod


def weakly(method: Callable[..., None]) -> Callable[..., None]:
    """What to connect a signal to, in place of a method of an item that holds its sender.

    It calls the method as long as the item is there, and does not keep it.
    """
    reference: WeakMethod[Callable[..., None]] = WeakMethod(method)

    def call(*arguments: Any) -> None:
        if (bound := reference()) is not None:
            bound(*arguments)

    return call
