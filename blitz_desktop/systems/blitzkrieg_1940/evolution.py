"""How each event changes the state."""

from __future__ import annotations

from typing import Any

import msgspec

from blitz_desktop.core import entries
from blitz_desktop.core.entries import ClockSet, Event
from blitz_desktop.core.state import Clock
from blitz_desktop.systems.blitzkrieg_1940.model import (
    MOVEMENT,
    ORDER,
    BattleBegun,
    CrossingFailed,
    Ext,
    Interrupted,
    MoveBegun,
    NeutralityViolated,
    OddsFound,
    OrderChosen,
    PointsScored,
    PointsSpent,
    ResultFound,
    SourcesLost,
    State,
    SupplyChecked,
)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    ext = state.ext
    match event:
        case ClockSet(clock):
            return _with(entries.evolve(state, event), **_turned_over(ext, clock))
        case OrderChosen(order):
            return _with(state, order=order)
        case NeutralityViolated(countries):
            now = (state.clock.turn, state.clock.part)
            return _with(state, violated={**ext.violated, **dict.fromkeys(countries, now)})
        case MoveBegun(active):
            kept = tuple(unit for unit in ext.unsupplied if unit not in active)
            return _with(state, active=active, unsupplied=kept)
        case SupplyChecked(unsupplied):
            return _with(state, unsupplied=ext.unsupplied + unsupplied)
        case PointsSpent():
            return _spend(state, event)
        case CrossingFailed(side):
            return _with(state, closed=(*ext.closed, side))
        case BattleBegun(battle):
            return _with(
                state, attacked=ext.attacked + battle.attackers, assaulted=(*ext.assaulted, battle.target)
            )
        case OddsFound() | ResultFound():
            return state
        case Interrupted(frame):
            return msgspec.structs.replace(state, frames=(*state.frames, frame))
        case SourcesLost(hexes):
            return _with(state, lost_sources=ext.lost_sources + hexes)
        case PointsScored():
            return _with(state, scored=(*ext.scored, event))
        case _:
            return entries.evolve(state, event)  # type: ignore[arg-type]


def _with(state: State, **changes: Any) -> State:
    return msgspec.structs.replace(state, ext=msgspec.structs.replace(state.ext, **changes))


def _spend(state: State, event: PointsSpent) -> State:
    ext = state.ext
    spent = {unit: ext.spent.get(unit, 0) + event.points for unit in event.units}
    origins = {unit: event.origin for unit in event.units if unit not in ext.origins}
    return _with(
        state,
        spent={**ext.spent, **spent},
        origins={**ext.origins, **origins},
        halted=ext.halted + event.units if event.is_halted else ext.halted,
    )


def _turned_over(ext: Ext, clock: Clock) -> dict[str, Any]:
    """What a new phase wipes out: marks of the phase before, and the order when a segment begins."""
    fresh: dict[str, Any] = {"attacked": (), "assaulted": ()}
    if clock.phase == ORDER:
        fresh["order"] = ""
    if clock.phase != MOVEMENT or ext.spent:
        fresh |= {"spent": {}, "origins": {}, "active": (), "halted": (), "unsupplied": (), "closed": ()}
    return fresh
