"""What is told of lines of play, and which of many are shown first."""

from __future__ import annotations

import pytest

from blitz_desktop.presenter.lines_of_play import LineOfPlay, LinesOfPlay
from blitz_desktop.session.session import Session
from tests.session.play import new_game, play_on, tried_and_taken_back
from tests.toy.game import ToySystem


def told(session: Session) -> list[LineOfPlay]:
    lines = LinesOfPlay(session)
    return [lines.told(line) for line in lines.all]


@pytest.fixture
def session() -> Session:
    """A long game, with moves tried and taken back on the way, that was left early for another line."""
    session = tried_and_taken_back(60)
    session.branch(30)
    play_on(session, 7, seed=77)
    return session


def test_the_line_that_was_left_comes_before_what_was_tried_on_it(session: Session) -> None:
    first, second, *others = LinesOfPlay(session).all
    assert (first.is_current, first.length) == (True, 37)
    assert (second.length, second.own) == (180, 180 - second.leaves_at)
    assert second.own > 10 * max(line.own for line in others)
    assert [line.own for line in others] == sorted((line.own for line in others), reverse=True)


def test_short_attempts_are_no_long_lines_but_stand_where_there_are_no_others(session: Session) -> None:
    lines = LinesOfPlay(session)
    assert [line.own > 2 or line.is_current for line in lines.long] == [True] * len(lines.long)
    assert 1 < len(lines.long) < len(lines.all)
    game = new_game()
    play_on(game, 3)
    game.undo()
    play_on(game, 1, seed=1000)
    assert len(LinesOfPlay(game).long) == 2


def test_a_few_are_the_longest_and_the_latest(session: Session) -> None:
    lines = LinesOfPlay(session)
    latest = sorted(line.id for line in lines.all if not line.is_current)[-3:]
    few = [line.id for line in lines.few]
    assert few[:4] == [line.id for line in lines.all[:4]]
    assert set(latest) <= set(few)
    assert len(few) <= 7


def test_a_line_is_told_in_words_as_the_log_tells_it(session: Session) -> None:
    this, left, *others = told(session)
    assert this.extent == "This line, 37 entries"
    assert left.extent == "{} entries after entry {}".format(*extent(session))
    of_another = {line.id for line in others if line.extent.endswith("of another line")}
    assert of_another == {line.id for line in session.lines if line.forks_at > line.leaves_at}
    assert of_another
    session.switch(left.id)
    said = [line.text for line in session.narration(session.head)]
    assert left.last in said
    assert left.reaches.startswith(f"Turn {session.state.clock.turn} · ")
    assert left.fits(f"TURN {session.state.clock.turn}")
    assert not left.fits("nowhere")


def extent(session: Session) -> tuple[int, int]:
    left = LinesOfPlay(session).all[1]
    return left.own, left.leaves_at


def test_what_a_phase_is_called_is_asked_once(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, view = [], ToySystem.view

    def counted(*args: object) -> object:
        asked.append(args)
        return view(*args)

    monkeypatch.setattr(ToySystem, "view", counted)
    assert len(told(session)) > 15
    phases = {(side.id, phase) for side in session.scenario.sides for phase in ("movement", "combat")}
    assert len(asked) <= len(phases)


def test_a_strict_game_says_why_a_line_cannot_be_gone_to() -> None:
    game = new_game(options={"strict_undo": "on"})
    for seed in range(40):
        play_on(game, 2, seed=seed)
        if game.undo():
            play_on(game, 1, seed=1000 + seed)
    reasons = {line.why_not for line in told(game)}
    assert reasons == {"", "This game is strict: dice that were thrown stand."}
