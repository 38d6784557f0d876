from __future__ import annotations

import pytest

from blitz_desktop.core.entries import ControlTaken
from blitz_desktop.systems.blitzkrieg_1940.actions import Attack
from blitz_desktop.systems.blitzkrieg_1940.events import NeutralityViolated
from blitz_desktop.systems.blitzkrieg_1940.zones import zone
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"


def violated(table: Game) -> set[str]:
    return set(table.state.ext.violated)


def zone_of(table: Game, side: str) -> set[str]:
    return set(zone(table.sit, side))


# 8.1, 8.2 Who draws whom in


@rule(BOOK, "8.1")
@rule(BOOK, "3.5.B")
def test_three_countries_begin_neutral_and_are_nobodys() -> None:
    table = game("cG cB cN cL cF")
    assert violated(table) == set()
    assert [table.control(hex_) for hex_ in ("E1010", "E1110", "E1210", "E1310", "E1410")] == [
        "german",
        None,
        None,
        None,
        "allied",
    ]


@rule(BOOK, "8.2.A")
@rule(BOOK, "8.2.B")
@rule(BOOK, "3.5.B")
@pytest.mark.parametrize(("letter", "country"), [("B", "belgium"), ("L", "luxembourg")])
@pytest.mark.parametrize("turn", [1, 4])
def test_moving_into_a_neutral_draws_it_in_on_any_turn(letter: str, country: str, turn: int) -> None:
    table = game(f"cG c{letter} c{letter}", "g: ger 8-10-6 at E1010", turn=turn)
    table.move("g", "E1110")
    assert table.of(NeutralityViolated)[0].countries == (country,)
    assert table.state.ext.violated == {country: (turn, 1)}
    assert table.control("E1110") == "german"
    assert table.control("E1210") == "allied"


@rule(BOOK, "8.2.A")
@rule(BOOK, "3.5.B")
def test_attacking_into_a_neutral_draws_it_in_before_the_battle() -> None:
    table = game(
        "cG cB cB", "g: ger 90-10-6 at E1010", "b: bel 1-1-4/1-1-4/1-1-4/1-1-4 at E1110", phase="combat"
    )
    table.attack("E1110", "g")
    assert violated(table) == {"belgium"}
    assert table.control("E1110") == "allied"


@rule(BOOK, "8.2.B")
def test_each_neutral_is_drawn_in_by_itself() -> None:
    table = game("cG cL cB", "g: ger 8-10-6 at E1010").move("g", "E1110")
    assert violated(table) == {"luxembourg"}
    table.move("g", "E1210")
    assert violated(table) == {"luxembourg", "belgium"}


@rule(BOOK, "8.2.C")
def test_a_country_is_drawn_in_once_and_for_all() -> None:
    table = game("cG cL cG", "g: ger 8-10-6 at E1010").move("g", "E1110", "E1210")
    assert violated(table) == {"luxembourg"}
    table.move("g", "E1110")
    assert table.of(NeutralityViolated) == []


@rule(BOOK, "8.2.C")
@rule(BOOK, "8.2.C#ex")
def test_the_netherlands_draw_belgium_in_but_not_the_other_way_round() -> None:
    rows = "cG cN cN\ncG cB cB"
    north = game(rows, "g: ger 8-10-6 at E1010").move("g", "E1110")
    assert north.of(NeutralityViolated)[0].countries == ("belgium", "netherlands")
    assert north.control("E1211") == "allied"
    south = game(rows, "g: ger 8-10-6 at E1011").move("g", "E1111")
    assert south.of(NeutralityViolated)[0].countries == ("belgium",)
    assert south.control("E1110") is None


@rule(BOOK, "8.2.C")
def test_a_country_drawn_in_later_leaves_the_control_of_the_first_alone() -> None:
    table = game("cG cB cN", "g: ger 8-10-6 at E1010", violated="belgium", control={"german": "E1110"})
    table.move("g", "E1110", "E1210")
    assert table.of(NeutralityViolated)[0].countries == ("netherlands",)
    assert all("E1110" not in taken.hexes for taken in table.of(ControlTaken) if taken.side == "allied")


