from __future__ import annotations

import pytest

from blitz_desktop.core.view import Line
from blitz_desktop.presenter.chronicle import LogRow, Standing
from blitz_desktop.presenter.log_filter import LogFilter, filtered, subject_of
from blitz_desktop.session.annotations import NOTE, Annotation


def _row(moment: int, kind: str, text: str, standing: Standing = Standing.HAPPENED) -> LogRow:
    return LogRow(moment, Line(kind, text), standing, is_first=True)


ROWS = (
    _row(1, "turn", "Turn 1"),
    _row(1, "phase", "German movement"),
    _row(2, "move", "7th Panzer: moves to Dinant"),
    _row(3, "roll", "River", Standing.TAKEN_BACK),
    _row(4, "phase", "German combat"),
    _row(5, "combat", "Attack on Sedan"),
    _row(5, "loss", "The 55th loses a step"),
    _row(6, "turn", "Turn 2"),
    _row(7, "move", "1st Panzer: moves to Sedan"),
    LogRow(7, Line(NOTE, "Well done"), Standing.HAPPENED, False, note=Annotation(1, NOTE, 7, "Well done")),
)


def _texts(wanted: LogFilter) -> list[str]:
    return [row.line.text for row in filtered(ROWS, wanted)]


def test_everything_is_shown_at_first() -> None:
    assert filtered(ROWS, LogFilter()) == ROWS


def test_words_are_found_in_any_case_under_their_headings() -> None:
    assert _texts(LogFilter("SEDAN")) == [
        "Turn 1",
        "German combat",
        "Attack on Sedan",
        "Turn 2",
        "1st Panzer: moves to Sedan",
    ]
    assert _texts(LogFilter("panzer sedan")) == ["Turn 2", "1st Panzer: moves to Sedan"]
    assert _texts(LogFilter("nowhere")) == []


def test_a_heading_can_be_looked_for() -> None:
    assert _texts(LogFilter("turn 2")) == ["Turn 2"]


@pytest.mark.parametrize(
    ("subject", "gone"),
    [
        ("moves", "7th Panzer: moves to Dinant"),
        ("battles", "The 55th loses a step"),
        ("notes", "Well done"),
        ("taken_back", "River"),
    ],
)
def test_a_subject_can_be_left_out(subject: str, gone: str) -> None:
    shown = _texts(LogFilter(hidden=frozenset({subject})))
    assert gone not in shown
    assert len([row for row in ROWS if subject_of(row) == subject]) > 0


def test_a_turn_is_folded_away_and_back() -> None:
    folded = LogFilter().toggled(ROWS[0])
    assert _texts(folded)[:2] == ["Turn 1", "Turn 2"]
    assert filtered(ROWS, folded.toggled(ROWS[0])) == ROWS


def _lost(moment: int, count: int) -> tuple[LogRow, ...]:
    return tuple(_row(moment, "roll", f"Throw {place}", Standing.TAKEN_BACK) for place in range(count))


def test_many_throws_taken_back_at_one_moment_are_folded_into_one_row_that_opens() -> None:
    rows = (ROWS[0], *_lost(1, 27), ROWS[2], *_lost(2, 3))
    folded = filtered(rows, LogFilter())
    assert [row.line.text for row in folded][:3] == [
        "Turn 1",
        "27 throws that were taken back",
        "7th Panzer: moves to Dinant",
    ]
    assert folded[3:] == rows[-3:], "a few stand for themselves"
    heading = folded[1]
    opened = LogFilter().toggled(heading)
    assert (LogFilter().is_folded(heading), opened.is_folded(heading)) == (True, False)
    assert filtered(rows, opened) == (rows[0], heading, *rows[1:])
    assert filtered(rows, opened.toggled(heading)) == folded


def test_throws_of_two_moments_are_folded_apart() -> None:
    folded = filtered((*_lost(4, 5), *_lost(5, 6)), LogFilter())
    assert [(row.moment, row.line.text[:1]) for row in folded] == [(4, "5"), (5, "6")]


def test_who_searches_finds_throws_that_were_folded() -> None:
    assert len(filtered(_lost(1, 27), LogFilter("throw"))) == 27
    assert filtered(_lost(1, 27), LogFilter(hidden=frozenset({"taken_back"}))) == ()
