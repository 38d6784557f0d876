from __future__ import annotations

import pytest

from blitz_desktop.presenter.chronicle import Chronicle, Standing
from blitz_desktop.presenter.commands import TimeCommands, UnitCommands
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase, March

WALK = March(("b1",), ("0302", "0301"))
CROSSING = March(("b3",), ("0404", "0503"))


@pytest.fixture
def table() -> Table:
    return Table(Session.start(TOY, toy_scenario(), seed="1"))


def play(table: Table, *actions: March | EndPhase) -> None:
    for action in actions:
        assert table.session.submit(action)
    table.refresh()


def test_what_cannot_be_done_says_why(table: Table) -> None:
    time = TimeCommands(table)
    assert time.undo.why_not() == "Nothing has been done that could be undone."
    assert not time.redo.is_enabled
    assert not time.back_to_play.is_enabled
    assert not time.play_on.is_enabled


def test_undo_and_redo(table: Table) -> None:
    time = TimeCommands(table)
    play(table, WALK)
    assert time.undo.hint().startswith("1st Blue Division")
    time.undo.run()
    assert table.viewpoint.pieces["b1"].at == "0302"
    assert time.redo.hint().startswith("1st Blue Division")
    time.redo.run()
    assert table.viewpoint.pieces["b1"].at == "0301"


def test_in_a_game_by_file_the_other_sides_play_is_taken_back_only_when_that_is_meant() -> None:
    session = Session.start(TOY, toy_scenario(), seed="1", terms=Terms(Kind.BY_FILE), seat="red")
    for _ in range(2):
        assert session.submit(EndPhase())
    table = Table(session, "red")
    asked: list[str] = []
    answers = [False, True, False, True]

    def may(side: str) -> bool:
        asked.append(side)
        return answers.pop(0)

    time = TimeCommands(table, may)
    time.undo.run()
    assert session.head == 2
    time.undo.run()
    assert session.head == 1
    time.look_at(0)
    time.play_on.run()
    assert not session.is_live
    time.play_on.run()
    assert (session.head, asked) == (0, ["Blue"] * 4)


def test_it_is_left_for_another_line_only_when_that_is_meant() -> None:
    session = Session.start(TOY, toy_scenario(), seed="1", terms=Terms(Kind.BY_FILE), seat="red")
    table = Table(session, "red")
    play(table, WALK)
    session.undo()
    play(table, EndPhase())
    (other,) = (line.id for line in session.lines if not line.is_current)
    answers = [False, True]
    time = TimeCommands(table, lambda _: answers.pop(0))
    for is_there in (False, True):
        time.switch_to(other)
        assert (session.tree_head == other) == is_there


def test_ones_own_play_is_taken_back_without_a_question() -> None:
    session = Session.start(TOY, toy_scenario(), seed="1", terms=Terms(Kind.BY_FILE), seat="blue")
    table = Table(session, "blue")
    play(table, WALK)
    TimeCommands(table, lambda side: pytest.fail(side)).undo.run()
    assert session.head == 0


def test_the_past_is_looked_at_and_left_again(table: Table) -> None:
    time = TimeCommands(table)
    play(table, WALK, EndPhase())
    time.look_at(1)
    assert (table.moment, table.session.is_live) == (1, False)
    assert not time.undo.is_enabled
    time.step_back.run()
    assert table.moment == 0
    time.step_on.run()
    time.step_on.run()
    assert table.session.is_live


def test_play_goes_on_from_the_past_as_a_branch(table: Table) -> None:
    time = TimeCommands(table)
    play(table, WALK, EndPhase())
    time.look_at(1)
    time.play_on.run()
    assert (table.session.head, table.session.is_live) == (1, True)
    other, this = sorted(table.session.lines, key=lambda line: line.is_current)
    assert (this.length, other.length, other.leaves_at) == (1, 2, 1)
    time.switch_to(other.id)
    assert table.session.head == 2


def test_a_strict_game_says_that_dice_stand() -> None:
    table = Table(Session.start(TOY, toy_scenario(options={"strict_undo": "on"}), seed="1"))
    time = TimeCommands(table)
    play(table, WALK, CROSSING)
    assert time.undo.why_not() == "This game is strict: dice that were thrown stand."
    time.look_at(1)
    assert time.play_on.why_not() == "This game is strict: dice that were thrown stand."
    time.back_to_play.run()
    play(table, EndPhase())
    time.undo.run()
    assert table.session.head == 2


def test_units_still_to_move_are_gone_round(table: Table) -> None:
    shown: list[str] = []
    units = UnitCommands(table, shown.append)
    play(table, WALK)
    ready = table.ready_units()
    assert "b1" not in ready
    for unit in (*ready, ready[0]):
        units.next_unit.run()
        assert table.selection == (unit,)
        assert shown[-1] == table.viewpoint.pieces[unit].at
    units.previous_unit.run()
    assert table.selection == (ready[-1],)


def test_no_unit_to_move_says_so(table: Table) -> None:
    play(table, EndPhase())
    assert UnitCommands(table, str).next_unit.why_not()


def test_the_log_marks_undone_entries_and_throws_taken_back(table: Table) -> None:
    play(table, CROSSING)
    standings = {row.standing for row in Chronicle(table.session).rows()}
    assert standings == {Standing.HAPPENED}
    table.session.undo()
    rows = Chronicle(table.session).rows()
    assert {row.standing for row in rows} == {Standing.UNDONE}
    play(table, WALK)
    rows = Chronicle(table.session).rows()
    taken_back = [row for row in rows if row.standing is Standing.TAKEN_BACK]
    assert [row.line.text[:14] for row in taken_back] == ["River crossing"]
    assert taken_back[0].line.faces
    assert taken_back[0].moment == 0
