"""1.3 The Basic Game: what it leaves out, each beside the same position in the full game."""

from __future__ import annotations

import pytest

from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import DeclareSickleCut, Deploy, EndSetup, MoveStack
from blitz_desktop.systems.blitzkrieg_1940.capitulation import has_collapsed
from blitz_desktop.systems.blitzkrieg_1940.events import NeutralityViolated
from blitz_desktop.systems.blitzkrieg_1940.goals import goals
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied
from tests.systems.blitzkrieg_1940.tinymap import game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

BASIC = {"game": "basic"}
BOTH = pytest.mark.parametrize("options", [BASIC, {"game": "full"}], ids=["basic", "full"])


def is_basic(options: dict[str, str]) -> bool:
    return options == BASIC


@rule(BOOK, "1.3")
@BOTH
def test_no_point_hangs_on_a_capitulation_that_cannot_come(options: dict[str, str]) -> None:
    told = [goal.label for goal in goals(game("cG cF", "g: ger 8-8-6 at E1010", options=options).sit)]
    assert ("French capitulation" in told) is not is_basic(options)
    assert "Maginot Line breached" in told


@rule(BOOK, "1.3")
@rule(BOOK, "3.2")
@BOTH
def test_it_has_no_dummies(options: dict[str, str]) -> None:
    units = ("g: ger 8-8-6 at E1010", "d: ger 0-0-6 at dummies (dummy)")
    table = game("cG cG", *units, turn=0, phase="setup", options=options)
    deploy = Deploy(("d",), "E1010")
    assert table.refusal(deploy) == ([("fixed", "3.1.F")] if is_basic(options) else [])


@rule(BOOK, "1.3")
@BOTH
def test_it_has_no_free_supply_in_turn_one(options: dict[str, str]) -> None:
    table = game("cG cF", "g: ger 8-8-6 at E1010", "p: ger tank 8-8-9 at E1010", options=options)
    assert [is_supplied(table.sit, unit) for unit in "gp"] == [not is_basic(options)] * 2


@rule(BOOK, "1.3")
@BOTH
def test_it_has_no_airborne_landings(options: dict[str, str]) -> None:
    table = game("cG cF", "g: ger 8-8-6 at E1010", turn=0, phase="setup", options=options)
    labels = [phase.rule.section for phase in SYSTEM.view(table.scenario, table.state).phases]
    assert ("7.2.A" in labels) is not is_basic(options)
    table.do(EndSetup())
    assert table.clock.phase == ("order" if is_basic(options) else "drops")
    assert (table.clock.turn, table.clock.part, table.clock.side) == (1, 1, "german")


# 8.0 Neutrals and capitulation


@rule(BOOK, "1.3")
def test_nobody_is_neutral_and_the_low_countries_begin_allied() -> None:
    table = game("cG cB cN cL cF", "g: ger 8-8-6 at E1010", "f: fra 4-4-6 at E1410", options=BASIC)
    assert [table.control(hex_) for hex_ in ("E1010", "E1110", "E1210", "E1310", "E1410")] == [
        "german",
        *["allied"] * 4,
    ]
    assert not any(table.sit.is_neutral(country) for country in ("belgium", "netherlands", "luxembourg"))
    table.move("g", "E1110", "E1210")
    assert table.of(NeutralityViolated) == []


@rule(BOOK, "1.3")
def test_of_1939_the_low_countries_belong_to_nobody() -> None:
    options = {**BASIC, "year": "1939"}
    table = game("cF cB cN", "f: fra 4-4-6 at E1010", side="allied", options=options)
    assert set(SYSTEM.setup(table.scenario).control) == {"E1010"}
    assert table.refusal(MoveStack(("f",), ("E1010", "E1110", "E1210"))) == []


