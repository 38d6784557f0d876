"""4.1/7 Forced marches: half as many points again, for a fatigue marker."""

from __future__ import annotations

from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Offer, Slot, SlotKind
from blitz_desktop.core.language import say
from blitz_desktop.core.picking import single_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940.actions import ForceMarch
from blitz_desktop.systems.meuse_1940.events import Fatigued
from blitz_desktop.systems.meuse_1940.model import CRAWLING, Tx, rule
from blitz_desktop.systems.meuse_1940.movement import bar_to_moving
from blitz_desktop.systems.meuse_1940.situation import Situation


def offer() -> Offer:
    """Half as many points again, for a fatigue marker (4.1/7)."""
    slot = Slot("units", SlotKind.UNITS, say("Pick the unit that makes a forced march"), most=1)
    return Offer(ForceMarch, say("Forced march"), rule("4.1/7"), (slot,))


def unit_choices(sit: Situation) -> Choices:
    """Units that may make a forced march."""
    side = sit.clock.side
    units = (*sit.units_on_map(side), *sit.hqs_on_map(side))
    targets = {unit: Choice(unit, Legality.of(_bar_to_march(sit, unit))) for unit in units}
    return Choices(targets, refuse("not_yours", say("Only the active side's units move."), rule("1/3")))


def _bar_to_march(sit: Situation, unit: UnitId) -> Reason | None:
    name = sit.name(unit)
    if reason := bar_to_moving(sit, unit):
        return reason
    if unit in sit.ext.spent:
        text = say("{unit} has begun to move; a forced march is declared before.", unit=name)
        return Reason("begun", text, rule("4.1/7"), unit)
    if unit in sit.ext.fatigued:
        return Reason("fatigued", say("{unit} is fatigued already.", unit=name), rule("4.1/7"), unit)
    if unit in sit.ext.broken:
        return Reason("broken", say("{unit} is broken.", unit=name), rule("7.5/5"), unit)
    if sit.ext.engines.get(unit) == CRAWLING:
        text = say("{unit} has engine trouble and cannot force the pace.", unit=name)
        return Reason("engines", text, rule("10.6/2"), unit)
    return None


def legality(sit: Situation, action: ForceMarch) -> Legality:
    """Whether a unit may make a forced march."""
    if not (single := single_legality(action.units, rule("4.1/1"))):
        return single
    (unit,) = action.units
    return Legality.of(_bar_to_march(sit, unit)) if unit in sit.state.units else unit_choices(sit).otherwise


def march(_sit: Situation, tx: Tx, action: ForceMarch) -> None:
    """Put the marker on."""
    tx.emit(Fatigued(action.units))
