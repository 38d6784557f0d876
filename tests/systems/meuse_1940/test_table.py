"""What the table shows beside the counters: overlays, tracks, what is left undone."""

from __future__ import annotations

import random

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.overlays import Overlay
from blitz_desktop.session.session import Session
from blitz_desktop.systems.meuse_1940.system import Meuse1940

KEY = "meuse_1940/historical"
HQ_18 = "fra_m_em_18di"


@pytest.fixture
def session() -> Session:
    """The historical scenario at the first German phase."""
    session = Session.start(registry.system("meuse_1940"), registry.scenario(KEY), seed="1")
    bot, rng = RandomBot(), random.Random(1)
    while not session.state.clock.turn:
        decision = session.decision
        assert decision is not None
        session.submit(bot.choose(session.system, session.scenario, session.state, decision, rng))
    return session


def draw(session: Session, id_: str, *units: str) -> Overlay:
    """An overlay for some units."""
    assert isinstance(session.system, Meuse1940)
    return session.system.overlay(session.scenario, session.state, id_, units)


def hexes(overlay: Overlay, words: str) -> set[str]:
    """Hexes of the patches with some words."""
    return {hex_ for patch in overlay.patches if patch.words == words for hex_ in patch.hexes}


@pytest.mark.rule("meuse_1940", "0.1/11")
def test_the_radius_of_a_headquarters_is_its_command_range(session: Session) -> None:
    board, at = session.scenario.board, session.state.units[HQ_18].at
    within = hexes(draw(session, "command", HQ_18), "within command range")
    reach = session.scenario.pieces[HQ_18].face(1).ratings["range"]
    assert within == {hex_ for hex_ in board.hexes if board.distance(at, hex_) <= reach}


def test_every_overlay_listed_can_be_drawn_before_and_after_play_begins(session: Session) -> None:
    fresh = Session.start(session.system, session.scenario, seed="1")
    for game in (fresh, session):
        for title in session.system.view(game.scenario, game.state).overlays:
            assert draw(game, title.id).patches


def test_objectives_are_marked_with_their_points(session: Session) -> None:
    marks = {tag.hex: tag.text for tag in draw(session, "victory").tags}
    (dinant,) = session.scenario.board.place("Dinant").hexes  # type: ignore[union-attr]
    assert int(marks[dinant]) > 0


@pytest.mark.rule("meuse_1940", "8/6")
def test_tracks_tell_the_points_left_of_each_side(session: Session) -> None:
    view = session.system.view(session.scenario, session.state)
    tables = {track.title: (track.at, track.last) for track in view.tracks}
    assert tables["Germany: aviation points left"] == (6, 6)
    assert tables["France: aviation points left"] == (3, 3)
    assert tables["Germany: artillery points left"][1] > 0


@pytest.mark.rule("meuse_1940", "1/4")
def test_ending_the_reinforcements_warns_of_units_that_could_come(session: Session) -> None:
    (line,) = session.system.view(session.scenario, session.state).undone
    assert session.state.clock.phase == "reinforcement"
    assert line.ends == "end_phase"
    assert line.where == ("german_arrivals",)


@pytest.mark.rule("meuse_1940", "10.6/12")
@pytest.mark.rule("meuse_1940", "10.6/14")
def test_the_free_set_up_tells_its_own_turns_of_arrival() -> None:
    free = Session.start(registry.system("meuse_1940"), registry.scenario("meuse_1940/free"), seed="1")
    assert _turns(free, "8e RI") == {1}
    assert _turns(free, "248e RI") == {1}
    assert _turns(free, "1re DCR") == {0}, "nobody knows before the die"
    assert _turns(free, "4e DINA") == {0}, "at hand, not still to come"
    thrown = msgspec.structs.replace(free.state, ext=msgspec.structs.replace(free.state.ext, dcr_turn=2))
    view = free.system.view(free.scenario, thrown)
    assert {piece.due for piece in view.pieces if piece.face.name == "28 BCC"} == {2}


def _turns(session: Session, formation: str) -> set[int]:
    """The turns on which units of a formation come."""
    pieces = session.scenario.pieces
    view = session.system.view(session.scenario, session.state)
    return {piece.due or 0 for piece in view.pieces if formation in pieces[piece.id].formations}


def test_a_headquarters_that_comes_back_is_still_to_come(session: Session) -> None:
    for turn, told in ((5, 5), (8, 0)):
        ext = msgspec.structs.replace(session.state.ext, returns={HQ_18: turn})
        view = session.system.view(session.scenario, msgspec.structs.replace(session.state, ext=ext))
        assert next(piece.due for piece in view.pieces if piece.id == HQ_18) == told
