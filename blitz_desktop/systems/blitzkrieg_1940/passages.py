"""13.2 to 13.14 The steps that a moving group may take, and what each costs it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.identity import Same
from blitz_desktop.core.language import say
from blitz_desktop.core.reach import Passage, Steps
from blitz_desktop.systems.blitzkrieg_1940.going import NOBODY, Gate, Going, going_of
from blitz_desktop.systems.blitzkrieg_1940.groups import Group
from blitz_desktop.systems.blitzkrieg_1940.model import STACK_LIMIT, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow, size


@dataclass(frozen=True)
class _Footing:
    """All that decides what the steps of a kind of group cost.

    Attributes:
        shut: Hexsides that nobody crosses.
        sit: A moment at which all this is so.
    """

    going: Going
    control: Same[dict[Hex, str]]
    shut: frozenset[Hexside]
    sit: Situation = field(compare=False)


class Ways:
    """All steps of a kind of group while control of the hexes stays as it is, each looked at once."""

    def __init__(self, footing: _Footing) -> None:
        self.control = footing.control.value
        self.going = footing.going
        self._sit = footing.sit
        self._shut = footing.shut
        self._gates = footing.going.gates
        self._water = footing.sit.atlas.water_sides
        self._steps: dict[Hex, Steps] = {}

    def gate(self, a: Hex, b: Hex, drawn_in: frozenset[str] = NOBODY) -> Gate | Reason:
        """What the group finds in the hex beyond a hexside, or why it never gets there."""
        if (a, b) in self._shut:
            reason = bar_to_crossing(self._sit, a, b) or _bar_to_closed_side(self._sit, a, b)
            assert reason is not None, "a shut side has a reason"
            return reason
        return self._gates.get((b, drawn_in)) or self.going.gate(b, drawn_in)

    def steps(self, a: Hex) -> Steps:
        """The steps out of a hex, for groups that are on their way and find no stack too large to join."""
        steps = self._steps.get(a)
        if steps is None:
            steps = self._steps[a] = self._look_around(a)
        return steps

    def _look_around(self, a: Hex) -> Steps:
        """Most steps are like others that were taken before; the rest is asked for one by one."""
        gates, shut, water, control = self._gates, self._shut, self._water, self.control
        steps: list[tuple[Hex, Passage | Reason]] = []
        for b in self._sit.board.neighbours(a):
            side = (a, b)
            gate = gates.get((b, NOBODY)) or self.going.gate(b)
            if isinstance(gate, Reason) or gate.is_gap or side in shut:
                steps.append((b, self._step(a, b)))
            else:
                country = gate.country
                is_risky = side in water and (country.is_hostile or control.get(b) == country.enemy)
                known = country.passages.get((a in country.behind, gate.is_in_zone, is_risky))
                steps.append((b, known or gate.enter(a, control)))
        return tuple(steps)

    def _step(self, a: Hex, b: Hex) -> Passage | Reason:
        gate = self.gate(a, b)
        return gate if isinstance(gate, Reason) else gate.enter_later(a, self.control)


_ways = lru_cache(maxsize=32)(Ways)


class Passages:
    """The ways of one group, from hex to hex.

    Attributes:
        group: The group.
    """

    def __init__(self, group: Group) -> None:
        self.group = group
        self._sit = group.sit
        going, control = going_of(group.sit, group.kind), Same(group.sit.state.control)
        self._ways = _ways(_Footing(going, control, group.sit.shut_sides, group.sit))
        self._is_fresh = group.is_fresh
        room = STACK_LIMIT - size(group.sit, group.units)
        sizes = group.sit.ground.armies[group.side].sizes
        self._crowded = {hex_ for hex_, thirds in sizes.items() if thirds > room}

    def between(self, a: Hex, b: Hex, spent: int, drawn_in: frozenset[str] = NOBODY) -> Passage | Reason:
        """Whether the group may go from a hex into the next, and at what cost.

        ``spent`` counts from the group's present hex; the group may have come there this phase already.
        ``drawn_in`` are the countries that its way so far has drawn into the war.
        """
        gate = self._ways.gate(a, b, drawn_in)
        if isinstance(gate, Reason):
            return gate
        if b in self._crowded and (reason := self._overflow(b)):
            return reason
        if spent or not self._is_fresh:
            return gate.enter_later(a, self._ways.control)
        passage = gate.enter(a, self._ways.control)
        return passage if isinstance(passage, Reason) else self._first_step(gate, passage)

    def steps(self, a: Hex, spent: int) -> Steps:
        """All steps out of a hex, as ``between`` tells of each."""
        beyond = self._sit.board.neighbours(a)
        if (spent or not self._is_fresh) and self._crowded.isdisjoint(beyond):
            return self._ways.steps(a)
        return tuple([(b, self.between(a, b, spent)) for b in beyond])

    def gate(self, hex_: Hex) -> Gate | Reason:
        """What the group finds in a hex, or why it may never be there."""
        gate = self._ways.going.gate(hex_)
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


def halting_rule(step: Passage) -> RuleRef:
    """Why a step that ends a move ends it: an enemy zone, the gap, or the minimum move."""
    cause = step.parts[0].rule
    if cause in (rule("13.14.A"), rule("13.3.A")):
        return cause
    return rule("9.3.A")
