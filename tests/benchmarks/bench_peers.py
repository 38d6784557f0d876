"""The same searches by libraries, and chess as a yardstick of rules written in plain Python."""

from __future__ import annotations

import chess
import networkx
import numpy as np
import pytest
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from blitz_desktop.core.board import Board
from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.reach import Passage, reachable
from tests.benchmarks.conftest import Timed
from tests.benchmarks.positions import game

BUDGET = 12
STARTS = 100
_RULE = RuleRef("peers", "1")
_COSTS = {
    terrain: Passage((CostPart(terrain, points, _RULE),)) for terrain, points in (("clear", 1), ("other", 2))
}
_SEA = Reason("sea", "", _RULE)


@pytest.fixture(scope="module")
def board() -> Board:
    return game()[1].board


@pytest.fixture(scope="module")
def starts(board: Board) -> list[str]:
    land = [hex_ for hex_, info in board.hexes.items() if info.terrain != "sea"]
    return land[:: len(land) // STARTS][:STARTS]


def cost(board: Board, hex_: str) -> int | None:
    terrain = board[hex_].terrain
    return None if terrain == "sea" else 1 if terrain == "clear" else 2


def edges(board: Board) -> list[tuple[str, str, int]]:
    return [(a, b, points) for a in board.hexes for b in board.neighbours(a) if (points := cost(board, b))]


def bench_reach_from_100_hexes(timed: Timed, board: Board, starts: list[str]) -> None:
    passages = {
        hex_: _COSTS.get({1: "clear", 2: "other"}.get(cost(board, hex_)), _SEA) for hex_ in board.hexes
    }

    def search() -> None:
        for start in starts:
            reachable(board, start, BUDGET, lambda _a, b, _spent: passages[b], lambda *_: _SEA)

    timed(search, rounds=7)


def bench_reach_from_100_hexes_networkx(timed: Timed, board: Board, starts: list[str]) -> None:
    graph = networkx.DiGraph()
    graph.add_weighted_edges_from(edges(board))

    def search() -> None:
        for start in starts:
            networkx.single_source_dijkstra(graph, start, cutoff=BUDGET)

    timed(search, rounds=7)


@pytest.mark.parametrize("builds", [False, True], ids=["matrix at hand", "matrix built anew"])
def bench_reach_from_100_hexes_scipy(timed: Timed, board: Board, starts: list[str], builds: bool) -> None:
    index = {hex_: number for number, hex_ in enumerate(board.hexes)}
    links = edges(board)
    rows = [index[start] for start in starts]

    def matrix() -> csr_matrix:
        a, b, points = zip(*((index[a], index[b], points) for a, b, points in links), strict=True)
        return csr_matrix((np.array(points, float), (a, b)), shape=(len(index), len(index)))

    ready = matrix()
    timed(lambda: dijkstra(matrix() if builds else ready, indices=rows, limit=BUDGET), rounds=7)


def bench_chess_moves(timed: Timed, request: pytest.FixtureRequest) -> None:
    """Legal moves of 20 positions of a game; ``moves`` tells how many they are."""
    boards = [chess.Board()]
    for _ in range(19):
        following = boards[-1].copy()
        following.push(sorted(following.legal_moves, key=str)[len(boards) % 7])
        boards.append(following)
    count = timed(lambda: sum(len(list(board.legal_moves)) for board in boards))
    request.getfixturevalue("benchmark").extra_info["per"] = count
