from __future__ import annotations

import pytest

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.forecast import Chance, Forecast, ResultTable
from blitz_desktop.presenter.odds import NARROW_SPACE, columns_words, percent


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


def forecast(*columns: tuple[str, float], has_table: bool = True) -> Forecast:
    table = ResultTable("Results", ("2:1", "3:1", "4:1"), ("1",), (("a", "b", "c"),), RuleRef("toy", "1"))
    chances = tuple(Chance(label, chance) for label, chance in columns)
    return Forecast("", "30 against 9", (), table if has_table else None, chances, ())


@pytest.mark.parametrize(
    ("meant", "words"),
    [
        (forecast(("2:1", 0.0), ("3:1", 1.0)), "3:1"),
        (forecast(("2:1", 0.2), ("3:1", 0.5), ("4:1", 0.3)), "2:1–4:1"),
        (forecast(), "?"),
        (forecast(has_table=False), "30 against 9"),
    ],
)
def test_the_column_of_an_attack_is_told_in_a_few_letters(meant: Forecast, words: str) -> None:
    assert columns_words(meant) == words
