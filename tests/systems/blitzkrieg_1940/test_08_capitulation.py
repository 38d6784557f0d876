from __future__ import annotations

import pytest

from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    BombCity,
    CheckCapitulation,
    EndPhase,
    MoveStrategically,
)
from blitz_desktop.systems.blitzkrieg_1940.events import Capitulated
from blitz_desktop.systems.blitzkrieg_1940.frames import CapitulationDue
from blitz_desktop.systems.blitzkrieg_1940.model import REMOVED
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

LETTERS = {"dutch": "N", "belgian": "B"}
SHORT = {"dutch": "ned", "belgian": "bel"}
DONE = ("E9999", 1, 1)
"""A terror bombing long ago, so that nothing is asked before the roll."""


def country(nation: str, taken: int, *units: str, cities: int = 8, **setting: object) -> Game:
    """Germany, cities of a country of which Germans hold some, and France; the last German phase."""
    letter, short = LETTERS[nation], SHORT[nation]
    hexes = [f"E{11 + i}10" for i in range(cities)]
    return game(
        "cG " + f"c{letter} " * cities + "cF",
        f"d: {short} 2-2-4 at {hexes[-1]}",
        f"f: fra 4-4-4 at E{11 + cities}10",
        *units,
        violated={"dutch": "belgium netherlands", "belgian": "belgium"}[nation],
        capitulated={"dutch": ("belgian",), "belgian": ()}[nation],
        cities={f"City {i}": hex_ for i, hex_ in enumerate(hexes)},
        control={"german": " ".join(hexes[:taken])},
        phase="combat",
        **{"turn": 3, "bombed": DONE, **setting},
    )


def fallen(table: Game) -> list[str]:
    return [event.nation for event in table.of(Capitulated)]


# 8.6, 8.7 The Dutch and the Belgians


@rule(BOOK, "8.6.A")
@rule(BOOK, "8.6.A#ex")
@rule(BOOK, "8.7")
@pytest.mark.parametrize("nation", ["dutch", "belgian"])
@pytest.mark.parametrize("part", [1, 2])
def test_violated_on_turn_one_a_country_is_first_checked_on_turn_three(nation: str, part: int) -> None:
    before = country(nation, 6, turn=2, part=part).end_phase()
    assert (before.clock.phase, before.thrown_under) == ("order", [])
    due = country(nation, 6, turn=3, part=part).end_phase(1)
    assert len(due.thrown_under) == 1


@rule(BOOK, "8.6.B")
@rule(BOOK, "5.2.A-2")
def test_the_check_comes_between_the_german_and_the_allied_segment_of_every_couplet() -> None:
    table = country("dutch", 6).end_phase(1)
    assert (table.clock.side, table.clock.phase) == ("allied", "order")
    table.choose("move_fight").end_phase().end_phase().choose("move_fight").end_phase().end_phase(3)
    assert (table.clock.part, table.clock.side, table.thrown_under) == (2, "allied", ["8.6.D"])


@rule(BOOK, "8.6.C")
@rule(BOOK, "8.6.D")
@rule(BOOK, "8.7")
@pytest.mark.parametrize(("nation", "section"), [("dutch", "8.6.D"), ("belgian", "8.7")])
def test_six_cities_make_a_country_roll_and_four_to_six_end_it(nation: str, section: str) -> None:
    assert country(nation, 5).end_phase().thrown_under == []
    for die in range(1, 7):
        table = country(nation, 6).end_phase(die)
        assert table.thrown_under == [section]
        assert fallen(table) == ([nation] if die >= 4 else [])


@rule(BOOK, "8.7")
def test_each_country_is_rolled_for_by_itself() -> None:
    hexes = [f"E{11 + i}10" for i in range(14)]
    table = game(
        "cG " + "cN " * 7 + "cB " * 7 + "cF",
        "n: ned 2-2-4 at E1710",
        "b: bel 2-2-4 at E2410",
        "f: fra 4-4-4 at E2510",
        turn=3,
        phase="combat",
        violated="belgium netherlands",
        cities={f"City {i}": hex_ for i, hex_ in enumerate(hexes)},
        control={"german": " ".join(hexes[:6] + hexes[7:13])},
        bombed=DONE,
    )
    table.end_phase(3, 4)
    assert table.thrown_under == ["8.6.D", "8.7"]
    assert fallen(table) == ["belgian"]


