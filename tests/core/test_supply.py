from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import space_of
from blitz_desktop.core.supply import trace
from tests.core.boards import board_of, cells_of

BOARD = board_of(cells_of(5, 5))
SPACE = space_of(BOARD)
hexes = sorted(BOARD.hexes)
hex_sets = st.sets(st.sampled_from(hexes), max_size=12)
side_sets = st.sets(
    st.sampled_from([frozenset({a, b}) for a in hexes for b in BOARD.neighbours(a)]), max_size=12
)


def fewest_steps(sources: set[Hex], shut: set[Hex], walls: set[frozenset[Hex]]) -> dict[Hex, int]:
    """Steps to the nearest source by repeated widening."""
    found = dict.fromkeys(sources - shut, 0)
    for steps in range(1, len(hexes)):
        wider = {
            beyond
            for hex_, at in found.items()
            if at == steps - 1
            for beyond in BOARD.neighbours(hex_)
            if beyond not in found and beyond not in shut and frozenset({hex_, beyond}) not in walls
        }
        found |= dict.fromkeys(wider, steps)
    return found


@settings(max_examples=50)
@given(hex_sets, hex_sets, side_sets)
def test_lines_reach_what_they_can_and_are_shortest(
    sources: set[Hex], shut: set[Hex], walls: set[frozenset[Hex]]
) -> None:
    net = trace(
        SPACE.set_of(sources),
        SPACE.everything - SPACE.set_of(shut),
        SPACE.crossings(lambda a, b: frozenset({a, b}) not in walls),
    )
    steps = fewest_steps(sources, shut, walls)
    for hex_ in hexes:
        assert (hex_ in net) == (hex_ in steps)
        path = net.path(hex_)
        if path is None:
            assert hex_ not in steps
            continue
        assert path[0] == hex_
        assert path[-1] in sources
        assert len(path) == steps[hex_] + 1
        assert not shut.intersection(path)
        for a, b in pairwise(path):
            assert BOARD.is_adjacent(a, b)
            assert frozenset({a, b}) not in walls


def test_a_source_that_cannot_be_entered_supplies_nobody() -> None:
    source = SPACE.set_of(["0000"])
    net = trace(source, SPACE.everything - source, SPACE.crossings(lambda *_: True))
    assert net.path("0001") is None
    assert "0000" not in net
