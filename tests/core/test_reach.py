from __future__ import annotations

import heapq
from dataclasses import dataclass
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.reach import Passage, Reach, reachable
from tests.core.boards import board_of, cells_of

BOARD = board_of(cells_of(5, 5))
RULE = RuleRef("some_game", "1.1")
SHUT = Reason("shut", "No way in.", RULE)


@dataclass
class Country:
    """What each hex costs, adds at risk, and whether it is shut or ends a move."""

    cost: dict[Hex, int]
    risk: dict[Hex, int]
    shut: set[Hex]
    ending: set[Hex]

    def enter(self, a: Hex, b: Hex, _spent: int) -> Passage | Reason:
        if b in self.shut:
            return SHUT
        parts = (CostPart("ground", self.cost[b], RULE), CostPart("toll", len(a) % 2, RULE))
        return Passage(parts, self.risk[b], b in self.ending)


hexes = sorted(BOARD.hexes)
some_hexes = st.sets(st.sampled_from(hexes), max_size=5)
countries = st.builds(
    Country,
    st.fixed_dictionaries({hex_: st.integers(0, 4) for hex_ in hexes}),
    st.fixed_dictionaries({hex_: st.sampled_from([0, 0, 3]) for hex_ in hexes}),
    some_hexes,
    some_hexes,
)


def too_dear(hex_: Hex, points: int, left: int) -> Reason:
    return Reason("too_far", f"{points} > {left}", RULE, hex_)


def dijkstra(board: Board, start: Hex, budget: int, country: Country) -> dict[Hex, tuple[int, int]]:
    """Points spent and points at worst of every hex within the budget."""
    best: dict[Hex, tuple[int, int]] = {}
    heap = [(0, 0, start)]
    while heap:
        spent, worst, hex_ = heapq.heappop(heap)
        if hex_ in best:
            continue
        best[hex_] = (spent, worst)
        if hex_ in country.ending and hex_ != start:
            continue
        for beyond in board.neighbours(hex_):
            passage = country.enter(hex_, beyond, spent)
            if isinstance(passage, Passage) and spent + passage.points <= budget:
                heapq.heappush(heap, (spent + passage.points, worst + passage.points + passage.risk, beyond))
    return best


def reach_of(country: Country, start: Hex, budget: int) -> Reach:
    return reachable(BOARD, start, budget, country.enter, too_dear)


@settings(max_examples=50)
@given(countries, st.sampled_from(hexes), st.integers(0, 8))
def test_reach_is_what_dijkstra_finds(country: Country, start: Hex, budget: int) -> None:
    reach = reach_of(country, start, budget)
    found = {hex_: (stop.spent, stop.worst) for hex_, stop in reach.stops.items()}
    assert found == dijkstra(BOARD, start, budget, country)


@settings(max_examples=50)
@given(countries, st.sampled_from(hexes), st.integers(0, 8))
def test_legs_are_a_path_whose_points_and_risks_add_up(country: Country, start: Hex, budget: int) -> None:
    reach = reach_of(country, start, budget)
    choices = reach.choices(LEGAL)
    for hex_, stop in reach.stops.items():
        if hex_ == start:
            continue
        legs, path = reach.legs(hex_), choices.path_to(hex_)
        assert path == (start, *(leg.hex for leg in legs))
        assert path[-1] == hex_
        assert all(BOARD.is_adjacent(a, b) for a, b in pairwise(path))
        assert not country.shut.intersection(path[1:])
        assert not country.ending.intersection(path[1:-1])
        assert sum(leg.points for leg in legs) == stop.spent
        assert sum(leg.points + leg.risk for leg in legs) == stop.worst
        assert choices[hex_].left == budget - stop.spent
        assert choices[hex_].is_risky == (stop.worst > budget)


@settings(max_examples=50)
@given(countries, st.sampled_from(hexes), st.integers(0, 8))
def test_neighbours_out_of_reach_have_a_reason(country: Country, start: Hex, budget: int) -> None:
    reach = reach_of(country, start, budget)
    fallback = Legality((Reason("beyond", "Too far.", RULE),))
    choices = reach.choices(fallback)
    assert choices[start].legality == fallback
    for hex_ in BOARD.neighbours(start):
        if hex_ in reach.stops:
            assert choices[hex_].legality
        else:
            code = "shut" if hex_ in country.shut else "too_far"
            assert [reason.code for reason in choices[hex_].legality.reasons] == [code]


def test_of_two_equal_ways_the_one_with_less_risk_is_taken() -> None:
    flat = dict.fromkeys(hexes, 1)
    risk = dict.fromkeys(hexes, 0) | {"0100": 3}
    reach = reach_of(Country(flat, risk, set(), set()), "0000", 4)
    assert [leg.hex for leg in reach.legs("0101")] == ["0001", "0101"]
    assert reach.stops["0101"].worst == 2
