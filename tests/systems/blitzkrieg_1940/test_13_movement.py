from __future__ import annotations

import pytest

from blitz_desktop.core.entries import ControlTaken, UnitsMoved
from blitz_desktop.systems.blitzkrieg_1940.actions import EndPhase, MoveStack
from blitz_desktop.systems.blitzkrieg_1940.events import CrossingFailed, PointsSpent
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"


def costs(table: Game, units: str, hex_: str) -> list[tuple[str, int, str]]:
    """Cause, points and paragraph of each cost on the way to a hex."""
    choice = table.choices("move_stack", units=tuple(units.split()))[hex_]
    assert choice.legality
    return [(part.cause, part.points, part.rule.section) for leg in choice.legs for part in leg.parts]


# 13.1, 13.2 Points and paths


@rule(BOOK, "13.1.A")
@rule(BOOK, "13.2.A")
def test_a_unit_goes_as_far_as_its_factor_and_no_farther() -> None:
    table = game("cG cG cG cG cG", "g: ger 8-10-3 at E1010")
    choices = table.choices("move_stack", units=("g",))
    assert choices.legal == ("E1110", "E1210", "E1310")
    assert choices["E1310"].left == 0
    assert table.refusal(table.moving("g", "E1110", "E1210", "E1310", "E1410")) == [("too_far", "13.1.A")]
    table.move("g", "E1110", "E1210", "E1310")
    assert table.at("g") == "E1310"


@rule(BOOK, "13.1.A")
def test_no_hex_is_skipped() -> None:
    table = game("cG cG cG", "g: ger 8-10-6 at E1010")
    assert table.refusal(table.moving("g", "E1210")) == [("skips", "13.1.A")]
    assert table.refusal(MoveStack(("g",), ("E1110", "E1210"))) == [("no_path", "13.1.A")]
    assert table.refusal(MoveStack(("g",), ("E1010",))) == [("no_path", "13.1.A")]


@rule(BOOK, "13.1.A")
def test_units_are_named_once_and_stand_on_the_map() -> None:
    table = game("cG cG", "g: ger 8-10-6 at E1010", "r: ger 8-10-6 at german_sr")
    assert table.refusal(MoveStack(("g", "g"), ("E1010", "E1110"))) == [("twice", "13.1.A")]
    assert table.refusal(MoveStack(("r",), ("german_sr", "E1010"))) == [("off_map", "13.1.A")]
    assert table.refusal(MoveStack((), ("E1010", "E1110"))) == [("no_units", "13.1.A")]


@rule(BOOK, "13.1.B")
def test_only_the_phasing_side_moves_and_only_in_its_movement_phase() -> None:
    strip = "cG cG cF cF"
    units = ("g: ger 8-10-6 at E1010", "f: fra 8-10-6 at E1310")
    german = game(strip, *units)
    assert german.refusal(german.moving("f", "E1210")) == [("not_yours", "13.1.B")]
    assert german.choices("move_stack")["f"].legality.reasons[0].rule.section == "13.1.B"
    fighting = game(strip, *units, phase="combat")
    assert fighting.refusal(fighting.moving("g", "E1110")) == [("not_now", "5.1.A")]


@rule(BOOK, "13.2.A")
def test_points_are_not_saved_for_another_phase() -> None:
    table = game("cG cG cG cG cG cG", "g: ger 8-10-2 at E1010", order="move_fight")
    table.move("g", "E1110", "E1210")
    assert table.refusal(table.moving("g", "E1310")) == [("spent", "13.2.A")]
    while (table.clock.side, table.clock.phase, table.clock.part) != ("german", "movement", 2):
        if table.clock.phase == "order":
            table.choose("move_fight")
        else:
            table.end_phase()
    assert set(table.choices("move_stack", units=("g",)).legal) == {"E1010", "E1110", "E1310", "E1410"}


@rule(BOOK, "13.2.A")
def test_a_side_may_move_none_of_its_units() -> None:
    table = game("cG cG", "g: ger 8-10-6 at E1010")
    table.end_phase()
    assert table.clock.phase == "combat"


