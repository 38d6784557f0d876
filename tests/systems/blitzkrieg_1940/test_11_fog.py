"""11.3 Fog of war, with what 6.2 and 6.3 keep secret."""

from __future__ import annotations

import pytest

from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import Attack
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


@rule(BOOK, "11.3")
def test_hidden_units_have_no_card_and_no_odds() -> None:
    table = game("cG cF", *UNITS, phase="combat")
    attack = Attack("E1110", ("a", "b"))
    assert SYSTEM.unit_card(table.scenario, table.state, "d", GERMAN) is None
    assert SYSTEM.unit_card(table.scenario, table.state, "e", GERMAN) is not None
    assert SYSTEM.forecast(table.scenario, table.state, attack, GERMAN) is None
    assert SYSTEM.forecast(table.scenario, table.state, attack) is not None


@rule(BOOK, "6.2.B")
@rule(BOOK, "6.2.C")
def test_the_cup_is_closed_to_the_allies() -> None:
    table = game("cG cF", "a: ger 8-8-6 at cup", "d: fra 4-4-4 at E1110")
    assert seen(table, GERMAN) == {"a", "d"}
    assert seen(table, ALLIED) == {"d"}
    assert SYSTEM.unit_card(table.scenario, table.state, "a", ALLIED) is None
