"""What is worth counting of a whole game: strength lost, and the turns of its great events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from blitz_desktop.core.entries import ClockSet, Entry, Event, StepsLeft
from blitz_desktop.core.state import GameState
from blitz_desktop.core.system import Scenario


class Tally(msgspec.Struct, frozen=True):
    """Counts of one game.

    Attributes:
        lost: Steps that each side lost.
        milestones: Turn in which each great event happened first.
    """

    lost: dict[str, int]
    milestones: dict[str, int]


def tally(scenario: Scenario, start: GameState[Any], entries: Iterable[Entry]) -> Tally:
    """Count what happened from the set-up on."""
    lost = Counter({side.id: 0 for side in scenario.sides})
    milestones: dict[str, int] = {}
    steps = {id_: unit.steps for id_, unit in start.units.items()}
    turn = start.clock.turn
    for entry in entries:
        for event in entry.events:
            match event:
                case ClockSet(clock):
                    turn = clock.turn
                case StepsLeft(unit, left):
                    lost[scenario.pieces[unit].side] += max(0, steps[unit] - left)
                    steps[unit] = left
            if event.is_milestone:
                milestones.setdefault(_name(event), turn)
    return Tally(dict(lost), milestones)


def _name(event: Event) -> str:
    """The kind of an event and what it is about, such as ``capitulated belgium``."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    return " ".join(
        "+".join(value) if isinstance(value, tuple | list) else str(value) for value in fields.values()
    )
