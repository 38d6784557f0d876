"""Who looks at the table in each kind of game, and when it must be passed."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.presenter.seating import ONLOOKER
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from tests.session.play import find
from tests.toy import TOY, toy_scenario
from tests.toy.records import Assault, EndPhase, LossFrame, March

WALK = March(("b1",), ("0302", "0402"))
ATTACK = Assault("0502", ("b1",))
SEED = "2"
"""With these dice red alone loses a step in the attack."""


def table_of(kind: Kind, *, is_brief: bool = False, seat: str = "") -> Table:
    """The toy on the table under some terms."""
    terms = Terms(kind, is_brief=is_brief)
    return Table(Session.start(TOY, toy_scenario(), seed=SEED, terms=terms, seat=seat))


def play(table: Table, *actions: Action) -> None:
    """Take actions without the table's help."""
    for action in actions:
        assert isinstance(table.session.submit(action), Entry), action
    table.refresh()


def to_red(table: Table) -> None:
    """Play on until red decides."""
    while table.session.decision is not None and table.session.decision.side != "red":
        play(table, EndPhase())


def viewer_and_due(table: Table) -> tuple[str | None, str | None]:
    """Who looks, and whom the table waits for."""
    return table.viewpoint.viewer, table.seating.due


def test_in_an_open_game_both_sides_are_seen_and_nobody_is_waited_for() -> None:
    table = table_of(Kind.OPEN)
    to_red(table)
    assert viewer_and_due(table) == (None, None)


@pytest.mark.parametrize("kind", [Kind.FOG, Kind.SHARED])
def test_the_table_is_passed_to_the_side_that_decides(kind: Kind) -> None:
    table = table_of(kind)
    assert viewer_and_due(table) == (ONLOOKER, "blue")
    table.sit_down()
    assert viewer_and_due(table) == ("blue", None)
    table.select(("b1",))
    to_red(table)
    assert viewer_and_due(table) == (ONLOOKER, "red")
    assert table.selection == ()
    assert table.decision is not None
    assert table.decision.offers == ()
    assert table.decision.prompt == "To decide now: Red."
    table.sit_down()
    assert viewer_and_due(table) == ("red", None)
    assert table.decision.offers
    assert table.session.viewer == "red"


def test_looking_back_changes_no_seats() -> None:
    table = table_of(Kind.SHARED)
    table.sit_down()
    to_red(table)
    table.sit_down()
    table.session.goto(0)
    table.refresh()
    assert viewer_and_due(table) == ("red", None)


def test_a_lone_player_may_open_the_table() -> None:
    table = table_of(Kind.FOG)
    table.agree(Terms(Kind.FOG, is_opened=True))
    assert viewer_and_due(table) == (None, None)
    table.agree(Terms(Kind.FOG))
    assert viewer_and_due(table) == (ONLOOKER, "blue")
    shared = table_of(Kind.SHARED)
    with pytest.raises(SessionError, match="lone player"):
        shared.agree(Terms(Kind.SHARED, is_opened=True))


def fought(table: Table) -> Table:
    """Blue attacks; the losses of red are asked for."""
    table.sit_down()
    play(table, WALK, EndPhase(), ATTACK)
    assert isinstance(table.session.state.frame, LossFrame)
    return table


def test_small_choices_of_the_other_side_are_made_without_passing_where_that_is_agreed() -> None:
    for kind in (Kind.FOG, Kind.SHARED, Kind.BY_FILE):
        table = fought(table_of(kind, is_brief=True))
        assert viewer_and_due(table) == ("blue", None)
        assert table.decision is not None
        assert (table.decision.side, table.decision.offer("take_losses") is not None) == ("red", True)
        assert not table.seating.is_waiting


def test_without_that_the_table_is_passed_for_losses_too() -> None:
    table = fought(table_of(Kind.SHARED))
    assert viewer_and_due(table) == (ONLOOKER, "red")


def test_by_file_each_copy_shows_its_own_side(tmp_path: Path) -> None:
    table = table_of(Kind.BY_FILE)
    assert table.session.seat == "blue"
    assert viewer_and_due(table) == (ONLOOKER, "blue")
    table.sit_down()
    to_red(table)
    assert viewer_and_due(table) == ("blue", None)
    assert table.seating.is_waiting
    assert table.decision is not None
    assert not table.decision.offers
    table.session.hand_over(tmp_path / "game.blitz", "red")
    other = Table(Session.load(tmp_path / "game.blitz", find))
    assert viewer_and_due(other) == (ONLOOKER, "red")
    other.sit_down()
    assert viewer_and_due(other) == ("red", None)
    assert not other.seating.is_waiting


@pytest.mark.parametrize("kind", [Kind.FOG, Kind.SHARED, Kind.BY_FILE])
def test_a_table_that_opens_in_the_past_hides_as_much(kind: Kind) -> None:
    table = table_of(kind)
    to_red(table)
    table.session.goto(0)
    assert viewer_and_due(Table(table.session)) == (ONLOOKER, "blue")
    assert viewer_and_due(Table(table.session, "blue")) == ("blue", None)
