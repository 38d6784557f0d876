"""7.1, 7.7 Attacking: who may attack whom, and who must."""

from __future__ import annotations

from collections.abc import Iterable

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Offer, Slot, SlotKind
from blitz_desktop.core.language import say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import headquarters, outcome, support
from blitz_desktop.systems.meuse_1940.actions import Attack
from blitz_desktop.systems.meuse_1940.events import AttackDeclared, Interrupted
from blitz_desktop.systems.meuse_1940.frames import AdvanceDue, Battle
from blitz_desktop.systems.meuse_1940.model import GERMAN, Melee, Tx, rule
from blitz_desktop.systems.meuse_1940.passages import can_attack_across
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation


def offer() -> Offer:
    """Attack one hex (7.1/1)."""
    return Offer(
        Attack,
        say("Attack"),
        rule("7.1/1"),
        (
            Slot("target", SlotKind.HEX, say("Pick the hex to attack")),
            Slot("attackers", SlotKind.UNITS, say("Pick the attacking units")),
        ),
    )


def target_choices(sit: Situation) -> Choices:
    """Enemy hexes beside units of the active side, with why each may not be attacked."""
    targets = {}
    for hex_ in sit.hexes_of(enemy_of(sit.clock.side)):
        units = _neighbours_of(sit, hex_)
        if units:
            targets[hex_] = Choice(hex_, _target_legality(sit, hex_, units))
    text = say("Only an enemy hex next to own units can be attacked.")
    return Choices(targets, refuse("no_target", text, rule("7.1/1")))


def _neighbours_of(sit: Situation, target: Hex) -> tuple[UnitId, ...]:
    near = sit.board.neighbours(target)
    return tuple(unit for hex_ in near for unit in sit.units_in(hex_, sit.clock.side))


def _target_legality(sit: Situation, target: Hex, units: Iterable[UnitId]) -> Legality:
    if reason := _bar_to_target(sit, target):
        return Legality((reason,))
    reasons = [bar_to_attacking(sit, unit, target) for unit in units]
    return Legality.of(None if None in reasons else reasons[0])


def _bar_to_target(sit: Situation, target: Hex) -> Reason | None:
    """Why nobody may attack a hex: its units have been attacked (7.1/2), or others of their melee (7.7/2)."""
    units = sit.state.stack(target)
    if any(unit in sit.ext.assaulted for unit in units):
        text = say("Units in {hex} have been attacked this phase.", hex=target)
        return Reason("assaulted", text, rule("7.1/2"), target)
    for melee in old_melees(sit):
        theirs = _alive(sit, melee, enemy_of(sit.clock.side))
        if set(units) & set(theirs) and any(unit in sit.ext.assaulted for unit in theirs):
            text = say("One hex of a close combat has been attacked; {hex} takes no part.", hex=target)
            return Reason("melee", text, rule("7.7/2"), target)
    return None


def attacker_choices(sit: Situation, target: Hex) -> Choices:
    """Units next to a target, with why each may not attack it."""
    targets = {
        unit: Choice(unit, Legality.of(bar_to_attacking(sit, unit, target)))
        for unit in (_neighbours_of(sit, target) if target in sit.board else ())
    }
    return Choices(targets, refuse("not_adjacent", say("Only adjacent units attack."), rule("7.1/1")))


def bar_to_attacking(sit: Situation, unit: UnitId, target: Hex) -> Reason | None:
    """Why a unit may not attack a hex, where it may not."""
    name = sit.name(unit)
    if unit in sit.ext.attacked:
        return Reason("attacked", say("{unit} has attacked this phase.", unit=name), rule("7.1/2"), unit)
    if sit.face(unit).attack is None:
        return Reason("no_attack", say("{unit} never attacks.", unit=name), rule("0.1/7"), unit)
    obliged = sit.ext.obliged.get(unit)
    if obliged and obliged != target:
        text = say("{unit} must attack {hex}, which stopped its breakthrough.", unit=name, hex=obliged)
        return Reason("obliged", text, rule("4.3/7"), unit)
    held = sit.melee_of(unit)
    if held and not any(sit.at(other) == target for other in held):
        text = say("{unit} is held in close combat and fights only those that hold it.", unit=name)
        return Reason("melee", text, rule("7.7/2"), unit)
    return can_attack_across(sit, unit, sit.at(unit), target)


def legality(sit: Situation, attack: Attack) -> Legality:
    """Whether these units may attack this hex."""
    target = target_choices(sit)[attack.target].legality
    return (
        target
        and picked_legality(attack.attackers, attacker_choices(sit, attack.target), rule("7.1/2"))
        and _divisions_legality(sit, attack.attackers)
        and Legality.of(_bar_by_duty(sit, attack))
    )


