from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.codec import digest
from blitz_desktop.core.state import (
    ELIMINATED,
    Clock,
    GameState,
    Unit,
    reduce_steps,
    relocate,
    stack_up,
    take_control,
)

PLACES = ("0101", "0102", "0201", "box")
UNITS = tuple("abcdefgh")

State = GameState[None]


def state_of(places: list[str]) -> State:
    units = {unit: Unit(at, 2) for unit, at in zip(UNITS, places, strict=False)}
    return State(Clock(1, 1, "red", "move"), units, stack_up(units), {}, (), 0, None)


states = st.lists(st.sampled_from(PLACES), min_size=1, max_size=len(UNITS)).map(state_of)


@st.composite
def changes(draw: st.DrawFn) -> tuple[State, list[tuple[str, list[str], str]]]:
    """A state and a few relocations and losses to try on it."""
    state = draw(states)
    units = st.lists(st.sampled_from(sorted(state.units)), min_size=1, unique=True)
    change = st.tuples(st.sampled_from(["go", "lose"]), units, st.sampled_from(PLACES))
    return state, draw(st.lists(change, max_size=6))


def is_consistent(state: State) -> bool:
    stacked = {unit: at for at, stack in state.stacks.items() for unit in stack}
    return (
        stacked == {unit: now.at for unit, now in state.units.items()}
        and sum(map(len, state.stacks.values())) == len(state.units)
        and all(state.stacks.values())
    )


@given(changes())
def test_stacks_and_units_agree_and_old_states_stay_as_they_were(
    case: tuple[State, list[tuple[str, list[str], str]]],
) -> None:
    state, plan = case
    for kind, units, to in plan:
        before = digest(state)
        following = relocate(state, units, to) if kind == "go" else reduce_steps(state, units[0], 0)
        assert digest(state) == before
        assert is_consistent(following)
        state = following


def test_units_keep_their_order_and_come_to_lie_on_top() -> None:
    state = state_of(["0101", "0101", "0101", "0102"])
    moved = relocate(state, ("a", "c"), "0102")
    assert moved.stack("0102") == ("d", "a", "c")
    assert moved.stack("0101") == ("b",)
    assert relocate(moved, ("b",), "0201").stack("0101") == ()


def test_units_gathered_from_several_stacks_come_in_the_order_given() -> None:
    state = relocate(state_of(["0101", "0102", "0201"]), ("c", "a"), "0102")
    assert state.stack("0102") == ("b", "c", "a")


def test_a_move_within_the_same_hex_puts_the_units_on_top() -> None:
    assert relocate(state_of(["0101", "0101"]), ("a",), "0101").stack("0101") == ("b", "a")


def test_a_unit_without_steps_is_eliminated() -> None:
    state = state_of(["0101", "0101"])
    assert reduce_steps(state, "a", 1).units["a"] == Unit("0101", 1)
    fallen = reduce_steps(state, "a", 0)
    assert fallen.units["a"] == Unit(ELIMINATED, 0)
    assert fallen.stack("0101") == ("b",)


def test_control_passes_hex_by_hex() -> None:
    state = take_control(take_control(state_of(["box"]), ("0101", "0102"), "red"), ("0102",), "blue")
    assert state.control == {"0101": "red", "0102": "blue"}


def test_the_innermost_frame_is_the_last() -> None:
    assert state_of(["box"]).frame is None


def test_states_are_frozen() -> None:
    state = state_of(["box"])
    assert msgspec.structs.replace(state, rolls=1).rolls == 1
    assert state.rolls == 0
