from __future__ import annotations

import pytest

from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Attack,
    DecideDams,
    Enter,
    MoveStrategically,
    OpenDams,
)
from blitz_desktop.systems.blitzkrieg_1940.events import PointsSpent
from blitz_desktop.systems.blitzkrieg_1940.frames import DamsDue
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

UNITS = ("f: fra 4-4-6 at E1010", "g: ger 4-4-6 at E1310")


def in_1939(rows: str, *units: str, **setting: object) -> Game:
    return game(rows, *units, options={"year": "1939"}, **{"side": "allied", **setting})


# 3.0, 5.0 Order of play


@rule(BOOK, "5.3.A")
@rule(BOOK, "5.3.A-1")
@rule(BOOK, "5.3.A-2")
@rule(BOOK, "5.3.B")
@rule(BOOK, "5.3.B-1")
@rule(BOOK, "5.3.B-2")
def test_the_french_segment_comes_first_in_both_couplets() -> None:
    table = in_1939("cF cF cG cG", *UNITS, phase="order", turn=2)
    seen = []
    for _ in range(12):
        clock = table.clock
        seen.append((clock.turn, clock.part, clock.side, clock.phase))
        if clock.phase == "order":
            table.choose("move_fight")
        else:
            table.end_phase()
    phases = ("order", "movement", "combat")
    assert seen == [
        (2, part, side, phase) for part in (1, 2) for side in ("allied", "german") for phase in phases
    ]
    assert (table.clock.turn, table.clock.side) == (3, "allied")


@rule(BOOK, "4.2.B")
@rule(BOOK, "5.6")
def test_germany_wins_by_lasting_until_the_end_of_turn_seven() -> None:
    table = in_1939("cF cF cG cG", *UNITS, turn=7, part=2, side="german", order="fight_move")
    assert table.outcome is None
    table.end_phase()
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule.section) == ("german", "4.2.B")
    assert table.state.ext.scored == ()


@rule(BOOK, "4.2.B")
def test_france_wins_at_once_by_entering_the_endangered_area() -> None:
    table = in_1939("cF cG cG", "f: fra 4-4-6 at E1010", sites={"ruhr_endangered": "E1210"})
    table.move("f", "E1110")
    assert table.outcome is None
    table.move("f", "E1210")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule.section) == ("allied", "4.2.B")
    assert table.decision is None


# 8.12 Borders


@rule(BOOK, "8.12.A")
def test_germans_move_and_attack_only_in_germany() -> None:
    for letter in "FBNL":
        table = in_1939(f"cG c{letter}", "g: ger 4-4-6 at E1010", side="german")
        assert table.refusal(table.moving("g", "E1110")) == [("stay_home", "8.12.A")]
    fight = in_1939("cG cF", "g: ger 4-4-6 at E1010", "f: fra 4-4-6 at E1110", side="german", phase="combat")
    assert fight.refusal(Attack("E1110", ("g",))) == [("stay_home", "8.12.A")]


@rule(BOOK, "8.1")
@rule(BOOK, "8.12.B")
@pytest.mark.parametrize(
    ("letter", "sites", "expected"),
    [
        ("G", {}, []),
        ("B", {}, []),
        ("L", {}, []),
        ("N", {}, [("out_of_bounds", "8.12.B")]),
        ("N", {"maastricht_salient": "E1110"}, []),
    ],
)
def test_the_french_enter_all_but_the_netherlands_outside_the_maastricht_salient(
    letter: str, sites: dict[str, str], expected: list[tuple[str, str]]
) -> None:
    table = in_1939(f"cF c{letter}", "f: fra 4-4-6 at E1010", sites=sites)
    assert table.refusal(table.moving("f", "E1110")) == expected


# 9.0, 10.0 No German privileges


@rule(BOOK, "9.6.A")
def test_german_mechanised_units_have_no_privileges() -> None:
    units = ("p: ger motor_infantry 4-4-9 at E1010", "f: fra 4-4-6 at E1210")
    table = in_1939("cG cG cF", *units, side="german")
    assert table.choices("move_stack", units=("p",)).legal == ("E1110",)
    second = in_1939("cG cG cF", *units, side="german", turn=1, part=2)
    assert not is_supplied(second.sit, "p")


@rule(BOOK, "5.5.A")
def test_all_are_supplied_in_the_first_couplet() -> None:
    table = in_1939("cF cF cG cG", *UNITS)
    assert is_supplied(table.sit, "f")
    assert is_supplied(table.sit, "g")


@rule(BOOK, "9.5.A")
def test_nobody_pays_to_engage() -> None:
    table = in_1939("cF cF cG", "f: fra 4-4-6 at E1010", "g: ger 4-4-6 at E1210").move("f", "E1110")
    assert [spent.points for spent in table.of(PointsSpent)] == [1]


# 12.0, 13.0 Entry, rail and dams


@rule(BOOK, "12.2.C")
def test_french_reserves_enter_at_one_hex_alone() -> None:
    rows = "\n".join(["cF"] * 26)
    table = in_1939(rows, "f: fra 4-4-6 at E1010", "r: fra 4-4-6 at french_sr", turn=2)
    assert table.refusal(Enter(("r",), "E1034")) == [("no_gate", "12.2.C")]
    assert table.refusal(Enter(("r",), "E1035")) == []
    assert table.choices("enter", units=("r",)).legal == ("E1035",)


@rule(BOOK, "13.16.D")
def test_french_strategic_movement_stays_in_france() -> None:
    cities = {"Lille": "E1010", "Arras": "E1110", "Ghent": "E1210"}
    table = in_1939("cF cF cB", "f: fra 4-4-6 at E1010", turn=2, cities=cities, violated="belgium")
    assert table.choices("move_strategically", units=("f",)).legal == ("E1110",)
    assert table.refusal(MoveStrategically(("f",), "E1210")) == [("no_city", "13.16.E")]


@rule(BOOK, "13.15.A")
@pytest.mark.parametrize(("answer", "flood"), [("yes", "open"), ("no", "")])
def test_germany_is_asked_about_the_dams_before_the_french_move(answer: str, flood: str) -> None:
    table = in_1939(
        "cF cG cG",
        "f: fra 4-4-6 at E1010",
        turn=2,
        side="german",
        order="fight_move",
        sites={"roer_dam": "E1110"},
    ).end_phase()
    assert isinstance(table.state.frame, DamsDue)
    decision = table.decision
    assert decision is not None
    assert decision.side == "german"
    assert table.refusal(OpenDams()) == [("not_now", "5.1.A")]
    table.do(DecideDams(answer))
    assert table.state.ext.flood == flood
    assert (table.clock.side, table.clock.phase) == ("allied", "order")
