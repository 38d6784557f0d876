"""13.15 Roer River floods."""

from __future__ import annotations

from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import FrameClosed
from blitz_desktop.core.language import later, say
from blitz_desktop.systems.blitzkrieg_1940.actions import DecideDams, OpenDams
from blitz_desktop.systems.blitzkrieg_1940.events import FloodChanged, Interrupted
from blitz_desktop.systems.blitzkrieg_1940.frames import DamsDue
from blitz_desktop.systems.blitzkrieg_1940.model import GERMAN, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation

OPEN, RECEDED = "open", "receded"
LOWEST_RECEDING_ROLL = 3

RECEDING = later("Roer flood, recedes on {roll} or more")
"""What the flood's die is thrown for."""


def offer(sit: Situation) -> Offer:
    """Open the dams (13.15.A)."""
    return Offer(
        OpenDams,
        say("Open the Roer dams for good"),
        rule("13.15.A"),
        legality=_legality(sit),
        is_minor=True,
    )


def is_offered(sit: Situation) -> bool:
    """Whether Germany is asked about the dams as it opens a couplet; not once they are open (13.15.C)."""
    return sit.is_1940 and sit.clock.side == GERMAN and not sit.ext.flood


def legality(sit: Situation, _action: OpenDams) -> Legality:
    """As Germany opens a couplet of 1940; in 1939, where it moves second, it is asked before (13.15.A)."""
    if sit.clock.side != GERMAN or sit.first_side != GERMAN:
        text = say("The dams are opened at the start of a couplet only.")
        return refuse("too_late", text, rule("13.15.A"))
    return _legality(sit)


def _legality(sit: Situation) -> Legality:
    """Once a game, while Germany controls a dam (13.15.A, 13.15.C)."""
    if sit.ext.flood:
        return refuse("opened", say("The dams have been opened already."), rule("13.15.C"))
    if not any(sit.controls(GERMAN, hex_) for hex_ in sit.board.site("roer_dam")):
        return refuse("no_dam", say("Germany controls none of the three dam hexes."), rule("13.15.A"))
    return LEGAL


def open_dams(_sit: Situation, tx: Tx, _action: OpenDams) -> None:
    """Flood the Roer (13.15.B)."""
    tx.emit(FloodChanged(OPEN))


def open_couplet(sit: Situation, tx: Tx) -> None:
    """See whether the waters recede (13.15.D); in 1939, where Germany moves second, ask it now (13.15.A)."""
    if sit.ext.is_flooded and _do_waters_recede(tx):
        tx.emit(FloodChanged(RECEDED))
    if not sit.is_1940 and _legality(sit):
        tx.emit(Interrupted(DamsDue()))


def _do_waters_recede(tx: Tx) -> bool:
    purpose = RECEDING.format(roll=LOWEST_RECEDING_ROLL)
    return tx.roll(purpose, rule("13.15.D")).total >= LOWEST_RECEDING_ROLL


def decision() -> Decision:
    """Open the dams before the French move, or wait (13.15.A)."""
    return Decision(
        GERMAN,
        say("Start of the couplet: open the Roer dams now? The flood cannot be called twice."),
        rule("13.15.A"),
        (
            Offer(DecideDams, say("Keep them shut"), rule("13.15.A"), fixed={"answer": "no"}),
            Offer(DecideDams, say("Open the dams"), rule("13.15.B"), fixed={"answer": "yes"}),
        ),
    )


def decide_legality(_sit: Situation, _due: DamsDue, action: DecideDams) -> Legality:
    """Yes or no."""
    if action.answer not in ("yes", "no"):
        return refuse("no_answer", say("Answer yes or no."), rule("13.15.A"))
    return LEGAL


def decide(_sit: Situation, tx: Tx, _due: DamsDue, action: DecideDams) -> None:
    """Flood the Roer, or not yet."""
    tx.emit(FrameClosed())
    if action.answer == "yes":
        tx.emit(FloodChanged(OPEN))
