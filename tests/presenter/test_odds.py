from __future__ import annotations

import pytest

from blitz_desktop.presenter.odds import NARROW_SPACE, percent


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0.0, "0 %"),
        (0.0001, "<1 %"),
        (0.004, "<1 %"),
        (1 / 6, "17 %"),
        (0.994, "99 %"),
        (0.996, ">99 %"),
        (0.9999, ">99 %"),
        (1.0, "100 %"),
        (sum([1 / 6] * 6), "100 %"),
    ],
)
def test_only_a_certain_thing_reads_100_and_only_an_impossible_one_0(chance: float, text: str) -> None:
    assert percent(chance).replace(NARROW_SPACE, " ") == text
