"""12.4 (the second): British emergency reinforcement units; and 12.5, when the Bauman Division may come."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.actions import EndEmergency, PlaceEmergency
from blitz_desktop.systems.blitzkrieg_1940.events import Interrupted
from blitz_desktop.systems.blitzkrieg_1940.frames import EmergencyDue
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, BRITAIN, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow
from blitz_desktop.systems.blitzkrieg_1940.victory import bef_steps_lost

FIRST_TURN = 8


def is_emergency(sit: Situation) -> bool:
    """An Allied nation has capitulated, or the BEF's end will have to be checked (12.4bis.A)."""
    if sit.clock.turn < FIRST_TURN:
        return False
    return bool(sit.ext.capitulated) or bef_steps_lost(sit) >= sit.tables.bef_destroyed[0].steps


def units_waiting(sit: Situation) -> tuple[UnitId, ...]:
    """Emergency units still in Britain."""
    return tuple(unit for unit in sit.state.stack(BRITAIN) if sit.piece(unit).has("emergency"))


def open_turn(sit: Situation, tx: Tx) -> None:
    """At the start of a turn in an emergency the Allies may place the units (12.4bis.B, 12.4bis.D)."""
    if is_emergency(sit) and units_waiting(sit) and has_room(sit):
        tx.emit(Interrupted(EmergencyDue()))


def has_room(sit: Situation) -> bool:
    """Whether any hex can take an emergency unit."""
    unit = units_waiting(sit)[0]
    return any(bar_to_placing(sit, unit, hex_) is None for hex_ in sit.on_map)


def decision() -> Decision:
    """Place emergency units, or leave them in Britain."""
    return Decision(
        ALLIED,
        say("Emergency: place the British emergency units, one a hex, in hexes with British units."),
        rule("12.4bis.B"),
        (
            Offer(EndEmergency, say("Done"), rule("12.7.B")),
            Offer(
                PlaceEmergency,
                say("Place"),
                rule("12.4bis.B"),
                (
                    Slot("units", SlotKind.UNITS, say("Pick an emergency unit"), most=1),
                    Slot("hex", SlotKind.HEX, say("Pick a hex with British units")),
                ),
            ),
        ),
    )


def unit_choices(sit: Situation, _due: EmergencyDue) -> Choices:
    """Emergency units in Britain."""
    targets = {unit: Choice(unit) for unit in units_waiting(sit)}
    return Choices(targets, refuse("no_unit", say("Only emergency units are placed now."), rule("12.4bis.B")))


def hex_choices(sit: Situation, _due: EmergencyDue, unit: UnitId) -> Choices:
    """Hexes with British units, with why each is closed."""
    targets = {}
    for hex_, stack in sit.on_map.items():
        if any(sit.piece(other).nation == "british" for other in stack):
            reason = bar_to_placing(sit, unit, hex_)
            targets[hex_] = Choice(hex_, Legality.of(reason))
    return Choices(targets, Legality((_no_british(),)))


def bar_to_placing(sit: Situation, unit: UnitId, hex_: Hex) -> Reason | None:
    """Why an emergency unit may not be placed in a hex, where it may not."""
    stack = sit.state.stack(hex_)
    if not any(sit.piece(other).nation == "british" for other in stack):
        return _no_british()
    if any(sit.piece(other).has("emergency") for other in stack):
        return Reason("one_a_hex", say("One emergency unit a hex."), rule("12.4bis.B"), hex_)
    return overflow(sit, (unit,), hex_, ALLIED)


def _no_british() -> Reason:
    return Reason("no_british", say("They join British units on the map."), rule("12.4bis.B"))


def legality(sit: Situation, due: EmergencyDue, action: PlaceEmergency) -> Legality:
    """Whether an emergency unit may be placed in a hex."""
    if len(action.units) != 1 or not unit_choices(sit, due)[action.units[0]].legality:
        return refuse("no_unit", say("Only emergency units are placed now, one by one."), rule("12.4bis.B"))
    if action.hex not in sit.board:
        return Legality((_no_british(),))
    reason = bar_to_placing(sit, action.units[0], action.hex)
    return Legality.of(reason)


def place(sit: Situation, tx: Tx, _due: EmergencyDue, action: PlaceEmergency) -> None:
    """Place a unit; the interruption ends with the last one."""
    tx.emit(UnitsMoved(action.units, (BRITAIN, action.hex)))
    if len(units_waiting(sit)) == 1:
        tx.emit(FrameClosed())


def end(_sit: Situation, tx: Tx, _due: EmergencyDue, _action: EndEmergency) -> None:
    """Leave the rest in Britain until a later turn."""
    tx.emit(FrameClosed())
