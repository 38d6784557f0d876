"""What the rules cost: reach, zones, supply, legality, applying, decisions and choices."""

from __future__ import annotations

import pytest

from blitz_desktop.core.codec import digest
from blitz_desktop.core.dice import SeededDice
from blitz_desktop.core.supply import trace
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940 import going
from blitz_desktop.systems.blitzkrieg_1940.groups import Group
from blitz_desktop.systems.blitzkrieg_1940.movement import path_choices
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation
from blitz_desktop.systems.blitzkrieg_1940.supply import net
from blitz_desktop.systems.blitzkrieg_1940.zones import zone
from tests.benchmarks.conftest import Timed
from tests.benchmarks.positions import SIDES, State, a_move, afresh, march, movers, opened_once, sit_of

NETS = ("german", "german_mechanised", "french", "british")


@pytest.mark.parametrize("is_first", [True, False], ids=["first of a phase", "later"])
@pytest.mark.parametrize("side", SIDES)
def bench_reach_of_one_unit(timed: Timed, side: str, is_first: bool) -> None:
    session = opened_once(side)
    units = movers(session)
    unit = sorted(units, key=lambda unit: Group(sit_of(session), (unit,)).left)[len(units) // 2]
    timed(lambda sit: path_choices(sit, (unit,)), before=lambda: _looked_at(session, is_first=is_first))


@pytest.mark.parametrize("side", SIDES)
def bench_reach_of_all_units(timed: Timed, side: str) -> None:
    session = opened_once(side)
    units = movers(session)
    timed(
        lambda sit: [path_choices(sit, (unit,)) for unit in units],
        before=lambda: _looked_at(session, is_first=True),
        rounds=7,
    )


def bench_zones_of_both_sides(timed: Timed) -> None:
    session = opened_once(SIDES[0])
    scenario = session.scenario
    timed(
        lambda state: [zone(situation(scenario, state), side) for side in SIDES],
        before=lambda: afresh(session.state),
    )


def bench_supply_of_both_sides(timed: Timed) -> None:
    """All four kinds of line, with the zones that break them, none of them traced before."""
    session = opened_once(SIDES[0])
    scenario = session.scenario

    def begin() -> State:
        trace.cache_clear()
        return afresh(session.state)

    timed(lambda state: [net(situation(scenario, state), kind) for kind in NETS], before=begin)


def bench_legality_of_a_move(timed: Timed) -> None:
    session = opened_once(SIDES[0])
    move = a_move(session)
    timed(
        lambda state: session.system.legality(session.scenario, state, move),
        before=lambda: afresh(session.state),
    )


def bench_apply_a_move(timed: Timed) -> None:
    session = opened_once(SIDES[0])
    move, system = a_move(session), session.system

    def play(state: object) -> None:
        system.apply(session.scenario, Transaction(state, SeededDice("1"), system.evolve), move)

    timed(play, before=lambda: afresh(session.state))


def bench_decision_and_unit_choices(timed: Timed) -> None:
    session = opened_once(SIDES[0])
    system, scenario, offer = session.system, session.scenario, march(session)

    def ask(state: object) -> None:
        system.decision(scenario, state)
        system.choices(scenario, state, offer, {})

    timed(ask, before=lambda: afresh(session.state))


def bench_digest(timed: Timed) -> None:
    session = opened_once(SIDES[0])
    timed(digest, before=lambda: afresh(session.state))


def bench_board_view(timed: Timed) -> None:
    session = opened_once(SIDES[0])
    timed(lambda state: session.system.view(session.scenario, state), before=lambda: afresh(session.state))


def _looked_at(session: Session, *, is_first: bool) -> Situation:
    """A position whose zones and supply are known already, as the table shows them.

    ``is_first`` tells whether nobody has asked in this phase what groups find on the map.
    """
    if is_first:
        going._going.cache_clear()
    sit = sit_of(session)
    for kind in NETS:
        net(sit, kind)
    return sit
