"""A visit to the real table: real mouse events on the real scene of Meuse 1940, to the crossing at Houx."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from blitz_desktop import games
from blitz_desktop.core.codec import digest
from blitz_desktop.session.session import Session
from blitz_desktop.ui.panels.inspector import Inspector
from blitz_desktop.ui.panels.slot_forms import AllocationForm, UnitsForm
from tests.playthroughs.meuse_crossing import KEY, Commander
from tests.playthroughs.meuse_orders import ANSWERS, FRENCH, GERMAN
from tests.ui.hand import Hand

HOUX = "3104"
AA, TANKS, PZ, HQ = "ger_m_aa8", "ger_m_pr15_ii", "ger_m_pr31", "ger_m_hq_5pz"


@pytest.fixture
def commander() -> Commander:
    """13 May: the Germans close up to the river."""
    commander = Commander(KEY, "the meuse", {"german": GERMAN, "french": FRENCH}, ANSWERS, promise=-0.5)
    commander.play(until=(2, 1))
    commander.play_segment()
    return commander


@pytest.fixture
def hand(seat: Callable[[Session], Hand], commander: Commander) -> Hand:
    return seat(commander.session)


def phase(hand: Hand) -> str:
    """The segment that is played."""
    return hand.window.session.state.clock.phase


def offered(hand: Hand, kind: str) -> bool:
    """Whether an action is offered."""
    decision = hand.window.table.decision
    return decision is not None and decision.offer(kind) is not None


def test_a_unit_moves_is_refused_and_forced_to_march(hand: Hand) -> None:
    hand.drag(TANKS, "3304")
    assert hand.at(TANKS) == "3304"
    hand.drag(TANKS, "2904")
    assert hand.refused_rules == ["4.1/1"]
    hand.click_piece(AA)
    hand.press_offer("Forced march")
    form = hand.window.decision_panel.form_box.form
    assert isinstance(form, UnitsForm)
    assert [unit for unit, tile in form.tiles.items() if tile.isChecked()] == [AA]
    hand.press(hand.window.decision_panel.form_box.confirm)
    assert hand.window.session.state.ext.fatigued == (AA,)


def test_the_inspector_clips_nothing(hand: Hand) -> None:
    inspector = hand.window.findChild(Inspector)
    assert isinstance(inspector, Inspector)
    for unit in (AA, HQ):
        hand.click_piece(unit)
        inside = inspector.widget()
        assert inside is not None
        assert inside.width() <= inspector.viewport().width()


def test_the_river_is_crossed_with_guns_and_aircraft(
    hand: Hand, commander: Commander, tmp_path: Path
) -> None:
    commander.march_all()
    hand.window.table.refresh()
    hand.press_offer("End the movement")
    _fire(hand)
    before = digest(hand.window.session.state)
    hand.click_hex(HOUX)
    battle = hand.window.battle
    assert battle is not None
    assert battle.attack.isEnabled(), "units that do not go together are not all ticked"
    hand.press(battle.attack)
    _support(hand)
    assert offered(hand, "advance")
    hand.press_offer("Stay")
    assert phase(hand) == "combat"
    while digest(hand.window.session.state) != before:
        hand.window.time.undo.run()
    hand.window.session.save(tmp_path / "houx.blitz")
    again = Session.load(tmp_path / "houx.blitz", lambda header: games.find(header))
    assert digest(again.state) == before


def _fire(hand: Hand) -> None:
    """A barrage on Houx by all guns of the division and two aviation points."""
    assert offered(hand, "plot_barrage")
    hand.click_hex(HOUX)
    panel = hand.window.decision_panel
    form = panel.form_box.form
    assert isinstance(form, AllocationForm)
    for _ in range(4):
        hand.press(form.tiles[HQ].more)
    hand.press(panel.form_box.confirm)
    draft = hand.window.table.draft
    assert draft is not None
    hand.window.table.pick("2")
    assert len(hand.window.session.state.ext.barrages) == 1
    while offered(hand, "end_plot"):
        hand.press_offer("No more barrages")


def _support(hand: Hand) -> None:
    """Three artillery points, an aviation point, the tanks' cohesion; the odds are told all the way."""
    panel = hand.window.decision_panel
    told = []
    while not offered(hand, "advance"):
        told += panel.odds.stakes
        if offered(hand, "support_with_guns"):
            hand.press_offer("No artillery")
        elif offered(hand, "send_planes"):
            hand.press_offer("One aviation")
        else:
            hand.window.table.pick(PZ)
            hand.press(panel.form_box.confirm)
    assert {"No artillery", "One aviation point", "Pz 31"} <= {stake.label for stake in told}
    assert all("Final value" in stake.forecast.headline for stake in told)
