"""6.2, 7.3, 8 Supporting a battle: artillery, then secret aviation, then the cohesion that counts."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import outcome
from blitz_desktop.systems.meuse_1940.actions import NameLeader, SendPlanes, SupportWithGuns
from blitz_desktop.systems.meuse_1940.events import GunsFired, Interrupted, PlanesFlown
from blitz_desktop.systems.meuse_1940.frames import Battle, GunsDue, LeaderDue, PlanesDue
from blitz_desktop.systems.meuse_1940.model import Tx, rule
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation

MOST_GUNS = 5
"""Artillery points a side may add to one battle (6.2/4)."""
MOST_PLANES = 2
"""Aviation points a side may add to one battle (8/4)."""


def open_battle(sit: Situation, tx: Tx, battle: Battle) -> None:
    """The attacker places artillery first, the defender replies (6.2/2)."""
    ask_guns(sit, tx, GunsDue(sit.side_of(battle.attackers[0]), battle))


def is_attacker(sit: Situation, side: str, battle: Battle) -> bool:
    """Whether a side is the one that attacks."""
    return sit.side_of(battle.attackers[0]) == side


# 6.2 Artillery


def ask_guns(sit: Situation, tx: Tx, due: GunsDue) -> None:
    """Ask a side for its artillery, or go on where it has none."""
    if gun_choices(sit, due).legal:
        tx.emit(Interrupted(due))
    else:
        _after_guns(sit, tx, due.side, due.battle)


def guns_decision(_sit: Situation, due: GunsDue) -> Decision:
    """Ask a side which headquarters support its units (6.2/2)."""
    slot = Slot("guns", SlotKind.ALLOCATION, say("Give artillery points"), least=1, most=MOST_GUNS)
    return Decision(
        due.side,
        say("Battle at {hex}: give artillery points to your units, or none.", hex=due.battle.target),
        rule("6.2/2"),
        (
            Offer(SupportWithGuns, say("No artillery"), rule("6.2/2"), fixed={"guns": ()}),
            Offer(SupportWithGuns, say("Give artillery"), rule("6.2/2"), (slot,)),
        ),
        (due.battle.target,),
    )


def gun_choices(sit: Situation, due: GunsDue) -> Choices:
    """Headquarters that may support a unit in the battle: theirs, supplied, in range (6.2/2, 10.4/2)."""
    battle = due.battle
    own = battle.attackers if is_attacker(sit, due.side, battle) else battle.defenders
    targets = {}
    for hq in sit.hqs_on_map(due.side):
        helped = sum(
            sit.commands(hq, unit) and sit.is_in_range(hq, sit.at(unit)) and not sit.is_unsupplied(unit)
            for unit in own
        )
        most = min(sit.guns_left(hq), sit.gun(hq).most)
        if sit.is_corps_hq(hq):
            most = min(most, helped)  # a point to a unit (6.2/6)
        if helped and most > 0:
            targets[hq] = Choice(hq, most=most)
    text = say(
        "Only headquarters of units in the battle, in supply and within command range, give artillery."
    )
    return Choices(targets, refuse("no_guns", text, rule("6.2/2")))


def guns_legality(sit: Situation, due: GunsDue, action: SupportWithGuns) -> Legality:
    """Whether these points may be given: five in all, three from a division, two from corps (6.2/4)."""
    choices = gun_choices(sit, due)
    if len(action.guns) > MOST_GUNS:
        return refuse("too_many", say("Five artillery points join one battle at most."), rule("6.2/4"))
    for hq in dict.fromkeys(action.guns):
        if not choices[hq].legality:
            return choices[hq].legality
        if action.guns.count(hq) > choices[hq].most:
            text = say_number(
                "{unit} gives {n} point to this battle at most.",
                "{unit} gives {n} points to this battle at most.",
                choices[hq].most,
                unit=sit.name(hq),
            )
            return refuse("too_many", text, rule("6.2/4"), hq)
    corps = sum(sit.is_corps_hq(hq) for hq in action.guns)
    if corps > sit.tables.gun["corps"].most:
        return refuse("too_many", say("Two corps points join one battle at most."), rule("6.2/4"))
    return Legality()


def most_guns(sit: Situation, due: GunsDue) -> tuple[UnitId, ...]:
    """As many points as a side may give, the heavy ones of a corps first (6.2/4)."""
    choices = gun_choices(sit, due)
    corps = [hq for hq in choices.legal if sit.is_corps_hq(hq) for _ in range(choices[hq].most)]
    heavy = corps[: sit.tables.gun["corps"].most]
    light = [hq for hq in choices.legal if not sit.is_corps_hq(hq) for _ in range(choices[hq].most)]
    return tuple([*heavy, *light][:MOST_GUNS])


def give_guns(sit: Situation, tx: Tx, due: GunsDue, action: SupportWithGuns) -> None:
    """Use the points and go on."""
    tx.emit(FrameClosed())
    ours, theirs = due.battle.guns
    guns = (action.guns, theirs) if is_attacker(sit, due.side, due.battle) else (ours, action.guns)
    if action.guns:
        tx.emit(GunsFired(action.guns))
    battle = msgspec.structs.replace(due.battle, guns=guns)
    _after_guns(situation(sit.scenario, tx.state), tx, due.side, battle)


def _after_guns(sit: Situation, tx: Tx, side: str, battle: Battle) -> None:
    if is_attacker(sit, side, battle):
        ask_guns(sit, tx, GunsDue(enemy_of(side), battle))
    else:
        ask_planes(sit, tx, PlanesDue(enemy_of(side), battle))


# 8 Aviation


def ask_planes(sit: Situation, tx: Tx, due: PlanesDue) -> None:
    """Ask a side for its aircraft, or go on where it has none left."""
    if sit.planes_left(due.side):
        tx.emit(Interrupted(due))
    else:
        _after_planes(sit, tx, due.side, due.battle)


def planes_decision(sit: Situation, due: PlanesDue) -> Decision:
    """Ask a side in secret for its aviation points (8/4)."""
    most = min(sit.planes_left(due.side), MOST_PLANES)
    return Decision(
        due.side,
        say(
            "Battle at {hex}: send aircraft? Both sides choose before either is shown.", hex=due.battle.target
        ),
        rule("8/4"),
        tuple(
            Offer(SendPlanes, planes_words(planes), rule("8/4"), fixed={"planes": str(planes)})
            for planes in range(most + 1)
        ),
        (due.battle.target,),
    )


def planes_words(planes: int) -> str:
    """Words for a number of aviation points."""
    return (say("No aircraft"), say("One aviation point"), say("Two aviation points"))[planes]


def planes_legality(sit: Situation, due: PlanesDue, action: SendPlanes) -> Legality:
    """Two points at most, of those left (8/4, 8/6)."""
    numbers = tuple(map(str, range(min(sit.planes_left(due.side), MOST_PLANES) + 1)))
    if action.planes in numbers:
        return Legality()
    text = say_number(
        "Send {n} aviation point at most.", "Send {n} aviation points at most.", int(numbers[-1])
    )
    return refuse("too_many", text, rule("8/4"))


def send_planes(sit: Situation, tx: Tx, due: PlanesDue, action: SendPlanes) -> None:
    """Keep the choice until both have chosen; it is shown when both are used."""
    tx.emit(FrameClosed())
    sent = int(action.planes)
    ours, theirs = due.battle.planes
    planes = (sent, theirs) if is_attacker(sit, due.side, due.battle) else (ours, sent)
    _after_planes(sit, tx, due.side, msgspec.structs.replace(due.battle, planes=planes))


def _after_planes(sit: Situation, tx: Tx, side: str, battle: Battle) -> None:
    if is_attacker(sit, side, battle):
        ask_planes(sit, tx, PlanesDue(enemy_of(side), battle))
        return
    for flier, points in zip((enemy_of(side), side), battle.planes, strict=True):
        if points:
            tx.emit(PlanesFlown(flier, points))
    ask_leader(situation(sit.scenario, tx.state), tx, LeaderDue(enemy_of(side), battle))


# 7.3/10 Cohesion


def ask_leader(sit: Situation, tx: Tx, due: LeaderDue) -> None:
    """Ask a side for the unit whose cohesion counts; where it has one only, that is it."""
    units = _eligible(sit, due)
    if len(units) > 1:
        tx.emit(Interrupted(due))
    else:
        _after_leader(sit, tx, due, units[0])


def _eligible(sit: Situation, due: LeaderDue) -> tuple[UnitId, ...]:
    return due.battle.attackers if is_attacker(sit, due.side, due.battle) else due.battle.defenders


def leader_decision(_sit: Situation, due: LeaderDue) -> Decision:
    """Ask for the unit that gives its cohesion and takes the first loss (7.3/10, 7.3/11)."""
    slot = Slot("units", SlotKind.UNITS, say("Pick the unit"), most=1)
    return Decision(
        due.side,
        say(
            "Battle at {hex}: name the unit whose cohesion counts; it takes the first loss.",
            hex=due.battle.target,
        ),
        rule("7.3/10"),
        (Offer(NameLeader, say("Name the unit"), rule("7.3/10"), (slot,)),),
        (due.battle.target,),
    )


def leader_choices(sit: Situation, due: LeaderDue) -> Choices:
    """The side's units in the battle."""
    targets = {
        unit: Choice(unit, label=say("cohesion {n}", n=sit.cohesion(unit))) for unit in _eligible(sit, due)
    }
    text = say("Only a unit of this battle gives its cohesion.")
    return Choices(targets, refuse("not_involved", text, rule("7.3/10")))


def leader_legality(sit: Situation, due: LeaderDue, action: NameLeader) -> Legality:
    """Whether that one unit may be named."""
    if len(action.units) != 1:
        return refuse("no_units", say("Name one unit."), rule("7.3/10"))
    return picked_legality(action.units, leader_choices(sit, due), rule("7.3/10"))


def name_leader(sit: Situation, tx: Tx, due: LeaderDue, action: NameLeader) -> None:
    """Note it; the attacker names first, then the defender, then the die is thrown."""
    tx.emit(FrameClosed())
    _after_leader(sit, tx, due, action.units[0])


def _after_leader(sit: Situation, tx: Tx, due: LeaderDue, unit: UnitId) -> None:
    battle = msgspec.structs.replace(due.battle, leaders=(*due.battle.leaders, unit))
    if is_attacker(sit, due.side, battle):
        ask_leader(sit, tx, LeaderDue(enemy_of(due.side), battle))
    else:
        outcome.resolve(situation(sit.scenario, tx.state), tx, battle)
