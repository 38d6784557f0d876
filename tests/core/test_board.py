from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.board import Board, Sheet
from blitz_desktop.core.hexgrid import Direction
from tests.core.boards import board_of, cells_of

EAST = Sheet("East", "E", (2, 5), (0, 4))
WEST = Sheet("West", "W", (0, 2), (0, 4), (50, -1))
SEAM = board_of([cell for cell in cells_of(6, 5) if cell[0] >= 2 or cell[1] >= 1], sheets=(EAST, WEST))
RIVER = board_of(
    cells_of(4, 4), sides={"river": (("0101", "0102"), ("0201", "0102")), "road": (("0102", "0101"),)}
)


def test_a_seam_hex_goes_by_its_first_sheet_and_answers_to_both_numbers() -> None:
    assert SEAM["E0201"].labels == ("E0201", "W5200")
    assert SEAM.find("E0201") == SEAM.find("W5200") == "E0201"
    assert SEAM.find(" w5200 ") == "E0201"
    assert "W5200" not in SEAM


def test_a_number_of_no_hex_finds_nothing() -> None:
    assert SEAM.find("E9999") is None
    assert SEAM.find("E0001") is None


def test_hexes_on_either_side_of_the_seam_are_adjacent() -> None:
    assert SEAM.is_adjacent("W5101", "E0202")
    assert SEAM.is_adjacent("E0202", "E0302")


@pytest.mark.parametrize("board", [SEAM, RIVER])
def test_neighbours_are_mutual_and_named_by_direction(board: Board) -> None:
    for hex_ in board.hexes:
        for near in board.neighbours(hex_):
            direction = board.direction(hex_, near)
            assert direction is not None
            assert board.neighbour(hex_, direction) == near
            assert board.neighbour(near, direction.opposite) == hex_
            assert board.distance(hex_, near) == 1


def test_there_is_nothing_beyond_the_edge() -> None:
    assert RIVER.neighbour("0000", Direction.N) is None
    assert len(RIVER.neighbours("0000")) == 2


def test_a_feature_lies_on_its_hexside_from_both_hexes() -> None:
    assert RIVER.side("0101", "0102") == RIVER.side("0102", "0101") == {"river", "road"}
    assert RIVER.side_names("0102", "0101") == ("River", "Road")
    assert RIVER.side("0201", "0102") == RIVER.side("0102", "0201") == {"river"}
    assert RIVER.side("0101", "0100") == frozenset()


@given(st.sampled_from(sorted(SEAM.hexes)))
def test_the_centre_of_a_hex_lies_in_it(hex_: str) -> None:
    assert SEAM.hex_at(SEAM.grid.centre(SEAM[hex_].cell)) == hex_


def test_a_line_leaves_out_what_is_off_the_map() -> None:
    cornerless = board_of([cell for cell in cells_of(3, 1) if cell != (1, 0)])
    assert cornerless.line("0000", "0200") == ("0000", "0200")