@rule(BOOK, "13.2.B")
def test_a_unit_need_not_spend_all_its_points_and_may_go_on_while_no_other_moves() -> None:
    table = game("cG cG cG cG", "g: ger 8-10-3 at E1010")
    table.move("g", "E1110")
    table.move("g", "E1210", "E1310")
    assert table.refusal(table.moving("g", "E1210")) == [("spent", "13.2.A")]


# 13.3 Minimum move


@rule(BOOK, "13.3.A")
def test_every_unit_can_enter_one_hex_at_the_start_of_its_move_by_spending_all() -> None:
    table = game("cF mF cF cF", "f: fra 4-4-2 at E1010", side="allied")
    assert costs(table, "f", "E1110") == [("minimum move: all points", 2, "13.3.A")]
    assert table.choices("move_stack", units=("f",)).legal == ("E1110",)
    table.move("f", "E1110")
    assert table.refusal(table.moving("f", "E1210")) == [("halted", "13.3.A")]


@rule(BOOK, "13.3.A")
def test_the_minimum_move_is_only_for_the_start_of_a_move() -> None:
    table = game("cF cF mF", "f: fra 4-4-3 at E1010", side="allied")
    assert table.refusal(table.moving("f", "E1110", "E1210")) == [("too_far", "13.1.A")]
    table.move("f", "E1110")
    assert table.refusal(table.moving("f", "E1210")) == [("too_far", "13.1.A")]


@rule(BOOK, "13.3.A")
def test_the_minimum_move_opens_no_closed_hex_or_hexside() -> None:
    table = game("cG mG", "p: ger tank 16-8-2 at E1010", sides={"blocked": "E1010/E1110"})
    assert table.refusal(table.moving("p", "E1110")) == [("blocked", "13.8")]
    marsh = game("cG hG", "p: ger tank 16-8-2 at E1010")
    assert marsh.refusal(marsh.moving("p", "E1110")) == [("terrain", "14.21")]


@rule(BOOK, "13.3.A")
def test_the_minimum_move_leads_from_no_zone_into_another() -> None:
    units = ("g: ger 8-10-2 at E1110", "f: fra 4-4-4 at E1111")
    table = game("cG mG\ncF cF", *units)
    assert table.refusal(table.moving("g", "E1010")) == []
    both = game("cG mG\ncF cF", *units, "f2: fra 4-4-4 at E1011")
    assert both.refusal(both.moving("g", "E1010")) == [("zone_to_zone", "9.3.B")]


# 13.4 to 13.6


@rule(BOOK, "13.4")
def test_no_unit_enters_a_hex_with_an_enemy() -> None:
    table = game("cG cG cF", "p: ger tank 16-8-12 at E1010", "f: fra 4-4-4 at E1210")
    assert table.refusal(table.moving("p", "E1110", "E1210")) == [("enemy", "13.4")]
    assert table.choices("move_stack", units=("p",))["E1210"].legality.reasons[0].code == "enemy"


@rule(BOOK, "13.5")
def test_no_unit_moves_off_the_map() -> None:
    table = game("cG cG", "g: ger 8-10-6 at E1010")
    assert table.refusal(table.moving("g", "E1009")) == [("skips", "13.1.A")]
    assert table.refusal(table.moving("g", "E1110", "E1210")) == [("skips", "13.1.A")]


@rule(BOOK, "13.6.A")
@rule(BOOK, "13.12")
def test_a_city_costs_what_its_natural_terrain_costs() -> None:
    sites = {"field_works": "E1110", "siegfried_1940": "E1210", "maginot_border": "E1310"}
    table = game("cG rG cG mG", "g: ger 8-10-8 at E1010", cities={"Trier": "E1110"}, sites=sites)
    assert [cost[:2] for cost in costs(table, "g", "E1310")] == [("rough", 2), ("clear", 1), ("mountain", 3)]


@rule(BOOK, "13.6.B")
@rule(BOOK, "13.7")
@pytest.mark.parametrize(
    ("terrain", "leg", "mechanised"),
    [("c", 1, 1), ("r", 2, 2), ("m", 3, 4), ("a", 3, 3), ("w", 2, 3), ("h", 2, None)],
)
def test_terrain_costs_are_those_of_the_chart(terrain: str, leg: int, mechanised: int | None) -> None:
    strip = f"cG {terrain}G"
    on_foot = game(strip, "g: ger 8-10-6 at E1010")
    assert [points for _, points, _ in costs(on_foot, "g", "E1110")] == [leg]
    motorised = game(strip, "p: ger tank 16-8-12 at E1010")
    if mechanised is None:
        assert motorised.refusal(motorised.moving("p", "E1110")) == [("terrain", "14.21")]
    else:
        assert [points for _, points, _ in costs(motorised, "p", "E1110")] == [mechanised]


