"""13.2 to 13.14 The steps that a moving group may take, and what each costs it."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.language import say
from blitz_desktop.core.reach import Passage
from blitz_desktop.systems.blitzkrieg_1940.going import NOBODY, Gate, going_of
from blitz_desktop.systems.blitzkrieg_1940.groups import Group
from blitz_desktop.systems.blitzkrieg_1940.model import STACK_LIMIT, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow, size


class Passages:
    """The ways of one group, from hex to hex.

    Attributes:
        group: The group.
    """

    def __init__(self, group: Group) -> None:
        self.group = group
        self._sit = group.sit
        self._going = going_of(group.sit, group.kind)
        self._gates = self._going.gates
        self._is_fresh = group.is_fresh
        self._sizes = group.sit.ground.armies[group.side].sizes
        self._room = STACK_LIMIT - size(group.sit, group.units)
        self._shut = group.sit.shut_sides

    def between(self, a: Hex, b: Hex, spent: int, drawn_in: frozenset[str] = NOBODY) -> Passage | Reason:
        """Whether the group may go from a hex into the next, and at what cost.

        ``spent`` counts from the group's present hex; the group may have come there this phase already.
        ``drawn_in`` are the countries that its way so far has drawn into the war.
        """
        if (a, b) in self._shut:
            reason = bar_to_crossing(self._sit, a, b) or _bar_to_closed_side(self._sit, a, b)
            assert reason is not None, "a shut side has a reason"
            return reason
        gate = self._gates.get((b, drawn_in)) or self._going.gate(b, drawn_in)
        if isinstance(gate, Reason):
            return gate
        if self._sizes.get(b, 0) > self._room and (reason := self._overflow(b)):
            return reason
        passage = gate.enter(a)
        if isinstance(passage, Reason):
            return passage
        if spent == 0 and self._is_fresh:
            return self._first_step(gate, passage)
        return _bar_to_gap(b) if gate.is_gap else passage

    def gate(self, hex_: Hex) -> Gate | Reason:
        """What the group finds in a hex, or why it may never be there."""
        gate = self._going.gate(hex_)
        return gate if isinstance(gate, Reason) else self._overflow(hex_) or gate

    def _overflow(self, hex_: Hex) -> Reason | None:
        return overflow(self._sit, self.group.units, hex_, self.group.side)

    def _first_step(self, gate: Gate, passage: Passage) -> Passage:
        """A step from where the phase was begun: into the gap, or one hex where points do not suffice."""
        left = self.group.left
        if gate.is_gap:
            whole = CostPart(say("gap: all points"), left, rule("13.14.A"))
        elif passage.points > left:
            whole = CostPart(say("minimum move: all points"), left, rule("13.3.A"))
        else:
            return passage
        return Passage((whole,), passage.risk, ends=True)


# What closes a hexside


def bar_to_crossing(sit: Situation, a: Hex, b: Hex) -> Reason | None:
    """Why nothing crosses a hexside, by movement or attack, where nothing does."""
    if not sit.is_impassable(a, b):
        return None
    side = sit.board.side(a, b)
    if "blocked" in side:
        return Reason("blocked", say("Nothing crosses a blocked hexside."), rule("13.8"), b)
    if "sea" in side:
        return Reason("sea", say("Nothing crosses an all-sea hexside."), rule("13.10.A"), b)
    return Reason("flooded", say("The Roer is flooded."), rule("13.15.B"), b)


def _bar_to_closed_side(sit: Situation, a: Hex, b: Hex) -> Reason | None:
    if (a, b) not in sit.ext.closed and (b, a) not in sit.ext.closed:
        return None
    return Reason("closed", say("A crossing failed here: the side is closed this phase."), rule("13.9.D"), b)


def _bar_to_gap(hex_: Hex) -> Reason:
    text = say("The gap can only be entered from the hex where the phase was begun.")
    return Reason("gap", text, rule("13.14.A"), hex_)


def halting_rule(step: Passage) -> RuleRef:
    """Why a step that ends a move ends it: an enemy zone, the gap, or the minimum move."""
    cause = step.parts[0].rule
    if cause in (rule("13.14.A"), rule("13.3.A")):
        return cause
    return rule("9.3.A")
