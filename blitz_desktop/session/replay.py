"""A recorded game played over again: its actions, its dice, and whether the rules still agree."""

from __future__ import annotations

import msgspec

from blitz_desktop.core import override
from blitz_desktop.core.codec import digest
from blitz_desktop.core.dice import DiceError, HandDice, NotThrownError, RecordedDice, Roll, SeededDice
from blitz_desktop.core.entries import Rolled
from blitz_desktop.core.language import say
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.session.history import FoldError, Node
from blitz_desktop.session.opening import Opened


class Verdict(msgspec.Struct, frozen=True):
    """How far a record holds.

    Attributes:
        verified: Entries that come out as recorded, up to the first that does not.
        recorded: Entries of which the file tells.
        problem: What is wrong with the record, in a sentence; empty where all of it holds.
    """

    verified: int
    recorded: int
    problem: str


def verify(opened: Opened) -> Verdict:
    """Take every action again, with the recorded dice, on every line of play."""
    verified = 0
    for node in opened.history:
        try:
            difference = _differs(opened, node)
        except FoldError as error:
            difference = str(error).rstrip(".")
        if difference:
            problem = say(
                "Entry {number} does not come out as recorded: {difference}.",
                number=node.entry.number,
                difference=difference,
            )
            return Verdict(verified, opened.recorded, problem)
        verified += 1
    return Verdict(verified, opened.recorded, _missing(opened))


def _missing(opened: Opened) -> str:
    if len(opened.history) < opened.recorded:
        return say("The next entry was recorded by rules that this version does not know.")
    if opened.is_cut:
        return say("What follows in the file cannot be read.")
    if opened.is_cut_off:
        return say("The end of the file is missing, and how many entries are lost with it is unknown.")
    return ""


def _differs(opened: Opened, node: Node) -> str:
    system, scenario, entry = opened.system, opened.scenario, node.entry
    before = opened.history.state(node.parent)
    decision = system.decision(scenario, before)
    asked = before.clock.side if decision is None else decision.side
    if entry.side != asked:
        return say("it is recorded for {side!r}, but {asked!r} had to decide", side=entry.side, asked=asked)
    legality = override.legality(system, scenario, before, entry.action)
    if not legality:
        return say("the action is not legal: {reason}", reason=legality.reasons[0].text)
    rolls = [event.roll for event in entry.events if isinstance(event, Rolled)]
    seeded = SeededDice(opened.header.seed)
    for roll in rolls:
        if not _is_thrown(roll, seeded):
            return say(
                "throw {number} shows {faces}, which the seed does not give",
                number=roll.index,
                faces=roll.faces,
            )
    by_hand = iter([roll.faces for roll in rolls if roll.is_by_hand])
    dice = (
        RecordedDice(rolls)
        if not rolls or not rolls[0].is_by_hand
        else HandDice(lambda *_: next(by_hand, None))
    )
    tx = Transaction(before, dice, system.evolve)
    try:
        override.apply(system, scenario, tx, entry.action)
    except (DiceError, NotThrownError) as error:
        return say("the dice are others: {error}", error=error)
    if tuple(tx.events) != entry.events:
        return say("the events are others")
    if digest(tx.state) != entry.digest:
        return say("the digest is {digest}, recorded is {then}", digest=digest(tx.state), then=entry.digest)
    return ""


def _is_thrown(roll: Roll, dice: SeededDice) -> bool:
    return roll.is_by_hand or (
        roll.sides > 0 and dice.roll(roll.index, len(roll.faces), roll.sides) == roll.faces
    )
