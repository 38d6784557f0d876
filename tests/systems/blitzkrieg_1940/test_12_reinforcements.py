from __future__ import annotations

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.core.state import Clock, stack_up
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Attack,
    CommitRaf,
    EndEmergency,
    EndPhase,
    Enter,
    MoveStrategically,
    PlaceEmergency,
)
from blitz_desktop.systems.blitzkrieg_1940.emergency import is_emergency
from blitz_desktop.systems.blitzkrieg_1940.frames import EmergencyDue, RafDecisionDue
from blitz_desktop.systems.blitzkrieg_1940.model import BRITAIN
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

SIDES = {
    "german": ("cG " * 7, "ger", "german_sr", {"supply_germany": "E1010 E1110"}, "12.3.A", "12.3.B"),
    "allied": ("cF " * 7, "fra", "french_sr", {"supply_france": "E1010 E1110"}, "12.2.A", "12.2.B"),
}
"""Rows, nation, reserve, edge, and the paragraphs on how many enter and where, by side."""

sides = pytest.mark.parametrize("side", ["german", "allied"])


def reserve(side: str, *units: str, **setting: object) -> Game:
    """Units ``r0`` to ``r3`` in a side's reserve, and two entry hexes on the edge."""
    rows, nation, box, sites, _, _ = SIDES[side]
    waiting = [f"r{i}: {nation} 4-4-6 at {box}" for i in range(4)]
    there = f"there: {nation} 4-4-6 at E1610"
    return game(rows, there, *waiting, *units, side=side, sites=sites, **{"turn": 2, **setting})


# 12.1 to 12.3 Reserves


@sides
@rule(BOOK, "12.1.A")
@rule(BOOK, "12.2.A")
@rule(BOOK, "12.3.A")
def test_two_divisions_leave_the_reserve_each_couplet(side: str) -> None:
    limit = SIDES[side][4]
    table = reserve(side)
    assert table.refusal(Enter(("r0", "r1", "r2"), "E1010")) == [("allotment", limit)]
    table.do(Enter(("r0",), "E1010")).do(Enter(("r1",), "E1110"))
    assert table.refusal(Enter(("r2",), "E1010")) == [("allotment", limit)]
    while (table.clock.part, table.clock.side, table.clock.phase) != (2, side, "movement"):
        if table.clock.phase == "order":
            table.choose("move_fight")
        else:
            table.end_phase()
    assert table.refusal(Enter(("r2", "r3"), "E1010")) == []


@sides
@rule(BOOK, "12.2.A")
@rule(BOOK, "12.3.A")
def test_smaller_units_count_a_third_of_a_division(side: str) -> None:
    _, nation, box, _, limit, _ = SIDES[side]
    small = [f"s{i}: {nation} regiment 1-1-6 at {box}" for i in range(7)]
    table = reserve(side, *small)
    assert table.refusal(Enter(tuple(f"s{i}" for i in range(7)), "E1010")) == [("allotment", limit)]
    table.do(Enter(("r0", "s0", "s1", "s2"), "E1010"))
    assert table.refusal(Enter(("s3",), "E1110")) == [("allotment", limit)]


@sides
@rule(BOOK, "12.2.A")
@rule(BOOK, "12.3.A")
def test_reserves_wait_for_the_second_couplet_of_turn_one(side: str) -> None:
    table = reserve(side, turn=1, part=1)
    assert table.refusal(Enter(("r0",), "E1010")) == [("too_early", SIDES[side][4])]
    choices = table.choices("enter", units=("r0",))
    assert (choices.legal, choices["E1010"].legality.reasons[0].code) == ((), "too_early")
    assert reserve(side, turn=1, part=2).refusal(Enter(("r0",), "E1010")) == []


