from __future__ import annotations

import pytest

from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.systems.blitzkrieg_1940.actions import EndPhase, RemoveExcess
from blitz_desktop.systems.blitzkrieg_1940.frames import ExcessDue
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"


def divisions(nation: str, count: int, at: str, prefix: str) -> tuple[str, ...]:
    return tuple(f"{prefix}{i}: {nation} 4-4-6 at {at}" for i in range(count))


# 11.1, 11.2 The limit


@rule(BOOK, "11.1.A")
@rule(BOOK, "11.2.A")
def test_four_divisions_are_the_limit() -> None:
    table = game(
        "cG cG cG", *divisions("ger", 3, "E1110", "s"), "a: ger 8-10-6 at E1010", "b: ger 8-10-6 at E1010"
    )
    table.move("a", "E1110")
    assert table.refusal(table.moving("b", "E1110")) == [("overstacked", "11.2.A")]


@rule(BOOK, "11.1.B")
@pytest.mark.parametrize("size", ["brigade", "regiment", "battalion"])
def test_smaller_units_count_a_third(size: str) -> None:
    stack = (*divisions("ger", 3, "E1110", "s"), *(f"r{i}: ger {size} 1-1-6 at E1110" for i in range(2)))
    table = game("cG cG", *stack, f"a: ger {size} 1-1-6 at E1010", f"b: ger {size} 1-1-6 at E1010")
    assert table.refusal(table.moving("a b", "E1110")) == [("overstacked", "11.2.A")]
    table.move("a", "E1110")
    assert table.refusal(table.moving("b", "E1110")) == [("overstacked", "11.2.A")]


@rule(BOOK, "11.1.B")
@pytest.mark.parametrize(
    ("nation", "type_"), [("gbr", "british_emergency brigade"), ("ger", "airborne_coup battalion")]
)
def test_emergency_and_airborne_units_count_a_third(nation: str, type_: str) -> None:
    table = game("cG", f"x: {nation} {type_} - 0 5 at E1010")
    assert table.scenario.pieces["x"].stacking == 1


@rule(BOOK, "14.16.C")
def test_forts_do_not_count() -> None:
    forts = ("l: fra large_fort - +6 0 at E1110", "s: fra small_fort - 0 0 at E1110")
    table = game("cF cF", *forts, *divisions("fra", 3, "E1110", "s"), "a: fra 4-4-6 at E1010", side="allied")
    table.move("a", "E1110")


@rule(BOOK, "11.2.A")
def test_the_limit_holds_on_the_way_too() -> None:
    table = game("cG cG cG", *divisions("ger", 4, "E1110", "s"), "a: ger 8-10-6 at E1010")
    assert table.refusal(table.moving("a", "E1110", "E1210")) == [("overstacked", "11.2.A")]
    assert table.choices("move_stack", units=("a",))["E1110"].legality.reasons[0].rule.section == "11.2.A"


@rule(BOOK, "11.2.A")
def test_any_number_of_units_pass_through_one_after_another() -> None:
    table = game("cG cG cG cG", *divisions("ger", 4, "E1010", "s"), *divisions("ger", 4, "E1310", "t"))
    for unit in ("s0", "s1", "s2", "s3"):
        table.move(unit, "E1110", "E1210")
    assert len(table.state.stack("E1210")) == 4


@rule(BOOK, "11.2.B")
@rule(BOOK, "11.6")
def test_a_stack_may_go_together_apart_or_in_parts() -> None:
    units = divisions("ger", 3, "E1010", "s")
    together = game("cG cG cG", *units).move("s0 s1 s2", "E1110", "E1210")
    assert together.state.stack("E1210") == ("s0", "s1", "s2")
    apart = game("cG cG cG", *units).move("s0 s2", "E1110").move("s1", "E1110", "E1210")
    assert (apart.at("s0"), apart.at("s1"), apart.at("s2")) == ("E1110", "E1210", "E1110")


