from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.odds import Odds, column_of, shift_column

COLUMNS = ("1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1+")
strengths = st.integers(1, 200)


@pytest.mark.parametrize(
    ("attack", "defence", "ratio"),
    [
        (26, 7, "3:1"),
        (5, 11, "1:3"),
        (7, 7, "1:1"),
        (13, 7, "1:1"),
        (14, 7, "2:1"),
        (6, 7, "1:2"),
        (1, 3, "1:3"),
    ],
)
def test_ratios(attack: int, defence: int, ratio: str) -> None:
    assert str(Odds.of(attack, defence)) == ratio
    assert Odds.parse(ratio) == Odds.of(attack, defence)


@given(strengths, strengths)
def test_a_ratio_is_rounded_for_the_defender_and_by_less_than_one(attack: int, defence: int) -> None:
    odds = Odds.of(attack, defence)
    assert min(odds.attacker, odds.defender) == 1
    exact = Fraction(attack, defence)
    assert Fraction(odds.attacker, odds.defender) <= exact
    if attack >= defence:
        assert exact < odds.attacker + 1
    else:
        assert 1 / exact > odds.defender - 1


@given(strengths, strengths, strengths)
def test_more_attackers_are_never_worse(attack: int, more: int, defence: int) -> None:
    assert Odds.of(attack, defence).rank <= Odds.of(attack + more, defence).rank


def test_no_ratio_without_strength() -> None:
    with pytest.raises(ValueError, match="no odds"):
        Odds.of(0, 3)


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (3, 1, "3:1"),
        (1, 3, "1:3"),
        (1, 4, "1:3"),
        (1, 9, "1:3"),
        (6, 1, "6:1"),
        (7, 1, "7:1+"),
        (40, 1, "7:1+"),
        (2, 3, "1:2"),
    ],
)
def test_columns_end_at_the_table(attack: int, defence: int, column: str) -> None:
    assert COLUMNS[column_of(Odds.of(attack, defence), COLUMNS)] == column


@given(st.integers(0, 8), st.integers(-12, 12))
def test_a_shift_stays_within_the_table(column: int, shift: int) -> None:
    assert shift_column(column, shift, COLUMNS) == sorted((0, column + shift, 8))[1]


def test_two_columns_left_of_three_to_one_is_one_to_one() -> None:
    assert COLUMNS[shift_column(COLUMNS.index("3:1"), -2, COLUMNS)] == "1:1"
