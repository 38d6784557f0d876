from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Attack,
    DeclareSickleCut,
    Deploy,
    EndCup,
    EndSetup,
    FillCup,
    LeaveDummies,
    PlaceFromCup,
    RedeployDummies,
    WithdrawFromForest,
)
from blitz_desktop.systems.blitzkrieg_1940.frames import CupDue, RedeployDue, WithdrawDue
from blitz_desktop.systems.blitzkrieg_1940.model import CUP
from blitz_desktop.systems.blitzkrieg_1940.sickle_cut import is_interior
from blitz_desktop.systems.blitzkrieg_1940.situation import situation
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"


# 6.1, 6.2 Declaring it and filling the cup


def before(*units: str, phase: str = "sickle_cut", **setting: object) -> Game:
    """The moment after the Allied set-up."""
    return game("cG cG aB cB", *units, turn=0, phase=phase, **setting)


@rule(BOOK, "6.1.A")
@rule(BOOK, "6.1.B")
@rule(BOOK, "6.1.C")
def test_germany_declares_it_before_its_set_up_and_draws_belgium_in() -> None:
    table = before("g: ger 8-8-6 at E1010")
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("german", "6.1.B")
    assert table.refusal(EndSetup()) == [("not_now", "5.1.A")]
    table.do(DeclareSickleCut("yes"))
    assert table.state.ext.is_sickle_cut
    assert set(table.state.ext.violated) == {"belgium"}
    assert table.control("E1210") == "allied"
    assert table.clock.phase == "setup"
    assert table.refusal(DeclareSickleCut("no")) == [("not_now", "5.1.A")]


@rule(BOOK, "6.7")
def test_without_it_nothing_changes() -> None:
    table = before("g: ger 8-8-6 at E1010").do(DeclareSickleCut("no"))
    assert not table.state.ext.is_sickle_cut
    assert table.state.ext.violated == {}
    assert table.refusal(FillCup(("g",), CUP)) == [("no_sickle_cut", "6.1.C")]


@rule(BOOK, "6.2.A")
def test_the_cup_takes_eleven_mechanised_and_twenty_two_other_units() -> None:
    tanks = [f"p{i}: ger tank regiment 1-1-9 at E1010" for i in range(12)]
    guns = [f"i{i}: ger regiment 1-1-6 at cup" for i in range(22)]
    table = before(*tanks, *guns, "x: ger regiment 1-1-6 at E1110", phase="setup", is_sickle_cut=True)
    names = tuple(f"p{i}" for i in range(12))
    assert table.refusal(FillCup(names, CUP)) == [("cup_full", "6.2.A")]
    assert table.refusal(FillCup(("x",), CUP)) == [("cup_full", "6.2.A")]
    table.do(FillCup(names[:11], CUP))
    assert len(table.state.stack(CUP)) == 33


@rule(BOOK, "6.2.A")
@rule(BOOK, "6.3.A")
def test_dummies_go_into_the_cup_but_airborne_units_do_not() -> None:
    table = before(
        "g: ger 8-8-6 at E1010",
        "d: ger dummy dummy - - 0 at dummies",
        "k: ger airborne_coup battalion - 0 0 at airborne",
        phase="setup",
        is_sickle_cut=True,
    )
    table.do(FillCup(("d",), CUP))
    assert table.at("d") == CUP
    assert table.refusal(FillCup(("k",), CUP)) == [("fixed", "3.1.F")]


@rule(BOOK, "6.2.C")
def test_the_rest_is_set_up_inside_germany() -> None:
    table = before("g: ger 8-8-6 at E1010", phase="setup", is_sickle_cut=True, violated="belgium")
    assert table.refusal(Deploy(("g",), "E1210")) == [("outside", "3.1.F")]
    table.do(Deploy(("g",), "E1110"))


# 6.4 Turn 1

FOREST = "cG aB aB cB cB"


def turn_one(*units: str, rows: str = FOREST, **setting: object) -> Game:
    return game(rows, *units, violated="belgium", is_sickle_cut=True, **{"turn": 1, **setting})