# 8.3 Zones


@rule(BOOK, "8.3.A")
@rule(BOOK, "9.2.C")
def test_a_neutrals_zone_stays_inside_its_borders() -> None:
    rows = "cG cB cB\ncG cB cB"
    assert zone_of(game(rows, "b: bel 4-4-4 at E1110"), "allied") == {"E1111", "E1210", "E1211"}
    drawn_in = game(rows, "b: bel 4-4-4 at E1110", violated="belgium")
    assert zone_of(drawn_in, "allied") == {"E1010", "E1011", "E1111", "E1210", "E1211"}


@rule(BOOK, "8.3.B")
@rule(BOOK, "9.2.C")
@pytest.mark.parametrize(
    ("unit", "side"), [("x: ger 8-10-6 at E1110", "german"), ("x: fra 4-4-4 at E1110", "allied")]
)
def test_no_other_zone_enters_a_neutral(unit: str, side: str) -> None:
    country = "G" if side == "german" else "F"
    rows = f"c{country} c{country} cL"
    assert zone_of(game(rows, unit), side) == {"E1010"}
    assert zone_of(game(rows, unit, violated="luxembourg"), side) == {"E1010", "E1210"}


@rule(BOOK, "8.3.A")
@rule(BOOK, "9.3.A")
def test_the_zone_of_a_country_being_entered_already_stops_the_intruder() -> None:
    table = game("cG cB cB cB", "g: ger 8-10-6 at E1010", "b: bel 4-4-4 at E1210")
    assert table.choices("move_stack", units=("g",)).legal == ("E1110",)
    table.move("g", "E1110")
    assert table.refusal(table.moving("g", "E1010")) == [("halted", "9.3.A")]


@rule(BOOK, "8.3.A")
@rule(BOOK, "9.3.A")
def test_a_country_drawn_in_on_the_way_projects_its_zones_for_the_rest_of_the_way() -> None:
    table = game("cG cG cG\ncG cB cB", "g: ger 8-10-6 at E1010", "b: bel 4-4-4 at E1211")
    detour = table.moving("g", "E1011", "E1111")
    assert table.refusal(detour) == []
    rows = "cG cL cG cG cG\nss ss ss cB cB"
    through = game(rows, "g: ger 8-10-6 at E1010", "b: bel 4-4-4 at E1311")
    assert through.refusal(through.moving("g", "E1110", "E1210", "E1310", "E1410")) == []
    rows = "cG cB cG cG cG\nss ss ss cB cB"
    through = game(rows, "g: ger 8-10-6 at E1010", "b: bel 4-4-4 at E1311")
    assert through.refusal(through.moving("g", "E1110", "E1210", "E1310", "E1410")) == [("stopped", "9.3.A")]
    offered = through.choices("move_stack", units=("g",))
    assert offered.legal == ("E1110", "E1210", "E1310")
    assert [(r.code, r.rule.section) for r in offered["E1410"].legality.reasons] == [("stopped", "9.3.A")]


@rule(BOOK, "8.3.B")
@rule(BOOK, "9.3.B")
def test_the_step_that_draws_a_country_in_is_judged_as_if_it_had_been_before() -> None:
    rows = "cG cB cB\ncG cB cB"
    units = ("g: ger 8-10-6 at E1010", "b: bel 4-4-4 at E1110")
    table = game(rows, *units, "h: ger 8-10-6 at E1011")
    assert zone_of(table, "allied") == {"E1111", "E1210", "E1211"}
    assert table.refusal(table.moving("h", "E1111")) == [("zone_to_zone", "9.3.B")]
    assert "violates" in table.choices("move_stack", units=("h",))["E1111"].legality.reasons[0].text


