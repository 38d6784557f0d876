"""Which module checks and carries out each action, and where its slots get their targets from."""

from __future__ import annotations

from blitz_desktop.core.decisions import Filled
from blitz_desktop.core.entries import Action
from blitz_desktop.core.handling import Anytime, Handler, InFrame, InPhase, always, always_due
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940 import (
    barrage,
    breakthrough,
    bridges,
    combat,
    crowding,
    engines,
    forced_march,
    frames,
    headquarters,
    losses,
    movement,
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


def _units(filled: Filled) -> tuple[UnitId, ...]:
    return tuple(filled["units"])


HANDLERS: dict[type[Action], Handler[Situation]] = {
    # Before the first turn (10.6/5 to 10.6/17)
    act.Deploy: InPhase(
        frozenset({SETUP}),
        setup.legality,
        setup.deploy,
        {
            "units": lambda sit, _: setup.unit_choices(sit),
            "hex": lambda sit, filled: setup.hex_choices(sit, _units(filled)),
        },
    ),
    act.ClearSetup: InPhase(frozenset({SETUP}), always, setup.clear),
    act.EndSetup: InPhase(frozenset({SETUP}), setup.end_legality, sequence.end_setup),
    act.DecideSluice: InPhase(frozenset({SLUICE}), bridges.sluice_legality, bridges.decide_sluice),
    act.NameFord: InFrame(
        frames.SluiceDue,
        bridges.ford_legality,
        bridges.name_ford,
        {
            "near": lambda sit, due, _: bridges.near_choices(sit, due),
            "far": lambda sit, due, filled: bridges.far_choices(sit, due, str(filled["near"])),
        },
    ),
    # 1/4 Reinforcement
    act.Enter: InPhase(
        frozenset({REINFORCEMENT}),
        reinforcements.legality,
        reinforcements.enter,
        {
            "units": lambda sit, _: reinforcements.unit_choices(sit),
            "hex": lambda sit, filled: reinforcements.hex_choices(sit, _units(filled)),
        },
    ),
    act.PlaceHeadquarters: InFrame(
        frames.ReturnDue,
        headquarters.return_legality,
        headquarters.place,
        {"hex": lambda sit, due, _: headquarters.return_choices(sit, due.unit)},
    ),
    # 4 Movement
    act.Move: InPhase(
        frozenset({MOVEMENT, EXPLOITATION}),
        crowding.move_legality,
        movement.apply,
        {
            "units": lambda sit, _: movement.unit_choices(sit),
            "path": lambda sit, filled: crowding.path_choices(sit, _units(filled)),
        },
    ),
    act.ForceMarch: InPhase(
        frozenset({MOVEMENT}),
        forced_march.legality,
        forced_march.march,
        {"units": lambda sit, _: forced_march.unit_choices(sit)},
    ),
    act.StartEngines: InPhase(
        frozenset({MOVEMENT, EXPLOITATION}),
        engines.legality,
        engines.start,
        {"units": lambda sit, _: engines.choices(sit)},
    ),
    act.DisplaceHeadquarters: InFrame(
        frames.DisplaceDue,
        headquarters.displace_legality,
        headquarters.displace,
        {"hex": lambda sit, due, _: headquarters.displacements(sit, due.unit)},
    ),
    act.BreakThrough: InPhase(
        frozenset({MOVEMENT}),
        crowding.breakthrough_legality,
        breakthrough.begin,
        {
            "units": lambda sit, _: breakthrough.unit_choices(sit),
            "to": lambda sit, filled: crowding.breakthrough_choices(sit, _units(filled)),
        },
    ),
    act.AnswerBreakthrough: InFrame(
        frames.BreakthroughDue, breakthrough.answer_legality, breakthrough.answer
    ),
    act.StopAt: InFrame(
        frames.StopDue,
        breakthrough.stop_legality,
        breakthrough.stop,
        {"hex": lambda sit, due, _: breakthrough.stop_choices(sit, due)},
    ),
    act.BuildBridge: InPhase(
        frozenset({MOVEMENT}),
        bridges.legality,
        bridges.begin,
        {
            "units": lambda sit, _: bridges.unit_choices(sit),
            "to": lambda sit, filled: bridges.hex_choices(sit, _units(filled)[0]),
        },
    ),
    act.Exit: InPhase(
        frozenset({MOVEMENT, EXPLOITATION}),
        victory.exit_legality,
        victory.exit_map,
        {"units": lambda sit, _: victory.exit_choices(sit)},
    ),
    # 6.3 Barrage
    act.PlotBarrage: InFrame(
        frames.PlotDue,
        barrage.legality,
        barrage.plot,
        {
            "target": lambda sit, due, _: barrage.target_choices(sit, due),
            "guns": lambda sit, due, filled: barrage.gun_choices(sit, due, str(filled["target"])),
            "planes": lambda sit, due, filled: barrage.plane_choices(
                sit, due, str(filled["target"]), tuple(filled["guns"])
            ),
        },
    ),
    act.EndPlot: InFrame(frames.PlotDue, always_due, barrage.end),
    # 7 Combat
    act.Attack: InPhase(
        frozenset({COMBAT}),
        combat.legality,
        combat.apply,
        {
            "target": lambda sit, _: combat.target_choices(sit),
            "attackers": lambda sit, filled: combat.attacker_choices(sit, str(filled["target"])),
        },
    ),
    act.SupportWithGuns: InFrame(
        frames.GunsDue,
        support.guns_legality,
        support.give_guns,
        {"guns": lambda sit, due, _: support.gun_choices(sit, due)},
    ),
    act.SendPlanes: InFrame(frames.PlanesDue, support.planes_legality, support.send_planes),
    act.NameLeader: InFrame(
        frames.LeaderDue,
        support.leader_legality,
        support.name_leader,
        {"units": lambda sit, due, _: support.leader_choices(sit, due)},
    ),
    act.TakeLosses: InFrame(
        frames.LossesDue,
        losses.losses_legality,
        outcome.take_losses,
        {"losses": lambda sit, due, _: losses.loss_choices(sit, due)},
    ),
    act.Stand: InFrame(frames.StandDue, retreat.stand_legality, outcome.stand),
    act.Hold: InFrame(
        frames.HoldDue,
        retreat.hold_legality,
        outcome.hold,
        {"units": lambda sit, due, _: retreat.hold_choices(sit, due)},
    ),
    act.Retreat: InFrame(
        frames.RetreatDue,
        retreat.retreat_legality,
        outcome.fall_back,
        {"hex": lambda sit, due, _: retreat.retreat_choices(sit, due)},
    ),
    act.Advance: InFrame(
        frames.AdvanceDue,
        outcome.advance_legality,
        outcome.advance,
        {"units": lambda sit, due, _: outcome.advance_choices(sit, due)},
    ),
    # 1 The end of a segment, and of the game
    act.EndPhase: InPhase(
        frozenset({REINFORCEMENT, MOVEMENT, COMBAT, EXPLOITATION}),
        sequence.end_legality,
        sequence.end_phase,
    ),
    act.Concede: Anytime(victory.concede_legality, victory.concede),
}
"""Every action, in the order of the sequence of play."""