@rule(BOOK, "13.7#ex")
@pytest.mark.parametrize("unit", ["g: ger 8-10-6 at E1010", "g: ger tank 16-8-12 at E1010"])
def test_printed_example_rough_costs_two_for_all(unit: str) -> None:
    assert costs(game("cG rG", unit), "g", "E1110") == [("rough", 2, "13.7#ex")]


@rule(BOOK, "13.3.A")
def test_a_step_that_can_be_paid_is_no_minimum_move() -> None:
    assert costs(game("cG rG", "g: ger 8-10-2 at E1010"), "g", "E1110") == [("rough", 2, "13.7#ex")]


# 13.8 Blocked hexsides


@rule(BOOK, "13.8")
def test_no_unit_crosses_a_blocked_hexside() -> None:
    table = game("cG cG", "p: ger tank 16-8-12 at E1010", sides={"blocked": "E1010/E1110"})
    assert table.refusal(table.moving("p", "E1110")) == [("blocked", "13.8")]


# 13.9 Rivers and canals

RIVER = {"river": "E1010/E1110"}
INTO_FRANCE = "cG cF cF cF"


@rule(BOOK, "13.9.A")
@rule(BOOK, "13.9.B")
@pytest.mark.parametrize("kind", ["river", "canal"])
def test_crossing_into_an_own_hex_costs_nothing_more(kind: str) -> None:
    table = game(
        INTO_FRANCE,
        "g: ger 8-10-6 at E1010",
        sides={kind: "E1010/E1110"},
        control={"german": "E1110"},
    )
    choice = table.choices("move_stack", units=("g",))["E1110"]
    assert (choice.left, choice.legs[0].risk, choice.is_risky) == (5, 0, False)
    table.move("g", "E1110")
    assert table.of(PointsSpent)[0].points == 1


