"""The printed charts of terrain, movement and combat, from the tables and the rules' own numbers."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.charts import DIE, RULEBOOK, Cell, Chart, paragraph, printed, ruled, spans
from blitz_desktop.core.language import later, say
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import id_words
from blitz_desktop.systems.blitzkrieg_1940.airborne import FORBIDDEN
from blitz_desktop.systems.blitzkrieg_1940.charts import MovementCost, Tables
from blitz_desktop.systems.blitzkrieg_1940.model import is_1940, is_basic
from blitz_desktop.systems.blitzkrieg_1940.movement import crossing_points
from blitz_desktop.systems.blitzkrieg_1940.strengths import WETLANDS, shift_words
from blitz_desktop.systems.blitzkrieg_1940.supply import UNSUPPLIED_MOVEMENT

_IN_TERRAIN_CHART = ("city", "field_works", "siegfried")
"""Shifts that stand in the chart of terrain, beside those of natural terrain."""

_CAUSES = {
    "concentric": later("Concentric assault (not on forts or the Siegfried Line)"),
    "german_fight_move": later("German attack, in a couplet that fights before it moves"),
    "allied_move_fight": later("Allied attack, in a couplet that moves before it fights"),
}
_NONE = Cell("–")


def charts(scenario: Scenario) -> Iterator[Chart]:
    """Charts of terrain, of what points are paid for, and of combat."""
    yield _terrain(scenario)
    yield _combat_results(scenario.tables)
    yield _shifts(scenario)
    yield _halvings()
    yield _costs(scenario)
    yield _crossings()


# Terrain


def _terrain(scenario: Scenario) -> Chart:
    rows = (*_natural(scenario), *_hexsides(scenario), *_artificial(scenario))
    head = (say("Terrain"), say("Leg"), say("Mechanised"), say("Combat"), say("Remarks"), "§")
    note = say(
        "Points to enter a hex; with + to cross a hexside. Columns are shifted left (L) for the defender, "
        "right (R) for the attacker. ½: factors halved."
    )
    return Chart(say("Terrain effects"), head, rows, note=note)


def _natural(scenario: Scenario) -> Iterator[tuple[Cell, ...]]:
    tables: Tables = scenario.tables
    for cost in tables.movement:
        terrain = scenario.board.terrains.get(cost.terrain)
        name = say(terrain.name) if terrain else id_words(cost.terrain)
        yield (
            Cell(name),
            Cell(str(cost.leg), cost.provenance),
            Cell(say("no"), RULEBOOK)
            if cost.mechanised is None
            else Cell(str(cost.mechanised), cost.provenance),
            _combat_in(tables, cost.terrain),
            Cell(_remarks(scenario, cost)),
            Cell(_sections(cost.rule, *_shift_rule(tables, cost.terrain))),
        )


def _combat_in(tables: Tables, terrain: str) -> Cell:
    shift = _shift(tables, terrain) if terrain in tables.shift else _NONE
    if terrain not in WETLANDS:
        return shift
    half = say("½ mechanised")
    return printed(half) if shift is _NONE else Cell(f"{shift.text}, {half}", shift.provenance)


def _shift(tables: Tables, cause: str) -> Cell:
    row = tables.shift[cause]
    return Cell(shift_words(row.columns), row.provenance)


def _shift_rule(tables: Tables, terrain: str) -> tuple[str, ...]:
    shifts = (tables.shift[terrain].rule,) if terrain in tables.shift else ()
    return (*shifts, "14.21") if terrain in WETLANDS else shifts


def _remarks(scenario: Scenario, cost: MovementCost) -> str:
    remarks = []
    if cost.mechanised is None:
        remarks.append(say("mechanised units may attack into it"))
    if is_1940(scenario) and not is_basic(scenario) and cost.terrain in FORBIDDEN:
        remarks.append(say("no airborne landing"))
    if cost.terrain == "ardennes" and is_1940(scenario):
        remarks.append(say("closed on turn 1 with Sickle Cut"))
    return say("; ").join(remarks)


def _hexsides(scenario: Scenario) -> Iterator[tuple[Cell, ...]]:
    half = printed(say("½ attackers"))
    no = printed(say("no"))
    apart = say("Allied sea movement apart") if is_1940(scenario) else ""
    for name, cost, combat, remark, sections in (
        (
            say("River or canal"),
            printed(say("+0, or a die")),
            half,
            say("a die for an enemy hex"),
            ("13.9.C", "14.13"),
        ),
        (
            say("Moerdijk causeway"),
            printed("+0"),
            half,
            say("no zone of control across it"),
            ("13.13.A", "14.13"),
        ),
        (say("All-sea hex or hexside"), no, no, apart, ("13.10.A",)),
        (say("Blocked hexside"), no, no, say("none on this map"), ("13.8",)),
        (say("Flooded Roer hexside"), no, no, say("no supply line either"), ("13.15.B",)),
    ):
        yield Cell(name), cost, cost, combat, Cell(remark), Cell(_sections(*sections))


def _artificial(scenario: Scenario) -> Iterator[tuple[Cell, ...]]:
    tables = scenario.tables
    ground = printed(say("as the ground"))
    active = (
        say("German defenders; every hex of the Line in 1940")
        if is_1940(scenario)
        else say("German defenders; in 1939 its hexes of 1939 alone")
    )
    for name, combat, remark, sections in (
        (say("Town"), _NONE, "", ("13.12",)),
        (say("City"), _shift(tables, "city"), "", ("13.12", "14.12.A")),
        (say("Allied field works"), _shift(tables, "field_works"), say("Allied defenders"), ("14.19.A",)),
        (say("Siegfried Line"), _shift(tables, "siegfried"), active, ("14.18.A",)),
        (
            say("Large Maginot fort, Eben-Emael"),
            printed("+6"),
            say("volatile defence of the fort"),
            ("14.16.A",),
        ),
        (
            say("Small Maginot fort"),
            printed("0"),
            say("panzers attack forts with their defence"),
            ("14.16.E",),
        ),
    ):
        yield Cell(name), ground, ground, combat, Cell(remark), Cell(_sections(*sections))
    points = printed(say("all points"))
    yield (
        Cell(say("Sarreguemines gap")),
        points,
        points,
        printed(say("½ both sides")),
        Cell(say("entered from the hex where the phase began")),
        Cell(_sections("13.14.A", "14.17")),
    )


def _sections(*sections: str) -> str:
    return ", ".join(dict.fromkeys(paragraph(section).removeprefix("§ ") for section in sections))


# Movement


def _costs(scenario: Scenario) -> Chart:
    is_late = is_1940(scenario)
    rows = (
        [
            (say("Allies engage: into an enemy zone"), "+1", "9.5.A"),
            (say("Allies disengage: out of an enemy zone"), "+1", "9.5.A"),
        ]
        if is_late
        else []
    )
    rows += [
        (say("Out of supply as the move begins"), say("{n} points in all", n=UNSUPPLIED_MOVEMENT), "10.3.A"),
        (say("One hex, where points do not suffice"), say("all points"), "13.3.A"),
    ]
    return ruled(say("Other costs of movement"), (say("What"), say("Points"), "§"), rows)


def _crossings() -> Chart:
    rows = tuple((Cell(rolls), printed(f"+{points}")) for rolls, points in spans(crossing_points, DIE))
    note = say(
        "Into a hex of one's own side: nothing. Where points do not suffice the units stop, and the "
        "hexside is closed for the phase."
    )
    title = say("Over a river or canal into an enemy hex")
    return Chart(title, (say("Die"), say("Points beside those of the hex")), rows, "13.9.C", note)


# Combat


def _combat_results(tables: Tables) -> Chart:
    table = tables.combat_results
    rows = tuple(
        (
            Cell(str(die)),
            *(Cell(text, table.provenance_of(die, column)) for column, text in enumerate(results)),
        )
        for die, results in sorted(table.rows.items())
    )
    note = say(
        "Steps lost by the attacker, then by the defender. Odds are rounded for the defender; odds below the "
        "first column use it, the last needs no die."
    )
    return Chart(say("Combat results"), (say("Die"), *table.columns), rows, "14.7, 14.9", note)


def _shifts(scenario: Scenario) -> Chart:
    tables: Tables = scenario.tables
    natural = {cost.terrain for cost in tables.movement}
    is_late = is_1940(scenario)
    rows = [
        (
            Cell(say(_CAUSES[row.where]) if row.where in _CAUSES else id_words(row.where)),
            _shift(tables, row.where),
            Cell(_sections(row.rule)),
        )
        for row in tables.shifts
        if row.where not in (*natural, *_IN_TERRAIN_CHART) and (is_late or row.where != "german_fight_move")
    ]
    if is_late:
        each = printed(say("1L or 1R"))
        rows.append((Cell(say("Each RAF aircraft, for the Allies")), each, Cell("14.14.C")))
    head = (say("Cause"), say("Columns"), "§")
    return Chart(say("Other column shifts"), head, tuple(rows))


def _halvings() -> Chart:
    rows = [
        (say("Out of supply"), say("attackers"), "10.3.B"),
        (say("Across a river, canal or causeway"), say("attackers"), "14.13"),
        (say("Into marsh or watergangs"), say("mechanised attackers"), "14.21"),
        (say("Out of the Sarreguemines gap"), say("attackers"), "14.17"),
        (say("In the Sarreguemines gap"), say("defenders"), "14.17"),
    ]
    note = say(
        "Those halved are added up, divided once and rounded down; one factor is left. Supply never halves "
        "defence."
    )
    return ruled(say("Factors halved"), (say("When"), say("Whose"), "§"), rows, note=note)
