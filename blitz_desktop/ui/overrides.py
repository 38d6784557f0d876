"""Errors in methods that Qt calls, made whole before PySide meets them.

Before Python 3.12, an error thrown by C code, such as a list index out of range, travels as a class and a
text until some Python code catches it. PySide takes it for an exception object where a method of ours that Qt
calls is under way within another, such as ``paint`` within ``viewportEvent``, and the process dies. Catching
the error and letting it go on makes the object.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

from shiboken6 import Shiboken

_PACKAGE = "blitz_desktop."
_MARK = "__makes_errors_whole__"


def mend_overrides() -> None:
    """Let no method of ours that Qt calls throw half an error; to be called before there is a window."""
    if sys.version_info >= (3, 12):
        return
    for kind in _own_kinds(Shiboken.Object):
        for name, method in list(vars(kind).items()):
            if isinstance(method, FunctionType) and not hasattr(method, _MARK) and _is_override(kind, name):
                setattr(kind, name, whole(method))


def whole(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method whose errors are exception objects."""

    @functools.wraps(method)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return method(*arguments, **options)
        except BaseException:
            raise

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
