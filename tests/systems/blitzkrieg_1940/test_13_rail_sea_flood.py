from __future__ import annotations

import pytest

from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Attack,
    ChooseOrder,
    EndPhase,
    Enter,
    MoveBySea,
    MoveStrategically,
    OpenDams,
)
from blitz_desktop.systems.blitzkrieg_1940.model import BRITAIN
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied
from blitz_desktop.systems.blitzkrieg_1940.zones import zone
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"


# 13.11 Sea movement

PORTS = {"channel_port": "E1010 E1110", "supply_france": "E1310"}


def coast(*units: str, **setting: object) -> Game:
    """Two ports, and a French unit inland."""
    return game(
        "cF cF cF cF",
        "there: fra 4-4-6 at E1310",
        *units,
        side="allied",
        sites=PORTS,
        cities={"Calais": "E1010", "Dunkirk": "E1110"},
        **{"turn": 2, **setting},
    )


@rule(BOOK, "13.11.A")
def test_one_british_or_french_division_is_shipped_each_phase() -> None:
    units = ("a: fra 4-4-6 at E1010", "b: gbr 4-4-6 at E1110", "s: fra regiment 1-1-6 at E1010")
    table = coast(*units, "d: bel 2-2-4 at E1010")
    assert table.refusal(MoveBySea(("d",), "E1110")) == [("never", "13.11.A")]
    table.do(MoveBySea(("a",), "E1110"))
    assert table.at("a") == "E1110"
    assert table.refusal(MoveBySea(("b",), "E1010")) == [("allotment", "13.11.A")]
    assert table.refusal(MoveBySea(("s",), "E1110")) == [("allotment", "13.11.A")]


@rule(BOOK, "13.11.A")
def test_nobody_is_shipped_in_1939() -> None:
    table = coast("a: fra 4-4-6 at E1010", options={"year": "1939"})
    assert table.refusal(MoveBySea(("a",), "E1110")) == [("not_1940", "13.11.A")]


@rule(BOOK, "13.11.B")
@rule(BOOK, "13.11.C")
def test_it_leads_from_port_or_reserve_to_a_port_or_home() -> None:
    table = coast("a: fra 4-4-6 at E1010", "r: fra 4-4-6 at french_sr", "b: gbr 4-4-6 at british_arrivals")
    assert table.refusal(MoveBySea(("there",), "E1010")) == [("no_port", "13.11.B")]
    assert table.refusal(MoveBySea(("a",), "E1210")) == [("no_port", "13.11.C")]
    assert table.choices("move_by_sea", units=("a",)).legal == ("E1110", "french_sr")
    assert table.choices("move_by_sea", units=("r",)).legal == ("E1010", "E1110")
    assert table.choices("move_by_sea", units=("b",)).legal == ("E1010", "E1110")
    assert table.refusal(MoveBySea(("a",), BRITAIN)) == [("not_home", "13.11.C")]
    home = coast("b: gbr 4-4-6 at E1010").do(MoveBySea(("b",), BRITAIN))
    assert home.at("b") == BRITAIN


@rule(BOOK, "12.2.A")
@rule(BOOK, "13.11.B")
def test_what_is_shipped_out_of_the_reserve_counts_for_its_allotment() -> None:
    units = [f"{name}: fra regiment 1-1-6 at french_sr" for name in "ab"]
    assert coast(*units, committed=4).refusal(MoveBySea(("a", "b"), "E1010")) == []
    assert coast(*units, committed=5).refusal(MoveBySea(("a", "b"), "E1010")) == [("allotment", "12.2.A")]


@rule(BOOK, "13.11.C")
def test_no_ship_sails_to_a_german_port() -> None:
    table = coast("a: fra 4-4-6 at E1010", control={"german": "E1110"})
    assert table.refusal(MoveBySea(("a",), "E1110")) == [("port", "13.11.C")]


