from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.hexsets import space_of
from blitz_desktop.core.zones import zone_of_control
from tests.core.boards import board_of, cells_of

BOARD = board_of(cells_of(5, 5))
SPACE = space_of(BOARD)
EVERYWHERE = SPACE.crossings(lambda *_: True)
hex_sets = st.sets(st.sampled_from(sorted(BOARD.hexes)), max_size=4)


@given(hex_sets)
def test_a_zone_is_all_hexes_around(projectors: set[str]) -> None:
    expected = {hex_ for hex_ in BOARD.hexes if any(BOARD.is_adjacent(hex_, at) for at in projectors)}
    assert zone_of_control(SPACE.set_of(projectors), EVERYWHERE) == expected


def test_a_zone_stops_where_it_does_not_extend() -> None:
    zone = zone_of_control(SPACE.set_of(["0202"]), SPACE.crossings(lambda _, b: b != "0201"))
    assert zone == set(BOARD.neighbours("0202")) - {"0201"}


def test_a_hex_is_not_in_its_own_zone() -> None:
    assert "0202" not in zone_of_control(SPACE.set_of(["0202"]), EVERYWHERE)
    assert "0202" in zone_of_control(SPACE.set_of(["0202", "0201"]), EVERYWHERE)
