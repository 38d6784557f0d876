"""Helps session tests to play the toy."""

from __future__ import annotations

import random
from pathlib import Path

from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.codec import digest
from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.system import Scenario
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario


def new_game(journal: Path | None = None, *, options: dict[str, str] | None = None) -> Session:
    """The toy at its set-up."""
    return Session.start(TOY, long_toy(options), "7", journal)


def long_toy(options: dict[str, str] | None = None) -> Scenario:
    """The toy with more turns than a test plays."""
    return toy_scenario(turns=500, options=options)


def find(header: Header) -> Found:
    """What a session asks for the game of a file."""
    return {("toy", "duel"): Found(TOY, long_toy())}[header.system, header.scenario]


def play_on(session: Session, count: int, *, seed: int = 1) -> list[Entry]:
    """Submit so many random legal actions."""
    bot, rng, played = RandomBot(), random.Random(seed), []
    for _ in range(count):
        assert session.decision is not None
        action = bot.choose(session.system, session.scenario, session.state, session.decision, rng)
        entry = session.submit(action)
        assert isinstance(entry, Entry)
        played.append(entry)
    return played


def position(session: Session) -> str:
    """Digest of the position shown."""
    return digest(session.state)


def has_dice(entry: Entry) -> bool:
    """Whether dice were thrown in an entry."""
    return any(isinstance(event, Rolled) for event in entry.events)


def tried_and_taken_back(times: int, *, options: dict[str, str] | None = None) -> Session:
    """A game in which something else was tried after every third entry."""
    session = new_game(options=options)
    for turn in range(times):
        play_on(session, 3, seed=turn)
        if session.undo():
            play_on(session, 1, seed=1000 + turn)
    return session
