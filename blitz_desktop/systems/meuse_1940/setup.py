"""Set-up: historical or free (10.6/6 to 10.6/15)."""

from __future__ import annotations

from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import UnitsMoved
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Clock, Location, Unit, stack_up
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.meuse_1940.actions import ClearSetup, Deploy, EndSetup
from blitz_desktop.systems.meuse_1940.events import DivisionDelayed
from blitz_desktop.systems.meuse_1940.model import (
    ARRIVALS,
    AT_HAND,
    DCR,
    DINA,
    FREE_ENTRIES,
    FRENCH,
    GERMAN,
    SETUP,
    SLUICE,
    Ext,
    State,
    Tx,
    is_free,
    rule,
)
from blitz_desktop.systems.meuse_1940.situation import Situation
from blitz_desktop.systems.meuse_1940.stacking import overflow

EARLY = 2
"""Highest die with which the 1st DCR arrives on turn 1, else on turn 2 (10.6/14)."""
WEST_COLUMN = "03"
"""Last column in which the 4th DINA sets up (10.6/11)."""


def setup(scenario: Scenario) -> State:
    """The position before the first decision; each side holds its bank of the Meuse."""
    units = {
        unit: Unit(_start(scenario, unit, at), scenario.pieces[unit].full_steps)
        for unit, at in scenario.placements.items()
    }
    east = frozenset(scenario.board.site("east_bank"))
    control = {hex_: GERMAN if hex_ in east else FRENCH for hex_ in scenario.board.hexes}
    phase = SETUP if is_free(scenario) else SLUICE
    return State(Clock(0, 1, FRENCH, phase), units, stack_up(units), control, (), 0, Ext())


def _start(scenario: Scenario, unit: UnitId, at: Location) -> Location:
    """In the free set-up all French units but a few are at hand from the start (10.6/10 to 10.6/14)."""
    formations = scenario.pieces[unit].formations
    waits = DCR in formations or any(regiment in formations for regiment in FREE_ENTRIES)
    return AT_HAND if is_free(scenario) and at == ARRIVALS[FRENCH] and not waits else at


def decision(sit: Situation) -> Decision:
    """Let the French set up west of the Meuse (10.6/10)."""
    slots = (
        Slot("units", SlotKind.UNITS, say("Pick units to set up")),
        Slot("hex", SlotKind.HEX, say("Pick a hex west of the Meuse, or the box to take them back")),
    )
    clear = Offer(ClearSetup, say("Clear the set-up"), rule("10.6/10"), is_minor=True)
    done = Offer(EndSetup, say("End the set-up"), rule("10.6/10"), legality=end_legality(sit, EndSetup()))
    return Decision(
        FRENCH,
        say("Set up the French army west of the Meuse."),
        rule("10.6/10"),
        (Offer(Deploy, say("Set up"), rule("10.6/10"), slots), done, clear),
    )


def clear(sit: Situation, tx: Tx, _action: ClearSetup) -> None:
    """Take the whole French army off the map again."""
    for hex_ in sit.hexes_of(FRENCH):
        units = (*sit.units_in(hex_, FRENCH), *sit.hqs_in(hex_, FRENCH))
        tx.emit(UnitsMoved(units, (hex_, AT_HAND)))


def unit_choices(sit: Situation) -> Choices:
    """French units that begin on the map or at hand."""
    own = (*sit.units_on_map(FRENCH), *sit.hqs_on_map(FRENCH), *sit.state.stack(AT_HAND))
    return Choices({unit: Choice(unit) for unit in own if sit.side_of(unit) == FRENCH}, _not_free())


def hex_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes with room for units, with why others not; their box where they are on the map."""
    bars = {hex_: _bar(sit, units, hex_) for hex_ in sit.board.hexes}
    targets = {
        hex_: Choice(hex_, Legality.of(reason))
        for hex_, reason in bars.items()
        if reason is None or reason.code != "east"
    }
    if any(sit.at(unit) != AT_HAND for unit in units):
        targets[AT_HAND] = Choice(AT_HAND)
    return Choices(targets, refuse("east", _east_text(), rule("10.6/10")))


def _bar(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    if "east_bank" in sit.board[hex_].sites:
        return Reason("east", _east_text(), rule("10.6/10"), hex_)
    if hex_[:2] > WEST_COLUMN and _has_dina(sit.scenario, units):
        text = say("The 4th DINA sets up in column {column} or west of it.", column=WEST_COLUMN)
        return Reason("west", text, rule("10.6/11"), hex_)
    if sit.is_occupied_by(GERMAN, hex_):
        return Reason("enemy", say("Enemy units hold {hex}.", hex=hex_), rule("4.1/5"), hex_)
    return overflow(sit, units, hex_, FRENCH)  # 5/6


@lru_cache(maxsize=1024)
def _has_dina(scenario: Scenario, units: tuple[UnitId, ...]) -> bool:
    return any(DINA in scenario.pieces[unit].formations for unit in units)


def _east_text() -> str:
    return say("The French set up west of the Meuse.")


def _not_free() -> Legality:
    text = say("Only French units that begin in play are set up.")
    return refuse("not_free", text, rule("10.6/10"))


def legality(sit: Situation, action: Deploy) -> Legality:
    """Whether units may be set up in a hex, or taken back."""
    picked = picked_legality(action.units, unit_choices(sit), rule("10.6/10"))
    if not picked:
        return picked
    if action.hex not in sit.board:
        return hex_choices(sit, action.units)[action.hex].legality
    return Legality.of(_bar(sit, action.units, action.hex))


def deploy(sit: Situation, tx: Tx, action: Deploy) -> None:
    """Put the units into the hex, or back into their box."""
    for start in dict.fromkeys(map(sit.at, action.units)):
        units = tuple(unit for unit in action.units if sit.at(unit) == start)
        tx.emit(UnitsMoved(units, (start, action.hex)))


def end_legality(sit: Situation, _action: EndSetup) -> Legality:
    """All units must be on the map."""
    left = len(sit.state.stack(AT_HAND))
    if left:
        text = say_number("{n} unit has still to be set up.", "{n} units have still to be set up.", left)
        return refuse("units_left", text, rule("10.6/10"))
    return LEGAL


def throw_for_the_dcr(sit: Situation, tx: Tx) -> None:
    """When the 1st DCR comes in the free set-up (10.6/14)."""
    if is_free(sit.scenario):
        die = tx.roll(later("arrival of the 1st DCR"), rule("10.6/14")).total
        tx.emit(DivisionDelayed(1 if die <= EARLY else 2))
