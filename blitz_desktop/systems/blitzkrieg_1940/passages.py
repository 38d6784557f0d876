"""13.2 to 13.14 The steps that a moving group may take, and what each costs it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.identity import Same
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.reach import Passage, Steps
from blitz_desktop.systems.blitzkrieg_1940.atlas import Land
from blitz_desktop.systems.blitzkrieg_1940.going import NOBODY, Going, going_of
from blitz_desktop.systems.blitzkrieg_1940.groups import Group
from blitz_desktop.systems.blitzkrieg_1940.model import STACK_LIMIT, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow, size
from blitz_desktop.systems.blitzkrieg_1940.terms import engagement_costs


@dataclass(frozen=True)
class _Footing:
    """All that decides what the steps of a kind of group cost.

    Attributes:
        shut: Hexsides that nobody crosses in this phase, beside those that nobody ever crosses.
        sit: A moment at which all this is so.
    """

    going: Going
    control: Same[dict[Hex, str]]
    shut: frozenset[Hexside]
    sit: Situation = field(compare=False)


class Ways(dict[Hex, tuple[tuple[Hex, Passage], ...]]):
    """All steps of a kind of group while control of the hexes stays as it is, by the hex they lead out of.

    The steps are those of groups that are on their way and find no stack too large to join. Nobody looks
    around in a hex before somebody comes to it.

    Attributes:
        going: What such groups find on the map.
        control: Who controls the hexes.
    """

    def __init__(self, footing: _Footing) -> None:
        super().__init__()
        self.going = footing.going
        self.control = footing.control.value
        self._sit = footing.sit
        self._shut = footing.shut
        self._atlas = footing.sit.atlas
        self._closed = footing.going.held | footing.going.gap
        self._countries = footing.going.countries()
        self._byways = footing.going.byways
        self._front = footing.going.front.members.union([a for a, _ in footing.shut])
        self._across = footing.sit.atlas.across

    def bar(self, a: Hex, b: Hex, drawn_in: frozenset[str] = NOBODY) -> Reason | None:
        """Why the group may not cross a hexside, or not be in the hex beyond, whatever it has done before."""
        if (a, b) in self._atlas.impassable_sides or (a, b) in self._shut:
            return bar_to_crossing(self._sit, a, b) or _bar_to_closed_side(self._sit, a, b)
        return self.going.bar(b, drawn_in)

    def __missing__(self, a: Hex) -> tuple[tuple[Hex, Passage], ...]:
        is_near_enemy = a in self._front or self.going.enemy in map(self.control.get, self._across[a])
        self[a] = self.look_around(a) if is_near_enemy else self._byways[a]
        return self[a]

    def look_around(self, a: Hex) -> tuple[tuple[Hex, Passage], ...]:
        """The steps out of a hex, each side of it looked at."""
        countries, control, closed, shut = self._countries, self.control, self._closed, self._shut
        steps: list[tuple[Hex, Passage]] = []
        there: Land | None = None
        for b, land, is_water in self._atlas.around[a]:
            if land is not there:  # mostly all around is alike
                there, country = land, countries[land]
                tolls, zone, leaves = country.tolls, country.zone, a in country.behind
            if b in closed or not country.is_open or (shut and (a, b) in shut):
                continue
            # As ``Country.step`` says: calling it for every side would take as long as all the rest.
            is_risky = is_water and (country.is_hostile or control.get(b) == country.enemy)
            passage = tolls[leaves, b in zone, is_risky]
            if passage is not None:
                steps.append((b, passage))
        return tuple(steps)


_ways = lru_cache(maxsize=32)(Ways)


class Passages:
    """The ways of one group, from hex to hex.

    Attributes:
        group: The group.
        ways: The steps of all such groups.
    """

    def __init__(self, group: Group) -> None:
        self.group = group
        self._sit = group.sit
        going, control = going_of(group.sit, group.kind), Same(group.sit.state.control)
        self.ways = _ways(_Footing(going, control, group.sit.shut_sides, group.sit))
        self._is_fresh = group.is_fresh
        room = STACK_LIMIT - size(group.sit, group.units)
        army = group.sit.ground.armies[group.side]
        self._crowded = army.larger_than(room)
        if army.sizes.get(group.start, 0) <= STACK_LIMIT:
            self._crowded -= {group.start}  # where they are, they need no more room

    def between(self, a: Hex, b: Hex, spent: int, drawn_in: frozenset[str] = NOBODY) -> Passage | Reason:
        """Whether the group may go from a hex into the next, and at what cost.

        ``spent`` counts from the group's present hex; the group may have come there this phase already.
        ``drawn_in`` are the countries that its way so far has drawn into the war.
        """
        ways = self.ways
        if reason := ways.bar(a, b, drawn_in):
            return reason
        if b in self._crowded and (reason := self._overflow(b)):
            return reason
        if spent or not self._is_fresh:
            return ways.going.enter_later(a, b, ways.control, drawn_in)
        passage = ways.going.enter(a, b, ways.control, drawn_in)
        return passage if isinstance(passage, Reason) else self._first_step(b, passage)

    def steps(self, a: Hex, spent: int) -> Steps:
        """The steps out of a hex that ``between`` allows."""
        steps, crowded = self.ways[a], self._crowded
        if self._is_fresh and not spent and not self._is_plain(a, steps):
            beyond = [(b, self.between(a, b, spent)) for b in self._sit.board.neighbours(a)]
            return [(b, step) for b, step in beyond if isinstance(step, Passage)]
        return [step for step in steps if step[0] not in crowded] if crowded else steps

    def _is_plain(self, a: Hex, steps: Steps) -> bool:
        """Whether the steps from where the phase was begun are those of any group on its way."""
        left, gap = self.group.left, self.ways.going.gap
        return all(step.points <= left for _, step in steps) and gap.isdisjoint(self._sit.board.neighbours(a))

    def bar(self, hex_: Hex) -> Reason | None:
        """Why the group may not be in a hex, where it may not."""
        return self.ways.going.bar(hex_) or self._overflow(hex_)

    def entry_costs(self, hex_: Hex) -> tuple[CostPart, ...]:
        """What it costs the group to come onto the map in a hex."""
        country, kind = self.ways.going.country(hex_), self.group.kind
        return (country.cost, *engagement_costs(kind, leaves=False, enters=hex_ in country.zone))

    def _overflow(self, hex_: Hex) -> Reason | None:
        return overflow(self._sit, self.group.units, hex_, self.group.side)

    def _first_step(self, hex_: Hex, passage: Passage) -> Passage:
        """A step from where the phase was begun: into the gap, or one hex where points do not suffice."""
        left = self.group.left
        if hex_ in self.ways.going.gap:
            whole = CostPart(say("gap: all points"), left, rule("13.14.A"))
        elif passage.points > left:
            whole = CostPart(say("minimum move: all points"), left, rule("13.3.A"))
        else:
            return passage
        return Passage((whole,), passage.risk, ends=True)


@worded
@lru_cache(maxsize=16)
def passages_of(sit: Situation, units: tuple[UnitId, ...]) -> Passages:
    """The ways of units that move as one stack: who asks where they can go will ask whether they may, too."""
    return Passages(Group(sit, units))


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
