"""Which module checks and carries out each action, and where its slots get their targets from."""

from __future__ import annotations

from blitz_desktop.core.decisions import Filled
from blitz_desktop.core.entries import Action
from blitz_desktop.core.handling import Anytime, Handler, InFrame, InPhase, always, always_due
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940 import actions as act
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
    groups,
    movement,
    reinforcements,
    sequence,
    setup,
    sickle_cut,
    strategic,
    victory,
)
from blitz_desktop.systems.blitzkrieg_1940.model import COMBAT, DROPS, MOVEMENT, ORDER, SETUP, SICKLE_CUT
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def _units(filled: Filled) -> tuple[UnitId, ...]:
    return tuple(filled["units"])


HANDLERS: dict[type[Action], Handler[Situation]] = {
    # 3.0, 6.0, 7.0 Before the first turn
    act.DeclareSickleCut: InPhase(frozenset({SICKLE_CUT}), sickle_cut.declare_legality, sickle_cut.declare),
    act.Deploy: InPhase(
        frozenset({SETUP}),
        setup.legality,
        setup.deploy,
        {
            "units": lambda sit, _: setup.unit_choices(sit),
            "hex": lambda sit, filled: setup.hex_choices(sit, _units(filled)),
        },
    ),
    act.FillCup: InPhase(
        frozenset({SETUP}),
        setup.cup_legality,
        sickle_cut.fill,
        {
            "units": lambda sit, _: setup.unit_choices(sit),
            "to": lambda sit, filled: sickle_cut.cup_choices(sit, _units(filled)),
        },
    ),
    act.ClearSetup: InPhase(frozenset({SETUP}), always, setup.clear),
    act.EndSetup: InPhase(frozenset({SETUP}), setup.end_legality, sequence.end_setup),
    act.Drop: InPhase(
        frozenset({DROPS}),
        airborne.drop_legality,
        airborne.drop,
        {
            "units": lambda sit, _: airborne.drop_units(sit),
            "hex": lambda sit, _: airborne.drop_hexes(sit),
        },
    ),
    act.LandCoup: InPhase(
        frozenset({DROPS}),
        airborne.land_legality,
        airborne.land,
        {"unit": lambda sit, _: airborne.landing_choices(sit)},
    ),
    act.EndDrops: InPhase(frozenset({DROPS}), airborne.end_legality, sequence.end_drops),
    act.Displace: InFrame(
        frames.DisplaceDue,
        airborne.displace_legality,
        airborne.displace,
        {
            "units": lambda sit, due, _: airborne.displace_units(sit, due),
            "hex": lambda sit, due, filled: airborne.displace_hexes(sit, due, _units(filled)),
        },
    ),
    act.SmashFort: InFrame(
        frames.FortDue,
        airborne.fort_legality,
        airborne.smash_fort,
        {"unit": lambda sit, due, _: airborne.fort_choices(sit, due)},
    ),
    act.RelieveCoup: InFrame(frames.CoupReliefDue, coup.relief_legality, coup.relieve),
    # 5.4 Opening a segment
    act.OpenDams: InPhase(frozenset({ORDER}), floods.legality, floods.open_dams),
    act.DecideDams: InFrame(frames.DamsDue, floods.decide_legality, floods.decide),
    act.ChooseOrder: InPhase(frozenset({ORDER}), sequence.order_legality, sequence.choose_order),
    act.CommitRaf: InFrame(frames.RafDecisionDue, air.commit_legality, air.commit),
    act.PlaceEmergency: InFrame(
        frames.EmergencyDue,
        emergency.legality,
        emergency.place,
        {
            "units": lambda sit, due, _: emergency.unit_choices(sit, due),
            "hex": lambda sit, due, filled: emergency.hex_choices(sit, due, _units(filled)[0]),
        },
    ),
    act.EndEmergency: InFrame(frames.EmergencyDue, always_due, emergency.end),
    act.CheckCapitulation: InFrame(frames.CapitulationDue, always_due, capitulation.check),
    act.BombCity: InFrame(
        frames.CapitulationDue,
        capitulation.bomb_legality,
        capitulation.bomb,
        {"target": lambda sit, due, _: capitulation.bomb_choices(sit, due)},
    ),
    # 12.0, 13.0 Movement
    act.MoveStack: InPhase(
        frozenset({MOVEMENT}),
        movement.legality,
        movement.apply,
        {
            "units": lambda sit, _: groups.unit_choices(sit),
            "path": lambda sit, filled: movement.path_choices(sit, _units(filled)),
        },
    ),
    act.Enter: InPhase(
        frozenset({MOVEMENT}),
        reinforcements.legality,
        reinforcements.enter,
        {
            "units": lambda sit, _: reinforcements.unit_choices(sit),
            "hex": lambda sit, filled: reinforcements.hex_choices(sit, _units(filled)),
        },
    ),
    act.MoveStrategically: InPhase(
        frozenset({MOVEMENT}),
        strategic.strategic_legality,
        strategic.move_strategically,
        {
            "units": lambda sit, _: strategic.strategic_units(sit),
            "hex": lambda sit, filled: strategic.strategic_targets(sit, _units(filled)),
        },
    ),
    act.MoveBySea: InPhase(
        frozenset({MOVEMENT}),
        strategic.sea_legality,
        strategic.move_by_sea,
        {
            "units": lambda sit, _: strategic.sea_units(sit),
            "to": lambda sit, filled: strategic.sea_targets(sit, _units(filled)),
        },
    ),
    # 14.0 Combat
    act.Attack: InPhase(
        frozenset({COMBAT}),
        combat.legality,
        combat.apply,
        {
            "target": lambda sit, _: combat.target_choices(sit),
            "attackers": lambda sit, filled: combat.attacker_choices(sit, str(filled["target"])),
        },
    ),
    act.SupportBattle: InFrame(frames.SupportDue, air.support_legality, combat.support),
    act.TakeLosses: InFrame(
        frames.LossesDue,
        combat.losses_legality,
        combat.take_losses,
        {"losses": lambda sit, due, _: combat.loss_choices(sit, due)},
    ),
    act.RedeployDummies: InFrame(
        frames.RedeployDue,
        dummies.redeploy_legality,
        dummies.redeploy,
        {
            "units": lambda sit, due, _: dummies.unit_choices(sit, due),
            "hex": lambda sit, due, _: dummies.hex_choices(sit, due),
        },
    ),
    act.LeaveDummies: InFrame(frames.RedeployDue, dummies.leave_legality, dummies.leave),
    act.Advance: InFrame(
        frames.AdvanceDue,
        combat.advance_legality,
        combat.advance,
        {"units": lambda sit, due, _: combat.advance_choices(sit, due)},
    ),
    # 5.0, 11.2.C The end of a phase
    act.EndPhase: InPhase(frozenset({MOVEMENT, COMBAT}), sequence.end_legality, sequence.end_phase),
    act.RemoveExcess: InFrame(
        frames.ExcessDue,
        sequence.excess_legality,
        sequence.remove_excess,
        {"units": lambda sit, due, _: sequence.excess_choices(sit, due)},
    ),
    # 6.5 The end of turn 1
    act.WithdrawFromForest: InFrame(
        frames.WithdrawDue,
        sickle_cut.withdraw_legality,
        sickle_cut.withdraw,
        {
            "units": lambda sit, due, _: sickle_cut.withdraw_units(sit, due),
            "hex": lambda sit, due, filled: sickle_cut.withdraw_hexes(sit, due, _units(filled)),
        },
    ),
    act.PlaceFromCup: InFrame(
        frames.CupDue,
        sickle_cut.place_legality,
        sickle_cut.place,
        {
            "units": lambda sit, due, _: sickle_cut.cup_units(sit, due),
            "hex": lambda sit, due, filled: sickle_cut.cup_hexes(sit, due, _units(filled)),
        },
    ),
    act.EndCup: InFrame(frames.CupDue, sickle_cut.end_cup_legality, sickle_cut.end_cup),
    # 4.3 At any time
    act.Concede: Anytime(victory.concede_legality, victory.concede),
}
"""Every action, most of them in the order of the sequence of play."""
