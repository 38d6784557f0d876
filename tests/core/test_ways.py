"""Paths that follow a way laid down before, and the turns until a group arrives."""

from __future__ import annotations

import pytest

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Reason, RuleRef
from blitz_desktop.core.decisions import CostPart
from blitz_desktop.core.reach import Passage, arrivals, reachable
from tests.toy.setting import toy_board

RULE = RuleRef("toy", "2.2")
BOARD = toy_board()


def enter(_a: Hex, b: Hex, _spent: int) -> Passage | Reason:
    """The lake is closed, woods cost two points."""
    terrain = BOARD[b].terrain
    if terrain == "lake":
        return Reason("lake", "Nobody enters the lake.", RULE, b)
    return Passage((CostPart(terrain, 2 if terrain == "woods" else 1, RULE),))


def too_dear(hex_: Hex, _points: int, _left: int) -> Reason:
    return Reason("far", "Too far.", RULE, hex_)


def test_every_path_follows_the_way() -> None:
    way = ("0303", "0402", "0502")
    choices = reachable(BOARD, "0303", 5, enter, too_dear, way=way).choices(LEGAL)
    assert choices.start == "0303"
    for hex_ in choices.legal:
        assert choices.path_to(hex_)[:3] == way
    assert choices.targets["0502"].left == 3
    assert choices.targets["0602"].left == 1


def test_a_way_may_lead_back_over_hexes_passed_before() -> None:
    choices = reachable(BOARD, "0303", 6, enter, too_dear, way=("0303", "0402", "0303")).choices(LEGAL)
    assert choices.path_to("0304") == ("0303", "0402", "0303", "0304")
    assert choices.targets["0304"].left == 3


def test_a_way_that_cannot_be_gone_is_an_error() -> None:
    with pytest.raises(ValueError, match="0106"):
        reachable(BOARD, "0105", 6, enter, too_dear, way=("0105", "0106"))


def test_arrivals_count_turns_with_fresh_points_in_each() -> None:
    turns = arrivals(BOARD, "0101", (1, 3), enter, 9)
    assert turns["0101"] == 1
    assert turns["0102"] == 1
    assert turns["0103"] == 2
    assert turns["0105"] == 2
    assert "0106" not in turns


def test_a_group_that_must_stop_goes_on_in_the_next_turn() -> None:
    def watched(a: Hex, b: Hex, spent: int) -> Passage | Reason:
        step = enter(a, b, spent)
        return Passage(step.parts, ends=b == "0102") if isinstance(step, Passage) else step

    turns = arrivals(BOARD, "0101", (9, 9), watched, 9)
    assert turns["0102"] == 1
    assert turns["0103"] == 1  # by another way
