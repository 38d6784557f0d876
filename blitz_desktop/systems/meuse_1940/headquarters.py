"""4.2, 6.4 Headquarters: driven back, destroyed, brought back."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, StepsLeft, UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940.actions import DisplaceHeadquarters, PlaceHeadquarters
from blitz_desktop.systems.meuse_1940.events import (
    HeadquartersBack,
    HeadquartersLost,
    HeadquartersRetired,
    HeadquartersSilenced,
    Interrupted,
    Scored,
)
from blitz_desktop.systems.meuse_1940.frames import DisplaceDue, ReturnDue
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, RETURNING, Score, Tx, rule
from blitz_desktop.systems.meuse_1940.passages import can_fall_back
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation

RETURN_DELAY = 2
"""Turns after that of its destruction on which a headquarters comes back (6.4/3)."""


# 4.2 Driven back


def overrun(sit: Situation, tx: Tx, side: str, hex_: Hex) -> None:
    """A side's headquarters in a hex that the enemy has entered fall silent and must go back (4.2)."""
    for hq in sit.hqs_in(hex_, side):
        if hq not in sit.ext.silenced:
            tx.emit(HeadquartersSilenced(hq))
        if displacements(sit, hq).legal:
            tx.emit(Interrupted(DisplaceDue(side, hq)))
        else:
            destroy(sit, tx, hq)


def displacements(sit: Situation, hq: UnitId) -> Choices:
    """Hexes that an overrun headquarters can go back to; no step loss touches it (4.2, 6.4/2, 7.6)."""
    side, targets = sit.side_of(hq), {}
    for hex_ in sit.board.neighbours(sit.at(hq)):
        targets[hex_] = Choice(hex_, Legality.of(_bar_to_displacing(sit, side, hq, hex_)))
    return Choices(targets, refuse("too_far", say("It moves back one hex."), rule("4.2/1")))


def _bar_to_displacing(sit: Situation, side: str, hq: UnitId, hex_: Hex) -> Reason | None:
    if sit.is_occupied_by(enemy_of(side), hex_):
        return Reason("enemy", say("The enemy is in {hex}.", hex=hex_), rule("7.6/2"), hex_)
    if not can_fall_back(sit, hq, sit.at(hq), hex_):
        text = say("No retreat leads from {a} into {b}: the way is impassable.", a=sit.at(hq), b=hex_)
        return Reason("impassable", text, rule("7.6/4"), hex_)
    return None


def displace_decision(sit: Situation, due: DisplaceDue) -> Decision:
    """Ask its side where an overrun headquarters goes (4.2)."""
    slot = Slot("hex", SlotKind.HEX, say("Pick the hex it goes back to"))
    return Decision(
        due.side,
        say("{unit} has been overrun: move it back one hex.", unit=sit.name(due.unit)),
        rule("4.2/1"),
        (Offer(DisplaceHeadquarters, say("Move back"), rule("4.2/1"), (slot,)),),
        (sit.at(due.unit),),
    )


def displace_legality(sit: Situation, due: DisplaceDue, action: DisplaceHeadquarters) -> Legality:
    """Whether it may go there."""
    return displacements(sit, due.unit)[action.hex].legality


def displace(sit: Situation, tx: Tx, due: DisplaceDue, action: DisplaceHeadquarters) -> None:
    """Move it back."""
    tx.emit(FrameClosed())
    tx.emit(UnitsMoved((due.unit,), (sit.at(due.unit), action.hex)))


# 6.4 Destruction


def destroy(sit: Situation, tx: Tx, hq: UnitId) -> None:
    """Take a headquarters off the map; it comes back while it has units left (6.4/3)."""
    side = sit.side_of(hq)
    returns = bool(subordinates(sit, hq))
    tx.emit(HeadquartersLost(hq, sit.clock.turn + RETURN_DELAY if returns else 0))
    if returns:
        tx.emit(UnitsMoved((hq,), (sit.at(hq), RETURNING)))
    else:
        tx.emit(StepsLeft(hq, 0))
    kind = "corps" if sit.is_corps_hq(hq) and side == FRENCH else "headquarters"
    row = next(row for row in sit.tables.destroyed if row.side == enemy_of(side) and row.kind == kind)
    tx.emit(Scored(Score(row.side, sit.piece(hq).called, row.points, row.rule)))