@rule(BOOK, "1.3")
@BOTH
def test_belgians_may_leave_home(options: dict[str, str]) -> None:
    table = game("cB cF", "b: bel 4-4-6 at E1010", side="allied", violated="belgium", options=options)
    expected = [] if is_basic(options) else [("stay_home", "8.5")]
    assert table.refusal(table.moving("b", "E1110")) == expected


@rule(BOOK, "1.3")
@BOTH
def test_nobody_capitulates(options: dict[str, str]) -> None:
    cities = {f"City {i}": f"E1{i}10" for i in range(1, 8)}
    rows = " ".join(["cG"] + ["cB"] * 7)
    units = ("g: ger 8-8-6 at E1010", "b: bel 4-4-6 at eliminated")
    control = {"german": " ".join(cities.values())}
    table = game(
        rows,
        *units,
        turn=5,
        phase="combat",
        violated="belgium",
        cities=cities,
        control=control,
        options=options,
    )
    assert has_collapsed(table.sit, "belgian") is not is_basic(options)
    table.end_phase(*(() if is_basic(options) else (4,)))
    assert table.state.ext.capitulated == (() if is_basic(options) else ("belgian",))
    assert (table.clock.side, table.clock.phase) == ("allied", "order")
    labels = [phase.rule.section for phase in SYSTEM.view(table.scenario, table.state).phases]
    assert ("8.6.B" in labels) is not is_basic(options)


@rule(BOOK, "1.3")
@BOTH
def test_sickle_cut_violates_nobody(options: dict[str, str]) -> None:
    table = game("cG cB", "g: ger 8-8-6 at E1010", turn=0, phase="sickle_cut", options=options)
    table.do(DeclareSickleCut("yes"))
    assert table.state.ext.is_sickle_cut
    assert (table.of(NeutralityViolated) == []) is is_basic(options)


# 9.4, 11.3, 14.8


@rule(BOOK, "1.3")
@BOTH
def test_enemy_zones_do_not_cut_supply(options: dict[str, str]) -> None:
    table = game(
        "cF cF cF\ncF cG cF",
        "f: fra 4-4-6 at E1210",
        "g: ger 8-8-6 at E1111",
        turn=2,
        side="allied",
        sites={"supply_france": "E1010"},
        options=options,
    )
    assert is_supplied(table.sit, "f") is is_basic(options)


@rule(BOOK, "1.3")
@BOTH
def test_stacks_are_open_but_the_cup_is_not(options: dict[str, str]) -> None:
    units = ("a: ger 8-8-6 at E1010", "b: ger 7-7-6 at E1010", "c: ger 8-8-6 at cup")
    table = game("cG cF", *units, options=options)
    seen = {piece.id for piece in SYSTEM.view(table.scenario, table.state, "allied").pieces}
    assert ("a" in seen, "b" in seen, "c" in seen) == (is_basic(options), True, False)


@rule(BOOK, "1.3")
@pytest.mark.parametrize(
    ("printed", "factor"), [("+2 +2 6", 5), ("0 0 6", 3), ("-1 -1 6", 2), ("-4 -4 6", 1)]
)
def test_volatile_units_count_as_rolling_a_three(printed: str, factor: int) -> None:
    units = (f"v: fra {printed} at E1010", "g: ger 4-4-6 at E1110")
    sites = {"supply_france": "E1010", "supply_germany": "E1110"}
    table = game("cF cG", *units, side="allied", phase="combat", sites=sites, options=BASIC)
    forecast = table.forecast("E1110", "v")
    assert next((line.value, line.rule.section) for line in forecast.ledger) == (str(factor), "1.3")
    table.attack("E1110", "v", dice=(3,))
    assert table.odds.attack == factor
    defending = game("cF cG", *units, phase="combat", sites=sites, options=BASIC).attack(
        "E1010", "g", dice=(3,)
    )
    assert defending.odds.defence == factor
    card = SYSTEM.unit_card(table.scenario, table.state, "v")
    assert card is not None
    assert [row.rule.section for row in card.rows if row.label == "Volatile" and row.rule] == ["1.3"]