@sides
@rule(BOOK, "12.2.B")
@rule(BOOK, "12.3.B")
def test_reserves_enter_by_the_own_edge_where_no_enemy_stands(side: str) -> None:
    enemy = {"german": "e: fra 4-4-4 at E1010", "allied": "e: ger 4-4-4 at E1010"}[side]
    table = reserve(side, enemy)
    assert table.choices("enter", units=("r0",)).legal == ("E1110",)
    assert table.refusal(Enter(("r0",), "E1010"))[0][0] == "enemy"
    assert table.refusal(Enter(("r0",), "E1210")) == [("no_gate", SIDES[side][5])]


@sides
@rule(BOOK, "12.2.B")
@rule(BOOK, "12.3.B")
def test_reserves_enter_in_the_movement_phase_alone(side: str) -> None:
    table = reserve(side, phase="combat")
    assert table.refusal(Enter(("r0",), "E1010")) == [("not_now", "5.1.A")]


@sides
@rule(BOOK, "12.1.B")
def test_a_unit_joins_its_reserve_on_its_turn(side: str) -> None:
    early = reserve(side, arrivals={"r0": 3})
    assert early.refusal(Enter(("r0",), "E1010")) == [("not_due", "12.1.B")]
    assert early.choices("enter")["r0"].legality.reasons[0].code == "not_due"
    assert reserve(side, arrivals={"r0": 3}, turn=3).refusal(Enter(("r0",), "E1010")) == []


@sides
@rule(BOOK, "12.7.A")
def test_reserves_enter_supplied_at_full_strength_and_move_on_at_once(side: str) -> None:
    table = reserve(side, sides={"blocked": "E1010/E1110"}).do(Enter(("r0",), "E1010"))
    assert table.steps("r0") == 1
    assert table.state.ext.spent == {"r0": 1}
    there = reserve(side).do(Enter(("r0",), "E1010"))
    assert there.choices("move_stack", units=("r0",)).legal[-1] == "E1510"
    there.move("r0", "E1110", "E1210", "E1310", "E1410", "E1510")


@sides
@rule(BOOK, "12.7.B")
def test_entry_may_be_put_off(side: str) -> None:
    table = reserve(side).end_phase()
    assert table.at("r0") == SIDES[side][2]


@rule(BOOK, "12.2.B")
@rule(BOOK, "12.3.B")
@sides
def test_reserves_may_come_straight_to_a_city_by_strategic_movement(side: str) -> None:
    table = reserve(side, cities={"Town": "E1310"}).do(MoveStrategically(("r0", "r1"), "E1310"))
    assert table.state.stack("E1310") == ("r0", "r1")
    assert table.refusal(Enter(("r2",), "E1010")) == [("allotment", SIDES[side][4])]


# 12.4 British landings

COAST = "cF cF cF cF cF"


def british(*units: str, **setting: object) -> Game:
    """Two British divisions of turn 3 off the map, three ports, and an edge hex."""
    waiting = ("b: gbr 4-4-6 at british_arrivals", "c: gbr 4-4-6 at british_arrivals")
    return game(
        COAST,
        *waiting,
        *units,
        side="allied",
        arrivals={"b": 3, "c": 3},
        sites={"channel_port": "E1010 E1110 E1210", "supply_france": "E1410"},
        **{"turn": 3, **setting},
    )


@rule(BOOK, "12.1.C")
@rule(BOOK, "12.4.A")
def test_british_units_land_in_allied_ports_from_turn_three_on() -> None:
    assert british(turn=2).refusal(Enter(("b",), "E1010")) == [("not_due", "12.1.B")]
    table = british(control={"german": "E1110"})
    assert table.choices("enter", units=("b",)).legal == ("E1010", "E1210")
    assert table.refusal(Enter(("b",), "E1110")) == [("port", "12.4.A")]
    assert table.refusal(Enter(("b",), "E1310")) == [("no_gate", "12.4.A")]


