"""10: supply, the engines of the 1st DCR, set-up, fords, victory."""

from __future__ import annotations

import pytest

from blitz_desktop.core.entries import ClockSet, Rolled
from blitz_desktop.core.state import Clock
from blitz_desktop.systems.meuse_1940 import SYSTEM
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.events import DivisionDelayed, FordFound
from blitz_desktop.systems.meuse_1940.frames import OrderedDue
from blitz_desktop.systems.meuse_1940.model import (
    COMBAT,
    EXPLOITATION,
    FRENCH,
    GERMAN,
    MOVEMENT,
    OVER,
    SETUP,
    SLUICE,
    Score,
)
from blitz_desktop.systems.meuse_1940.movement import points_left as points_left_of
from blitz_desktop.systems.meuse_1940.outcome import settle
from blitz_desktop.systems.meuse_1940.supply import is_supplied, line_of
from blitz_desktop.systems.meuse_1940.victory import points
from tests.systems.meuse_1940 import ground
from tests.systems.meuse_1940.table import (
    BCC,
    BOOK,
    HQ_7,
    HQ_18,
    HQ_32,
    HQ_XI,
    IR,
    IR2,
    PZ,
    RI,
    RI2,
    SR,
    Table,
    table,
)

rule = pytest.mark.rule


@rule(BOOK, "10.1/1")
@rule(BOOK, "10.2/2")
@rule(BOOK, "10.3/3")
def test_a_unit_is_supplied_through_its_headquarters() -> None:
    assert is_supplied(table(**{IR: "3010", HQ_32: "3210"}).sit, IR)
    assert not is_supplied(table(**{IR: "3010"}).sit, IR), "its headquarters is away"
    cut_off = {"fra_m_125ri_i": "3411", "fra_m_125ri_ii": "3408", RI: "3310", RI2: "3312"}
    game = table(**{IR: "3010", HQ_32: "3110"}, **cut_off)
    assert is_supplied(game.sit, IR) == is_supplied(game.sit, HQ_32)


@rule(BOOK, "10.2/1")
def test_a_line_is_no_longer_than_the_range_and_friends_cancel_zones() -> None:
    assert line_of(table(**{IR: "2610", HQ_32: "3210"}).sit, IR) is not None
    assert line_of(table(**{IR: "2510", HQ_32: "3210"}).sit, IR) is None
    wall = {RI: "2811", RI2: "2808", "fra_m_66ri_iii": "2805"}
    walls = {**wall, "fra_m_77ri_i": "2814", "fra_m_77ri_ii": "2802", "fra_m_77ri_iii": "2817"}
    assert line_of(table(**{IR: "2610", HQ_32: "3010"}, **walls).sit, IR) is None
    friend = {IR2: "2810", "ger_m_ir4_iii": "2709"}
    assert line_of(table(**{IR: "2610", HQ_32: "3010"}, **walls, **friend).sit, IR) is not None


@rule(BOOK, "10.3/1")
@rule(BOOK, "10.3/2")
@rule(BOOK, "10.3/4")
def test_headquarters_trace_to_their_edges_at_any_distance() -> None:
    assert is_supplied(table(**{HQ_18: "3009"}).sit, HQ_18)
    assert is_supplied(table(**{HQ_32: "0210"}).sit, HQ_32)
    board = ground.board()
    assert all(board[hex_].cell[0] == 1 or board[hex_].cell[1] == 1 for hex_ in board.site("supply_french"))
    assert not set(board.site("supply_french")) & set(board.site("east_bank"))
    assert {board[hex_].cell[0] for hex_ in board.site("supply_german")} == {34}


@rule(BOOK, "10.4/1")
@rule(BOOK, "10.5/1")
@rule(BOOK, "10.5/2")
@rule(BOOK, "10.5/3")
def test_markers_go_on_and_off_at_the_end_of_the_owners_phase() -> None:
    game = table(
        phase=EXPLOITATION,
        ext={"unsupplied": (IR, RI)},
        **{IR: "3210", HQ_32: "3310", SR: "2010", RI: "1010"},
    )
    game.do(act.EndPhase())
    assert set(game.state.ext.unsupplied) == {SR, RI}


@rule(BOOK, "10.4/3")
@rule(BOOK, "10.4/4")
@rule(BOOK, "10.4/5")
def test_units_out_of_supply_are_weaker_and_slower_but_keep_their_zone() -> None:
    sit = table(ext={"unsupplied": (RI,)}, **{RI: "2010"}).sit
    assert (sit.attack(RI), sit.defence(RI), sit.cohesion(RI), sit.allowance(RI) / 2) == (1, 2, 5, 3)
    assert "2011" in sit.zones[FRENCH]
    least = table(
        ext={"unsupplied": ("fra_m_265ri_i",)}, steps={"fra_m_265ri_i": 1}, fra_m_265ri_i="2010"
    ).sit
    assert (least.attack("fra_m_265ri_i"), least.defence("fra_m_265ri_i")) == (0, 0)


