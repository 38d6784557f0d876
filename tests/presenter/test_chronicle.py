"""Where the log puts throws that do not stand."""

from __future__ import annotations

from pathlib import Path

from blitz_desktop.core.entries import Rolled
from blitz_desktop.presenter.chronicle import Chronicle, Standing
from blitz_desktop.presenter.log_export import write_log
from blitz_desktop.session.session import Session
from tests.session.play import new_game, play_on


def branched(parting: int, played: int) -> Session:
    """A long game that was left for another line of play, and played on there."""
    session = new_game()
    play_on(session, 150)
    session.branch(parting)
    play_on(session, played, seed=99)
    return session


def lost_dice(session: Session) -> list[tuple[int, ...]]:
    return [
        event.roll.faces
        for lost in session.taken_back
        for event in lost.entry.events
        if isinstance(event, Rolled)
    ]


def test_throws_of_a_line_that_was_left_stand_together_where_it_parted() -> None:
    session = branched(40, 12)
    rows = Chronicle(session).rows()
    places = [place for place, row in enumerate(rows) if row.standing is Standing.TAKEN_BACK]
    assert len(places) > 10
    assert places == list(range(places[0], places[-1] + 1))
    assert {rows[place].moment for place in places} == {40}
    assert rows[places[0] - 1].moment == 40
    assert rows[places[-1] + 1].moment == 41
    assert rows[-1].moment == session.head, "the log ends with the present"


def test_they_follow_the_present_as_long_as_nothing_else_was_played() -> None:
    session = branched(40, 0)
    rows = Chronicle(session).rows()
    happened = [row for row in rows if row.standing is Standing.HAPPENED]
    assert rows[: len(happened)] == tuple(happened)
    assert {row.moment for row in rows[len(happened) :]} == {40}


def test_rows_are_made_once() -> None:
    session = branched(40, 5)
    chronicle = Chronicle(session)
    before = chronicle.rows()
    play_on(session, 1, seed=5)
    after = chronicle.rows()
    assert all(old is new for old, new in zip(before, after, strict=False))


def test_every_die_is_on_record_in_the_log_that_is_written(tmp_path: Path) -> None:
    session = branched(40, 12)
    dice = lost_dice(session)
    for name in ("log.txt", "log.csv"):
        write_log(session, tmp_path / name)
    text = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert text.count("(taken back) ") == len(dice)
    table = (tmp_path / "log.csv").read_text(encoding="utf-8-sig")
    assert table.count("taken_back") == len(dice)
