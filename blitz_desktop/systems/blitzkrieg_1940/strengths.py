"""14.5 to 14.21: combat factors, halvings, shifts and odds, with a ledger line for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from blitz_desktop.core.board import Hex
from blitz_desktop.core.chances import Distribution, total_of
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.forecast import LedgerLine
from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.core.language import say
from blitz_desktop.core.odds import Odds, column_of, shift_column
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.atlas import WATER
from blitz_desktop.systems.blitzkrieg_1940.frames import Battle
from blitz_desktop.systems.blitzkrieg_1940.model import (
    ALLIED,
    FIGHT_MOVE,
    GERMAN,
    MOVE_FIGHT,
    has_chosen,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied

GAP = "sarreguemines_gap"

WETLANDS = ("watergangs", "marsh")
"""Terrain into which mechanised units attack with half their factors (14.21)."""

STEADY_ROLL = 3
"""What every volatile unit counts as having rolled in the Basic Game (1.3)."""


@dataclass(frozen=True, slots=True)
class Halving:
    """A reason to halve a unit's factor."""

    text: str
    rule: RuleRef


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a unit brings to a battle.

    Attributes:
        printed: Its factor; what is added to a die where volatile.
        halvings: Why it is halved, once for each.
    """

    unit: UnitId
    printed: int
    is_volatile: bool
    halvings: tuple[Halving, ...]
    rule: RuleRef

    def factor(self, die: int) -> int:
        """The factor with a volatility die, never below one (14.8); the die means nothing to steady units."""
        return max(1, die + self.printed) if self.is_volatile else self.printed

    @property
    def chances(self) -> Distribution:
        """Distribution of the factor before halving."""
        return (
            Distribution.die(6).map(self.factor) if self.is_volatile else Distribution.certain(self.printed)
        )


@dataclass(frozen=True, slots=True)
class Strength:
    """One side of a battle: its units' contributions, grouped by how often they are halved."""

    contributions: tuple[Contribution, ...]

    def total(self, dice: Mapping[UnitId, int]) -> int:
        """Sum of all factors; those halved alike are summed first and divided once (10.3.B, 14.13)."""
        parts = (
            _divide(divisor, sum(c.factor(dice.get(c.unit, 0)) for c in group))
            for divisor, group in self._groups()
        )
        return max(1, sum(parts))

    @property
    def chances(self) -> Distribution:
        """Distribution of the total."""
        parts = (
            total_of(c.chances for c in group).map(partial(_divide, divisor))
            for divisor, group in self._groups()
        )
        return total_of(parts).map(partial(max, 1))

    @property
    def volatile(self) -> tuple[UnitId, ...]:
        """Units that throw a volatility die, in order."""
        return tuple(c.unit for c in self.contributions if c.is_volatile)

    def _groups(self) -> list[tuple[int, list[Contribution]]]:
        """Contributions by what their sum is divided by."""
        groups: dict[int, list[Contribution]] = {}
        for contribution in self.contributions:
            groups.setdefault(2 ** len(contribution.halvings), []).append(contribution)
        return sorted(groups.items())


