"""Attacks on the window: plans noted, seen all at once, carried out; the dialog keeps up with the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from blitz_desktop.presenter.overlays import PLANS
from blitz_desktop.ui.result_table import ResultTableView
from blitz_desktop.ui.spread_chart import SpreadChart
from tests.toy.game import END
from tests.ui.hand import Hand

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def beside(hand: Hand) -> Hand:
    """The blue tanks beside the enemy, in the movement phase."""
    hand.drag("bt", "0402")
    return hand


def _battle(hand: Hand) -> None:
    hand.window.table.take_up(END)
    hand.click_hex("0502")
    assert hand.window.battle is not None


def test_a_plan_is_noted_in_the_movement_phase_and_fought_in_the_next(qtbot: QtBot, beside: Hand) -> None:
    window = beside.window
    window.battles.plan("0502")
    dialog = window.battle
    assert dialog is not None
    assert dialog.is_planning
    assert not dialog.attack.isVisible()
    assert dialog.forecast.headline == "6 - 3 = +3"
    qtbot.mouseClick(dialog.plan, LEFT)
    assert window.battle is None
    (card,) = window.battles.panel.cards.values()
    assert "6 - 3 = +3" in card.odds.text()
    assert card.open.text() == "Look…"
    assert window.session.head == 1
    window.table.take_up(END)
    (card,) = window.battles.panel.cards.values()
    assert card.open.text() == "Attack…"
    qtbot.mouseClick(card.open, LEFT)
    dialog = window.battle
    assert dialog is not None
    assert dialog.ticked() == ("bt",)
    qtbot.mouseClick(dialog.attack, LEFT)
    assert dialog.result() == dialog.DialogCode.Accepted
    assert window.session.head == 3
    assert not window.battles.panel.cards
    assert window.map_desk.overlays.draw(PLANS).traces == ()
    beside.key(Qt.Key.Key_Z, CTRL)
    qtbot.mouseClick(next(iter(window.battles.panel.cards.values())).drop, LEFT)
    assert window.session.annotations == ()


def test_plans_are_arrows_on_the_map(qtbot: QtBot, beside: Hand) -> None:
    window = beside.window
    window.battles.plan("0502")
    assert window.battle is not None
    assert PLANS not in window.map_desk.shown
    qtbot.mouseClick(window.battle.plan, LEFT)
    assert PLANS in window.map_desk.shown
    overlay = window.map_desk.overlays.draw(PLANS)
    assert [(arrow.hexes, arrow.has_head) for arrow in overlay.traces] == [(("0402", "0502"), True)]
    assert [(tag.hex, tag.text) for tag in overlay.tags] == [("0502", "2")]
    beside.key(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    assert PLANS not in window.map_desk.shown
    qtbot.mouseClick(next(iter(window.battles.panel.cards.values())).drop, LEFT)
    assert window.map_desk.overlays.draw(PLANS).traces == ()


def test_plans_survive_a_save(qtbot: QtBot, beside: Hand, tmp_path) -> None:  # type: ignore[no-untyped-def]
    window = beside.window
    window.battles.plan("0502")
    assert window.battle is not None
    qtbot.mouseClick(window.battle.plan, LEFT)
    window.saving.save_to(tmp_path / "plan.blitz")
    assert b'"target":"0502"' in (tmp_path / "plan.blitz").read_bytes()


def test_a_card_shows_its_hexes(qtbot: QtBot, beside: Hand) -> None:
    window = beside.window
    window.battles.plan("0502")
    assert window.battle is not None
    qtbot.mouseClick(window.battle.plan, LEFT)
    (card,) = window.battles.panel.cards.values()
    with qtbot.waitSignal(window.battles.panel.hexes_asked) as asked:
        qtbot.mouseClick(card.odds, LEFT)
    assert asked.args[0] == ("0402", "0502")


def test_the_table_lights_its_column_with_the_chance_of_each_result(beside: Hand) -> None:
    _battle(beside)
    assert beside.window.battle is not None
    (shown,) = beside.window.battle.findChildren(ResultTableView)
    lit = [shown.chance_words(row, column) for row in range(6) for column in range(3)]
    assert lit.count("17") == 6
    (chart,) = beside.window.battle.findChildren(SpreadChart)
    assert chart.accessibleName().startswith("Steps the defender loses. 0: ")


def test_supposing_changes_what_is_shown_and_nothing_else(beside: Hand) -> None:
    _battle(beside)
    dialog = beside.window.battle
    assert dialog is not None
    box = dialog.findChild(QComboBox)
    assert box is not None
    assert [box.itemText(i) for i in range(box.count())] == ["nothing more", "Luck"]
    box.setCurrentIndex(1)
    assert dialog.forecast.headline == "6 - 3 = +3, with luck"
    assert beside.window.session.head == 2


def test_undo_waits_while_the_dialog_is_open(qtbot: QtBot, beside: Hand) -> None:
    _battle(beside)
    dialog = beside.window.battle
    assert dialog is not None
    qtbot.keyClick(dialog, Qt.Key.Key_Z, CTRL)
    qtbot.keyClick(beside.window, Qt.Key.Key_Z, CTRL)
    assert dialog.isVisible()
    assert beside.window.session.head == 2


def test_the_dialog_goes_when_the_position_changes_under_it(qtbot: QtBot, beside: Hand) -> None:
    _battle(beside)
    dialog = beside.window.battle
    assert dialog is not None
    beside.window.time.undo.run()
    assert not dialog.isVisible()
    assert beside.window.battle is None
    assert beside.window.session.head == 1
    assert beside.window.table.draft is None


def test_each_rule_cited_in_panels_and_ledger_opens_on_a_click(beside: Hand) -> None:
    window = beside.window
    beside.click_piece("bt")
    _battle(beside)
    assert window.battle is not None
    parts = (window.decision_panel, window.turn_panel, window.inspector, window.battle)
    for part in parts:
        links = [label for label in part.findChildren(QLabel) if "rule:" in label.text()]
        assert links, part
        for label in links:
            href = label.text().partition('href="')[2].partition('"')[0]
            window.rule_card.hide()
            label.linkActivated.emit(href)
            assert window.rule_card.isVisible()
            assert f"About {href.partition('/')[2]}." in window.rule_card.label.text()
    window.rule_card.hide()
    window.battle.reject()
