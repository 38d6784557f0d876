from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop.core.citations import Legality
from blitz_desktop.core.codec import digest
from blitz_desktop.core.entries import Entry
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.session import Session
from tests.session.play import has_dice, long_toy, new_game, play_on, position
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase, March


def test_a_refusal_gives_its_reason_and_leaves_everything() -> None:
    session = new_game()
    before = position(session)
    refusal = session.submit(March(("b1",), ("0302", "0106")))
    assert isinstance(refusal, Legality)
    assert refusal.reasons[0].rule.book == "toy"
    assert (position(session), session.head, session.can_undo) == (before, 0, False)


def test_undo_to_the_start_and_redo_to_the_end_meet_every_position_again() -> None:
    session = new_game()
    start, entries = position(session), play_on(session, 150)
    for entry in reversed(entries):
        assert position(session) == entry.digest
        assert session.undo()
    assert position(session) == start
    assert not session.undo()
    assert session.future == tuple(entries)
    for entry in entries:
        assert session.redo()
        assert position(session) == entry.digest
    assert not session.redo()
    assert session.entries == tuple(entries)


def taken_back(session: Session) -> list[Entry]:
    return [lost.entry for lost in session.taken_back]


def test_the_same_action_after_an_undo_throws_the_same_dice_and_makes_no_second_line() -> None:
    session = new_game()
    entries = play_on(session, 60)
    rolled = next(entry for entry in entries if has_dice(entry))
    while session.head >= rolled.number:
        session.undo()
    assert rolled in taken_back(session)
    assert session.submit(rolled.action) == rolled
    assert rolled not in taken_back(session)
    assert len(session.lines) == 1
    assert len(session.future) == len(entries) - session.head


def test_two_games_without_a_seed_throw_different_dice() -> None:
    first, second = Session.start(TOY, long_toy()), Session.start(TOY, long_toy())
    assert first.seed != second.seed


def test_looking_back_shows_each_moment_and_lets_nobody_play_in_it() -> None:
    session = new_game()
    entries = play_on(session, 120)
    for number in (119, 3, 50, 51, 0, 77):
        session.goto(number)
        assert not session.is_live
        assert session.shown == number
        assert session.head == 120
        assert position(session) == digest(session.state_at(number))
        assert not number or position(session) == entries[number - 1].digest
        assert (session.can_undo, session.undo(), session.can_redo, session.redo()) == (False,) * 4
        with pytest.raises(SessionError, match="shows the past"):
            session.submit(EndPhase())
    session.return_to_head()
    assert session.is_live
    assert position(session) == entries[-1].digest
    session.goto(5)
    session.goto(120)
    assert session.is_live
    with pytest.raises(SessionError, match="no entry 121"):
        session.goto(121)


def test_a_branch_keeps_the_old_line_and_leads_back_to_it() -> None:
    session = new_game()
    old = play_on(session, 40)
    session.branch(10)
    assert (session.head, session.future, session.is_live) == (10, (), True)
    new = play_on(session, 30, seed=99)
    session.branch(20)
    play_on(session, 5, seed=3)
    assert len(session.lines) == 3
    first = session.lines[0]
    assert (first.length, first.last, first.is_current) == (40, old[-1], False)
    assert first.leaves_at >= 10
    session.switch(first.id)
    assert session.entries == tuple(old)
    assert position(session) == old[-1].digest
    session.switch(session.lines[1].id)
    assert session.entries == (*old[:10], *new)
    with pytest.raises(SessionError, match="no line"):
        session.switch(1)


def test_a_new_action_after_undo_keeps_what_was_undone_as_a_line() -> None:
    session = new_game()
    old = play_on(session, 30)
    for _ in range(10):
        session.undo()
    play_on(session, 10, seed=5)
    assert session.future == ()
    assert {line.last for line in session.lines} == {old[-1], session.entries[-1]}
    assert [entry for entry in old[20:] if has_dice(entry)] == [
        entry for entry in taken_back(session) if entry in old
    ]


def test_a_strict_game_lets_dice_stand() -> None:
    session = new_game(options={"strict_undo": "on"})
    while not (session.head and has_dice(session.entries[-1])):
        play_on(session, 1, seed=session.head)
    rolled = session.head
    assert not session.can_undo
    assert "strict" in session.why_not_undo()
    assert not session.undo()
    assert "strict" in session.why_not_branch(rolled - 1)
    assert not session.why_not_branch(rolled)
    with pytest.raises(SessionError, match="strict"):
        session.branch(rolled - 1)
    assert not session.why_not_switch(rolled)
    assert "no line" in session.why_not_switch(999)
    while True:
        play_on(session, 1, seed=session.head)
        if not has_dice(session.entries[-1]):
            break
    assert session.undo()


def test_modified_means_elsewhere_than_saved(tmp_path: Path) -> None:
    session = new_game()
    assert not session.is_modified
    play_on(session, 5)
    assert session.is_modified
    session.save(tmp_path / "game.blitz")
    assert (session.is_modified, session.path) == (False, tmp_path / "game.blitz")
    play_on(session, 1)
    assert session.is_modified
    session.undo()
    assert session.is_modified, "what was taken back would be lost"


def test_what_was_undone_and_redone_is_as_it_was_saved(tmp_path: Path) -> None:
    session = new_game()
    play_on(session, 5)
    session.save(tmp_path / "game.blitz")
    session.undo()
    assert session.is_modified
    session.redo()
    assert not session.is_modified


def test_a_line_of_play_that_was_left_is_kept_too(tmp_path: Path) -> None:
    session = new_game()
    play_on(session, 5)
    session.save(tmp_path / "game.blitz")
    (saved,) = session.lines
    session.branch(1)
    play_on(session, 5, seed=4)
    assert len(session.lines) == 2
    session.switch(saved.id)
    assert session.head == 5
    assert session.is_modified


def test_a_game_of_which_all_was_taken_back_is_kept_too() -> None:
    session = new_game()
    play_on(session, 1)
    session.undo()
    assert session.is_modified


def test_narration_tells_each_entry_in_any_order() -> None:
    session = new_game()
    play_on(session, 60)
    told = [session.narration(number) for number in range(1, 61)]
    assert all(told)
    assert [session.narration(number) for number in range(60, 0, -1)] == told[::-1]
    with pytest.raises(SessionError, match="entry 1"):
        session.narration(0)


def test_a_finished_game_has_no_decision_and_refuses() -> None:
    session = Session.start(TOY, toy_scenario(turns=2))
    while session.decision is not None:
        offer = session.decision.offers[-1]
        assert isinstance(session.submit(offer.fill({})), Entry)
    assert isinstance(session.submit(EndPhase()), Legality)
    assert session.undo()
    assert session.decision is not None
