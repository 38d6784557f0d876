"""The charts a player holds in the hand say what the tables and the rules say, with their sources."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.core.charts import Cell, Chart
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.model import BOOK
from blitz_desktop.systems.blitzkrieg_1940.movement import crossing_points
from blitz_desktop.systems.blitzkrieg_1940.terms import RIVER_RISK

rule = pytest.mark.rule
LATE, BASIC, EARLY = (registry.scenario(f"{BOOK}/{id_}") for id_ in ("1940", "1940_basic", "1939"))


def found(title: str, scenario: Scenario = LATE) -> Chart:
    return next(chart for chart in SYSTEM.charts(scenario) if chart.title == title)


def told(title: str, scenario: Scenario = LATE) -> dict[str, tuple[str, ...]]:
    """The rows of a chart by their first cell."""
    return {row[0].text: tuple(cell.text for cell in row[1:]) for row in found(title, scenario).rows}


def row(title: str, first: str) -> tuple[Cell, ...]:
    return next(row for row in found(title).rows if row[0].text == first)


@pytest.mark.parametrize("scenario", [LATE, BASIC, EARLY])
def test_rows_are_as_long_as_heads_and_no_id_is_told(scenario: Scenario) -> None:
    for chart in SYSTEM.charts(scenario):
        assert chart.title
        assert chart.rows
        for cells in chart.rows:
            assert len(cells) == len(chart.head), chart.title
            assert not any("_" in cell.text for cell in cells), chart.title


@pytest.mark.parametrize("scenario", [LATE, BASIC, EARLY])
def test_paragraphs_cited_are_paragraphs_of_the_book(scenario: Scenario) -> None:
    sections = {id_.split("#")[0].rstrip("!") for id_ in registry.rulebook(BOOK).rules}
    stems = {section.rsplit(".", 1)[0] for section in sections} | sections
    for chart in SYSTEM.charts(scenario):
        cited = [chart.rule, *(cells[-1].text for cells in chart.rows if chart.head[-1] == "§")]
        for section in (part for text in cited for part in text.split(", ") if part):
            assert section in stems, (chart.title, section)


def test_every_value_of_the_tables_is_told_with_its_source() -> None:
    tables = LATE.tables
    terrain = found("Terrain effects").rows[: len(tables.movement)]
    for cost, cells in zip(tables.movement, terrain, strict=True):
        assert cells[1] == Cell(str(cost.leg), cost.provenance)
        assert cells[2].text == ("no" if cost.mechanised is None else str(cost.mechanised))
    results = found("Combat results").rows
    for (die, texts), cells in zip(sorted(tables.combat_results.rows.items()), results, strict=True):
        assert [cell.text for cell in cells] == [str(die), *texts]
        sources = [tables.combat_results.provenance_of(die, column) for column in range(len(texts))]
        assert [cell.provenance for cell in cells[1:]] == sources
    shifts = {
        cell for title in ("Terrain effects", "Other column shifts") for c in found(title).rows for cell in c
    }
    for shift in tables.shifts:
        assert Cell(f"{abs(shift.columns)}{'R' if shift.columns > 0 else 'L'}", shift.provenance) in shifts


def test_an_owners_values_are_told() -> None:
    tables = msgspec.structs.replace(
        LATE.tables,
        movement=(msgspec.structs.replace(LATE.tables.movement[0], leg=7, provenance="mine"),),
        shifts=(
            *LATE.tables.shifts,
            msgspec.structs.replace(LATE.tables.shifts[0], where="deep_snow", columns=-3),
        ),
    )
    changed = replace(LATE, tables=tables)
    assert found("Terrain effects", changed).rows[0][1] == Cell("7", "mine")
    assert told("Other column shifts", changed)["deep snow"][0] == "3L"


@rule(BOOK, "13.9.C")
def test_a_river_costs_half_the_die() -> None:
    assert told("Over a river or canal into an enemy hex") == {
        "1": ("+0",),
        "2–3": ("+1",),
        "4–5": ("+2",),
        "6": ("+3",),
    }
    assert max(map(crossing_points, range(1, 7))) == RIVER_RISK


@rule(BOOK, "14.13")
@rule(BOOK, "14.17")
@rule(BOOK, "14.21")
@rule(BOOK, "10.3.B")
def test_halvings_are_told() -> None:
    assert told("Factors halved") == {
        "Out of supply": ("attackers", "10.3.B"),
        "Across a river, canal or causeway": ("attackers", "14.13"),
        "Into marsh or watergangs": ("mechanised attackers", "14.21"),
        "Out of the Sarreguemines gap": ("attackers", "14.17"),
        "In the Sarreguemines gap": ("defenders", "14.17"),
    }
    terrain = told("Terrain effects")
    assert terrain["Marsh"][:3] == ("2", "no", "½ mechanised")
    assert terrain["River or canal"][2] == terrain["Moerdijk causeway"][2] == "½ attackers"
    assert terrain["Sarreguemines gap"][0] == "all points"


@rule(BOOK, "9.5.A")
def test_only_the_allies_of_1940_pay_for_zones() -> None:
    assert told("Other costs of movement")["Allies engage: into an enemy zone"] == ("+1", "9.5.A")
    assert not any("engage" in what for what in told("Other costs of movement", EARLY))


@rule(BOOK, "14.18.B")
@rule(BOOK, "14.18.C")
def test_the_siegfried_line_is_told_by_year() -> None:
    assert told("Terrain effects")["Siegfried Line"][2:4] == (
        "2L",
        "German defenders; every hex of the Line in 1940",
    )
    assert "1939 alone" in told("Terrain effects", EARLY)["Siegfried Line"][3]


@rule(BOOK, "14.12.B")
@rule(BOOK, "14.20.A")
@rule(BOOK, "14.14.C")
def test_shifts_are_told_in_the_players_words() -> None:
    assert told("Terrain effects")["Mountain"][2] == "2L"
    assert told("Other column shifts") == {
        "Concentric assault (not on forts or the Siegfried Line)": ("1R", "14.15.A"),
        "German attack, in a couplet that fights before it moves": ("1R", "14.20.A"),
        "Allied attack, in a couplet that moves before it fights": ("1L", "14.20.B"),
        "Each RAF aircraft, for the Allies": ("1L or 1R", "14.14.C"),
    }
    assert not any("German" in cause or "RAF" in cause for cause in told("Other column shifts", EARLY))


@rule(BOOK, "7.2.D")
def test_survival_falls_with_each_airborne_unit() -> None:
    assert told("Airborne landings") == {
        "1": ("1–5",),
        "2": ("1–4",),
        "3": ("1–3",),
        "4": ("1–2",),
        "5": ("1",),
    }


@rule(BOOK, "7.7#table")
def test_french_morale_rises_falls_or_stays() -> None:
    assert list(told("French morale")) == ["1–2", "3–4", "5–6"]
    assert "French attacks 1R" in told("French morale")["1–2"][0]


@rule(BOOK, "8.6.D")
@rule(BOOK, "8.8#table")
def test_capitulations_are_told() -> None:
    assert told("Dutch and Belgian capitulation")["4–6"] == ("capitulates",)
    assert told("French capitulation") == {
        "1": ("1",),
        "2": ("1–2",),
        "3": ("1–3",),
        "4": ("1–4",),
        "5": ("1–5",),
        "6 or more": ("automatic",),
    }


@rule(BOOK, "14.14.D")
@rule(BOOK, "4.8.B")
@rule(BOOK, "13.15.D")
def test_rolls_of_the_air_force_and_the_flood_are_told() -> None:
    assert told("RAF support") == {"Aircraft": ("0", "1", "2", "3", "4", "5")}
    assert told("RAF pilot losses") == {"1–3": ("not severe",), "4–6": ("severe: +1 VP",)}
    assert told("Roer flood") == {"1–2": ("the flood stays",), "3–6": ("the water recedes",)}


@rule(BOOK, "4.9.C")
@rule(BOOK, "4.10.B")
def test_losses_are_told_as_ranges_of_the_die() -> None:
    assert told("BEF destroyed") == {
        "14 or fewer": ("never",),
        "15": ("1",),
        "16": ("1–2",),
        "17": ("1–3",),
        "18": ("1–4",),
        "19": ("1–5",),
        "20 or more": ("automatic",),
    }
    severe = told("German losses severe")
    assert (severe["50–53"], severe["66–69"], severe["70 or more"]) == (("1",), ("1–5",), ("automatic",))
    assert row("BEF destroyed", "15")[1].is_printed


@rule(BOOK, "4.4#table")
@rule(BOOK, "4.2.B")
def test_victory_is_told() -> None:
    points = {what: cells[0] for what, cells in told("Victory points").items()}
    assert [points[f"{nation} capitulation"] for nation in ("Dutch", "Belgian", "French")] == [
        "+1",
        "+1",
        "+3",
    ]
    assert (points["German losses severe"], points["Allied control of a German city"]) == ("−2", "−1")
    assert list(told("Victory", EARLY).values()) == [("Allied victory", "4.2.B")]


@rule(BOOK, "12.2.A")
@rule(BOOK, "13.16.A")
@rule(BOOK, "13.11.A")
def test_allotments_are_told() -> None:
    limits = {what: cells[0] for what, cells in told("Limits").items()}
    assert limits["Stack of one side in a hex, at all times"] == "4 divisions"
    assert limits["Out of a strategic reserve, a couplet"] == "2 divisions"
    assert limits["Strategic movement, a movement phase"] == "2 divisions"
    assert limits["Allied sea movement, a movement phase"] == "1 division"


@rule(BOOK, "1.3")
def test_charts_leave_out_what_a_scenario_leaves_out() -> None:
    full, basic, early = ({chart.title for chart in SYSTEM.charts(s)} for s in (LATE, BASIC, EARLY))
    left_out = {"Airborne landings", "French morale", "Dutch and Belgian capitulation", "French capitulation"}
    assert full - basic == left_out
    assert not any("capitulation" in what for what in told("Victory points", BASIC))
    assert early.isdisjoint(left_out | {"RAF support", "BEF destroyed"})
