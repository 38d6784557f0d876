from __future__ import annotations

import pytest

from blitz_desktop.core.citations import Legality
from blitz_desktop.core.entries import Entry
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario
from tests.toy.game import END
from tests.toy.records import Assault, LossFrame, March


@pytest.fixture
def table() -> Table:
    return Table(Session.start(TOY, toy_scenario(), seed="1"))


def march(table: Table, *units: str, to: str) -> Entry | Legality | Draft:
    gesture = table.pick_up(units)
    assert gesture is not None
    return table.put_down(gesture, to)


def fight(table: Table) -> None:
    """Bring Blue next to Red and go on to combat."""
    assert isinstance(march(table, "bt", to="0402"), Entry)
    table.take_up(END)


def test_a_drop_within_reach_is_carried_out(table: Table) -> None:
    heard: list[Change] = []
    table.listen(heard.append)
    entry = march(table, "b1", to="0301")
    assert isinstance(entry, Entry)
    assert entry.action == March(("b1",), ("0302", "0301"))
    assert table.viewpoint.pieces["b1"].at == "0301"
    assert Change.POSITION in heard


def test_a_refused_drop_changes_nothing(table: Table) -> None:
    before = table.session.state
    legality = march(table, "b1", to="0806")
    assert isinstance(legality, Legality)
    assert not legality
    assert table.session.state is before


def test_a_drag_takes_the_selected_part_of_the_stack(table: Table) -> None:
    assert table.in_hand("b1") == ("b1",)
    table.select(("b2", "b1", "bt"))
    assert table.in_hand("b1") == ("b1", "b2")
    table.toggle("b2")
    assert table.in_hand("b1") == ("b1",)


def test_a_target_takes_all_who_can_attack_it(table: Table) -> None:
    fight(table)
    assert table.targets() == ("0502",)
    draft = table.aim("0502")
    assert isinstance(draft, Draft)
    assert draft.picked == ("bt",)
    entry = table.confirm()
    assert isinstance(entry, Entry)
    assert entry.action == Assault("0502", ("bt",))


def test_aiming_at_an_empty_hex_is_refused_with_a_rule(table: Table) -> None:
    fight(table)
    refusal = table.aim("0101")
    assert isinstance(refusal, Legality)
    assert refusal.reasons
    assert table.draft is None


def test_nothing_can_be_aimed_at_while_marching(table: Table) -> None:
    assert table.aim("0502") is None


def test_losses_and_advances_ask_by_themselves(table: Table) -> None:
    fight(table)
    for _ in range(12):
        table.aim("0502")
        table.confirm()
        if table.draft is not None:
            break
        table.session.undo()
        table.session.undo()
        table.refresh()
    frame = table.session.state.frame
    assert table.draft is not None
    if isinstance(frame, LossFrame):
        assert table.draft.offer.kind == "take_losses"


def test_cancel_asks_again_what_must_be_answered(table: Table) -> None:
    table.take_up(table.viewpoint.decision.offers[0])  # type: ignore[union-attr]
    assert table.draft is not None
    table.cancel()
    assert table.draft is None


def test_an_offer_of_movement_takes_up_the_selection(table: Table) -> None:
    table.select(("b1",))
    draft = table.take_up(table.viewpoint.decision.offers[0])  # type: ignore[union-attr]
    assert isinstance(draft, Draft)
    table.confirm()
    assert isinstance(table.pick("0301"), Entry)
    assert table.viewpoint.pieces["b1"].at == "0301"


def test_a_look_at_the_past_decides_nothing(table: Table) -> None:
    march(table, "b1", to="0301")
    table.session.goto(0)
    table.refresh()
    assert table.decision is None
    assert table.pick_up(("b1",)) is None
    assert table.targets() == ()
    assert table.viewpoint.decision is not None


def test_undo_drops_the_half_made_action(table: Table) -> None:
    march(table, "b1", to="0301")
    table.take_up(table.viewpoint.decision.offers[0])  # type: ignore[union-attr]
    table.session.undo()
    table.refresh()
    assert table.draft is None
