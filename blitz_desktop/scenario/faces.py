"""The numbers along the bottom of a counter, as written in counter files."""

from __future__ import annotations

import re

from blitz_desktop.core.pieces import Face

_FACTOR, _MOVEMENT = r"[1-9]?\d", r"(1?\d|20)"
_SIGNED = rf"([+-]?{_FACTOR}|-)"

FACE = rf"^({_FACTOR}-({_FACTOR}-)?{_MOVEMENT}|{_SIGNED}( {_SIGNED})? {_MOVEMENT})$"
"""What a face may look like, as a regular expression: factors below 100, movement of at most 20."""

FACE_WORDS = "factors as printed, such as 8-10-6 or +2 +4 6 (factors below 100, movement of at most 20)"


def parse_face(text: str, provenance: str) -> Face:
    """The face that a notation stands for.

    Attack, defence and movement stand in this order, parted by hyphens where none has a sign, else by spaces.
    Of two numbers the first serves for attack and defence. A lone hyphen is a factor that the unit lacks.

    >>> parse_face("- +6 0", "rulebook").attack is None
    True

    Raises:
        ValueError: It is no such notation.
    """
    if not re.fullmatch(FACE, text):
        raise ValueError(f"{text!r} is not {FACE_WORDS}")
    *factors, movement = text.split() if " " in text else text.split("-")
    combat = tuple(None if factor == "-" else int(factor) for factor in factors)
    return Face(combat[0], combat[-1], int(movement), provenance=provenance)