@rule(BOOK, "13.11.D")
def test_a_shipped_unit_moves_in_no_other_way() -> None:
    table = coast("a: fra 4-4-6 at E1010").do(MoveBySea(("a",), "E1110"))
    assert table.refusal(table.moving("a", "E1210")) == [("halted", "13.11.D")]
    walked = coast("a: fra 4-4-6 at E1210").move("a", "E1110")
    assert walked.refusal(MoveBySea(("a",), "E1010")) == [("has_moved", "13.11.D")]


@rule(BOOK, "13.11.D")
def test_what_is_shipped_off_the_map_stays_there_for_the_phase() -> None:
    table = coast("a: fra 4-4-6 at E1010").do(MoveBySea(("a",), "french_sr"))
    for action in (Enter(("a",), "E1310"), MoveStrategically(("a",), "E1110"), MoveBySea(("a",), "E1110")):
        assert table.refusal(action) == [("has_moved", "13.11.D")], action
    home = coast("b: gbr 4-4-6 at E1010").do(MoveBySea(("b",), BRITAIN))
    for action in (Enter(("b",), "E1110"), Enter(("b",), "E1310"), MoveStrategically(("b",), "E1110")):
        assert home.refusal(action) == [("has_moved", "13.11.D")], action


@rule(BOOK, "12.4.A")
@rule(BOOK, "13.11.C")
def test_who_has_sailed_home_comes_back_by_sea_only() -> None:
    table = coast("b: gbr 4-4-6 at E1010", "n: gbr 4-4-6 at british_arrivals").do(MoveBySea(("b",), BRITAIN))
    table.end_phase()
    while (table.clock.phase, table.clock.side) != ("movement", "allied"):
        table = table.choose("move_fight") if table.clock.phase == "order" else table.end_phase()
    assert table.refusal(Enter(("n",), "E1110")) == []
    for action in (Enter(("b",), "E1110"), Enter(("b",), "E1310"), MoveStrategically(("b",), "E1110")):
        assert table.refusal(action) == [("at_home", "13.11.C")], action
    table.do(MoveBySea(("b",), "E1110"))
    assert table.at("b") == "E1110"


@rule(BOOK, "13.11.E")
def test_emergency_units_are_never_shipped() -> None:
    table = coast("e: gbr british_emergency brigade - 0 5 at E1010")
    assert table.refusal(MoveBySea(("e",), "E1110")) == [("never", "13.11.E")]


# 13.15 Floods

ROER = {"roer": "E1010/E1110", "river": "E1010/E1110"}
DAM = {"roer_dam": "E1010"}


def river(phase: str = "order", **setting: object) -> Game:
    return game("cG cG cF", phase=phase, sides=ROER, sites=DAM, **setting)


@rule(BOOK, "13.15.A")
@rule(BOOK, "13.15.C")
def test_germany_opens_the_dams_once_at_the_start_of_a_couplet_while_it_holds_one() -> None:
    table = river()
    table.do(OpenDams())
    assert table.state.ext.is_flooded
    assert table.clock.phase == "order"
    assert table.refusal(OpenDams()) == [("opened", "13.15.C")]
    table.do(ChooseOrder("move_fight"))
    assert table.refusal(OpenDams()) == [("not_now", "5.1.A")]
    lost = river(control={"allied": "E1010"})
    assert lost.refusal(OpenDams()) == [("no_dam", "13.15.A")]
    assert river(flood="receded").refusal(OpenDams()) == [("opened", "13.15.C")]


@rule(BOOK, "13.15.A")
def test_the_dams_are_opened_at_the_start_of_a_couplet_only() -> None:
    assert river(side="allied").refusal(OpenDams()) == [("too_late", "13.15.A")]
    assert river(options={"year": "1939"}).refusal(OpenDams()) == [("too_late", "13.15.A")]


