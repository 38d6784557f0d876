from __future__ import annotations

import math
from collections import Counter
from itertools import permutations, product

import pytest

from blitz_desktop.core.entries import StepsLeft, UnitsMoved
from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.systems.blitzkrieg_1940.actions import Advance, Attack, TakeLosses
from blitz_desktop.systems.blitzkrieg_1940.events import OddsFound, ResultFound
from blitz_desktop.systems.blitzkrieg_1940.frames import AdvanceDue, LossesDue
from blitz_desktop.systems.blitzkrieg_1940.strengths import surrounds
from tests.systems.blitzkrieg_1940.tinymap import TABLES, Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

COLUMNS = TABLES.combat_results.columns

FIELD = "\n".join(["cF cF cF cF cF"] * 5)
AROUND = ("E1211", "E1311", "E1312", "E1213", "E1112", "E1111")
"""The hexes around E1212, clockwise from the top."""


def shifts(table: Game, target: str, *attackers: str) -> list[tuple[str, str]]:
    """Columns and paragraphs of the shifts in the ledger of an attack."""
    ledger = table.forecast(target, *attackers).ledger
    return [(row.value, row.rule.section) for row in ledger if row.value[-1] in "LR"]


def halvings(table: Game, target: str, *attackers: str) -> list[str]:
    """Paragraphs of the halvings in the ledger of an attack."""
    return [row.rule.section for row in table.forecast(target, *attackers).ledger if row.value == "½"]


def duel(attack: str, defence: str, **setting: object) -> Game:
    """A German and a French unit next to each other, in the German combat phase."""
    units = (f"a: ger {attack} at E1010", f"d: fra {defence} at E1110")
    return game("cG cF cF", *units, phase="combat", **setting)


@rule(BOOK, "14.5.B")
@rule(BOOK, "14.8.A")
@rule(BOOK, "14.16.A")
@rule(BOOK, "14.16.E")
@pytest.mark.parametrize(
    ("attacker", "defender", "cited"),
    [
        ("8-8-6", "4-4-4", ["14.5.B", "14.5.B"]),
        ("+1 +1 6", "+2 +2 4", ["14.8.A", "14.8.A"]),
        ("tank 8-8-9", "small_fort - +2 0", ["14.16.E", "14.16.A"]),
        ("8-8-6", "small_fort - +2 0", ["14.5.B", "14.16.A"]),
    ],
)
def test_the_ledger_says_by_which_rule_each_factor_is_read(
    attacker: str, defender: str, cited: list[str]
) -> None:
    units = (f"a: ger {attacker} at E1010", f"d: fra {defender} at E1110")
    ledger = game("cG cF", *units, phase="combat").forecast("E1110", "a").ledger
    assert [row.rule.section for row in ledger if row.text.endswith(("attacks", "defends"))] == cited


@rule(BOOK, "14.1.A")
def test_units_off_the_map_attack_nobody() -> None:
    table = game("cG cF", "a: ger 8-8-6 at german_sr", "d: fra 4-4-4 at E1110", phase="combat")
    assert table.refusal(Attack("E1110", ("a",))) == [("not_adjacent", "14.1.A")]


# 14.1 to 14.4 Who attacks whom


@rule(BOOK, "14.1.A")
def test_only_adjacent_enemies_are_attacked_in_the_own_combat_phase() -> None:
    rows, units = "cG cF cF cG", ("a: ger 8-8-6 at E1010", "d: fra 4-4-4 at E1110", "e: fra 4-4-4 at E1210")
    table = game(rows, *units, phase="combat")
    assert table.choices("attack").legal == ("E1110",)
    assert table.refusal(Attack("E1110", ("a",))) == []
    assert table.refusal(Attack("E1210", ("a",))) == [("not_adjacent", "14.1.A")]
    assert table.refusal(Attack("E1310", ("a",))) == [("no_target", "14.1.A")]
    assert table.refusal(Attack("E1110", ("e",))) == [("not_yours", "14.1.A")]
    assert table.refusal(Attack("E1110", ("nobody",))) == [("unknown_unit", "14.1.A")]
    moving = game(rows, *units)
    assert moving.refusal(Attack("E1110", ("a",))) == [("not_now", "5.1.A")]


@rule(BOOK, "13.8")
@rule(BOOK, "14.1.A")
@pytest.mark.parametrize("kind", ["blocked", "sea"])
def test_no_attack_crosses_an_impassable_hexside(kind: str) -> None:
    table = duel("8-8-6", "4-4-4", sides={kind: "E1010/E1110"})
    cited = {"blocked": ["13.8"], "sea": ["13.10.A", "14.1.A"]}[kind]
    assert [code for code, _ in table.refusal(Attack("E1110", ("a",)))] == [kind]
    assert table.refusal(Attack("E1110", ("a",)))[0][1] in cited
    assert table.choices("attack").legal == ()


@rule(BOOK, "14.1.B")
@rule(BOOK, "14.4.A")
def test_attacking_is_voluntary() -> None:
    table = duel("8-8-6", "4-4-4")
    table.end_phase()
    assert (table.clock.side, table.clock.phase) == ("allied", "order")


@rule(BOOK, "14.2.A")
def test_units_from_several_hexes_attack_one_hex_together() -> None:
    attackers = tuple(f"a{i}: ger 2-2-6 at {hex_}" for i, hex_ in enumerate(AROUND))
    table = game(FIELD, *attackers, "d: fra 1-9-4/1-9-4/1-9-4/1-9-4 at E1212", phase="combat")
    names = tuple(f"a{i}" for i in range(6))
    assert table.choices("attack", target="E1212").legal == names
    table.attack("E1212", *names, dice=(3,))
    assert table.odds.attack == 12


