"""Recorded games come out line by line as they were recorded."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.playthroughs.games_played import COMMAND, PLAYED, lines_of, path_of


@pytest.mark.parametrize("name", PLAYED)
def test_a_recorded_game_is_played_the_same_again(name: str) -> None:
    path = path_of(name)
    assert path.exists(), f"{path} is not there; write it with: {COMMAND}"
    recorded = path.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip_longest(lines_of(name), recorded, fillvalue=""), 1):
        assert now == then, f"{path.name}:{number} differs; if the change is meant, write it anew: {COMMAND}"
