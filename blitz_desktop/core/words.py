"""Words that all games share: labels, numbers, directions, ids that are words, where a value comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.core.language import Words, later, say

_DIRECTIONS = Words(
    {
        "n": later("N"),
        "ne": later("NE"),
        "se": later("SE"),
        "s": later("S"),
        "sw": later("SW"),
        "nw": later("NW"),
    }
)
_SOURCES = {
    "rulebook": later("printed in the rulebook"),
    "history": later("taken from history"),
    "reconstructed": later("reconstructed, as the printed ones were not at hand"),
}


def sentence(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number with its sign, none for 0.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


def labelled(label: str, value: object) -> str:
    """A value behind what it is, with the colon that the language sets."""
    return say("{label}: {value}", label=label, value=value)


def number_words(value: float, form: str = "g") -> str:
    """A number in a form, with the decimal sign of the language.

    >>> number_words(2.5)
    '2.5'
    """
    return f"{value:{form}}".replace(".", say("."))


def direction_words(direction: Direction) -> str:
    """A hexside by the letters of its direction."""
    return _DIRECTIONS[direction.value]


def id_words(id_: str) -> str:
    """An id out of the data in words, such as ``large fort`` for ``large_fort``."""
    return say(id_.replace("_", " "))


def provenance_words(provenance: str) -> str:
    """Where numbers come from, with the paragraph where there is one.

    >>> provenance_words("rulebook 14.16")
    'printed in the rulebook (§ 14.16)'
    """
    source, _, place = provenance.partition(" ")
    words = say(_SOURCES.get(source, source))
    return f"{words} (§ {place})" if place else words


def without_numbers(names: Sequence[str]) -> list[str]:
    """Names with those taken together that differ only by a number at their end.

    >>> without_numbers(["Flight 1", "Flight 2", "Convoy"])
    ['Flight ×2', 'Convoy']
    """
    stems = [name.rstrip("0123456789").rstrip() for name in names]
    counts = Counter(stems)
    told = (
        name if counts[stem] == 1 else f"{stem} ×{counts[stem]}"
        for name, stem in zip(names, stems, strict=True)
    )
    return list(dict.fromkeys(told))
