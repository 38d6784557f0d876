"""A made-up language that marks what is translated: in ⟦brackets⟧, with what is put in left bare.

Where the program speaks it, a word without brackets is one that no translator can reach.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from contextlib import contextmanager

from blitz_desktop.core.language import speak

_SAID = re.compile(r"⟦[^⟦⟧]*⟧")
_TAG = re.compile(r"<[^<>]*>|&[a-z]+;|&#\d+;")
_WORD = re.compile(r"(?<![\w.])[^\W\d_]{3,}")


def in_brackets(sentence: str, number: int = -1) -> str:
    """A sentence in the made-up language."""
    parts = (
        f"{_bracketed(text)}{_field(name, form, turn)}"
        for text, name, form, turn in string.Formatter().parse(sentence)
    )
    return "".join(parts)


def bare_words(text: str) -> str:
    """Words of a shown text outside of brackets, markup aside; empty where all of it is said."""
    left = _SAID.sub(" ", _TAG.sub(" ", text))
    return " ".join(_WORD.findall(left))


@contextmanager
def spoken() -> Iterator[None]:
    """The program speaks the made-up language."""
    speak(in_brackets)
    yield
    speak(None)


def _bracketed(text: str) -> str:
    return f"⟦{text}⟧" if _WORD.search(text) else text


def _field(name: str | None, form: str | None, turn: str | None) -> str:
    if name is None:
        return ""
    return f"{{{name}{'!' + turn if turn else ''}{':' + form if form else ''}}}"
