from __future__ import annotations

import pytest

from blitz_desktop.core.entries import ClockSet
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import Attack, ChooseOrder, Deploy, EndPhase, EndSetup
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

STRIP = "cG cG cF cF"
UNITS = ("g: ger 8-10-6 at E1010", "p: ger tank 16-8-12 at E1010", "f: fra 4-4-4 at E1310")


def step(table: Game, order: str) -> tuple[int, int, str, str]:
    """End what is going on, with this order where one is asked for, and say what follows."""
    if table.clock.phase == "order":
        table.choose(order)
    else:
        table.end_phase()
    clock = table.clock
    return clock.turn, clock.part, clock.side, clock.phase


def couplet(turn: int, part: int, phases: tuple[str, str]) -> list[tuple[int, int, str, str]]:
    return [(turn, part, side, phase) for side in ("german", "allied") for phase in ("order", *phases)]


# 5.1 Phases


@rule(BOOK, "5.1.A")
@pytest.mark.parametrize(
    ("phase", "barred"),
    [
        ("order", [Attack("E1210", ("g",)), EndPhase()]),
        (
            "movement",
            [Attack("E1210", ("g",)), ChooseOrder("move_fight"), EndSetup(), Deploy(("g",), "E1110")],
        ),
        ("combat", [ChooseOrder("move_fight")]),
    ],
)
def test_every_action_belongs_to_its_phase(phase: str, barred: list[Attack]) -> None:
    table = game(STRIP, *UNITS, phase=phase)
    for action in barred:
        assert table.refusal(action) == [("not_now", "5.1.A")]
    moving = table.moving("g", "E1110")
    assert table.refusal(moving) == ([] if phase == "movement" else [("not_now", "5.1.A")])


@rule(BOOK, "5.1.B")
def test_a_finished_phase_does_not_come_back() -> None:
    table = game(STRIP, *UNITS, order="move_fight").end_phase()
    assert table.clock.phase == "combat"
    assert table.refusal(table.moving("g", "E1110")) == [("not_now", "5.1.A")]
    assert table.end_phase().clock.side == "allied"


# 5.2 Outline


@rule(BOOK, "5.2.A")
@rule(BOOK, "5.2.A-1")
@rule(BOOK, "5.2.A-2")
@rule(BOOK, "5.2.B")
@rule(BOOK, "5.2.B-1")
@rule(BOOK, "5.2.B-2")
@rule(BOOK, "5.4.A")
@pytest.mark.parametrize(
    ("order", "phases"), [("move_fight", ("movement", "combat")), ("fight_move", ("combat", "movement"))]
)
def test_a_turn_has_two_couplets_of_a_german_and_an_allied_segment(
    order: str, phases: tuple[str, str]
) -> None:
    table = game(STRIP, *UNITS, turn=2, phase="order")
    expected = [*couplet(2, 1, phases), *couplet(2, 2, phases), (3, 1, "german", "order")]
    assert [step(table, order) for _ in expected[1:]] == expected[1:]


@pytest.mark.parametrize("phase", ["setup", "drops", "order", "movement", "combat"])
def test_prompt_panel_and_log_cite_one_paragraph_for_a_phase(phase: str) -> None:
    table = game(STRIP, *UNITS, turn=0 if phase == "setup" else 1, phase=phase)
    decision = table.decision
    assert decision is not None
    view = SYSTEM.view(table.scenario, table.state, None)
    shown = next(step.rule for step in view.phases if step.is_current)
    lines = SYSTEM.narrate(table.scenario, table.state, EndPhase(), (ClockSet(table.clock),), None)
    logged = next(line.rule for line in lines if line.kind == "phase")
    assert decision.rule == shown == logged


# 5.4 Move or fight


@rule(BOOK, "5.4.A")
@rule(BOOK, "5.4.C")
def test_the_phasing_side_declares_one_order_at_the_start_of_its_segment() -> None:
    table = game(STRIP, *UNITS, phase="order")
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("german", "5.4.A")
    orders = [offer for offer in decision.offers if offer.kind == "choose_order"]
    assert [offer.fixed["order"] for offer in orders] == ["move_fight", "fight_move"]
    assert ["right" in offer.hint for offer in orders] == [False, True]
    assert decision.outlook == "Next: the phase that you choose to come first."
    assert table.refusal(ChooseOrder("move_move")) == [("no_order", "5.4.A")]
    table.choose("fight_move")
    assert table.refusal(ChooseOrder("move_fight")) == [("not_now", "5.1.A")]
    assert table.state.ext.order == "fight_move"


@rule(BOOK, "5.4.A")
def test_each_side_chooses_its_own_order_anew_each_couplet() -> None:
    table = game(STRIP, *UNITS, phase="order").choose("fight_move").end_phase().end_phase()
    assert (table.clock.side, table.clock.phase, table.state.ext.order) == ("allied", "order", "")
    table.choose("move_fight").end_phase().end_phase()
    assert (table.clock.side, table.clock.part, table.clock.phase) == ("german", 2, "order")


@rule(BOOK, "5.4.B")
@rule(BOOK, "5.4.C")
def test_a_unit_moves_and_fights_in_one_segment_whatever_the_order() -> None:
    units = ("g: ger 90-10-6 at E1110", "f: fra 4-4-4 at E1310")
    moving_first = game("cG cG cF cF", *units, phase="order").choose("move_fight")
    moving_first.move("g", "E1210").end_phase().attack("E1310", "g").advance("g")
    assert moving_first.end_phase().clock.side == "allied"
    near = ("g: ger 90-10-6 at E1210", "f: fra 4-4-4 at E1310")
    fighting_first = game("cG cG cF cF", *near, phase="order").choose("fight_move")
    fighting_first.attack("E1310", "g").advance("g").end_phase().move("g", "E1210", "E1110")
    assert fighting_first.end_phase().clock.side == "allied"


# 5.5 First turn supply


def supplied(table: Game, *units: str) -> list[bool]:
    sit = table.sit
    return [is_supplied(sit, unit) for unit in units]


@rule(BOOK, "5.5.A")
@rule(BOOK, "10.2.B!")
def test_all_units_are_supplied_in_the_first_couplet() -> None:
    table = game(STRIP, *UNITS, turn=1, part=1)
    assert supplied(table, "g", "p", "f") == [True, True, True]


@rule(BOOK, "5.5.B")
@rule(BOOK, "10.2.B!")
def test_german_mechanised_units_are_supplied_in_the_second_couplet_too() -> None:
    table = game(STRIP, *UNITS, turn=1, part=2)
    assert supplied(table, "g", "p", "f") == [False, True, False]
    later = game(STRIP, *UNITS, turn=2, part=1)
    assert supplied(later, "g", "p", "f") == [False, False, False]


# 5.6 The end


@rule(BOOK, "5.6")
@rule(BOOK, "4.1")
def test_the_game_ends_with_the_first_couplet_of_turn_ten() -> None:
    table = game(STRIP, *UNITS, turn=9, part=2, side="allied", phase="movement", order="fight_move")
    assert table.end_phase().clock.turn == 10
    for order in ("move_fight", "fight_move"):
        assert table.outcome is None
        table.choose(order).end_phase().end_phase()
    assert (table.clock.turn, table.clock.part, table.clock.phase) == (10, 1, "over")
    assert table.decision is None
    assert table.outcome is not None
    assert table.refusal(EndPhase()) == [("over", "4.1")]