def subordinates(sit: Situation, hq: UnitId) -> tuple[UnitId, ...]:
    """Units under a headquarters that are not destroyed; under a corps, those that it serves (6.2/6)."""
    is_corps = sit.is_corps_hq(hq)
    return tuple(
        unit
        for unit, own in sit.hq_of.items()
        if sit.steps(unit) and (sit.commands(hq, unit) if is_corps else own == hq)
    )


def retire(sit: Situation, tx: Tx) -> None:
    """Headquarters whose last unit is destroyed leave the game, those that were to come back too (6.4/3)."""
    for hq in (*sit.hqs_on_map(GERMAN), *sit.hqs_on_map(FRENCH), *sit.state.stack(RETURNING)):
        leads = not sit.is_corps_hq(hq) or sit.at(hq) == RETURNING
        if leads and not subordinates(sit, hq):
            tx.emit(HeadquartersRetired(hq))


# 6.4/3 Return


def due_back(sit: Situation, side: str) -> tuple[UnitId, ...]:
    """A side's destroyed headquarters whose turn has come and that have a unit to return to."""
    return tuple(
        hq
        for hq, turn in sit.ext.returns.items()
        if turn <= sit.clock.turn and sit.side_of(hq) == side and return_choices(sit, hq).legal
    )


def call_back(sit: Situation, tx: Tx, sides: tuple[str, ...]) -> None:
    """Ask each side for the places of its headquarters that come back."""
    for side in reversed(sides):
        for hq in reversed(due_back(sit, side)):
            tx.emit(Interrupted(ReturnDue(side, hq)))


def return_choices(sit: Situation, hq: UnitId) -> Choices:
    """Hexes on or beside a unit of the division, free of the enemy (6.4/3)."""
    side, targets = sit.side_of(hq), {}
    for unit in subordinates(sit, hq):
        at = sit.at(unit)
        for hex_ in (at, *sit.board.neighbours(at)) if at in sit.board else ():
            if not sit.is_occupied_by(enemy_of(side), hex_):
                targets[hex_] = Choice(hex_)
    text = say("A headquarters returns on or beside a unit of its division.")
    return Choices(targets, refuse("not_there", text, rule("6.4/3")))


def return_decision(sit: Situation, due: ReturnDue) -> Decision:
    """Ask a side where a headquarters comes back (6.4/3)."""
    slot = Slot("hex", SlotKind.HEX, say("Pick its hex"))
    return Decision(
        due.side,
        say("{unit} comes back: place it on or beside one of its units.", unit=sit.name(due.unit)),
        rule("6.4/3"),
        (Offer(PlaceHeadquarters, say("Place"), rule("6.4/3"), (slot,)),),
    )


def return_legality(sit: Situation, due: ReturnDue, action: PlaceHeadquarters) -> Legality:
    """Whether it may come back there."""
    return return_choices(sit, due.unit)[action.hex].legality


def place(sit: Situation, tx: Tx, due: ReturnDue, action: PlaceHeadquarters) -> None:
    """Put it back on the map."""
    tx.emit(FrameClosed())
    tx.emit(UnitsMoved((due.unit,), (sit.at(due.unit), action.hex)))
    tx.emit(HeadquartersBack(due.unit))


def abandon(sit: Situation, tx: Tx, hexes: tuple[Hex, ...]) -> None:
    """Headquarters left alone in these hexes by the destruction of the units they stood with (6.4/2)."""
    now = situation(sit.scenario, tx.state)
    for hex_ in hexes:
        for side in (GERMAN, FRENCH):
            if sit.units_in(hex_, side) and not now.units_in(hex_, side):
                for hq in now.hqs_in(hex_, side):
                    destroy(now, tx, hq)
