from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.events import SourcesLost, SupplyChecked
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied, line_of
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

EAST = {"supply_germany": "E1010"}
SOUTH = {"supply_france": "E1010"}


def supplied(table: Game, unit: str) -> bool:
    return is_supplied(table.sit, unit)


def line(table: Game, unit: str) -> tuple[str, ...] | None:
    return line_of(table.sit, unit)


def halvings(table: Game, target: str, *attackers: str) -> list[tuple[str, str]]:
    """Causes and paragraphs of the halvings in the ledger of an attack."""
    ledger = table.forecast(target, *attackers).ledger
    return [(row.text.strip(), row.rule.section) for row in ledger if row.value == "½"]


# 10.1 to 10.4 When and to what effect


@rule(BOOK, "10.1")
@rule(BOOK, "10.3.A")
@pytest.mark.parametrize(("factor", "points"), [("8-10-6", 4), ("16-8-12", 4), ("4-4-3", 3)])
def test_a_unit_out_of_supply_has_four_points_at_most(factor: str, points: int) -> None:
    rows = "cG " * 14
    cut_off = game(rows, f"g: ger {factor} at E1110", turn=2)
    assert len(cut_off.choices("move_stack", units=("g",)).legal) == points + 1
    fed = game(rows, f"g: ger {factor} at E1110", turn=2, sites=EAST)
    assert len(fed.choices("move_stack", units=("g",)).legal) == int(factor.split("-")[2]) + 1


@rule(BOOK, "10.1")
def test_a_unit_out_of_supply_keeps_its_steps() -> None:
    table = game("cG cG", "g: ger 8-10-6/4-5-6 at E1110", turn=2)
    table.end_phase().end_phase()
    assert table.steps("g") == 2


@rule(BOOK, "10.2.A")
def test_supply_is_checked_when_a_unit_begins_to_move_and_holds_for_the_phase() -> None:
    rows = "cG cG cG cG cG cG cG cG\ncG cF cF cF cF cF cF cF"
    table = game(rows, "g: ger 8-10-6 at E1010", "h: ger 8-10-6 at E1110", turn=2, sites=EAST)
    table.move("g", "E1110", "E1210", "E1310")
    assert table.of(SupplyChecked) == []
    cut_off = game(
        "cG cG cB cG cG cG cG", "g: ger 8-10-6 at E1310", turn=2, sites=EAST, control={"german": "E1310"}
    )
    cut_off.move("g", "E1210")
    assert cut_off.of(SupplyChecked)[0].unsupplied == ("g",)
    assert supplied(cut_off, "g")
    assert cut_off.choices("move_stack", units=("g",))["E1110"].left == 2


@rule(BOOK, "10.2.A")
@rule(BOOK, "11.7.A")
def test_the_rest_of_a_stack_keeps_the_supply_it_had_when_the_first_unit_left() -> None:
    rows = "cG cG cG cG cG cG cG cG cG\nss cF ss ss ss ss ss ss ss"
    units = ("a: ger 8-10-6 at E1210", "b: ger 8-10-6 at E1210", "f: fra 4-4-4 at E1111")
    table = game(rows, *units, turn=2, sites=EAST)
    table.move("a", "E1110")
    assert table.of(SupplyChecked)[0].unsupplied == ("a", "b")
    assert supplied(table, "b")
    assert table.choices("move_stack", units=("b",))["E1310"].left == 3


@rule(BOOK, "10.2.B")
@rule(BOOK, "10.3.B")
def test_attackers_out_of_supply_are_halved_together_and_rounded_down() -> None:
    table = game(
        "cG cG cF",
        "a: ger 5-5-6 at E1110",
        "b: ger 4-5-6 at E1110",
        "f: fra 1-4-4 at E1210",
        turn=2,
        phase="combat",
    )
    assert halvings(table, "E1210", "a", "b") == [("out of supply", "10.3.B")] * 2
    table.attack("E1210", "a", "b", dice=(3,))
    assert table.odds.attack == 4


@rule(BOOK, "10.2.B")
def test_supplied_attackers_are_not_halved_beside_those_out_of_supply() -> None:
    table = game(
        "cG cF\ncG cF",
        "a: ger 5-5-6 at E1010",
        "b: ger 5-5-6 at E1011",
        "f: fra 1-4-4 at E1110",
        turn=2,
        phase="combat",
        cities={"Trier": "E1010"},
    )
    assert halvings(table, "E1110", "a", "b") == [("out of supply", "10.3.B")]
    table.attack("E1110", "a", "b", dice=(3,))
    assert table.odds.attack == 5 + 2


