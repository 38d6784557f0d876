"""11.3 Fog of war, with what 6.2 and 6.3 keep secret."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import Attack, Drop, LandCoup, MoveStack
from blitz_desktop.systems.blitzkrieg_1940.events import SupplyChecked
from blitz_desktop.systems.blitzkrieg_1940.frames import DisplaceDue
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, BOOK, GERMAN
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule

UNITS = ("a: ger 8-8-6 at E1010", "b: ger 7-7-6 at E1010", "d: fra 4-4-4 at E1110", "e: fra 3-3-4 at E1110")


def seen(table: Game, viewer: str | None) -> set[str]:
    """Ids of the counters a viewer can tell."""
    view = SYSTEM.view(table.scenario, table.state, viewer)
    return {piece.id for piece in view.pieces if not piece.id.startswith("hidden")}


@rule(BOOK, "11.3")
def test_only_the_top_of_an_enemy_stack_is_seen() -> None:
    table = game("cG cF", *UNITS, phase="combat")
    assert seen(table, None) == {"a", "b", "d", "e"}
    assert seen(table, GERMAN) == {"a", "b", "e"}
    assert seen(table, ALLIED) == {"b", "d", "e"}


@rule(BOOK, "7.4")
@rule(BOOK, "11.3")
def test_germany_sees_the_units_that_it_drives_out() -> None:
    table = game(
        "cG cN cN cN",
        "k: ger airborne_coup battalion - 0 0 at airborne",
        "d: ned 2-2-4 at E1210",
        "e: ned 2-2-4 at E1210",
        phase="drops",
        violated="belgium netherlands",
    )
    table.do(Drop(("k",), "E1210")).do(LandCoup("k"), 1)
    assert isinstance(table.state.frame, DisplaceDue)
    assert table.choices("displace").legal == ("d", "e")
    assert seen(table, GERMAN) >= {"d", "e"}


@rule(BOOK, "11.3")
def test_hidden_units_have_no_card_and_no_exact_odds() -> None:
    table = game("cG cF", *UNITS, phase="combat")
    attack = Attack("E1110", ("a", "b"))
    assert SYSTEM.unit_card(table.scenario, table.state, "d", GERMAN) is None
    assert SYSTEM.unit_card(table.scenario, table.state, "e", GERMAN) is not None
    guess = SYSTEM.forecast(table.scenario, table.state, attack, GERMAN)
    exact = SYSTEM.forecast(table.scenario, table.state, attack)
    assert guess is not None
    assert exact is not None
    assert guess.headline.startswith("15 against 3: about 5:1 at best")
    assert (guess.ledger[-1].value, guess.results, guess.columns, guess.supposed) == ("unknown", (), (), ())
    assert exact.headline.startswith("15 against 7")
    assert exact.results


@rule(BOOK, "11.3")
def test_an_onlooker_sees_what_both_sides_may_see() -> None:
    table = game("cG cF", *UNITS, "c: ger 7-7-6 at cup", phase="combat")
    assert seen(table, "") == {"b", "e"}


@rule(BOOK, "11.3")
def test_hidden_counters_lie_below_and_look_like_the_one_on_top() -> None:
    table = game("cG cF", "a: ger 8-8-6 at E1010", "d: gbr 4-4-4 at E1110", "e: fra 3-3-4 at E1110")
    pieces = {
        unit: msgspec.structs.replace(piece, palette=piece.nation)
        for unit, piece in table.scenario.pieces.items()
    }
    scenario = replace(table.scenario, pieces=pieces)
    stack = [piece for piece in SYSTEM.view(scenario, table.state, GERMAN).pieces if piece.at == "E1110"]
    assert [(piece.id, piece.face.palette) for piece in stack] == [
        ("hidden:E1110:0", "french"),
        ("e", "french"),
    ]
    assert (stack[0].title, stack[0].back, stack[0].badges) == ("Hidden unit", None, ())


@rule(BOOK, "6.3.A")
@rule(BOOK, "11.3")
def test_a_dummy_does_not_give_itself_away_on_top() -> None:
    """Nor does it by exact odds against a stack whose every real unit is seen."""
    table = game(
        "cG cF",
        "a: ger 8-8-6 at E1010",
        "x: ger dummy dummy - - 0 at E1010",
        "d: fra 9-9-4 at E1110",
        phase="combat",
    )
    state = msgspec.structs.replace(
        table.state, clock=msgspec.structs.replace(table.state.clock, side=ALLIED)
    )
    stack = [piece.id for piece in SYSTEM.view(table.scenario, state, ALLIED).pieces if piece.at == "E1010"]
    assert stack == ["hidden:E1010:0", "a"]
    assert SYSTEM.unit_card(table.scenario, state, "x", ALLIED) is None
    forecast = SYSTEM.forecast(table.scenario, state, Attack("E1010", ("d",)), ALLIED)
    assert forecast is not None
    assert forecast.ledger[-1].value == "unknown"


@rule(BOOK, "6.2.B")
@rule(BOOK, "6.2.C")
def test_the_cup_is_closed_to_the_allies() -> None:
    table = game("cG cF", "a: ger 8-8-6 at cup", "d: fra 4-4-4 at E1110")
    assert seen(table, GERMAN) == {"a", "d"}
    assert seen(table, ALLIED) == {"d"}
    assert SYSTEM.unit_card(table.scenario, table.state, "a", ALLIED) is None
    view = SYSTEM.view(table.scenario, table.state, ALLIED)
    assert not [piece for piece in view.pieces if piece.at == "cup"], "not even their number shows"
    assert "cup" not in {box.id for box in view.boxes}


@rule(BOOK, "11.3")
def test_the_supply_of_hidden_units_is_not_told() -> None:
    table = game("cG cF", *UNITS, phase="movement")
    moved = MoveStack(("b",), ("E1010", "E1110"))

    def told(unsupplied: tuple[str, ...], viewer: str) -> list[str]:
        lines = SYSTEM.narrate(table.scenario, table.state, moved, (SupplyChecked(unsupplied),), viewer)
        return [line.text for line in lines if line.text.startswith("Out of supply")]

    names = {unit: table.scenario.pieces[unit].called for unit in "ab"}
    assert told(("a", "b"), GERMAN) == [f"Out of supply: {names['a']}, {names['b']}"]
    assert told(("a", "b"), ALLIED) == told(("b",), ALLIED) == [f"Out of supply: {names['b']}"]
    assert told(("a",), ALLIED) == []
