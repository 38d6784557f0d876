from __future__ import annotations

import csv
from pathlib import Path
from xml.etree import ElementTree

import pytest

from blitz_desktop.presenter.log_export import write_log
from blitz_desktop.presenter.report import report_of
from blitz_desktop.presenter.report_text import control_chart, html_of, losses_chart, markdown_of
from blitz_desktop.session.annotations import NOTE
from blitz_desktop.session.session import Session
from tests.session.play import play_on
from tests.toy import TOY, toy_scenario


@pytest.fixture
def session() -> Session:
    session = Session.start(TOY, toy_scenario(), seed="1")
    play_on(session, 40)
    session.annotate(NOTE, "A <b>bold</b> note", number=3)
    return session


def test_losses_and_control_are_counted_from_the_position(session: Session) -> None:
    report = report_of(session)
    assert sum(report.start.losses.values()) == 0
    last = report.chapters[-1]
    assert last.moment == session.head
    units = session.state.units
    lost = sum(piece.full_steps - units[unit].steps for unit, piece in session.scenario.pieces.items())
    assert sum(last.count.losses.values()) == lost
    assert sum(last.count.control.values()) == len(session.state.control)


def test_the_page_tells_everything_and_nothing_in_it_is_taken_for_a_tag(session: Session) -> None:
    page = html_of(report_of(session), {session.head: "data:image/jpeg;base64,AAAA"})
    assert "A &lt;b&gt;bold&lt;/b&gt; note" in page
    assert 'src="data:image/jpeg;base64,AAAA"' in page
    assert "held by" in page.casefold()
    for number in range(1, session.head + 1):
        for line in session.narration(number):
            if line.kind == "move":
                assert line.text in page


def test_markdown_tells_the_same(session: Session) -> None:
    text = markdown_of(report_of(session), {session.head: "x/map.jpg"}, ("x/a.svg", "x/b.svg"))
    assert text.startswith(f"# {session.scenario.title}")
    assert "![Steps lost](x/a.svg)" in text
    assert "(x/map.jpg)" in text


def test_charts_are_sound_drawings_with_a_line_for_each_side(session: Session) -> None:
    for chart in (losses_chart(report_of(session)), control_chart(report_of(session))):
        root = ElementTree.fromstring(chart)
        lines = root.findall("{http://www.w3.org/2000/svg}polyline")
        assert len(lines) == 2


def test_a_game_without_an_entry_has_a_report_too() -> None:
    report = report_of(Session.start(TOY, toy_scenario(), seed="1"))
    assert report.chapters == ()
    assert "not over yet" in html_of(report, {})


def test_the_log_as_text(session: Session, tmp_path: Path) -> None:
    write_log(session, tmp_path / "é log.txt")
    text = (tmp_path / "é log.txt").read_text(encoding="utf-8")
    assert text.startswith(session.scenario.title)
    assert "Note: A <b>bold</b> note" in text


def test_the_log_as_a_table(session: Session, tmp_path: Path) -> None:
    session.undo()
    write_log(session, tmp_path / "log.csv")
    with (tmp_path / "log.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["standing"] for row in rows} >= {"happened", "undone"}
    assert {row["turn"] for row in rows} <= {str(space.number) for space in session.scenario.turns}
    dice = [row["dice"] for row in rows if row["kind"] == "roll"]
    assert all(dice)


def test_a_log_is_not_written_in_any_form(session: Session, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.txt or \.csv"):
        write_log(session, tmp_path / "log.doc")
