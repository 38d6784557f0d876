from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from blitz_desktop import registry
from blitz_desktop.core.entries import Entry
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from blitz_desktop.ui.panels.slot_forms import UnitsForm, slot_form
from tests.ui.hand import Hand


@pytest.mark.parametrize("width", [900, 120])
def test_every_tile_is_seen_whole_whatever_the_width(qtbot: QtBot, table: Table, width: int) -> None:
    decision = table.decision
    assert decision is not None
    draft = table.take_up(decision.offers[0])
    assert not isinstance(draft, Entry)
    assert table.draft is not None
    form = slot_form(table.draft, table.viewpoint)
    assert isinstance(form, UnitsForm)
    qtbot.addWidget(form)
    form.resize(width, form.sizeHint().height())
    form.show()
    qtbot.wait(50)
    unit, tile = next(iter(form.tiles.items()))
    assert tile.text().endswith(f"· {table.viewpoint.pieces[unit].at}")
    assert tile.height() >= tile.sizeHint().height()
    assert tile.visibleRegion().boundingRect().height() == tile.height()
    assert not form.field.isVisible()


def test_many_units_stand_by_army_and_number_and_are_searched(
    seat: Callable[[Session], Hand], qtbot: QtBot
) -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    hand = seat(Session.start(registry.system("blitzkrieg_1940"), scenario, seed="1"))
    hand.press_offer("Launch Sickle Cut")
    hand.press_offer("Place")
    form = hand.window.decision_panel.form_box.form
    assert isinstance(form, UnitsForm)
    pieces = hand.window.table.viewpoint.pieces
    panzers = [pieces[unit].called for unit in form.tiles if pieces[unit].called.endswith(" Pz")]
    assert panzers == sorted(panzers, key=lambda name: int(name.split()[0]))
    assert len(panzers) > 5
    qtbot.waitUntil(form.field.isVisible)
    qtbot.mouseClick(form.tiles["ger_gd"], Qt.MouseButton.LeftButton)
    qtbot.keyClicks(form.field, "10 pz")
    shown = [pieces[unit].called for unit, tile in form.tiles.items() if tile.isVisible()]
    assert "10 Pz" in shown
    assert "1 Pz" not in shown
    assert pieces["ger_gd"].called in shown  # picked before
    form.field.clear()
    assert all(tile.isVisible() for tile in form.tiles.values())
