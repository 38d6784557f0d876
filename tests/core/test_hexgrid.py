from __future__ import annotations

import math
from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blitz_desktop.core.hexgrid import CORNER_RADIUS, Cell, Direction, HexGrid

grids = st.builds(HexGrid, st.booleans())
cells = st.tuples(st.integers(-60, 60), st.integers(-60, 60))
near_cells = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
directions = st.sampled_from(Direction)


def distances_from(grid: HexGrid, start: Cell, limit: int) -> dict[Cell, int]:
    """Distances by breadth-first search, the definition of distance."""
    found, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        if found[cell] == limit:
            continue
        for _, beyond in grid.neighbours(cell):
            if beyond not in found:
                found[beyond] = found[cell] + 1
                queue.append(beyond)
    return found


@given(grids, cells, directions)
def test_the_way_back_is_the_opposite_hexside(grid: HexGrid, cell: Cell, direction: Direction) -> None:
    beyond = grid.neighbour(cell, direction)
    assert grid.neighbour(beyond, direction.opposite) == cell
    assert grid.direction(cell, beyond) is direction
    assert grid.direction(beyond, cell) is direction.opposite


@given(grids, cells)
def test_the_six_neighbours_differ_and_their_centres_lie_one_apart(grid: HexGrid, cell: Cell) -> None:
    around = [beyond for _, beyond in grid.neighbours(cell)]
    assert len({*around, cell}) == 7
    assert all(math.isclose(math.dist(grid.centre(cell), grid.centre(beyond)), 1.0) for beyond in around)


@given(grids, cells)
def test_neighbours_go_clockwise_from_the_top(grid: HexGrid, cell: Cell) -> None:
    x, y = grid.centre(cell)
    angles = [
        math.degrees(math.atan2(beyond_x - x, y - beyond_y)) % 360
        for beyond_x, beyond_y in (grid.centre(beyond) for _, beyond in grid.neighbours(cell))
    ]
    assert angles == pytest.approx([0, 60, 120, 180, 240, 300])


@pytest.mark.parametrize("odd_columns_down", [True, False])
@pytest.mark.parametrize("start", [(0, 0), (1, 0)])
def test_distance_is_the_least_number_of_steps(odd_columns_down: bool, start: Cell) -> None:
    grid = HexGrid(odd_columns_down)
    found = distances_from(grid, start, 7)
    assert len(found) == 1 + 3 * 7 * 8
    assert {cell: grid.distance(start, cell) for cell in found} == found


@given(grids, cells, cells)
def test_distance_is_the_same_both_ways(grid: HexGrid, a: Cell, b: Cell) -> None:
    assert grid.distance(a, b) == grid.distance(b, a)


@given(grids, cells)
def test_a_centre_lies_in_its_cell(grid: HexGrid, cell: Cell) -> None:
    assert grid.cell_at(grid.centre(cell)) == cell


@given(grids, cells, st.floats(0, 2 * math.pi), st.floats(0, 0.49))
def test_every_point_inside_the_hexsides_lies_in_the_cell(
    grid: HexGrid, cell: Cell, angle: float, radius: float
) -> None:
    x, y = grid.centre(cell)
    assert grid.cell_at((x + radius * math.cos(angle), y + radius * math.sin(angle))) == cell


@given(grids, cells, near_cells)
def test_a_line_has_one_cell_a_step_from_start_to_end(grid: HexGrid, start: Cell, by: Cell) -> None:
    end = (start[0] + by[0], start[1] + by[1])
    line = grid.line(start, end)
    assert (line[0], line[-1]) == (start, end)
    assert len(line) == grid.distance(start, end) + 1
    assert all(grid.distance(a, b) == 1 for a, b in pairwise(line))


@given(grids, cells, directions)
def test_neighbours_share_the_ends_of_their_hexside(grid: HexGrid, cell: Cell, direction: Direction) -> None:
    mine = grid.side(cell, direction)
    theirs = grid.side(grid.neighbour(cell, direction), direction.opposite)
    assert mine[0] == pytest.approx(theirs[1])
    assert mine[1] == pytest.approx(theirs[0])
    assert math.dist(*mine) == pytest.approx(CORNER_RADIUS)


def test_printed_neighbours_of_the_docstring() -> None:
    assert HexGrid(odd_columns_down=True).neighbour((29, 25), Direction.SE) == (30, 26)
    assert HexGrid(odd_columns_down=False).neighbour((29, 25), Direction.SE) == (30, 25)
