"""Where the memory of pictures comes from, so that it goes back to the system when they go."""

from __future__ import annotations

import ctypes
import sys

_MMAP_THRESHOLD = -3
"""The parameter of glibc's ``mallopt`` by which a large block is mapped by itself."""
_LARGE = 256 * 1024
"""Octets from which on a block is large: a quarter of a tile of the map."""


def map_large_blocks() -> None:
    """Give every large picture a block of memory of its own; does nothing where the C library is not glibc.

    Left to itself, glibc takes pictures from the common heap once the first of them has gone. What comes to
    lie between them there keeps their memory after they are gone, and the program grows by the hour.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            mallopt(_MMAP_THRESHOLD, _LARGE)
