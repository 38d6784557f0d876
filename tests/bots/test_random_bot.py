from __future__ import annotations

import random

import msgspec
import pytest

from blitz_desktop.bots.bot import StuckError
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.citations import refuse
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import ClockSet
from blitz_desktop.core.state import Clock
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase, FrameOpened, Halt, LossFrame, March, TakeLosses, ToyState, rule

SCENARIO = toy_scenario()


def choose(state: ToyState, bot: RandomBot, seed: int = 1) -> object:
    decision = TOY.decision(SCENARIO, state)
    assert decision is not None
    action = bot.choose(TOY, SCENARIO, state, decision, random.Random(seed))
    assert TOY.legality(SCENARIO, state, action)
    return action


def test_it_ends_phases_as_often_as_it_is_told() -> None:
    state = TOY.setup(SCENARIO)
    assert all(isinstance(choose(state, RandomBot(end=1), seed), EndPhase) for seed in range(20))
    assert all(isinstance(choose(state, RandomBot(end=0), seed), March) for seed in range(20))


def test_it_ends_the_set_up_with_a_chance_of_its_own() -> None:
    state = TOY.evolve(TOY.setup(SCENARIO), ClockSet(Clock(0, 1, "blue", "move")))
    bot = RandomBot(end=0, end_setup=1)
    assert all(isinstance(choose(state, bot, seed), EndPhase) for seed in range(20))


def test_the_same_chance_gives_the_same_action() -> None:
    state = TOY.setup(SCENARIO)
    actions = [choose(state, RandomBot(), seed) for seed in range(30)]
    assert actions == [choose(state, RandomBot(), seed) for seed in range(30)]
    assert len(set(map(str, actions))) > 10


def test_it_moves_stacks_as_well_as_single_units() -> None:
    state = TOY.setup(SCENARIO)
    sizes = {
        len(action.units)
        for seed in range(60)
        if isinstance(action := choose(state, RandomBot(), seed), March)
    }
    assert sizes == {1, 2}


def test_it_ends_the_phase_where_nothing_else_can_be_done() -> None:
    state = TOY.evolve(TOY.setup(SCENARIO), ClockSet(Clock(1, 1, "blue", "combat")))
    assert isinstance(choose(state, RandomBot(end=0)), EndPhase)


def test_it_searches_where_its_tries_fail() -> None:
    state = TOY.setup(SCENARIO)
    frame = LossFrame("blue", ("b1", "b2", "b3"), 4)
    state = TOY.evolve(state, FrameOpened(frame))
    action = choose(state, RandomBot(tries=0))
    assert isinstance(action, TakeLosses)
    assert len(action.losses) == 4


def test_it_leaves_minor_offers_alone() -> None:
    state = TOY.setup(SCENARIO)
    decision = TOY.decision(SCENARIO, state)
    assert decision is not None
    giving_up = Offer(Halt, "Give up", rule("1"), is_minor=True)
    decision = msgspec.structs.replace(decision, offers=(giving_up, *decision.offers))
    for seed in range(20):
        action = RandomBot(end=1).choose(TOY, SCENARIO, state, decision, random.Random(seed))
        assert isinstance(action, EndPhase)


def test_it_says_when_it_is_stuck() -> None:
    state = TOY.setup(SCENARIO)
    offer = Offer(EndPhase, "End", rule("1"), legality=refuse("no", "No.", rule("1")))
    decision = Decision("blue", "What now?", rule("1"), (offer,))
    with pytest.raises(StuckError, match="What now"):
        RandomBot().choose(TOY, SCENARIO, state, decision, random.Random(1))
