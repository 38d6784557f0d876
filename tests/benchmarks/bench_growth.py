"""How costs grow with the map and the armies: boards of one, two and four thousand hexes."""

from __future__ import annotations

from functools import cache

import pytest

from blitz_desktop.core.board import Board, Sheet
from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.core.codec import digest
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.hexsets import space_of
from blitz_desktop.core.reach import Passage, reachable
from blitz_desktop.core.state import Clock, GameState, Unit, relocate, stack_up
from blitz_desktop.core.supply import trace
from blitz_desktop.core.zones import zone_of_control
from tests.benchmarks.conftest import Timed
from tests.core.boards import board_of, cells_of

WIDTH, HEIGHT, UNITS, BUDGET = 50, 40, 300, 6
_RULE = RuleRef("growth", "1")
_STEP = Passage((CostPart("clear", 1, _RULE),))
_FAR = Reason("far", "", _RULE)

sizes = pytest.mark.parametrize("times", [1, 2, 4], ids=["1x", "2x", "4x"])


@cache
def plain(times: int) -> tuple[Board, tuple[str, ...]]:
    """A board of clear hexes and where its units stand."""
    sheet = Sheet("map", "", (0, 999), (0, 999))
    board = board_of(cells_of(WIDTH * times, HEIGHT), sheets=(sheet,))
    hexes = tuple(board.hexes)
    return board, hexes[:: len(hexes) // (UNITS * times)][: UNITS * times]


def state_of(times: int) -> GameState[None]:
    board, at = plain(times)
    units = {f"unit {number}": Unit(hex_, 1) for number, hex_ in enumerate(at)}
    control = dict.fromkeys(board.hexes, "side")
    return GameState(Clock(1, 1, "side", "move"), units, stack_up(units), control, (), 0, None)


@sizes
def bench_reach_of_all_units_on(timed: Timed, times: int) -> None:
    board, at = plain(times)

    def search() -> None:
        for start in at:
            reachable(board, start, BUDGET, lambda _a, _b, _spent: _STEP, lambda *_: _FAR)

    timed(search, rounds=5)


@sizes
def bench_zone_on(timed: Timed, times: int) -> None:
    board, at = plain(times)
    space = space_of(board)
    sides = space.crossings(lambda _a, _b: True)
    timed(lambda: zone_of_control(space.set_of(at), sides))


@sizes
def bench_supply_on(timed: Timed, times: int) -> None:
    """From the whole upper edge down the map."""
    board, _ = plain(times)
    space = space_of(board)
    sides = space.crossings(lambda _a, _b: True)
    edge = space.set_of(hex_ for hex_, info in board.hexes.items() if info.cell[1] == 0)
    timed(lambda: trace(edge, space.everything, sides))


@sizes
def bench_digest_on(timed: Timed, times: int) -> None:
    timed(digest, before=lambda: state_of(times))


@sizes
def bench_moving_a_unit_on(timed: Timed, times: int) -> None:
    state, (_, at) = state_of(times), plain(times)
    timed(lambda: relocate(state, ("unit 0",), at[-1]))