@rule(BOOK, "14.2.C")
def test_allied_armies_attack_together() -> None:
    table = game(
        "cF cG\ncF cG",
        "f: fra 4-4-4 at E1010",
        "b: gbr 4-4-4 at E1011",
        "g: ger 1-8-6/1-4-6 at E1110",
        side="allied",
        phase="combat",
    )
    table.attack("E1110", "f", "b", dice=(3,))
    assert table.odds.attack == 8


@rule(BOOK, "14.2.B")
@rule(BOOK, "14.3.A")
@rule(BOOK, "14.3.D")
def test_a_unit_attacks_one_hex_and_once_a_phase() -> None:
    table = game(
        "cF cG cF",
        "a: ger 8-8-6/4-4-6 at E1110",
        "d: fra 4-4-4 at E1010",
        "e: fra 4-4-4 at E1210",
        phase="combat",
    )
    table.attack("E1010", "a", dice=(6,)).advance()
    assert table.refusal(Attack("E1210", ("a",))) == [("attacked", "14.3.D")]
    assert table.choices("attack", target="E1210").legal == ()


@rule(BOOK, "14.3.B")
@rule(BOOK, "14.3.C")
def test_all_units_in_a_hex_defend_as_one() -> None:
    table = game(
        "cG cF", "a: ger 8-8-6 at E1010", "d: fra 4-3-4 at E1110", "e: fra 4-5-4 at E1110", phase="combat"
    )
    table.attack("E1110", "a", dice=(3,))
    assert table.odds.defence == 8


