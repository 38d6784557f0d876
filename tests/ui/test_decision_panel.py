from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from blitz_desktop.core.entries import Entry
from blitz_desktop.presenter.table import Table
from blitz_desktop.ui.panels.decision_panel import DecisionPanel
from blitz_desktop.ui.panels.slot_forms import AllocationForm, TargetForm, UnitsForm
from tests.toy.game import END
from tests.toy.records import Assault, March

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot, table: Table) -> DecisionPanel:
    panel = DecisionPanel()
    qtbot.addWidget(panel)
    panel.offer_taken.connect(table.take_up)
    panel.picked.connect(table.pick)
    panel.step_added.connect(table.lose_step)
    panel.step_spared.connect(table.spare_step)
    panel.confirmed.connect(table.confirm)
    panel.backed.connect(table.back)
    panel.cancelled.connect(table.cancel)
    table.listen(lambda _change: panel.show_table(table))
    panel.show_table(table)
    panel.resize(800, 200)
    panel.show()
    return panel


def fight_until_losses(table: Table) -> None:
    """Attack with the tank until the dice make it lose a step."""
    gesture = table.pick_up(("bt",))
    assert gesture is not None
    table.put_down(gesture, "0402")
    table.take_up(END)
    table.aim("0502")
    entry = table.confirm()
    assert isinstance(entry, Entry)
    assert isinstance(entry.action, Assault)


def test_it_says_who_must_do_what_under_which_rule(panel: DecisionPanel) -> None:
    assert panel.words.side.text() == "Blue"
    assert "March your units" in panel.words.prompt.text()
    assert "rule:toy/2" in panel.words.prompt.text()
    assert list(panel.offers.buttons) == ["March", "End phase"]
    assert not panel.form_box.isVisible()


def test_an_offer_without_blanks_is_one_click(qtbot: QtBot, panel: DecisionPanel, table: Table) -> None:
    qtbot.mouseClick(panel.offers.buttons["End phase"], LEFT)
    assert table.session.head == 1
    assert "Attack" in panel.words.prompt.text()


def test_a_move_is_made_without_the_map(qtbot: QtBot, panel: DecisionPanel, table: Table) -> None:
    qtbot.mouseClick(panel.offers.buttons["March"], LEFT)
    form = panel.form_box.form
    assert isinstance(form, UnitsForm)
    assert not panel.form_box.confirm.isEnabled()
    qtbot.mouseClick(form.tiles["b1"], LEFT)
    assert form.tiles["b1"].isChecked()
    qtbot.mouseClick(panel.form_box.confirm, LEFT)
    targets = panel.form_box.form
    assert isinstance(targets, TargetForm)
    targets.box.setCurrentIndex(targets.box.findData("0301"))
    qtbot.mouseClick(targets.button, LEFT)
    assert table.session.entries[-1].action == March(("b1",), ("0302", "0301"))


def test_back_and_cancel_leave_no_trace(qtbot: QtBot, panel: DecisionPanel, table: Table) -> None:
    qtbot.mouseClick(panel.offers.buttons["March"], LEFT)
    form = panel.form_box.form
    assert isinstance(form, UnitsForm)
    qtbot.mouseClick(form.tiles["b1"], LEFT)
    qtbot.mouseClick(panel.form_box.confirm, LEFT)
    qtbot.mouseClick(panel.form_box.back, LEFT)
    again = panel.form_box.form
    assert isinstance(again, UnitsForm)
    assert again.tiles["b1"].isChecked()
    qtbot.mouseClick(panel.form_box.cancel, LEFT)
    assert table.draft is None
    assert not panel.form_box.isVisible()
    assert table.session.head == 0


def test_steps_are_shared_out_with_buttons(qtbot: QtBot, panel: DecisionPanel, table: Table) -> None:
    fight_until_losses(table)
    form = panel.form_box.form
    assert isinstance(form, AllocationForm)
    (unit,) = form.tiles
    assert not panel.form_box.confirm.isEnabled()
    qtbot.mouseClick(form.tiles[unit].more, LEFT)
    assert panel.form_box.confirm.isEnabled()
    assert not form.tiles[unit].more.isEnabled()
    qtbot.mouseClick(form.tiles[unit].less, LEFT)
    assert not panel.form_box.confirm.isEnabled()
    qtbot.mouseClick(form.tiles[unit].more, LEFT)
    qtbot.mouseClick(panel.form_box.confirm, LEFT)
    assert table.session.entries[-1].action.__struct_config__.tag == "take_losses"  # type: ignore[union-attr]


def test_a_strip_does_not_say_twice_what_its_button_says(panel: DecisionPanel, table: Table) -> None:
    fight_until_losses(table)
    assert table.draft is not None
    assert table.draft.slot is not None
    asked, label = panel.form_box.prompt.text(), table.draft.offer.label
    assert panel.form_box.confirm.text() == label
    assert table.draft.slot.prompt in asked
    assert label == table.draft.slot.prompt or label not in asked


def test_the_past_offers_nothing(panel: DecisionPanel, table: Table) -> None:
    table.take_up(END)
    table.session.goto(0)
    table.refresh()
    assert panel.offers.buttons == {}
    assert "March your units" in panel.words.prompt.text()


def test_the_end_names_the_winner(panel: DecisionPanel, table: Table) -> None:
    while table.decision is not None:
        table.take_up(END)
    assert panel.words.side.text() == "Game over"
    assert "rule:toy/1.2" in panel.words.prompt.text()
    assert panel.offers.buttons == {}


def test_the_offers_are_there_again_after_a_look_back(panel: DecisionPanel, table: Table) -> None:
    table.take_up(END)
    table.session.goto(0)
    table.refresh()
    assert panel.offers.isHidden()
    table.session.return_to_head()
    table.refresh()
    assert not panel.offers.isHidden()
    assert panel.offers.line_width > 0


def test_a_bar_that_was_needed_once_goes_when_there_is_room(panel: DecisionPanel) -> None:
    panel.resize(420, 200)
    words = panel.words
    words.say("Blue", "Some words that fill a line and some more of them " * 6, "Next: more.")
    words.limit(40)
    QCoreApplication.processEvents()
    assert words.verticalScrollBar().isVisible()
    words.limit(1000)
    QCoreApplication.processEvents()
    assert not words.verticalScrollBar().isVisible()
    assert words.widget().height() <= words.height()