@rule(BOOK, "10.3.B")
def test_halving_leaves_at_least_one() -> None:
    alone = game("cG cF", "a: ger 1-5-6 at E1010", "f: fra 1-1-4 at E1110", turn=2, phase="combat")
    assert alone.attack("E1110", "a", dice=(1,)).odds.attack == 1
    beside = game(
        "cG cF\ncG cF",
        "a: ger 5-5-6 at E1010",
        "b: ger 1-5-6 at E1011",
        "f: fra 1-4-4 at E1110",
        turn=2,
        phase="combat",
        cities={"Trier": "E1010"},
    )
    beside.attack("E1110", "a", "b", dice=(3,))
    assert beside.odds.attack == 5 + 1


@rule(BOOK, "10.4")
def test_defenders_out_of_supply_keep_their_factor() -> None:
    table = game(
        "cG cF",
        "a: ger 8-8-6 at E1010",
        "f: fra 1-7-4 at E1110",
        turn=2,
        phase="combat",
        cities={"Trier": "E1010"},
    )
    table.attack("E1110", "a", dice=(2,))
    assert not supplied(table, "f")
    assert table.odds.defence == 7


# 10.5, 10.6 Supply lines


@rule(BOOK, "10.5")
@rule(BOOK, "10.6.A")
def test_a_line_of_any_length_runs_over_any_land() -> None:
    rows = "cG rG mG aG wG hG " + "cG " * 20
    table = game(rows, "g: ger 8-10-6 at E3510", turn=2, sites=EAST, sides={"river": "E1010/E1110"})
    traced = line(table, "g")
    assert traced is not None
    assert (traced[0], traced[-1], len(traced)) == ("E3510", "E1010", 26)


@rule(BOOK, "10.6.B")
@rule(BOOK, "9.4.A")
@rule(BOOK, "9.4.B")
def test_an_enemy_zone_cuts_a_line_unless_an_own_unit_stands_there() -> None:
    rows = "cG cG cG cG\ncF cF cF cF"
    units = ("g: ger 8-10-6 at E1310", "f: fra 4-4-4 at E1211")
    assert not supplied(game(rows, *units, turn=2, sites=EAST), "g")
    one = game(rows, *units, "h: ger 8-10-6 at E1110", turn=2, sites=EAST)
    assert not supplied(one, "g")
    two = game(rows, *units, "h: ger 8-10-6 at E1110", "k: ger 8-10-6 at E1210", turn=2, sites=EAST)
    assert line(two, "g") == ("E1310", "E1210", "E1110", "E1010")


@rule(BOOK, "9.4.B")
@rule(BOOK, "10.6.B")
def test_a_units_own_hex_is_open_to_its_line_in_an_enemy_zone() -> None:
    table = game("cG cG cF", "g: ger 8-10-6 at E1110", "f: fra 4-4-4 at E1210", turn=2, sites=EAST)
    assert supplied(table, "g")


@rule(BOOK, "10.6.B")
def test_no_line_enters_a_hex_with_an_enemy() -> None:
    table = game("cG cF cG", "p: ger tank 16-8-12 at E1210", "f: fra 4-4-4 at E1110", turn=2, sites=EAST)
    assert not supplied(table, "p")


@rule(BOOK, "9.4.A")
@rule(BOOK, "10.6.B!")
def test_german_mechanised_units_trace_through_enemy_zones() -> None:
    rows = "cG cG cG cG\ncF cF cF cF"
    german = game(
        rows,
        "p: ger tank 16-8-12 at E1310",
        "g: ger 8-10-6 at E1310",
        "f: fra 4-4-4 at E1111",
        turn=2,
        sites=EAST,
    )
    assert supplied(german, "p")
    assert not supplied(german, "g")
    allied = game(
        "cF cF cF cF\ncG cG cG cG",
        "t: fra tank 4-4-8 at E1310",
        "g: ger 8-10-6 at E1111",
        side="allied",
        turn=2,
        sites=SOUTH,
    )
    assert not supplied(allied, "t")


@rule(BOOK, "10.6.C")
def test_no_line_enters_an_enemy_city() -> None:
    cities = {"Reims": "E1110"}
    units = ("g: ger 8-10-6 at E1210",)
    assert not supplied(game("cG cF cF", *units, turn=2, sites=EAST, cities=cities), "g")
    taken = game("cG cF cF", *units, turn=2, sites=EAST, cities=cities, control={"german": "E1110"})
    assert supplied(taken, "g")
    assert supplied(game("cG cF cF", *units, turn=2, sites=EAST), "g")


