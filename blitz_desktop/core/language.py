"""The language that the program speaks: every sentence for a person goes through ``say``.

English is the language of the code: a sentence stands in its place, with ``{names}`` for what is put in.
The window hands over a translator at its start (``speak``); tests, the command line and files have none.
Nothing that is said may be stored: what goes into a file, such as the purpose of a throw, is marked with
``later`` where it is written and said where it is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Translator: TypeAlias = Callable[[str, int], str]
"""Gives a sentence in another language, or an empty text where it has none; -1 where no number matters."""

_NO_NUMBER = -1
_translators: list[Translator] = []


def speak(translator: Translator | None) -> None:
    """Speak through a translator from now on; English with None."""
    _translators[:] = [] if translator is None else [translator]


def say(sentence: str, /, **values: object) -> str:
    """A sentence in the player's language.

    >>> say("{unit} moves to {hex}", unit="7th Panzer", hex="E2423")
    '7th Panzer moves to E2423'
    """
    return _filled(_translated(sentence, _NO_NUMBER) or sentence, values)


def say_number(one: str, many: str, /, n: int, **values: object) -> str:
    """A sentence about a number of things; translators choose the form that their language wants.

    >>> say_number("{n} point", "{n} points", 1)
    '1 point'
    """
    english = one if n == 1 else many
    return _filled(_translated(many, n) or english, {"n": n, **values})


def later(sentence: str, /) -> str:
    """Marks a sentence that is stored as it stands and said only when it is shown."""
    return sentence


class Words(dict[str, str]):
    """Words by a key, each marked with ``later`` and said when it is looked up."""

    def __getitem__(self, key: str) -> str:
        return say(super().__getitem__(key))


def _translated(sentence: str, number: int) -> str:
    return next((translate(sentence, number) for translate in _translators), "")


def _filled(sentence: str, values: dict[str, object]) -> str:
    return sentence.format_map(values) if values else sentence
