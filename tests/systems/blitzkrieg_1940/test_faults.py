"""Positions that play cannot reach are told from those that it can."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from blitz_desktop.core.state import ELIMINATED, Unit, reduce_steps, relocate, take_control
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, State
from tests.systems.blitzkrieg_1940.tinymap import game

TABLE = game(
    "cG cG cF cF sU cG",
    "g: ger 4-4-6/2-2-6 at E1010",
    "h: ger 4-4-6 at E1110",
    "d: ger dummy dummy - - 0 at E1110",
    "f: fra 4-4-6 at E1310",
    *(f"s{number}: ger 4-4-6 at E1510" for number in range(4)),
)
SOUND = TABLE.state


def with_(**changes: Any) -> State:
    """The position, changed."""
    return msgspec.structs.replace(SOUND, **changes)


def moved(unit: str, to: str) -> State:
    """The position once a unit has been put somewhere, and its hex has changed hands."""
    return take_control(relocate(SOUND, (unit,), to), (to,), TABLE.scenario.pieces[unit].side)


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (with_(stacks={**SOUND.stacks, "E1010": ()}), "a unit is in no stack, or in two"),
        (with_(stacks={**SOUND.stacks, "E1210": ("g",)}), "a unit is in no stack, or in two"),
        (with_(stacks={**SOUND.stacks, "E1010": ("g", "g")}), "a unit is in no stack, or in two"),
        (
            with_(units={**SOUND.units, "g": Unit("E1110", 2)}),
            "g is not once in the stack where it stands",
        ),
        (
            with_(stacks={**SOUND.stacks, "E1010": ("h",), "E1110": ("g", "d")}),
            "h is not once in the stack where it stands",
        ),
        (reduce_steps(SOUND, "g", 3), "g has 3 of 2 steps"),
        (reduce_steps(SOUND, "g", -1), "g has -1 of 2 steps"),
        (with_(units={**SOUND.units, "g": Unit("E1010", 0)}), "g has 0 steps and is at E1010"),
        (relocate(SOUND, ("g",), ELIMINATED), "g has 2 steps and is at eliminated"),
        (moved("f", "E1010"), "both sides are in E1010"),
        (moved("g", "E1410"), "units are at sea in E1410"),
        (moved("g", "E1510"), "a side is overstacked in E1510"),
        (take_control(SOUND, ("E1010",), ALLIED), "E1010 is not controlled by the side that holds it"),
        (moved("h", "E1010"), "d is alone in E1110"),
        (with_(ext=msgspec.structs.replace(SOUND.ext, spent={"g": 7})), "g has spent 7 points"),
    ],
)
def test_a_broken_invariant_is_told(state: State, fault: str) -> None:
    assert SYSTEM.faults(TABLE.scenario, SOUND) == ()
    assert fault in SYSTEM.faults(TABLE.scenario, state)
    assert SYSTEM.faults(TABLE.scenario, SOUND) == ()
