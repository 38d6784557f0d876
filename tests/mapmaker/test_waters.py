from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest
import shapely

from blitz_desktop.core.hexgrid import HexGrid
from blitz_desktop.mapmaker.courses import Banks
from blitz_desktop.mapmaker.hexsides import Corner, Side, SideGraph, side_of
from blitz_desktop.mapmaker.waters import Chain, Course, Waters, ends_near
from blitz_desktop.mapmaker.writer import trails


@pytest.fixture
def graph() -> SideGraph:
    return SideGraph(HexGrid(odd_columns_down=True), [(c, r) for c in range(10) for r in range(10)])


def course(
    graph: SideGraph, line: shapely.LineString, name: str = "Brook", **options: frozenset[Side]
) -> Course:
    start, end = (shapely.Point(line.coords[i]) for i in (0, -1))
    return Course(
        name,
        "river",
        1,
        line,
        ends_near(graph, graph.corners, start),
        ends_near(graph, graph.corners, end),
        **options,
    )


def lay(graph: SideGraph, *courses: Course, banks: Banks | None = None) -> list[Chain]:
    waters = Waters(graph, frozenset(), (banks or Banks(graph)).is_wrong)
    return [waters.lay(each) for each in courses]


def is_unbroken(graph: SideGraph, sides: Iterable[Side]) -> bool:
    return all(set(graph.ends(a)) & set(graph.ends(b)) for a, b in pairwise(sides))


LINE = shapely.LineString([(1.0, 1.2), (4.0, 4.1), (7.0, 8.0)])


def test_a_river_follows_its_course_unbroken(graph: SideGraph) -> None:
    (chain,) = lay(graph, course(graph, LINE))
    assert is_unbroken(graph, chain.sides)
    assert chain.mean_distance < 0.4
    for corner in chain.corners:
        assert LINE.distance(shapely.Point(graph.position(corner))) < 0.8


def test_corners_join_the_sides(graph: SideGraph) -> None:
    (chain,) = lay(graph, course(graph, LINE))
    assert [set(graph.ends(side)) for side in chain.sides] == [set(pair) for pair in pairwise(chain.corners)]


def test_a_second_river_keeps_off_the_first(graph: SideGraph) -> None:
    first, second = lay(graph, course(graph, LINE), course(graph, LINE, "Twin"))
    assert len(set(first.sides) & set(second.sides)) < len(first.sides) / 2


def test_a_lateral_canal_may_share(graph: SideGraph) -> None:
    beside = course(graph, LINE, "Canal")
    lateral = Course("Canal", "canal", 1, LINE, beside.start, beside.goal, along=frozenset({"Brook"}))
    first, second = lay(graph, course(graph, LINE), lateral)
    assert first.sides == second.sides


def test_hexsides_can_be_wanted_and_barred(graph: SideGraph) -> None:
    (plain,) = lay(graph, course(graph, LINE))
    middle = plain.sides[len(plain.sides) // 2]
    (detour,) = lay(graph, course(graph, LINE, barred=frozenset({middle})))
    assert middle not in detour.sides
    wanted = next(side for side in detour.sides if side not in plain.sides)
    (forced,) = lay(graph, course(graph, LINE, wanted=frozenset({wanted})))
    assert forced.sides


def test_a_town_keeps_its_bank(graph: SideGraph) -> None:
    line = shapely.LineString([(0.5, 4.05), (7.5, 4.05)])
    for bearing in ((0.0, 1.0), (0.0, -1.0)):
        banks = Banks(graph)
        banks.note("Brook", (4, 4), bearing)
        (chain,) = lay(graph, course(graph, line), banks=banks)
        beyond = (4, 4 + int(bearing[1]))
        assert side_of((4, 4), beyond) in chain.sides


def test_no_way_is_an_error(graph: SideGraph) -> None:
    nowhere: dict[Corner, float] = {}
    with pytest.raises(ValueError, match="no way"):
        lay(graph, Course("Brook", "river", 1, LINE, course(graph, LINE).start, nowhere))


def test_trails_string_loose_hexsides_together(graph: SideGraph) -> None:
    (chain,) = lay(graph, course(graph, LINE))
    lone = side_of((8, 0), (8, 1))
    found = trails(graph, [*reversed(chain.sides), lone])
    assert sorted(side for trail in found for side in trail) == sorted([*chain.sides, lone])
    assert sorted(map(len, found)) == [1, len(chain.sides)]
    assert all(is_unbroken(graph, trail) for trail in found)
