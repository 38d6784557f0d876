"""A stack whose units move one by one, dragged with the mouse."""

from __future__ import annotations

import pytest

from blitz_desktop.session.session import Session
from tests.presenter.meuse import FOOT, begun
from tests.ui.hand import CTRL, Hand


@pytest.fixture
def session() -> Session:
    return begun()


def test_one_drag_moves_the_selected_units_one_after_the_other(hand: Hand) -> None:
    table, start = hand.window.table, hand.at(FOOT[0])
    hand.double_click_piece(FOOT[0])
    assert set(table.selection) == set(FOOT)
    gesture = table.pick_up(table.selection)
    assert gesture is not None
    assert gesture.reach is not None
    to = next(at for at in gesture.reach.legal if not table.viewpoint.stack(at))
    before = table.session.head
    hand.drag(table.viewpoint.stack(start)[-1].id, to)
    assert hand.refusals == []
    assert table.session.head == before + len(FOOT)
    assert {hand.at(unit) for unit in FOOT} == {to}


def test_what_is_not_selected_stays(hand: Hand) -> None:
    start = hand.at(FOOT[0])
    hand.window.canvas.centre_on(start)
    hand.window.scene.open_fan(start)
    hand.click_piece(FOOT[0])
    hand.click_piece(FOOT[1], CTRL)
    table = hand.window.table
    assert set(table.selection) == set(FOOT[:2])
    gesture = table.pick_up(table.selection)
    assert gesture is not None
    assert gesture.reach is not None
    to = next(at for at in gesture.reach.legal if not table.viewpoint.stack(at))
    hand.drag(FOOT[1], to)
    assert [hand.at(unit) for unit in FOOT] == [to, to, start]
