from __future__ import annotations

import msgspec

from blitz_desktop.core.decisions import Decision
from blitz_desktop.core.state import Clock, relocate
from blitz_desktop.presenter.gesture import Gesture
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.wording import leg_text
from tests.toy import TOY, toy_scenario
from tests.toy.records import Assault, March, ToyState


def gesture(*units: str, phase: str = "move", **moved: str) -> Gesture:
    scenario = toy_scenario()
    state: ToyState = TOY.setup(scenario)
    for unit, to in moved.items():
        state = relocate(state, (unit,), to)
    state = msgspec.structs.replace(state, clock=Clock(1, 1, "blue", phase))
    point = Viewpoint(TOY, scenario, state)
    assert isinstance(point.decision, Decision)
    return Gesture(point, point.decision, units)


def test_a_drag_within_reach_is_a_march_along_the_path_shown() -> None:
    drag = gesture("b1", "b2")
    assert drag.legality
    assert drag.start == "0302"
    verdict = drag.at("0301")
    assert verdict.draft is not None
    assert verdict.choice is not None
    assert verdict.draft.action() == March(("b1", "b2"), ("0302", "0301"))
    assert verdict.choice.left == 3


def test_a_drag_out_of_reach_says_which_rule_forbids_it() -> None:
    verdict = gesture("b1").at("0806")
    assert verdict.draft is None
    assert [reason.rule.section for reason in verdict.legality.reasons] == ["2.2"]


def test_units_that_may_not_move_are_not_picked_up() -> None:
    drag = gesture("r1")
    assert not drag.legality
    assert drag.legality.reasons[0].code == "not_yours"
    assert drag.reach is None


def test_one_unit_that_may_not_move_holds_the_others_and_is_named() -> None:
    drag = gesture("b1", "r1")
    assert drag.legality.reasons[0].where == "r1"


def test_a_drag_on_an_enemy_hex_is_an_attack() -> None:
    drag = gesture("b3", phase="combat", b3="0402")
    assert drag.targets == ("0502",)
    assert drag.reach is None
    verdict = drag.at("0502")
    assert verdict.draft is not None
    assert verdict.draft.picked == ("b3",)
    assert verdict.draft.outline == Assault("0502", ("b3",))


def test_an_attack_by_a_unit_too_far_away_is_refused_for_that_unit() -> None:
    drag = gesture("bt", phase="combat", b3="0402")
    verdict = drag.at("0502")
    assert verdict.draft is None
    assert verdict.legality.reasons[0].code == "not_adjacent"


def test_a_hex_without_enemies_is_no_target() -> None:
    verdict = gesture("b3", phase="combat", b3="0402").at("0101")
    assert verdict.draft is None
    assert verdict.legality.reasons


def test_the_cost_of_a_hex_is_told_part_by_part() -> None:
    choice = gesture("b3").at("0503").choice
    assert choice is not None
    words = leg_text(choice.legs[-1])
    assert "dice up to" in words
    assert all(part.cause in words for part in choice.legs[-1].parts)