@rule(BOOK, "13.15.B")
def test_the_flood_bars_movement_combat_and_supply_but_not_zones() -> None:
    units = ("g: ger 4-4-6 at E1010", "h: ger 4-4-6 at E1110", "f: fra 4-4-6 at E1210")
    setting = {"sides": ROER, "sites": {"supply_germany": "E1010"}, "turn": 2, "flood": "open"}
    table = game("cG cG cG", *units[:2], **setting)
    assert table.refusal(table.moving("g", "E1110")) == [("flooded", "13.15.B")]
    assert not is_supplied(table.sit, "h")
    assert "E1110" in zone(table.sit, "german")
    fight = game("cG cF", units[0], "f: fra 4-4-6 at E1110", phase="combat", **setting)
    assert fight.refusal(Attack("E1110", ("g",))) == [("flooded", "13.15.B")]
    rail = game("cG cG cG", units[0], **setting, cities={"Bonn": "E1010", "Trier": "E1210"})
    assert rail.refusal(MoveStrategically(("g",), "E1210")) == [("no_path", "13.16.E")]


@rule(BOOK, "13.15.D")
@rule(BOOK, "13.15.D-1")
@rule(BOOK, "13.15.D-2")
@pytest.mark.parametrize("die", range(1, 7))
def test_at_each_later_couplet_the_flood_recedes_on_three_to_six(die: int) -> None:
    table = river(phase="movement", flood="open", turn=2, order="fight_move").end_phase()
    assert table.state.ext.is_flooded
    table.choose("fight_move").end_phase().end_phase(die)
    assert (table.clock.part, table.thrown_under) == (2, ["13.15.D"])
    assert table.state.ext.is_flooded is (die < 3)
    assert table.state.ext.flood == ("open" if die < 3 else "receded")


# 13.16 Strategic movement

TOWNS = {"Lille": "E1010", "Arras": "E1310", "Amiens": "E1510"}
PLAIN = "cF cF cF cF cF cF"


def rail(*units: str, rows: str = PLAIN, **setting: object) -> Game:
    return game(rows, *units, **{"side": "allied", "turn": 2, "cities": TOWNS, **setting})


@rule(BOOK, "13.16.A")
@rule(BOOK, "13.16.B")
@rule(BOOK, "13.16.G")
@rule(BOOK, "13.16.J")
def test_two_divisions_of_french_and_british_together_go_from_city_to_city() -> None:
    table = rail("f: fra 4-4-6 at E1010", "b: gbr 4-4-6 at E1310", "x: fra 4-4-6 at E1310")
    assert table.choices("move_strategically", units=("f",)).legal == ("E1310", "E1510")
    table.do(MoveStrategically(("f",), "E1510")).do(MoveStrategically(("b",), "E1010"))
    assert (table.at("f"), table.at("b")) == ("E1510", "E1010")
    assert table.refusal(MoveStrategically(("x",), "E1010")) == [("allotment", "13.16.A")]


@rule(BOOK, "13.16.A!")
@pytest.mark.parametrize("nation", ["fra", "gbr"])
def test_there_is_none_in_the_first_couplet(nation: str) -> None:
    table = rail(f"x: {nation} 4-4-6 at E1010", turn=1, part=1)
    assert table.refusal(MoveStrategically(("x",), "E1310")) == [("too_early", "13.16.A!")]
    german = game("cG cG", "g: ger 4-4-6 at E1010", cities={"Bonn": "E1010", "Trier": "E1110"})
    assert german.refusal(MoveStrategically(("g",), "E1110")) == [("too_early", "13.16.A!")]
    second = rail(f"x: {nation} 4-4-6 at E1010", turn=1, part=2)
    assert second.refusal(MoveStrategically(("x",), "E1310")) == []


@rule(BOOK, "13.16.A!")
@pytest.mark.parametrize(("nation", "letter"), [("bel", "B"), ("ned", "N")])
def test_belgians_and_dutch_never_use_it(nation: str, letter: str) -> None:
    table = rail(f"x: {nation} 2-2-4 at E1010", rows=f"c{letter} " * 6, violated="belgium netherlands")
    assert table.refusal(MoveStrategically(("x",), "E1310")) == [("never", "13.16.A!")]


