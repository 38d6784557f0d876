"""The printed charts of artillery, of limits and of victory, from the tables and the rules' own numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from blitz_desktop.core.charts import DIE, Cell, Chart, folded, of_a_die, printed, ruled, spans
from blitz_desktop.core.language import later, say
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import id_words, number_words, sentence
from blitz_desktop.systems.meuse_1940 import barrage, bridges, support, victory
from blitz_desktop.systems.meuse_1940.charts import Destroyed, Frontier, Tables
from blitz_desktop.systems.meuse_1940.charts_ground import modifiers, section
from blitz_desktop.systems.meuse_1940.engines import state_after
from blitz_desktop.systems.meuse_1940.model import CRAWLING, RUNNING, SIDE_NAMES, STANDING, is_free
from blitz_desktop.systems.meuse_1940.setup import EARLY
from blitz_desktop.systems.meuse_1940.stacking import MIXES

_DESTROYED = {
    "infantry": later("Enemy infantry destroyed"),
    "mechanised": later("Enemy mechanised unit destroyed"),
    "armour": later("Enemy armour destroyed"),
    "headquarters": later("Enemy headquarters destroyed"),
    "corps": later("Enemy headquarters of a corps destroyed"),
}


def charts(scenario: Scenario) -> Iterator[Chart]:
    """Charts of artillery, of single rolls, of limits and of victory."""
    tables: Tables = scenario.tables
    yield _barrages(tables)
    yield modifiers(scenario, say("Modifiers of the throw at a barrage"), tables.barrages.modifiers)
    yield _support(tables)
    yield _corps_guns(tables)
    yield _engines()
    if is_free(scenario):
        yield _arrival()
    yield _ford()
    yield _stacking()
    yield _objectives(tables)
    yield _points(tables)
    yield _victory()


# Artillery and aviation


def _barrages(tables: Tables) -> Chart:
    source = tables.barrages.provenance
    rows = tuple(
        (
            Cell(str(column.factors)),
            Cell(_least(column.one_step), source),
            Cell(say("no") if column.two_steps is None else _least(column.two_steps), source),
        )
        for column in tables.barrages.columns
    )
    head = (say("Factors at least"), say("One step on"), say("Two steps on"))
    note = say(
        "Two dice and their modifiers. At most {guns} artillery points and {planes} of aviation on a hex.",
        guns=barrage.MOST_GUNS,
        planes=barrage.MOST_PLANES,
    )
    return Chart(say("Artillery and air table"), head, rows, "6.3", note)


def _least(throw: int) -> str:
    return say("{n} or more", n=throw) if throw < 2 * max(DIE) else str(throw)


def _support(tables: Tables) -> Chart:
    head = (say("Each point of"), say("Battle"), say("Barrage"), say("At most"), "§")
    guns = (
        (_gun(gun.of), gun.combat, gun.barrage, say("{n} a battle", n=gun.most), gun.provenance, gun.rule)
        for gun in tables.guns
    )
    air = (
        (
            say("aviation, {side}", side=say(SIDE_NAMES.get(air.side, air.side))),
            air.combat,
            air.barrage,
            say("{n} a turn", n=air.points),
            air.provenance,
            air.rule,
        )
        for air in tables.air
    )
    rows = tuple(
        (
            Cell(sentence(what)),
            Cell(str(combat), _of_combat(source)),
            Cell(str(fire), source),
            Cell(most, source),
            Cell(section(rule)),
        )
        for what, combat, fire, most, source, rule in (*guns, *air)
    )
    note = say(
        "At most {guns} artillery points and {planes} of aviation of a side in one battle.",
        guns=support.MOST_GUNS,
        planes=support.MOST_PLANES,
    )
    return Chart(say("Artillery and aviation"), head, rows, note=note)


def _gun(kind: str) -> str:
    return {"division": say("artillery of a division"), "corps": say("artillery of a corps")}.get(
        kind, id_words(kind)
    )


def _of_combat(provenance: str) -> str:
    """Where a value in battle comes from, which a source may tell apart from the others."""
    return "derived" if "combat value derived" in provenance else provenance


def _corps_guns(tables: Tables) -> Chart:
    rows = tuple(
        (Cell(row.corps), Cell(", ".join(map(say, row.divisions)), row.provenance))
        for row in tables.corps_guns
    )
    return Chart(say("Artillery reserve"), (say("Corps"), say("Divisions it supports")), rows, "6.2/5")


# Limits


def _engines() -> Chart:
    words = {RUNNING: say("all of it"), CRAWLING: say("half"), STANDING: say("no movement")}
    throws = range(2, 2 * max(DIE) + 1)
    runs = spans(lambda throw: tuple(state_after(throw, is_supplied=is_) for is_ in (True, False)), throws)
    rows = tuple((Cell(throw), *(printed(words[state]) for state in states)) for throw, states in runs)
    head = (say("Two dice"), say("Movement in supply"), say("Out of supply"))
    return Chart(say("Engines of the 1st DCR"), head, rows, "10.6/2")


def _arrival() -> Chart:
    words = {True: say("turn {n}", n=1), False: say("turn {n}", n=2)}
    title, head = say("Arrival of the 1st DCR"), say("It comes on")
    return of_a_die(title, head, lambda die: die <= EARLY, words, rule="10.6/14")


def _ford() -> Chart:
    note = say(
        "For each of the {n} points that the Germans name once the sluice at Houx is blown.", n=bridges.FORDS
    )
    words = {True: say("a ford"), False: say("no ford")}
    return of_a_die(
        say("Fords"),
        say("The Meuse there has"),
        lambda die: die <= bridges.FORD_THROW,
        words,
        rule="10.6/17",
        note=note,
    )


def _stacking() -> Chart:
    rows = tuple((Cell(str(foot)), printed(str(mounted))) for foot, mounted in MIXES)
    head = (say("Other battalions"), say("Tanks and reconnaissance"))
    note = say("A regiment to a hex: any one of these. Headquarters count nothing.")
    return Chart(say("Stacking"), head, rows, "5", note)


# Victory


def _objectives(tables: Tables) -> Chart:
    rows = tuple((Cell(say(row.place)), Cell(str(row.points), row.provenance)) for row in tables.objectives)
    note = say("For the side that holds every hex of the place at the end.")
    return folded(Chart(say("Objectives"), (say("Objective"), say("Points")), rows, "10.6/24", note))


def _points(tables: Tables) -> Chart:
    sides = tuple(SIDE_NAMES)
    deeds: list[tuple[str, Mapping[str, Frontier | Destroyed]]] = [
        (say("First unit over the western frontier"), {row.side: row for row in tables.frontier})
    ]
    for kind in dict.fromkeys(row.kind for row in tables.destroyed):
        words = say(_DESTROYED[kind]) if kind in _DESTROYED else id_words(kind)
        deeds.append((words, {row.side: row for row in tables.destroyed if row.kind == kind}))
    rows = tuple((Cell(words), *(_won(won.get(side)) for side in sides)) for words, won in deeds)
    head = (say("For"), *(sentence(say(SIDE_NAMES[side])) for side in sides))
    return Chart(say("Other points"), head, rows, "10.6/25 – 10.6/37")


def _won(row: Frontier | Destroyed | None) -> Cell:
    return Cell("–") if row is None else Cell(str(row.points), row.provenance)


def _victory() -> Chart:
    rows = [
        (say("{n} times the other side's points", n=number_words(float(times))), outcome, section)
        for times, outcome, section in (
            (victory.STRATEGIC, say("strategic victory"), "10.6/20"),
            (victory.TACTICAL, say("tactical victory"), "10.6/21"),
        )
    ]
    rows.append((say("fewer"), say("draw"), "10.6/22"))
    return ruled(say("Victory"), (say("Points at least"), say("Outcome"), "§"), rows)
