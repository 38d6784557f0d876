"""Counters' numbers are read as printed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.scenario.faces import parse_face


@pytest.mark.parametrize(
    ("text", "attack", "defence", "movement"),
    [
        ("8-10-6", 8, 10, 6),
        ("5-6", 5, 5, 6),
        ("+2 +4 6", 2, 4, 6),
        ("-1 +1 5", -1, 1, 5),
        ("0 0 0", 0, 0, 0),
        ("- +6 0", None, 6, 0),
        ("- - 0", None, None, 0),
        ("+3 9", 3, 3, 9),
        ("8 10 6", 8, 10, 6),
    ],
)
def test_notations(text: str, attack: int | None, defence: int | None, movement: int) -> None:
    face = parse_face(text, "history")
    assert (face.attack, face.defence, face.movement, face.provenance) == (
        attack,
        defence,
        movement,
        "history",
    )


@pytest.mark.parametrize(
    "text",
    ["", "8", "8-10-", "8--10-6", "8-10-6-2", "+2-+4-6", "a b c", "1  2 3", "+2 +4 -6", "100-6-6", "4-6-21"],
)
def test_other_notations_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="factors as printed"):
        parse_face(text, "history")


@given(st.integers(0, 99), st.integers(0, 99), st.integers(0, 20))
def test_printed_factors_come_back(attack: int, defence: int, movement: int) -> None:
    face = parse_face(f"{attack}-{defence}-{movement}", "rulebook")
    assert (face.attack, face.defence, face.movement) == (attack, defence, movement)