@rule(BOOK, "14.3.E")
def test_a_hex_is_attacked_once_a_phase() -> None:
    table = game(
        "cG cF cG",
        "a: ger 8-8-6/4-4-6 at E1010",
        "b: ger 8-8-6 at E1210",
        "d: fra 1-8-4/1-4-4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "a", dice=(3,))
    assert table.refusal(Attack("E1110", ("b",))) == [("assaulted", "14.3.E")]
    assert table.choices("attack").legal == ()


@rule(BOOK, "14.3.D")
@rule(BOOK, "14.3.E")
def test_both_attack_again_in_the_next_combat_phase() -> None:
    table = game(
        "cG cF",
        "a: ger 8-8-6/8-8-6/8-8-6 at E1010",
        "d: fra 1-8-4/1-4-4 at E1110",
        phase="combat",
        order="fight_move",
    )
    table.attack("E1110", "a", dice=(1,))
    table.end_phase().end_phase().choose("fight_move").end_phase().end_phase().choose("fight_move")
    assert table.refusal(Attack("E1110", ("a",))) == []


@rule(BOOK, "14.3.A")
def test_a_unit_is_named_once() -> None:
    table = duel("8-8-6", "4-4-4")
    assert table.refusal(Attack("E1110", ("a", "a"))) == [("no_units", "14.3.A")]
    assert table.refusal(Attack("E1110", ())) == [("no_units", "14.3.A")]


@rule(BOOK, "14.4.B")
@rule(BOOK, "14.22")
def test_one_attack_is_settled_before_the_next_begins() -> None:
    table = game(
        "cF cG cF",
        "a: ger 9-8-6/4-4-6 at E1110",
        "b: ger 9-8-6/4-4-6 at E1110",
        "d: fra 1-1-4 at E1010",
        "e: fra 1-1-4 at E1210",
        phase="combat",
    )
    table.attack("E1010", "a")
    assert isinstance(table.state.frame, AdvanceDue)
    assert table.refusal(Attack("E1210", ("b",))) == [("not_now", "5.1.A")]
    table.advance("a").attack("E1210", "b")


# 14.5 to 14.7 Odds


@rule(BOOK, "14.5.A")
@rule(BOOK, "14.5.B")
@rule(BOOK, "14.5.B#ex")
def test_printed_example_26_to_7_is_three_to_one() -> None:
    table = game(
        "cG cF",
        "a: ger 16-8-6 at E1010",
        "b: ger 10-8-6 at E1010",
        "d: fra 1-3-4 at E1110",
        "e: fra 1-4-4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "a", "b", dice=(4,))
    assert table.odds == OddsFound(26, 7, 0, "3:1")


@rule(BOOK, "14.6")
@rule(BOOK, "14.6#ex")
def test_printed_example_5_to_11_is_one_to_three() -> None:
    table = duel("5-5-6/2-2-6/1-1-6", "1-11-4").attack("E1110", "a", dice=(6,))
    assert table.odds == OddsFound(5, 11, 0, "1:3")


@rule(BOOK, "14.7")
@pytest.mark.parametrize(("attack", "column"), [(2, "1:3"), (1, "1:3")])
def test_worse_than_one_to_three_is_fought_at_one_to_three(attack: int, column: str) -> None:
    table = duel(f"{attack}-5-6", "1-9-4").attack("E1110", "a", dice=(6,))
    assert table.odds.column == column


@rule(BOOK, "14.7")
@pytest.mark.parametrize("attack", [49, 70])
def test_seven_to_one_or_more_needs_no_die(attack: int) -> None:
    table = duel(f"{attack}-5-6", "1-7-4/1-7-4/1-7-4/1-7-4").attack("E1110", "a")
    assert table.thrown_under == []
    assert (table.odds.column, table.result) == ("7:1+", "0/3")
    assert (table.steps("a"), table.steps("d")) == (1, 1)


@rule(BOOK, "14.7")
def test_six_to_one_still_needs_a_die() -> None:
    table = duel("48-5-6", "1-7-4/1-7-4/1-7-4/1-7-4").attack("E1110", "a", dice=(6,))
    assert table.odds.column == "6:1"
    assert table.thrown_under == ["14.9"]


# 14.8 Volatile factors


@rule(BOOK, "14.8.A")
@rule(BOOK, "14.8.A#ex")
@rule(BOOK, "14.8.C")
@rule(BOOK, "14.8.D")
@rule(BOOK, "2.11.A")
@pytest.mark.parametrize(
    ("printed", "die", "factor"),
    [("+3", 5, 8), ("-2", 5, 3), ("-2", 1, 1), ("-2", 2, 1), ("-5", 6, 1), ("0", 4, 4), ("0", 1, 1)],
)
def test_a_volatile_factor_is_added_to_a_die_and_is_one_at_least(printed: str, die: int, factor: int) -> None:
    attacking = game(
        "cF cG", f"f: fra {printed} +1 4 at E1010", "g: ger 1-9-6 at E1110", side="allied", phase="combat"
    )
    attacking.attack("E1110", "f", dice=(die, 6))
    assert attacking.odds.attack == factor
    assert attacking.thrown_under == ["14.8.B", "14.9"]
    defending = game("cG cF", "g: ger 9-9-6 at E1010", f"f: fra +1 {printed} 4 at E1110", phase="combat")
    defending.attack("E1110", "g", dice=(die, 1) if 9 // factor < 7 else (die,))
    assert defending.odds.defence == factor


@rule(BOOK, "14.8.B")
def test_every_volatile_unit_throws_a_die_in_every_battle() -> None:
    table = game(
        "cG cF cG",
        "s: ger +4 +4 6/+2 +2 6 at E1010",
        "g: ger 9-9-6 at E1010",
        "d: fra +1 +1 4/0 0 4 at E1110",
        "e: fra +1 +2 4/0 0 4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "s", "g", dice=(2, 3, 4, 1))
    assert (table.odds.attack, table.odds.defence) == (6 + 9, 4 + 6)
    assert table.thrown_under == ["14.8.B"] * 3 + ["14.9"]


@rule(BOOK, "14.8.C")
def test_each_of_several_volatile_units_counts_one_at_least() -> None:
    table = game(
        "cG cF",
        "g: ger 9-9-6/9-9-6/9-9-6/9-9-6 at E1010",
        "d: fra +1 -3 4 at E1110",
        "e: fra +1 -3 4 at E1110",
        "f: fra +1 -3 4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "g", dice=(1, 2, 5, 1))
    assert table.odds.defence == 1 + 1 + 2


@rule(BOOK, "14.8.E")
def test_a_volatile_attacker_out_of_supply_is_halved_after_its_die() -> None:
    table = game(
        "cF cG", "f: fra +3 +1 4 at E1010", "g: ger 1-4-6 at E1110", side="allied", phase="combat", turn=2
    )
    table.attack("E1110", "f", dice=(6, 3))
    assert table.odds.attack == (6 + 3) // 2


# 14.9 to 14.11 Results


@rule(BOOK, "14.9")
@rule(BOOK, "14.9#ex")
def test_printed_example_four_at_three_to_one_is_one_to_two() -> None:
    table = duel("9-9-6/4-4-6", "1-3-4/1-2-4").attack("E1110", "a", dice=(4,))
    assert (table.odds.column, table.result) == ("3:1", "1/2")


@rule(BOOK, "14.9")
@pytest.mark.parametrize("column", range(len(COLUMNS) - 1))
@pytest.mark.parametrize("die", range(1, 7))
def test_the_result_is_the_one_in_the_table(column: int, die: int) -> None:
    attack, defence = ((1, 3), (1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1))[column]
    factors = "/".join([f"{attack * 2}-9-6"] * 4)
    table = duel(factors, "/".join([f"1-{defence * 2}-4"] * 4)).attack("E1110", "a", dice=(die,))
    assert table.odds.column == COLUMNS[column]
    attacker, defender = map(int, table.result.split("/"))
    assert TABLES.combat_results.losses(die, column) == (attacker, defender)
    assert (table.steps("a"), table.steps("d")) == (4 - attacker, 4 - defender)


@rule(BOOK, "14.10.A")
@rule(BOOK, "14.11")
@rule(BOOK, "2.13.B")
@rule(BOOK, "2.14")
def test_each_number_is_a_step_of_its_side_and_zero_is_none() -> None:
    table = duel("6-6-12/5-5-12/4-4-12/3-3-12", "1-6-4/1-3-4").attack("E1110", "a", dice=(1,))
    assert table.result == "2/0"
    assert table.of(StepsLeft) == [StepsLeft("a", 2)]
    assert (table.steps("a"), table.steps("d")) == (2, 2)
    later = game(
        "cG cF", "a: ger 6-6-12/5-5-12/4-4-12/3-3-12 at E1010 with 2", "d: fra 1-4-4 at E1110", phase="combat"
    )
    later.attack("E1110", "a", dice=(5,))
    assert later.odds.attack == 4


@rule(BOOK, "14.10.B")
def test_each_side_shares_its_losses_out_as_it_likes() -> None:
    table = game(
        "cG cF",
        "a: ger 4-8-6/2-2-6 at E1010",
        "b: ger 4-8-6/2-2-6 at E1010",
        "d: fra 1-2-4/1-2-4 at E1110",
        "e: fra 1-2-4/1-2-4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "a", "b", dice=(3,))
    assert table.result == "1/1"
    assert isinstance(table.state.frame, LossesDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("allied", "14.10.B")
    assert table.choices("take_losses").legal == ("d", "e")
    table.lose("e")
    decision = table.decision
    assert decision is not None
    assert decision.side == "german"
    table.lose("b")
    assert [table.steps(unit) for unit in "abde"] == [2, 1, 2, 1]
    assert table.state.frame is None


@rule(BOOK, "14.10.B")
def test_no_unit_falls_before_all_are_down_to_one_step() -> None:
    table = game(
        "cG cF",
        "a: ger 20-8-6 at E1010",
        "d: fra 1-2-4/1-2-4/1-1-4 at E1110",
        "e: fra 1-2-4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "a", dice=(6,))
    assert table.result == "0/3"
    assert table.choices("take_losses")["d"].most == 3
    assert table.choices("take_losses")["e"].most == 1
    assert table.refusal(TakeLosses(("d", "d", "e"))) == []
    assert table.refusal(TakeLosses(("d", "d", "d"))) == []
    assert table.refusal(TakeLosses(("e", "e", "d"))) == [("too_many", "14.10.A")]


@rule(BOOK, "14.10.B")
def test_a_unit_with_one_step_may_not_go_first() -> None:
    table = game(
        "cG cF",
        "a: ger 8-8-6 at E1010",
        "d: fra 1-2-4/1-2-4 at E1110",
        "e: fra 1-2-4 at E1110",
        "f: fra 1-2-4/1-1-4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "a", dice=(4,))
    assert table.result == "1/1"
    assert table.choices("take_losses").legal == ("d", "f")
    assert table.choices("take_losses")["e"].legality.reasons[0].code == "must_spread"
    assert table.refusal(TakeLosses(("e",))) == [("must_spread", "14.10.B")]
    assert table.refusal(TakeLosses(("a",))) == [("not_involved", "14.10.B")]
    assert table.refusal(TakeLosses(("d", "a"))) == [("not_involved", "14.10.B")]
    assert table.refusal(TakeLosses(("d", "f"))) == [("wrong_count", "14.10.A")]
    table.lose("d")


@rule(BOOK, "14.10.A")
def test_losses_beyond_the_last_step_are_void() -> None:
    table = duel("70-8-6", "1-2-4").attack("E1110", "a")
    assert table.result == "0/3"
    assert table.at("d") == ELIMINATED
    assert table.of(StepsLeft) == [StepsLeft("d", 0)]


@rule(BOOK, "14.10.B")
def test_units_beside_the_battle_lose_nothing() -> None:
    table = game(
        "cG cF",
        "a: ger 2-8-6/1-1-6 at E1010",
        "b: ger 8-8-6/4-4-6 at E1010",
        "d: fra 1-6-4 at E1110",
        phase="combat",
    )
    table.attack("E1110", "a", dice=(1,))
    assert (table.at("a"), table.steps("b")) == (ELIMINATED, 2)


# 14.12 Terrain


@rule(BOOK, "14.12.A")
@rule(BOOK, "14.12.B")
@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        ("c", []),
        ("r", [("1L", "14.12.A")]),
        ("m", [("2L", "14.12.B#ex")]),
        ("a", [("1L", "14.12.A")]),
        ("h", []),
        ("w", []),
    ],
)
def test_the_defenders_terrain_shifts_the_odds(terrain: str, expected: list[tuple[str, str]]) -> None:
    units = ("a: ger 9-8-6 at E1010", "d: fra 1-3-4 at E1110")
    assert shifts(game(f"cG {terrain}F", *units, phase="combat"), "E1110", "a") == expected
    assert shifts(game(f"{terrain}G cF", *units, phase="combat"), "E1110", "a") == []


@rule(BOOK, "14.12.B#ex")
def test_printed_example_three_to_one_into_mountain_is_one_to_one() -> None:
    table = game("cG mF", "a: ger 9-8-6/4-4-6 at E1010", "d: fra 1-3-4/1-2-4 at E1110", phase="combat")
    table.attack("E1110", "a", dice=(3,))
    assert table.odds == OddsFound(9, 3, -2, "1:1")


@rule(BOOK, "14.12.B")
@pytest.mark.parametrize(("attack", "column"), [(9, "4:1"), (18, "7:1+")])
def test_a_shift_to_the_right_helps_the_attacker(attack: int, column: str) -> None:
    table = duel(f"{attack}-8-6/4-4-6", "1-3-4/1-3-4/1-3-4/1-3-4", order="fight_move")
    table.attack("E1110", "a", dice=(3,) if attack < 18 else ())
    assert table.odds == OddsFound(attack, 3, 1, column)


@rule(BOOK, "14.12.C")
def test_the_attackers_hex_has_no_bearing() -> None:
    sites = {"field_works": "E1010", "siegfried_1940": "E1010"}
    table = duel("9-8-6", "1-3-4", sites=sites, cities={"Trier": "E1010"})
    assert shifts(table, "E1110", "a") == []


@rule(BOOK, "14.12.D")
def test_all_shifts_add_up() -> None:
    table = game(
        "cG rF cG",
        "a: ger 9-8-6/4-4-6 at E1010",
        "d: fra 1-3-4/1-2-4 at E1110",
        phase="combat",
        order="fight_move",
        sites={"field_works": "E1110"},
        cities={"Sedan": "E1110"},
    )
    assert shifts(table, "E1110", "a") == [
        ("1L", "14.12.A"),
        ("1L", "14.12.A"),
        ("1L", "14.19.A"),
        ("1R", "14.20.A"),
    ]
    table.attack("E1110", "a", dice=(3,))
    assert table.odds == OddsFound(9, 3, -2, "1:1")


# 14.13 Water


@rule(BOOK, "14.13")
@rule(BOOK, "13.13.B")
@pytest.mark.parametrize("kinds", [("river",), ("canal",), ("sea", "causeway"), ("river", "canal")])
def test_attacking_across_water_halves_once_and_in_one_sum(kinds: tuple[str, ...]) -> None:
    table = game(
        "cG cF",
        "a: ger 5-8-6/4-4-6 at E1010",
        "b: ger 5-8-6/4-4-6 at E1010",
        "d: fra 1-4-4/1-2-4 at E1110",
        phase="combat",
        sides=dict.fromkeys(kinds, "E1010/E1110"),
    )
    assert halvings(table, "E1110", "a", "b") == ["14.13", "14.13"]
    causes = [row.text.strip() for row in table.forecast("E1110", "a").ledger if row.value == "½"]
    assert causes == ["across the water"]
    table.attack("E1110", "a", "b", dice=(3,))
    assert table.odds.attack == 5


@rule(BOOK, "14.13")
def test_only_units_across_the_water_are_halved_and_the_rest_is_rounded_down() -> None:
    table = game(
        "cG cF\ncG cF",
        "a: ger 5-8-6/4-4-6 at E1010",
        "b: ger 6-8-6/4-4-6 at E1011",
        "d: fra 1-4-4/1-2-4 at E1110",
        phase="combat",
        sides={"river": "E1010/E1110"},
    )
    table.attack("E1110", "a", "b", dice=(3,))
    assert table.odds.attack == 2 + 6


@rule(BOOK, "14.13")
@rule(BOOK, "14.12.D")
def test_halvings_for_several_causes_add_up() -> None:
    table = game(
        "cG cF",
        "a: ger 9-8-6 at E1010",
        "d: fra 1-4-4/1-2-4 at E1110",
        phase="combat",
        turn=2,
        sides={"river": "E1010/E1110"},
    )
    assert halvings(table, "E1110", "a") == ["10.3.B", "14.13"]
    table.attack("E1110", "a", dice=(6,))
    assert table.odds.attack == 9 // 4


@rule(BOOK, "10.3.B")
@rule(BOOK, "14.13")
def test_an_option_halves_once_whatever_the_reasons() -> None:
    table = game(
        "cG cF",
        "a: ger 9-8-6 at E1010",
        "d: fra 1-4-4/1-2-4 at E1110",
        phase="combat",
        turn=2,
        sides={"river": "E1010/E1110"},
        options={"halving": "once"},
    )
    assert halvings(table, "E1110", "a") == ["10.3.B"]
    table.attack("E1110", "a", dice=(6,))
    assert table.odds.attack == 9 // 2


@rule(BOOK, "14.13")
def test_defenders_behind_water_are_not_halved() -> None:
    table = duel("8-8-6/4-4-6", "1-8-4/1-4-4", sides={"river": "E1010/E1110"}).attack("E1110", "a", dice=(4,))
    assert (table.odds.attack, table.odds.defence) == (4, 8)


# 14.15 Concentric assaults


@rule(BOOK, "14.15.A")
@pytest.mark.parametrize("count", range(1, 7))
def test_what_makes_an_assault_concentric(count: int) -> None:
    """Opposite hexes, three with one between each and the next, or more than three."""
    for sides in permutations(range(6), count):
        gaps = [(b - a) % 6 for a, b in zip(sorted(sides), [*sorted(sides)[1:], min(sides) + 6], strict=True)]
        opposite = any((side + 3) % 6 in sides for side in sides)
        expected = opposite or gaps == [2, 2, 2] or count > 3
        assert surrounds({tuple(Direction)[side] for side in sides}) is expected


@rule(BOOK, "14.15.A")
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((0, 3), [("1R", "14.15.A")]),
        ((0, 2), []),
        ((0, 1), []),
        ((0, 2, 4), [("1R", "14.15.A")]),
        ((1, 3, 5), [("1R", "14.15.A")]),
        ((0, 1, 2), []),
        ((0, 1, 2, 4), [("1R", "14.15.A")]),
    ],
)
def test_a_concentric_assault_shifts_one_to_the_right(
    places: tuple[int, ...], expected: list[tuple[str, str]]
) -> None:
    units = [f"a{place}: ger 4-8-6 at {AROUND[place]}" for place in places]
    table = game(FIELD, *units, "d: fra 1-3-4 at E1212", phase="combat")
    names = tuple(f"a{place}" for place in places)
    assert shifts(table, "E1212", *names) == expected


@rule(BOOK, "14.15.A")
def test_units_that_look_on_do_not_make_it_concentric() -> None:
    table = game(
        FIELD, "a: ger 4-8-6 at E1211", "b: ger 4-8-6 at E1213", "d: fra 1-3-4 at E1212", phase="combat"
    )
    assert shifts(table, "E1212", "a") == []


@rule(BOOK, "14.15.B")
def test_friends_nearby_do_not_undo_it() -> None:
    table = game(
        FIELD,
        "a: ger 4-8-6 at E1211",
        "b: ger 4-8-6 at E1213",
        "d: fra 1-3-4 at E1212",
        "e: fra 1-3-4 at E1112",
        "f: fra 1-3-4 at E1312",
        phase="combat",
    )
    assert shifts(table, "E1212", "a", "b") == [("1R", "14.15.A")]


@rule(BOOK, "14.15.A!")
@rule(BOOK, "14.18.D")
@rule(BOOK, "14.19.B")
def test_forts_and_siegfried_line_know_no_concentric_assault_but_field_works_do() -> None:
    ring = ("a: ger 4-8-6 at E1211", "b: ger 4-8-6 at E1213")
    for fort in ("s: fra small_fort - 0 0 at E1212", "e: bel large_fort - +6 0 at E1212"):
        assert shifts(game(FIELD, *ring, fort, phase="combat"), "E1212", "a", "b") == []
    works = game(FIELD, *ring, "d: fra 1-3-4 at E1212", phase="combat", sites={"field_works": "E1212"})
    assert shifts(works, "E1212", "a", "b") == [("1L", "14.19.A"), ("1R", "14.15.A")]
    line = game(
        FIELD,
        "x: fra 4-8-6 at E1211",
        "y: fra 4-8-6 at E1213",
        "g: ger 1-3-4 at E1212",
        side="allied",
        phase="combat",
        sites={"siegfried_1940": "E1212"},
    )
    assert shifts(line, "E1212", "x", "y") == [("2L", "14.18.A")]


# 14.16 Forts


@rule(BOOK, "14.15.A!")
@rule(BOOK, "14.18.B")
def test_a_siegfried_hex_in_allied_hands_can_be_assaulted_from_all_sides() -> None:
    units = ("a: ger 8-8-6 at E1211", "b: ger 8-8-6 at E1213", "d: fra 4-4-4 at E1212")
    rows = "\n".join(["cG cG cG cG cG"] * 5)
    table = game(rows, *units, phase="combat", sites={"siegfried_1940": "E1212"})
    assert shifts(table, "E1212", "a", "b") == [("1R", "14.15.A")]


@rule(BOOK, "14.16.A")
@pytest.mark.parametrize(("fort", "die", "factor"), [("large_fort - +6 0", 3, 9), ("small_fort - 0 0", 3, 3)])
def test_forts_defend_with_a_volatile_factor(fort: str, die: int, factor: int) -> None:
    table = game("cG cF", "a: ger 9-9-6/4-4-6/4-4-6 at E1010", f"s: fra {fort} at E1110", phase="combat")
    table.attack("E1110", "a", dice=(die, 3))
    assert table.odds.defence == factor


@rule(BOOK, "14.16.C")
def test_a_fort_has_one_step() -> None:
    table = game("cG cF", "a: ger 90-9-6 at E1010", "s: fra large_fort - +6 0 at E1110", phase="combat")
    table.attack("E1110", "a", dice=(6,))
    assert table.at("s") == ELIMINATED


@rule(BOOK, "14.16.D")
def test_forts_never_attack_but_units_beside_them_do() -> None:
    table = game(
        "cF cG",
        "s: fra large_fort - +6 0 at E1010",
        "f: fra 4-4-4 at E1010",
        "g: ger 1-4-6/1-4-6 at E1110",
        side="allied",
        phase="combat",
    )
    assert table.refusal(Attack("E1110", ("s",))) == [("fort", "14.16.D")]
    assert table.refusal(Attack("E1110", ("f", "s"))) == [("fort", "14.16.D")]
    table.attack("E1110", "f", dice=(3,))
    assert table.odds.attack == 4
    assert table.steps("s") == 1


@rule(BOOK, "7.1.B")
@rule(BOOK, "12.4bis.C")
def test_airborne_and_emergency_units_never_attack() -> None:
    emergency = game(
        "cF cG",
        "e: gbr british_emergency brigade - 0 5 at E1010",
        "g: ger 4-4-6 at E1110",
        side="allied",
        phase="combat",
    )
    assert emergency.refusal(Attack("E1110", ("e",))) == [("no_attack", "12.4bis.C")]
    airborne = game(
        "cG cF", "k: ger airborne_coup battalion - 0 0 at E1010", "f: fra 4-4-6 at E1110", phase="combat"
    )
    assert airborne.refusal(Attack("E1110", ("k",))) == [("no_attack", "7.1.B")]


@rule(BOOK, "14.16.E")
def test_panzers_attack_forts_with_their_defence_factor() -> None:
    units = ("p: ger tank 16-8-12/9-9-9 at E1010", "m: ger motor_infantry 9-7-11/4-4-9 at E1010")
    fort = game("cG cF", *units, "s: fra small_fort - 0 0 at E1110", phase="combat")
    fort.attack("E1110", "p", "m", dice=(6, 3))
    assert fort.odds.attack == 8 + 9
    field = game("cG cF", *units, "d: fra 1-6-4/1-6-4 at E1110", phase="combat")
    field.attack("E1110", "p", "m", dice=(3,))
    assert field.odds.attack == 16 + 9


# 14.17 to 14.19


@rule(BOOK, "14.17")
@rule(BOOK, "14.12.C!")
def test_the_gap_halves_who_defends_in_it_or_attacks_from_it() -> None:
    defending = duel("8-8-6/4-4-6", "1-7-4/1-2-4", sites={"sarreguemines_gap": "E1110"})
    defending.attack("E1110", "a", dice=(3,))
    assert (defending.odds.attack, defending.odds.defence) == (8, 3)
    attacking = duel("9-8-6/4-4-6", "1-4-4/1-2-4", sites={"sarreguemines_gap": "E1010"})
    assert halvings(attacking, "E1110", "a") == ["14.17"]
    attacking.attack("E1110", "a", dice=(3,))
    assert (attacking.odds.attack, attacking.odds.defence) == (4, 4)


@rule(BOOK, "14.18.A")
@rule(BOOK, "14.18.B")
@rule(BOOK, "14.18.C")
@rule(BOOK, "14.18.E")
@pytest.mark.parametrize(
    ("site", "year", "expected"),
    [
        ("siegfried_1940", "1940", [("2L", "14.18.A")]),
        ("siegfried_1939", "1940", [("2L", "14.18.A")]),
        ("siegfried_1939", "1939", [("2L", "14.18.A")]),
        ("siegfried_1940", "1939", []),
    ],
)
def test_the_siegfried_line_shifts_for_german_defenders_alone(
    site: str, year: str, expected: list[tuple[str, str]]
) -> None:
    setting = {"sites": {site: "E1110"}, "options": {"year": year}, "phase": "combat"}
    german = game(
        "cG cG",
        "f: fra 4-4-4 at E1010",
        "g: ger 1-4-6 at E1110",
        side="allied",
        **setting,
    )
    assert shifts(german, "E1110", "f") == expected
    french = game("cG cG", "g: ger 8-8-6 at E1010", "f: fra 4-4-4 at E1110", **setting)
    assert shifts(french, "E1110", "g") == []


@rule(BOOK, "14.19.A")
@rule(BOOK, "14.19.C")
@pytest.mark.parametrize("nation", ["fra", "gbr", "bel", "ned"])
def test_field_works_shift_for_allied_defenders_of_any_nation_alone(nation: str) -> None:
    setting = {"sites": {"field_works": "E1110"}, "phase": "combat"}
    allied = game("cG cF", "g: ger 8-8-6 at E1010", f"x: {nation} 4-4-4 at E1110", **setting)
    assert shifts(allied, "E1110", "g") == [("1L", "14.19.A")]
    german = game(
        "cF cF",
        "f: fra 4-4-4 at E1010",
        "g: ger 1-4-6 at E1110",
        side="allied",
        **setting,
    )
    assert shifts(german, "E1110", "f") == []


@rule(BOOK, "14.19.B")
def test_field_works_and_siegfried_line_outlast_every_battle() -> None:
    table = duel("90-8-6", "1-4-4", sites={"field_works": "E1110"})
    table.attack("E1110", "a", dice=(6,)).advance("a")
    assert table.scenario.board["E1110"].sites == {"field_works"}


# 14.20 Phase order


@rule(BOOK, "14.20.A")
@pytest.mark.parametrize(
    ("order", "year", "expected"),
    [("move_fight", "1940", []), ("fight_move", "1940", [("1R", "14.20.A")]), ("fight_move", "1939", [])],
)
def test_germans_gain_by_fighting_first(order: str, year: str, expected: list[tuple[str, str]]) -> None:
    units = ("a: ger 8-8-6 at E1010", "d: fra 4-4-4 at E1110")
    table = game("cG cG cF", *units, phase="combat", order=order, options={"year": year})
    assert shifts(table, "E1110", "a") == expected


@rule(BOOK, "14.20.B")
@pytest.mark.parametrize("year", ["1940", "1939"])
@pytest.mark.parametrize(("order", "expected"), [("move_fight", [("1L", "14.20.B")]), ("fight_move", [])])
def test_the_allies_lose_by_moving_first(year: str, order: str, expected: list[tuple[str, str]]) -> None:
    table = game(
        "cF cG",
        "f: fra 4-4-4 at E1010",
        "g: ger 1-4-6 at E1110",
        side="allied",
        phase="combat",
        order=order,
        options={"year": year},
    )
    assert shifts(table, "E1110", "f") == expected


# 14.21 Marsh and watergangs


@rule(BOOK, "14.21")
@pytest.mark.parametrize("terrain", ["h", "w"])
@pytest.mark.parametrize("side", ["german", "allied"])
def test_mechanised_attackers_into_marsh_and_watergangs_are_halved(terrain: str, side: str) -> None:
    own, enemy = {"german": ("ger", "fra"), "allied": ("fra", "ger")}[side]
    table = game(
        f"cG {terrain}F",
        f"t: {own} tank 9-9-12/4-4-12 at E1010",
        f"i: {own} 6-6-6/4-4-6 at E1010",
        f"d: {enemy} 4-5-4/4-4-4 at E1110",
        phase="combat",
        side=side,
    )
    assert halvings(table, "E1110", "t", "i") == ["14.21"]
    table.attack("E1110", "t", "i", dice=(3,))
    assert table.odds.attack == 4 + 6


# 14.22 Advance


@rule(BOOK, "14.22")
def test_some_all_or_none_of_the_attackers_advance_into_a_cleared_hex() -> None:
    units = (
        "a: ger 40-8-6 at E1010",
        "b: ger 40-8-6 at E1010",
        "n: ger 8-8-6 at E1010",
        "d: fra 1-4-4 at E1110",
    )
    for advancing in ((), ("a",), ("b", "a")):
        table = game("cG cF", *units, phase="combat").attack("E1110", "a", "b")
        assert table.choices("advance").legal == ("a", "b")
        assert table.refusal(Advance(("n",))) == [("not_involved", "14.22")]
        assert table.refusal(Advance(("a", "a"))) == [("twice", "14.22")]
        table.advance(*advancing)
        assert table.state.stack("E1110") == advancing
        assert table.control("E1110") == ("german" if advancing else "allied")
        assert table.state.ext.spent == {}


@rule(BOOK, "14.22")
def test_advances_from_several_hexes_are_told_apart() -> None:
    units = (
        "a: ger 40-8-6 at E1211",
        "b: ger 40-8-6 at E1213",
        "c: ger 8-8-6 at E1213",
        "d: fra 4-4-4 at E1212",
    )
    table = game(FIELD, *units, phase="combat").attack("E1212", "a", "b", "c").advance("a", "b")
    assert [(move.units, move.path) for move in table.of(UnitsMoved)] == [
        (("a",), ("E1211", "E1212")),
        (("b",), ("E1213", "E1212")),
    ]


@rule(BOOK, "6.3.A")
@rule(BOOK, "14.22")
def test_dummies_that_would_be_alone_go_along_with_an_advance() -> None:
    units = (
        "a: ger 90-8-6 at E1010",
        "b: ger 9-8-6 at E1010",
        "x: ger 0-0-6 at E1010 (dummy)",
        "d: fra 4-4-4 at E1110",
    )
    table = game("cG cF", *units, phase="combat").attack("E1110", "a", "b")
    table.advance("a")
    assert table.at("x") == "E1010"
    table = game("cG cF", *units, phase="combat").attack("E1110", "a", "b").advance("a", "b")
    assert table.state.stack("E1110") == ("a", "b", "x")
    assert table.state.frame is None


@rule(BOOK, "14.22")
def test_nobody_advances_while_a_defender_is_left() -> None:
    table = duel("9-8-6/4-4-6", "1-3-4/1-2-4/1-1-4").attack("E1110", "a", dice=(4,))
    assert table.steps("d") == 1
    assert table.state.frame is None
    assert table.refusal(Advance(("a",))) == [("not_now", "5.1.A")]


@rule(BOOK, "14.22")
@rule(BOOK, "11.2.A")
def test_an_advance_keeps_to_the_stacking_limit() -> None:
    units = [f"a{i}: ger 9-8-6 at {hex_}" for i, hex_ in enumerate(["E1211"] * 3 + ["E1213"] * 2)]
    table = game(FIELD, *units, "d: fra 1-4-4 at E1212", phase="combat")
    names = tuple(f"a{i}" for i in range(5))
    table.attack("E1212", *names)
    assert table.refusal(Advance(names)) == [("overstacked", "11.2.A")]
    table.advance(*names[1:])
    assert table.state.stack("E1212") == names[1:]


@rule(BOOK, "14.22")
def test_no_vehicle_advances_into_a_marsh() -> None:
    table = game(
        "cG hF",
        "t: ger tank 90-9-12 at E1010",
        "i: ger 9-9-6 at E1010",
        "d: fra 1-4-4 at E1110",
        phase="combat",
    ).attack("E1110", "t", "i")
    assert table.choices("advance").legal == ("i",)
    assert table.refusal(Advance(("t",))) == [("terrain", "14.22")]
    alone = game("cG hF", "t: ger tank 90-9-12 at E1010", "d: fra 1-4-4 at E1110", phase="combat")
    alone.attack("E1110", "t")
    assert alone.state.frame is None


@rule(BOOK, "14.22")
def test_victorious_defenders_hold_their_position() -> None:
    table = duel("2-8-6", "1-6-4").attack("E1110", "a", dice=(1,))
    assert table.at("a") == ELIMINATED
    assert table.state.frame is None
    assert table.at("d") == "E1110"


@rule(BOOK, "14.22")
@rule(BOOK, "3.5.C")
def test_units_that_have_advanced_do_not_fight_again() -> None:
    table = game(
        "cG cF cF", "a: ger 90-8-6 at E1010", "d: fra 1-4-4 at E1110", "e: fra 1-4-4 at E1210", phase="combat"
    )
    table.attack("E1110", "a").advance("a")
    assert table.refusal(Attack("E1210", ("a",))) == [("attacked", "14.3.D")]


# The forecast is exact and tells what then happens

BATTLES = {
    "steady against volatile": (
        "cG rF",
        ("a: ger 8-10-6/4-5-6 at E1010", "d: fra +1 +3 5/-2 0 5 at E1110"),
        {},
    ),
    "halved across a river, many volatile": (
        "cG cF",
        (
            "a: ger +4 +4 6/+2 +2 6 at E1010",
            "b: ger 7-7-6 at E1010",
            "d: fra -2 -1 4 at E1110",
            "e: fra 0 0 4 at E1110",
        ),
        {"sides": {"river": "E1010/E1110"}, "order": "fight_move"},
    ),
    "out of supply against a fort": (
        "cG cF",
        ("p: ger tank 16-8-12/8-4-12 at E1010", "s: fra large_fort - +6 0 at E1110", "d: fra 1-2-4 at E1110"),
        {"turn": 2, "sites": {"field_works": "E1110"}},
    ),
}


@rule(BOOK, "14.7")
@rule(BOOK, "14.8.B")
@rule(BOOK, "14.9")
@pytest.mark.parametrize("name", BATTLES)
def test_the_chances_of_a_forecast_are_those_of_all_dice(name: str) -> None:
    rows, units, setting = BATTLES[name]
    begun = game(rows, *units, phase="combat", **setting)
    attackers = tuple(u for u, piece in begun.scenario.pieces.items() if piece.side == "german")
    throwing = sum(piece.has("volatile") for piece in begun.scenario.pieces.values())
    columns, results = Counter[str](), Counter[str]()
    for faces in product(range(1, 7), repeat=throwing):
        table = Game(begun.scenario, begun.state)
        probe = _fight(table, attackers, faces)
        column = COLUMNS.index(probe)
        columns[probe] += 1
        for die in range(1, 7):
            attacker, defender = TABLES.combat_results.losses(die, column)
            results[f"{attacker}/{defender}"] += 1
    forecast = begun.forecast("E1110", *attackers)
    assert {row.label: row.chance for row in forecast.columns} == pytest.approx(
        {label: count / columns.total() for label, count in columns.items()}
    )
    assert {row.label: row.chance for row in forecast.results} == pytest.approx(
        {label: count / results.total() for label, count in results.items()}
    )
    means = dict(forecast.means)
    assert means["attacker loses"] == pytest.approx(_mean(results, 0, begun, attackers))
    defenders = tuple(unit for unit in begun.scenario.pieces if unit not in attackers)
    assert means["defender loses"] == pytest.approx(_mean(results, 1, begun, defenders))
    falls = sum(n for label, n in results.items() if int(label[2]) >= sum(map(begun.steps, defenders)))
    figures = {row.label: row.chance for row in forecast.figures}
    assert figures["every defender falls"] == pytest.approx(falls / results.total())


def _fight(table: Game, attackers: tuple[str, ...], faces: tuple[int, ...]) -> str:
    """The column of a battle with these volatility dice."""
    automatic = Attack("E1110", attackers)
    try:
        table.do(automatic, *faces, 6)
    except AssertionError:
        table.do(automatic, *faces)
    return table.odds.column


def _mean(results: Counter[str], index: int, table: Game, units: tuple[str, ...]) -> float:
    steps = sum(map(table.steps, units))
    return (
        math.fsum(min(int(label.split("/")[index]), steps) * n for label, n in results.items())
        / results.total()
    )


@rule(BOOK, "14.12.D")
@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_is_fought_as_its_forecast_reckons(name: str) -> None:
    rows, units, setting = BATTLES[name]
    table = game(rows, *units, phase="combat", **setting)
    attackers = tuple(u for u, piece in table.scenario.pieces.items() if piece.side == "german")
    forecast = table.forecast("E1110", *attackers)
    throwing = sum(piece.has("volatile") for piece in table.scenario.pieces.values())
    shift = sum(
        int(row.value[:-1]) * {"L": -1, "R": 1}[row.value[-1]]
        for row in forecast.ledger
        if row.value[-1] in "LR"
    )
    _fight(table, attackers, (3,) * throwing)
    assert table.odds.shift == shift
    assert table.odds.column in {row.label for row in forecast.columns}
    assert table.result in {row.label for row in forecast.results}
    assert forecast.table is not None
    assert forecast.table.columns == COLUMNS
    assert len(table.of(ResultFound)) == 1
