"""Charts on paper: each on its page, nothing over another, every word in its cell, the same in the help."""

from __future__ import annotations

from html import escape
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from blitz_desktop import registry
from blitz_desktop.core.charts import Cell, Chart
from blitz_desktop.core.system import Scenario
from blitz_desktop.presenter.chart_book import charts
from blitz_desktop.ui import fonts
from blitz_desktop.ui.export import chart_layout
from blitz_desktop.ui.export.chart_layout import Placed, place
from blitz_desktop.ui.help_pages import charts_page

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _lettering() -> None:
    fonts.load()


@pytest.fixture(scope="module", params=registry.scenario_keys())
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return registry.scenario(request.param)


def rect(placed: Placed) -> QRectF:
    return QRectF(placed.left, placed.top, placed.fitted.width, placed.fitted.height)


def test_every_chart_stands_once_on_its_page_and_on_no_other_chart(scenario: Scenario) -> None:
    room = QRectF(12, chart_layout.TOP, 210 - 24, chart_layout.BOTTOM - chart_layout.TOP)
    room.adjust(-0.1, -0.1, 0.1, 0.1)
    sheets = place(charts(scenario))
    for sheet in sheets:
        assert all(room.contains(rect(placed)) for placed in sheet)
        assert not any(rect(one).intersects(rect(other)) for one, other in combinations(sheet, 2))
    titles = [placed.fitted.chart.title for sheet in sheets for placed in sheet]
    assert sorted(titles) == sorted(chart.title for chart in charts(scenario))


def test_pages_are_well_filled(scenario: Scenario) -> None:
    *full, _last = place(charts(scenario))
    for sheet in full:
        area = sum(rect(placed).width() * rect(placed).height() for placed in sheet)
        assert area > 0.65 * (210 - 24) * (chart_layout.BOTTOM - chart_layout.TOP)


def test_words_wrap_in_their_cells_and_are_all_there(scenario: Scenario) -> None:
    for sheet in place(charts(scenario)):
        for fitted in (placed.fitted for placed in sheet):
            told = [fitted.chart.head, *(tuple(cell.text for cell in row) for row in fitted.chart.rows)]
            assert [[" ".join(lines) for lines in row] for row in fitted.lines] == [list(row) for row in told]
            assert " ".join(fitted.note) == fitted.chart.note


def test_a_narrow_chart_fills_the_gap_above_a_wide_one() -> None:
    narrow = Chart("Narrow", ("a", "b"), ((Cell("1"), Cell("2")),) * 6)
    wide = Chart("Wide", tuple("abcdefgh"), ((Cell("a long text for a cell " * 2),) * 8,))
    (sheet,) = place([narrow, wide, narrow])
    assert [placed.fitted.chart.title for placed in sheet] == ["Narrow", "Narrow", "Wide"]
    assert sheet[0].top == sheet[1].top < sheet[2].top


def test_charts_that_one_page_cannot_hold_go_on_with_the_next() -> None:
    tall = Chart("Tall", ("a", "b"), ((Cell("1"), Cell("2")),) * 40)
    assert [len(sheet) for sheet in place([tall] * 3)] == [2, 1]


def test_the_help_shows_the_same_charts_with_their_paragraphs_and_notes(scenario: Scenario) -> None:
    page = charts_page(charts(scenario))
    for chart in charts(scenario):
        assert escape(chart.title) in page
        assert chart.rule in page
        assert escape(chart.note) in page
    assert "font-weight" in page


def test_all_have_the_turn_track(scenario: Scenario) -> None:
    track = next(chart for chart in charts(scenario) if chart.title == "Turn track")
    numbers = {cell.text for row in track.rows for cell in row}
    assert {str(turn.number) for turn in scenario.turns} <= numbers
