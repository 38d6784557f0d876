"""How each event changes the state."""

from __future__ import annotations

from typing import Any

import msgspec

from blitz_desktop.core import entries
from blitz_desktop.core.entries import (
    ClockSet,
    ControlTaken,
    Event,
    FrameClosed,
    Rolled,
    StepsLeft,
    UnitsMoved,
)
from blitz_desktop.core.state import Clock
from blitz_desktop.systems.blitzkrieg_1940 import events as ev
from blitz_desktop.systems.blitzkrieg_1940.model import MOVEMENT, ORDER, Ext, State


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case UnitsMoved() | ControlTaken() | Rolled() | StepsLeft() | FrameClosed():
            return entries.evolve(state, event)
        case ClockSet(clock):
            return _with(entries.evolve(state, event), _turned_over(state, clock))
        case ev.Interrupted(frame):
            return msgspec.structs.replace(state, frames=(*state.frames, frame))
        case ev.OddsFound() | ev.ResultFound():
            return state
    changes = _in_a_phase(state.ext, event, state.clock) or _in_the_war(state.ext, event, state.clock)
    if changes:
        return _with(state, changes)
    return entries.evolve(state, event)  # type: ignore[arg-type]


def _with(state: State, changes: dict[str, Any]) -> State:
    return msgspec.structs.replace(state, ext=msgspec.structs.replace(state.ext, **changes))


def _in_a_phase(ext: Ext, event: Event, clock: Clock) -> dict[str, Any]:
    """What movement and combat leave behind until the phase or couplet is over."""
    match event:
        case ev.OrderChosen(order):
            return {"order": order, "orders": {**ext.orders, f"{clock.side} {clock.part}": order}}
        case ev.MoveBegun(active):
            kept = tuple(unit for unit in ext.unsupplied if unit not in active)
            return {"active": active, "unsupplied": kept}
        case ev.SupplyChecked(unsupplied):
            return {"unsupplied": ext.unsupplied + unsupplied}
        case ev.PointsSpent():
            return _spent(ext, event)
        case ev.CrossingFailed(side):
            return {"closed": (*ext.closed, side)}
        case ev.ReservesCommitted(thirds):
            return {"committed": ext.committed + thirds}
        case ev.MovedStrategically(thirds):
            return {"railed": ext.railed + thirds}
        case ev.Shipped(thirds):
            return {"shipped": ext.shipped + thirds}
        case ev.SailedHome(units):
            return {"home": tuple(dict.fromkeys((*ext.sailed_home, *units)))}
        case ev.Landed(units):
            return {"landed": ext.landed + units}
        case ev.BattleBegun(battle):
            return {
                "attacked": ext.attacked + battle.attackers,
                "assaulted": (*ext.assaulted, battle.target),
            }
        case ev.PlanesReady(planes):
            return {"planes": planes}
        case ev.PlanesFlown(planes):
            return {"planes": ext.planes - planes}
    return {}


def _in_the_war(ext: Ext, event: Event, clock: Clock) -> dict[str, Any]:
    """What lasts for the rest of the game."""
    match event:
        case ev.NeutralityViolated(countries):
            return {"violated": {**ext.violated, **dict.fromkeys(countries, (clock.turn or 1, clock.part))}}
        case ev.SickleCutDeclared():
            return {"is_sickle_cut": True}
        case ev.Dropped(unit, hex_):
            return {"drops": {**ext.drops, unit: hex_}}
        case ev.CoupRolled(unit, _):
            drops = {other: hex_ for other, hex_ in ext.drops.items() if other != unit}
            return {"drops": drops, "landings": ext.landings + 1}
        case ev.MoraleChanged(morale):
            return {"morale": morale}
        case ev.Capitulated(nation):
            return {"capitulated": (*ext.capitulated, nation)}
        case ev.CityBombed(hex_):
            return {"bombed": (hex_, clock.turn, clock.part)}
        case ev.RafCommitted():
            return {"is_raf_committed": True}
        case ev.RuhrEntered():
            return {"has_ruhr_fallen": True}
        case ev.FloodChanged(flood):
            return {"flood": flood}
        case ev.SourcesLost(hexes):
            return {"lost_sources": ext.lost_sources + hexes}
        case ev.Conceded(side):
            return {"conceded": side}
        case ev.PointsScored():
            return {"scored": (*ext.scored, event)}
    return {}


def _spent(ext: Ext, event: ev.PointsSpent) -> dict[str, Any]:
    spent = {unit: ext.spent.get(unit, 0) + event.points for unit in event.units}
    origins = {unit: event.origin for unit in event.units if unit not in ext.origins}
    return {
        "spent": {**ext.spent, **spent},
        "origins": {**ext.origins, **origins},
        "halted": {**ext.halted, **dict.fromkeys(event.units, event.halt)} if event.halt else ext.halted,
    }


def _turned_over(state: State, clock: Clock) -> dict[str, Any]:
    """What a new phase wipes out: marks of the phase before, and the order when a segment begins."""
    ext = state.ext
    fresh: dict[str, Any] = {"attacked": (), "assaulted": (), "railed": 0, "shipped": 0}
    if clock.phase == ORDER:
        fresh |= {"order": "", "committed": 0, "landed": ()}
    if clock.phase != MOVEMENT or ext.spent:
        fresh |= {"spent": {}, "origins": {}, "active": (), "halted": {}, "unsupplied": (), "closed": ()}
    if clock.turn != state.clock.turn:
        fresh["orders"] = {}
    return fresh
