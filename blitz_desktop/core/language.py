"""The language that the program speaks: every sentence for a person goes through ``say``.

English is the language of the code: a sentence stands in its place, with ``{names}`` for what is put in.
The window hands over a translator at its start (``speak``); tests, the command line and files have none.
Nothing that is said may be stored: what goes into a file, such as the purpose of a throw, is marked with
``later`` where it is written and said where it is read.
"""

from __future__ import annotations

import re
import string
from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

Translator: TypeAlias = Callable[[str, int], str]
"""Gives a sentence in another language, or an empty text where it has none; -1 where no number matters."""


class Cache(Protocol):
    """A cache as ``functools`` makes it."""

    def cache_clear(self) -> None:
        """Forget all."""


CacheT = TypeVar("CacheT", bound=Cache)

_NO_NUMBER = -1
_translators: list[Translator] = []
_patterns: dict[str, re.Pattern[str]] = {}
"""How the sentences that are stored with something put in look, by the sentences."""
_worded: list[Cache] = []
"""Caches of what is in words."""


def speak(translator: Translator | None) -> None:
    """Speak through a translator from now on; English with None."""
    _translators[:] = [] if translator is None else [translator]
    for cache in _worded:
        cache.cache_clear()


def worded(cache: CacheT) -> CacheT:
    """A cache of ``functools`` whose values hold sentences: emptied when another language is spoken."""
    _worded.append(cache)
    return cache


def say(sentence: str, /, **values: object) -> str:
    """A sentence in the player's language.

    >>> say("{unit} moves to {hex}", unit="7th Panzer", hex="E2423")
    '7th Panzer moves to E2423'
    """
    if _translators:
        sentence = _translated(sentence, _NO_NUMBER) or sentence
    return sentence.format_map(values) if values else sentence


def say_number(one: str, many: str, /, n: int, **values: object) -> str:
    """A sentence about a number of things; translators choose the form that their language wants.

    >>> say_number("{n} point", "{n} points", 1)
    '1 point'
    """
    english = one if n == 1 else many
    return (_translated(many, n) or english).format_map({"n": n, **values})


def later(sentence: str, /) -> str:
    """Marks a sentence that is stored in English and said only when it is shown.

    What is put in before it is stored stands in its ``{names}``; ``say_stored`` finds it again.
    """
    if "{" in sentence:
        _patterns.setdefault(sentence, _pattern_of(sentence))
    return sentence


def say_stored(text: str, /) -> str:
    """What was stored in English, in the player's language.

    >>> landing = later("landing on {hex}")
    >>> say_stored(landing.format(hex="E2423"))
    'landing on E2423'
    """
    for sentence, pattern in _patterns.items() if _translators else ():
        if hit := pattern.fullmatch(text):
            return say(sentence, **{name: say(value) for name, value in hit.groupdict().items()})
    return say(text)


def form_of(text: str, /) -> str:
    """The sentence with its ``{names}`` that a stored text was made from, else the text itself.

    >>> landing = later("landing on {hex}")
    >>> form_of(landing.format(hex="E2423"))
    'landing on {hex}'
    """
    return next((sentence for sentence, pattern in _patterns.items() if pattern.fullmatch(text)), text)


def say_form(form: str, /) -> str:
    """A sentence that stands for all that were made from it, with dots for each thing put in.

    >>> say_form("landing on {hex}")
    'landing on …'
    """
    return say(form).format_map(_Blanks())


class _Blanks(dict[str, str]):
    def __missing__(self, _name: str) -> str:
        return "…"


class Words(dict[str, str]):
    """Words by a key, each marked with ``later`` and said when it is looked up."""

    def __getitem__(self, key: str) -> str:
        return say(super().__getitem__(key))


def _translated(sentence: str, number: int) -> str:
    return next((translate(sentence, number) for translate in _translators if sentence), "")


def _pattern_of(sentence: str) -> re.Pattern[str]:
    parts = string.Formatter().parse(sentence)
    return re.compile(
        "".join(re.escape(text) + (f"(?P<{name}>.+)" if name else "") for text, name, _, _ in parts)
    )