def _divisions_legality(sit: Situation, attackers: tuple[UnitId, ...]) -> Legality:
    """Germans of different divisions do not attack together (7.2/3)."""
    divisions = dict.fromkeys(map(sit.division, attackers))
    other = next((unit for unit in attackers if not _can_join(sit, unit, attackers)), None)
    if other:
        text = say(
            "German units of different divisions do not attack together ({names}).",
            names=", ".join(divisions),
        )
        return refuse("divisions", text, rule("7.2/3"), other)
    return Legality()


def _can_join(sit: Situation, unit: UnitId, attackers: tuple[UnitId, ...]) -> bool:
    """Whether a unit may attack together with others (7.2/2, 7.2/3)."""
    return sit.clock.side != GERMAN or sit.division(unit) == sit.division(attackers[0])


def _bar_by_duty(sit: Situation, attack: Attack) -> Reason | None:
    """Why an attack may not do without units whose duty it is: a hex is attacked only once (4.3/7, 7.7/2)."""
    target, attackers = attack.target, attack.attackers
    able = [unit for unit in _neighbours_of(sit, target) if bar_to_attacking(sit, unit, target) is None]
    obliged = [unit for unit in able if sit.ext.obliged.get(unit) == target]
    bound = [unit for unit in able if unit in obliged or sit.melee_of(unit)]
    if not bound:
        return None
    names = sit.names(bound)
    if not set(bound) & set(attackers):
        text = say("{hex} is not attacked without any of these: {units}.", hex=target, units=names)
        return Reason("duty", text, rule("4.3/7" if obliged else "7.7/2"), target)
    absent = next(
        (unit for unit in obliged if unit not in attackers and _can_join(sit, unit, attackers)), None
    )
    if absent is None:
        return None
    text = say("{unit} must take part in the attack on {hex}.", unit=sit.name(absent), hex=target)
    return Reason("obliged", text, rule("4.3/7"), absent)


def apply(sit: Situation, tx: Tx, attack: Attack) -> None:
    """Declare the attack; headquarters alone are destroyed without a die (6.4/1)."""
    tx.emit(AttackDeclared(attack.attackers, attack.target))
    defenders = sit.units_in(attack.target, enemy_of(sit.clock.side))
    if defenders:
        support.open_battle(sit, tx, Battle(attack.target, attack.attackers, defenders))
        return
    for hq in sit.hqs_in(attack.target, enemy_of(sit.clock.side)):
        headquarters.destroy(situation(sit.scenario, tx.state), tx, hq)
    tx.emit(Interrupted(AdvanceDue(sit.clock.side, attack.attackers, attack.target)))
    outcome.settle(sit, tx)


# What must be attacked


def duties(sit: Situation) -> tuple[Reason, ...]:
    """Attacks that the active side still has to make before its combat phase ends (4.3/7, 7.7/2)."""
    side = sit.clock.side
    stopped = [
        Reason(
            "obliged", say("{unit} must attack {hex}.", unit=sit.name(unit), hex=hex_), rule("4.3/7"), unit
        )
        for unit, hex_ in sit.ext.obliged.items()
        if sit.side_of(unit) == side and _can_attack(sit, unit, hex_)
    ]
    return (*stopped, *_melee_duties(sit, side))


def _can_attack(sit: Situation, unit: UnitId, hex_: Hex) -> bool:
    is_there = sit.is_occupied_by(enemy_of(sit.side_of(unit)), hex_) and sit.at(unit) in sit.board
    is_near = is_there and sit.board.is_adjacent(sit.at(unit), hex_)
    return is_near and _bar_to_target(sit, hex_) is None and bar_to_attacking(sit, unit, hex_) is None


def old_melees(sit: Situation) -> tuple[Melee, ...]:
    """Close combats that began before this phase."""
    now = (sit.clock.turn, sit.clock.part)
    return tuple(melee for melee in sit.ext.melees if (melee.turn, melee.part) != now)


def _alive(sit: Situation, melee: Melee, side: str) -> tuple[UnitId, ...]:
    return tuple(unit for unit in melee.units if sit.steps(unit) and sit.side_of(unit) == side)


def _melee_duties(sit: Situation, side: str) -> tuple[Reason, ...]:
    found = []
    for melee in old_melees(sit):
        ours = _alive(sit, melee, side)
        theirs = dict.fromkeys(map(sit.at, _alive(sit, melee, enemy_of(side))))
        has_fought = any(unit in sit.ext.assaulted for unit in melee.units)
        if not has_fought and any(_can_attack(sit, unit, hex_) for unit in ours for hex_ in theirs):
            text = say("One hex of a close combat must be attacked by {units}.", units=sit.names(ours))
            found.append(Reason("melee", text, rule("7.7/2"), ours[0]))
    return tuple(found)
