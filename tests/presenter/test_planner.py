from __future__ import annotations

import pytest

from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.overlays import PLANS, Overlays
from blitz_desktop.presenter.planner import Plan, draft_of, note_plan, plans
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario
from tests.toy.game import END


@pytest.fixture
def table() -> Table:
    """The blue tanks beside red's hex 0502, in the movement phase."""
    table = Table(Session.start(TOY, toy_scenario(), seed="1"))
    gesture = table.pick_up(("bt",))
    assert gesture is not None
    table.put_down(gesture, "0402")
    return table


def _planned(table: Table) -> Plan:
    (plan,) = plans(table.session, table.viewpoint)
    return plan


def _plan(table: Table) -> None:
    draft = table.plan("0502")
    assert isinstance(draft, Draft)
    note_plan(table.session, draft)
    table.cancel()


def test_an_attack_of_the_phase_ahead_is_planned_with_its_odds(table: Table) -> None:
    assert table.targets() == ()
    assert "0502" in table.plan_targets()
    _plan(table)
    plan = _planned(table)
    assert (plan.target, plan.units, plan.can_begin) == ("0502", ("bt",), False)
    assert plan.forecast is not None
    assert plan.forecast.headline == "6 - 3 = +3"
    assert table.session.head == 1


def test_a_plan_takes_all_who_could_attack(table: Table) -> None:
    for unit, to in (("b1", "0402"), ("b2", "0402")):
        gesture = table.pick_up((unit,))
        assert gesture is not None
        table.put_down(gesture, to)
    draft = table.plan("0502")
    assert draft is not None
    assert len(draft.picked) > 1
    assert draft.picked == draft.choices.legal


def test_in_its_phase_it_can_be_carried_out(table: Table) -> None:
    _plan(table)
    table.take_up(END)
    assert _planned(table).can_begin
    draft = draft_of(table.session, table.viewpoint, _planned(table).key)
    assert draft is not None
    assert draft.picked == ("bt",)
    table.resume(draft)
    table.confirm()
    assert table.session.entries[-1].action.units == ("bt",)  # type: ignore[attr-defined]
    assert plans(table.session, table.viewpoint) == ()
    table.session.undo()
    table.refresh()
    assert _planned(table).can_begin


def test_a_plan_is_the_side_s_that_means_it(table: Table) -> None:
    _plan(table)
    assert _planned(table).side == "blue"
    while table.viewpoint.state.clock.side == "blue":
        table.take_up(END)
    assert plans(table.session, table.viewpoint) == ()
    assert Overlays(table).draw(PLANS).traces == ()


def test_it_says_why_it_cannot_be_carried_out(table: Table) -> None:
    _plan(table)
    table.session.undo()
    table.refresh()
    plan = _planned(table)
    assert plan.forecast is None
    assert not plan.legality


def test_one_target_has_one_plan(table: Table) -> None:
    _plan(table)
    _plan(table)
    assert len(table.session.annotations) == 1
    assert draft_of(table.session, table.viewpoint, 99) is None


def test_an_attacker_of_two_plans_is_told(table: Table) -> None:
    _plan(table)
    data = {"offer": "assault", "target": "0501", "units": ["bt", "gone"]}
    table.session.annotate("plan", data=data)
    first, second = plans(table.session, table.viewpoint)
    assert first.twice == second.twice == ("bt",)
    assert second.units == ("bt",)
