"""0, 1: what counters are, and the order of play."""

from __future__ import annotations

import pytest

from blitz_desktop.core.entries import ClockSet
from blitz_desktop.systems.meuse_1940 import SYSTEM
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.events import FatigueRemoved
from blitz_desktop.systems.meuse_1940.model import COMBAT, EXPLOITATION, FRENCH, MOVEMENT, REINFORCEMENT
from blitz_desktop.systems.meuse_1940.sequence import next_clock
from tests.systems.meuse_1940 import ground
from tests.systems.meuse_1940.table import BCC, BOOK, HQ_18, HQ_32, IR, PZ, RDP, RI, SR, Table, table

rule = pytest.mark.rule


@rule(BOOK, "0.1/6")
def test_a_headquarters_is_no_combat_unit() -> None:
    game = table(**{HQ_18: "2010", RI: "2011"})
    assert game.sit.units_in("2010", FRENCH) == ()
    assert game.sit.hqs_in("2010", FRENCH) == (HQ_18,)
    assert "2109" not in game.sit.zones[FRENCH]


@rule(BOOK, "0.1/7")
@rule(BOOK, "0.1/8")
@rule(BOOK, "0.1/9")
@rule(BOOK, "0.1/10")
def test_values_are_those_of_the_face_that_shows() -> None:
    whole = table(**{RI: "2010"}).sit
    assert (whole.attack(RI), whole.defence(RI), whole.allowance(RI) / 2, whole.cohesion(RI)) == (2, 3, 6, 6)
    reduced = table(steps={RI: 1}, **{RI: "2010"}).sit
    assert (reduced.attack(RI), reduced.defence(RI), reduced.cohesion(RI)) == (1, 2, 5)


@rule(BOOK, "0.1/11")
def test_the_command_range_counts_hexes_and_nothing_else() -> None:
    game = table(**{HQ_18: "2010", IR: "2210"})
    assert game.sit.is_in_range(HQ_18, "2510")
    assert not game.sit.is_in_range(HQ_18, "2610")


@rule(BOOK, "0.1/13")
@rule(BOOK, "0.1/14")
def test_units_have_the_steps_of_their_counters() -> None:
    pieces = ground.scenario().pieces
    assert (pieces[RI].full_steps, pieces[PZ].full_steps, pieces["ger_m_pi58"].full_steps) == (2, 4, 1)
    assert pieces[PZ].counters == 2


@rule(BOOK, "0.1/16")
@rule(BOOK, "1/11")
def test_headquarters_and_aircraft_are_fresh_again_at_the_end_of_a_turn() -> None:
    used = {"guns": {HQ_32: 4}, "silenced": (HQ_18,), "planes": {"german": 6}}
    game = table(ext=used, **{HQ_32: "3410", HQ_18: "2010"})
    assert game.sit.guns_left(HQ_32) == game.sit.guns_left(HQ_18) == game.sit.planes_left("german") == 0
    later = SYSTEM.evolve(game.state, ClockSet(next_clock(next_clock(game.clock_of("supply", 2), 7), 7)))
    game = Table(game.scenario, later)
    assert game.sit.guns_left(HQ_32) == 4
    assert game.sit.guns_left(HQ_18) == 4
    assert game.sit.planes_left("german") == 6


@rule(BOOK, "1/1")
@rule(BOOK, "1/10")
@rule(BOOK, "1/11")
@rule(BOOK, "10.6/8")
def test_the_germans_go_first_then_the_french_then_the_turn_ends() -> None:
    start = SYSTEM.setup(ground.scenario())
    game = Table(ground.scenario(), start).do(act.DecideSluice("leave"))
    assert (game.state.clock.turn, game.state.clock.side) == (1, "german")
    after_german = next_clock(game.clock_of("supply", 1), 7)
    assert (after_german.side, after_german.phase, after_german.part) == (FRENCH, REINFORCEMENT, 2)
    closing = next_clock(game.clock_of("supply", 2), 7)
    assert closing.phase == "closing"
    assert next_clock(closing, 7).turn == 2
    assert next_clock(closing, 1).phase == "over"


