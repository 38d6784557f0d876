from __future__ import annotations

import pytest

from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Attack,
    Displace,
    Drop,
    EndDrops,
    LandCoup,
    RelieveCoup,
    SmashFort,
)
from blitz_desktop.systems.blitzkrieg_1940.frames import CoupReliefDue, DisplaceDue, FortDue
from blitz_desktop.systems.blitzkrieg_1940.model import AIRBORNE, REMOVED
from blitz_desktop.systems.blitzkrieg_1940.victory import german_steps_lost
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

FIELD = "\n".join(["cN cN cN cN cN"] * 5)
BOTH = "belgium netherlands"


def coups(count: int) -> tuple[str, ...]:
    return tuple(f"k{i}: ger airborne_coup battalion - 0 0 at airborne" for i in range(count))


def drops(rows: str, *units: str, count: int = 1, **setting: object) -> Game:
    """The landings of turn 1."""
    return game(rows, *coups(count), *units, phase="drops", **{"violated": BOTH, **setting})


# 7.1, 7.2 Dropping


@rule(BOOK, "7.1.A")
@rule(BOOK, "7.2.A")
def test_some_all_or_none_are_dropped_one_a_hex() -> None:
    none = drops(FIELD, count=2).do(EndDrops())
    assert (none.clock.phase, none.at("k0")) == ("order", AIRBORNE)
    table = drops(FIELD, count=2).do(Drop(("k0",), "E1212"))
    assert table.refusal(Drop(("k1",), "E1212")) == [("one_a_hex", "7.2.A")]
    assert table.refusal(Drop(("k0",), "E1213")) == [("no_coup", "7.2.A")]
    assert table.refusal(EndDrops()) == [("in_the_air", "7.2.C")]
    table.do(LandCoup("k0"), 1).do(EndDrops())
    assert table.refusal(Drop(("k1",), "E1213")) == [("not_now", "5.1.A")]


@rule(BOOK, "7.2.A")
@pytest.mark.parametrize("terrain", list("mha"))
def test_none_lands_in_marsh_mountain_or_ardennes(terrain: str) -> None:
    table = drops(f"cN {terrain}N rN wN")
    assert table.refusal(Drop(("k0",), "E1110")) == [("terrain", "7.2.A")]
    assert table.choices("drop", units=("k0",)).legal == ("E1010", "E1210", "E1310")


@rule(BOOK, "7.2.A")
def test_none_lands_among_germans() -> None:
    table = drops(FIELD, "g: ger 8-10-6 at E1212")
    assert table.refusal(Drop(("k0",), "E1212")) == [("own_hex", "7.2.A")]


@rule(BOOK, "7.2.B")
def test_enemy_units_and_works_may_be_landed_on() -> None:
    table = drops(
        FIELD,
        "n: ned 2-2-4 at E1212",
        "s: fra small_fort - 0 0 at E1213",
        sites={"field_works": "E1214", "fort_eben_emael": "E1211"},
    )
    assert {"E1211", "E1212", "E1213", "E1214"} <= set(table.choices("drop", units=("k0",)).legal)


@rule(BOOK, "7.2.C")
@rule(BOOK, "7.2.D")
@pytest.mark.parametrize("dice", [(5, 4, 3, 2, 1), (6, 5, 4, 3, 2)])
def test_each_later_landing_is_harder(dice: tuple[int, ...]) -> None:
    table = drops(FIELD, count=5)
    for i in range(5):
        table.do(Drop((f"k{i}",), f"E1{i}12"))
    order = ("k3", "k0", "k4", "k1", "k2")
    assert table.choices("land_coup").legal == ("k0", "k1", "k2", "k3", "k4")
    for unit, die in zip(order, dice, strict=True):
        table.do(LandCoup(unit), die)
        assert table.thrown_under == ["7.2.D"]
    survivors = [unit for unit in order if table.at(unit) != ELIMINATED]
    assert survivors == (list(order) if dice[0] == 5 else [])


@rule(BOOK, "7.2.E")
@rule(BOOK, "7.1.C")
def test_a_failed_landing_costs_two_german_steps_and_no_hex() -> None:
    table = drops(FIELD).do(Drop(("k0",), "E1212")).do(LandCoup("k0"), 6)
    assert table.at("k0") == ELIMINATED
    assert german_steps_lost(table.sit) == 2
    assert table.control("E1212") == "allied"


@rule(BOOK, "8.2.A")
def test_a_landing_draws_a_neutral_in() -> None:
    table = drops("cG cN cB", violated="").do(Drop(("k0",), "E1110"))
    assert table.state.ext.violated == {}
    table.do(LandCoup("k0"), 1)
    assert set(table.state.ext.violated) == {"belgium", "netherlands"}


# 7.3 to 7.6 Where it lands


