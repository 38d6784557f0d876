from __future__ import annotations

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.core.state import relocate
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.events import PointsSpent
from blitz_desktop.systems.blitzkrieg_1940.situation import situation
from blitz_desktop.systems.blitzkrieg_1940.zones import exerts_zone, zone
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

FIELD = "\n".join(["cF cF cF cF cF"] * 5)
AROUND = {"E1211", "E1311", "E1312", "E1213", "E1112", "E1111"}
"""The hexes around E1212."""


def zone_of(table: Game, side: str) -> set[str]:
    return set(zone(table.sit, side))


def parts(table: Game, unit: str, hex_: str) -> list[tuple[str, int, str]]:
    choice = table.choices("move_stack", units=(unit,))[hex_]
    assert choice.legality
    return [(part.cause, part.points, part.rule.section) for leg in choice.legs for part in leg.parts]


# 9.1, 9.2 Where zones reach


@rule(BOOK, "9.1.A")
@pytest.mark.parametrize(
    "unit",
    [
        "f: fra 4-4-4 at E1212",
        "f: fra regiment 1-1-4 at E1212",
        "f: fra tank +6 +3 8 at E1212",
        "f: fra small_fort - 0 0 at E1212",
        "f: fra large_fort - +6 0 at E1212",
    ],
)
def test_a_ground_unit_exerts_a_zone_into_the_six_hexes_around(unit: str) -> None:
    assert zone_of(game(FIELD, unit), "allied") == AROUND


@rule(BOOK, "7.1.B")
@rule(BOOK, "9.1.A")
def test_airborne_units_exert_no_zone() -> None:
    assert zone_of(game(FIELD, "k: ger airborne_coup battalion - 0 0 at E1212"), "german") == set()


@rule(BOOK, "9.1.A")
def test_dummies_exert_no_zone() -> None:
    table = game(FIELD, "g: ger 4-4-6 at E1212", "x: ger 0-0-6 at E1212 (dummy)")
    assert [exerts_zone(table.sit.piece(unit)) for unit in "gx"] == [True, False]


@rule(BOOK, "9.1.B")
def test_several_zones_in_a_hex_are_as_good_as_one() -> None:
    one = game(FIELD, "a: fra 4-4-6 at E1011", "g: ger 4-4-6 at E1212", side="allied")
    two = game(
        FIELD, "a: fra 4-4-6 at E1011", "g: ger 4-4-6 at E1212", "h: ger 4-4-6 at E1213", side="allied"
    )
    assert parts(one, "a", "E1112") == parts(two, "a", "E1112")


@rule(BOOK, "9.1.C")
def test_zones_of_both_sides_lie_in_the_same_hexes() -> None:
    table = game(FIELD, "f: fra 4-4-4 at E1212", "g: ger 8-10-6 at E1214")
    assert "E1213" in zone_of(table, "allied") & zone_of(table, "german")


@rule(BOOK, "9.2.A")
@rule(BOOK, "13.8")
@rule(BOOK, "13.10.B")
@rule(BOOK, "13.13.B")
@pytest.mark.parametrize("kinds", [("sea",), ("blocked",), ("sea", "causeway")])
def test_zones_do_not_cross_sea_blocked_or_causeway_hexsides(kinds: tuple[str, ...]) -> None:
    table = game(FIELD, "f: fra 4-4-4 at E1212", sides=dict.fromkeys(kinds, "E1212/E1213"))
    assert zone_of(table, "allied") == AROUND - {"E1213"}


@rule(BOOK, "13.10.B")
def test_zones_do_not_extend_into_the_sea() -> None:
    table = game("cF cF cF cF cF\ncF cF ss cF cF\ncF cF cF cF cF\ncF cF cF cF cF", "f: fra 4-4-4 at E1212")
    assert zone_of(table, "allied") == AROUND - {"E1211"}


@rule(BOOK, "9.2.A#ex")
def test_printed_example_a_unit_in_2013() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    state = SYSTEM.setup(scenario)
    dutch = next(unit for unit, piece in scenario.pieces.items() if piece.nation == "dutch")
    for unit in scenario.pieces:
        if unit != dutch and state.units[unit].at in scenario.board:
            state = relocate(state, (unit,), "aside")
    state = relocate(state, (dutch,), "E2013")
    assert set(zone(situation(scenario, state), "allied")) == {"E2014", "E2113"}


@rule(BOOK, "9.2.B")
@pytest.mark.parametrize("terrain", list("crmahw"))
def test_no_terrain_hinders_a_zone(terrain: str) -> None:
    field = FIELD.replace("cF", f"{terrain}F")
    rivers = {"river": "E1212/E1213 E1212/E1112", "canal": "E1212/E1211"}
    table = game(field, "p: ger tank 16-8-12 at E1212", sides=rivers, cities={"Reims": "E1213"})
    assert zone_of(table, "german") == AROUND


@rule(BOOK, "9.2.D")
def test_units_out_of_supply_exert_zones() -> None:
    table = game(FIELD, "g: ger 8-10-6 at E1212", turn=2)
    assert table.choices("move_stack", units=("g",))["E1214"].left == 2  # four points: no supply
    assert zone_of(table, "german") == AROUND


# 9.3 Zones and movement


@rule(BOOK, "9.3.A")
def test_a_unit_stops_in_the_first_enemy_zone_it_enters() -> None:
    table = game("cG cG cG cF cF", "g: ger 8-10-6 at E1010", "f: fra 4-4-4 at E1310")
    choices = table.choices("move_stack", units=("g",))
    assert choices.legal == ("E1110", "E1210")
    table.move("g", "E1110", "E1210")
    assert table.refusal(table.moving("g", "E1110")) == [("halted", "9.3.A")]
    assert table.of(PointsSpent)[-1].halt == "9.3.A"