@rule(BOOK, "10.6.D")
@pytest.mark.parametrize(
    ("kinds", "is_open"),
    [(("sea",), False), (("blocked",), False), (("sea", "causeway"), True), (("river",), True)],
)
def test_lines_cross_water_but_not_sea_or_blocked_hexsides(kinds: tuple[str, ...], is_open: bool) -> None:
    table = game(
        "cG cG", "g: ger 8-10-6 at E1110", turn=2, sites=EAST, sides=dict.fromkeys(kinds, "E1010/E1110")
    )
    assert supplied(table, "g") is is_open


@rule(BOOK, "10.6.D")
def test_no_line_crosses_the_sea() -> None:
    assert not supplied(game("cG ss cG", "g: ger 8-10-6 at E1210", turn=2, sites=EAST), "g")


@rule(BOOK, "10.6.D")
@pytest.mark.parametrize(("letter", "country"), [("B", "belgium"), ("N", "netherlands"), ("L", "luxembourg")])
def test_no_line_enters_a_neutral_country(letter: str, country: str) -> None:
    rows, unit = f"cG c{letter} cG", "p: ger tank 16-8-12 at E1210"
    assert not supplied(game(rows, unit, turn=2, sites=EAST), "p")
    assert supplied(game(rows, unit, turn=2, sites=EAST, violated=country), "p")


# 10.7 to 10.11 Sources


@rule(BOOK, "10.7.A")
@rule(BOOK, "10.9.A")
def test_the_printed_edges_are_the_sources() -> None:
    board = registry.scenario("blitzkrieg_1940/1940").board
    french, german = board.site("supply_france"), board.site("supply_germany")
    assert {f"W44{row:02d}" for row in range(4, 29)} <= set(french)
    assert "E3244" in french
    assert {board[hex_].country for hex_ in french} == {"france"}
    assert german == tuple(f"E42{row}" for row in range(10, 45))
    assert "E3719" in board.site("ruhr_city")


@rule(BOOK, "10.7.B")
@rule(BOOK, "10.9.B")
@pytest.mark.parametrize(
    ("rows", "unit", "sites", "enemy"),
    [
        ("cF cF cF", "x: fra 4-4-4 at E1110", {"supply_france": "E1010"}, "e: ger 8-10-6 at E1010"),
        ("cG cG cG", "x: ger 8-10-6 at E1110", {"supply_germany": "E1010"}, "e: fra 4-4-4 at E1010"),
    ],
)
def test_an_edge_source_fails_only_while_an_enemy_stands_there(
    rows: str, unit: str, sites: dict[str, str], enemy: str
) -> None:
    assert supplied(game(rows, unit, turn=2, sites=sites), "x")
    assert not supplied(game(rows, unit, enemy, turn=2, sites=sites), "x")
    owner = "german" if "ger 8-10-6" in enemy else "allied"
    left = game(rows, unit, turn=2, sites=sites, control={owner: "E1010"})
    assert supplied(left, "x")


@rule(BOOK, "10.9.A")
def test_the_ruhr_is_a_german_source() -> None:
    table = game(
        "cG cG", "g: ger 8-10-6 at E1110", turn=2, sites={"ruhr_city": "E1010"}, cities={"Essen": "E1010"}
    )
    assert supplied(table, "g")


@rule(BOOK, "10.8.A")
def test_british_units_trace_to_channel_ports_alone() -> None:
    rows = "cF cF cF"
    units = ("b: gbr 4-4-6 at E1110", "f: fra 4-4-6 at E1110")
    port = game(
        rows, *units, side="allied", turn=2, sites={"channel_port": "E1010"}, cities={"Calais": "E1010"}
    )
    assert (supplied(port, "b"), supplied(port, "f")) == (True, False)
    edge = game(rows, *units, side="allied", turn=2, sites=SOUTH)
    assert (supplied(edge, "b"), supplied(edge, "f")) == (False, True)


@rule(BOOK, "10.8.A")
def test_a_port_entered_by_germans_never_supplies_again() -> None:
    table = game(
        "cF cF cF cF",
        "g: ger 8-10-6 at E1110",
        "b: gbr 4-4-6 at E1310",
        turn=1,
        sites={"channel_port": "E1010"},
        cities={"Calais": "E1010"},
    )
    table.move("g", "E1010")
    assert table.of(SourcesLost)[0].hexes == ("E1010",)
    retaken = game(
        "cF cF cF",
        "b: gbr 4-4-6 at E1010",
        side="allied",
        turn=2,
        sites={"channel_port": "E1010"},
        lost_sources=table.state.ext.lost_sources,
    )
    assert not supplied(retaken, "b")


