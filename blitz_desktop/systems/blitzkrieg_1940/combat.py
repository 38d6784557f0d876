"""14.0 Combat: attack, results, losses and advance, in book order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, StepsLeft, UnitsMoved
from blitz_desktop.core.language import later, say, say_number, worded
from blitz_desktop.core.losses import after_losses, allocations
from blitz_desktop.core.picking import bar_to_picking
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940 import air, dummies
from blitz_desktop.systems.blitzkrieg_1940.actions import Advance, Attack, SupportBattle, TakeLosses
from blitz_desktop.systems.blitzkrieg_1940.coup import meet
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_dummy
from blitz_desktop.systems.blitzkrieg_1940.events import BattleBegun, Interrupted, OddsFound, ResultFound
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest, bar_to_frozen
from blitz_desktop.systems.blitzkrieg_1940.frames import AdvanceDue, Battle, LossesDue, SupportDue
from blitz_desktop.systems.blitzkrieg_1940.model import Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.movement import occupy
from blitz_desktop.systems.blitzkrieg_1940.neutrality import bar_to_entry, drawn_in_by, violate
from blitz_desktop.systems.blitzkrieg_1940.passages import bar_to_crossing
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow
from blitz_desktop.systems.blitzkrieg_1940.strengths import Reckoning, reckon

VOLATILITY = later("volatility of {unit}")
RESULT = later("combat at {column}")
"""What dice are thrown for in a battle."""


# 14.1 to 14.4 Attacking


@worded
@cache
def offer() -> Offer:
    """Attack one hex (14.1, 14.2)."""
    return Offer(
        Attack,
        say("Attack"),
        rule("14.1.A"),
        (
            Slot("target", SlotKind.HEX, say("Pick the hex to attack")),
            Slot("attackers", SlotKind.UNITS, say("Pick the attacking units")),
        ),
    )


def target_choices(sit: Situation) -> Choices:
    """Enemy hexes that border units of the phasing side, with why each may not be attacked."""
    armies, side = sit.ground.armies, sit.clock.side
    own, enemy = armies[side].stacks, armies[enemy_of(side)].stacks
    targets = {}
    for hex_ in enemy:
        neighbours = [near for near in sit.board.neighbours(hex_) if near in own]
        if neighbours:
            targets[hex_] = Choice(hex_, _target_legality(sit, hex_, neighbours))
    return Choices(
        targets,
        refuse("no_target", say("Only an enemy-held hex next to own units can be attacked."), rule("14.1.A")),
    )


def _target_legality(sit: Situation, target: Hex, neighbours: Iterable[Hex]) -> Legality:
    if target in sit.ext.assaulted:
        return _assaulted(target)
    units = (unit for hex_ in neighbours for unit in sit.units_in(hex_, sit.clock.side))
    reasons = [bar_to_attacking(sit, unit, target) for unit in units]
    if None in reasons:
        return LEGAL
    return Legality(tuple(reason for reason in reasons[:1] if reason))


def _assaulted(target: Hex) -> Legality:
    return refuse(
        "assaulted", say("{target} has been attacked this phase.", target=target), rule("14.3.E"), target
    )


def attacker_choices(sit: Situation, target: Hex) -> Choices:
    """Units next to a target, with why each may not attack it."""
    targets = {}
    for near in sit.board.neighbours(target):
        for unit in sit.units_in(near, sit.clock.side):
            reason = bar_to_attacking(sit, unit, target)
            targets[unit] = Choice(unit, Legality.of(reason))
    return Choices(targets, refuse("not_adjacent", say("Only adjacent units can attack."), rule("14.1.A")))


def bar_to_attacking(sit: Situation, unit: UnitId, target: Hex) -> Reason | None:
    """Why a unit may not attack a hex, where it may not."""
    at, name = sit.at(unit), sit.name(unit)
    if sit.side_of(unit) != sit.clock.side:
        return Reason("not_yours", say("{name} belongs to the other side.", name=name), rule("14.1.A"), unit)
    if at not in sit.board or not sit.board.is_adjacent(at, target):
        return Reason(
            "not_adjacent",
            say("{name} is not next to {target}.", name=name, target=target),
            rule("14.1.A"),
            unit,
        )
    if sit.is_fort(unit):
        return Reason("fort", say("Forts never attack."), rule("14.16.D"), unit)
    if sit.face(unit).attack is None:
        section = "12.4bis.C" if sit.piece(unit).has("emergency") else "7.1.B"
        return Reason("no_attack", say("{name} never attacks.", name=name), rule(section), unit)
    if unit in sit.ext.attacked:
        return Reason("attacked", say("{name} has attacked this phase.", name=name), rule("14.3.D"), unit)
    if reason := bar_to_crossing(sit, at, target):
        return reason
    if unit in sit.ext.landed:
        return Reason(
            "landed", say("{name} landed this couplet and may not attack.", name=name), rule("12.4.A"), unit
        )
    if reason := bar_to_forest(sit, target):
        return reason
    if reason := bar_to_frozen(sit, unit):
        return reason
    drawn_in = sit.with_violated(drawn_in_by(sit, sit.clock.side, target))
    return bar_to_entry(drawn_in, unit, target)


def legality(sit: Situation, attack: Attack) -> Legality:
    """Whether these units may attack this hex."""
    if attack.target not in sit.board or not sit.is_enemy_in(attack.target, sit.clock.side):
        return refuse("no_target", say("There is no enemy to attack there."), rule("14.1.A"), attack.target)
    if attack.target in sit.ext.assaulted:
        return _assaulted(attack.target)
    if reason := bar_to_picking(attack.attackers, rule("14.3.A"), word=say("attacking units")):
        return Legality((reason,))
    unknown = next((unit for unit in attack.attackers if unit not in sit.state.units), None)
    if unknown is not None:
        return refuse(
            "unknown_unit", say("There is no unit {unknown}.", unknown=unknown), rule("14.1.A"), unknown
        )
    reasons = (bar_to_attacking(sit, unit, attack.target) for unit in attack.attackers)
    return Legality(tuple(reason for reason in reasons if reason))


def battle_of(sit: Situation, attack: Attack) -> Battle:
    """The battle an attack brings about: every enemy unit in the target hex defends (14.3.C)."""
    defenders = sit.units_in(attack.target, enemy_of(sit.clock.side))
    return Battle(
        attack.target, attack.attackers, tuple(unit for unit in defenders if not is_dummy(sit, unit))
    )


# 14.5 to 14.9 Resolution


def apply(sit: Situation, tx: Tx, attack: Attack) -> None:
    """Begin a battle; where the Allies have aircraft they are asked first (14.14.A)."""
    violate(tx, sit, sit.clock.side, attack.target)
    sit = situation(sit.scenario, tx.state)
    battle = battle_of(sit, attack)
    tx.emit(BattleBegun(battle))
    if sit.ext.planes:
        tx.emit(Interrupted(SupportDue(battle)))
    else:
        resolve(sit, tx, battle)


def support(sit: Situation, tx: Tx, due: SupportDue, action: SupportBattle) -> None:
    """Send aircraft, then fight (14.14)."""
    planes = air.fly(tx, action)
    resolve(situation(sit.scenario, tx.state), tx, due.battle, planes=planes)


def resolve(sit: Situation, tx: Tx, battle: Battle, *, planes: int = 0) -> None:
    """Fight a battle up to its result, then ask for what is left to decide."""
    reckoning = reckon(sit, battle, planes=planes)
    attack_total = reckoning.attack.total(_throw_volatile(sit, tx, reckoning.attack.volatile))
    defence_total = reckoning.defence.total(_throw_volatile(sit, tx, reckoning.defence.volatile))
    column = reckoning.column(attack_total, defence_total)
    tx.emit(OddsFound(attack_total, defence_total, reckoning.shift, reckoning.columns[column]))
    losses = _result(sit, tx, reckoning, column)
    tx.emit(ResultFound(f"{losses[0]}/{losses[1]}"))
    _settle(sit, tx, battle, *losses)


def _throw_volatile(sit: Situation, tx: Tx, units: tuple[UnitId, ...]) -> dict[UnitId, int]:
    """One die for each volatile unit (14.8.B)."""
    purposes = {unit: VOLATILITY.format(unit=sit.piece(unit).called) for unit in units}
    return {unit: tx.roll(purpose, rule("14.8.B")).total for unit, purpose in purposes.items()}


def _result(sit: Situation, tx: Tx, reckoning: Reckoning, column: int) -> tuple[int, int]:
    results = sit.tables.combat_results
    if column == len(reckoning.columns) - 1:
        return results.losses(1, column)  # automatic, without a die (14.7)
    die = tx.roll(RESULT.format(column=reckoning.columns[column]), rule("14.9")).total
    return results.losses(die, column)


# 14.10 Losses


def _settle(sit: Situation, tx: Tx, battle: Battle, attacker_loss: int, defender_loss: int) -> None:
    attacker = sit.side_of(battle.attackers[0])
    tx.emit(Interrupted(AdvanceDue(battle)))
    dummies.reveal(sit, tx, battle.target)
    if attacker_loss:
        tx.emit(Interrupted(LossesDue(attacker, attacker_loss, battle)))
    if defender_loss:
        tx.emit(Interrupted(LossesDue(enemy_of(attacker), defender_loss, battle)))
    settle_forced(sit, tx)


def settle_forced(sit: Situation, tx: Tx) -> None:
    """Carry out what leaves no choice, up to the next real decision or the end of the battle."""
    while True:
        sit = situation(sit.scenario, tx.state)
        match tx.state.frame:
            case LossesDue() as due:
                ways = list(loss_ways(sit, due))
                if len(ways) > 1:
                    return
                _take(sit, tx, ways[0])
            case AdvanceDue() as due:
                if advance_choices(sit, due).legal:
                    return
            case _:
                return
        tx.emit(FrameClosed())


def involved(sit: Situation, due: LossesDue) -> dict[UnitId, int]:
    """Steps of the units in the battle that may lose some."""
    units = due.battle.attackers if sit.side_of(due.battle.attackers[0]) == due.side else due.battle.defenders
    return {unit: sit.steps(unit) for unit in units if sit.steps(unit) > 0}


def loss_ways(sit: Situation, due: LossesDue) -> list[tuple[UnitId, ...]]:
    """Every way the losses may be shared out (14.10.B); all steps where they do not suffice."""
    steps = involved(sit, due)
    count = min(due.count, sum(steps.values()))
    return [losses for losses in allocations(steps, count) if is_spread(steps, losses)]


def is_spread(steps: dict[UnitId, int], losses: tuple[UnitId, ...]) -> bool:
    """No unit is eliminated before all have been reduced to one step (14.10.B)."""
    left = after_losses(steps, losses)
    return 0 not in left.values() or max(left.values()) <= 1


def losses_decision(due: LossesDue) -> Decision:
    """Ask a side which units lose steps (14.10.B); losses that take every step are never asked for."""
    count = due.count
    steps = say_number("{n} step", "{n} steps", count)
    slot = Slot("losses", SlotKind.ALLOCATION, say("Take {steps}", steps=steps), least=count, most=count)
    return Decision(
        due.side,
        say(
            "Choose which units lose {steps} in the battle at {target}.",
            steps=steps,
            target=due.battle.target,
        ),
        rule("14.10.B"),
        (Offer(TakeLosses, say("Lose {steps}", steps=steps), rule("14.10.B"), (slot,)),),
        (due.battle.target,),
        outlook=say("Then the battle is settled: other losses, and an advance where the hex is empty."),
    )


def loss_choices(sit: Situation, due: LossesDue) -> Choices:
    """Units that may lose steps, with how many at most."""
    ways = loss_ways(sit, due)
    targets = {}
    for unit in involved(sit, due):
        most = max((losses.count(unit) for losses in ways), default=0)
        legality = LEGAL if most else _must_spread(sit, unit)
        targets[unit] = Choice(unit, legality, most=most)
    return Choices(
        targets, refuse("not_involved", say("Only units of this battle lose steps."), rule("14.10.B"))
    )


def _must_spread(sit: Situation, unit: UnitId) -> Legality:
    return refuse(
        "must_spread",
        say("{name} may not be eliminated while another unit has more than one step.", name=sit.name(unit)),
        rule("14.10.B"),
        unit,
    )


def losses_legality(sit: Situation, due: LossesDue, action: TakeLosses) -> Legality:
    """Whether losses may be shared out in this way."""
    steps = involved(sit, due)
    if any(unit not in steps for unit in action.losses):
        return refuse("not_involved", say("Only units of this battle lose steps."), rule("14.10.B"))
    if len(action.losses) != due.count:
        text = say_number("Exactly {n} step must be lost.", "Exactly {n} steps must be lost.", due.count)
        return refuse("wrong_count", text, rule("14.10.A"))
    if min(after_losses(steps, action.losses).values()) < 0:
        return refuse("too_many", say("A unit cannot lose more steps than it has."), rule("14.10.A"))
    if not is_spread(steps, action.losses):
        gone = next(unit for unit, left in after_losses(steps, action.losses).items() if left == 0)
        return _must_spread(sit, gone)
    return LEGAL


def take_losses(sit: Situation, tx: Tx, _due: LossesDue, action: TakeLosses) -> None:
    """Take the steps, then go on with the battle."""
    _take(sit, tx, action.losses)
    tx.emit(FrameClosed())
    settle_forced(sit, tx)


def _take(sit: Situation, tx: Tx, losses: tuple[UnitId, ...]) -> None:
    steps = {unit: sit.steps(unit) for unit in dict.fromkeys(losses)}
    for unit, left in after_losses(steps, losses).items():
        tx.emit(StepsLeft(unit, left))


# 14.22 Advance after combat


def advance_decision(sit: Situation, due: AdvanceDue) -> Decision:
    """Ask the attacker who advances into a cleared hex (14.22)."""
    battle = due.battle
    slot = Slot("units", SlotKind.UNITS, say("Pick the units that advance"))
    side = sit.side_of(battle.attackers[0])
    return Decision(
        side,
        say(
            "The defenders of {target} are gone: choose which attackers advance into it, if any.",
            target=battle.target,
        ),
        rule("14.22"),
        (
            Offer(Advance, say("Advance"), rule("14.22"), (slot,)),
            Offer(Advance, say("Stay"), rule("14.22"), fixed={"units": ()}),
        ),
        (battle.target,),
    )


def advance_choices(sit: Situation, due: AdvanceDue) -> Choices:
    """Surviving attackers, with why each may not advance."""
    battle = due.battle
    targets = {}
    for unit in battle.attackers:
        if sit.steps(unit):
            reason = bar_to_advancing(sit, unit, battle.target)
            targets[unit] = Choice(unit, Legality.of(reason))
    return Choices(
        targets, refuse("not_involved", say("Only units of this battle may advance."), rule("14.22"))
    )


def bar_to_advancing(sit: Situation, unit: UnitId, target: Hex) -> Reason | None:
    """Why a unit may not advance into the hex that was attacked, where it may not."""
    if sit.is_enemy_in(target, sit.side_of(unit)):
        return Reason("not_clear", say("{target} is still held.", target=target), rule("14.22"), target)
    row = sit.tables.cost[sit.board[target].terrain]
    if sit.is_mechanised(unit) and not isinstance(row.mechanised, int):
        name = sit.board.terrains[row.terrain].called
        return Reason(
            "terrain", say("Mechanised units may not enter {name}.", name=name), rule("14.22"), unit
        )
    return overflow(sit, (unit,), target, sit.side_of(unit))


def advance_legality(sit: Situation, due: AdvanceDue, action: Advance) -> Legality:
    """Whether these units may advance."""
    if len(set(action.units)) < len(action.units):
        return refuse("twice", say("A unit was named twice."), rule("14.22"))
    choices = advance_choices(sit, due)
    single = tuple(reason for unit in action.units for reason in choices[unit].legality.reasons)
    if single or not action.units:
        return Legality(single)
    reason = overflow(sit, action.units, due.battle.target, sit.side_of(action.units[0]))
    return Legality.of(reason)


def advance(sit: Situation, tx: Tx, due: AdvanceDue, action: Advance) -> None:
    """Move the advancing units in, hex by hex of origin with dummies left alone, and end the battle."""
    battle = due.battle
    tx.emit(FrameClosed())
    for start in dict.fromkeys(sit.at(unit) for unit in action.units):
        units = tuple(unit for unit in action.units if sit.at(unit) == start)
        tx.emit(UnitsMoved(units + dummies.left_alone(sit, units, start), (start, battle.target)))
    if action.units:
        occupy(tx, sit, action.units, battle.target)
        meet(situation(sit.scenario, tx.state), tx, action.units, (battle.target,))
