"""Finds hexes, places, boxes and units by what a player types."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.words import id_words
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.wording import place_words

_MOST = 40


@dataclass(frozen=True)
class Find:
    """Something found.

    Attributes:
        title: What it is called.
        detail: Where it is, or what it is.
        at: Where to look.
        unit: The unit, where it is one.
        called: What sentences call it, where that is another name.
    """

    title: str
    detail: str
    at: Location
    unit: UnitId | None = None
    called: str = ""


class Finder:
    """All that can be found in one position."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        self._known = [
            ([_words(name) for name in (find.title, find.called) if name], find)
            for find in _everything(viewpoint)
        ]
        self._by_label = {
            _plain(label): Find(label, place_words(hex_, viewpoint), hex_)
            for hex_, info in viewpoint.scenario.board.hexes.items()
            for label in info.labels
        }

    def search(self, text: str) -> tuple[Find, ...]:
        """What a text may mean, the best first: a hex's number, then names by how they begin."""
        asked = _plain(text).split()
        if not asked:
            return ()
        ranked = [(rank, find) for names, find in self._known if (rank := _best(asked, names)) is not None]
        ranked.sort(key=lambda pair: pair[0])
        hexes = [find for label, find in self._by_label.items() if len(asked) == 1 and asked[0] in label]
        hexes.sort(key=lambda find: not _plain(find.title).startswith(asked[0]))
        is_number = asked[0] in self._by_label or asked[0].isdigit()
        names = [find for _, find in ranked]
        return tuple((hexes + names if is_number else names + hexes)[:_MOST])


def _everything(viewpoint: Viewpoint) -> Iterator[Find]:
    for place in viewpoint.scenario.board.places:
        yield Find(say(place.name), f"{id_words(place.kind)}, {place.hexes[0]}", place.hexes[0])
    for box in viewpoint.view.boxes:
        yield Find(box.title, say("off the map"), box.id)
    for piece in viewpoint.view.pieces:
        where, called = place_words(piece.at, viewpoint), piece.called
        if not called or called == piece.title:
            yield Find(piece.title, where, piece.at, piece.id)
        else:
            yield Find(piece.title, f"{called} · {where}", piece.at, piece.id, called)


def _best(asked: list[str], names: list[list[str]]) -> int | None:
    """How well the best of several names fits."""
    return min((rank for words in names if (rank := _rank(asked, words)) is not None), default=None)


def _rank(asked: list[str], words: list[str]) -> int | None:
    """How well a name fits: 0 where it begins as asked, 1 where its words do, 2 where it holds them."""
    if " ".join(words).startswith(" ".join(asked)):
        return 0
    if all(any(word.startswith(part) for word in words) for part in asked):
        return 1
    return 2 if all(any(part in word for word in words) for part in asked) else None


def _words(text: str) -> list[str]:
    return _plain(text).split()


def _plain(text: str) -> str:
    """A text without capitals, accents and marks between words."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c if c.isalnum() else " " for c in bare if not unicodedata.combining(c)).strip()