@rule(BOOK, "10.8.B")
@pytest.mark.parametrize("sites", [{"channel_port": "E1010"}, {"supply_france": "E1010"}])
def test_two_british_divisions_trace_to_either(sites: dict[str, str]) -> None:
    table = game(
        "cF cF",
        "b: gbr 4-4-6 at E1110 (bef stacks_with_french)",
        side="allied",
        turn=2,
        sites=sites,
        cities={"Calais": "E1010"},
    )
    assert supplied(table, "b")


@rule(BOOK, "10.10")
@pytest.mark.parametrize(("nation", "letter"), [("bel", "B"), ("ned", "N")])
def test_belgians_and_dutch_are_supplied_in_their_country_alone(nation: str, letter: str) -> None:
    rows = f"c{letter} cG"
    at_home = game(rows, f"x: {nation} 2-2-4 at E1010", side="allied", turn=2, violated="belgium netherlands")
    assert supplied(at_home, "x")
    abroad = game(rows, f"x: {nation} 2-2-4 at E1110", side="allied", turn=2, violated="belgium netherlands")
    assert not supplied(abroad, "x")


@rule(BOOK, "10.11.A")
@rule(BOOK, "10.11.B")
@pytest.mark.parametrize(("nation", "letter", "other"), [("fra", "F", "G"), ("ger", "G", "F")])
def test_an_own_city_supplies_who_is_in_it_and_nobody_outside(nation: str, letter: str, other: str) -> None:
    rows = f"c{letter} c{letter} c{other}"
    units = (f"x: {nation} 4-4-6 at E1010", f"y: {nation} 4-4-6 at E1110", f"z: {nation} 4-4-6 at E1210")
    table = game(rows, *units, turn=2, cities={"Home": "E1010", "Abroad": "E1210"})
    assert [supplied(table, unit) for unit in "xyz"] == [True, False, False]


@rule(BOOK, "10.11.A")
def test_a_french_city_does_not_supply_the_british() -> None:
    table = game("cF cF", "b: gbr 4-4-6 at E1010", side="allied", turn=2, cities={"Reims": "E1010"})
    assert not supplied(table, "b")


@rule(BOOK, "10.11.C")
@pytest.mark.parametrize(
    ("rows", "taker", "side", "owner"),
    [
        ("cF cG", "x: ger 8-10-6 at E1110", "german", "y: fra 4-4-4 at E1010"),
        ("cG cF", "x: fra 4-4-6 at E1110", "allied", "y: ger 8-10-6 at E1010"),
    ],
)
def test_a_city_entered_by_the_enemy_never_supplies_again(
    rows: str, taker: str, side: str, owner: str
) -> None:
    table = game(rows, taker, side=side, cities={"Home": "E1010"})
    table.move("x", "E1010")
    assert table.of(SourcesLost)[0].hexes == ("E1010",)
    back = game(rows, owner, turn=2, cities={"Home": "E1010"}, lost_sources=table.state.ext.lost_sources)
    assert not supplied(back, "y")


@rule(BOOK, "10.11.C")
def test_a_city_that_supplied_nobody_loses_nothing() -> None:
    table = game("cG cB", "g: ger 8-10-6 at E1010", cities={"Liege": "E1110"})
    table.move("g", "E1110")
    assert table.of(SourcesLost) == []


@rule(BOOK, "10.12")
def test_any_number_of_units_share_a_line() -> None:
    units = tuple(f"g{i}: ger 8-10-6 at E1{2 + i % 2}10" for i in range(6))
    table = game("cG cG cG cG", *units, turn=2, sites=EAST)
    assert all(supplied(table, f"g{i}") for i in range(6))


@rule(BOOK, "10.13")
def test_a_unit_may_go_where_it_will_be_out_of_supply() -> None:
    table = game("cB cG", "b: bel 4-4-4 at E1010", side="allied", turn=2, violated="belgium")
    assert supplied(table, "b")
    table.move("b", "E1110")
    assert not supplied(table, "b")


# Why a unit is out of supply


def supply_row(table: Game, unit: str) -> tuple[str, str]:
    """What the inspector says of a unit's supply, with the paragraph."""
    card = SYSTEM.unit_card(table.scenario, table.state, unit)
    assert card is not None
    row = card.rows[0]
    assert row.label == "Supply"
    assert row.rule is not None
    return row.value, row.rule.section


