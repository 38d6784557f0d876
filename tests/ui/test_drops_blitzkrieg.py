"""Drops on the real map and its trays that only another offer than the first makes legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blitz_desktop import registry
from blitz_desktop.session.session import Session
from blitz_desktop.ui.board.marked_scene import Bubble
from tests.ui.hand import Hand


@pytest.fixture
def hand(seat: Callable[[Session], Hand]) -> Hand:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    hand = seat(Session.start(registry.system("blitzkrieg_1940"), scenario, seed="1"))
    hand.window.canvas.zoom_to(0.25)
    hand.press_offer("Launch Sickle Cut")
    return hand


@pytest.mark.slow
def test_a_unit_is_dragged_on_the_tray_of_the_cup(hand: Hand) -> None:
    window = hand.window
    bubbles: list[Bubble | None] = []
    window.scene.bubble_changed.connect(bubbles.append)
    unit, cup = window.table.viewpoint.stack("E3315")[-1].id, "cup"
    hand.pick_up(unit, cup)
    assert bubbles[-1] is not None
    assert bubbles[-1].text == "Put in the cup"
    assert "Put in the cup" in window.statusBar().currentMessage()
    hand.let_go(cup)
    assert hand.at(unit) == cup
    assert hand.refusals == []
    assert bubbles[-1] is None


@pytest.mark.slow
def test_a_drag_is_lit_as_ever_while_a_list_is_open(hand: Hand) -> None:
    window = hand.window
    unit = window.table.viewpoint.stack("E3315")[-1].id
    near = window.session.scenario.board.neighbours("E3315")
    gesture = window.table.pick_up((unit,))
    assert gesture is not None
    towards = next(hex_ for hex_ in near if gesture.at(hex_).legality)

    def lit() -> tuple[object, ...]:
        hand.pick_up(unit, towards)
        marks = window.scene._lines.marks
        window.canvas.cancel_drag()
        return marks.reach, marks.detours, marks.targets

    usual = lit()
    hand.press_offer("Put in the cup")
    assert window.decision_panel.form_box.isVisible()
    assert lit() == usual
    hand.drag(unit, towards)
    assert hand.refusals == []
    assert hand.at(unit) == towards


@pytest.mark.slow
def test_a_unit_in_a_city_is_dragged_far_along_the_railway(hand: Hand) -> None:
    window = hand.window
    for label in ("Begin", "No further", *("Move, then", "End the", "End the") * 2, "Move, then"):
        hand.press_offer(label)
    unit, to = window.table.viewpoint.stack("E3121")[-1].id, "E3820"
    hand.drag(unit, to)
    assert hand.at(unit) == to
    action = window.session.entries[-1].action
    assert action.__struct_config__.tag == "move_strategically"  # type: ignore[union-attr]
