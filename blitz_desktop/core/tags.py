"""Names of record types in saves."""

from __future__ import annotations

import re


def snake_case(name: str) -> str:
    """A class name as saves write it.

    >>> snake_case("EndPhase")
    'end_phase'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
