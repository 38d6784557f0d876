from __future__ import annotations

import msgspec
import pytest

from blitz_desktop.core.state import Clock
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.viewpoint import Viewpoint
from tests.toy import TOY, toy_scenario
from tests.toy.game import ASSAULT, MARCH
from tests.toy.records import Assault, LossFrame, March, TakeLosses, ToyState


def viewpoint(**changes: object) -> Viewpoint:
    scenario = toy_scenario()
    state: ToyState = msgspec.structs.replace(TOY.setup(scenario), **changes)
    return Viewpoint(TOY, scenario, state)


def combat() -> Viewpoint:
    return viewpoint(clock=Clock(1, 2, "red", "combat"))


def losses(steps: int) -> Draft:
    point = viewpoint(frames=(LossFrame("blue", ("b1", "b2"), steps),))
    assert point.decision is not None
    return Draft(point, point.decision.offers[0])


def test_a_march_takes_units_then_a_path() -> None:
    draft = Draft(viewpoint(), MARCH)
    assert draft.pick("b1")
    assert draft.pick("b2")
    assert draft.confirm()
    assert draft.slot is not None
    assert draft.slot.name == "path"
    assert draft.pick("0301")
    assert draft.action() == March(("b1", "b2"), ("0302", "0301"))


def test_a_refused_target_comes_with_its_rule_and_changes_nothing() -> None:
    draft = Draft(viewpoint(), MARCH)
    legality = draft.pick("r1")
    assert [reason.rule.section for reason in legality.reasons] == ["2.1"]
    assert draft.picked == ()


def test_back_puts_the_units_back_in_hand() -> None:
    draft = Draft(viewpoint(), MARCH)
    draft.pick("b1")
    draft.confirm()
    assert draft.back()
    assert draft.picked == ("b1",)
    assert not draft.back()


def test_one_pick_too_many_drops_the_earliest() -> None:
    draft = Draft(viewpoint(), MARCH)
    for unit in ("b1", "b2", "b3"):
        draft.pick(unit)
    assert draft.picked == ("b2", "b3")


def test_toggling_picks_and_puts_back() -> None:
    draft = Draft(viewpoint(), MARCH)
    draft.toggle("b1")
    draft.toggle("b1")
    assert draft.picked == ()


def test_nothing_picked_says_what_is_missing() -> None:
    draft = Draft(viewpoint(), MARCH)
    legality = draft.confirm()
    assert legality.reasons[0].text == "Choose the stack that marches"
    with pytest.raises(ValueError, match="units is still blank"):
        draft.action()


def test_losses_are_counted_step_by_step() -> None:
    draft = losses(3)
    draft.pick("b1")
    draft.pick("b1")
    draft.pick("b1")
    assert draft.losses == {"b1": 2}
    assert "1 more" in draft.readiness.reasons[0].text
    draft.pick("b2")
    draft.unpick("b1")
    draft.pick("b2")
    assert draft.confirm()
    assert draft.action() == TakeLosses(("b1", "b2", "b2"))


def test_a_unit_with_no_step_left_to_lose_is_spared_by_the_next_toggle() -> None:
    draft = losses(3)
    for _ in range(3):
        draft.toggle("b1")
    assert draft.losses == {}


def test_the_outline_of_an_attack_is_forecast_before_it_is_confirmed() -> None:
    scenario = toy_scenario()
    state = msgspec.structs.replace(TOY.setup(scenario), clock=Clock(1, 1, "blue", "combat"))
    state = msgspec.structs.replace(
        state,
        units={**state.units, "b3": msgspec.structs.replace(state.units["b3"], at="0402")},
        stacks={**state.stacks, "0404": (), "0402": ("b3",)},
    )
    point = Viewpoint(TOY, scenario, state)
    draft = Draft(point, ASSAULT)
    assert draft.pick("0502")
    assert draft.outline is None
    draft.pick_all()
    assert draft.picked == ("b3",)
    assert draft.outline == Assault("0502", ("b3",))
    assert point.forecast(draft.outline) is not None
