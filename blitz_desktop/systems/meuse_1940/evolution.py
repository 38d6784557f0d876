"""How each event changes the state."""

from __future__ import annotations

from typing import Any

import msgspec

from blitz_desktop.core import entries
from blitz_desktop.core.board import Hex
from blitz_desktop.core.entries import ClockSet, Event, UnitsMoved
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Clock, reduce_steps
from blitz_desktop.systems.meuse_1940 import events as ev
from blitz_desktop.systems.meuse_1940.model import (
    COMBAT,
    EXPLOITATION,
    FRENCH,
    MOVEMENT,
    REINFORCEMENT,
    Ext,
    State,
)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case ClockSet(clock):
            return _with(entries.evolve(state, event), _turned_over(state, clock))
        case ev.Interrupted(frame):
            return msgspec.structs.replace(state, frames=(*state.frames, frame))
        case ev.ValueFound() | ev.ResultFound() | ev.BarrageResolved():
            return state
        case ev.HeadquartersRetired(unit):
            return _with(reduce_steps(state, unit, 0), _forgotten(state.ext, unit))
        case ev.AttackDeclared(units, target):
            return _with(state, _declared(state, units, target))
        case UnitsMoved(units) if state.clock.turn:
            return _with(entries.evolve(state, event), _displaced(state, units))
    ext = state.ext
    changes = _in_movement(ext, event) or _in_battle(ext, event) or _for_good(ext, event)
    if changes:
        return _with(state, changes)
    return entries.evolve(state, event)  # type: ignore[arg-type]


def _with(state: State, changes: dict[str, Any]) -> State:
    return msgspec.structs.replace(state, ext=msgspec.structs.replace(state.ext, **changes))


def _displaced(state: State, units: tuple[UnitId, ...]) -> dict[str, Any]:
    """What units give up by leaving their place; who comes in the reinforcement phase has just arrived."""
    ext = state.ext
    changes: dict[str, Any] = {"uprooted": _less(ext.uprooted, units) + units}
    if any(work.unit in units for work in ext.works):
        changes["works"] = tuple(work for work in ext.works if work.unit not in units)
    if state.clock.phase == REINFORCEMENT:
        changes["arrived"] = ext.arrived + units
    return changes


def _in_movement(ext: Ext, event: Event) -> dict[str, Any]:
    """What units do on the move."""
    match event:
        case ev.MoveBegun(active):
            return {"active": active}
        case ev.PointsSpent(units, halves, origin, halt):
            return {
                "spent": ext.spent | {unit: ext.spent.get(unit, 0) + halves for unit in units},
                "origins": dict.fromkeys(units, origin) | ext.origins,
                "halted": ext.halted | dict.fromkeys(units, halt) if halt else ext.halted,
            }
        case ev.EnginesTried(unit, engines):
            return {"engines": {**ext.engines, unit: engines}}
        case ev.Fatigued(units):
            return {"fatigued": ext.fatigued + units}
        case ev.FatigueRemoved(units):
            return {"fatigued": _less(ext.fatigued, units)}
        case ev.BrokenThrough(units):
            return {"halted": {unit: halt for unit, halt in ext.halted.items() if unit not in units}}
        case ev.BreakthroughStopped(units, at, by, target):
            return {
                "blocked": (*ext.blocked, at),
                "committed": ext.committed + by,
                "obliged": ext.obliged | dict.fromkeys(units, target) if target else ext.obliged,
                "halted": ext.halted | dict.fromkeys(units, "4.3/7"),
            }
    return {}


def _declared(state: State, units: tuple[UnitId, ...], target: Hex) -> dict[str, Any]:
    """Who has attacked and been attacked this phase, and whose duty to attack is done."""
    ext = state.ext
    return {
        "attacked": ext.attacked + units,
        "assaulted": ext.assaulted + state.stack(target),
        "obliged": {unit: hex_ for unit, hex_ in ext.obliged.items() if hex_ != target or unit not in units},
    }


def _in_battle(ext: Ext, event: Event) -> dict[str, Any]:
    """What fire and battles leave behind."""
    match event:
        case ev.GunsFired(guns):
            return {"guns": ext.guns | {hq: ext.guns.get(hq, 0) + guns.count(hq) for hq in set(guns)}}
        case ev.PlanesFlown(side, points):
            return {"planes": {**ext.planes, side: ext.planes.get(side, 0) + points}}
        case ev.BarragePlotted(barrage):
            return {"barrages": (*ext.barrages, barrage)}
        case ev.BarragesFired():
            return {"barrages": ()}
        case ev.Broke(units):
            return {"broken": _less(ext.broken, units) + units}
        case ev.Rallied(units):
            return {"broken": _less(ext.broken, units)}
        case ev.MeleeBegun(melee):
            return {"melees": (*ext.melees, melee)}
        case ev.MeleesEnded(turn, part):
            now = (turn, part)
            return {"melees": tuple(melee for melee in ext.melees if (melee.turn, melee.part) == now)}
    return {}


def _for_good(ext: Ext, event: Event) -> dict[str, Any]:
    """What lasts."""
    match event:
        case ev.SupplyChecked(unsupplied, restored):
            return {"unsupplied": _less(ext.unsupplied, unsupplied + restored) + unsupplied}
        case ev.WorkBegun(work):
            return {"works": (*ext.works, work)}
        case ev.BridgeBuilt(unit, side):
            works = tuple(work for work in ext.works if work.unit != unit)
            return {"works": works, "bridges": (*ext.bridges, side)}
        case ev.SluiceDecided(is_blown):
            return {"is_sluice_blown": is_blown}
        case ev.FordFound(side):
            return {"fords": (*ext.fords, side)}
        case ev.DivisionDelayed(turn):
            return {"dcr_turn": turn}
        case ev.HeadquartersSilenced(unit):
            return {"silenced": (*ext.silenced, unit)}
        case ev.HeadquartersLost(unit, turn):
            comes_back = {"lost": (*ext.lost, unit), "returns": {**ext.returns, unit: turn}}
            return comes_back if turn else {"lost": ext.lost}
        case ev.HeadquartersBack(unit):
            return _forgotten(ext, unit)
        case ev.Scored(score):
            return {"scores": (*ext.scores, score)}
        case ev.Conceded(side):
            return {"conceded": side}
    return {}


def _forgotten(ext: Ext, hq: UnitId) -> dict[str, Any]:
    """A headquarters is no longer one that is destroyed and comes back."""
    returns = {other: turn for other, turn in ext.returns.items() if other != hq}
    return {"lost": _less(ext.lost, (hq,)), "returns": returns}


def _less(units: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(unit for unit in units if unit not in gone)


def _turned_over(state: State, clock: Clock) -> dict[str, Any]:
    """What a new segment wipes out, and what a new turn makes fresh (1/11)."""
    ext = state.ext
    fresh: dict[str, Any] = {}
    if clock.phase in (MOVEMENT, EXPLOITATION) or ext.spent:
        fresh |= {"spent": {}, "origins": {}, "active": (), "halted": {}}
    if clock.phase == MOVEMENT:
        fresh |= {"blocked": (), "committed": (), "obliged": {}}
    if clock.phase == MOVEMENT and clock.side == FRENCH:
        fresh |= {"engines": {}}  # till then who has broken down stands, in the German phase too (10.6/4)
    if state.clock.phase == COMBAT and clock.phase != COMBAT:
        fresh |= {"attacked": (), "assaulted": (), "obliged": {}}
    if clock.turn != state.clock.turn:
        fresh |= {"guns": {}, "planes": {}, "silenced": (), "arrived": ()}
    return fresh
