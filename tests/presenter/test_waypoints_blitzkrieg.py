"""Waypoints under the rules of the lead game: each part of the path costs what the rules say."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.core.entries import Entry
from blitz_desktop.presenter.gesture import Gesture
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session

UNIT = "ger_pz_4"


@pytest.fixture
def table() -> Table:
    key = "blitzkrieg_1940/1940"
    session = Session.start(registry.system("blitzkrieg_1940"), registry.scenario(key), seed="7")
    table = Table(session)
    for beginning in ("Launch", "Begin", "No further", "Move, then"):
        decision = table.decision
        assert decision is not None
        table.take_up(next(offer for offer in decision.offers if offer.label.startswith(beginning)))
    return table


@pytest.fixture
def gesture(table: Table) -> Gesture:
    found = table.pick_up((UNIT,))
    assert found is not None
    return found


def test_a_path_passes_its_waypoints_and_is_carried_out_as_shown(table: Table, gesture: Gesture) -> None:
    board = table.session.scenario.board
    assert gesture.reach is not None
    start = gesture.start
    sure = [hex_ for hex_ in gesture.reach.legal if not gesture.reach.targets[hex_].is_risky]
    first = next(hex_ for hex_ in sure if board.distance(start, hex_) == 2)
    assert gesture.add_waypoint(first)
    second = next(
        hex_
        for hex_ in sure
        if gesture.reach[hex_].legality
        and board.distance(first, hex_) == 2
        and first in gesture.reach.path_to(hex_)[:-1]
        and not gesture.reach.targets[hex_].is_risky
    )
    path = gesture.reach.path_to(second)
    entry = table.put_down(gesture, second)
    assert isinstance(entry, Entry)
    assert entry.action.path == path  # type: ignore[attr-defined]
    assert path[2] == first


def test_points_spent_on_the_way_are_not_there_beyond_it(table: Table, gesture: Gesture) -> None:
    assert gesture.reach is not None
    free = {hex_: gesture.reach.targets[hex_].left for hex_ in gesture.reach.legal}
    at = min(free, key=lambda hex_: (-(free[hex_] or 0), hex_))
    assert gesture.add_waypoint(at)
    for hex_ in set(gesture.reach.legal) - {gesture.start}:
        assert (gesture.reach.targets[hex_].left or 0) <= (free.get(hex_) or 0)
    assert gesture.reach.targets[at].left == free[at]


def test_a_waypoint_is_taken_back(gesture: Gesture) -> None:
    assert gesture.reach is not None
    before = gesture.reach
    assert not gesture.drop_waypoint()
    assert gesture.add_waypoint(before.legal[0])
    assert not gesture.add_waypoint(before.legal[0])
    assert gesture.drop_waypoint()
    assert gesture.waypoints == ()
    assert gesture.reach is not None
    assert gesture.reach.targets == before.targets


def test_no_waypoint_where_the_units_cannot_go(gesture: Gesture) -> None:
    assert not gesture.add_waypoint("W4404")


def test_units_that_may_move_on_stay_selected(table: Table) -> None:
    stack = tuple(piece.id for piece in table.viewpoint.stack(table.viewpoint.pieces[UNIT].at))
    gesture = table.pick_up(stack)
    assert gesture is not None
    assert gesture.reach is not None
    near = max(gesture.reach.legal, key=lambda hex_: gesture.reach.targets[hex_].left or 0)
    assert isinstance(table.put_down(gesture, near), Entry)
    assert set(table.selection) == set(stack)
    table.toggle(stack[0])  # left behind
    rest = table.pick_up(table.selection)
    assert rest is not None
    assert rest.legality