@rule(BOOK, "11.2.C")
def test_excess_units_are_eliminated_at_the_end_of_the_phase() -> None:
    table = game(
        "cF cF",
        *divisions("fra", 2, "E1010", "f"),
        "b: gbr 4-4-6 at E1110",
        side="allied",
        order="move_fight",
    )
    table.move("b", "E1010").end_phase()
    assert table.clock.phase == "movement"
    assert isinstance(table.state.frame, ExcessDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("allied", "11.2.C")
    assert table.refusal(EndPhase()) == [("not_now", "5.1.A")]
    assert table.refusal(RemoveExcess(("f0",))) == [("still_bad", "11.2.C")]
    assert table.refusal(RemoveExcess(("nobody",))) == [("not_here", "11.2.C")]
    assert table.refusal(RemoveExcess(("f0", "f1", "b"))) == [("needless", "11.2.C")]
    table.do(RemoveExcess(("b",)))
    assert table.at("b") == ELIMINATED
    assert table.clock.phase == "combat"


@rule(BOOK, "11.2.C")
def test_four_divisions_may_stay_at_the_end_of_the_phase() -> None:
    table = game("cF cG", *divisions("fra", 4, "E1010", "f"), side="allied", order="move_fight").end_phase()
    assert (table.state.frames, table.clock.phase) == ((), "combat")


# 11.4 Nations


def mixed(*sentences: str, **setting: str) -> Game:
    return game("cF cF", *sentences, side="allied", order="move_fight", **setting)


@rule(BOOK, "11.4")
@pytest.mark.parametrize(("first", "second"), [("fra", "gbr"), ("bel", "fra"), ("ned", "bel")])
def test_the_allies_end_their_movement_stacked_by_nation(first: str, second: str) -> None:
    table = mixed(f"x: {first} 4-4-6 at E1010", f"y: {second} 4-4-6 at E1010").end_phase()
    assert isinstance(table.state.frame, ExcessDue)
    assert table.state.frame.at == "E1010"


@rule(BOOK, "11.4")
def test_allied_nations_pass_through_each_other() -> None:
    table = game(
        "cF cF cF", "b: gbr 4-4-6 at E1010", "f: fra 4-4-6 at E1110", side="allied", order="move_fight"
    )
    table.move("b", "E1110", "E1210").end_phase()
    assert table.clock.phase == "combat"


@rule(BOOK, "11.4")
def test_nations_are_not_checked_after_combat() -> None:
    table = game(
        "cF cF", "x: fra 4-4-6 at E1010", "y: gbr 4-4-6 at E1010", side="allied", phase="combat"
    ).end_phase()
    assert table.state.frame is None


@rule(BOOK, "11.4!")
def test_two_british_divisions_stack_with_the_french() -> None:
    exempt = "x: gbr 4-4-6 at E1010 (bef stacks_with_french)"
    assert mixed(exempt, "f: fra 4-4-6 at E1010").end_phase().clock.phase == "combat"
    assert mixed(exempt, "b: gbr 4-4-6 at E1010").end_phase().clock.phase == "combat"
    with_belgians = mixed(exempt, "b: bel 4-4-6 at E1010").end_phase()
    assert isinstance(with_belgians.state.frame, ExcessDue)
    with_both = mixed(exempt, "f: fra 4-4-6 at E1010", "b: gbr 4-4-6 at E1010").end_phase()
    assert isinstance(with_both.state.frame, ExcessDue)


# 11.6, 11.7 Moving as a stack


@rule(BOOK, "11.6")
def test_only_units_that_began_together_move_together() -> None:
    table = game("cG cG cG", "a: ger 8-10-6 at E1010", "b: ger 8-10-6 at E1110")
    assert table.refusal(table.moving("a b", "E1110")) == [("apart", "11.6")]
    table.move("a", "E1110")
    assert table.refusal(table.moving("a b", "E1210")) == [("joined_late", "11.6")]


@rule(BOOK, "11.6")
def test_units_of_two_armies_do_not_move_together() -> None:
    table = game("cF cF", "f: fra 4-4-6 at E1010", "b: gbr 4-4-6 at E1010", side="allied")
    assert table.refusal(table.moving("f b", "E1110")) == [("armies", "11.6")]


@rule(BOOK, "11.7.A")
def test_a_stack_drops_a_unit_and_goes_on_and_the_dropped_one_too() -> None:
    table = game("cG cG cG cG", "a: ger 8-10-6 at E1010", "b: ger 8-10-6 at E1010")
    table.move("a b", "E1110").move("a", "E1210").move("b", "E1210", "E1310").move("a", "E1310")
    assert (table.at("a"), table.at("b")) == ("E1310", "E1310")
    assert table.state.ext.spent == {"a": 3, "b": 3}


@rule(BOOK, "11.7.B")
@rule(BOOK, "13.2.B")
@rule(BOOK, "13.2.C")
def test_an_earlier_stack_does_not_go_on_after_another_has_begun() -> None:
    table = game("cG cG cG cG", "a: ger 8-10-6 at E1010", "b: ger 8-10-6 at E1010", "c: ger 8-10-6 at E1110")
    table.move("a b", "E1110").move("c", "E1210")
    assert table.refusal(table.moving("a", "E1210")) == [("move_over", "11.7.B")]
    assert table.refusal(table.moving("b", "E1010")) == [("move_over", "11.7.B")]
    assert table.refusal(table.moving("c", "E1310")) == []


@rule(BOOK, "11.7.C")
def test_a_stack_goes_at_the_pace_of_its_slowest() -> None:
    table = game("cG cG cG cG cG cG", "s: ger 4-4-2 at E1010", "p: ger tank 16-8-12 at E1010")
    assert table.choices("move_stack", units=("s", "p")).legal == ("E1110", "E1210")
    table.move("s p", "E1110", "E1210")
    assert table.refusal(table.moving("s p", "E1310")) == [("spent", "13.2.A")]
    table.move("p", "E1310", "E1410")
    assert table.at("p") == "E1410"


@rule(BOOK, "11.7.C")
def test_a_mixed_stack_pays_the_dearer_cost_and_enters_only_what_all_may() -> None:
    table = game("cG mG wG", "g: ger 8-10-6 at E1110", "p: ger tank 16-8-12 at E1110")
    assert table.choices("move_stack", units=("g", "p"))["E1210"].left == 3
    marsh = game("cG hG", "g: ger 8-10-6 at E1010", "p: ger tank 16-8-12 at E1010")
    assert marsh.refusal(marsh.moving("g p", "E1110")) == [("terrain", "14.21")]
