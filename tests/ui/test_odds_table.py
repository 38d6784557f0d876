"""The odds of every answer in the strip over the map, and all about one of them in a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop.core.forecast import Chance, Forecast
from blitz_desktop.presenter.stakes import Stake
from blitz_desktop.ui.panels.odds_table import OddsTable


def stake(label: str, value: str, *chances: float) -> Stake:
    figures = tuple(Chance(f"figure {place}", chance) for place, chance in enumerate(chances))
    return Stake(label, Forecast("Attack", value, (), None, (), (Chance("D1", 1.0),), figures))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(1366, 768)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def table(window: QWidget) -> OddsTable:
    table = OddsTable(window)
    table.resize(900, 120)
    return table


def texts(table: OddsTable) -> list[str]:
    """What is seen once everything has its place."""
    QCoreApplication.processEvents()
    return [label.text() for label in table.findChildren(QLabel) if label.isVisible()]


def test_each_answer_has_its_value_and_chances(table: OddsTable) -> None:
    table.show_stakes((stake("None", "+2", 0.5, 0.25), stake("Two", "+4", 0.75, 0.0)))
    shown = " ".join(texts(table)).replace("\N{NARROW NO-BREAK SPACE}", " ")
    for words in ("None", "+2", "Figure 0", "50 %", "25 %", "Two", "+4", "75 %", "0 %"):
        assert words in shown
    table.show_stakes(())
    assert table.isHidden()


def test_figures_that_have_no_room_are_left_out(table: OddsTable) -> None:
    table.show_stakes((stake("None", "+2", *[0.5] * 5),))
    assert "Figure 4" in texts(table)
    table.resize(480, 120)
    assert "Figure 0" in texts(table)
    assert "Figure 4" not in texts(table)
    table.resize(240, 120)
    assert "Figure 0" not in texts(table)
    assert "+2" in texts(table)
    assert table.minimumSizeHint().width() == 0


def test_the_window_follows_the_answer_as_it_is_made(table: OddsTable) -> None:
    table.show_stakes((stake("None", "+2"), stake("Give", "+3")))
    table.look_into("Give")
    dialog = table.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.forecast.headline == "+3"
    table.show_stakes((stake("None", "+2"), stake("Give", "+4")))
    assert dialog.forecast.headline == "+4"
    table.show_stakes((stake("None", "+2"),))
    assert not dialog.isVisible()
