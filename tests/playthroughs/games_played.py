"""The recorded games: what plays each of them, and the file that holds it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from blitz_desktop import games, registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.entries import Entry
from blitz_desktop.session.session import Session
from tests.playthroughs import basic_game, case_yellow, meuse_crossing, saar_1939, whole_campaign
from tests.playthroughs.record import tell
from tests.playthroughs.story import story

_FOLDER = Path(__file__).parent / "recorded"

LAST_TURN = 3
"""The random games are recorded through this turn."""

COMMAND = "python -m tests.playthroughs"


def at_random(key: str) -> Session:
    """A scenario played by the random bot for a few turns."""
    session, bot, rng = Session.start(*games.named(key), seed=key), RandomBot(), random.Random(key)
    while (decision := session.decision) is not None and session.state.clock.turn <= LAST_TURN:
        action = bot.choose(session.system, session.scenario, session.state, decision, rng)
        assert isinstance(session.submit(action), Entry)
    return session


STORIES: dict[str, Callable[[], Session]] = {
    f"{whole_campaign.KEY}_whole_campaign": whole_campaign.play,
    f"{basic_game.KEY}_sedan_and_the_saar": basic_game.play,
    f"{saar_1939.KEY}_for_the_ruhr": saar_1939.for_the_ruhr,
    f"{saar_1939.KEY}_before_the_saar": saar_1939.before_the_saar,
    f"{meuse_crossing.KEY}_the_crossing": meuse_crossing.play,
    f"{meuse_crossing.FREE_KEY}_on_the_meuse": meuse_crossing.free,
}
"""What plays each game that is played to its end and told in the words of the log, by its name."""

PLAYED: dict[str, Callable[[], Session]] = {
    **STORIES,
    f"{case_yellow.KEY}_case_yellow": case_yellow.play,
    **{f"{key}_random": partial(at_random, key) for key in registry.scenario_keys()},
}
"""What plays each recorded game, by its name; all but the stories are told action by action."""


def lines_of(name: str) -> list[str]:
    """A game played now."""
    return (story if name in STORIES else tell)(PLAYED[name]())


def path_of(name: str) -> Path:
    """The file of a recorded game."""
    return _FOLDER / f"{name}.txt"