@rule(BOOK, "6.4")
@rule(BOOK, "6.4.A")
@rule(BOOK, "6.6.A")
@rule(BOOK, "6.6.B")
@rule(BOOK, "6.7")
@pytest.mark.parametrize("part", [1, 2])
def test_germans_stay_out_of_the_forest_in_turn_one(part: int) -> None:
    units = ("g: ger tank 8-8-9 at E1010", "b: bel 2-2-4 at E1110 (ardennes)")
    table = turn_one("g: ger tank 8-8-9 at E1010", part=part)
    assert table.refusal(table.moving("g", "E1110")) == [("forest", "6.4.A")]
    fight = turn_one(*units, part=part, phase="combat")
    assert fight.refusal(Attack("E1110", ("g",))) == [("forest", "6.4.A")]
    later = turn_one("g: ger tank 8-8-9 at E1010", turn=2)
    assert later.refusal(later.moving("g", "E1110")) == []
    without = game(FOREST, "g: ger tank 8-8-9 at E1010", violated="belgium")
    assert without.refusal(without.moving("g", "E1110")) == []


@rule(BOOK, "6.4.B")
def test_the_three_belgian_units_are_frozen_in_the_forest() -> None:
    units = ("b: bel 2-2-4 at E1210 (ardennes)", "g: ger 4-4-6 at E1310")
    table = turn_one(*units[:1], side="allied")
    assert table.refusal(table.moving("b", "E1310")) == [("frozen", "6.4.B")]
    fight = turn_one(*units, side="allied", phase="combat")
    assert fight.refusal(Attack("E1310", ("b",))) == [("frozen", "6.4.B")]
    later = turn_one(units[0], side="allied", turn=2)
    assert later.refusal(later.moving("b", "E1310")) == []


@rule(BOOK, "6.4.C")
def test_no_other_allied_unit_enters_the_forest() -> None:
    table = turn_one("f: fra 4-4-6 at E1310", side="allied")
    assert table.refusal(table.moving("f", "E1210")) == [("forest", "6.4.C")]


# 6.5 The end of turn 1

WOOD = "cB cB cB cB cB\ncB aB aB aB cB\ncB aB aB aB cB\ncB aB aB aB cB\ncB cB cB cB cB"
"""A forest whose only interior hex is E1212."""


def evening(*units: str, rows: str = WOOD, **setting: object) -> Game:
    """The last phase of turn 1."""
    return turn_one(
        "f: fra 4-4-6 at E1014", *units, rows=rows, part=2, side="allied", order="fight_move", **setting
    )