@rule(BOOK, "10.6.B")
def test_an_enemy_unit_on_the_way_is_named() -> None:
    table = game("cG cG cG cG", "g: ger 8-8-6 at E1310", "f: fra 4-4-6 at E1110", turn=2, sites=EAST)
    assert supply_row(table, "g") == ("out of supply: E1210 lies in an enemy zone of control", "10.6.B")
    (lines,) = [piece.badges for piece in SYSTEM.view(table.scenario, table.state).pieces if piece.id == "g"]
    assert lines[0].text == "out of supply: E1210 lies in an enemy zone of control"
    tank = game("cG cG cG cG", "p: ger tank 8-8-9 at E1310", "f: fra 4-4-6 at E1110", turn=2, sites=EAST)
    assert supply_row(tank, "p") == ("out of supply: enemy units are in E1110", "10.6.B")
    card = SYSTEM.unit_card(table.scenario, table.state, "g")
    assert card is not None
    assert ("Out of supply", "10.3.A") in [(row.label, row.rule and row.rule.section) for row in card.rows]


@rule(BOOK, "10.6.C")
def test_an_enemy_city_on_the_way_is_named() -> None:
    table = game(
        "cG cG cG cG",
        "g: ger 8-8-6 at E1310",
        turn=2,
        sites=EAST,
        cities={"Aachen": "E1210"},
        control={"allied": "E1210"},
    )
    assert supply_row(table, "g") == ("out of supply: the city hex E1210 is in enemy hands", "10.6.C")


@rule(BOOK, "10.6.D")
def test_neutral_land_on_the_way_is_named() -> None:
    table = game("cG cB cG", "g: ger 8-8-6 at E1210", turn=2, sites=EAST, control={"german": "E1210"})
    assert supply_row(table, "g") == ("out of supply: E1110 is neutral", "10.6.D")


@rule(BOOK, "13.15.B")
def test_the_flooded_roer_on_the_way_is_named() -> None:
    table = game(
        "cG cG cG",
        "g: ger 8-8-6 at E1210",
        turn=2,
        sites=EAST,
        sides={"roer": "E1010/E1110"},
        flood="open",
    )
    assert supply_row(table, "g") == (
        "out of supply: the flooded Roer lies between E1110 and E1010",
        "13.15.B",
    )


@rule(BOOK, "10.8.A")
@pytest.mark.parametrize(
    ("unit", "section"),
    [
        ("g: ger 8-8-6", "10.9.A"),
        ("p: ger tank 8-8-9", "10.9.A"),
        ("f: fra 4-4-6", "10.7.A"),
        ("b: gbr 4-4-6", "10.8.A"),
    ],
)
def test_a_unit_without_any_source_hears_so(unit: str, section: str) -> None:
    table = game("cF cF", f"{unit} at E1110", turn=2)
    assert supply_row(table, unit[0]) == ("out of supply: no source is left to it", section)


@rule(BOOK, "10.10")
def test_belgians_abroad_hear_that_nothing_supplies_them() -> None:
    table = game("cG cB", "b: bel 4-4-6 at E1010", turn=2, violated="belgium")
    assert supply_row(table, "b") == ("out of supply: nothing supplies its army abroad", "10.10")


@rule(BOOK, "10.8.B")
def test_of_two_nets_the_nearer_break_is_told() -> None:
    rows = "cF cF cF cF cF cF cF"
    sites = {"channel_port": "E1010", "supply_france": "E1610"}
    units = ("b: gbr 4-4-6 at E1310 (stacks_with_french)", "g: ger 8-8-6 at E1010", "h: ger 8-8-6 at E1510")
    table = game(rows, *units, turn=2, sites=sites)
    assert supply_row(table, "b") == ("out of supply: E1410 lies in an enemy zone of control", "10.6.B")


# Lost for good, once


@rule(BOOK, "10.8.A")
def test_a_port_is_lost_to_germans_alone_city_or_not() -> None:
    units = ("g: ger 8-8-6 at E1010", "f: fra 4-4-6 at E1310")
    sites = {"channel_port": "E1110 E1210"}
    table = game("cF cF cF cF", *units, sites=sites, control={"german": "E1010"}).move("g", "E1110")
    assert table.of(SourcesLost) == [SourcesLost(("E1110",))]
    allied = game("cF cF cF cF", *units, sites=sites, control={"german": "E1210"}, side="allied")
    allied.move("f", "E1210")
    assert allied.of(SourcesLost) == []


@rule(BOOK, "10.11.C")
def test_what_is_lost_is_not_lost_again() -> None:
    table = game("cF cF", "g: ger 8-8-6 at E1010", cities={"Lille": "E1110"}, lost_sources=("E1110",))
    table.move("g", "E1110")
    assert table.of(SourcesLost) == []