@rule(BOOK, "10.4/6")
def test_a_marker_shows_it() -> None:
    view = SYSTEM.view(*_moment(table(ext={"unsupplied": (RI,)}, **{RI: "2010"})))
    badges = {piece.id: [badge.kind for badge in piece.badges] for piece in view.pieces}
    assert badges[RI] == ["unsupplied"]


@rule(BOOK, "10.4/7")
def test_a_headquarters_out_of_supply_has_no_artillery() -> None:
    assert table(ext={"unsupplied": (HQ_18,)}, **{HQ_18: "2010"}).sit.guns_left(HQ_18) == 0


def _moment(game: Table):
    return game.scenario, game.state


def points_of(game: Table, unit: str) -> float:
    """Movement points that a unit still has."""
    return points_left_of(game.sit, unit) / 2


# 10.6 The 1st DCR


@rule(BOOK, "10.6/1")
@rule(BOOK, "10.6/2")
@pytest.mark.parametrize(
    ("dice", "points_left"), [((4, 3), 6.0), ((4, 4), 3.0), ((5, 5), 3.0), ((5, 6), 0.0), ((6, 6), 0.0)]
)
def test_engines_are_tried_before_a_bcc_moves(dice: tuple[int, int], points_left: float) -> None:
    game = table(side=FRENCH, turn=6, **{BCC: "1010"})
    assert game.why_not("move", BCC) == [("engines_untried", "10.6/2")]
    game.do(act.StartEngines((BCC,)), *dice)
    assert game.why_not("move", BCC) == ([] if points_left else [("engines", "10.6/2")])
    if points_left:
        assert points_of(game, BCC) == points_left
        may_march = game.refusal(act.ForceMarch((BCC,))) == []
        assert may_march is (points_left == 6.0)


@rule(BOOK, "10.6/1")
def test_engines_run_on_the_turn_of_entry_and_in_other_units() -> None:
    came = table(phase="reinforcement", side=FRENCH, turn=6, **{BCC: "french_arrivals"})
    came.do(act.Enter((BCC,), "0801"))
    assert came.state.clock.phase == "movement"
    assert came.why_not("move", BCC) == [], "it has come a turn late"
    assert table(side=FRENCH, turn=6, fra_m_5bcp="1010").why_not("move", "fra_m_5bcp") == []


@rule(BOOK, "10.6/3")
def test_out_of_supply_they_stand_from_eight_on() -> None:
    game = table(side=FRENCH, turn=6, ext={"unsupplied": (BCC,)}, **{BCC: "1010"})
    game.do(act.StartEngines((BCC,)), 4, 4)
    assert game.why_not("move", BCC) == [("engines", "10.6/2")]


@rule(BOOK, "10.6/4")
def test_an_immobilised_bcc_does_not_survive_a_retreat() -> None:
    game = table(phase=COMBAT, ext={"engines": {BCC: "standing"}}, **{BCC: "2011", IR: "2010"})
    broken = game.copy().order(OrderedDue(FRENCH, (BCC,), 0, "2011", must_test=True), settle, 6, 6)
    assert (broken.steps(BCC), broken.due) == (0, ""), "who breaks must retreat"
    game.order(OrderedDue(FRENCH, (BCC,), 1, "2011"), settle)
    assert game.steps(BCC) == 0


@rule(BOOK, "10.6/4")
def test_a_bcc_stands_until_its_engines_are_tried_again() -> None:
    game = table(side=FRENCH, turn=6, **{BCC: "1010"}).do(act.StartEngines((BCC,)), 6, 6)
    german = SYSTEM.evolve(game.state, ClockSet(Clock(7, 1, GERMAN, MOVEMENT)))
    assert german.ext.engines == {BCC: "standing"}
    assert SYSTEM.evolve(german, ClockSet(Clock(7, 2, FRENCH, MOVEMENT))).ext.engines == {}


# Scenarios


def setting_up(**placed: str) -> Table:
    """The free set-up."""
    return table(phase=SETUP, side=FRENCH, turn=0, name="free", ext={"is_sluice_blown": None}, **placed)


