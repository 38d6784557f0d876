"""13.0 Movement: the offer, its targets and what happens on the way."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, RuleRef
from blitz_desktop.core.decisions import Choices, Offer, Slot, SlotKind
from blitz_desktop.core.entries import ControlTaken, UnitsMoved
from blitz_desktop.core.language import later, say, say_number, worded
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.reach import Passage, Reach, reachable
from blitz_desktop.systems.blitzkrieg_1940.actions import MoveStack
from blitz_desktop.systems.blitzkrieg_1940.coup import meet
from blitz_desktop.systems.blitzkrieg_1940.events import (
    CrossingFailed,
    MoveBegun,
    PointsSpent,
    RuhrEntered,
    SourcesLost,
    SupplyChecked,
)
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_forest, is_forest_closed
from blitz_desktop.systems.blitzkrieg_1940.going import NOBODY
from blitz_desktop.systems.blitzkrieg_1940.groups import Group, bar_to_group
from blitz_desktop.systems.blitzkrieg_1940.model import Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.neutrality import drawn_in_by, ground_drawn_in_by, violate
from blitz_desktop.systems.blitzkrieg_1940.passages import Passages, halting_rule, passages_of
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied, lost_by_entry

CROSSING = later("crossing into {hex}, half the die in points")
"""What a die at a river is thrown for."""


@worded
@cache
def offer() -> Offer:
    """Move a stack (13.1)."""
    return Offer(
        MoveStack,
        say("Move"),
        rule("13.1.A"),
        (
            Slot("units", SlotKind.UNITS, say("Pick the units that move together")),
            Slot("path", SlotKind.PATH, say("Pick where they go")),
        ),
    )


# Where a stack can go


def path_choices(sit: Situation, units: tuple[UnitId, ...], way: tuple[Hex, ...] = ()) -> Choices:
    """Hexes a stack can reach, by a way laid down before if there is one, and why others cannot be."""
    reason = bar_to_group(sit, units)
    if reason:
        return Choices({}, Legality((reason,)))
    too_far = Reason("too_far", say("That is farther than the movement points allow."), rule("13.1.A"))
    passages = passages_of(sit, units)
    group = passages.group
    reach = reachable(
        sit.board, group.start, group.left, passages.between, too_dear, way=way, steps=passages.steps
    )
    return reach.choices(
        Legality((too_far,)),
        barred=_barred_ends(passages, reach),
        halt=lambda _, passage: halting_rule(passage),
    )


def _barred_ends(passages: Passages, reach: Reach) -> dict[Hex, Reason]:
    """Why a path may not end in some hexes that the search has found, or has found no way into."""
    group = passages.group
    sit, units, ends = group.sit, group.units, reach.ends
    barred: dict[Hex, Reason] = {}
    if is_forest_closed(sit):
        closed = ((hex_, bar_to_forest(sit, hex_)) for hex_ in sit.atlas.ardennes if hex_ not in ends)
        barred |= {hex_: reason for hex_, reason in closed if reason}
    walks = Walks(passages)
    neutral_land = ground_drawn_in_by(sit, group.side)
    for hex_ in reach.past(neutral_land) if neutral_land else ():
        # The search forgets whom the way has drawn into the war.
        if reason := walks.to(hex_, reach).barred:
            barred[hex_] = reason
    for hex_ in sit.atlas.paris.intersection(ends):
        if hex_ not in barred and (reason := bar_to_staying(sit, units, hex_)):
            barred[hex_] = reason
    return barred


def too_dear(hex_: Hex, points: int, left: int) -> Reason:
    """That a hex costs more points than are left."""
    cost = say_number("{n} movement point", "{n} movement points", points)
    rest = say_number("{n} is left", "{n} are left", left)
    text = say("{hex} costs {points}; {left}.", hex=hex_, points=cost, left=rest)
    return Reason("too_far", text, rule("13.1.A"), hex_)


# Carrying a move out


def legality(sit: Situation, move: MoveStack) -> Legality:
    """Whether a stack may follow a path, if dice add nothing."""
    reason = bar_to_group(sit, move.units) or _bar_to_path(sit, move)
    return Legality.of(reason)


def _bar_to_path(sit: Situation, move: MoveStack) -> Reason | None:
    passages = passages_of(sit, move.units)
    if len(move.path) < 2 or move.path[0] != passages.group.start:
        return Reason("no_path", say("A path begins in the units' hex and leads out of it."), rule("13.1.A"))
    barred = Walks(passages).along(move.path).barred
    return barred or bar_to_staying(sit, move.units, move.path[-1])


class Walk(NamedTuple):
    """How far a group has come on a path.

    Attributes:
        spent: Points spent, if dice add nothing.
        drawn_in: Countries that the way has drawn into the war.
        stopped: The paragraph that ends the move here, where one does.
        barred: Why the path cannot be followed to here, where it cannot.
    """

    spent: int = 0
    drawn_in: frozenset[str] = NOBODY
    stopped: RuleRef | None = None
    barred: Reason | None = None


class Walks:
    """Follows paths step by step; those that one search has found share the steps they have in common."""

    def __init__(self, passages: Passages) -> None:
        self._passages = passages
        self._found: dict[Hex, Walk] = {}

    def along(self, path: tuple[Hex, ...]) -> Walk:
        """How a group comes through on a path."""
        walk = Walk()
        for a, b in pairwise(path):
            if not walk.barred:
                walk = self._step(walk, a, b)
        return walk

    def to(self, hex_: Hex, reach: Reach) -> Walk:
        """How a group comes through to a hex on the path that a search has found, always the same one."""
        if hex_ not in self._found:
            previous = reach.stops[hex_].previous
            if previous is None:
                walk = self.along(reach.path_to(hex_))
            elif not (walk := self.to(previous, reach)).barred:
                walk = self._step(walk, previous, hex_)
            self._found[hex_] = walk
        return self._found[hex_]

    def _step(self, walk: Walk, a: Hex, b: Hex) -> Walk:
        group = self._passages.group
        sit = group.sit
        if b not in sit.board or not sit.board.is_adjacent(a, b):
            text = say("Units move from hex to adjacent hex.")
            return Walk(barred=Reason("skips", text, rule("13.1.A"), b))
        if walk.stopped:
            return Walk(barred=Reason("stopped", say("The move ends in {a}.", a=a), walk.stopped, b))
        step = self._passages.between(a, b, walk.spent, walk.drawn_in)
        if isinstance(step, Reason):
            return Walk(barred=step)
        spent = walk.spent + step.points
        if spent > group.left:
            return Walk(barred=too_dear(b, step.points, group.left - walk.spent))
        drawn_in = walk.drawn_in | drawn_in_by(sit, group.side, b)
        return Walk(spent, drawn_in, halting_rule(step) if step.ends else None)


def bar_to_staying(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    """No British unit ends its movement in Paris (13.17)."""
    if hex_ in sit.atlas.paris and any(sit.piece(unit).nation == "british" for unit in units):
        return Reason("paris", say("No BEF unit ends its movement in Paris."), rule("13.17"), hex_)
    return None


def bar_to_ending(sit: Situation) -> Reason | None:
    """The phase does not end while a British unit that could leave it is in Paris (13.17)."""
    for unit in (unit for hex_ in sit.atlas.paris for unit in sit.units_in(hex_, sit.clock.side)):
        if sit.piece(unit).nation != "british" or bar_to_group(sit, (unit,)):
            continue
        if path_choices(sit, (unit,)).legal:
            text = say("{name} must leave Paris: no BEF unit ends its movement there.", name=sit.name(unit))
            return Reason("paris", text, rule("13.17"), unit)
    return None


def apply(sit: Situation, tx: Tx, move: MoveStack) -> None:
    """Move a stack hex by hex until it arrives or a river stops it."""
    _begin(sit, tx, move.units)
    passages: Passages | None = None
    for a, b in pairwise(move.path):
        now = situation(sit.scenario, tx.state)
        if passages is None or now.violated != passages.group.sit.violated:
            passages = passages_of(now, move.units)  # all stays as it is until a country is drawn in
        if not _step(now, tx, passages, a, b):
            break
    now = situation(sit.scenario, tx.state)
    meet(now, tx, move.units, tuple(hex_ for hex_ in move.path[1:] if _came_to(now, move, hex_)))


def _came_to(sit: Situation, move: MoveStack, hex_: Hex) -> bool:
    """Whether a stack got as far as a hex of its path."""
    end = sit.at(move.units[0])
    return move.path.index(hex_) <= move.path.index(end)


def _begin(sit: Situation, tx: Tx, units: tuple[UnitId, ...]) -> None:
    """A new parent stack: check its supply at this instant (10.2.A, 11.7)."""
    if all(unit in sit.ext.active for unit in units):
        return
    parent = tuple(
        unit for unit in sit.units_in(sit.at(units[0]), sit.clock.side) if unit not in sit.ext.spent
    )
    unsupplied = tuple(unit for unit in parent if not is_supplied(sit, unit))
    tx.emit(MoveBegun(parent))
    if unsupplied:
        tx.emit(SupplyChecked(unsupplied))


def crossing_points(die: int) -> int:
    """What a river adds to the cost of the hex beyond it: half a die, rounded down (13.9.C)."""
    return die // 2


def _step(sit: Situation, tx: Tx, passages: Passages, a: Hex, b: Hex) -> bool:
    """Take one step; False where the move has ended, short of it or in it."""
    group, units = Group(sit, passages.group.units), passages.group.units
    step = passages.between(a, b, passages.group.left - group.left)
    assert isinstance(step, Passage), "a checked path holds no refused step"
    if step.points > group.left:
        return False  # a river on the way has cost more than hoped
    violate(tx, sit, group.side, b)
    extra = 0
    if step.risk:
        roll = tx.roll(CROSSING.format(hex=b), rule("13.9.C"))
        extra = crossing_points(roll.total)
    points = step.points + extra
    origin = sit.ext.origins.get(units[0], a)
    if points > group.left:
        tx.emit(CrossingFailed((a, b)))
        tx.emit(PointsSpent(units, 0, origin, halt="13.9.D"))
        return False
    halt = halting_rule(step).section if step.ends else ""
    tx.emit(PointsSpent(units, points, origin, halt))
    tx.emit(UnitsMoved(units, (a, b)))
    occupy(tx, sit, units, b)
    return not step.ends


def occupy(tx: Tx, sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> None:
    """What units change by entering a hex: control, supply, the Ruhr (3.5.C, 4.2.B, 4.5, 10.8.A, 10.11.C)."""
    side = sit.side_of(units[0])
    if tx.state.control.get(hex_) != side:
        tx.emit(ControlTaken((hex_,), side))
        if lost_by_entry(sit, side, hex_):
            tx.emit(SourcesLost((hex_,)))
    is_western = any(sit.piece(unit).nation in ("british", "french") for unit in units)
    goal = "ruhr_city" if sit.is_1940 else "ruhr_endangered"
    if is_western and sit.is_in(hex_, goal) and not sit.ext.has_ruhr_fallen:
        tx.emit(RuhrEntered(hex_))