@rule(BOOK, "6.5.A")
def test_the_belgians_leave_the_forest_for_hexes_that_border_it() -> None:
    table = evening("b: bel 2-2-4 at E1212 (ardennes)", "c: bel 2-2-4 at E1211 (ardennes)").end_phase()
    assert isinstance(table.state.frame, WithdrawDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("allied", "6.5.A")
    assert "E1010" not in table.choices("withdraw_from_forest", units=("b",)).legal
    assert table.refusal(WithdrawFromForest(("b",), "E1212")) == [("not_bordering", "6.5.A")]
    assert table.refusal(WithdrawFromForest(("f",), "E1012")) == [("not_there", "6.5.A")]
    table.do(WithdrawFromForest(("b",), "E1012")).do(WithdrawFromForest(("c",), "E1012"))
    assert (table.clock.turn, table.clock.phase) == (2, "order")


@rule(BOOK, "6.5.B")
@rule(BOOK, "6.5.C")
def test_the_cup_is_emptied_into_the_forest_only_vehicles_on_its_rim() -> None:
    table = evening("p: ger tank 8-8-9 at cup", *(f"g{i}: ger 8-8-6 at cup" for i in range(5))).end_phase()
    assert isinstance(table.state.frame, CupDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("german", "6.5.B")
    assert table.choices("place_from_cup", units=("g0",)).legal == ("E1212",)
    assert table.refusal(PlaceFromCup(("g0",), "E1211")) == [("rim", "6.5.B")]
    assert table.refusal(PlaceFromCup(("g0", "p"), "E1211")) == [("rim", "6.5.B")]
    assert table.refusal(PlaceFromCup(("p",), "E1010")) == [("outside", "6.5.B")]
    assert table.refusal(PlaceFromCup(tuple(f"g{i}" for i in range(5)), "E1212")) == [
        ("overstacked", "11.2.A")
    ]
    assert table.refusal(EndCup()) == [("cup", "6.5.B")]
    table.do(PlaceFromCup(("p",), "E1211")).do(PlaceFromCup(("g0", "g1", "g2", "g3"), "E1212"))
    assert (table.control("E1211"), table.control("E1212")) == ("german", "german")
    table.do(EndCup())
    assert (table.clock.turn, table.at("g4")) == (2, CUP)


@rule(BOOK, "6.3.A")
@rule(BOOK, "6.5.B")
def test_dummies_come_out_of_the_cup_only_where_a_real_unit_is() -> None:
    table = evening("g: ger 8-8-6 at cup", "d: ger dummy dummy - - 0 at cup").end_phase()
    assert table.refusal(PlaceFromCup(("d",), "E1212")) == [("lonely", "6.3.A")]
    assert table.refusal(PlaceFromCup(("g", "d"), "E1212")) == []
    table.do(PlaceFromCup(("g",), "E1212")).do(PlaceFromCup(("d",), "E1212"))
    assert table.state.stack("E1212") == ("g", "d")


@rule(BOOK, "6.5.B#ex")
def test_printed_example_1928_is_inside_the_forest() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    sit = situation(scenario, SYSTEM.setup(scenario))
    assert is_interior(sit, "E1928")
    assert not any(is_interior(sit, hex_) for hex_ in ("E1828", "E1829", "E1728"))
    assert all(sit.board[hex_].terrain == "ardennes" for hex_ in ("E1928", "E1828", "E1829", "E1728"))


# 6.3 Dummies

DUMMY = "d: ger dummy dummy - - 0 at E1010"


@rule(BOOK, "3.2")
@rule(BOOK, "6.3.A")
@rule(BOOK, "11.5")
def test_a_dummy_is_placed_in_any_stack_with_a_real_unit_and_takes_no_room() -> None:
    stack = tuple(f"g{i}: ger 8-8-6 at E1010" for i in range(4))
    table = game("cG cG", *stack, "d: ger dummy dummy - - 0 at dummies", turn=0, phase="setup")
    assert [code for code, _ in table.refusal(Deploy(("d",), "E1110"))] == ["lonely"]
    table.do(Deploy(("d",), "E1010"))
    assert table.at("d") == "E1010"


@rule(BOOK, "3.2")
@pytest.mark.parametrize(("is_launched", "expected"), [(True, []), (False, [("fixed", "3.1.F")])])
def test_an_option_keeps_dummies_for_sickle_cut(is_launched: bool, expected: list[tuple[str, str]]) -> None:
    units = ("g: ger 8-8-6 at E1010", "d: ger dummy dummy - - 0 at dummies")
    setting = {"turn": 0, "phase": "setup", "options": {"dummies": "with_sickle_cut"}}
    table = game("cG cG", *units, is_sickle_cut=is_launched, **setting)
    assert table.refusal(Deploy(("d",), "E1010")) == expected


@rule(BOOK, "6.3.A")
def test_a_dummy_is_never_left_or_sent_alone() -> None:
    table = game("cG cG", "g: ger 8-8-6 at E1010", DUMMY)
    assert [code for code, _ in table.refusal(table.moving("d", "E1110"))] == ["lonely"]
    assert [code for code, _ in table.refusal(table.moving("g", "E1110"))] == ["lonely"]
    table.move("g d", "E1110")
    assert table.at("d") == "E1110"


@rule(BOOK, "6.3.B")
def test_dummies_revealed_in_combat_may_go_to_any_other_stack() -> None:
    table = game(
        "cF cG cG cG",
        "f: fra 4-4-6 at E1010",
        "g: ger 8-8-6/4-4-6 at E1110",
        "d: ger dummy dummy - - 0 at E1110",
        "h: ger 8-8-6 at E1310",
        side="allied",
        phase="combat",
    )
    table.attack("E1110", "f", dice=(6,))
    assert table.odds.defence == 8
    assert isinstance(table.state.frame, RedeployDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("german", "6.3.B")
    assert table.choices("redeploy_dummies", units=("d",)).legal == ("E1310",)
    assert table.refusal(LeaveDummies()) == []
    table.do(RedeployDummies(("d",), "E1310"))
    assert table.at("d") == "E1310"
    assert table.steps("d") == 1


@rule(BOOK, "6.3.C")
def test_a_dummy_goes_as_fast_as_the_fastest_of_its_stack() -> None:
    rows = "cG " * 12
    table = game(rows, "s: ger 8-8-3 at E1010", "p: ger tank 8-8-9 at E1010", DUMMY)
    table.move("s p d", "E1110", "E1210", "E1310").move("p d", "E1410", "E1510", "E1610", "E1710")
    assert table.at("d") == "E1710"