@rule(BOOK, "12.4.A")
def test_landed_units_neither_move_nor_attack_that_couplet() -> None:
    table = british("g: ger 4-4-4 at E1310", order="move_fight").do(Enter(("b",), "E1210"))
    assert table.refusal(table.moving("b", "E1110")) == [("halted", "12.4.A")]
    table.end_phase()
    assert table.refusal(Attack("E1310", ("b",))) == [("landed", "12.4.A")]


@rule(BOOK, "12.4.B")
@rule(BOOK, "12.7.C")
def test_a_couplet_later_they_may_come_by_land_as_well() -> None:
    assert british().refusal(Enter(("b",), "E1410")) == [("no_gate", "12.4.A")]
    later = british(part=2)
    assert later.choices("enter", units=("b",)).legal == ("E1010", "E1110", "E1210", "E1410")
    later.do(Enter(("b",), "E1410")).move("b", "E1310")


# 12.4bis Emergency units

ERUS = tuple(f"e{i}: gbr british_emergency brigade - 0 5 at british_arrivals" for i in range(2))


def eve(*units: str, **setting: object) -> Game:
    """The last phase before the start of a turn."""
    return game(
        "cF cF cF cF",
        *ERUS,
        "b: gbr 4-4-6 at E1010",
        "c: gbr 4-4-6 at E1110",
        "f: fra 4-4-6 at E1210",
        *units,
        side="allied",
        part=2,
        phase="movement",
        order="fight_move",
        **{"turn": 7, **setting},
    )


@rule(BOOK, "12.4bis.A")
@pytest.mark.parametrize(
    ("turn", "capitulated", "lost", "expected"),
    [
        (8, (), 0, False),
        (8, ("dutch",), 0, True),
        (7, ("dutch",), 0, False),
        (8, (), 14, False),
        (8, (), 15, True),
    ],
)
def test_an_emergency_is_a_capitulation_or_heavy_british_losses_by_turn_eight(
    turn: int, capitulated: tuple[str, ...], lost: int, expected: bool
) -> None:
    fallen = [f"x{i}: gbr 4-4-6 at eliminated (bef)" for i in range(lost)]
    table = game("cF cF", "f: fra 4-4-6 at E1010", *fallen, turn=turn, capitulated=capitulated)
    assert is_emergency(table.sit) is expected


