"""What a side did while the other looked away stays secret when that one looks back or exports."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from blitz_desktop import registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.decisions import Decision
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.override import Override
from blitz_desktop.core.view import BoardView
from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.presenter.commands import TimeCommands
from blitz_desktop.presenter.lines_of_play import LinesOfPlay
from blitz_desktop.presenter.log_export import write_log
from blitz_desktop.presenter.moments import MomentCommands, turn_moments
from blitz_desktop.presenter.overlays import Overlays
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.history import State
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940 import actions as act
from blitz_desktop.systems.blitzkrieg_1940.frames import CupDue, RedeployDue
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, BOOK, COMBAT, GERMAN, MOVEMENT

rule = pytest.mark.rule

BRIEF: tuple[Action, ...] = (act.FillCup(("ger_pz_7",), "cup"),)
LONG: tuple[Action, ...] = (
    act.FillCup(("ger_pz_7", "ger_gd"), "cup"),
    act.FillCup(("dummy_m_1", "dummy_m_2"), "cup"),
    act.Deploy(("dummy_m_3",), "E3123"),
    act.Deploy(("ger_id_3",), "E3424"),
    act.Deploy(("dummy_m_4",), "E2823"),
)
DECLARED = 1
"""Number of the entry that declares Sickle Cut; the secret set-up begins after it."""


def table_of(*actions: Action, kind: Kind = Kind.SHARED, viewer: str = ALLIED) -> Table:
    """A game up to the end of such a set-up, with one side at the table."""
    session = Session.start(SYSTEM, registry.scenario(f"{BOOK}/1940"), "3", terms=Terms(kind), seat=viewer)
    play(session, act.DeclareSickleCut("yes"), *actions)
    table = Table(session, viewer)
    session.viewer = viewer
    return table


def play(session: Session, *actions: Action) -> None:
    for action in actions:
        assert isinstance(session.submit(action), Entry), action


def begun(*actions: Action) -> Table:
    """The same with the set-up ended, as the Allies see it from their own phase."""
    table = table_of(*actions, act.EndSetup(), kind=Kind.BY_FILE)
    assert table.seating.is_waiting
    return table


def pictures(table: Table) -> Iterator[BoardView]:
    """What shows when one steps from the set-up to the present."""
    time = TimeCommands(table)
    time.look_at(0)
    yield table.viewpoint.view
    while time.step_on.is_enabled:
        time.step_on.run()
        yield table.viewpoint.view


@rule(BOOK, "6.2.A")
@rule(BOOK, "6.2.C")
def test_stepping_through_a_secret_set_up_tells_neither_what_was_done_nor_how_much() -> None:
    short, long = (list(pictures(begun(*setup))) for setup in (BRIEF, LONG))
    assert len(short) == len(long) == 3, "before the declaration, after it, and set up"
    assert short[:2] == long[:2]
    assert short[2] != long[2]


@rule(BOOK, "3.1.F")
def test_before_the_german_set_up_its_opponent_sees_no_german_unit_on_the_map() -> None:
    before, declared, done = pictures(begun(*BRIEF))
    board = registry.scenario(f"{BOOK}/1940").board
    for view in (before, declared):
        german = [piece for piece in view.pieces if piece.side == GERMAN]
        assert not [piece for piece in german if piece.at in board]
        assert {"ger_pz_7", "ger_gd"} <= {piece.id for piece in german if piece.at == "deployment"}
        assert "cup" not in {box.id for box in view.boxes}
    assert "ger_pz_7" not in {piece.id for piece in done.pieces}
    assert [piece for piece in done.pieces if piece.side == GERMAN and piece.at in board]


@rule(BOOK, "6.2.A")
def test_every_way_back_leads_to_what_may_be_seen() -> None:
    table = begun(*LONG)
    session, time = table.session, TimeCommands(table)
    moments = MomentCommands(table, time, lambda _: None)
    assert list(session.moments) == [0, DECLARED, session.head]
    for number in range(DECLARED, session.head):
        time.look_at(number)
        assert (session.shown, session.place(session.shown)) == (DECLARED, 1)
        assert session.seen is session.state
    moments.bookmark.run()
    time.back_to_play.run()
    assert (session.is_live, session.place(session.head)) == (True, 2)
    time.step_back.run()
    assert session.shown == DECLARED
    time.step_back.run()
    assert (session.shown, time.step_back.is_enabled, moments.to_start.is_enabled) == (0, False, False)
    moments.mark_on.run()
    assert session.shown == DECLARED
    assert turn_moments(session) == (0, session.head)


@rule(BOOK, "6.2.A")
def test_the_live_table_of_the_other_side_stands_still_meanwhile() -> None:
    table = table_of(kind=Kind.BY_FILE)
    view, rows = table.viewpoint.view, Chronicle(table.session).rows()
    for action in LONG:
        play(table.session, action)
        table.refresh()
        assert (table.viewpoint.view, Chronicle(table.session).rows()) == (view, rows)
        assert not Overlays(table).draw("moves").traces
        assert table.session.place(table.session.head) == 1
    german = table_of(*LONG, kind=Kind.BY_FILE, viewer=GERMAN)
    assert german.session.place(german.session.head) == 1 + len(LONG)
    assert {"ger_pz_7", "ger_gd"} <= {piece.id for piece in german.viewpoint.stack("cup")}


@rule(BOOK, "6.2.A")
def test_lines_of_play_and_files_count_only_what_may_be_seen(tmp_path: Path) -> None:
    table = table_of(*BRIEF)
    for _ in BRIEF:
        table.session.undo()
    play(table.session, *LONG, act.EndSetup())
    assert extents(table.session) == ["This line, 2 entries"]
    write_log(table.session, tmp_path / "log.csv")
    text = (tmp_path / "log.csv").read_text(encoding="utf-8-sig")
    assert {row.split(",")[0] for row in text.splitlines()[1:]} == {"1", "2"}
    assert "7 Pz" not in text
    table.session.viewer = GERMAN
    assert extents(table.session) == ["This line, 7 entries", "1 entry after entry 1"]


def extents(session: Session) -> list[str]:
    lines = LinesOfPlay(session)
    return [lines.told(line).extent for line in lines.all]


@rule(BOOK, "6.2.A")
def test_of_a_line_that_was_left_a_side_is_told_what_it_did_itself() -> None:
    table = table_of(act.Deploy(("ger_id_3",), "E3424"))
    session = table.session
    session.undo()
    play(session, act.Deploy(("ger_id_3",), "E3123"), act.EndSetup())
    lines: dict[str | None, list[str]] = {}
    for viewer in (GERMAN, ALLIED, "", None):
        session.viewer = viewer
        told = LinesOfPlay(session)
        lines[viewer] = [told.told(line).last for line in told.all if not line.is_current]
    assert ["E3424" in last for last in lines[GERMAN]] == [True]
    assert lines[None] == lines[GERMAN]
    assert (lines[ALLIED], lines[""]) == ([], []), "it ended while they looked away"


@rule(BOOK, "13.2.A")
def test_a_move_that_was_tried_and_taken_back_is_not_told_to_the_other_side() -> None:
    session = table_of(act.EndSetup()).session
    play_until(session, lambda state: (state.clock.side, state.clock.phase) == (GERMAN, MOVEMENT))
    rng, bot = random.Random(2), RandomBot(end=0)
    play(session, bot.choose(SYSTEM, session.scenario, session.state, the_decision(session), rng))
    session.viewer = GERMAN
    (tried,) = session.narration(session.head)[:1]
    session.undo()
    play(session, act.EndPhase())
    lines = LinesOfPlay(session)
    (left,) = (line for line in lines.all if not line.is_current)
    assert lines.told(left).last == tried.text
    session.viewer = ALLIED
    assert LinesOfPlay(session).told(left).last == ""


def play_until(session: Session, has_come: Callable[[State], bool]) -> None:
    """Play at random, each phase ended soon, until a position has come."""
    rng, bot = random.Random(5), RandomBot(end=1)
    while not has_come(session.state):
        play(session, bot.choose(SYSTEM, session.scenario, session.state, the_decision(session), rng))


def the_decision(session: Session) -> Decision:
    assert session.decision is not None
    return session.decision


@rule(BOOK, "6.5.B")
def test_the_cup_is_emptied_unseen_and_shows_when_it_is_done() -> None:
    cup = act.FillCup(("ger_pz_7", "ger_gd", "ger_pz_1"), "cup")
    session = table_of(cup, act.EndSetup()).session
    play_until(session, lambda state: isinstance(state.frame, CupDue))
    before = session.head
    for unit in cup.units:
        offer = the_decision(session).offer("place_from_cup")
        assert offer is not None
        forest = SYSTEM.choices(session.scenario, session.state, offer, {"units": (unit,)}).legal
        play(session, act.PlaceFromCup((unit,), forest[0]))
    session.viewer = ALLIED
    numbers = range(before + 1, before + 4)
    assert [session.place(number) - session.place(before) for number in numbers] == [0, 0, 1]
    told = [line.text for number in numbers for line in session.narration(number)]
    assert "The cup is emptied into the Ardennes." in told
    assert not [text for text in told if "from the cup" in text or "hidden unit" in text]


@rule(BOOK, "6.3.B")
def test_revealed_dummies_are_redeployed_unseen() -> None:
    dummies = ("dummy_m_4", "dummy_m_5")
    table = table_of(act.Deploy(dummies, "E2823"), act.EndSetup())
    session, attackers = table.session, ("fra_dlm_1", "fra_dlm_2")
    play_until(session, lambda state: (state.clock.side, state.clock.phase) == (ALLIED, COMBAT))
    play(session, Override(side=ALLIED, hexes=("E2723",)), Override(attackers, "E2723"))
    play(session, act.Attack("E2823", attackers))
    assert isinstance(session.state.frame, RedeployDue)
    attacked = session.head
    play(session, *(act.RedeployDummies((dummy,), "E3123") for dummy in dummies))
    session.viewer = ALLIED
    assert [session.place(attacked + step) - session.place(attacked) for step in (0, 1, 2)] == [0, 0, 1]
    assert (session.narration(attacked + 1), session.narration(attacked + 2)) == ((), ())
    view = SYSTEM.view(session.scenario, session.state_at(attacked + 1), ALLIED)
    assert {piece.at for piece in view.pieces if piece.id in dummies} == {"E2823"}
    table = Table(session, ALLIED)
    assert not [way for way in Overlays(table).draw("moves").traces if way.tone == GERMAN]
