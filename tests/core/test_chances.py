from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.chances import Distribution, total_of

sides_of_dice = st.lists(st.integers(1, 6), max_size=4)


@given(sides_of_dice)
def test_a_total_is_distributed_as_enumeration_finds(sides: list[int]) -> None:
    expected = Counter(sum(faces) for faces in product(*(range(1, side + 1) for side in sides)))
    found = total_of(map(Distribution.die, sides))
    assert found.weights == expected
    assert found.total == expected.total()
    assert found.mean == pytest.approx(sum(sides) / 2 + len(sides) / 2)


@given(st.integers(1, 8), st.integers(1, 8))
def test_a_joined_value_is_distributed_as_enumeration_finds(first: int, second: int) -> None:
    def join(a: int, b: int) -> int:
        return a // b

    expected = Counter(join(a, b) for a, b in product(range(1, first + 1), range(1, second + 1)))
    assert Distribution.die(first).join(Distribution.die(second), join).weights == expected


def test_values_that_a_function_makes_equal_are_counted_together() -> None:
    assert (Distribution.die(6) // 2).weights == {0: 1, 1: 2, 2: 2, 3: 1}
    assert Distribution.die(6).map(lambda value: max(value - 3, 1)).weights == {1: 4, 2: 1, 3: 1}


def test_chances_are_shares_of_the_total() -> None:
    die = Distribution.die(6)
    assert die.chance(lambda value: value > 4) == pytest.approx(1 / 3)
    assert Distribution.certain(5).chance(lambda value: value == 5) == 1.0
    assert die.mean == 3.5
