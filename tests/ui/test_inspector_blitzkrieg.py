"""A click on a counter of the lead game tells everything about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from blitz_desktop import registry
from blitz_desktop.session.session import Session
from blitz_desktop.ui.portraits import Portrait
from tests.ui.hand import Hand

pytestmark = pytest.mark.slow

PANZER = "ger_pz_4"


@pytest.fixture
def hand(seat: Callable[[Session], Hand]) -> Hand:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    hand = seat(Session.start(registry.system("blitzkrieg_1940"), scenario, seed="7"))
    for label in ("Launch Sickle Cut", "Begin the game", "No further landings", "move, then fight"):
        hand.press_offer(label)
    return hand


def told(hand: Hand) -> str:
    hand.window.table.select(())
    hand.window.canvas.zoom_to(1.0)
    hand.click_piece(PANZER)
    return "\n".join(
        label.text() for label in hand.window.inspector.findChildren(QLabel) if label.isVisible()
    )


def test_the_inspector_tells_a_unit_in_full(hand: Hand) -> None:
    before = told(hand)
    faces = [part for part in hand.window.inspector.findChildren(Portrait) if part.isVisible()]
    assert len(faces) == 2
    for fact in (
        *("Supply", "in supply", "Steps", "4 of 4", "Printed factors", "15-8-12, then 12-6-12"),
        *("Factors now", "Zone of control", "exerts one", "Movement points left", "12", "Moved", "Attacked"),
    ):
        assert fact in before
    assert "may still be done" in before
    gesture = hand.window.table.pick_up((PANZER,))
    assert gesture is not None
    assert gesture.reach is not None
    choice = next(
        choice for choice in gesture.reach.targets.values() if choice.legality and choice.left == 11
    )
    hand.window.table.put_down(gesture, choice.target)
    after = told(hand)
    assert "yes, for 1 point" in after
    assert "\n11" in after.split("Movement points left")[1][:20]
