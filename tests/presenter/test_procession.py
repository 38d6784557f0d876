"""Units that may not move together go one after the other, by one gesture."""

from __future__ import annotations

import pytest

from blitz_desktop.core.citations import Legality
from blitz_desktop.core.entries import Entry
from blitz_desktop.presenter.procession import Procession, march_of
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.ways import March
from blitz_desktop.systems.meuse_1940.actions import Move
from tests.presenter.meuse import FOOT, TANKS, begun


@pytest.fixture
def table() -> Table:
    return Table(begun())


def test_a_stack_is_carried_out_unit_by_unit(table: Table) -> None:
    start = table.viewpoint.pieces[FOOT[0]].at
    gesture = table.pick_up(FOOT)
    assert gesture is not None
    assert gesture.legality
    assert gesture.reach is not None
    to = next(at for at in gesture.reach.legal if not table.viewpoint.stack(at))
    before = table.session.head
    assert isinstance(table.put_down(gesture, to), Entry)
    assert table.session.head == before + len(FOOT)
    assert {table.viewpoint.pieces[unit].at for unit in FOOT} == {to}
    assert [piece.id for piece in table.viewpoint.stack(to)] == list(FOOT)
    # One way for all of them.
    paths = {entry.action.path for entry in table.session.entries[before:]}  # type: ignore[attr-defined]
    assert len(paths) == 1
    for _ in FOOT:
        assert table.session.undo()
    table.refresh()
    assert {table.viewpoint.pieces[unit].at for unit in FOOT} == {start}


def test_they_reach_what_each_of_them_reaches(table: Table) -> None:
    fast, *_, slow = FOOT
    alone = table.reach_in_hand(slow)
    assert alone is not None
    out = min(map(alone.path_to, alone.legal), key=len)
    assert isinstance(table.session.submit(Move((slow,), (*out, *out[-2::-1]))), Entry)
    table.refresh()
    reaches = [set(reach.legal) for reach in map(table.reach_in_hand, FOOT) if reach is not None]
    gesture = table.pick_up(FOOT)
    assert gesture is not None
    assert gesture.reach is not None
    assert set(gesture.reach.legal) == set.intersection(*reaches) < reaches[0]
    slowest = table.reach_in_hand(slow)
    assert slowest is not None
    assert all(gesture.reach[at].left == slowest[at].left for at in gesture.reach.legal)
    beyond = min(reaches[FOOT.index(fast)] - set(gesture.reach.legal))
    (reason,) = gesture.at(beyond).legality.reasons
    assert reason.where == slow


def test_the_first_that_cannot_stops_them_and_the_rest_stay_selected(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    gesture = table.pick_up(FOOT)
    assert gesture is not None
    assert gesture.reach is not None
    to = gesture.reach.legal[0]
    submit, refusal = table.session.submit, gesture.at("nowhere").legality

    def bar_the_second(action: object) -> Entry | Legality:
        return refusal if getattr(action, "units", ()) == FOOT[1:2] else submit(action)  # type: ignore[arg-type]

    monkeypatch.setattr(table.session, "submit", bar_the_second)
    before = table.session.head
    assert table.put_down(gesture, to) is refusal
    assert table.session.head == before + 1
    assert table.selection == FOOT[1:]
    assert table.viewpoint.pieces[FOOT[0]].at == to


def test_units_that_may_move_together_do(table: Table) -> None:
    viewpoint = table.viewpoint
    offer = viewpoint.decision.offer("move") if viewpoint.decision else None
    assert offer is not None
    assert type(march_of(viewpoint, offer, TANKS)) is March
    assert type(march_of(viewpoint, offer, FOOT[:1])) is March
    assert type(march_of(viewpoint, offer, FOOT)) is Procession