@rule(BOOK, "1/3")
def test_only_the_active_side_acts() -> None:
    game = table(**{IR: "2010", RI: "1010"})
    assert game.refusal(game.moving(RI, "1011")) == [("not_yours", "1/3")]


@rule(BOOK, "1/4")
def test_units_arrive_in_their_hexes_on_their_turns() -> None:
    game = table(phase=REINFORCEMENT, turn=3, **{IR: "german_arrivals", SR: "german_arrivals"})
    assert set(game.choices("enter").legal) == {SR, IR}
    assert game.choices("enter", units=(IR,)).legal == (game.scenario.pieces[IR].corner,)
    game.do(act.Enter((IR,), game.scenario.pieces[IR].corner))
    assert game.at(IR) == "3414"
    early = table(phase=REINFORCEMENT, turn=2, **{IR: "german_arrivals"})
    assert early.refusal(act.Enter((IR,), "3414")) == [("early", "1/4")]


@rule(BOOK, "1/4")
def test_an_entry_that_the_enemy_holds_gives_way_to_the_nearest_edge_hexes() -> None:
    game = table(phase=REINFORCEMENT, **{IR: "german_arrivals", RI: "3414"})
    assert set(game.choices("enter", units=(IR,)).legal) == {"3413", "3415"}


@rule(BOOK, "1/4")
def test_fatigue_goes_when_the_owners_phase_begins() -> None:
    game = table(phase=EXPLOITATION, ext={"fatigued": (RI, IR)}, **{RI: "1010", IR: "3410", SR: "3412"})
    game.do(act.EndPhase())
    assert game.state.ext.fatigued == (IR,)
    assert game.happened(FatigueRemoved) == [FatigueRemoved((RI,))]


@rule(BOOK, "1/5")
@rule(BOOK, "1/7")
@rule(BOOK, "1/8")
def test_each_segment_has_its_own_actions() -> None:
    placed = {SR: "2010", RI: "2110"}
    kinds = {
        phase: {offer.kind for offer in table(phase=phase, **placed).decision.offers}
        for phase in (MOVEMENT, COMBAT, EXPLOITATION)
    }
    assert "move" in kinds[MOVEMENT]
    assert "attack" not in kinds[MOVEMENT]
    assert "attack" in kinds[COMBAT]
    assert "move" not in kinds[COMBAT]
    assert "move" in kinds[EXPLOITATION]


@rule(BOOK, "1/6")
def test_both_sides_may_fire_after_movement_the_active_one_first() -> None:
    game = table(**{HQ_32: "2010", HQ_18: "2310", IR: "2011", RI: "2311"})
    game.do(act.EndPhase())
    assert game.state.clock.phase == "barrage"
    assert [frame.side for frame in game.state.frames] == ["french", "german"]
    assert game.decision.side == "german"


@rule(BOOK, "1/8")
@rule(BOOK, "9/1")
def test_who_exploits_goes_by_formation_or_by_kind() -> None:
    placed = {SR: "2010", RDP: "1010", BCC: "1012", IR: "2015"}
    german = table(phase=EXPLOITATION, **placed)
    assert german.choices("move").legal == (SR,)
    assert german.why_not("move", IR) == [("no_exploitation", "9/1")]
    french = table(phase=EXPLOITATION, side=FRENCH, turn=7, **placed)
    assert french.choices("move").legal == (RDP,)
    options, ext = {"exploiters": "motorised"}, {"engines": {BCC: "running"}}
    by_kind = table(phase=EXPLOITATION, side=FRENCH, turn=7, options=options, ext=ext, **placed)
    assert set(by_kind.choices("move").legal) == {RDP, BCC}


@rule(BOOK, "1/9")
@rule(BOOK, "10.5/1")
def test_the_active_sides_supply_is_checked_last() -> None:
    game = table(phase=EXPLOITATION, **{SR: "2010", RI: "1010"})
    game.do(act.EndPhase())
    assert SR in game.state.ext.unsupplied, "its headquarters is away"
    assert RI not in game.state.ext.unsupplied, "it is not its owner's phase"
