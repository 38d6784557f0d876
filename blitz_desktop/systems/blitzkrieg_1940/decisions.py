"""Which decision the position asks for."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.decisions import Decision
from blitz_desktop.systems.blitzkrieg_1940 import (
    air,
    airborne,
    capitulation,
    combat,
    coup,
    dummies,
    emergency,
    floods,
    frames,
    sequence,
    setup,
    sickle_cut,
    victory,
)
from blitz_desktop.systems.blitzkrieg_1940.model import COMBAT, DROPS, MOVEMENT, ORDER, SETUP, SICKLE_CUT
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def decide(sit: Situation) -> Decision | None:
    """What must be decided now, or whether to give up instead (4.3)."""
    decision = _due(sit)
    if decision is None:
        return None
    offers = (*decision.offers, victory.concede_offer(decision.side))
    return msgspec.structs.replace(decision, offers=offers)


def _due(sit: Situation) -> Decision | None:
    """The innermost interruption, else what the phase offers."""
    if sit.state.frame is None:
        return _in_phase(sit)
    return _in_battle(sit) or _at_an_opening(sit)


def _in_battle(sit: Situation) -> Decision | None:
    match sit.state.frame:
        case frames.SupportDue() as due:
            return air.support_decision(sit, due)
        case frames.LossesDue() as due:
            return combat.losses_decision(due)
        case frames.RedeployDue() as due:
            return dummies.decision(sit, due)
        case frames.AdvanceDue() as due:
            return combat.advance_decision(sit, due)
        case frames.ExcessDue() as due:
            return sequence.excess_decision(due)
        case frames.CoupReliefDue() as due:
            return coup.relief_decision(sit, due)
    return None


def _at_an_opening(sit: Situation) -> Decision | None:
    match sit.state.frame:
        case frames.DisplaceDue() as due:
            return airborne.displace_decision(due)
        case frames.FortDue() as due:
            return airborne.fort_decision(due)
        case frames.RafDecisionDue():
            return air.decision()
        case frames.DamsDue():
            return floods.decision()
        case frames.EmergencyDue():
            return emergency.decision()
        case frames.CapitulationDue() as due:
            return capitulation.decision(sit, due)
        case frames.WithdrawDue():
            return sickle_cut.withdraw_decision(sit)
        case frames.CupDue():
            return sickle_cut.cup_decision(sit)
    return None


def _in_phase(sit: Situation) -> Decision | None:
    ask = {
        SICKLE_CUT: sickle_cut.decision,
        SETUP: setup.decision,
        DROPS: airborne.decision,
        ORDER: sequence.order_decision,
        MOVEMENT: sequence.movement_decision,
        COMBAT: sequence.combat_decision,
    }.get(sit.clock.phase)
    return ask(sit) if ask else None
