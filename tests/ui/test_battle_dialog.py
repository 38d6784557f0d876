from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.table import Table
from blitz_desktop.ui import theme
from blitz_desktop.ui.battle_dialog import BattleDialog
from blitz_desktop.ui.result_table import ResultTableView
from tests.toy.game import END
from tests.toy.records import Assault

LEFT = Qt.MouseButton.LeftButton


def _draft(table: Table) -> Draft:
    """An attack by the tanks."""
    gesture = table.pick_up(("bt",))
    assert gesture is not None
    table.put_down(gesture, "0402")
    table.take_up(END)
    draft = table.aim("0502")
    assert isinstance(draft, Draft)
    return draft


@pytest.fixture
def dialog(qtbot: QtBot, table: Table) -> BattleDialog:
    dialog = BattleDialog(table, _draft(table), "0502")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_everyone_who_can_attack_is_ticked(dialog: BattleDialog) -> None:
    assert dialog.ticked() == ("bt",)
    states = {
        dialog.attackers.item(row).text().partition("\n")[0]: dialog.attackers.item(row).flags()
        for row in range(dialog.attackers.count())
    }
    assert Qt.ItemFlag.ItemIsUserCheckable in states["Blue Tank Division"]
    assert states["1st Blue Division"] == Qt.ItemFlag.NoItemFlags


def test_the_odds_are_shown_with_their_column(dialog: BattleDialog) -> None:
    assert dialog.forecast.headline == "6 - 3 = +3"
    (shown,) = dialog.forecast.findChildren(ResultTableView)
    assert shown.lit == {"2": 1.0}


def test_without_attackers_nothing_is_forecast_and_the_button_is_grey(dialog: BattleDialog) -> None:
    dialog.attackers.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert dialog.ticked() == ()
    assert dialog.forecast.headline == ""
    assert not dialog.attack.isEnabled()
    dialog.attackers.item(0).setCheckState(Qt.CheckState.Checked)
    assert dialog.attack.isEnabled()


def test_attack_carries_it_out(qtbot: QtBot, dialog: BattleDialog, table: Table) -> None:
    qtbot.mouseClick(dialog.attack, LEFT)
    assert dialog.result() == dialog.DialogCode.Accepted
    assert table.session.entries[-1].action == Assault("0502", ("bt",))


def test_esc_leaves_no_trace(qtbot: QtBot, dialog: BattleDialog, table: Table) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert table.draft is None
    assert table.session.head == 2


def test_space_toggles_and_return_attacks(qtbot: QtBot, dialog: BattleDialog, table: Table) -> None:
    qtbot.keyClick(dialog.attackers, Qt.Key.Key_Space)
    assert dialog.ticked() == ()
    qtbot.keyClick(dialog.attackers, Qt.Key.Key_Space)
    assert dialog.ticked() == ("bt",)
    qtbot.keyClick(dialog.attackers, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert table.session.entries[-1].action == Assault("0502", ("bt",))


def test_it_tells_of_the_ground(dialog: BattleDialog) -> None:
    assert "0502" in dialog.ground.text()


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, text_scale=2.0)
    yield
    theme.apply(qapp)


@pytest.mark.usefixtures("large_text")
@pytest.mark.parametrize("size", [(1366, 768), (900, 600)])
def test_large_text_scrolls_up_and_down_alone_and_leaves_the_buttons_in_sight(
    qtbot: QtBot, table: Table, size: tuple[int, int]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    dialog = BattleDialog(table, _draft(table), "0502", window)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    for area in dialog.findChildren(QScrollArea):
        content = area.widget()
        assert content is not None
        assert content.width() <= area.viewport().width()
    for button in (dialog.attack, dialog.plan):
        assert button.isVisible()
        assert dialog.rect().contains(QRect(button.mapTo(dialog, QPoint()), button.size()))
    assert all(button.icon().isNull() for button in dialog.buttons.buttons())


@pytest.fixture
def small_text(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, text_scale=0.8)
    yield
    theme.apply(qapp)


@pytest.mark.usefixtures("small_text")
def test_small_text_leaves_the_calculation_its_room(qtbot: QtBot, table: Table) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    dialog = BattleDialog(table, _draft(table), "0502", window)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.width() == 1000
    assert dialog.forecast.width() > 2 * dialog.attackers.width()
