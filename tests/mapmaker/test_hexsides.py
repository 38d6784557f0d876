from __future__ import annotations

import math

import pytest

from blitz_desktop.core.hexgrid import HexGrid
from blitz_desktop.mapmaker.hexsides import SideGraph, side_of


@pytest.fixture
def graph() -> SideGraph:
    return SideGraph(HexGrid(odd_columns_down=True), [(c, r) for c in range(4) for r in range(4)])


def test_sides_lie_between_neighbours(graph: SideGraph) -> None:
    for one, other in graph.sides:
        assert graph.grid.distance(one, other) == 1


def test_ends_are_the_corners_of_the_hexside(graph: SideGraph) -> None:
    grid = graph.grid
    for one, other in graph.sides:
        direction = grid.direction(one, other)
        assert direction is not None
        wanted = sorted(grid.side(one, direction))
        found = sorted(graph.position(corner) for corner in graph.ends((one, other)))
        assert found == [pytest.approx(point) for point in wanted]


def test_at_most_three_sides_meet_at_a_corner(graph: SideGraph) -> None:
    for corner in graph.corners:
        sides = graph.around(corner)
        assert 1 <= len(sides) <= 3
        assert graph.is_border(corner) == (len(sides) < 3)


def test_far_end(graph: SideGraph) -> None:
    side = side_of((1, 1), (1, 2))
    first, second = graph.ends(side)
    assert graph.far_end(side, first) == second
    assert graph.far_end(side, second) == first
    assert math.dist(graph.position(first), graph.position(second)) == pytest.approx(1 / math.sqrt(3))
