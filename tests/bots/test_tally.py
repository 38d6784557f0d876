from __future__ import annotations

from typing import ClassVar

import msgspec

from blitz_desktop.bots.tally import tally
from blitz_desktop.core.entries import ClockSet, Entry, Event, StepsLeft
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase


class Fallen(Event, frozen=True):
    is_milestone: ClassVar[bool] = True
    town: str
    by: tuple[str, ...]


def test_steps_lost_and_the_first_turn_of_great_events_are_counted() -> None:
    scenario = toy_scenario()
    start = TOY.setup(scenario)
    unit, other = sorted(start.units)[:2]
    second = ClockSet(msgspec.structs.replace(start.clock, turn=2))
    fallen = Fallen("wester", ("blue", "red"))
    full = start.units[unit].steps
    entries = [
        Entry(1, "blue", EndPhase(), (fallen, StepsLeft(unit, full - 1)), ""),
        Entry(2, "blue", EndPhase(), (second, StepsLeft(unit, 0), StepsLeft(other, 9), fallen), ""),
    ]
    counted = tally(scenario, start, entries)
    assert counted.lost[scenario.pieces[unit].side] == full
    assert sum(counted.lost.values()) == full
    assert counted.milestones == {"fallen wester blue+red": start.clock.turn}
