"""A recorded game played over again: its actions, its dice, and whether the rules still agree."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.codec import digest
from blitz_desktop.core.dice import DiceError, RecordedDice
from blitz_desktop.core.entries import Rolled
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.session.history import FoldError, Node
from blitz_desktop.session.opening import Opened


class Mismatch(msgspec.Struct, frozen=True):
    """The first entry that does not come out as recorded, and in what way."""

    number: int
    text: str


def verify(opened: Opened) -> Mismatch | None:
    """Take every action again, with the recorded dice, on every line of play; None where all agree."""
    for node in opened.history:
        try:
            problem = _differs(opened, node)
        except FoldError as error:
            problem = str(error)
        if problem:
            return Mismatch(node.entry.number, problem)
    return None


def _differs(opened: Opened, node: Node) -> str:
    system, scenario, entry = opened.system, opened.scenario, node.entry
    before = opened.history.state(node.parent)
    legality = system.legality(scenario, before, entry.action)
    if not legality:
        return f"the action is not legal: {legality.reasons[0].text}"
    dice = RecordedDice([event.roll for event in entry.events if isinstance(event, Rolled)])
    tx = Transaction(before, dice, system.evolve)
    try:
        system.apply(scenario, tx, entry.action)
    except DiceError as error:
        return f"the dice are others: {error}"
    if tuple(tx.events) != entry.events:
        return "the events are others"
    if digest(tx.state) != entry.digest:
        return f"the digest is {digest(tx.state)}, recorded is {entry.digest}"
    return ""
