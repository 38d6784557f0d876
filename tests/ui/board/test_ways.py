"""Ways through hexes, slopes along hexsides, and the strip above a map without room for its title."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.core.board import Chain
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.ways import tracks


def test_a_way_leads_through_its_hexes_in_order_whichever_way_its_sides_are_written() -> None:
    sides = (("0101", "0201"), ("0201", "0302"), ("0401", "0302"), ("0505", "0506"))
    whole = ["0101", "0201", "0302", "0401"]
    assert tracks(Chain("A road", "road", 1, sides, "")) == [whole, ["0505", "0506"]]


def test_a_way_may_begin_against_the_order_of_its_first_side() -> None:
    sides = (("0201", "0101"), ("0201", "0302"))
    assert tracks(Chain("A road", "road", 1, sides, "")) == [["0101", "0201", "0302"]]


def test_a_map_full_of_land_has_its_title_above_it_and_a_map_with_sea_has_not() -> None:
    inland = Ground(registry.scenario("meuse_1940/historical").board)
    coastal = Ground(registry.scenario("blitzkrieg_1940/1940").board)
    assert coastal.band is None
    assert inland.band is not None
    assert inland.band.bottom() == pytest.approx(inland.sheets.boundingRect().top())
