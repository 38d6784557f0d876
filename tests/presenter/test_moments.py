from __future__ import annotations

import pytest

from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.presenter.commands import TimeCommands
from blitz_desktop.presenter.moments import MomentCommands, bookmarks, turn_moments
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.session.session import Session
from tests.session.play import play_on
from tests.toy import TOY, toy_scenario
from tests.toy.game import END


class Desk:
    def __init__(self) -> None:
        self.session = Session.start(TOY, toy_scenario(), seed="1")
        play_on(self.session, 8)
        self.table = Table(self.session)
        self.answers: list[str | None] = []
        self.commands = MomentCommands(self.table, TimeCommands(self.table), lambda _: self.answers.pop())


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_bookmark_is_set_and_taken_away(desk: Desk) -> None:
    heard: list[Change] = []
    desk.table.listen(heard.append)
    desk.commands.bookmark.run()
    assert [number for number, _ in bookmarks(desk.session)] == [8]
    desk.commands.bookmark.run()
    assert bookmarks(desk.session) == ()
    assert heard == [Change.NOTES, Change.NOTES]


def test_one_goes_from_bookmark_to_bookmark(desk: Desk) -> None:
    assert desk.commands.mark_back.why_not() == "There is none before."
    desk.commands.mark(2)
    desk.commands.mark(5)
    desk.commands.mark_back.run()
    assert desk.table.moment == 5
    desk.commands.mark_back.run()
    assert desk.table.moment == 2
    assert not desk.commands.mark_back.is_enabled
    desk.commands.mark_on.run()
    assert desk.table.moment == 5


def test_the_set_up_counts_as_the_first_turn(desk: Desk) -> None:
    assert turn_moments(desk.session) == (0,)
    desk.commands.turn_back.run()
    assert desk.table.moment == 0
    assert not desk.commands.to_start.is_enabled


def test_a_note_is_written_changed_and_removed(desk: Desk) -> None:
    desk.answers = ["First thoughts"]
    desk.commands.note.run()
    (row,) = [row for row in Chronicle(desk.session).rows() if row.note]
    assert (row.moment, row.line.text) == (8, "First thoughts")
    assert row.note is not None
    desk.answers = ["Second thoughts"]
    desk.commands.change(row.note.key)
    desk.answers = [None]
    desk.commands.change(row.note.key)
    assert [note.text for note in desk.session.annotations] == ["Second thoughts"]
    desk.answers = [""]
    desk.commands.change(row.note.key)
    assert desk.session.annotations == ()


def test_rows_tell_what_carries_an_attack_on() -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    table = Table(session)
    gesture = table.pick_up(("bt",))
    assert gesture is not None
    table.put_down(gesture, "0402")
    table.take_up(END)
    table.aim("0502")
    table.confirm()
    rows = [row for row in Chronicle(session).rows() if row.moment == 3]
    assert not any(row.carries_on for row in rows)
    play_on(session, 1)
    assert all(row.carries_on for row in Chronicle(session).rows() if row.moment == 4)


def test_a_half_made_action_waits_while_the_past_is_shown() -> None:
    session = Session.start(TOY, toy_scenario(), seed="1")
    table = Table(session)
    time = TimeCommands(table)
    table.take_up(END)
    table.take_up(END)
    assert table.decision is not None
    march = table.decision.offer("march")
    assert march is not None
    table.take_up(march)
    draft = table.draft
    time.look_at(1)
    assert table.draft is None
    time.look_at(0)
    time.back_to_play.run()
    assert table.draft is draft
    time.look_at(1)
    time.play_on.run()
    assert table.draft is None