@rule(BOOK, "10.6/10")
@rule(BOOK, "10.6/11")
def test_the_french_set_up_west_of_the_meuse_the_dina_in_the_west() -> None:
    game = setting_up(**{RI: "2010", "fra_m_23rta_i": "at_hand"})
    assert game.refusal(act.Deploy((RI,), "3410")) == [("east", "10.6/10")]
    assert game.refusal(act.Deploy(("fra_m_23rta_i",), "0410")) == [("west", "10.6/11")]
    assert game.refusal(act.EndSetup()) == [("units_left", "10.6/10")]
    game.do(act.Deploy(("fra_m_23rta_i",), "0310")).do(act.EndSetup())
    assert game.state.clock.phase == SLUICE


@rule(BOOK, "10.6/10")
def test_units_may_be_taken_back_while_they_are_set_up() -> None:
    game = setting_up(**{RI: "2010", RI2: "at_hand", HQ_18: "2010", IR: "3410"})
    assert "at_hand" not in game.choices("deploy", units=(RI2,)).legal, "it is there"
    game.do(act.Deploy((RI,), "at_hand"))
    assert (game.at(RI), game.at(HQ_18)) == ("at_hand", "2010")
    assert [line.text for line in game.lines] == ["I/66 RI: taken back off the map"]
    game.do(act.ClearSetup())
    assert (game.at(HQ_18), game.at(IR)) == ("at_hand", "3410")
    assert game.refusal(act.EndSetup()) == [("units_left", "10.6/10")]


@rule(BOOK, "10.6/12")
@rule(BOOK, "10.6/13")
def test_three_regiments_enter_on_turn_one() -> None:
    start = SYSTEM.setup(ground.scenario("free"))
    waiting = set(start.stacks["french_arrivals"])
    names = (
        "8ri_i",
        "8ri_ii",
        "8ri_iii",
        "248ri_i",
        "248ri_ii",
        "248ri_iii",
        "337ri_i",
        "337ri_ii",
        "337ri_iii",
    )
    infantry = {f"fra_m_{name}" for name in names}
    assert infantry < waiting
    assert all("bcc" in unit or "dcr" in unit or "bcp" in unit for unit in waiting - infantry)
    game = table(
        phase="reinforcement", side=FRENCH, turn=1, name="free", **dict.fromkeys(infantry, "french_arrivals")
    )
    assert set(game.choices("enter").legal) == infantry
    assert game.choices("enter", units=("fra_m_8ri_i",)).legal == ("3001",)
    assert game.choices("enter", units=("fra_m_248ri_i",)).legal == ("2020",)


@rule(BOOK, "10.6/14")
@pytest.mark.parametrize(("die", "turn"), [(1, 1), (2, 1), (3, 2), (6, 2)])
def test_a_die_tells_when_the_dcr_comes(die: int, turn: int) -> None:
    game = table(
        phase=SLUICE,
        side=FRENCH,
        turn=0,
        name="free",
        ext={"is_sluice_blown": None},
        **{BCC: "french_arrivals"},
    )
    game.do(act.DecideSluice("leave"), die)
    assert game.happened(DivisionDelayed) == [DivisionDelayed(turn)]
    later = table(
        phase="reinforcement",
        side=FRENCH,
        turn=1,
        name="free",
        ext={"dcr_turn": turn},
        **{BCC: "french_arrivals"},
    )
    assert bool(later.choices("enter").legal) is (turn == 1)


@rule(BOOK, "10.6/17")
def test_a_blown_lock_may_make_three_fords() -> None:
    game = table(phase=SLUICE, side=FRENCH, turn=0, ext={"is_sluice_blown": None}, **{PZ: "3210"})
    game.do(act.DecideSluice("blow"))
    assert game.decision.side == GERMAN
    assert "3103" not in game.choices("name_ford").legal, "north of the sluice"
    game.do(act.NameFord("3210", "3109"))
    assert game.refusal(act.NameFord("3109", "3210")) == [("named", "10.6/17")]
    game.do(act.NameFord("3211", "3110")).do(act.NameFord("3212", "3111"), 3, 4, 5)
    assert len(game.happened(Rolled)) == 3, "all are named before any die is thrown"
    assert game.happened(FordFound) == [FordFound(("3210", "3109"))]
    assert game.state.clock.turn == 1
    assert game.state.ext.fords == (("3210", "3109"),)


@rule(BOOK, "10.6/17")
def test_a_ford_costs_four_points_and_one_off_the_die() -> None:
    ford = {"fords": (("3210", "3109"),)}
    assert table(ext=ford, **{PZ: "3210"}).cost(PZ, "3109") == [("10.6/17", 4.0)]
    fight = table(phase=COMBAT, ext=ford, **{PZ: "3210", RI: "3109"})
    assert fight.ledger(act.Attack("3109", (PZ,)))["7.3/3"] == "-1"
    foot = table(phase=COMBAT, ext=ford, **{IR: "3210", RI: "3109"}).ledger(act.Attack("3109", (IR,)))
    assert (foot["7.3/3"], foot.get("7.3/4")) == ("-1", None), "always one, whoever attacks"


