"""10.6 The engines of the 1st DCR."""

from __future__ import annotations

from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Offer, Slot, SlotKind
from blitz_desktop.core.language import later, say
from blitz_desktop.core.picking import single_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940.actions import StartEngines
from blitz_desktop.systems.meuse_1940.events import EnginesTried
from blitz_desktop.systems.meuse_1940.model import CRAWLING, RUNNING, STANDING, Tx, rule
from blitz_desktop.systems.meuse_1940.situation import Situation


def offer() -> Offer:
    """Try the engines of a BCC before it moves (10.6/2)."""
    slot = Slot("units", SlotKind.UNITS, say("Pick the battalion that tries its engines"), most=1)
    return Offer(StartEngines, say("Try the engines"), rule("10.6/2"), (slot,))


def has_engines(sit: Situation, unit: UnitId) -> bool:
    """Whether a battalion of the 1st DCR must try its engines now: not on its turn of entry (10.6/1)."""
    return sit.piece(unit).has("bcc") and unit not in sit.ext.arrived


def bar_to_moving(sit: Situation, unit: UnitId) -> Reason | None:
    """Why engines that stand, or are still to be tried, hold a battalion."""
    if not has_engines(sit, unit):
        return None
    match sit.ext.engines.get(unit):
        case None:
            text = say("{unit} must try its engines first.", unit=sit.name(unit))
            return Reason("engines_untried", text, rule("10.6/2"), unit)
        case "standing":
            text = say("{unit} has broken down and may not move this turn.", unit=sit.name(unit))
            return Reason("engines", text, rule("10.6/2"), unit)
    return None


def choices(sit: Situation) -> Choices:
    """Battalions whose engines are still to be tried."""
    targets = {
        unit: Choice(unit)
        for unit in sit.units_on_map(sit.clock.side)
        if has_engines(sit, unit) and unit not in sit.ext.engines and not sit.is_held(unit)
    }
    text = say("Only battalions of the 1st DCR try their engines, once a turn.")
    return Choices(targets, refuse("no_engines", text, rule("10.6/2")))


def legality(sit: Situation, action: StartEngines) -> Legality:
    """Whether a battalion may try its engines."""
    single = single_legality(action.units, rule("10.6/2"))
    return single and choices(sit)[action.units[0]].legality


def start(sit: Situation, tx: Tx, action: StartEngines) -> None:
    """Throw for a battalion."""
    (unit,) = action.units
    throw = tx.roll(later("engines of the 1st DCR"), rule("10.6/2"), count=2).total
    tx.emit(EnginesTried(unit, state_after(throw, is_supplied=not sit.is_unsupplied(unit))))


def state_after(throw: int, *, is_supplied: bool) -> str:
    """Half a battalion's movement from 8 on, none from 11 on; out of supply none from 8 on (10.6/2)."""
    if throw < 8:
        return RUNNING
    return CRAWLING if is_supplied and throw < 11 else STANDING
