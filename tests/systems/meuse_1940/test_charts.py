"""The charts a player holds in the hand say what the tables and the rules say, with their sources."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.core.charts import Cell, Chart
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.meuse_1940 import SYSTEM
from tests.systems.meuse_1940.table import BOOK

rule = pytest.mark.rule
HISTORICAL, FREE = (registry.scenario(f"{BOOK}/{id_}") for id_ in ("historical", "free"))


def found(title: str, scenario: Scenario = HISTORICAL) -> Chart:
    return next(chart for chart in SYSTEM.charts(scenario) if chart.title == title)


def told(title: str, scenario: Scenario = HISTORICAL) -> dict[str, tuple[str, ...]]:
    """The rows of a chart by their first cell."""
    return {row[0].text: tuple(cell.text for cell in row[1:]) for row in found(title, scenario).rows}


@pytest.mark.parametrize("scenario", [HISTORICAL, FREE])
def test_rows_are_as_long_as_heads_and_no_id_is_told(scenario: Scenario) -> None:
    for chart in SYSTEM.charts(scenario):
        for cells in chart.rows:
            assert len(cells) == len(chart.head), chart.title
            assert not any("_" in cell.text for cell in cells), chart.title


@rule(BOOK, "4.1/2")
def test_every_cost_is_told_with_its_source() -> None:
    rows = found("Terrain effects: movement points").rows
    for cost, cells in zip(HISTORICAL.tables.movement, rows, strict=True):
        assert cells[1].text == ("no" if cost.foot is None else f"{cost.foot:g}")
        assert {cell.provenance for cell in cells[1:4]} == {cost.provenance}
    assert told("Terrain effects: movement points")["The Meuse by boat"][:2] == ("4", "no")


@rule(BOOK, "7.3/12")
def test_scales_stand_over_the_results_in_one_chart() -> None:
    table, rows = HISTORICAL.tables.combat_results, found("Combat results").rows
    assert [row[0].text for row in rows[:4]] == [*(scale.name for scale in table.scales), "Die 0 or less"]
    for (die, texts), cells in zip(sorted(table.rows.items()), rows[len(table.scales) :], strict=True):
        assert [cell.text for cell in cells[1:]] == list(texts)
        assert cells[1].provenance == table.provenance_of(die, 0)


@rule(BOOK, "7.3/4")
@rule(BOOK, "6.3/2")
def test_modifiers_are_told_in_words_and_with_signs() -> None:
    assert told("Die modifiers in combat")["Over the Meuse on foot"] == ("−2", "7.3/4")
    assert told("Modifiers of the throw at a barrage")["Bank of the Meuse"] == ("−2", "6.3/2")
    assert told("Artillery and air table")["8"] == ("9 or more", "12")


def test_a_derived_value_is_not_told_as_printed() -> None:
    (division, *_) = found("Artillery and aviation").rows
    assert [cell.is_printed for cell in division[1:4]] == [False, True, True]


@rule(BOOK, "10.6/2")
@rule(BOOK, "10.6/14")
@rule(BOOK, "10.6/17")
def test_rolls_are_told() -> None:
    assert told("Engines of the 1st DCR") == {
        "2–7": ("all of it", "all of it"),
        "8–10": ("half", "no movement"),
        "11–12": ("no movement", "no movement"),
    }
    assert told("Fords") == {"1–3": ("a ford",), "4–6": ("no ford",)}
    assert told("Arrival of the 1st DCR", FREE) == {"1–2": ("turn 1",), "3–6": ("turn 2",)}
    assert "Arrival of the 1st DCR" not in {chart.title for chart in SYSTEM.charts(HISTORICAL)}


@rule(BOOK, "10.6/28")
@rule(BOOK, "10.6/20")
def test_points_are_told_for_both_sides() -> None:
    assert found("Other points").head == ("For", "Germany", "France")
    assert told("Other points")["Enemy infantry destroyed"] == ("2", "4")
    assert told("Other points")["First unit over the western frontier"] == ("25", "–")
    assert [text.split()[0] for text in told("Victory")] == ["1.5", "1.3", "fewer"]
    objectives = [cell for cells in found("Objectives").rows for cell in cells]
    for row in HISTORICAL.tables.objectives:
        assert Cell(row.place) in objectives