@rule(BOOK, "8.3.B")
def test_an_option_judges_the_hex_left_as_it_was_before_the_violation() -> None:
    rows = "cG cB cB\ncG cB cB"
    units = ("g: ger 8-10-6 at E1010", "b: bel 4-4-4 at E1110", "h: ger 8-10-6 at E1011")
    table = game(rows, *units, options={"violation": "comes_last"})
    assert "E1111" in table.choices("move_stack", units=("h",)).legal
    table.move("h", "E1111")
    assert table.refusal(table.moving("h", "E1210")) == [("halted", "9.3.A")]
    assert table.refusal(table.moving("g", "E1011")) == [("zone_to_zone", "9.3.B")]


# 8.4, 8.5 Who may go where


@rule(BOOK, "8.4.A")
@rule(BOOK, "8.5")
@pytest.mark.parametrize(("nation", "letter"), [("bel", "B"), ("ned", "N")])
def test_neutral_armies_move_inside_their_country_and_nowhere_else(nation: str, letter: str) -> None:
    table = game(f"c{letter} c{letter} cG", f"x: {nation} 4-4-4 at E1010", side="allied", turn=1)
    table.move("x", "E1110")
    assert table.refusal(table.moving("x", "E1210")) == [("stay_home", "8.5")]


@rule(BOOK, "8.4.B")
@pytest.mark.parametrize("nation", ["fra", "gbr"])
@pytest.mark.parametrize(("letter", "country"), [("B", "belgium"), ("N", "netherlands"), ("L", "luxembourg")])
def test_french_and_british_wait_for_the_violation(nation: str, letter: str, country: str) -> None:
    rows, unit = f"cF c{letter}", f"x: {nation} 4-4-4 at E1010"
    before = game(rows, unit, side="allied")
    assert before.refusal(before.moving("x", "E1110")) == [("neutral", "8.4.B")]
    assert before.choices("move_stack", units=("x",))["E1110"].legality.reasons[0].code == "neutral"
    after = game(rows, unit, side="allied", violated=country)
    after.move("x", "E1110")
    assert after.control("E1110") == "allied"


@rule(BOOK, "8.5")
@pytest.mark.parametrize(
    ("nation", "letter", "country"), [("bel", "B", "belgium"), ("ned", "N", "netherlands")]
)
def test_armies_drawn_in_are_free_at_home_and_in_germany_only(nation: str, letter: str, country: str) -> None:
    other = {"bel": "N", "ned": "B"}[nation]
    rows = f"c{letter} c{letter} cG\nc{letter} cF c{other}\n-- cL --"
    table = game(
        rows,
        f"x: {nation} 4-4-8 at E1110",
        side="allied",
        violated="belgium netherlands luxembourg",
    )
    assert table.refusal(table.moving("x", "E1010")) == []
    assert table.refusal(table.moving("x", "E1210")) == []
    assert table.refusal(table.moving("x", "E1111")) == [("stay_home", "8.5")]
    assert table.refusal(table.moving("x", "E1211")) == [("stay_home", "8.5")]


@rule(BOOK, "8.5")
@pytest.mark.parametrize(("place", "refused"), [("G", []), ("B", []), ("F", [("stay_home", "8.5")])])
def test_belgians_attack_only_into_belgium_and_germany(place: str, refused: list[tuple[str, str]]) -> None:
    table = game(
        f"cB c{place}",
        "b: bel 4-4-4 at E1010",
        "g: ger 8-10-6 at E1110",
        side="allied",
        phase="combat",
        violated="belgium",
    )
    assert table.refusal(Attack("E1110", ("b",))) == refused


@rule(BOOK, "8.5")
def test_belgians_attack_nobody_while_neutral() -> None:
    table = game("cB cG", "b: bel 4-4-4 at E1010", "g: ger 8-10-6 at E1110", side="allied", phase="combat")
    assert table.refusal(Attack("E1110", ("b",))) == [("stay_home", "8.5")]
