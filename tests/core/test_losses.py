from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.losses import after_losses, allocations

steps_of_units = st.dictionaries(st.sampled_from("abcd"), st.integers(1, 4), min_size=1)


@given(steps_of_units, st.integers(0, 6))
def test_allocations_are_all_ways_each_once(steps: dict[str, int], count: int) -> None:
    units = sorted(steps)
    expected = {
        losses for losses in product(*(range(steps[unit] + 1) for unit in units)) if sum(losses) == count
    }
    found = [tuple(Counter(losses)[unit] for unit in units) for losses in allocations(steps, count)]
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_steps_left_after_losses() -> None:
    assert after_losses({"a": 4, "b": 2}, ("a", "a", "b")) == {"a": 2, "b": 1}
    assert after_losses({"a": 1}, ("a", "a")) == {"a": -1}
