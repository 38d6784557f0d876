"""Pixmaps kept until there are too many of them, those used longest ago dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QPixmap

KEEPING = 2048
"""Bytes for the objects about a pixmap, and for its key: more than a counter from afar takes."""

K = TypeVar("K", bound=Hashable)


class Pixmaps(Generic[K]):
    """Pixmaps by key, up to a number of bytes.

    Attributes:
        size: Memory that they take, in bytes.
    """

    def __init__(self, most_bytes: int) -> None:
        self.size = 0
        self._most_bytes = most_bytes
        self._pixmaps: OrderedDict[K, QPixmap] = OrderedDict()

    def find(self, key: K) -> QPixmap | None:
        """A pixmap, if it is kept."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        return pixmap

    def keep(self, key: K, pixmap: QPixmap) -> None:
        """Keep a pixmap that is not kept yet."""
        self._pixmaps[key] = pixmap
        self.size += size_of(pixmap)
        while self.size > self._most_bytes and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self.size -= size_of(dropped)


def size_of(pixmap: QPixmap) -> int:
    """Memory that a pixmap takes, in bytes, with what is needed to keep it."""
    return pixmap.width() * pixmap.height() * 4 + KEEPING
