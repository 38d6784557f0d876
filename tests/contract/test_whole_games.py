"""Every game is played to its end at random, and ends as its rules say, without going round in circles."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from blitz_desktop.bots import selfplay
from blitz_desktop.bots.selfplay import play
from blitz_desktop.core.codec import digest
from blitz_desktop.session.session import Session
from tests.contract.games import KEYS, find_by_key
from tests.playthroughs.games_played import path_of

MOST_ENTRIES = 5_000
"""Entries that the longest scenario may have; games of people and of chance have a few hundred to a turn."""

MOST_IN_A_PHASE = 1_000
"""Entries that may follow each other without the clock going on."""

MOST_RETURNS = 50
"""How often play may come back to one position, by moving a counter to and fro in a set-up for example."""


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_game_ends_without_a_fault_and_within_bounds(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions: list[Session] = []
    start = Session.start.__func__  # type: ignore[attr-defined]

    def remember(*arguments: object, **options: object) -> Session:
        sessions.append(start(Session, *arguments, **options))
        return sessions[-1]

    monkeypatch.setattr(selfplay.Session, "start", remember)
    result = play(key, "contract", source=find_by_key)
    (session,) = sessions
    scenario = session.scenario
    assert result.faults == ()
    assert session.decision is None
    assert result.turn <= len(scenario.turns)
    outcome = session.system.view(scenario, session.state).outcome
    assert outcome is not None
    assert outcome.text
    assert result.entries <= MOST_ENTRIES
    clocks = [session.state_at(number).clock for number in range(session.head + 1)]
    assert max(len(list(run)) for _, run in groupby(clocks)) <= MOST_IN_A_PHASE
    visits = Counter(entry.digest for entry in session.entries)
    assert max(visits.values()) <= MOST_RETURNS
    assert digest(session.state) == result.digest


@pytest.mark.parametrize("key", [key for key in KEYS if not key.startswith("toy/")])
def test_every_scenario_has_a_recorded_game(key: str) -> None:
    assert path_of(f"{key}_random").exists()
