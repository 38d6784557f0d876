"""4.2, 6.2, 7.6, 8: what the other side decides out of its turn, at one screen and in a game by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.system import Scenario
from blitz_desktop.presenter.seating import ONLOOKER
from blitz_desktop.presenter.table import Table as Screen
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from blitz_desktop.systems.meuse_1940 import SYSTEM
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.frames import RetreatDue
from blitz_desktop.systems.meuse_1940.model import COMBAT, FRENCH, GERMAN, State
from blitz_desktop.systems.meuse_1940.outcome import settle
from blitz_desktop.systems.meuse_1940.system import Meuse1940
from tests.systems.meuse_1940.table import BOOK, HQ_18, HQ_32, IR, RI, Table, table

rule = pytest.mark.rule
ATTACK = act.Attack("2011", (IR,))
SECRET = act.SendPlanes("2")


def begun(game: Table, monkeypatch: pytest.MonkeyPatch) -> Scenario:
    """A scenario that begins with a position."""

    def setup(_system: Meuse1940, _scenario: Scenario) -> State:
        return game.state

    monkeypatch.setattr(Meuse1940, "setup", setup)
    return game.scenario


@pytest.fixture
def scenario(monkeypatch: pytest.MonkeyPatch) -> Scenario:
    """A battle of two battalions about to be declared, with guns and aircraft on both sides."""
    places = {HQ_32: "1910", IR: "2010", RI: "2011", HQ_18: "2111"}
    return begun(table(phase=COMBAT, ext={"planes": {}}, **places), monkeypatch)


@pytest.fixture
def overrun(monkeypatch: pytest.MonkeyPatch) -> Scenario:
    """A battalion beside a headquarters that stands alone."""
    return begun(table(**{IR: "2010", HQ_18: "2011"}), monkeypatch)


@pytest.fixture
def retreat(monkeypatch: pytest.MonkeyPatch) -> Scenario:
    """A French battalion that has to retreat by two hexes, in the German combat phase."""
    game = table(phase=COMBAT, **{RI: "2011", IR: "2010"})
    return begun(game.order(RetreatDue(FRENCH, {RI: 2}, ("2011",)), settle), monkeypatch)


def screen_of(scenario: Scenario, kind: Kind, *, is_brief: bool = False) -> Screen:
    """The battle under some terms, with the German at the table."""
    screen = Screen(Session.start(SYSTEM, scenario, "1", terms=Terms(kind, is_brief=is_brief), seat=GERMAN))
    screen.sit_down()
    return screen


def play(screen: Screen, *actions: Action) -> Screen:
    """Take actions, whoever sits there."""
    for action in actions:
        assert isinstance(screen.session.submit(action), Entry), action
    screen.refresh()
    return screen


def send(screen: Screen, to: str, folder: Path) -> Screen:
    """Hand a game by file over to the other side, which opens it."""
    scenario = screen.session.scenario

    def find(_header: Header) -> Found:
        return Found(SYSTEM, scenario)

    assert screen.seating.is_waiting
    copy = folder / f"to {to} {screen.session.head}.blitz"
    screen.session.hand_over(copy, to)
    other = Screen(Session.load(copy, find))
    other.sit_down()
    assert (other.viewpoint.viewer, other.seating.is_waiting) == (to, False)
    return other


def told(screen: Screen) -> str:
    """All that the log tells to who sits there."""
    session = screen.session
    return "\n".join(line.text for entry in session.entries for line in session.narration(entry.number))


def planes_left(screen: Screen) -> int:
    """German aviation points left, as the tracks show them."""
    tracks = {track.title: track.at for track in screen.viewpoint.view.tracks}
    return tracks["Germany: aviation points left"]


@rule(BOOK, "6.2/2")
@rule(BOOK, "8/4")
def test_the_table_is_passed_for_the_reply_and_for_the_aircraft(scenario: Scenario) -> None:
    screen = play(screen_of(scenario, Kind.SHARED), ATTACK, act.SupportWithGuns((HQ_32,)))
    assert (screen.viewpoint.viewer, screen.seating.due) == (ONLOOKER, FRENCH)
    screen.sit_down()
    assert screen.decision is not None
    assert screen.decision.offer("support_with_guns") is not None
    play(screen, act.SupportWithGuns(()))
    assert screen.seating.due == GERMAN
    screen.sit_down()
    play(screen, SECRET)
    assert screen.seating.due == FRENCH
    screen.sit_down()
    assert screen.viewpoint.viewer == FRENCH
    assert "Aviation," not in told(screen), "the number is not told"
    assert planes_left(screen) == 6
    forecast = SYSTEM.forecast(scenario, screen.session.state, act.SendPlanes("1"), FRENCH)
    assert forecast is not None
    assert [line.value for line in forecast.ledger if line.rule.section == "8/5"] == ["-2"]
    play(screen, act.SendPlanes("1"))
    assert "Aviation, Germany: 2 points" in told(screen)
    assert "Aviation, France: 1 point" in told(screen)
    assert planes_left(screen) == 4


@rule(BOOK, "8/4")
def test_nobody_answers_for_the_other_side_what_is_secret(scenario: Scenario) -> None:
    screen = play(screen_of(scenario, Kind.SHARED, is_brief=True), ATTACK, act.SupportWithGuns(()))
    assert screen.seating.is_standing_in, "guns are open, and may be agreed to be answered in passing"
    play(screen, act.SupportWithGuns(()), SECRET)
    assert (screen.seating.is_standing_in, screen.seating.due) == (False, FRENCH)


@rule(BOOK, "8/4")
def test_by_file_the_reply_and_the_aircraft_go_there_and_back(scenario: Scenario, tmp_path: Path) -> None:
    german = play(screen_of(scenario, Kind.BY_FILE), ATTACK, act.SupportWithGuns((HQ_32,)))
    french = play(send(german, FRENCH, tmp_path), act.SupportWithGuns((HQ_18,)))
    german = play(send(french, GERMAN, tmp_path), SECRET)
    french = send(german, FRENCH, tmp_path)
    assert "Aviation," not in told(french)
    assert planes_left(french) == 6
    play(french, act.SendPlanes("0"))
    assert "Aviation, Germany: 2 points" in told(french)


@rule(BOOK, "4.2/1")
def test_the_table_is_passed_to_lead_a_headquarters_back_and_back_to_move_on(overrun: Scenario) -> None:
    screen = play(screen_of(overrun, Kind.SHARED), act.Move((IR,), ("2010", "2011")))
    assert (screen.viewpoint.viewer, screen.seating.due) == (ONLOOKER, FRENCH)
    screen.sit_down()
    play(screen, act.DisplaceHeadquarters("2111"))
    assert screen.seating.due == GERMAN
    screen.sit_down()
    play(screen, act.Move((IR,), ("2011", "2012")))


@rule(BOOK, "4.2/1")
def test_by_file_a_headquarters_is_led_back_by_its_own_side(overrun: Scenario, tmp_path: Path) -> None:
    german = play(screen_of(overrun, Kind.BY_FILE), act.Move((IR,), ("2010", "2011")))
    french = play(send(german, FRENCH, tmp_path), act.DisplaceHeadquarters("2111"))
    german = play(send(french, GERMAN, tmp_path), act.Move((IR,), ("2011", "2012")))
    assert german.session.state.units[HQ_18].at == "2111"


@rule(BOOK, "7.6/1")
def test_the_table_is_passed_for_a_retreat(retreat: Scenario) -> None:
    screen = screen_of(retreat, Kind.SHARED)
    assert (screen.viewpoint.viewer, screen.decision) == (FRENCH, screen.session.decision)
    play(screen, act.Retreat((RI,), "2111"))
    assert screen.seating.due is None, "all of its hexes are chosen in one sitting"
    play(screen, act.Retreat((RI,), "2211"))
    assert screen.seating.due == GERMAN


@rule(BOOK, "7.6/1")
def test_by_file_a_retreat_is_chosen_by_its_own_side(retreat: Scenario, tmp_path: Path) -> None:
    french = play(send(screen_of(retreat, Kind.BY_FILE), FRENCH, tmp_path), act.Retreat((RI,), "2111"))
    german = send(play(french, act.Retreat((RI,), "2211")), GERMAN, tmp_path)
    assert german.session.state.units[RI].at == "2211"
