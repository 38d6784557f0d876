"""Numbers that look random and never change: what makes textures irregular and every print the same."""

from __future__ import annotations

_WORD = 0xFFFFFFFF


def noise(a: int, b: int, c: int = 0, d: int = 0) -> float:
    """A number from 0 up to 1 that depends on the four given alone."""
    value = (a * 374761393 + b * 668265263 + c * 2147483647 + d * 1274126177 + 974634777) & _WORD
    value = ((value ^ (value >> 15)) * 2246822519) & _WORD
    value = ((value ^ (value >> 13)) * 3266489917) & _WORD
    return (value ^ (value >> 16)) / (_WORD + 1)