@rule(BOOK, "13.16.C")
def test_allied_units_start_in_a_city_of_france_belgium_or_luxembourg() -> None:
    assert rail("f: fra 4-4-6 at E1110").refusal(MoveStrategically(("f",), "E1310")) == [
        ("no_city", "13.16.C")
    ]
    for letter, expected in (("B", []), ("L", []), ("G", [("no_city", "13.16.C")])):
        rows = f"c{letter} cF cF cF cF cF"
        table = rail("f: fra 4-4-6 at E1010", rows=rows, violated="belgium luxembourg")
        assert table.refusal(MoveStrategically(("f",), "E1310")) == expected


@rule(BOOK, "13.16.E")
@pytest.mark.parametrize(
    ("rows", "sides"), [("cF hF cF cF", {}), ("cF cF cF cF", {"blocked": "E1110/E1210"}), ("cF ss cF cF", {})]
)
def test_the_way_avoids_marsh_and_blocked_hexsides(rows: str, sides: dict[str, str]) -> None:
    cities = {"Lille": "E1010", "Arras": "E1310"}
    table = rail("f: fra 4-4-6 at E1010", rows=rows, sides=sides, cities=cities)
    assert table.refusal(MoveStrategically(("f",), "E1310")) == [("no_path", "13.16.E")]


@rule(BOOK, "13.16.E")
@pytest.mark.parametrize(
    ("enemy", "expected"), [("E1110", []), ("E1610", []), ("E1411", [("no_path", "13.16.E")])]
)
def test_enemy_zones_may_touch_the_ends_but_not_the_way_between(
    enemy: str, expected: list[tuple[str, str]]
) -> None:
    table = rail(
        "f: fra 4-4-6 at E1210",
        "a: fra 4-4-6 at E1310",
        "b: fra 4-4-6 at E1410",
        f"g: ger 4-4-6 at {enemy}",
        rows="cF cF cF cF cF cF cF\nss ss ss ss cF ss ss",
        cities={"Lille": "E1210", "Arras": "E1510"},
    )
    assert table.refusal(MoveStrategically(("f",), "E1510")) == expected


@rule(BOOK, "13.16.F")
def test_enemy_cities_are_neither_passed_nor_entered() -> None:
    table = rail("f: fra 4-4-6 at E1010", control={"german": "E1310"})
    assert table.refusal(MoveStrategically(("f",), "E1310")) == [("enemy", "13.16.F")]
    assert table.refusal(MoveStrategically(("f",), "E1510")) == [("no_path", "13.16.E")]


@rule(BOOK, "13.16.H")
def test_units_may_leave_by_one_edge_hex_and_return_by_another() -> None:
    rows = "cF hF cF"
    cities = {"Lille": "E1010", "Arras": "E1210"}
    shut = rail("f: fra 4-4-6 at E1010", rows=rows, cities=cities)
    assert shut.refusal(MoveStrategically(("f",), "E1210")) == [("no_path", "13.16.E")]
    edge = {"supply_france": "E1010 E1210"}
    table = rail("f: fra 4-4-6 at E1010", rows=rows, cities=cities, sites=edge)
    table.do(MoveStrategically(("f",), "E1210"))
    assert table.at("f") == "E1210"


@rule(BOOK, "3.5.C")
@rule(BOOK, "13.16.E")
def test_open_country_that_is_passed_changes_hands() -> None:
    table = rail("f: fra 4-4-6 at E1010", control={"german": "E1110"})
    assert table.do(MoveStrategically(("f",), "E1310")).control("E1110") == "allied"


@rule(BOOK, "3.5.C")
@rule(BOOK, "13.16.H")
def test_so_does_the_country_on_the_way_out_and_in() -> None:
    table = rail(
        "f: fra 4-4-6 at E1010",
        rows="cF cF cF hF cF cF",
        cities={"Lille": "E1010", "Arras": "E1510"},
        sites={"supply_france": "E1210 E1410"},
        control={"german": "E1110 E1210 E1410"},
    )
    table.do(MoveStrategically(("f",), "E1510"))
    assert [table.control(hex_) for hex_ in ("E1110", "E1210", "E1410")] == ["allied"] * 3


