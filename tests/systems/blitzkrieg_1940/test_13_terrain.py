from __future__ import annotations

import pytest

from tests.systems.blitzkrieg_1940.tinymap import game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"


@rule(BOOK, "13.6.C")
@pytest.mark.parametrize(("letter", "points"), [("c", 1), ("r", 2), ("m", 3)])
def test_only_a_hex_without_other_terrain_is_clear_whatever_men_have_built_there(
    letter: str, points: int
) -> None:
    built = {
        "cities": {"Town": "E1110"},
        "sites": {"field_works": "E1110"},
        "sides": {"river": "E1110/E1210"},
    }
    table = game(f"cG {letter}G cG", "g: ger 8-10-6 at E1010", **built)
    (leg,) = table.choices("move_stack", units=("g",))["E1110"].legs
    assert leg.points == points
