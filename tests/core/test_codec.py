from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from blitz_desktop.core import entries
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.codec import RecordCodec, digest, encode
from blitz_desktop.core.dice import Roll
from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.state import Clock, Frame, GameState, Unit, stack_up

ROOT = Path(__file__).parents[2]
DIGEST_IN_ANOTHER_PROCESS = """
from tests.core.test_codec import sample
from blitz_desktop.core.codec import digest
print(digest(sample()))
"""


class Pause(Frame, frozen=True):
    """An interruption for tests."""

    at: str


class GoTogether(Action, frozen=True):
    """An action for tests."""

    units: tuple[str, ...]
    path: tuple[str, ...] = ()


class Stop(Action, frozen=True):
    """Another."""


class Notes(msgspec.Struct, frozen=True):
    """State of a game of its own."""

    marks: frozenset[str] = frozenset()
    counts: dict[str, int] = {}


EVENTS: tuple[type[Event], ...] = (
    entries.Rolled,
    entries.ClockSet,
    entries.UnitsMoved,
    entries.StepsLeft,
    entries.ControlTaken,
    entries.FrameClosed,
)
HAPPENED: tuple[Event, ...] = (
    entries.Rolled(Roll(0, "test", RuleRef("some_game", "1.1"), 6, (2, 5))),
    entries.ClockSet(Clock(2, 1, "red", "move")),
    entries.UnitsMoved(("a", "b"), ("0101", "0102")),
    entries.StepsLeft("a", 1),
    entries.ControlTaken(("0101",), "red"),
    entries.FrameClosed(),
)


def sample(*, is_reversed: bool = False) -> GameState[Notes]:
    """A position, its mappings filled in one order or the other."""
    names = list("abcdef")[:: -1 if is_reversed else 1]
    units = {name: Unit("box", 2) for name in names}
    stacks = stack_up({name: units[name] for name in "abcdef"})
    control = dict.fromkeys(names, "red")
    notes = Notes(frozenset(names), dict.fromkeys(names, 1))
    return GameState(Clock(1, 1, "red", "move"), units, stacks, control, (Pause("0101"),), 3, notes)


def test_a_digest_does_not_depend_on_the_order_of_mappings() -> None:
    assert digest(sample()) == digest(sample(is_reversed=True))


def test_a_digest_tells_positions_apart() -> None:
    state = sample()
    others = [
        msgspec.structs.replace(state, rolls=4),
        msgspec.structs.replace(state, frames=()),
        msgspec.structs.replace(state, ext=Notes()),
        msgspec.structs.replace(state, stacks={"box": tuple("bacdef")}),
    ]
    assert len({digest(other) for other in (state, *others)}) == 5


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_a_digest_is_the_same_in_every_process(hash_seed: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", DIGEST_IN_ANOTHER_PROCESS],
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.strip() == digest(sample())


def test_actions_and_events_survive_a_round_trip() -> None:
    codec = RecordCodec((GoTogether, Stop), EVENTS)
    for action in (GoTogether(("a", "b"), ("0101", "0102")), GoTogether(("é",)), Stop()):
        assert codec.action(encode(action)) == action
    assert codec.events(encode(HAPPENED)) == HAPPENED
    assert codec.events(encode(())) == ()


def test_a_record_is_one_line_with_its_kind() -> None:
    assert encode(GoTogether(("a",))) == b'{"kind":"go_together","units":["a"],"path":[]}'
    assert b"\n" not in encode(HAPPENED)


@pytest.mark.parametrize(
    "data", [b'{"kind":"fly"}', b'{"kind":"stop","x"', b'{"kind":"go_together","units":3}']
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        RecordCodec((GoTogether, Stop), EVENTS).action(data)


def test_shared_events_change_the_state() -> None:
    state = sample()
    for event in HAPPENED:
        state = entries.evolve(state, event)  # type: ignore[arg-type]
    assert state.rolls == 4
    assert state.clock == Clock(2, 1, "red", "move")
    assert state.units["a"] == Unit("0102", 1)
    assert state.stack("0102") == ("a", "b")
    assert state.control["0101"] == "red"
    assert state.frame is None
