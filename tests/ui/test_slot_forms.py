from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from blitz_desktop.core.entries import Entry
from blitz_desktop.presenter.table import Table
from blitz_desktop.ui.panels.slot_forms import UnitsForm, slot_form


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
