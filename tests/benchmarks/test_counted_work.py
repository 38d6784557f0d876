"""What makes the rules fast, counted, as times depend on the machine."""

from __future__ import annotations

import cProfile
import pstats

import msgspec
import pytest

from blitz_desktop.bots.selfplay import play
from blitz_desktop.core import codec
from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.reach import Passage, reachable
from blitz_desktop.systems.blitzkrieg_1940 import movement
from blitz_desktop.systems.blitzkrieg_1940.going import going_of
from blitz_desktop.systems.blitzkrieg_1940.groups import Group
from blitz_desktop.systems.blitzkrieg_1940.movement import path_choices
from blitz_desktop.systems.blitzkrieg_1940.situation import situation
from tests.benchmarks.positions import ALLIED, GERMAN, NAME, SEED, a_move, movers, opened, opened_once, sit_of
from tests.core.boards import board_of, cells_of

RULE = RuleRef("counted", "1")


@pytest.mark.parametrize("width", [10, 20, 40])
def test_a_search_asks_for_each_hexside_once_from_each_side(width: int) -> None:
    board = board_of(cells_of(width, 20))
    asked = []
    step, far = Passage((CostPart("clear", 1, RULE),)), Reason("far", "", RULE)

    def enter(a: str, b: str, _spent: int) -> Passage:
        asked.append((a, b))
        return step

    reach = reachable(board, "0505", 8, enter, lambda *_: far)
    assert len(asked) == len(set(asked)) <= 6 * len(reach.stops)


def test_units_of_a_kind_look_at_each_kind_of_land_once() -> None:
    session = opened_once(ALLIED)
    sit = sit_of(session)
    kinds = set()
    for unit in movers(session):
        path_choices(sit, (unit,))
        kinds.add(Group(sit, (unit,)).kind)
    looked_at = sum(len(going_of(sit, kind).countries()) for kind in kinds)
    assert looked_at <= len(kinds) * len(set(sit.atlas.land.values()))
    for unit in movers(session):
        path_choices(sit, (unit,))
    assert looked_at == sum(len(going_of(sit, kind).countries()) for kind in kinds)


def test_a_reach_puts_into_words_only_what_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened_once(ALLIED)
    sit, said = sit_of(session), []
    monkeypatch.setattr(movement, "too_dear", lambda hex_, *_: said.append(hex_) or Reason("far", "", RULE))
    reaches = [path_choices(sit, (unit,)) for unit in movers(session)]
    assert sum(len(choices.legal) for choices in reaches) > 5_000
    assert not said
    assert not all(choice.legality for choice in reaches[0].targets.values())
    assert said


def test_a_move_leaves_what_is_known_of_the_other_army() -> None:
    session = opened(GERMAN)
    before = situation(session.scenario, session.state).ground.armies
    assert isinstance(session.submit(a_move(session)), Entry)
    after = situation(session.scenario, session.state).ground.armies
    assert after[ALLIED] is before[ALLIED]
    assert after[GERMAN] is not before[GERMAN]


def test_a_digest_writes_out_only_what_has_changed() -> None:
    state = opened_once(GERMAN).state
    codec.digest(state)
    written = codec._json.cache_info().misses
    codec.digest(msgspec.structs.replace(state, rolls=state.rolls + 1))
    assert codec._json.cache_info().misses == written
    codec.digest(msgspec.structs.replace(state, units=dict(state.units)))
    assert codec._json.cache_info().misses == written + 1


def test_a_position_that_is_asked_again_is_not_worked_out_again() -> None:
    session = opened_once(GERMAN)
    assert situation(session.scenario, session.state) is situation(session.scenario, session.state)


def test_an_entry_of_a_random_game_takes_so_many_calls() -> None:
    play(NAME, SEED, until=1)  # what is made once a process
    profile = cProfile.Profile()
    result = profile.runcall(play, NAME, SEED, until=2)
    assert pstats.Stats(profile).total_calls / result.entries < 4_800
