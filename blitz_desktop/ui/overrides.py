"""Errors in methods that Qt calls: none is left pending while Qt goes on.

PySide keeps such an error until Qt comes back to Python, and Qt may call a good many methods before. An
object whose method is called for the first time with an error pending loses that method for good: PySide
takes it that it has none. A counter in the hand was lost so, since something below it could not be painted.
Hence a method that returns nothing, such as ``paint`` or an event handler, reports its error and returns.

The errors of the others travel on, but whole. Before Python 3.12, an error thrown by C code, such as a list
index out of range, travels as a class and a text until some Python code catches it. PySide takes it for an
exception object where such a method is under way within another, and the process dies.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

from shiboken6 import Shiboken

_PACKAGE = "blitz_desktop."
_MARK = "__is_guarded__"


def guard_overrides() -> None:
    """Let no method of ours that Qt calls leave an error behind; to be called before there is a window."""
    for kind in _own_kinds(Shiboken.Object):
        for name, method in list(vars(kind).items()):
            if isinstance(method, FunctionType) and not hasattr(method, _MARK) and _is_override(kind, name):
                setattr(kind, name, _guarded(method))


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    returns_nothing = method.__annotations__.get("return") in (None, "None")

    @functools.wraps(method)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return method(*arguments, **options)
        except Exception as error:
            if not returns_nothing:
                raise
            sys.excepthook(type(error), error, error.__traceback__)
            return None

    setattr(call, _MARK, True)
    return call


def _own_kinds(kind: type) -> Iterator[type]:
    """Classes of ours that are derived from a class."""
    derived: type
    for derived in type.__subclasses__(kind):
        if derived.__module__.startswith(_PACKAGE):
            yield derived
        yield from _own_kinds(derived)


def _is_override(kind: type, name: str) -> bool:
    """Whether a method stands in for one of Qt's."""
    if name.startswith("__"):
        return False
    return any(hasattr(base, name) for base in kind.__mro__ if base.__module__.startswith("PySide6"))