def _divide(divisor: int, total: int) -> int:
    """One grand division, rounded down, that leaves one point where there was any (10.3.B, 14.8.C)."""
    return max(total // divisor, min(total, 1))


@dataclass(frozen=True)
class Reckoning:
    """All that decides a battle before the result die."""

    attack: Strength
    defence: Strength
    shifts: tuple[LedgerLine, ...]
    shift: int
    columns: tuple[str, ...] = field(repr=False)

    def column(self, attack: int, defence: int) -> int:
        """Index of the odds column after all shifts (14.6, 14.7, 14.12)."""
        return shift_column(column_of(Odds.of(attack, defence), self.columns), self.shift, self.columns)


def reckon(sit: Situation, battle: Battle, *, planes: int = 0) -> Reckoning:
    """Work a battle out, short of its dice. Cumulative in every part (14.12.D)."""
    attack = Strength(tuple(attack_of(sit, unit, battle.target) for unit in battle.attackers))
    defence = Strength(tuple(defence_of(sit, unit) for unit in battle.defenders))
    shifts = shifts_of(sit, battle) + _support(sit, battle, planes)
    total = sum(columns for columns, _ in shifts)
    return Reckoning(
        attack, defence, tuple(line for _, line in shifts), total, sit.tables.combat_results.columns
    )


# Factors


def attack_of(sit: Situation, unit: UnitId, target: Hex) -> Contribution:
    """An attacking unit's factor (14.5, 14.8), by its defence factor for panzers against forts (14.16.E)."""
    face, piece = sit.face(unit), sit.piece(unit)
    is_panzer_on_fort = piece.type == "tank" and sit.has_fort(target)
    printed = face.defence if is_panzer_on_fort else face.attack
    source = "14.16.E" if is_panzer_on_fort else _usual_source(sit, unit)
    return _contribution(sit, unit, printed or 0, _attack_halvings(sit, unit, target), source)


def _contribution(
    sit: Situation, unit: UnitId, printed: int, halvings: tuple[Halving, ...], source: str
) -> Contribution:
    is_volatile = sit.piece(unit).has("volatile")
    if is_volatile and sit.is_basic:
        printed, is_volatile = max(1, STEADY_ROLL + printed), False
    return Contribution(unit, printed, is_volatile, halvings, rule(source))


def _usual_source(sit: Situation, unit: UnitId) -> str:
    """The paragraph that says how a unit's factor is read."""
    if not sit.piece(unit).has("volatile"):
        return "14.5.B"
    return "1.3" if sit.is_basic else "14.8.A"


def _attack_halvings(sit: Situation, unit: UnitId, target: Hex) -> tuple[Halving, ...]:
    at = sit.at(unit)
    halvings = []
    if not is_supplied(sit, unit):
        halvings.append(Halving(say("out of supply"), rule("10.3.B")))
    side = sit.board.side(at, target)
    if side & WATER or "causeway" in side:
        names = say(" and ").join(map(say, sit.board.side_names(at, target))) or say("water")
        halvings.append(Halving(say("across the {side}", side=names), rule("14.13")))
    if sit.is_mechanised(unit) and sit.board[target].terrain in WETLANDS:
        name = sit.board.terrains[sit.board[target].terrain].called
        halvings.append(Halving(say("mechanised into {name}", name=name), rule("14.21")))
    if sit.is_in(at, GAP):
        halvings.append(Halving(say("out of the gap"), rule("14.17")))
    most = 1 if has_chosen(sit.scenario, "halving", "once") else None
    return tuple(halvings[:most])


def defence_of(sit: Situation, unit: UnitId) -> Contribution:
    """A defending unit's factor; supply does not matter to it (10.4)."""
    halvings = (Halving(say("in the gap"), rule("14.17")),) if sit.is_in(sit.at(unit), GAP) else ()
    source = "14.16.A" if sit.is_fort(unit) else _usual_source(sit, unit)
    return _contribution(sit, unit, sit.face(unit).defence or 0, halvings, source)


# Shifts


def shifts_of(sit: Situation, battle: Battle) -> list[tuple[int, LedgerLine]]:
    """Every column shift of a battle (14.12, 14.15 to 14.20)."""
    attacker = sit.side_of(battle.attackers[0])
    causes = _terrain_causes(sit, battle.target, enemy_of(attacker))
    if is_concentric(sit, battle):
        causes.append(("concentric", say("concentric assault")))
    if attacker == GERMAN and sit.is_1940 and sit.ext.order == FIGHT_MOVE:
        causes.append(("german_fight_move", say("fight before move")))
    if attacker == ALLIED and sit.ext.order == MOVE_FIGHT:
        causes.append(("allied_move_fight", say("move before fight")))
    shifts = []
    for cause, text in causes:
        row = sit.tables.shift[cause]
        shifts.append((row.columns, LedgerLine(text, shift_words(row.columns), rule(row.rule))))
    return shifts + _morale(sit, battle)


def shift_words(columns: int) -> str:
    """A column shift as players write it, to the right or to the left, such as ``2R``."""
    return say("{n}R", n=columns) if columns > 0 else say("{n}L", n=-columns)


def _support(sit: Situation, battle: Battle, planes: int) -> list[tuple[int, LedgerLine]]:
    """One column for the Allies an aircraft (14.14.C)."""
    if not planes:
        return []
    is_allied_attack = sit.side_of(battle.attackers[0]) == ALLIED
    shift = planes if is_allied_attack else -planes
    return [(shift, LedgerLine(say("RAF support"), shift_words(shift), rule("14.14.C")))]


def _morale(sit: Situation, battle: Battle) -> list[tuple[int, LedgerLine]]:
    """French morale after landings in Paris, once for the attack and once for the defence (7.7)."""
    morale = sit.ext.morale
    if not morale:
        return []
    shift = 0
    if any(sit.piece(unit).nation == "french" for unit in battle.attackers):
        shift += morale
    if any(sit.piece(unit).nation == "french" for unit in battle.defenders):
        shift -= morale
    line = LedgerLine(say("French morale"), shift_words(shift), rule("7.7#table"))
    return [(shift, line)] if shift else []


def _terrain_causes(sit: Situation, target: Hex, defender: str) -> list[tuple[str, str]]:
    terrain = sit.board[target].terrain
    causes = []
    if terrain in sit.tables.shift:
        causes.append((terrain, sit.board.terrains[terrain].called))
    if sit.is_city(target):
        causes.append(("city", "city"))
    if defender == ALLIED and sit.is_in(target, "field_works"):
        causes.append(("field_works", say("field fortification")))
    if defender == GERMAN and is_siegfried(sit, target):
        causes.append(("siegfried", say("Siegfried Line")))
    return causes


def is_siegfried(sit: Situation, hex_: Hex) -> bool:
    """Whether a hex is an active part of the Siegfried Line (14.18.B, 14.18.C)."""
    return sit.is_in(hex_, "siegfried_1939") or (sit.is_1940 and sit.is_in(hex_, "siegfried_1940"))


def is_concentric(sit: Situation, battle: Battle) -> bool:
    """Whether the attack earns the concentric shift (14.15), never against forts or the Siegfried Line."""
    if sit.has_fort(battle.target):
        return False
    if sit.holder(battle.target) == GERMAN and is_siegfried(sit, battle.target):
        return False
    sides = {sit.board.direction(battle.target, sit.at(unit)) for unit in battle.attackers}
    return surrounds({side for side in sides if side is not None})


def surrounds(sides: set[Direction]) -> bool:
    """Opposite hexsides, three with one between each and the next, or more than three.

    >>> surrounds({Direction.N, Direction.S}), surrounds({Direction.N, Direction.SE})
    (True, False)
    """
    clockwise = tuple(Direction)
    has_opposites = any(side.opposite in sides for side in sides)
    has_every_other = sides >= set(clockwise[::2]) or sides >= set(clockwise[1::2])
    return has_opposites or has_every_other or len(sides) > 3