@rule(BOOK, "12.4bis.B")
def test_emergency_units_join_british_units_one_a_hex_in_supply_or_not() -> None:
    table = eve(capitulated=("dutch",)).end_phase()
    assert isinstance(table.state.frame, EmergencyDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("allied", "12.4bis.B")
    assert table.choices("place_emergency", units=("e0",)).legal == ("E1010", "E1110")
    assert table.refusal(PlaceEmergency(("e0",), "E1210")) == [("no_british", "12.4bis.B")]
    assert table.refusal(PlaceEmergency(("b",), "E1110")) == [("no_unit", "12.4bis.B")]
    table.do(PlaceEmergency(("e0",), "E1010"))
    assert table.refusal(PlaceEmergency(("e1",), "E1010")) == [("one_a_hex", "12.4bis.B")]
    table.do(PlaceEmergency(("e1",), "E1110"))
    assert (table.state.frame, table.clock.side, table.clock.phase) == (None, "german", "order")


@rule(BOOK, "12.4bis.D")
def test_without_an_emergency_they_wait_for_the_start_of_a_later_turn() -> None:
    assert eve().end_phase().state.frame is None
    later = eve(turn=8, capitulated=("dutch",)).end_phase()
    assert isinstance(later.state.frame, EmergencyDue)
    assert later.clock.turn == 9
    mid_turn = eve(turn=8, capitulated=("dutch",))
    couplet = Clock(8, 1, "allied", "movement")
    mid_turn.state = msgspec.structs.replace(mid_turn.state, clock=couplet)
    assert mid_turn.end_phase().state.frame is None


@rule(BOOK, "12.4bis.B")
@rule(BOOK, "12.7.C")
def test_they_may_wait_but_come_by_their_own_procedure_alone() -> None:
    table = eve(capitulated=("dutch",)).end_phase().do(EndEmergency())
    assert table.at("e0") == BRITAIN
    port = {"channel_port": "E1010"}
    moving = game("cF cF", ERUS[0], side="allied", turn=8, capitulated=("dutch",), sites=port)
    assert moving.refusal(Enter(("e0",), "E1010")) == [("emergency", "12.4bis.B")]


# 12.5 The Bauman Division


@rule(BOOK, "12.5.A")
@rule(BOOK, "12.5.B")
def test_the_bauman_division_appears_behind_the_front_in_an_emergency() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    begun = SYSTEM.setup(scenario)
    bauman = next(unit for unit, piece in scenario.pieces.items() if piece.has("rear_placement"))

    def at(turn: int, *capitulated: str) -> Game:
        ext = msgspec.structs.replace(begun.ext, capitulated=capitulated)
        clock = Clock(turn, 1, "allied", "movement")
        return Game(scenario, msgspec.structs.replace(begun, clock=clock, ext=ext))

    assert [code for code, _ in at(7, "dutch").refusal(Enter((bauman,), "W5411"))] == ["not_due"]
    assert at(8).refusal(Enter((bauman,), "W5411")) == [("no_emergency", "12.5.A")]
    assert at(8, "dutch").refusal(Enter((bauman,), "W5411")) == []
    assert at(8, "dutch").refusal(Enter((bauman,), "E1928")) == [("no_gate", "12.5.B")]


@rule(BOOK, "12.5.B")
def test_the_bauman_division_needs_supply_and_no_zone_but_not_control() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    begun = SYSTEM.setup(scenario)
    bauman = next(unit for unit, piece in scenario.pieces.items() if piece.has("rear_placement"))
    panzer = "ger_pz_1"
    control = begun.control | dict.fromkeys(("W5411", "W4517"), "german")
    units = begun.units | {panzer: msgspec.structs.replace(begun.units[panzer], at="W5511")}
    ext = msgspec.structs.replace(begun.ext, capitulated=("dutch",))
    clock = Clock(8, 1, "allied", "movement")
    state = msgspec.structs.replace(
        begun, clock=clock, ext=ext, control=control, units=units, stacks=stack_up(units)
    )
    table = Game(scenario, state)
    country = next(
        hex_ for hex_ in table.choices("enter", units=(bauman,)).legal if not table.sit.is_city(hex_)
    )
    assert table.refusal(Enter((bauman,), "W5411")) == [("no_gate", "12.5.B")]  # beside the panzers
    control = state.control | {country: "german"}
    retaken = Game(scenario, msgspec.structs.replace(state, control=control))
    assert retaken.refusal(Enter((bauman,), country)) == []
    assert retaken.refusal(Enter((bauman,), "W4517")) == [("no_gate", "12.5.B")]  # a city in enemy hands


# 12.6 The RAF


@rule(BOOK, "12.6")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_allies_decide_on_the_raf_once_at_the_start_of_turn_five(answer: str) -> None:
    table = eve(turn=4).end_phase()
    assert isinstance(table.state.frame, RafDecisionDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("allied", "12.6")
    table.do(CommitRaf(answer), *([4] if answer == "yes" else []))
    assert table.state.ext.is_raf_committed is (answer == "yes")
    assert table.refusal(CommitRaf("yes")) == [("not_now", "5.1.A")]
    later = eve(turn=5, is_raf_committed=answer == "yes").end_phase(*([4] if answer == "yes" else []))
    assert later.state.frame is None


@rule(BOOK, "12.8")
def test_no_unit_returns_to_a_reserve_on_foot_or_by_rail() -> None:
    table = game("cG cG", "g: ger 4-4-6 at E1010", turn=2, cities={"Bonn": "E1010", "Trier": "E1110"})
    assert table.refusal(MoveStrategically(("g",), "german_sr"))[0][0] == "unknown"
    assert table.refusal(EndPhase()) == []
