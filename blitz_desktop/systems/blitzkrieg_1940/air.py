"""12.6 and 14.14: the Royal Air Force's maximum effort."""

from __future__ import annotations

from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import FrameClosed
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.systems.blitzkrieg_1940.actions import CommitRaf, SupportBattle
from blitz_desktop.systems.blitzkrieg_1940.events import Interrupted, PlanesFlown, PlanesReady, RafCommitted
from blitz_desktop.systems.blitzkrieg_1940.frames import RafDecisionDue, SupportDue
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation

DECISION_TURN = 5


# 12.6 The decision


def open_couplet(sit: Situation, tx: Tx) -> None:
    """Ask for the decision on turn 5; once committed, roll for the couplet's aircraft (14.14.D)."""
    if not sit.is_1940:
        return
    if (sit.clock.turn, sit.clock.part) == (DECISION_TURN, 1):
        tx.emit(Interrupted(RafDecisionDue()))
    elif sit.ext.is_raf_committed:
        _ready_planes(tx)


def decision() -> Decision:
    """Commit the RAF for the rest of the campaign, or never (12.6)."""
    return Decision(
        ALLIED,
        say(
            "Commit the Royal Air Force to an all-out effort for the rest of the game? "
            "It cannot be taken back."
        ),
        rule("12.6"),
        (
            Offer(CommitRaf, say("Hold the RAF back"), rule("12.6"), fixed={"answer": "no"}),
            Offer(CommitRaf, say("Commit the RAF"), rule("12.6"), fixed={"answer": "yes"}),
        ),
    )


def commit_legality(_sit: Situation, _due: RafDecisionDue, action: CommitRaf) -> Legality:
    """Yes or no."""
    if action.answer not in ("yes", "no"):
        return refuse("no_answer", say("Answer yes or no."), rule("12.6"))
    return LEGAL


def commit(_sit: Situation, tx: Tx, _due: RafDecisionDue, action: CommitRaf) -> None:
    """Note the decision; committed aircraft are there at once."""
    tx.emit(FrameClosed())
    if action.answer == "yes":
        tx.emit(RafCommitted())
        _ready_planes(tx)


def _ready_planes(tx: Tx) -> None:
    roll = tx.roll(later("RAF aircraft, one fewer than the die"), rule("14.14.D"))
    tx.emit(PlanesReady(planes_on(roll.total)))


def planes_on(die: int) -> int:
    """Aircraft of a couplet: one fewer than the die (14.14.D)."""
    return die - 1


# 14.14 Support of a battle


def support_decision(sit: Situation, due: SupportDue) -> Decision:
    """Ask the Allies how many aircraft join a battle (14.14.B)."""
    target = due.battle.target
    return Decision(
        ALLIED,
        say(
            "How many aircraft support the battle at {target}? Each shifts one column for the Allies.",
            target=target,
        ),
        rule("14.14.B"),
        tuple(
            Offer(
                SupportBattle,
                say("{planes} aircraft", planes=planes) if planes else say("No aircraft"),
                rule("14.14.C"),
                fixed={"planes": str(planes)},
            )
            for planes in range(sit.ext.planes + 1)
        ),
        (target,),
    )


def support_legality(sit: Situation, _due: SupportDue, action: SupportBattle) -> Legality:
    """Each aircraft flies once a couplet (14.14.E)."""
    if not action.planes.isdecimal() or int(action.planes) > sit.ext.planes:
        text = say_number("{n} aircraft is available.", "{n} aircraft are available.", sit.ext.planes)
        return refuse("no_planes", text, rule("14.14.E"))
    return LEGAL


def fly(tx: Tx, action: SupportBattle) -> int:
    """Send the aircraft; returns how many."""
    planes = int(action.planes)
    tx.emit(FrameClosed())
    if planes:
        tx.emit(PlanesFlown(planes))
    return planes
