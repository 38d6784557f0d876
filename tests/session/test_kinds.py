"""Terms of a game: who plays, what is hidden, what stands; and the table passed from side to side."""

# ruff: noqa: ARG002  (the contract hands over more than so small a game needs)

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import BoardView, Line
from blitz_desktop.session import lines as file_lines
from blitz_desktop.session.annotations import NOTE
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.journal import prune, unfinished
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.lines import Sealer
from blitz_desktop.session.session import Session
from tests.session.play import find, has_dice, long_toy, new_game, play_on
from tests.toy import TOY, ToySystem
from tests.toy.records import ToyState

STRICT_FOG = Terms(Kind.FOG, is_strict=True)


def game_under(terms: Terms, journal: Path | None = None, *, seat: str = "") -> Session:
    """The toy at its set-up under some terms."""
    return Session.start(TOY, long_toy(), "7", journal, terms=terms, seat=seat)


def test_terms_seat_and_passes_are_kept_in_journal_and_save(tmp_path: Path) -> None:
    session = game_under(Terms(Kind.SHARED), tmp_path / "journals", seat="blue")
    session.pass_to("blue")
    play_on(session, 6)
    session.pass_to("red")
    session.agree(Terms(Kind.SHARED, is_strict=True))
    session.save(tmp_path / "game.blitz")
    session.suspend()
    (journal,) = (tmp_path / "journals").glob("*.journal")
    for other in (Session.load(tmp_path / "game.blitz", find), Session.resume(journal, find)):
        assert other.terms == Terms(Kind.SHARED, is_strict=True)
        assert (other.seat, other.left_at("blue"), other.left_at("red")) == ("blue", 6, 0)
        assert [number for number, _ in other.term_changes] == [6]
        assert not other.is_modified
        other.pass_to("blue")
        assert other.is_modified


def test_a_game_in_which_the_table_was_only_passed_leaves_nothing_behind(tmp_path: Path) -> None:
    session = game_under(Terms(Kind.SHARED), tmp_path)
    session.pass_to("blue")
    assert not session.is_modified
    session.suspend()
    assert unfinished(tmp_path) == ()
    prune(tmp_path)
    assert not list(tmp_path.glob("*.journal"))
    other = game_under(Terms(Kind.SHARED))
    other.agree(Terms(Kind.SHARED, is_strict=True))
    assert other.is_modified


@pytest.mark.parametrize("version", [1, 2, 3])
def test_older_saves_open_as_solitaire_all_open_with_free_undo(tmp_path: Path, version: int) -> None:
    session, path = new_game(), tmp_path / "old.blitz"
    play_on(session, 8)
    session.save(path)
    reading = file_lines.read(path.read_bytes())
    assert reading is not None
    old = msgspec.to_builtins(reading.header) | {"format": version}
    for later in ("terms", "seat"):
        del old[later]
    sealer = Sealer()
    path.write_bytes(b"".join(map(sealer.seal, [old, *reading.records])))  # type: ignore[list-item]
    loaded = Session.load(path, find)
    assert (loaded.terms, loaded.seat, loaded.is_strict) == (Terms(), "", False)
    assert loaded.entries == session.entries


def test_a_game_goes_on_only_under_terms_that_cheat_nobody() -> None:
    session = game_under(STRICT_FOG)
    for cheat in (
        Terms(is_strict=True),
        Terms(Kind.FOG),
        Terms(Kind.SHARED, is_strict=True, is_opened=True),
        Terms(Kind.BY_FILE, is_strict=True),
    ):
        with pytest.raises(SessionError):
            session.agree(cheat)
    by_file = game_under(Terms(Kind.BY_FILE))
    with pytest.raises(SessionError, match="small choices"):
        by_file.agree(Terms(Kind.BY_FILE, is_brief=True))
    opened = msgspec.structs.replace(STRICT_FOG, is_opened=True)
    session.agree(opened)
    session.agree(opened)
    assert not session.terms.is_fogged
    session.agree(STRICT_FOG)
    assert [terms for _, terms in session.term_changes] == [opened, STRICT_FOG]


