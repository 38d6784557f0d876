"""Lines of play in long games: what listing them costs, and what is told of each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.history import History, Node
from blitz_desktop.session.session import Session
from tests.session.play import new_game, play_on, tried_and_taken_back


class Counter:
    """Counts how many entries of a history are looked at."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looks = 0
        get, walk = History.__getitem__, History.__iter__

        def counted_get(history: History, id_: int) -> Node:
            self.looks += 1
            return get(history, id_)

        def counted_walk(history: History) -> Iterator[Node]:
            self.looks += len(history)
            return walk(history)

        monkeypatch.setattr(History, "__getitem__", counted_get)
        monkeypatch.setattr(History, "__iter__", counted_walk)

    def of_listing(self, session: Session) -> int:
        """Looks that it takes to list all lines, each with the reason why it cannot be gone to."""
        before = self.looks
        for line in session.lines:
            session.why_not_switch(line.id)
        return self.looks - before


@pytest.mark.parametrize("options", [{}, {"strict_undo": "on"}])
def test_listing_twice_as_long_a_game_takes_twice_as_much(
    options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = (tried_and_taken_back(times, options=options) for times in (60, 120))
    assert len(long.lines) > 1.6 * len(short.lines) > 30
    counter = Counter(monkeypatch)
    assert 0 < counter.of_listing(long) < 2.6 * counter.of_listing(short)


def test_a_line_tells_where_it_parts_and_how_much_is_its_own() -> None:
    session = new_game()
    play_on(session, 40)
    session.branch(10)
    play_on(session, 30, seed=99)
    session.branch(20)
    left, _, other = session.lines
    assert (left.length, left.leaves_at, left.own) == (40, 11, 29), (
        "the first entry after the branch was the same"
    )
    assert (other.length, other.leaves_at, other.own) == (40, 20, 20)
    session.switch(left.id)
    assert {line.id: line.leaves_at for line in session.lines if not line.is_current} == {other.id: 11}


def test_the_end_of_a_line_is_told_from_afar() -> None:
    session = new_game()
    old = play_on(session, 40)
    told = session.narration(40)
    session.branch(10)
    play_on(session, 5, seed=99)
    left = next(line for line in session.lines if not line.is_current)
    assert session.last_words(left.id) == told
    session.switch(left.id)
    assert session.state is session.end_of(left.id)
    assert session.entries == tuple(old)
    for what in (session.end_of, session.last_words):
        with pytest.raises(SessionError, match="no line"):
            what(3)