@rule(BOOK, "8.6.C")
@rule(BOOK, "8.7")
@pytest.mark.parametrize(("taken", "thrown"), [(8, ["8.7"]), (7, [])])
def test_a_city_counts_once_and_only_with_all_its_hexes(taken: int, thrown: list[str]) -> None:
    hexes = [f"E{11 + i}10" for i in range(9)]
    table = game(
        "cG " + "cB " * 9 + "cF",
        "d: bel 2-2-4 at E1910",
        "f: fra 4-4-4 at E2010",
        turn=3,
        phase="combat",
        violated="belgium",
        cities={f"City {i}": hex_ for i, hex_ in enumerate(hexes[:5])}
        | {"Antwerp": " ".join(hexes[5:8]), "Last": hexes[8]},
        control={"german": " ".join(hexes[:taken])},
        bombed=DONE,
    )
    table.end_phase(*([1] if thrown else []))
    assert table.thrown_under == thrown


@rule(BOOK, "8.9.B")
def test_the_supply_of_the_occupiers_does_not_matter() -> None:
    table = country("dutch", 6, "g: ger 4-4-4 at E1210", turn=4).end_phase(5)
    assert fallen(table) == ["dutch"]


# 8.8 The French


def paris(taken: int, turn: int = 5, **setting: object) -> Game:
    hexes = [f"E{11 + i}10" for i in range(7)]
    return game(
        "cG " + "cF " * 8,
        "f: fra 4-4-4 at E1810",
        turn=turn,
        phase="combat",
        cities={"Paris": " ".join(hexes), "Reims": "E1810"},
        control={"german": " ".join(hexes[:taken])},
        **{"bombed": DONE, **setting},
    )


@rule(BOOK, "8.8")
def test_france_is_checked_from_turn_five_on() -> None:
    assert paris(5, turn=4).end_phase().thrown_under == []
    assert paris(5, turn=5).end_phase(6).thrown_under == ["8.8#table"]
    assert paris(0, turn=5).end_phase().thrown_under == []


@rule(BOOK, "8.8#table")
@rule(BOOK, "8.8/2")
@pytest.mark.parametrize("taken", range(1, 6))
@pytest.mark.parametrize("die", range(1, 7))
def test_france_falls_on_as_much_as_the_hexes_of_paris_held(taken: int, die: int) -> None:
    assert fallen(paris(taken).end_phase(die)) == (["french"] if die <= taken else [])


@rule(BOOK, "8.8#table")
def test_six_hexes_of_paris_need_no_die() -> None:
    table = paris(6).end_phase()
    assert (table.thrown_under, fallen(table)) == ([], ["french"])


# 8.9 Automatic capitulation


@rule(BOOK, "8.9.A")
@rule(BOOK, "8.9.A-1")
def test_an_army_without_a_step_on_the_map_capitulates_at_once() -> None:
    table = game(
        "cG cB cF",
        "g: ger 90-9-6 at E1010",
        "b: bel 1-1-4 at E1110",
        "f: fra 4-4-4 at E1210",
        phase="combat",
        violated="belgium",
        cities={"Brussels": "E1110"},
    )
    table.attack("E1110", "g", dice=(6,))
    assert table.at("b") == ELIMINATED
    table.advance()
    assert fallen(table) == ["belgian"]


@rule(BOOK, "8.9.A")
@rule(BOOK, "8.9.A-2")
def test_a_country_without_a_city_left_capitulates_at_once_on_any_turn() -> None:
    table = game(
        "cG cN cN cF",
        "g: ger 9-9-6 at E1010",
        "n: ned 1-1-4 at E1210",
        "f: fra 4-4-4 at E1310",
        violated="belgium netherlands",
        cities={"Arnhem": "E1110"},
    )
    table.move("g", "E1110")
    assert "dutch" in fallen(table)
    assert table.at("n") == REMOVED


@rule(BOOK, "8.9.A")
def test_a_neutral_does_not_capitulate() -> None:
    table = game("cG cG cN cF", "g: ger 9-9-6 at E1010", "f: fra 4-4-4 at E1310").move("g", "E1110")
    assert fallen(table) == []


# 8.10 Effects


@rule(BOOK, "8.10.A")
@rule(BOOK, "8.10.B")
def test_all_units_of_the_nation_leave_and_no_others() -> None:
    table = country(
        "belgian",
        6,
        "e: bel large_fort - +6 0 at E1710",
        "x: fra 4-4-4 at E1710",
        "gone: bel 4-4-4 at eliminated",
    ).end_phase(6)
    assert (table.at("d"), table.at("e"), table.at("gone")) == (REMOVED, REMOVED, ELIMINATED)
    assert (table.at("x"), table.at("f")) == ("E1710", "E1910")
    assert table.steps("d") == 1


@rule(BOOK, "8.10.A")
def test_the_maginot_line_and_the_reserve_go_with_france() -> None:
    table = game(
        "cG cF cF cF cF cF cF cF cF",
        "f: fra 4-4-4 at E1810",
        "s: fra small_fort - 0 0 at E1810",
        "r: fra 4-4-4 at french_sr",
        "b: gbr 4-4-4 at E1710",
        turn=5,
        phase="combat",
        cities={"Paris": "E1110 E1210 E1310 E1410 E1510 E1610"},
        control={"german": "E1110 E1210 E1310 E1410 E1510 E1610"},
    )
    table.end_phase()
    assert [table.at(unit) for unit in "fsrb"] == [REMOVED, REMOVED, REMOVED, "E1710"]