def test_a_strict_game_keeps_what_was_done_before_the_table_was_passed() -> None:
    session = game_under(Terms(Kind.SHARED, is_strict=True))
    session.pass_to("blue")
    while True:
        play_on(session, 1, seed=session.head)
        if not has_dice(session.entries[-1]):
            break
    assert session.can_undo
    session.pass_to("red")
    assert "passed on" in session.why_not_undo()
    with pytest.raises(SessionError, match="strict"):
        session.branch(session.head - 1)
    passed = session.head
    play_on(session, 1, seed=3)
    assert not session.why_not_branch(passed) or has_dice(session.entries[-1])


def test_a_free_game_takes_anything_back() -> None:
    session = game_under(Terms(Kind.SHARED))
    session.pass_to("blue")
    play_on(session, 12)
    session.pass_to("red")
    while session.head:
        assert session.undo()
    assert session.left_at("blue") == 0


class _Misty(ToySystem):
    """The toy with every red unit hidden from blue until anybody has moved."""

    def view(self, scenario: Scenario, state: ToyState, viewer: str | None = None) -> BoardView:
        view = super().view(scenario, state)
        if viewer is None or state.ext.spent:
            return view
        seen = tuple(piece for piece in view.pieces if piece.side == viewer)
        return msgspec.structs.replace(view, pieces=seen)

    def narrate(
        self,
        scenario: Scenario,
        before: ToyState,
        action: Action,
        events: tuple[Event, ...],
        viewer: str | None = None,
    ) -> tuple[Line, ...]:
        return (Line("note", f"told to {viewer}"),)


def test_a_strict_game_keeps_what_let_a_side_see_hidden_units() -> None:
    for terms, is_kept in ((STRICT_FOG, True), (Terms(is_strict=True), False), (Terms(Kind.FOG), False)):
        session = Session.start(_Misty(), long_toy(), "7", terms=terms)
        seed = 0
        while session.entries == () or has_dice(session.entries[-1]):
            session = Session.start(_Misty(), long_toy(), "7", terms=terms)
            play_on(session, 1, seed=seed)
            seed += 1
        assert ("hidden units" in session.why_not_undo()) == is_kept


def test_the_record_is_told_to_the_viewer() -> None:
    session = Session.start(_Misty(), long_toy(), "7")
    play_on(session, 1)
    told = []
    for viewer in (None, "blue", "red", None):
        session.viewer = viewer
        told.append(session.narration(1)[0].text)
    assert told == ["told to None", "told to blue", "told to red", "told to None"]


def test_notes_of_a_side_are_its_own(tmp_path: Path) -> None:
    session = game_under(Terms(Kind.SHARED))
    for viewer in ("blue", "red", None):
        session.viewer = viewer
        session.annotate(NOTE, f"by {viewer}")
    session.save(tmp_path / "game.blitz")
    loaded = Session.load(tmp_path / "game.blitz", find)
    seen = {}
    for viewer in ("blue", "red", "", None):
        loaded.viewer = viewer
        seen[viewer] = [note.text for note in loaded.annotations]
    assert seen["blue"] == ["by blue", "by None"]
    assert seen["red"] == ["by red", "by None"]
    assert seen[""] == ["by None"]
    assert len(seen[None]) == 3


def test_a_file_handed_over_opens_as_the_copy_of_the_other_side(tmp_path: Path) -> None:
    session = game_under(Terms(Kind.BY_FILE), seat="blue")
    session.pass_to("blue")
    session.save(tmp_path / "mine.blitz")
    play_on(session, 7)
    session.hand_over(tmp_path / "yours.blitz", "red")
    assert (session.seat, session.path) == ("blue", tmp_path / "mine.blitz")
    other = Session.load(tmp_path / "yours.blitz", find)
    assert (other.seat, other.entries, other.left_at("red")) == ("red", session.entries, 0)
    play_on(other, 3)
    other.hand_over(tmp_path / "back.blitz", "blue")
    back = Session.load(tmp_path / "back.blitz", find)
    assert (back.seat, back.left_at("blue"), back.head) == ("blue", 7, 10)