@rule(BOOK, "7.1.C")
@rule(BOOK, "7.3.A")
@rule(BOOK, "7.3.B")
@rule(BOOK, "7.3.C")
def test_a_survivor_takes_an_empty_hex_zones_and_works_notwithstanding() -> None:
    table = drops(FIELD, "n: ned 2-2-4 at E1211", sites={"field_works": "E1212"})
    table.do(Drop(("k0",), "E1212")).do(LandCoup("k0"), 5)
    assert (table.at("k0"), table.control("E1212")) == ("E1212", "german")


@rule(BOOK, "7.3.D")
@rule(BOOK, "7.4")
def test_mobile_units_are_driven_out_by_the_german_side() -> None:
    table = drops(FIELD, "a: ned 2-2-4 at E1212", "b: ned 2-2-4 at E1212", sites={"field_works": "E1212"})
    table.do(Drop(("k0",), "E1212")).do(LandCoup("k0"), 1)
    assert isinstance(table.state.frame, DisplaceDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("german", "7.4")
    assert set(table.choices("displace", units=("a",)).legal) == set(table.scenario.board.neighbours("E1212"))
    assert table.refusal(Displace(("a",), "E1214")) == [("too_far", "7.4")]
    assert table.refusal(EndDrops()) == [("not_now", "5.1.A")]
    table.do(Displace(("a",), "E1211")).do(Displace(("b",), "E1213"))
    assert (table.at("a"), table.at("b"), table.at("k0")) == ("E1211", "E1213", "E1212")
    assert table.state.frame is None


@rule(BOOK, "3.5.C")
@rule(BOOK, "7.4")
def test_units_driven_out_take_the_hex_they_go_to() -> None:
    table = drops("cN cN cN", "a: ned 2-2-4 at E1110", control={"german": "E1210"})
    table.do(Drop(("k0",), "E1110")).do(LandCoup("k0"), 1).do(Displace(("a",), "E1210"))
    assert (table.control("E1110"), table.control("E1210")) == ("german", "allied")


@rule(BOOK, "7.5")
def test_eben_emael_falls_to_a_survivor() -> None:
    table = drops(FIELD, "e: bel large_fort - +6 0 at E1212", sites={"fort_eben_emael": "E1212"})
    table.do(Drop(("k0",), "E1212")).do(LandCoup("k0"), 1)
    assert (table.at("e"), table.at("k0"), table.control("E1212")) == (ELIMINATED, "E1212", "german")
    missed = drops(FIELD, "e: bel large_fort - +6 0 at E1212", sites={"fort_eben_emael": "E1212"})
    missed.do(Drop(("k0",), "E1212")).do(LandCoup("k0"), 6)
    assert missed.at("e") == "E1212"


@rule(BOOK, "7.6")
def test_a_survivor_on_the_maginot_line_falls_with_one_fort_of_germanys_choice() -> None:
    forts = ("l: fra large_fort - +6 0 at E1110", "s: fra small_fort - 0 0 at E1110")
    mobile = "f: fra 4-4-4 at E1110"
    table = drops("cF cF", *forts, mobile).do(Drop(("k0",), "E1110")).do(LandCoup("k0"), 1)
    assert isinstance(table.state.frame, FortDue)
    decision = table.decision
    assert decision is not None
    assert decision.side == "german"
    assert table.choices("smash_fort").legal == ("l", "s")
    assert table.refusal(SmashFort("f")) == [("no_fort", "7.6")]
    table.do(SmashFort("l"))
    assert [table.at(unit) for unit in ("k0", "l", "s", "f")] == [ELIMINATED, ELIMINATED, "E1110", "E1110"]
    assert table.control("E1110") == "allied"
    missed = drops("cF cF", *forts).do(Drop(("k0",), "E1110")).do(LandCoup("k0"), 6)
    assert (missed.at("l"), missed.at("s")) == ("E1110", "E1110")


# 7.7 Paris

PARIS = {"cities": {"Paris": "E1110 E1210"}}


@rule(BOOK, "7.7.A")
@rule(BOOK, "7.7.B")
@rule(BOOK, "7.7#table")
@pytest.mark.parametrize(("die", "morale"), [(1, 1), (2, 1), (3, 0), (4, 0), (5, -1), (6, -1)])
def test_landings_in_paris_are_rolled_for_once(die: int, morale: int) -> None:
    table = drops("cF cF cF cF", "f: fra 4-4-4 at E1310", count=2, **PARIS)
    table.do(Drop(("k0",), "E1110")).do(Drop(("k1",), "E1210"))
    table.do(LandCoup("k0"), 1)
    assert table.state.ext.morale is None
    table.do(LandCoup("k1"), 1, die)
    assert table.thrown_under == ["7.2.D", "7.7#table"]
    assert table.state.ext.morale == morale


@rule(BOOK, "7.7.C")
def test_failed_landings_in_paris_change_nothing() -> None:
    table = drops("cF cF cF cF", "f: fra 4-4-4 at E1310", **PARIS)
    table.do(Drop(("k0",), "E1110")).do(LandCoup("k0"), 6)
    assert (table.thrown_under, table.state.ext.morale) == (["7.2.D"], None)


@rule(BOOK, "7.7#table")
@pytest.mark.parametrize(
    ("morale", "attacking", "defending"), [(1, 1, -1), (0, 0, 0), (-1, -1, 1), (None, 0, 0)]
)
def test_french_morale_shifts_french_battles_all_game_long(
    morale: int | None, attacking: int, defending: int
) -> None:
    units = ("f: fra 4-4-4/4-4-4/4-4-4/4-4-4 at E1010", "g: ger 4-4-6/4-4-6/4-4-6/4-4-6 at E1110")
    attack = game("cF cF", *units, side="allied", phase="combat", turn=9, morale=morale)
    assert attack.attack("E1110", "f", dice=(3,)).odds.shift == attacking
    defence = game("cF cF", *units, phase="combat", turn=9, morale=morale)
    assert defence.attack("E1010", "g", dice=(3,)).odds.shift == defending
    british = game("cF cF", units[0].replace("fra", "gbr"), units[1], phase="combat", morale=morale)
    assert british.attack("E1010", "g", dice=(3,)).odds.shift == 0


# 7.1, 7.8, 7.9 Afterwards

LANDED = "k: ger airborne_coup battalion - 0 0 at E1110"


@rule(BOOK, "7.1.B")
def test_a_landed_unit_neither_moves_nor_attacks() -> None:
    table = game("cN cN cN", LANDED, "n: ned 2-2-4 at E1210", violated=BOTH)
    assert table.refusal(table.moving("k", "E1010"))[0][0] == "immobile"
    fighting = game("cN cN cN", LANDED, "n: ned 2-2-4 at E1210", violated=BOTH, phase="combat")
    assert fighting.refusal(Attack("E1210", ("k",))) == [("no_attack", "7.1.B")]


@rule(BOOK, "13.4")
def test_allied_units_may_enter_its_hex() -> None:
    table = game("cN cN cN", LANDED, "n: ned 2-2-4 at E1010", violated=BOTH, side="allied")
    table.move("n", "E1110")
    assert (table.at("n"), table.control("E1110")) == ("E1110", "allied")


@rule(BOOK, "7.9")
def test_it_stays_until_an_allied_attack_eliminates_it() -> None:
    table = game(
        "cN cN",
        LANDED,
        "n: ned 40-2-4 at E1010",
        violated=BOTH,
        side="allied",
        phase="combat",
    )
    table.attack("E1110", "n", dice=(4,))
    assert table.at("k") == ELIMINATED
    assert german_steps_lost(table.sit) == 2


@rule(BOOK, "7.9")
@pytest.mark.parametrize(("answer", "place"), [("remove", REMOVED), ("leave", "E1110")])
def test_a_supplied_german_unit_may_relieve_it(answer: str, place: str) -> None:
    table = game("cG cN cN", LANDED, "g: ger 8-8-6 at E1010", violated=BOTH)
    table.move("g", "E1110")
    assert isinstance(table.state.frame, CoupReliefDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("german", "7.9")
    table.do(RelieveCoup(answer))
    assert table.at("k") == place
    assert german_steps_lost(table.sit) == 0


@rule(BOOK, "7.9")
@rule(BOOK, "13.9.D")
def test_a_stack_that_a_river_stops_relieves_nobody_beyond() -> None:
    landed = "k: ger airborne_coup battalion - 0 0 at E1210"
    setting = {"violated": BOTH, "sides": {"river": "E1010/E1110"}}
    table = game("cG cN cN", landed, "g: ger 8-8-2 at E1010", **setting)
    table.move("g", "E1110", "E1210", dice=(6,))
    assert (table.at("g"), table.state.frame) == ("E1010", None)
    crossed = game("cG cN cN", landed, "g: ger 8-8-2 at E1010", **setting)
    crossed.move("g", "E1110", "E1210", dice=(1,))
    assert crossed.state.frame == CoupReliefDue("k")


@rule(BOOK, "7.9")
def test_a_german_unit_out_of_supply_relieves_nobody() -> None:
    table = game("cG cN cN", LANDED, "g: ger 8-8-6 at E1010", violated=BOTH, turn=2)
    table.move("g", "E1110")
    assert table.state.frame is None


@rule(BOOK, "7.8")
@rule(BOOK, "6.3.A")
def test_a_dummy_does_not_stand_with_it_alone() -> None:
    units = (LANDED, "g: ger 8-8-6 at E1010", "d: ger dummy dummy - - 0 at E1010")
    table = game("cG cN cN", *units, violated=BOTH)
    assert [code for code, _ in table.refusal(table.moving("d", "E1110"))] == ["lonely"]
