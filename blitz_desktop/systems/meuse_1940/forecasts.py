"""Exact chances of an attack, as far as its supports and leaders are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from blitz_desktop.core.entries import Action
from blitz_desktop.core.forecast import Chance, Forecast, ResultTable, Supposition
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import fire_forecast
from blitz_desktop.systems.meuse_1940.actions import (
    Attack,
    NameLeader,
    PlotBarrage,
    SendPlanes,
    SupportWithGuns,
)
from blitz_desktop.systems.meuse_1940.charts import Outcome, Result
from blitz_desktop.systems.meuse_1940.frames import Battle, GunsDue, LeaderDue, PlanesDue
from blitz_desktop.systems.meuse_1940.model import rule
from blitz_desktop.systems.meuse_1940.retreat import TESTED_RETREAT
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of
from blitz_desktop.systems.meuse_1940.strengths import reckon
from blitz_desktop.systems.meuse_1940.support import MOST_PLANES, is_attacker, most_guns

DIE = range(1, 7)
EVERYTHING = 99
"""More steps than any battle holds."""


def forecast(sit: Situation, action: Action) -> Forecast | None:
    """Ledger and results of a barrage, or of the battle that an action belongs to; None for all others."""
    if isinstance(action, PlotBarrage):
        return fire_forecast.forecast(sit, action)
    battle = _battle(sit, action)
    if battle is None or not battle.defenders:
        return None
    battle = _with_leaders(sit, battle)
    supposed = _supposed(sit, battle) if isinstance(action, Attack) else ()
    return msgspec.structs.replace(_forecast(sit, battle), supposed=supposed)


def _supposed(sit: Situation, battle: Battle) -> tuple[Supposition, ...]:
    """The same attack with the artillery and aircraft that either side may still send into it."""
    side = sit.side_of(battle.attackers[0])
    ours, theirs = (most_guns(sit, GunsDue(own, battle)) for own in (side, enemy_of(side)))
    up, down = (min(sit.planes_left(own), MOST_PLANES) for own in (side, enemy_of(side)))
    cases = (
        (bool(ours), say("all guns in reach"), "6.2/2", (ours, ()), (0, 0)),
        (up > 0, say("all aircraft"), "8/4", ((), ()), (up, 0)),
        (bool(ours) and up > 0, say("all guns and aircraft"), "8/4", (ours, ()), (up, 0)),
        (bool(theirs), say("all guns on both sides"), "6.2/2", (ours, theirs), (0, 0)),
        (bool(theirs) or down > 0, say("all that either side has"), "8/4", (ours, theirs), (up, down)),
    )
    return tuple(
        Supposition(
            label,
            rule(section),
            _forecast(sit, msgspec.structs.replace(battle, guns=guns, planes=planes)),
        )
        for applies, label, section, guns, planes in cases
        if applies
    )


def _battle(sit: Situation, action: Action) -> Battle | None:
    """The battle as it would be after an action; the other side's secret aircraft are left out (8/4)."""
    match action, sit.state.frame:
        case Attack(target, attackers), _:
            return Battle(target, attackers, sit.units_in(target, enemy_of(sit.clock.side)))
        case SupportWithGuns(guns), GunsDue(side, battle):
            ours, theirs = battle.guns
            given = (guns, theirs) if is_attacker(sit, side, battle) else (ours, guns)
            return msgspec.structs.replace(battle, guns=given)
        case SendPlanes(planes), PlanesDue(side, battle):
            sent = (int(planes), 0) if is_attacker(sit, side, battle) else (0, int(planes))
            return msgspec.structs.replace(battle, planes=sent)
        case NameLeader(units), LeaderDue(_, battle):
            return msgspec.structs.replace(battle, leaders=(*battle.leaders, *units))
    return None


def _with_leaders(sit: Situation, battle: Battle) -> Battle:
    """Sides that have named nobody yet are taken to name their most cohesive unit."""
    best = (_best(sit, battle.attackers), _best(sit, battle.defenders))
    return msgspec.structs.replace(battle, leaders=(*battle.leaders, *best[len(battle.leaders) :]))


def _best(sit: Situation, units: tuple[UnitId, ...]) -> UnitId:
    return max(units, key=sit.cohesion)


def _forecast(sit: Situation, battle: Battle) -> Forecast:
    table, reckoning = sit.tables.combat_results, reckon(sit, battle)
    rows = Counter(table.row(die + reckoning.modifier) for die in DIE)
    steps = sum(map(sit.steps, battle.defenders))
    is_tired = any(unit in sit.ext.fatigued for unit in battle.defenders)
    results = [reckoning.result(sit, die) for die in DIE]
    counts = Counter(result.text for result in results)
    heads = tuple(f"{least:+d}" for least in reckoning.scale.least)
    return Forecast(
        title=say("Attack on {hex}", hex=battle.target),
        headline=say(
            "Final value {value:+d}, die {modifier:+d}", value=reckoning.value, modifier=reckoning.modifier
        ),
        ledger=reckoning.ledger,
        table=ResultTable(
            say("Combat results, {scale}", scale=say(reckoning.scale.name)),
            heads,
            tuple(map(str, table.rows)),
            tuple(table.rows.values()),
            rule("7.3/12"),
            weights=tuple(rows[row] / len(DIE) for row in table.rows),
        ),
        columns=(Chance(heads[reckoning.column], 1.0),),
        results=tuple(Chance(text, count / len(DIE)) for text, count in counts.items()),
        figures=(
            Chance(
                say("the defender must retreat"),
                _chance(results, lambda result: result.defender.retreat > 0),
            ),
            Chance(
                say("the defender is destroyed"),
                _chance(results, lambda result: _destroys(result, steps)),
            ),
            Chance(
                say("the defender may break"),
                _chance(results, lambda result: _may_break(result, is_tired=is_tired)),
            ),
            Chance(say("a close combat"), _chance(results, lambda result: result.is_melee)),
            Chance(say("the attack costs nothing"), _chance(results, lambda result: not _costs(result))),
        ),
        means=(
            (
                say("attacker loses"),
                _mean(sit, battle.attackers, [_lost(result.attacker) for result in results]),
            ),
            (
                say("defender loses"),
                _mean(sit, battle.defenders, [_lost(result.defender) for result in results]),
            ),
        ),
    )


def _destroys(result: Result, steps: int) -> bool:
    return result.defender.is_destroyed or result.defender.losses >= steps


def _may_break(result: Result, *, is_tired: bool) -> bool:
    """Whether somebody tests in order not to break: by the table, or fatigued with an R2 (7.5/1, 7.5/2)."""
    return result.defender.must_test or (is_tired and result.defender.retreat >= TESTED_RETREAT)


def _costs(result: Result) -> bool:
    return bool(result.attacker.losses or result.attacker.retreat or result.attacker.is_destroyed)


def _lost(outcome: Outcome) -> int:
    return EVERYTHING if outcome.is_destroyed else outcome.losses


def _chance(results: list[Result], holds: Callable[[Result], bool]) -> float:
    return sum(map(holds, results)) / len(results)


def _mean(sit: Situation, units: tuple[UnitId, ...], losses: list[int]) -> float:
    steps = sum(map(sit.steps, units))
    return sum(min(steps, lost) for lost in losses) / len(losses)