@rule(BOOK, "13.16.I")
def test_germans_go_between_german_cities() -> None:
    cities = {"Bonn": "E1010", "Trier": "E1210", "Arras": "E1310"}
    table = game("cG cG cG cF", "g: ger 4-4-6 at E1010", turn=2, cities=cities, control={"german": "E1310"})
    assert table.choices("move_strategically", units=("g",)).legal == ("E1210",)
    assert table.refusal(MoveStrategically(("g",), "E1310")) == [("no_city", "13.16.E")]


@rule(BOOK, "6.3.A")
def test_no_dummy_goes_by_train_alone_or_is_left_alone_by_one() -> None:
    cities = {"Bonn": "E1010", "Trier": "E1210"}
    units = ("g: ger 4-4-6 at E1010", "x: ger dummy dummy - - 0 at E1010")
    table = game("cG cG cG", *units, turn=2, cities=cities)
    for moving in (("x",), ("g",)):
        assert table.refusal(MoveStrategically(moving, "E1210")) == [("lonely", "6.3.A")]
    table.do(MoveStrategically(("g", "x"), "E1210"))
    assert table.state.stack("E1210") == ("g", "x")


@rule(BOOK, "13.16.K")
def test_it_goes_with_no_other_movement() -> None:
    table = rail("f: fra 4-4-6 at E1010").do(MoveStrategically(("f",), "E1310"))
    assert table.refusal(table.moving("f", "E1210")) == [("halted", "13.16.K")]
    walked = rail("f: fra 4-4-6 at E1110").move("f", "E1010")
    assert walked.refusal(MoveStrategically(("f",), "E1310")) == [("has_moved", "13.16.K")]


@rule(BOOK, "8.4.B")
def test_no_train_goes_to_a_neutral_country() -> None:
    table = rail("f: fra 4-4-6 at E1010", rows="cF cF cF cB cF cF")
    assert table.refusal(MoveStrategically(("f",), "E1310")) == [("neutral", "8.4.B")]


# 13.17 Paris


@rule(BOOK, "13.17")
def test_no_british_unit_ends_its_movement_in_paris() -> None:
    cities = {"Paris": "E1110", "Lille": "E1310"}
    table = rail("b: gbr 4-4-6 at E1010", "c: gbr 4-4-6 at E1310", "f: fra 4-4-6 at E1010", cities=cities)
    assert table.refusal(table.moving("b", "E1110")) == [("paris", "13.17")]
    assert table.choices("move_stack", units=("b",))["E1110"].legality.reasons[0].code == "paris"
    assert table.refusal(table.moving("b", "E1110", "E1210")) == []
    assert table.refusal(MoveStrategically(("c",), "E1110")) == [("paris", "13.17")]
    assert table.refusal(table.moving("f", "E1110")) == []


@rule(BOOK, "13.17")
def test_no_british_unit_is_brought_on_in_paris() -> None:
    gates = {"channel_port": "E1010", "supply_france": "E1110 E1210"}
    setting = {"side": "allied", "turn": 4, "sites": gates, "cities": {"Paris": "E1110"}}
    table = game("cF cF cF", "b: gbr 4-4-6 at british_arrivals", "f: fra 4-4-6 at french_sr", **setting)
    assert table.refusal(Enter(("b",), "E1110")) == [("paris", "13.17")]
    assert table.refusal(Enter(("b",), "E1210")) == []
    assert table.refusal(Enter(("f",), "E1110")) == []


@rule(BOOK, "13.17")
def test_a_british_unit_that_advanced_into_paris_leaves_before_its_movement_ends() -> None:
    table = rail("b: gbr 4-4-6 at E1110", cities={"Paris": "E1110"})
    assert table.refusal(EndPhase()) == [("paris", "13.17")]
    table.move("b", "E1210")
    assert table.refusal(EndPhase()) == []
    units = ("b: gbr 4-4-6 at E1110", "g: ger 4-4-6 at E1010", "h: ger 4-4-6 at E1210")
    enclosed = game("cF cF cF", *units, side="allied", turn=2, cities={"Paris": "E1110"})
    assert enclosed.refusal(EndPhase()) == []
