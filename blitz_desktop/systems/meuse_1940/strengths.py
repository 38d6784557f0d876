"""7.2, 7.3 Adding up an attack: values, guns, aircraft, die modifiers, table column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from blitz_desktop.core.board import Hex
from blitz_desktop.core.forecast import LedgerLine
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940.charts import Result, Scale
from blitz_desktop.systems.meuse_1940.frames import Battle
from blitz_desktop.systems.meuse_1940.model import GERMAN, rule
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of


@dataclass(frozen=True)
class Reckoning:
    """All that decides an attack but the die.

    Attributes:
        value: Final attack value.
        modifier: What is added to the die.
        column: Column of the table, from 0.
    """

    value: int
    modifier: int
    column: int
    scale: Scale
    ledger: tuple[LedgerLine, ...]

    def result(self, sit: Situation, die: int) -> Result:
        """The result of an unmodified die."""
        return sit.tables.combat_results.result(die + self.modifier, self.column)


def reckon(sit: Situation, battle: Battle) -> Reckoning:
    """Add an attack up as far as it is known (7.3)."""
    values = (*_attack(sit, battle), *_support(sit, battle), *_defence(sit, battle))
    modifiers = (*_modifiers(sit, battle), *_cohesion(sit, battle))
    scale = scale_of(sit, battle)
    value = sum(add for add, _ in values)
    column = max((index for index, least in enumerate(scale.least) if value >= least), default=0)
    ledger = tuple(line for _, line in (*values, *modifiers))
    return Reckoning(value, sum(add for add, _ in modifiers), column, scale, ledger)


def scale_of(sit: Situation, battle: Battle) -> Scale:
    """The scale of the defender's terrain; a steep bank counts where an attack climbs it (7.3/12)."""
    board, target = sit.board, battle.target
    climbs = any(_climbs(sit, sit.at(unit), target) for unit in battle.attackers)
    is_fort = "fort" in board[target].sites
    return sit.tables.combat_results.scale(
        "fort" if is_fort else "steep_bank" if climbs else board[target].terrain
    )


def _climbs(sit: Situation, start: Hex, target: Hex) -> bool:
    low, high = sit.board[start].elevation, sit.board[target].elevation
    return sit.has_side(start, target, "steep_bank") and (low or 0) < (high or 0)


def _line(text: str, add: int, section: str) -> tuple[int, LedgerLine]:
    return add, LedgerLine(text, f"{add:+d}", rule(section))


def _attack(sit: Situation, battle: Battle) -> Iterator[tuple[int, LedgerLine]]:
    for unit in battle.attackers:
        yield _line(say("{unit} attacks", unit=sit.name(unit)), sit.attack(unit), "7.3/1")


def _defence(sit: Situation, battle: Battle) -> Iterator[tuple[int, LedgerLine]]:
    for unit in battle.defenders:
        yield _line(say("{unit} defends", unit=sit.name(unit)), -sit.defence(unit), "7.3/1")


def _support(sit: Situation, battle: Battle) -> Iterator[tuple[int, LedgerLine]]:
    guns = gun_value(sit, battle.guns[0]) - gun_value(sit, battle.guns[1])
    if any(battle.guns):
        yield _line(say("Artillery, the difference"), guns, "6.2/11")
    side = sit.side_of(battle.attackers[0])
    ours, theirs = battle.planes
    if ours or theirs:
        owner = side if ours >= theirs else enemy_of(side)
        add = (ours - theirs) * sit.tables.aviation[owner].combat
        yield _line(say("Aviation not neutralised"), add, "8/5")


def gun_value(sit: Situation, guns: Iterable[UnitId]) -> int:
    """What artillery points are worth in a battle (6.2/10)."""
    return sum(sit.gun(hq).combat for hq in guns)


def _modifiers(sit: Situation, battle: Battle) -> Iterator[tuple[int, LedgerLine]]:
    for cause, text in _causes(sit, battle):
        row = sit.tables.modifier[cause]
        yield _line(text, row.add, row.rule)


def _causes(sit: Situation, battle: Battle) -> Iterator[tuple[str, str]]:
    """What modifies the die; what holds for one attacker holds for the attack."""
    sides = [(sit.at(unit), battle.target) for unit in battle.attackers]
    if any(_takes_to_boats(sit, unit, battle.target) for unit in battle.attackers):
        yield "meuse", say("Over the Meuse on foot")
    elif any(sit.has_side(*side, "stream") or sit.has_side(*side, "meuse") for side in sides):
        yield "river", say("Over a river")
    if any(sit.has_side(*side, "contour") or sit.has_side(*side, "steep_bank") for side in sides):
        yield "elevation", say("Different elevation")
    if any(unit in sit.ext.broken for unit in battle.attackers):
        yield "broken_attacker", say("Broken attacker")
    elif any(unit in sit.ext.fatigued for unit in battle.attackers):
        yield "fatigued_attacker", say("Fatigued attacker")
    if any(unit in sit.ext.fatigued for unit in battle.defenders):
        yield "fatigued_defender", say("Fatigued defender")
    yield from _german_bonuses(sit, battle)


def _takes_to_boats(sit: Situation, unit: UnitId, target: Hex) -> bool:
    """Whether infantry attacks over the Meuse, where only a ford helps it (2.2/8, 10.6/17)."""
    at = sit.at(unit)
    return sit.kind(unit) == "foot" and sit.has_side(at, target, "meuse") and not sit.has_ford(at, target)


def _german_bonuses(sit: Situation, battle: Battle) -> Iterator[tuple[str, str]]:
    """Whole regiments, and tanks with riflemen (7.2/4, 7.2/5)."""
    if sit.side_of(battle.attackers[0]) != GERMAN:
        return
    for regiment in dict.fromkeys(map(sit.regiment, battle.attackers)):
        if regiment and is_whole(sit, regiment, battle.attackers):
            yield "whole_regiment", say("All of {regiment} attacks", regiment=regiment)
    kinds = {sit.kind(unit) for unit in battle.attackers}
    if {"mechanised", "armour"} <= kinds:
        yield "combined_arms", say("Combined arms")


def is_whole(sit: Situation, regiment: str, attackers: tuple[UnitId, ...]) -> bool:
    """Whether all battalions of an infantry regiment, none of them destroyed, attack together (7.2/4)."""
    battalions = [
        piece.id
        for piece in sit.scenario.pieces.values()
        if piece.side == GERMAN and piece.formations[2:3] == (regiment,) and not piece.has("armour")
    ]
    return len(battalions) > 1 and all(unit in attackers for unit in battalions)


def _cohesion(sit: Situation, battle: Battle) -> Iterator[tuple[int, LedgerLine]]:
    """The difference of cohesion of the units that each side has named (7.3/10)."""
    if len(battle.leaders) == 2:
        ours, theirs = map(sit.cohesion, battle.leaders)
        names = dict(zip("ab", map(sit.name, battle.leaders), strict=True))
        text = say("Cohesion of {a} against {b}", **names)
        yield _line(text, ours - theirs, "7.3/10")