@rule(BOOK, "13.9.C")
@pytest.mark.parametrize("kind", ["river", "canal"])
@pytest.mark.parametrize(("die", "extra"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_crossing_into_an_enemy_hex_costs_half_a_die_more(kind: str, die: int, extra: int) -> None:
    table = game(INTO_FRANCE, "g: ger 8-10-6 at E1010", sides={kind: "E1010/E1110"})
    assert table.choices("move_stack", units=("g",))["E1110"].legs[0].risk == 3
    table.move("g", "E1110", dice=(die,))
    assert table.thrown_under == ["13.9.C"]
    assert table.of(PointsSpent)[0].points == 1 + extra
    assert table.at("g") == "E1110"
    assert table.control("E1110") == "german"


@rule(BOOK, "13.9.C")
def test_a_neutral_riverbank_is_no_own_hex() -> None:
    table = game("cG cB", "g: ger 8-10-6 at E1010", sides=RIVER)
    table.move("g", "E1110", dice=(6,))
    assert table.of(PointsSpent)[0].points == 4


@rule(BOOK, "13.9.C")
def test_in_1939_neutral_ground_is_not_the_enemys() -> None:
    setting = {"side": "allied", "options": {"year": "1939"}, "sides": {"river": "E1010/E1110 E1110/E1210"}}
    table = game("cF cB cB", "f: fra 5-7-6 at E1010", **setting)
    assert not table.choices("move_stack", units=("f",))["E1210"].is_risky
    table.move("f", "E1110", "E1210")
    assert (table.at("f"), table.thrown_under) == ("E1210", [])


@rule(BOOK, "13.9.C")
def test_the_whole_stack_throws_one_die_for_a_hexside() -> None:
    table = game(INTO_FRANCE, "a: ger 8-10-6 at E1010", "b: ger 8-10-6 at E1010", sides=RIVER)
    table.move("a b", "E1110", "E1210", dice=(4,))
    assert table.state.ext.spent == {"a": 4, "b": 4}


@rule(BOOK, "13.9.D")
def test_a_failed_crossing_stops_the_stack_and_closes_the_hexside() -> None:
    table = game(
        "cG cG cF cF\ncG cG cF cF",
        "a: ger 8-10-4 at E1010",
        "b: ger 8-10-6 at E1111",
        "c: ger 8-10-6 at E1110",
        sides={"river": "E1110/E1210"},
    )
    table.move("a", "E1110", "E1210", dice=(6,))
    assert table.at("a") == "E1110"
    assert table.of(CrossingFailed)[0].side == ("E1110", "E1210")
    assert sum(event.points for event in table.of(PointsSpent)) == 1
    assert table.control("E1210") == "allied"
    assert table.refusal(table.moving("a", "E1010")) == [("halted", "13.9.D")]
    assert table.refusal(table.moving("c", "E1210")) == [("closed", "13.9.D")]
    table.move("b", "E1211", "E1210")
    assert table.refusal(table.moving("b", "E1110")) == [("closed", "13.9.D")]


@rule(BOOK, "13.9.D")
def test_a_closed_hexside_opens_again_in_the_next_movement_phase() -> None:
    table = game(INTO_FRANCE, "a: ger 8-10-1 at E1010", "c: ger 8-10-6 at E1010", sides=RIVER)
    table.move("a", "E1110", dice=(6,))
    table.end_phase().end_phase()
    table.choose("fight_move").end_phase().end_phase()
    table.choose("move_fight")
    assert (table.clock.part, table.clock.side) == (2, "german")
    assert table.refusal(table.moving("c", "E1110")) == []


@rule(BOOK, "13.9.D")
def test_the_river_overrules_the_minimum_move() -> None:
    crossing = {"river": "E1010/E1110"}
    failed = game("cG mF", "g: ger 8-10-2 at E1010", sides=crossing).move("g", "E1110", dice=(2,))
    assert failed.at("g") == "E1010"
    crossed = game("cG mF", "g: ger 8-10-2 at E1010", sides=crossing).move("g", "E1110", dice=(1,))
    assert crossed.at("g") == "E1110"


@rule(BOOK, "13.9.D")
def test_a_stack_that_a_river_has_slowed_stops_on_land_without_closing_a_hexside() -> None:
    table = game("cG cF rF", "g: ger 8-10-4 at E1010", "h: ger 8-10-6 at E1010", sides=RIVER)
    table.move("g", "E1110", "E1210", dice=(5,))
    assert table.at("g") == "E1110"
    assert table.of(CrossingFailed) == []
    assert table.state.ext.closed == ()


# 13.10 Sea, 13.13 Causeway


@rule(BOOK, "13.10.A")
def test_no_unit_enters_the_sea() -> None:
    table = game("cG ss cG", "g: ger 8-10-6 at E1010")
    assert table.refusal(table.moving("g", "E1110")) == [("sea", "13.10.A")]


@rule(BOOK, "13.10.A")
def test_no_unit_crosses_an_all_sea_hexside_between_land_hexes() -> None:
    table = game("cG cG", "g: ger 8-10-6 at E1010", sides={"sea": "E1010/E1110"})
    assert table.refusal(table.moving("g", "E1110")) == [("sea", "13.10.A")]


@rule(BOOK, "13.10.A!")
@rule(BOOK, "13.13.A")
@pytest.mark.parametrize(
    ("unit", "side"), [("x: ger 8-10-6 at E1010", "german"), ("x: ned 2-2-4 at E1010", "allied")]
)
def test_the_causeway_carries_both_sides_over_its_sea_hexside(unit: str, side: str) -> None:
    table = game(
        "cN cN",
        unit,
        side=side,
        violated="netherlands belgium",
        sides={"sea": "E1010/E1110", "causeway": "E1010/E1110"},
    )
    table.move("x", "E1110")
    assert table.of(PointsSpent)[0].points == 1
    assert table.thrown_under == []


@rule(BOOK, "13.10.A")
def test_no_causeway_leads_into_the_sea() -> None:
    table = game("cG ss", "g: ger 8-10-6 at E1010", sides={"causeway": "E1010/E1110"})
    assert table.refusal(table.moving("g", "E1110")) == [("sea", "13.10.A")]


# 13.14 Sarreguemines gap

GAP = {"sarreguemines_gap": "E1210"}


@rule(BOOK, "13.14.A")
def test_the_gap_is_entered_from_next_to_it_with_all_points() -> None:
    table = game("cG cG cF cF", "p: ger tank 16-8-12 at E1110", sites=GAP)
    assert costs(table, "p", "E1210") == [("gap: all points", 12, "13.14.A")]
    table.move("p", "E1210")
    assert table.refusal(table.moving("p", "E1310")) == [("halted", "13.14.A")]


@rule(BOOK, "13.14.A")
def test_the_gap_is_not_entered_by_who_began_elsewhere() -> None:
    table = game("cG cG cF", "p: ger tank 16-8-12 at E1010", sites=GAP)
    assert table.refusal(table.moving("p", "E1110", "E1210")) == [("gap", "13.14.A")]
    table.move("p", "E1110")
    assert table.refusal(table.moving("p", "E1210")) == [("gap", "13.14.A")]


@rule(BOOK, "13.14.A")
def test_the_gap_is_not_entered_by_who_has_moved_and_come_back() -> None:
    table = game("cG cG cF", "p: ger tank 16-8-12 at E1110", sites=GAP)
    table.move("p", "E1010", "E1110")
    assert table.refusal(table.moving("p", "E1210")) == [("gap", "13.14.A")]


@rule(BOOK, "13.14.A")
def test_a_group_enters_the_gap_only_if_none_of_it_has_moved() -> None:
    table = game("cG cG cF", "p: ger tank 16-8-12 at E1110", "q: ger tank 16-8-12 at E1110", sites=GAP)
    table.move("p", "E1010", "E1110")
    assert table.refusal(table.moving("q", "E1210")) == []
    assert table.refusal(table.moving("p q", "E1210")) == [("gap", "13.14.A")]


@rule(BOOK, "9.3.B")
@rule(BOOK, "13.14.A")
def test_the_gap_is_not_entered_from_zone_to_zone() -> None:
    table = game(
        "cG cG cF\ncF cF cF",
        "g: ger 8-10-6 at E1110",
        "f: fra 4-4-4 at E1111",
        sites={"sarreguemines_gap": "E1210"},
    )
    assert table.refusal(table.moving("g", "E1210")) == []
    both = game(
        "cG cG cF\ncF cF cF",
        "g: ger 8-10-6 at E1110",
        "f: fra 4-4-4 at E1111",
        "f2: fra 4-4-4 at E1211",
        sites={"sarreguemines_gap": "E1210"},
    )
    assert both.refusal(both.moving("g", "E1210")) == [("zone_to_zone", "9.3.B")]


@rule(BOOK, "13.9.C")
@rule(BOOK, "13.14.A")
def test_a_river_before_the_gap_is_still_thrown_for() -> None:
    setting = {"sites": GAP, "sides": {"river": "E1110/E1210"}}
    crossed = game("cG cG cF", "g: ger 8-10-6 at E1110", **setting).move("g", "E1210", dice=(1,))
    assert crossed.at("g") == "E1210"
    failed = game("cG cG cF", "g: ger 8-10-6 at E1110", **setting).move("g", "E1210", dice=(2,))
    assert failed.at("g") == "E1110"


@rule(BOOK, "13.14.B")
def test_the_gap_is_left_at_ordinary_cost() -> None:
    table = game("cF cF rF", "f: fra 4-4-5 at E1010", side="allied", sites={"sarreguemines_gap": "E1010"})
    assert costs(table, "f", "E1210") == [("clear", 1, "13.7"), ("rough", 2, "13.7#ex")]


# What moving brings


@rule(BOOK, "13.1.A")
def test_a_move_is_told_hex_by_hex() -> None:
    table = game("cG cF cF", "g: ger 8-10-6 at E1010").move("g", "E1110", "E1210")
    assert [event.path for event in table.of(UnitsMoved)] == [("E1010", "E1110"), ("E1110", "E1210")]
    assert [event.hexes for event in table.of(ControlTaken)] == [("E1110",), ("E1210",)]


@rule(BOOK, "14.16.B")
def test_forts_never_move() -> None:
    table = game("cF cF", "s: fra small_fort - 0 0 at E1010", side="allied")
    assert table.refusal(table.moving("s", "E1110")) == [("immobile", "14.16.B")]
    assert table.refusal(EndPhase()) == []
