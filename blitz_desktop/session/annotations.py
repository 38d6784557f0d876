"""What players add to the record of a game: notes, bookmarks, plans. No rule knows of it, and no position.

An annotation belongs to an entry of the tree and stays with it on every line of play. Undo leaves
annotations alone, since they are about the game and not in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec

from blitz_desktop.core.codec import encode

NOTE, BOOKMARK, PLAN = "note", "bookmark", "plan"
"""Kinds that the log and the planner use; others may bring kinds of their own."""

Data: TypeAlias = Mapping[str, Any]
"""What a kind keeps beside its words, in values that JSON knows."""


class Annotation(msgspec.Struct, frozen=True):
    """One thing that a player has added.

    Attributes:
        key: Its number among all annotations of the game.
        kind: What it is, such as ``note``.
        entry: Id of the entry it belongs to; 0 stands for the set-up.
        text: The player's words; may be empty.
        side: The side that alone may see it; empty where both may.
    """

    key: int
    kind: str
    entry: int
    text: str = ""
    data: Data = {}
    side: str = ""


class Annotations:
    """All annotations of a game, in the order in which they were made."""

    def __init__(self, kept: Iterable[Annotation] = ()) -> None:
        self._kept = {annotation.key: annotation for annotation in kept}

    def __iter__(self) -> Iterator[Annotation]:
        return iter(self._kept.values())

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, key: int) -> Annotation:
        return self._kept[key]

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    @property
    def next_key(self) -> int:
        """A number that none has yet."""
        return max(self._kept, default=0) + 1

    @property
    def fingerprint(self) -> str:
        """Tells whether they are the same as at another time; empty where there are none."""
        return blake2b(encode(tuple(self)), digest_size=8).hexdigest() if self._kept else ""

    def put(self, annotation: Annotation) -> None:
        """Add one, or put it in the place of the one with its key."""
        self._kept[annotation.key] = annotation

    def drop(self, key: int) -> None:
        """Remove one, where it is there."""
        self._kept.pop(key, None)
