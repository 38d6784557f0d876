from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.core.codec import digest
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import ClearSetup, Deploy, EndSetup
from blitz_desktop.systems.blitzkrieg_1940.model import DEPLOYMENT
from tests.systems.blitzkrieg_1940.tinymap import game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"
SETUP = {"turn": 0, "phase": "setup"}
ROWS = "cG hG cB cF"


# 3.1 Setting up


@rule(BOOK, "3.1.F")
def test_germans_set_up_anywhere_inside_germany_and_nowhere_else() -> None:
    table = game(ROWS, "g: ger 8-10-6 at E1010", "f: fra 4-4-4 at E1310", **SETUP)
    assert table.refusal(Deploy(("g",), "E1110")) == []
    assert table.refusal(Deploy(("g",), "E1210")) == [("outside", "3.1.F")]
    assert table.refusal(Deploy(("g",), "E1310")) == [("outside", "3.1.F")]
    assert table.refusal(Deploy(("g",), "E9999")) == [("no_hex", "3.1.F")]
    assert table.choices("deploy", units=("g",)).legal == ("E1010", "E1110")
    table.do(Deploy(("g",), "E1110"))
    assert table.at("g") == "E1110"


@rule(BOOK, "3.1.F")
def test_only_german_units_on_the_map_are_set_up() -> None:
    table = game(
        ROWS, "g: ger 8-10-6 at E1010", "r: ger 8-10-6 at german_sr", "f: fra 4-4-4 at E1310", **SETUP
    )
    assert table.choices("deploy").legal == ("g",)
    assert table.refusal(Deploy(("f",), "E1010")) == [("fixed", "3.1.F")]
    assert table.refusal(Deploy(("r",), "E1010")) == [("fixed", "3.1.F")]
    assert table.refusal(Deploy(("g", "g"), "E1010")) == [("no_units", "3.1.F")]


@rule(BOOK, "3.1.F")
@rule(BOOK, "11.2.A")
@rule(BOOK, "14.21")
def test_the_set_up_keeps_to_stacking_and_terrain() -> None:
    stack = tuple(f"s{i}: ger 8-10-6 at E1110" for i in range(4))
    table = game(ROWS, *stack, "g: ger 8-10-6 at E1010", "p: ger tank 16-8-12 at E1010", **SETUP)
    assert table.refusal(Deploy(("g",), "E1110")) == [("overstacked", "11.2.A")]
    assert table.refusal(Deploy(("p",), "E1110")) == [("terrain", "14.21")]
    assert table.choices("deploy", units=("g",))["E1110"].legality.reasons[0].code == "overstacked"


@rule(BOOK, "3.1.F")
def test_units_from_several_hexes_are_placed_together() -> None:
    table = game("cG cG cG", "a: ger 8-10-6 at E1010", "b: ger 8-10-6 at E1110", **SETUP)
    table.do(Deploy(("b", "a"), "E1210"))
    assert table.state.stack("E1210") == ("b", "a")


@rule(BOOK, "3.1.F")
def test_the_german_side_ends_the_set_up() -> None:
    table = game(ROWS, "g: ger 8-10-6 at E1010", **SETUP)
    decision = table.decision
    assert decision is not None
    assert decision.side == "german"
    table.do(EndSetup())
    assert (table.clock.turn, table.clock.part, table.clock.side) == (1, 1, "german")
    assert table.refusal(Deploy(("g",), "E1110")) == [("not_now", "5.1.A")]


@rule(BOOK, "3.1.B")
@rule(BOOK, "3.1.E")
@rule(BOOK, "3.4")
def test_the_scenario_sets_every_unit_up_at_full_strength_where_it_belongs() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    state = SYSTEM.setup(scenario)
    assert SYSTEM.faults(scenario, state) == ()
    assert digest(state) == digest(SYSTEM.setup(scenario))
    for unit, piece in scenario.pieces.items():
        assert state.units[unit].steps == piece.full_steps
        assert state.units[unit].at == scenario.placements[unit]
        if piece.side == "german" and state.units[unit].at in scenario.board:
            assert scenario.board[state.units[unit].at].country == "germany"


# 3.5 Control


@rule(BOOK, "3.5.B")
def test_france_begins_allied_germany_german_and_the_neutrals_nobodys() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    control = SYSTEM.setup(scenario).control
    for info in scenario.board.hexes.values():
        expected = {"france": "allied", "germany": "german"}.get(info.country)
        assert control.get(info.hex) == (expected if info.terrain != "sea" else None)


@rule(BOOK, "3.5.A")
@rule(BOOK, "3.5.C")
def test_control_passes_at_once_in_every_hex_moved_through() -> None:
    table = game("cG cF cF cF", "g: ger 8-10-6 at E1010").move("g", "E1110", "E1210")
    assert [table.control(hex_) for hex_ in ("E1110", "E1210", "E1310")] == ["german", "german", "allied"]


@rule(BOOK, "3.5.C")
def test_a_zone_of_control_takes_no_hex() -> None:
    table = game("cG cG cF cF", "g: ger 8-10-6 at E1010").move("g", "E1110")
    assert table.control("E1210") == "allied"


@rule(BOOK, "3.5.C")
def test_an_attack_takes_no_hex_but_an_advance_does() -> None:
    table = game("cG cF", "g: ger 90-10-6 at E1010", "f: fra 4-4-4 at E1110", phase="combat")
    table.attack("E1110", "g")
    assert table.control("E1110") == "allied"
    table.advance("g")
    assert table.control("E1110") == "german"


@rule(BOOK, "3.5.D")
def test_control_goes_back_and_forth() -> None:
    rows, control = "cF cF cG", {"german": "E1110"}
    table = game(rows, "f: fra 4-4-4 at E1010", side="allied", control=control).move("f", "E1110")
    assert table.control("E1110") == "allied"
    back = game(rows, "g: ger 8-10-6 at E1210").move("g", "E1110")
    assert back.control("E1110") == "german"


@rule(BOOK, "3.1.F")
def test_a_cleared_deployment_must_be_set_up_again_before_the_game_begins() -> None:
    table = game("cG cG cF", "a: ger 8-8-6 at E1010", "d: fra 4-4-4 at E1210", **SETUP)
    table.do(ClearSetup())
    assert table.at("a") == DEPLOYMENT
    assert table.at("d") == "E1210"
    assert table.refusal(EndSetup()) == [("units_left", "3.1.F")]
    table.do(Deploy(("a",), "E1110"))
    assert table.at("a") == "E1110"
    assert table.refusal(EndSetup()) == []
