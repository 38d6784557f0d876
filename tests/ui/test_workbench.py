"""The set-up workbench with the mouse: units dealt, put back, kept in a file and taken out of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDockWidget, QFileDialog, QPushButton

from blitz_desktop import registry
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.session.session import Session
from tests.ui.hand import Hand

pytestmark = pytest.mark.slow


@pytest.fixture
def hand(seat: Callable[[Session], Hand]) -> Hand:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    hand = seat(Session.start(registry.system("blitzkrieg_1940"), scenario, seed="1"))
    hand.press_offer("Launch Sickle Cut")
    dock = hand.window.findChild(QDockWidget, "forces")
    assert dock is not None
    dock.raise_()
    return hand


def press(hand: Hand, label: str) -> None:
    bench = hand.window.flow.forces.workbench
    (button,) = [b for b in bench.findChildren(QPushButton) if b.text().replace("&", "").startswith(label)]
    assert button.isEnabled()
    hand.press(button)


def places(hand: Hand) -> dict[UnitId, Location]:
    return {id_: unit.at for id_, unit in hand.window.session.state.units.items()}


def test_a_set_up_is_dealt_kept_and_laid_out_again(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = places(hand)
    press(hand, "Deal at random")
    dealt = places(hand)
    changed = [unit for unit in dealt if dealt[unit] != first[unit]]
    board = hand.window.session.scenario.board
    assert changed
    assert all(dealt[unit] in board for unit in changed)
    press(hand, "Deal at random")
    again = places(hand)
    assert again != dealt
    path = tmp_path / "mine.setup.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(hand, "Save set-up")
    press(hand, "Deal at random")
    assert places(hand) != again
    press(hand, "Load set-up")
    assert places(hand) == again


def test_units_are_put_where_the_scenario_has_them(hand: Hand) -> None:
    window = hand.window
    window.canvas.zoom_to(0.25)
    unit = window.table.viewpoint.stack("E3315")[-1].id
    hand.drag(unit, "cup")
    assert hand.at(unit) == "cup"
    press(hand, "Auto-place")
    assert hand.at(unit) == "E3315"
