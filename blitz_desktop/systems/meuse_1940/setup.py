"""Set-up: historical or free (10.6/6 to 10.6/15)."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import UnitsMoved
from blitz_desktop.core.language import later, say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Clock, Location, Unit, stack_up
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.meuse_1940.actions import Deploy, EndSetup
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
        Slot("hex", SlotKind.HEX, say("Pick a hex west of the Meuse")),
    )
    done = Offer(EndSetup, say("End the set-up"), rule("10.6/10"), legality=end_legality(sit, EndSetup()))
    return Decision(
        FRENCH,
        say("Set up the French army west of the Meuse."),
        rule("10.6/10"),
        (Offer(Deploy, say("Set up"), rule("10.6/10"), slots), done),
    )


def unit_choices(sit: Situation) -> Choices:
    """French units that begin on the map or at hand."""
    own = (*sit.units_on_map(FRENCH), *sit.hqs_on_map(FRENCH), *sit.state.stack(AT_HAND))
    units = [unit for unit in own if sit.side_of(unit) == FRENCH]
    text = say("Only French units that begin in play are set up.")
    return Choices({unit: Choice(unit) for unit in units}, refuse("not_free", text, rule("10.6/10")))


def hex_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes with room for units, with why others not."""
    targets = {
        hex_: Choice(hex_, Legality.of(_bar(sit, units, hex_)))
        for hex_ in sit.board.hexes
        if hex_ not in sit.board.site("east_bank")
    }
    text = say("The French set up west of the Meuse.")
    return Choices(targets, refuse("east", text, rule("10.6/10")))


def _bar(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    late = next((unit for unit in units if sit.division(unit) == DINA and hex_[:2] > WEST_COLUMN), None)
    if late:
        text = say("The 4th DINA sets up in column {column} or west of it.", column=WEST_COLUMN)
        return Reason("west", text, rule("10.6/11"), hex_)
    if sit.is_occupied_by(GERMAN, hex_):
        return Reason("enemy", say("Enemy units hold {hex}.", hex=hex_), rule("4.1/5"), hex_)
    return overflow(sit, units, hex_, FRENCH)  # 5/6


def legality(sit: Situation, action: Deploy) -> Legality:
    """Whether units may be set up in a hex."""
    picked = picked_legality(action.units, unit_choices(sit), rule("10.6/10"))
    return picked and hex_choices(sit, action.units)[action.hex].legality


def deploy(sit: Situation, tx: Tx, action: Deploy) -> None:
    """Put the units into the hex."""
    for start in dict.fromkeys(map(sit.at, action.units)):
        tx.emit(
            UnitsMoved(tuple(unit for unit in action.units if sit.at(unit) == start), (start, action.hex))
        )


def end_legality(sit: Situation, _action: EndSetup) -> Legality:
    """All units must be on the map."""
    left = len(sit.state.stack(AT_HAND))
    if left:
        return refuse("units_left", say("{n} units have still to be set up.", n=left), rule("10.6/10"))
    return LEGAL


def throw_for_the_dcr(sit: Situation, tx: Tx) -> None:
    """When the 1st DCR comes in the free set-up (10.6/14)."""
    if is_free(sit.scenario):
        die = tx.roll(later("arrival of the 1st DCR"), rule("10.6/14")).total
        tx.emit(DivisionDelayed(1 if die <= EARLY else 2))
