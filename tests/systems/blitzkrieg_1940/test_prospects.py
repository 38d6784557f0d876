"""What the game tells beside its rules: how victory stands, what is left undone, attacks looked at ahead."""

from __future__ import annotations

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.core.state import Clock, reduce_steps, relocate, take_control
from blitz_desktop.core.view import Goal
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import Attack
from blitz_desktop.systems.blitzkrieg_1940.capitulation import CITIES_FOR_A_CHECK, cities_of
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_dummy
from blitz_desktop.systems.blitzkrieg_1940.goals import goals
from blitz_desktop.systems.blitzkrieg_1940.model import CUP, State
from blitz_desktop.systems.blitzkrieg_1940.situation import situation
from blitz_desktop.systems.blitzkrieg_1940.undone import undone
from blitz_desktop.systems.blitzkrieg_1940.victory import fortified_border
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"
SCENARIO = registry.scenario("blitzkrieg_1940/1940")
TOUGH = "4-4-6/4-4-6"


def _goals(state: State) -> dict[str, Goal]:
    return {goal.label: goal for goal in goals(situation(SCENARIO, state))}


@rule(BOOK, "4.4")
@rule(BOOK, "8.6.D")
def test_a_capitulation_tells_how_many_cities_are_missing() -> None:
    state = SYSTEM.setup(SCENARIO)
    assert "at peace" in _goals(state)["Belgian capitulation"].missing or not state.ext.violated
    taken = cities_of(situation(SCENARIO, state), "belgian")[:2]
    ext = msgspec.structs.replace(state.ext, violated={**state.ext.violated, "belgium": (1, 1)})
    state = msgspec.structs.replace(state, ext=ext)
    state = take_control(state, [hex_ for city in taken for hex_ in city.hexes], "german")
    goal = _goals(state)["Belgian capitulation"]
    assert goal.stands.startswith("2 of ")
    assert goal.missing.startswith(f"{CITIES_FOR_A_CHECK - 2} more cities")
    assert not set(goal.where[:1]) & {hex_ for city in taken for hex_ in city.hexes}
    ext = msgspec.structs.replace(ext, capitulated=("belgian",))
    assert _goals(msgspec.structs.replace(state, ext=ext))["Belgian capitulation"].is_met


@rule(BOOK, "4.7.A")
def test_the_maginot_line_counts_as_breached_when_it_is() -> None:
    state = SYSTEM.setup(SCENARIO)
    sit = situation(SCENARIO, state)
    assert not _goals(state)["Maginot Line breached"].is_met
    for hex_ in fortified_border(sit)[:3]:
        for unit in state.stack(hex_):
            if SCENARIO.pieces[unit].has("fort"):
                state = reduce_steps(state, unit, 0)
    goal = _goals(state)["Maginot Line breached"]
    assert goal.is_met
    assert goal.stands.startswith("3 of ")


@rule(BOOK, "4.10.B")
def test_losses_tell_the_roll_that_they_have_come_to() -> None:
    state = SYSTEM.setup(SCENARIO)
    assert "cannot happen yet" in _goals(state)["German losses severe"].stands
    german = [unit for unit, piece in SCENARIO.pieces.items() if piece.side == "german"]
    for unit in german[:100]:
        state = reduce_steps(state, unit, 0)
    assert "cannot happen yet" not in _goals(state)["German losses severe"].stands


@rule(BOOK, "4.2.B")
def test_in_1939_the_ruhr_is_all() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1939")
    (goal,) = goals(situation(scenario, SYSTEM.setup(scenario)))
    assert (goal.label, goal.rule.section) == ("The Ruhr", "4.2.B")
    assert goal.where