@rule(BOOK, "8.10.C")
def test_allied_cities_there_still_serve_strategic_movement() -> None:
    table = game(
        "cF cB cB",
        "f: fra 4-4-6 at E1010",
        side="allied",
        turn=3,
        violated="belgium",
        capitulated=("belgian",),
        cities={"Lille": "E1010", "Ghent": "E1210"},
    )
    table.do(MoveStrategically(("f",), "E1210"))
    assert table.at("f") == "E1210"


# 8.11 Terror bombing


@rule(BOOK, "8.11.A")
@rule(BOOK, "8.11.B")
def test_germany_may_bomb_one_allied_city_before_a_roll() -> None:
    table = country("dutch", 6, bombed=None).end_phase()
    assert isinstance(table.state.frame, CapitulationDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("german", "8.11.B")
    assert table.choices("bomb_city").legal == ("E1710", "E1810")
    assert table.refusal(BombCity("E1110")) == [("not_allied", "8.11.B")]
    assert table.refusal(BombCity("E1910")) == [("no_city", "8.11.B")]
    assert table.refusal(EndPhase()) == [("not_now", "5.1.A")]


@rule(BOOK, "8.11.C")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_bombing_adds_one_to_the_roll(die: int) -> None:
    bombed = country("dutch", 6, bombed=None).end_phase().do(BombCity("E1710"), die)
    assert fallen(bombed) == (["dutch"] if die >= 3 else [])
    spared = country("dutch", 6, bombed=None).end_phase().do(CheckCapitulation(), die)
    assert fallen(spared) == (["dutch"] if die >= 4 else [])
    assert bombed.clock.phase == spared.clock.phase == "order"


@rule(BOOK, "8.11.C")
@pytest.mark.parametrize("die", range(1, 7))
def test_for_france_the_bombing_widens_the_range(die: int) -> None:
    table = paris(2, bombed=None).end_phase().do(BombCity("E1710"), die)
    assert fallen(table) == (["french"] if die <= 3 else [])


@rule(BOOK, "8.11.A")
def test_there_is_one_bombing_a_game() -> None:
    table = country("dutch", 6, bombed=None).end_phase().do(BombCity("E1710"), 1)
    assert table.state.ext.bombed == ("E1710", 3, 1)
    table.choose("move_fight").end_phase().end_phase().choose("move_fight").end_phase()
    table.end_phase(2)
    assert table.thrown_under == ["8.6.D"]


@rule(BOOK, "8.8")
@rule(BOOK, "8.11.B")
def test_what_needs_no_roll_is_not_bombed() -> None:
    table = paris(6, bombed=None).end_phase()
    assert (fallen(table), table.thrown_under, table.state.frames) == (["french"], [], ())


@rule(BOOK, "8.11.C")
@pytest.mark.parametrize(
    ("bombed", "expected"), [(("E1310", 3, 1), [("bombed", "8.11.C")]), (("E1310", 2, 2), [])]
)
def test_the_whole_city_is_closed_to_strategic_movement_for_the_couplet(
    bombed: tuple[str, int, int], expected: list[tuple[str, str]]
) -> None:
    rows, cities = "cF cB cB cB", {"Lille": "E1010", "Antwerp": "E1210 E1310"}
    setting = {"side": "allied", "turn": 3, "violated": "belgium", "cities": cities, "bombed": bombed}
    into = game(rows, "f: fra 4-4-6 at E1010", **setting)
    assert into.refusal(MoveStrategically(("f",), "E1210")) == expected
    out = game(rows, "f: fra 4-4-6 at E1210", **setting)
    assert out.refusal(MoveStrategically(("f",), "E1010")) == ([("no_city", "13.16.C")] if expected else [])


@rule(BOOK, "8.11.C")
@pytest.mark.parametrize(("when", "expected"), [((3, 1), [("no_path", "13.16.E")]), ((2, 2), [])])
def test_nor_does_strategic_movement_pass_through_it(
    when: tuple[int, int], expected: list[tuple[str, str]]
) -> None:
    cities = {"Lille": "E1010", "Ghent": "E1110", "Antwerp": "E1210 E1310", "Namur": "E1410"}
    setting = {"side": "allied", "turn": 3, "violated": "belgium", "bombed": ("E1310", *when)}
    table = game("cF cB cB cB cB", "f: fra 4-4-6 at E1010", cities=cities, **setting)
    assert table.refusal(MoveStrategically(("f",), "E1410")) == expected
    assert table.refusal(MoveStrategically(("f",), "E1110")) == []
