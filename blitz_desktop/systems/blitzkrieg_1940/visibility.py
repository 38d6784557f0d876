"""11.3 Fog of war: what a side may know of the other's units (also 6.2 and 6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.identity import Same
from blitz_desktop.core.language import say_number
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location, relocate
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_dummy
from blitz_desktop.systems.blitzkrieg_1940.frames import (
    AdvanceDue,
    Battle,
    CupDue,
    DisplaceDue,
    LossesDue,
    RedeployDue,
    SupportDue,
)
from blitz_desktop.systems.blitzkrieg_1940.model import (
    AIRBORNE,
    CUP,
    DEPLOYMENT,
    DUMMIES,
    GERMAN,
    SETUP,
    SICKLE_CUT,
    State,
)
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation

SECRET_BOXES = (CUP, DUMMIES, AIRBORNE)
"""Boxes that only their owner looks into."""


def is_secret(sit: Situation, viewer: str | None) -> bool:
    """Whether a viewer looks away: Germany sets up, empties the cup or redeploys dummies (6.2, 6.3.B)."""
    if viewer in (None, GERMAN):
        return False
    return sit.clock.phase == SETUP or isinstance(sit.state.frame, CupDue | RedeployDue)


def as_seen(sit: Situation, viewer: str | None) -> Situation:
    """The position as a viewer sees it: no German unit is in a hex before the set-up is done (3.1.F, 6.2.C).

    The deployment that the program proposes is for Germany alone, or it would tell which units have left it.
    """
    if viewer in (None, GERMAN) or sit.clock.phase not in (SICKLE_CUT, SETUP):
        return sit
    return situation(sit.scenario, _before_setup(Same(sit)))


@lru_cache(maxsize=8)
def _before_setup(same: Same[Situation]) -> State:
    sit = same.value
    free = {*sit.units_on_map(GERMAN), *sit.state.stack(CUP), *sit.state.stack(DEPLOYMENT)}
    dummies = {unit for unit in free if is_dummy(sit, unit)}
    # Sorted, for the order of a stack would tell where its units come from.
    state = relocate(sit.state, sorted(dummies), DUMMIES)
    return relocate(state, sorted(free - dummies), DEPLOYMENT)


def is_hidden(sit: Situation, unit: UnitId, viewer: str | None) -> bool:
    """Whether a viewer may not know a unit: below the top of an enemy stack, a dummy, or in the cup.

    A viewer of None sees everything; one of no side sees what both sides may see.
    """
    side = sit.side_of(unit)
    if viewer is None or side == viewer:
        return False
    at = sit.at(unit)
    if at not in sit.board:
        return at in SECRET_BOXES and unit not in sit.ext.drops
    if sit.is_basic:  # which leaves 11.3 out (1.3)
        return False
    if _is_revealed(sit, unit, at):
        return False
    return is_dummy(sit, unit) or (unit != top(sit, at, side) and not sit.is_fort(unit))


def top(sit: Situation, at: Hex, side: str) -> UnitId:
    """The unit of a side's stack that its enemy sees: the topmost one that is no dummy (6.3.A).

    A dummy shown on top would give itself away, since nothing else lies there unseen.
    """
    stack = sit.units_in(at, side)
    return next((unit for unit in reversed(stack) if not is_dummy(sit, unit)), stack[-1])


def is_closed(box: Location, viewer: str | None) -> bool:
    """Whether a viewer may not even count what is in a box off the map (6.2.B)."""
    return box in SECRET_BOXES and viewer not in (None, GERMAN)


def _is_revealed(sit: Situation, unit: UnitId, at: Hex) -> bool:
    """Whether a battle or landing under way has laid a unit open (7.4, 11.3, 6.3.B)."""
    for frame in sit.state.frames:
        match frame:
            case RedeployDue(dummies) if unit in dummies:
                return True
            case DisplaceDue(hex_) if at == hex_:
                return True
            case SupportDue(battle) | LossesDue(_, _, battle) | AdvanceDue(battle):
                if at == battle.target or unit in _involved(battle):
                    return True
    return False


def _involved(battle: Battle) -> tuple[UnitId, ...]:
    return battle.attackers + battle.defenders


def names(sit: Situation, units: Iterable[UnitId], viewer: str | None) -> str:
    """Short names of units, hidden ones only counted."""
    units = tuple(units)
    known = [sit.name(unit) for unit in units if not is_hidden(sit, unit, viewer)]
    hidden = len(units) - len(known)
    if hidden:
        known.append(say_number("{n} hidden unit", "{n} hidden units", hidden))
    return ", ".join(known)
