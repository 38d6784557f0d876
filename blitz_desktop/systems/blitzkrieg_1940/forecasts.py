"""Exact chances of an attack before it is made."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from blitz_desktop.core.chances import Distribution
from blitz_desktop.core.forecast import Chance, Forecast, LedgerLine, ResultTable, Spread, Supposition
from blitz_desktop.core.language import later, say
from blitz_desktop.core.odds import Odds, column_of
from blitz_desktop.systems.blitzkrieg_1940.actions import Attack
from blitz_desktop.systems.blitzkrieg_1940.combat import battle_of
from blitz_desktop.systems.blitzkrieg_1940.frames import Battle
from blitz_desktop.systems.blitzkrieg_1940.model import rule
from blitz_desktop.systems.blitzkrieg_1940.neutrality import drawn_in_by
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.strengths import (
    Contribution,
    Reckoning,
    Strength,
    reckon,
    shift_words,
)
from blitz_desktop.systems.blitzkrieg_1940.visibility import is_hidden


def forecast(sit: Situation, attack: Attack, viewer: str | None = None) -> Forecast | None:
    """Ledger, columns and results of an attack; what is known of them where fog hides a defender (11.3)."""
    sit = sit.with_violated(drawn_in_by(sit, sit.clock.side, attack.target))
    battle = battle_of(sit, attack)
    if any(is_hidden(sit, unit, viewer) for unit in sit.units_in(attack.target, enemy_of(sit.clock.side))):
        return _guess(sit, battle, viewer)
    supposed = tuple(
        Supposition(say("{planes} aircraft", planes=planes), rule("14.14.C"), _forecast(sit, battle, planes))
        for planes in range(1, sit.ext.planes + 1)
    )
    return msgspec.structs.replace(_forecast(sit, battle), supposed=supposed)


def _guess(sit: Situation, battle: Battle, viewer: str | None) -> Forecast | None:
    """What can be told of a battle against a stack of which the top alone is seen: the odds at best.

    Hidden counters may be dummies, and so of no account. None where not even the top can be told.
    """
    seen = tuple(unit for unit in battle.defenders if not is_hidden(sit, unit, viewer))
    if not seen:
        return None
    known = msgspec.structs.replace(battle, defenders=seen)
    best = _forecast(sit, known)
    reckoning = reckon(sit, known)
    unknown = LedgerLine(say("hidden units defend"), say("unknown"), rule("11.3"))
    return msgspec.structs.replace(
        best,
        headline=say("{odds} at best; what lies below the top is unknown", odds=_headline(sit, reckoning)),
        ledger=(*_ledger(sit, reckoning), unknown),
        columns=(),
        results=(),
        figures=(),
        means=(),
        spreads=(),
    )


def _forecast(sit: Situation, battle: Battle, planes: int = 0) -> Forecast:
    reckoning = reckon(sit, battle, planes=planes)
    columns = _columns(reckoning)
    results = _results(sit, columns)
    defending = sum(map(sit.steps, battle.defenders))
    attacking = sum(map(sit.steps, battle.attackers))
    table = sit.tables.combat_results
    return Forecast(
        title=say("Attack on {target}", target=battle.target),
        headline=_headline(sit, reckoning),
        ledger=_ledger(sit, reckoning),
        table=ResultTable(
            say("Combat results (attacker/defender)"),
            table.columns,
            tuple(map(str, table.rows)),
            tuple(table.rows.values()),
            rule("14.9"),
        ),
        columns=tuple(
            Chance(table.columns[column], weight / columns.total)
            for column, weight in sorted(columns.weights.items())
        ),
        results=tuple(Chance(f"{a}/{d}", chance) for (a, d), chance in sorted(results.items())),
        figures=(
            Chance(say("every defender falls"), _chance(results, lambda _, d: d >= defending)),
            Chance(say("the attack costs nothing"), _chance(results, lambda a, _: a == 0)),
        ),
        means=(
            (say("attacker loses"), sum(min(a, attacking) * chance for (a, _), chance in results.items())),
            (say("defender loses"), sum(min(d, defending) * chance for (_, d), chance in results.items())),
        ),
        spreads=(
            _spread(say("Steps the attacker loses"), results, lambda a, _: min(a, attacking)),
            _spread(say("Steps the defender loses"), results, lambda _, d: min(d, defending)),
        ),
    )


def _spread(title: str, results: dict[tuple[int, int], float], steps_of: Callable[[int, int], int]) -> Spread:
    chances: dict[int, float] = {}
    for losses, chance in results.items():
        steps = steps_of(*losses)
        chances[steps] = chances.get(steps, 0.0) + chance
    return Spread(
        title, tuple(Chance(str(steps), chances.get(steps, 0.0)) for steps in range(max(chances) + 1))
    )


def _columns(reckoning: Reckoning) -> Distribution:
    return reckoning.attack.chances.join(reckoning.defence.chances, reckoning.column)


def _results(sit: Situation, columns: Distribution) -> dict[tuple[int, int], float]:
    table = sit.tables.combat_results
    results: dict[tuple[int, int], float] = {}
    for column, weight in columns.weights.items():
        for die in table.rows:
            losses = table.losses(die, column)
            share = weight / columns.total / len(table.rows)
            results[losses] = results.get(losses, 0.0) + share
    return results


def _chance(results: dict[tuple[int, int], float], holds: Callable[[int, int], bool]) -> float:
    return sum(chance for losses, chance in results.items() if holds(*losses))


def _headline(sit: Situation, reckoning: Reckoning) -> str:
    """The battle in a line; odds beyond the table are read as its end columns (14.7)."""
    attack, defence = _range(reckoning.attack.chances), _range(reckoning.defence.chances)
    factors = (
        max(1, round(reckoning.attack.chances.mean)),
        max(1, round(reckoning.defence.chances.mean)),
    )
    columns = sit.tables.combat_results.columns
    shift = reckoning.shift
    middle = columns[column_of(Odds.of(*factors), columns)]
    if not shift:
        return say(
            "{attack} against {defence}: about {middle}",
            attack=attack,
            defence=defence,
            middle=middle,
        )
    return say(
        "{attack} against {defence}: about {middle}, {shift}, so {column}",
        attack=attack,
        defence=defence,
        middle=middle,
        shift=shift_words(shift),
        column=columns[reckoning.column(*factors)],
    )


def _range(chances: Distribution) -> str:
    least, most = min(chances.weights), max(chances.weights)
    return str(least) if least == most else f"{least}–{most}"


def _ledger(sit: Situation, reckoning: Reckoning) -> tuple[LedgerLine, ...]:
    lines = [
        *_strength_lines(sit, reckoning.attack, later("{unit} attacks")),
        *_strength_lines(sit, reckoning.defence, later("{unit} defends")),
    ]
    return (*lines, *reckoning.shifts)


def _strength_lines(sit: Situation, strength: Strength, sentence: str) -> list[LedgerLine]:
    lines = []
    for contribution in strength.contributions:
        lines.append(
            LedgerLine(
                say(sentence, unit=sit.name(contribution.unit)), _value(contribution), contribution.rule
            )
        )
        lines += [LedgerLine(f"  {halving.text}", "½", halving.rule) for halving in contribution.halvings]
    return lines


def _value(contribution: Contribution) -> str:
    if not contribution.is_volatile:
        return str(contribution.printed)
    return (
        say("die{printed}", printed=f"{contribution.printed:+d}").replace("-", "−")
        if contribution.printed
        else say("die")
    )
