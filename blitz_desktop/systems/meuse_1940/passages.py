"""2, 3, 4.1 From hex to hex: what a step costs, and what forbids it."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.reach import Passage
from blitz_desktop.systems.meuse_1940.model import EXPLOITATION, GERMAN, rule
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of
from blitz_desktop.systems.meuse_1940.stacking import is_full

NAMES = {
    "road": "road",
    "contour": "change of elevation",
    "steep_bank": "steep bank",
    "stream": "stream",
    "boats": "the Meuse by boat",
    "weir": "the Meuse at Houx",
    "bridge": "bridge",
    "ford": "ford",
    "full_stack": "full stack",
    "headquarters": "enemy headquarters",
}


class Passages:
    """The steps that units may take together."""

    def __init__(self, sit: Situation, units: tuple[UnitId, ...], budget: int, *, is_fresh: bool) -> None:
        self.sit = sit
        self.units = units
        self.side = sit.side_of(units[0])
        self.budget = budget
        self.is_fresh = is_fresh

    def between(self, a: Hex, b: Hex, spent: int, *, breaks_through: bool = False) -> Passage | Reason:
        """The passage into an adjacent hex, or why there is none."""
        if reason := self._bar(a, b, breaks_through=breaks_through):
            return reason
        parts = self._parts(a, b)
        if isinstance(parts, Reason):
            return parts
        ends = self.sit.is_in_enemy_zone(self.side, b) or self._is_overrun(b)
        passage = Passage(parts, ends=ends)
        if self.is_fresh and spent == 0 and passage.points > self.budget:
            whole = CostPart(
                say("all it has, for the one hex it can always move"), self.budget, rule("4.1/4")
            )
            return Passage((whole,), ends=ends)
        return passage

    def _bar(self, a: Hex, b: Hex, *, breaks_through: bool) -> Reason | None:
        sit, enemy = self.sit, enemy_of(self.side)
        if sit.is_held_by(enemy, b):
            return Reason("enemy", say("Enemy units hold {hex}.", hex=b), rule("4.1/5"), b)
        if self._is_overrun(b) and any(map(sit.is_hq, self.units)):
            text = say("Only a combat unit drives an enemy headquarters out of {hex}.", hex=b)
            return Reason("headquarters", text, rule("4.2/1"), b)
        if not sit.is_in_enemy_zone(self.side, b):
            return None
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

    def _is_overrun(self, b: Hex) -> bool:
        return self.sit.is_occupied_by(enemy_of(self.side), b)

    def _parts(self, a: Hex, b: Hex) -> tuple[CostPart, ...] | Reason:
        """The costs of the slower of the units, cause by cause."""
        found = [self._parts_of(unit, a, b) for unit in self.units]
        refused = next((parts for parts in found if isinstance(parts, Reason)), None)
        costs = [parts for parts in found if not isinstance(parts, Reason)]
        return refused or max(costs, key=lambda parts: sum(part.points for part in parts))

    def _parts_of(self, unit: UnitId, a: Hex, b: Hex) -> tuple[CostPart, ...] | Reason:
        sit, kind = self.sit, self.sit.kind(unit)
        if sit.has_side(a, b, "meuse"):
            ground = self._over_the_meuse(kind, a, b)
        else:
            ground = self._over_land(kind, a, b)
        if isinstance(ground, Reason):
            return ground
        if is_full(sit, b, self.side, unit):
            ground = (*ground, self._part("full_stack", kind))
        if self._is_overrun(b):
            ground = (*ground, self._part("headquarters", kind))
        return ground

    def _over_the_meuse(self, kind: str, a: Hex, b: Hex) -> tuple[CostPart, ...] | Reason:
        """Bridge, ford, weir or boats (2.2)."""
        sit = self.sit
        if sit.has_bridge(a, b):
            land = self._over_land(kind, a, b)
            return land if isinstance(land, Reason) else (self._part("bridge", kind), *land)
        if sit.has_ford(a, b):
            return (self._part("ford", kind),)
        if kind == "foot":
            return (self._part("boats", kind),)
        if sit.has_side(a, b, "weir") and self.side == GERMAN:
            return (self._part("weir", kind),)
        text = say("Motor troops cross the Meuse only at Houx and over bridges and fords.")
        return Reason("meuse", text, rule("2.2/2"), b)

    def _over_land(self, kind: str, a: Hex, b: Hex) -> tuple[CostPart, ...] | Reason:
        sit = self.sit
        if sit.has_side(a, b, "road"):
            return (self._part("road", kind),)
        causes = [sit.board[b].terrain]
        causes += [cause for cause in ("contour", "steep_bank", "stream") if sit.has_side(a, b, cause)]
        shut = next((cause for cause in causes if sit.tables.cost[cause].halves(kind) is None), None)
        if shut:
            text = say(
                "{kind} units cannot cross into {hex}: {cause}.",
                kind=kind.capitalize(),
                hex=b,
                cause=self._name(shut),
            )
            return Reason("terrain", text, rule("2.1/1"), b)
        return tuple(self._part(cause, kind) for cause in causes)

    def _part(self, cause: str, kind: str) -> CostPart:
        row = self.sit.tables.cost[cause]
        return CostPart(self._name(cause), row.halves(kind) or 0, rule(row.rule))

    def _name(self, cause: str) -> str:
        terrain = self.sit.board.terrains.get(cause)
        return say(NAMES[cause]) if cause in NAMES else (terrain.name.lower() if terrain else cause)


def can_attack_across(sit: Situation, unit: UnitId, a: Hex, b: Hex) -> Reason | None:
    """Why a unit may not attack over a hexside: motor troops want Houx, a bridge or a ford (2.2/7)."""
    is_river = sit.has_side(a, b, "meuse")
    if not is_river or sit.kind(unit) == "foot" or sit.has_way_over(a, b, sit.side_of(unit)):
        return None
    text = say("{unit} attacks over the Meuse only at Houx and over bridges and fords.", unit=sit.name(unit))
    return Reason("meuse", text, rule("2.2/7"), unit)
