"""The printed charts of movement and combat, from the tables and the rules' own numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from blitz_desktop.core.charts import Cell, Chart, paragraph, ruled
from blitz_desktop.core.decisions import in_points
from blitz_desktop.core.language import later, say
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import id_words, sentence, signed
from blitz_desktop.systems.meuse_1940.charts import Modifier, Tables
from blitz_desktop.systems.meuse_1940.model import HALVES
from blitz_desktop.systems.meuse_1940.passages import NAMES

_CAUSES = {
    "river": later("Over a river"),
    "meuse": later("Over the Meuse on foot"),
    "elevation": later("Different elevation"),
    "fatigued_attacker": later("Fatigued attacker"),
    "fatigued_defender": later("Fatigued defender"),
    "broken_attacker": later("Broken attacker"),
    "whole_regiment": later("Each German regiment that attacks whole"),
    "combined_arms": later("Combined arms"),
    "bank": later("Bank of the Meuse"),
    "fatigued": later("Fatigued target"),
}


def charts(scenario: Scenario) -> Iterator[Chart]:
    """Charts of movement and of combat."""
    tables: Tables = scenario.tables
    yield _movement(scenario)
    yield _combat_results(tables)
    yield modifiers(scenario, say("Die modifiers in combat"), tables.die_modifiers, _cohesion_note())
    yield _results()


# Movement


def _movement(scenario: Scenario) -> Chart:
    tables: Tables = scenario.tables
    rows = tuple(
        (
            Cell(_name(scenario, cost.where)),
            *(Cell(_cost(points), cost.provenance) for points in (cost.foot, cost.mechanised, cost.armour)),
            Cell(say(cost.note) if cost.note else ""),
            Cell(section(cost.rule)),
        )
        for cost in tables.movement
    )
    head = (say("Terrain"), say("Foot"), say("Mechanised"), say("Armour"), say("Remarks"), "§")
    return Chart(say("Terrain effects: movement points"), head, rows)


def _name(scenario: Scenario, where: str) -> str:
    terrain = scenario.board.terrains.get(where)
    if terrain:
        return say(terrain.name)
    words = NAMES.get(where) or _CAUSES.get(where)
    return sentence(say(words) if words else id_words(where))


def _cost(points: float | None) -> str:
    return say("no") if points is None else in_points(int(points * HALVES), HALVES)


def section(rule: str) -> str:
    """The number of a paragraph."""
    return paragraph(rule).removeprefix("§ ")


# Combat


def _combat_results(tables: Tables) -> Chart:
    table = tables.combat_results
    scales = tuple(
        (
            Cell(say(scale.name)),
            *(Cell(signed(least), scale.provenance) for least in scale.least),
        )
        for scale in table.scales
    )
    first, last = min(table.rows), max(table.rows)
    ends = {first: say("Die {n} or less", n=first), last: say("Die {n} or more", n=last)}
    results = tuple(
        (
            Cell(ends.get(die) or say("Die {n}", n=die)),
            *(Cell(text, table.provenance_of(die, column)) for column, text in enumerate(row)),
        )
        for die, row in sorted(table.rows.items())
    )
    head = (say("Final value at least"), *map(str, range(1, len(table.columns) + 1)))
    note = say(
        "Attack less defence, with guns and aircraft, finds the column in the row of the defender's terrain; "
        "lower values use the first column. The modified die finds the row."
    )
    return Chart(say("Combat results"), head, (*scales, *results), "7.3, 7.4", note)


def modifiers(scenario: Scenario, title: str, table: Iterable[Modifier], note: str = "") -> Chart:
    """A chart of what modifies a die."""
    rows = tuple(
        (
            Cell(_name(scenario, row.where)),
            Cell(signed(row.add), row.provenance),
            Cell(section(row.rule)),
        )
        for row in table
    )
    return Chart(title, (say("Cause"), say("Die"), "§"), rows, note=note)


def _cohesion_note() -> str:
    return say("The difference of cohesion of the units that both sides name is added too (§ 7.3/10).")


def _results() -> Chart:
    rows = [
        ("A, D", say("attacker, defender loses so many steps"), "7.4/3"),
        ("Ae, De", say("all of its units are destroyed"), "7.4/1"),
        ("R1, R2", say("retreats so many hexes, or loses steps instead"), "7.4/2"),
        ("d", say("the defender's units test in order not to break"), "7.4/4"),
        ("[CR]", say("close combat, and a step each"), "7.4/5"),
        ("[cr]", say("close combat"), "7.4/6"),
    ]
    return ruled(say("What the results mean"), (say("Result"), say("Effect"), "§"), rows)
