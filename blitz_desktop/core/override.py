"""Changes by hand, against or beside the rules: the same few for every game, each an entry of the log.

An override may put units where the rules would not let them go. It may not break what every position must
hold (``GameSystem.faults``), and it waits until no decision interrupts the sequence of play. Where nobody can
stand in a hex without holding it, control of the hex goes over with the units.
"""

from __future__ import annotations

from typing import Any

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, RuleRef
from blitz_desktop.core.entries import Action, ControlTaken, Event, StepsLeft, UnitsMoved
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED, GameState, Location
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.core.view import Line

EVENTS: tuple[type[Event], ...] = (StepsLeft, UnitsMoved, ControlTaken)
"""What an override can bring about, for reading saves."""


class Override(Action, frozen=True):
    """A change by hand. Exactly one of the last three fields is set.

    Attributes:
        units: The units that it is about; none for a change of control.
        to: Where the units go; units out of play come back in full strength.
        steps: How many steps the units have from now on; 0 takes them out of play.
        side: The side that controls ``hexes`` from now on.
    """

    units: tuple[UnitId, ...] = ()
    to: Location = ""
    steps: int | None = None
    side: str = ""
    hexes: tuple[Hex, ...] = ()


def legality(system: GameSystem[Any], scenario: Scenario, state: GameState[Any], action: Action) -> Legality:
    """Whether an action may be taken now: an override by what is said here, any other by its game."""
    if not isinstance(action, Override):
        return system.legality(scenario, state, action)
    text = _why_not(system, scenario, state, action)
    return Legality.of(Reason("override", text, RuleRef(scenario.system, "")) if text else None)


def apply(system: GameSystem[Any], scenario: Scenario, tx: Transaction[Any], action: Action) -> None:
    """Carry out a legal action."""
    if isinstance(action, Override):
        for event in _whole(system, scenario, tx.state, action)[0]:
            tx.emit(event)
    else:
        system.apply(scenario, tx, action)


def narrate(
    system: GameSystem[Any],
    scenario: Scenario,
    before: GameState[Any],
    action: Action,
    events: tuple[Event, ...],
    viewer: str | None = None,
) -> tuple[Line, ...]:
    """Sentences for the log."""
    if not isinstance(action, Override):
        return system.narrate(scenario, before, action, events, viewer)
    words = _words(scenario, action)
    if action.units and any(isinstance(event, ControlTaken) for event in events):
        words = say("{change}, the hex with them", change=words)
    where = action.hexes or ((action.to,) if action.to in scenario.board else ())
    return (Line("note", say("Changed by hand: {change}", change=words), where=where),)


def _why_not(system: GameSystem[Any], scenario: Scenario, state: GameState[Any], action: Override) -> str:
    """Why a change may not be made, in a sentence; empty where it may."""
    boxes = {box.id for box in scenario.board.boxes}
    full = {unit: len(scenario.pieces[unit].faces) for unit in action.units if unit in scenario.pieces}
    if state.frames:
        return say("Finish the decision at hand before you change anything by hand.")
    if len(full) != len(action.units) or not (action.units or action.hexes):
        return say("There is nothing to change.")
    if action.to and action.to not in scenario.board and action.to not in boxes:
        return say("There is no place {place}.", place=action.to)
    if action.steps is not None and not all(0 <= action.steps <= steps for steps in full.values()):
        return say_number("A unit cannot have {n} step.", "A unit cannot have {n} steps.", action.steps)
    if action.side and action.side not in {side.id for side in scenario.sides}:
        return say("There is no side {side}.", side=action.side)
    _, broken = _whole(system, scenario, state, action)
    return (
        say("That would leave the game in no state it can be in: {fault}.", fault=broken[0]) if broken else ""
    )


def _whole(
    system: GameSystem[Any], scenario: Scenario, state: GameState[Any], action: Override
) -> tuple[tuple[Event, ...], list[str]]:
    """What a change brings about, and what it would break.

    Control of a hex goes over with the units where the change breaks something without that, and nothing so.
    """
    events = _events(scenario, state, action)
    broken = _broken(system, scenario, state, events)
    sides = {scenario.pieces[unit].side for unit in action.units}
    if broken and len(sides) == 1 and action.to in scenario.board:
        with_hex = (*events, ControlTaken((action.to,), *sides))
        if not _broken(system, scenario, state, with_hex):
            return with_hex, []
    return events, broken


def _broken(
    system: GameSystem[Any], scenario: Scenario, state: GameState[Any], events: tuple[Event, ...]
) -> list[str]:
    after = state
    for event in events:
        after = system.evolve(after, event)
    known = set(system.faults(scenario, state))
    return [fault for fault in system.faults(scenario, after) if fault not in known]


def _events(scenario: Scenario, state: GameState[Any], action: Override) -> tuple[Event, ...]:
    events: list[Event] = []
    if action.to:
        for unit in action.units:
            if state.units[unit].steps == 0:
                events.append(StepsLeft(unit, len(scenario.pieces[unit].faces)))
            events.append(UnitsMoved((unit,), (state.units[unit].at, action.to)))
    elif action.steps is not None:
        events.extend(StepsLeft(unit, action.steps) for unit in action.units)
    elif action.hexes:
        events.append(ControlTaken(action.hexes, action.side))
    return tuple(events)


def _words(scenario: Scenario, action: Override) -> str:
    names = ", ".join(say(scenario.pieces[unit].name) for unit in action.units)
    if action.to == ELIMINATED or action.steps == 0:
        return say("{units} taken out of play", units=names)
    if action.to:
        return say("{units} to {place}", units=names, place=action.to)
    if action.steps is not None:
        return say_number("{units} at {n} step", "{units} at {n} steps", action.steps, units=names)
    sides = {side.id: say(side.name) for side in scenario.sides}
    return say("{hexes} to {side}", hexes=", ".join(action.hexes), side=sides[action.side])
