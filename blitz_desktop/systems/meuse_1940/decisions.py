"""Which decision the position asks for."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.decisions import Decision
from blitz_desktop.systems.meuse_1940 import (
    barrage,
    breakthrough,
    bridges,
    frames,
    headquarters,
    losses,
    outcome,
    reinforcements,
    retreat,
    sequence,
    setup,
    support,
    victory,
)
from blitz_desktop.systems.meuse_1940.model import (
    COMBAT,
    EXPLOITATION,
    MOVEMENT,
    REINFORCEMENT,
    SETUP,
    SLUICE,
)
from blitz_desktop.systems.meuse_1940.situation import Situation


def decide(sit: Situation) -> Decision | None:
    """What must be decided now, or whether to give up instead."""
    decision = _in_phase(sit) if sit.state.frame is None else _in_battle(sit) or _in_movement(sit)
    if decision is None:
        return None
    offers = (*decision.offers, victory.concede_offer(decision.side))
    return msgspec.structs.replace(decision, offers=offers)


def _in_phase(sit: Situation) -> Decision | None:
    ask = {
        SETUP: setup.decision,
        SLUICE: lambda _: bridges.sluice_decision(),
        REINFORCEMENT: reinforcements.decision,
        MOVEMENT: sequence.movement_decision,
        COMBAT: sequence.combat_decision,
        EXPLOITATION: sequence.exploitation_decision,
    }.get(sit.clock.phase)
    return ask(sit) if ask else None


def _in_battle(sit: Situation) -> Decision | None:
    match sit.state.frame:
        case frames.GunsDue() as due:
            return support.guns_decision(sit, due)
        case frames.PlanesDue() as due:
            return support.planes_decision(sit, due)
        case frames.LeaderDue() as due:
            return support.leader_decision(sit, due)
        case frames.LossesDue() as due:
            return losses.losses_decision(due)
        case frames.StandDue() as due:
            return retreat.stand_decision(sit, due)
        case frames.HoldDue() as due:
            return retreat.hold_decision(sit, due)
        case frames.RetreatDue() as due:
            return retreat.retreat_decision(sit, due)
        case frames.AdvanceDue() as due:
            return outcome.advance_decision(due)
    return None


def _in_movement(sit: Situation) -> Decision | None:
    match sit.state.frame:
        case frames.SluiceDue() as due:
            return bridges.ford_decision(due)
        case frames.ReturnDue() as due:
            return headquarters.return_decision(sit, due)
        case frames.DisplaceDue() as due:
            return headquarters.displace_decision(sit, due)
        case frames.BreakthroughDue() as due:
            return breakthrough.decision(sit, due)
        case frames.StopDue() as due:
            return breakthrough.stop_decision(sit, due)
        case frames.PlotDue() as due:
            return barrage.decision(sit, due)
    return None
