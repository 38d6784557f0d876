from __future__ import annotations

from blitz_desktop.core.decisions import Choices, Filled
from blitz_desktop.core.dice import ScriptedDice
from blitz_desktop.core.entries import Action
from blitz_desktop.core.transaction import Transaction
from tests.toy import TOY, toy_scenario
from tests.toy.records import Advance, Assault, EndPhase, March, TakeLosses, ToyState

SCENARIO = toy_scenario(turns=1)


def after(state: ToyState, action: Action, *faces: int) -> ToyState:
    assert TOY.legality(SCENARIO, state, action)
    dice = ScriptedDice(*faces)
    tx = Transaction(state, dice, TOY.evolve)
    TOY.apply(SCENARIO, tx, action)
    assert not dice.unused
    assert not TOY.faults(SCENARIO, tx.state)
    return tx.state


def choices(state: ToyState, filled: Filled) -> Choices:
    decision = TOY.decision(SCENARIO, state)
    assert decision is not None
    return TOY.choices(SCENARIO, state, decision.offers[0], filled)


def side_to_decide(state: ToyState) -> str | None:
    decision = TOY.decision(SCENARIO, state)
    return decision.side if decision else None


def test_a_march_is_offered_with_its_path_and_refused_with_its_rule() -> None:
    state = TOY.setup(SCENARIO)
    paths = choices(state, {"units": ("bt",)})
    assert paths["0502"].legality.reasons[0].rule.section == "2.6"
    assert paths["0106"].legality.reasons[0].code == "lake"
    assert paths["0403"].left == 5
    assert after(state, March(("bt",), paths.path_to("0403"))).units["bt"].at == "0403"


def test_the_river_die_may_stop_a_march() -> None:
    state = after(TOY.setup(SCENARIO), March(("b3",), ("0404", "0405")))
    paths = choices(state, {"units": ("bt",)})
    crossing = March(("bt",), paths.path_to("0504"))
    assert paths["0504"].is_risky
    crossed, stopped = after(state, crossing, 3), after(state, crossing, 6)
    assert crossed.units["bt"].at == "0504"
    assert crossed.control["0504"] == "blue"
    assert stopped.units["bt"].at != "0504" or paths["0504"].left != 0


def test_an_attack_asks_both_sides_for_losses_and_then_for_the_advance() -> None:
    state = TOY.setup(SCENARIO)
    stack = ("b1", "b2")
    state = after(state, March(stack, choices(state, {"units": stack}).path_to("0402")))
    state = after(state, EndPhase())
    assert choices(state, {}).legal == ("0502",)
    mutual = after(state, Assault("0502", stack), 1)
    assert side_to_decide(mutual) == "blue"
    mutual = after(mutual, TakeLosses(("b2",)))
    assert side_to_decide(mutual) == "red"
    mutual = after(mutual, TakeLosses(("r1",)))
    assert mutual.frames == ()
    emptied = after(state, Assault("0502", stack), 6)
    assert emptied.units["r1"].steps == 0
    assert after(emptied, Advance(("b1",))).units["b1"].at == "0502"


def test_the_last_phase_ends_the_game() -> None:
    state = TOY.setup(SCENARIO)
    for _ in range(4):
        state = after(state, EndPhase())
    assert TOY.decision(SCENARIO, state) is None
    assert TOY.view(SCENARIO, state).outcome is not None
