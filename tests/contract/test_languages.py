"""What is recorded does not depend on the language that is spoken."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from blitz_desktop import registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.language import speak
from blitz_desktop.session.session import Session

ENTRIES = 60


@pytest.fixture
def foreign() -> Iterator[None]:
    speak(lambda sentence, _number: f"¿{sentence}?")
    yield
    speak(None)


def _start(system_id: str) -> Session:
    key = next(key for key in registry.scenario_keys() if key.startswith(f"{system_id}/"))
    return Session.start(registry.system(system_id), registry.scenario(key), seed="7")


@pytest.fixture(params=registry.system_ids())
def played(request: pytest.FixtureRequest) -> tuple[str, tuple[Entry, ...]]:
    session, bot, rng = _start(request.param), RandomBot(end=0.3), random.Random(5)
    while session.head < ENTRIES and (decision := session.decision) is not None:
        session.submit(bot.choose(session.system, session.scenario, session.state, decision, rng))
    return request.param, session.entries


def test_the_same_game_in_another_language_is_the_same_record(
    played: tuple[str, tuple[Entry, ...]], foreign: None
) -> None:
    system_id, entries = played
    again = _start(system_id)
    for entry in entries:
        assert again.submit(entry.action) == entry
        again.narration(again.head)
    decision = again.decision
    assert decision is None or decision.prompt.startswith("¿") or system_id not in _TRANSLATED


_TRANSLATED = ("blitzkrieg_1940", "meuse_1940")
