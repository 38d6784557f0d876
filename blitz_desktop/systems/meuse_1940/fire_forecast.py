"""6.3 Exact chances of a barrage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from blitz_desktop.core.forecast import Chance, Forecast, LedgerLine, ResultTable
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.words import signed
from blitz_desktop.systems.meuse_1940 import barrage
from blitz_desktop.systems.meuse_1940.actions import PlotBarrage
from blitz_desktop.systems.meuse_1940.chances import TWO_DICE
from blitz_desktop.systems.meuse_1940.frames import Barrage, PlotDue
from blitz_desktop.systems.meuse_1940.model import rule
from blitz_desktop.systems.meuse_1940.situation import Situation

THROWS = range(2, 13)
"""Rows of the table; a throw beyond them counts as the nearest."""
STEPS = range(3)
"""Steps that a barrage can cost."""


def forecast(sit: Situation, action: PlotBarrage) -> Forecast | None:
    """Factors, throw and steps of a barrage (6.3/2); None while none is plotted."""
    due = sit.state.frame
    if not isinstance(due, PlotDue):
        return None
    fire = Barrage(due.side, action.target, action.guns, int(action.planes))
    add, size = barrage.modifier(sit, fire.target, fire.side), barrage.factors(sit, fire)
    table = sit.tables.barrages
    steps = TWO_DICE.map(lambda throw: table.steps(size, throw + add))
    one, two = (steps.chance(lost.__le__) for lost in (1, 2))
    column = table.column(size)
    return Forecast(
        title=say("Barrage on {hex}", hex=fire.target),
        headline=say("Factors {size}, throw {add:+d}", size=size, add=add),
        ledger=tuple(_ledger(sit, fire, add)),
        table=_table(sit, add),
        columns=() if column is None else (Chance(str(column.factors), 1.0),),
        results=tuple(Chance(_lost(lost), steps.chance(lost.__eq__)) for lost in STEPS),
        figures=(Chance(say("one step or more"), one), Chance(say("two steps"), two)),
    )


def _ledger(sit: Situation, fire: Barrage, add: int) -> Iterator[LedgerLine]:
    for hq, points in Counter(fire.guns).items():
        words = say_number(
            "{unit}: {n} artillery point", "{unit}: {n} artillery points", points, unit=sit.name(hq)
        )
        yield LedgerLine(words, signed(points * sit.gun(hq).barrage), rule("6.3/2"))
    if fire.planes:
        words = say_number("{n} aviation point", "{n} aviation points", fire.planes)
        each = sit.tables.aviation[fire.side].barrage
        yield LedgerLine(words, signed(fire.planes * each), rule("8/7"))
    yield LedgerLine(say("Ground and fatigue, to the throw"), f"{add:+d}", rule("6.3/2"))


def _table(sit: Situation, add: int) -> ResultTable:
    columns = sit.tables.barrages.columns
    rows = TWO_DICE.map(lambda throw: min(max(throw + add, THROWS.start), THROWS.stop - 1))
    return ResultTable(
        say("Artillery and air table"),
        tuple(str(column.factors) for column in columns),
        tuple(map(str, THROWS)),
        tuple(
            tuple(str(sit.tables.barrages.steps(column.factors, throw) or "–") for column in columns)
            for throw in THROWS
        ),
        rule("6.3/2"),
        weights=tuple(rows.chance(throw.__eq__) for throw in THROWS),
    )


def _lost(steps: int) -> str:
    return say_number("{n} step", "{n} steps", steps) if steps else say("No loss")
