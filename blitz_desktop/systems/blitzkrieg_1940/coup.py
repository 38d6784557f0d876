"""7.9 Airborne units after their landing."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import FrameClosed, UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.actions import RelieveCoup
from blitz_desktop.systems.blitzkrieg_1940.events import Interrupted
from blitz_desktop.systems.blitzkrieg_1940.frames import CoupReliefDue
from blitz_desktop.systems.blitzkrieg_1940.model import GERMAN, REMOVED, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied


def is_coup(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit is an airborne coup de main unit."""
    return sit.piece(unit).has("airborne_coup")


def meet(sit: Situation, tx: Tx, units: tuple[UnitId, ...], hexes: tuple[Hex, ...]) -> None:
    """Supplied German units have come upon airborne units: ask whether those leave play (7.9)."""
    met = [unit for hex_ in reversed(hexes) for unit in sit.state.stack(hex_) if is_coup(sit, unit)]
    if met and sit.side_of(units[0]) == GERMAN and any(is_supplied(sit, unit) for unit in units):
        for unit in met:
            tx.emit(Interrupted(CoupReliefDue(unit)))


def relief_decision(sit: Situation, due: CoupReliefDue) -> Decision:
    """Leave the airborne unit in place, or remove it for good (7.9)."""
    return Decision(
        GERMAN,
        say(
            "{name} has been reached: leave it in place, or remove it for good?",
            name=say(sit.piece(due.unit).name),
        ),
        rule("7.9"),
        (
            Offer(RelieveCoup, say("Remove it"), rule("7.9"), fixed={"answer": "remove"}),
            Offer(RelieveCoup, say("Leave it in place"), rule("7.9"), fixed={"answer": "leave"}),
        ),
        (sit.at(due.unit),),
    )


def relief_legality(_sit: Situation, _due: CoupReliefDue, action: RelieveCoup) -> Legality:
    """Remove or leave."""
    if action.answer not in ("remove", "leave"):
        return refuse("no_answer", say("Remove it or leave it."), rule("7.9"))
    return LEGAL


def relieve(sit: Situation, tx: Tx, due: CoupReliefDue, action: RelieveCoup) -> None:
    """Remove the unit from play without loss, or not."""
    tx.emit(FrameClosed())
    if action.answer == "remove":
        tx.emit(UnitsMoved((due.unit,), (sit.at(due.unit), REMOVED)))