@rule(BOOK, "11.2.C")
def test_a_stack_that_will_lose_units_is_told_of_before_the_phase_ends() -> None:
    units = ("f: fra 4-4-6 at E1010", "b: gbr 4-4-6 at E1110")
    table = game("cF cF", *units, side="allied", phase="movement", order="move_fight")
    assert undone(table.sit) == ()
    (line,) = undone(table.move("b", "E1010").sit)
    assert (line.ends, line.where, line.rule.section) == ("end_phase", ("E1010",), "11.2.C")
    assert line.is_costly


@rule(BOOK, "12.1.A")
def test_reserves_that_could_come_are_told_of() -> None:
    state = SYSTEM.setup(SCENARIO)
    state = msgspec.structs.replace(state, clock=Clock(2, 1, "german", "movement"))
    lines = undone(situation(SCENARIO, state))
    assert any(line.rule.section == "12.1.A" and line.where for line in lines)
    early = msgspec.structs.replace(state, clock=Clock(1, 1, "german", "movement"))
    assert not any(line.rule.section == "12.1.A" for line in undone(situation(SCENARIO, early)))


@rule(BOOK, "6.3.A")
def test_dummies_alone_in_the_cup_are_told_of_before_the_set_up_ends() -> None:
    state = SYSTEM.setup(SCENARIO)
    state = msgspec.structs.replace(state, clock=Clock(0, 1, "german", "setup"))
    sit = situation(SCENARIO, state)
    dummy = next(unit for unit in SCENARIO.pieces if is_dummy(sit, unit))
    (line,) = undone(situation(SCENARIO, relocate(state, (dummy,), CUP)))
    assert (line.ends, line.where, line.is_costly) == ("end_setup", (CUP,), True)
    assert line.rule.section == "6.3.A"
    both = relocate(state, (dummy, "ger_pz_4"), CUP)
    assert undone(situation(SCENARIO, both)) == ()


def _facing(phase: str, *, planes: int = 0, order: str = "move_fight") -> Game:
    return game(
        "cG cF",
        f"g: ger {TOUGH} at E1010",
        f"x: fra {TOUGH} at E1110",
        side="german",
        phase=phase,
        turn=1,
        order=order,
        is_raf_committed=bool(planes),
        planes=planes,
    )


@rule(BOOK, "5.4.A")
def test_the_attack_of_the_phase_ahead_is_looked_at_but_not_made() -> None:
    table = _facing("movement")
    decision = table.decision
    assert decision is not None
    (offer,) = decision.later
    assert SYSTEM.choices(table.scenario, table.state, offer, {}).legal == ("E1110",)
    assert SYSTEM.forecast(table.scenario, table.state, Attack("E1110", ("g",))) is not None
    assert table.refusal(Attack("E1110", ("g",))) == [("not_now", "5.1.A")]


@rule(BOOK, "5.4.A")
def test_when_the_fight_came_first_nothing_is_ahead() -> None:
    table = _facing("movement", order="fight_move")
    decision = table.decision
    assert decision is not None
    assert decision.later == ()
    assert SYSTEM.forecast(table.scenario, table.state, Attack("E1110", ("g",))) is None


@rule(BOOK, "14.14.C")
def test_a_forecast_supposes_every_number_of_aircraft() -> None:
    forecast = _facing("combat", planes=2).forecast("E1110", "g")
    assert [supposed.label for supposed in forecast.supposed] == ["1 aircraft", "2 aircraft"]
    (column,) = forecast.columns
    (shifted,) = forecast.supposed[0].forecast.columns
    assert forecast.table is not None
    columns = forecast.table.columns
    assert columns.index(shifted.label) == columns.index(column.label) - 1


def test_spreads_are_exact_and_agree_with_the_means() -> None:
    forecast = _facing("combat").forecast("E1110", "g")
    means = dict(forecast.means)
    for spread, mean in zip(forecast.spreads, means.values(), strict=True):
        assert sum(chance.chance for chance in spread.chances) == pytest.approx(1)
        assert sum(int(c.label) * c.chance for c in spread.chances) == pytest.approx(mean)
        assert spread.chances[-1].chance > 0