# Victory


@rule(BOOK, "10.6/19")
@rule(BOOK, "10.6/24")
def test_objectives_count_for_whoever_holds_them() -> None:
    sit = table().sit
    assert points(sit, FRENCH) == sum(row.points for row in sit.tables.objectives)
    assert points(sit, GERMAN) == 0


@rule(BOOK, "10.6/20")
@rule(BOOK, "10.6/21")
@rule(BOOK, "10.6/22")
@pytest.mark.parametrize(
    ("german", "winner", "level"),
    [
        (56, "", "draw"),
        (72, "", "draw"),
        (73, GERMAN, "Tactical"),
        (83, GERMAN, "Tactical"),
        (84, GERMAN, "Strategic"),
    ],
)
def test_levels_of_victory(german: int, winner: str, level: str) -> None:
    won = (Score(GERMAN, "test", german, "10.6/25"),)
    game = table(phase=OVER, ext={"scores": won})
    outcome = SYSTEM.view(*_moment(game)).outcome
    assert outcome is not None
    assert (outcome.winner, level in outcome.text) == (winner, True), outcome.text


@rule(BOOK, "10.6/25")
def test_passing_the_frontier_wins_its_points_once() -> None:
    game = table(**{PZ: "0117", SR: "0118", IR: "2010"})
    assert game.why_not("exit", IR) == [("no_exit", "10.6/25")]
    game.do(act.Exit((PZ,))).do(act.Exit((SR,)))
    assert points(game.sit, GERMAN) == 25
    assert game.at(PZ) == "exited"


@pytest.mark.parametrize(
    ("unit", "side", "worth"),
    [
        pytest.param(IR, FRENCH, 4, marks=rule(BOOK, "10.6/28")),
        pytest.param(SR, FRENCH, 6, marks=rule(BOOK, "10.6/29")),
        pytest.param(PZ, FRENCH, 8, marks=rule(BOOK, "10.6/30")),
        pytest.param(RI, GERMAN, 2, marks=rule(BOOK, "10.6/33")),
        pytest.param("fra_m_5rdp_1", GERMAN, 3, marks=rule(BOOK, "10.6/34")),
        pytest.param(BCC, GERMAN, 4, marks=rule(BOOK, "10.6/35")),
    ],
)
def test_destroyed_units_score_by_kind(unit: str, side: str, worth: int) -> None:
    assert points(table(steps={unit: 0}).sit, side) - points(table().sit, side) == worth


@pytest.mark.parametrize(
    ("attacker", "hq", "side", "worth"),
    [
        pytest.param(RI, HQ_7, FRENCH, 10, marks=rule(BOOK, "10.6/31")),
        pytest.param(IR, HQ_18, GERMAN, 5, marks=rule(BOOK, "10.6/36")),
        pytest.param(IR, HQ_XI, GERMAN, 10, marks=rule(BOOK, "10.6/37")),
    ],
)
def test_destroyed_headquarters_score(attacker: str, hq: str, side: str, worth: int) -> None:
    active = GERMAN if side == GERMAN else FRENCH
    game = table(phase=COMBAT, side=active, **{attacker: "2010", hq: "2011"})
    before = points(game.sit, side)
    game.do(act.Attack("2011", (attacker,)))
    assert points(game.sit, side) - before == worth


def test_a_side_may_concede() -> None:
    game = table().do(act.Concede(FRENCH))
    outcome = SYSTEM.view(*_moment(game)).outcome
    assert outcome is not None
    assert outcome.winner == GERMAN
    assert game.refusal(act.EndPhase()) == [("over", "10.6/19")]


@rule(BOOK, "10.6/2")
@pytest.mark.parametrize(("engines", "why"), [({BCC: "standing"}, "engines"), ({}, "engines_untried")])
def test_engines_hold_in_exploitation_too(engines: dict[str, str], why: str) -> None:
    options = {"exploiters": "motorised"}
    game = table(phase=EXPLOITATION, side=FRENCH, options=options, ext={"engines": engines}, **{BCC: "2006"})
    assert game.why_not("move", BCC) == [(why, "10.6/2")]
    if not engines:
        game.do(act.StartEngines((BCC,)), 1, 2)
        assert game.why_not("move", BCC) == []
