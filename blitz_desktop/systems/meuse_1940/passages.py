"""2, 3, 4.1 From hex to hex: what a step costs, and what forbids it."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TypeAlias

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.language import later, say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.reach import Passage, Steps
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import sentence
from blitz_desktop.systems.meuse_1940.model import EXPLOITATION, GERMAN, rule
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of
from blitz_desktop.systems.meuse_1940.stacking import is_full

NAMES = {
    "road": later("road"),
    "contour": later("change of elevation"),
    "steep_bank": later("steep bank"),
    "stream": later("stream"),
    "boats": later("the Meuse by boat"),
    "weir": later("the Meuse at Houx"),
    "bridge": later("bridge"),
    "ford": later("ford"),
    "full_stack": later("full stack"),
    "headquarters": later("enemy headquarters"),
}


Causes: TypeAlias = tuple[str, ...]
"""What a step costs points for: rows of the movement table."""


class Passages:
    """The steps that units may take together."""

    def __init__(self, sit: Situation, units: tuple[UnitId, ...], budget: int, *, is_fresh: bool) -> None:
        self.sit = sit
        self.units = units
        self.side = sit.side_of(units[0])
        self.enemy = enemy_of(self.side)
        self.budget = budget
        self.is_fresh = is_fresh
        self._known: dict[tuple[str, Causes, bool], Passage] = {}

    def between(self, a: Hex, b: Hex, spent: int, *, breaks_through: bool = False) -> Passage | Reason:
        """The passage into an adjacent hex, or why there is none."""
        sit = self.sit
        meets_hq = sit.is_occupied_by(self.enemy, b)
        if meets_hq and (reason := self._bar_by_counters(b)):
            return reason
        in_zone = b in sit.zones[self.enemy]
        if in_zone and (reason := self._bar_by_zone(a, b, breaks_through=breaks_through)):
            return reason
        passage = self._slowest(a, b, meets_hq=meets_hq, ends=in_zone or meets_hq)
        if isinstance(passage, Reason):
            return passage
        if self.is_fresh and spent == 0 and passage.points > self.budget:
            whole = CostPart(
                say("all it has, for the one hex it can always move"), self.budget, rule("4.1/4")
            )
            return Passage((whole,), ends=passage.ends)
        return passage

    def steps(self, hex_: Hex, spent: int) -> Steps:
        """The steps out of a hex: those over ground where nobody stands or watches are looked up."""
        if len(self.units) > 1 or (self.is_fresh and spent == 0):
            around = [(b, self.between(hex_, b, spent)) for b in self.sit.board.neighbours(hex_)]
        else:
            kind, watched = self.sit.kind(self.units[0]), self._watched
            around = [
                (
                    b,
                    self.between(hex_, b, spent)
                    if causes is None or b in watched
                    else self._open(kind, causes),
                )
                for b, causes in ground_around(self.sit.scenario, kind, hex_)
            ]
        return [(b, step) for b, step in around if isinstance(step, Passage)]

    @cached_property
    def _watched(self) -> frozenset[Hex]:
        """Hexes with counters or in an enemy zone, which cost more than their ground."""
        return self.sit.zones[self.enemy].members.union(self.sit.state.stacks)

    def _open(self, kind: str, causes: Causes) -> Passage:
        return self._passage(kind, causes, ends=False)

    def _bar_by_counters(self, b: Hex) -> Reason | None:
        if self.sit.is_held_by(self.enemy, b):
            return Reason("enemy", say("Enemy units hold {hex}.", hex=b), rule("4.1/5"), b)
        if any(map(self.sit.is_hq, self.units)):
            text = say("Only a combat unit drives an enemy headquarters out of {hex}.", hex=b)
            return Reason("headquarters", text, rule("4.2/1"), b)
        return None

    def _bar_by_zone(self, a: Hex, b: Hex, *, breaks_through: bool) -> Reason | None:
        sit = self.sit
        if sit.clock.phase == EXPLOITATION:
            text = say("{hex} is in an enemy zone of control; none may be entered in exploitation.", hex=b)
            return Reason("zone", text, rule("9/1"), b)
        if any(unit in sit.ext.broken for unit in self.units):
            text = say("A broken unit does not enter an enemy zone of control ({hex}).", hex=b)
            return Reason("broken", text, rule("7.5/5"), b)
        if sit.is_in_enemy_zone(self.side, a) and not breaks_through:
            text = say("No unit moves from enemy zone to enemy zone ({a} to {b}).", a=a, b=b)
            return Reason("zone_to_zone", text, rule("3/2"), b)
        return None

    # Costs

    def _slowest(self, a: Hex, b: Hex, *, meets_hq: bool, ends: bool) -> Passage | Reason:
        """The passage of the unit that pays most; none where one of them cannot go."""
        slowest: Passage | None = None
        for unit in self.units:
            causes = self._causes(unit, a, b, meets_hq=meets_hq)
            if isinstance(causes, Reason):
                return causes
            passage = self._passage(self.sit.kind(unit), causes, ends=ends)
            if slowest is None or passage.points > slowest.points:
                slowest = passage
        assert slowest is not None, "somebody moves"
        return slowest

    def _causes(self, unit: UnitId, a: Hex, b: Hex, *, meets_hq: bool) -> Causes | Reason:
        sit, kind = self.sit, self.sit.kind(unit)
        over_river = sit.has_side(a, b, "meuse")
        causes = self._over_the_meuse(kind, a, b) if over_river else self._over_land(kind, a, b)
        if isinstance(causes, Reason):
            return causes
        if is_full(sit, b, self.side, unit):
            causes = (*causes, "full_stack")
        if meets_hq:
            causes = (*causes, "headquarters")
        return causes

    def _passage(self, kind: str, causes: Causes, *, ends: bool) -> Passage:
        """One object for all steps that are alike: a search takes hundreds of them."""
        known = self._known.get((kind, causes, ends))
        if known is None:
            known = Passage(tuple(self._part(cause, kind) for cause in causes), ends=ends)
            self._known[kind, causes, ends] = known
        return known

    def _part(self, cause: str, kind: str) -> CostPart:
        row = self.sit.tables.cost[cause]
        return CostPart(self._name(cause), row.halves(kind) or 0, rule(row.rule))

    def _name(self, cause: str) -> str:
        terrain = self.sit.board.terrains.get(cause)
        return say(NAMES[cause]) if cause in NAMES else (terrain.called if terrain else cause)

    def _over_the_meuse(self, kind: str, a: Hex, b: Hex) -> Causes | Reason:
        """Bridge, ford, weir or boats (2.2)."""
        sit = self.sit
        if sit.has_bridge(a, b):
            return ("bridge", "road" if sit.has_side(a, b, "road") else sit.board[b].terrain)
        if sit.has_ford(a, b):
            return ("ford",)
        if kind == "foot":
            return ("boats",)
        if sit.is_houx(a, b) and self.side == GERMAN:
            return ("weir",)
        text = say("Motor troops cross the Meuse only at Houx and over bridges and fords.")
        return Reason("meuse", text, rule("2.2/2"), b)

    def _over_land(self, kind: str, a: Hex, b: Hex) -> Causes | Reason:
        causes = ground_between(self.sit.scenario, kind, a, b)
        if isinstance(causes, tuple):
            return causes
        text = say(
            "{kind} units cannot cross into {hex}: {cause}.",
            kind=sentence(say(kind)),
            hex=b,
            cause=self._name(causes),
        )
        return Reason("terrain", text, rule("2.1/1"), b)


def can_attack_across(sit: Situation, unit: UnitId, a: Hex, b: Hex) -> Reason | None:
    """Why a unit may not attack over a hexside: motor troops want Houx, a bridge or a ford (2.2/7)."""
    is_river = sit.has_side(a, b, "meuse")
    is_crossing = sit.has_way_over(a, b) or sit.is_houx(a, b)
    if not is_river or sit.kind(unit) == "foot" or is_crossing:
        return None
    text = say("{unit} attacks over the Meuse only at Houx and over bridges and fords.", unit=sit.name(unit))
    return Reason("meuse", text, rule("2.2/7"), unit)


@lru_cache(maxsize=4096)
def ground_around(scenario: Scenario, kind: str, hex_: Hex) -> tuple[tuple[Hex, Causes | None], ...]:
    """What steps over land out of a hex cost points for; None where there is a river or no way."""
    return tuple((b, _plain(scenario, kind, hex_, b)) for b in scenario.board.neighbours(hex_))


def _plain(scenario: Scenario, kind: str, a: Hex, b: Hex) -> Causes | None:
    causes = None if "meuse" in scenario.board.side(a, b) else ground_between(scenario, kind, a, b)
    return causes if isinstance(causes, tuple) else None


@lru_cache(maxsize=16_384)
def ground_between(scenario: Scenario, kind: str, a: Hex, b: Hex) -> Causes | str:
    """What a step over land costs points for; where the ground is shut to such units, what shuts it alone."""
    board, cost = scenario.board, scenario.tables.cost
    kinds = board.side(a, b)
    if "road" in kinds:
        return ("road",)
    causes = (
        board[b].terrain,
        *(cause for cause in ("contour", "steep_bank", "stream") if cause in kinds),
    )
    return next((cause for cause in causes if cost[cause].halves(kind) is None), causes)


def can_fall_back(sit: Situation, unit: UnitId, a: Hex, b: Hex) -> bool:
    """Whether a retreat may cross a hexside: open ground, no boats on the Meuse, Houx for Germans (7.6/4)."""
    if sit.has_side(a, b, "meuse"):
        return sit.has_way_over(a, b) or (sit.side_of(unit) == GERMAN and sit.is_houx(a, b))
    return is_open(sit, unit, a, b)


def can_follow(sit: Situation, unit: UnitId, a: Hex, b: Hex) -> bool:
    """Whether a unit that has attacked over a hexside can cross it; infantry takes to its boats (7.4/10)."""
    return can_fall_back(sit, unit, a, b) or (sit.kind(unit) == "foot" and sit.has_side(a, b, "meuse"))


def is_open(sit: Situation, unit: UnitId, a: Hex, b: Hex) -> bool:
    """Whether the ground between two hexes is open to a unit (2.1/1)."""
    return isinstance(ground_between(sit.scenario, sit.kind(unit), a, b), tuple)
