"""7.3 to 7.5 The die, and what its result does to either side, in the printed order (7.4/8)."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, UnitsMoved
from blitz_desktop.core.language import later, say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import losses, retreat
from blitz_desktop.systems.meuse_1940.actions import Advance, Hold, Retreat, Stand, TakeLosses
from blitz_desktop.systems.meuse_1940.charts import Outcome
from blitz_desktop.systems.meuse_1940.events import (
    Interrupted,
    MeleeBegun,
    ResultFound,
    ValueFound,
)
from blitz_desktop.systems.meuse_1940.frames import (
    AdvanceDue,
    Battle,
    HoldDue,
    LossesDue,
    OrderedDue,
    RetreatDue,
    StandDue,
)
from blitz_desktop.systems.meuse_1940.model import Melee, Tx, rule
from blitz_desktop.systems.meuse_1940.movement import occupy
from blitz_desktop.systems.meuse_1940.passages import can_follow
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.meuse_1940.stacking import overflow
from blitz_desktop.systems.meuse_1940.strengths import reckon

_ALL = 99
"""More steps than any battle holds: everything is lost."""


def resolve(sit: Situation, tx: Tx, battle: Battle) -> None:
    """Throw the die and apply the result, the defender first (7.3/12, 7.4/8)."""
    reckoning = reckon(sit, battle)
    tx.emit(ValueFound(reckoning.value, reckoning.modifier, reckoning.column))
    die = tx.roll(later("combat"), rule("7.3/2")).total
    result = reckoning.result(sit, die)
    tx.emit(ResultFound(result.text))
    attacker = sit.side_of(battle.attackers[0])
    if result.is_melee:
        units = battle.attackers + battle.defenders
        tx.emit(MeleeBegun(Melee(units, sit.clock.turn, sit.clock.part)))
    if result.attacker.retreat == 0:
        tx.emit(Interrupted(AdvanceDue(attacker, battle.attackers, battle.target)))
    _order(tx, attacker, battle.attackers, result.attacker, battle)
    _order(tx, enemy_of(attacker), battle.defenders, result.defender, battle)
    settle(sit, tx)


def _order(tx: Tx, side: str, units: tuple[UnitId, ...], outcome: Outcome, battle: Battle) -> None:
    """Open what a side has to do: first the losses, then tests and retreat (7.4/9, 7.4/10)."""
    if outcome.retreat or outcome.must_test:
        tx.emit(Interrupted(OrderedDue(side, units, outcome.retreat, battle.target, outcome.must_test)))
    if outcome.is_destroyed:
        tx.emit(Interrupted(LossesDue(side, _ALL, units, battle.target)))
    elif outcome.losses:
        leader = battle.leaders[0 if units == battle.attackers else 1]
        tx.emit(Interrupted(LossesDue(side, outcome.losses, units, battle.target, leader)))


# What leaves no choice


def settle(sit: Situation, tx: Tx) -> None:
    """Carry out what leaves no choice, up to the next real decision."""
    while (frame := tx.state.frame) is not None:
        now = situation(sit.scenario, tx.state)
        match frame:
            case LossesDue() if frame.leader:
                tx.emit(FrameClosed())
                losses.take(now, tx, frame, (frame.leader,))
                if frame.count > 1:
                    rest = msgspec.structs.replace(frame, count=frame.count - 1, leader="")
                    tx.emit(Interrupted(rest))
            case LossesDue():
                ways = losses.loss_ways(now, frame)
                if len(ways) > 1:
                    return
                tx.emit(FrameClosed())
                losses.take(now, tx, frame, ways[0] if ways else ())
            case AdvanceDue():
                if advance_choices(now, frame).legal:
                    return
                tx.emit(FrameClosed())
            case _:
                if not retreat.settle(now, tx, frame):
                    return


def take_losses(sit: Situation, tx: Tx, due: LossesDue, action: TakeLosses) -> None:
    """Take the steps and go on."""
    tx.emit(FrameClosed())
    losses.take(sit, tx, due, action.losses)
    settle(sit, tx)


def stand(sit: Situation, tx: Tx, due: StandDue, action: Stand) -> None:
    """Test to stand, or retreat; then go on."""
    retreat.stand(sit, tx, due, action)
    settle(sit, tx)


def hold(sit: Situation, tx: Tx, due: HoldDue, action: Hold) -> None:
    """Stand with some units; then go on."""
    retreat.hold(sit, tx, due, action)
    settle(sit, tx)


def fall_back(sit: Situation, tx: Tx, due: RetreatDue, action: Retreat) -> None:
    """Retreat one hex; then go on."""
    retreat.fall_back(sit, tx, due, action)
    settle(sit, tx)


# 7.4/10 Advance


def advance_decision(due: AdvanceDue) -> Decision:
    """Ask the attacker who advances (7.4/10)."""
    slot = Slot("units", SlotKind.UNITS, say("Pick the units that advance"))
    return Decision(
        due.side,
        say("{hex} is cleared: choose which attackers advance into it, if any.", hex=due.target),
        rule("7.4/10"),
        (
            Offer(Advance, say("Advance"), rule("7.4/10"), (slot,)),
            Offer(Advance, say("Stay"), rule("7.4/10"), fixed={"units": ()}),
        ),
        (due.target,),
    )


def advance_choices(sit: Situation, due: AdvanceDue) -> Choices:
    """Attackers that are left, with why each may not advance."""
    targets = {}
    for unit in due.units:
        if sit.steps(unit) and sit.board.is_adjacent(sit.at(unit), due.target):
            targets[unit] = Choice(unit, _advance_legality(sit, due, (unit,)))
    text = say("Only units of this battle advance.")
    return Choices(targets, refuse("not_involved", text, rule("7.4/10")))


def _advance_legality(sit: Situation, due: AdvanceDue, units: tuple[UnitId, ...]) -> Legality:
    if sit.is_occupied_by(enemy_of(due.side), due.target):
        return refuse("not_clear", say("{hex} is still held.", hex=due.target), rule("7.4/10"), due.target)
    shut = next((unit for unit in units if not can_follow(sit, unit, sit.at(unit), due.target)), None)
    if shut:
        text = say("The ground before {hex} is closed to {unit}.", hex=due.target, unit=sit.name(shut))
        return refuse("terrain", text, rule("2.1/1"), shut)
    return Legality.of(overflow(sit, units, due.target, due.side))


def advance_legality(sit: Situation, due: AdvanceDue, action: Advance) -> Legality:
    """Whether these units may advance together."""
    if not action.units:
        return Legality()
    single = picked_legality(action.units, advance_choices(sit, due), rule("7.4/10"))
    return single and _advance_legality(sit, due, action.units)


def advance(sit: Situation, tx: Tx, due: AdvanceDue, action: Advance) -> None:
    """Move them in."""
    tx.emit(FrameClosed())
    for unit in action.units:
        tx.emit(UnitsMoved((unit,), (sit.at(unit), due.target)))
    if action.units:
        occupy(tx, due.side, due.target)
    settle(sit, tx)