@rule(BOOK, "9.3.A")
def test_a_path_does_not_lead_on_through_an_enemy_zone() -> None:
    table = game(
        "cG cG cG cG cG\ncF cF cF cF cF\ncF cF cF cF cF", "g: ger 8-10-6 at E1010", "f: fra 4-4-4 at E1212"
    )
    assert table.refusal(table.moving("g", "E1110", "E1111")) == []
    assert table.refusal(table.moving("g", "E1110", "E1111", "E1110")) == [("stopped", "9.3.A")]


@rule(BOOK, "9.3.B")
def test_a_unit_leaves_an_enemy_zone_only_for_a_hex_without() -> None:
    table = game(FIELD, "g: ger 8-10-6 at E1211", "f: fra 4-4-4 at E1212")
    assert table.refusal(table.moving("g", "E1111")) == [("zone_to_zone", "9.3.B")]
    assert table.refusal(table.moving("g", "E1311")) == [("zone_to_zone", "9.3.B")]
    assert table.refusal(table.moving("g", "E1210")) == []
    assert table.refusal(table.moving("g", "E1210", "E1310", "E1311")) == []


@rule(BOOK, "9.3.B")
def test_own_units_and_zones_do_not_cancel_an_enemy_zone_for_movement() -> None:
    table = game(FIELD, "g: ger 8-10-6 at E1211", "h: ger 8-10-6 at E1111", "f: fra 4-4-4 at E1212")
    assert table.refusal(table.moving("g", "E1111")) == [("zone_to_zone", "9.3.B")]


@rule(BOOK, "9.3.C")
@rule(BOOK, "14.22")
def test_victors_advance_from_zone_to_zone() -> None:
    table = game(
        FIELD,
        "g: ger 90-10-6 at E1211",
        "f: fra regiment 1-1-4 at E1212",
        "f2: fra 4-4-4 at E1213",
        "f3: fra 4-4-4 at E1310",
        phase="combat",
    )
    table.attack("E1212", "g").advance("g")
    assert table.at("g") == "E1212"


@rule(BOOK, "9.3.D")
@rule(BOOK, "13.3.A")
def test_the_minimum_move_reaches_an_enemy_zone() -> None:
    table = game("cG mG cF", "g: ger 8-10-1 at E1010", "f: fra 4-4-4 at E1210")
    table.move("g", "E1110")
    assert table.at("g") == "E1110"


# 9.5 Engagement


@rule(BOOK, "9.5.A")
def test_the_allies_pay_one_point_to_engage_and_one_to_disengage() -> None:
    units = ("f: fra 4-4-6 at E1010", "g: ger 8-10-6 at E1310")
    table = game("cF cF cF cF", *units, side="allied")
    assert parts(table, "f", "E1210") == [("clear", 1, "13.7"), ("clear", 1, "13.7"), ("engage", 1, "9.5.A")]
    leaving = game("cF cF cF", "f: fra 4-4-6 at E1110", "g: ger 8-10-6 at E1210", side="allied")
    assert parts(leaving, "f", "E1010") == [("clear", 1, "13.7"), ("disengage", 1, "9.5.A")]


@rule(BOOK, "9.5.A")
def test_germans_pay_nothing_to_engage() -> None:
    table = game("cF cF cF", "g: ger 8-10-6 at E1010", "f: fra 4-4-6 at E1210")
    assert parts(table, "g", "E1110") == [("clear", 1, "13.7")]


@rule(BOOK, "9.5.B")
def test_the_allies_cannot_pay_their_way_from_zone_to_zone() -> None:
    table = game(FIELD, "f: fra tank 4-4-12 at E1211", "g: ger 8-10-6 at E1212", side="allied")
    assert table.refusal(table.moving("f", "E1111")) == [("zone_to_zone", "9.3.B")]


# 9.6 German mechanised units


@rule(BOOK, "9.6.A")
def test_german_mechanised_units_ignore_enemy_zones() -> None:
    table = game(FIELD, "p: ger tank 16-8-12 at E1211", "f: fra 4-4-4 at E1212")
    table.move("p", "E1111", "E1112", "E1213", "E1214")
    assert [spent.points for spent in table.of(PointsSpent)] == [1, 1, 1, 1]
    assert table.at("p") == "E1214"


@rule(BOOK, "9.6.A")
def test_a_stack_with_a_unit_on_foot_does_not_ignore_them() -> None:
    table = game(FIELD, "p: ger tank 16-8-12 at E1211", "g: ger 8-10-6 at E1211", "f: fra 4-4-4 at E1212")
    assert table.refusal(table.moving("p g", "E1111")) == [("zone_to_zone", "9.3.B")]


@rule(BOOK, "9.6.A")
def test_allied_mechanised_units_do_not_ignore_zones() -> None:
    table = game("cF cF cF cF", "f: fra tank 4-4-12 at E1010", "g: ger 8-10-6 at E1210", side="allied")
    assert table.choices("move_stack", units=("f",)).legal == ("E1110",)


@rule(BOOK, "9.6.B")
def test_own_zones_do_not_hold_german_mechanised_units() -> None:
    table = game(
        FIELD, "p: ger tank 16-8-12 at E1211", "q: ger tank 16-8-12 at E1212", "f: fra 4-4-4 at E1112"
    )
    table.move("p", "E1111", "E1110")
    assert table.at("p") == "E1110"


def test_zones_are_worked_out_anew_for_each_state() -> None:
    table = game(FIELD, "f: fra 4-4-4 at E1212")
    gone = msgspec.structs.replace(table.state, stacks={}, units={})
    assert zone_of(Game(table.scenario, gone), "allied") == set()
