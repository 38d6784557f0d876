from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.dice import DiceError, RecordedDice, Roll, ScriptedDice, SeededDice

RULE = RuleRef("some_game", "1.1")


def test_seeded_faces_are_even() -> None:
    throws, sides = 60_000, 6
    dice, counts = SeededDice("even"), [0] * sides
    for index in range(throws):
        counts[dice.roll(index, 1, sides)[0] - 1] += 1
    sigma = math.sqrt(throws * (1 / sides) * (1 - 1 / sides))
    assert all(abs(count - throws / sides) < 3 * sigma for count in counts)


@given(st.text(max_size=8), st.integers(0, 10_000), st.integers(1, 5), st.integers(2, 20))
def test_the_same_throw_shows_the_same_faces(seed: str, index: int, count: int, sides: int) -> None:
    faces = SeededDice(seed).roll(index, count, sides)
    assert faces == SeededDice(seed).roll(index, count, sides)
    assert len(faces) == count
    assert all(1 <= face <= sides for face in faces)


def test_faces_do_not_change_between_versions() -> None:
    assert [SeededDice("1940").roll(index, 2, 6) for index in range(4)] == [(1, 3), (4, 6), (2, 4), (3, 1)]


def test_other_seeds_show_other_faces() -> None:
    assert SeededDice("a").roll(0, 20, 6) != SeededDice("b").roll(0, 20, 6)


def test_a_script_is_used_up_in_order() -> None:
    dice = ScriptedDice(3, 1, 6)
    assert dice.roll(0, 2, 6) == (3, 1)
    assert dice.unused == (6,)
    assert dice.roll(1, 1, 6) == (6,)
    assert dice.unused == ()


def test_a_script_that_runs_out_is_an_error() -> None:
    with pytest.raises(DiceError, match="run out"):
        ScriptedDice(3).roll(0, 2, 6)


@pytest.mark.parametrize("face", [0, 7])
def test_a_script_with_a_face_no_die_has_is_an_error(face: int) -> None:
    with pytest.raises(DiceError, match="cannot be thrown"):
        ScriptedDice(face).roll(0, 1, 6)


def test_recorded_dice_show_what_the_record_holds() -> None:
    roll = Roll(4, "test", RULE, 6, (2, 5))
    assert roll.total == 7
    assert RecordedDice([roll]).roll(4, 2, 6) == (2, 5)
    for index, count, sides in ((5, 2, 6), (4, 1, 6), (4, 2, 10)):
        with pytest.raises(DiceError, match="holds no throw"):
            RecordedDice([roll]).roll(index, count, sides)
