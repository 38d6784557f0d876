"""The scripted game on the Meuse goes as the days of May went."""

from __future__ import annotations

from functools import cache

import pytest

from tests.playthroughs import meuse_crossing
from tests.playthroughs.games_played import path_of

GERMAN = "Germany"
FRENCH = "France"


@cache
def phases() -> dict[str, str]:
    """The recorded story, by player's phase."""
    text = path_of(f"{meuse_crossing.KEY}_the_crossing").read_text(encoding="utf-8")
    parts = (part.partition("\n") for part in text.split("\n# ")[1:])
    return {heading: rest for heading, _, rest in parts}


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        pytest.param(f"Turn 2, {GERMAN}", "Barrage by Germany on 3104", id="13 May: guns on Houx"),
        pytest.param(f"Turn 2, {GERMAN}", "I/SR 14: advance into 3104", id="13 May: over the river at Houx"),
        pytest.param(f"Turn 2, {GERMAN}", "begins a bridge from 3208", id="13 May: Leffe, beside Dinant"),
        pytest.param(f"Turn 4, {GERMAN}", "A bridge leads from 3208", id="14 May: tanks over the river"),
        pytest.param(f"Turn 5, {GERMAN}", "Attack on 2711 (Onhaye)", id="14 May, night: Onhaye"),
        pytest.param(f"Turn 4, {GERMAN}", ": stopped in", id="14 May: a breakthrough that is stopped"),
        pytest.param(f"Turn 7, {FRENCH}", "26 BCC: moves at half its rating", id="15 May: engines fail"),
        pytest.param(f"Turn 6, {GERMAN}", "Attack on 1610 (Flavion)", id="15 May: Flavion"),
        pytest.param(f"Turn 7, {GERMAN}", "EM 4 DLC is destroyed", id="15 May: a headquarters is taken"),
        pytest.param(f"Turn 7, {GERMAN}", ": advance into 0216 (Philippeville)", id="15 May: Philippeville"),
        pytest.param("The count", "Strategic victory: ", id="the count"),
    ],
)
def test_the_story_follows_the_campaign(phase: str, words: str) -> None:
    assert words in phases()[phase]
