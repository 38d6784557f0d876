"""The steps out of a hex, told at once for a kind of group, are those that are told one by one."""

from __future__ import annotations

import random

import pytest

from blitz_desktop import games
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.reach import Passage
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940.groups import Group, bar_to_moving
from blitz_desktop.systems.blitzkrieg_1940.model import MOVEMENT
from blitz_desktop.systems.blitzkrieg_1940.passages import Passages
from blitz_desktop.systems.blitzkrieg_1940.situation import situation


@pytest.mark.parametrize("name", ["1940", "1939"])
def test_steps_of_groups_in_a_random_game(name: str) -> None:
    system, scenario = games.named(f"blitzkrieg_1940/{name}")
    session, bot, rng = Session.start(system, scenario, "steps"), RandomBot(), random.Random("steps")
    compared = 0
    while (decision := session.decision) is not None and session.state.clock.turn < 3:
        sit = situation(scenario, session.state)
        if sit.clock.phase == MOVEMENT and not session.state.frames:
            movers = [unit for unit in sit.units_on_map(sit.clock.side) if bar_to_moving(sit, unit) is None]
            for unit in rng.sample(movers, min(3, len(movers))):
                group = Group(sit, (unit,))
                passages = Passages(group)
                for spent, a in ((0, group.start), (1, group.start), (1, rng.choice(list(sit.board.hexes)))):
                    steps = passages.steps(a, spent)
                    one_by_one = [(b, passages.between(a, b, spent)) for b in sit.board.neighbours(a)]
                    assert list(steps) == [(b, step) for b, step in one_by_one if isinstance(step, Passage)]
                    compared += len(one_by_one)
        assert isinstance(session.submit(bot.choose(system, scenario, session.state, decision, rng)), Entry)
    assert compared > 300
