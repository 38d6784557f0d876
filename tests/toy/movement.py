"""Section 2 of the toy's rules: marching, zones of control, stacking and the river die."""

from __future__ import annotations

import heapq
import itertools
from itertools import pairwise

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, CostPart, Leg
from blitz_desktop.core.entries import ControlTaken, UnitsMoved
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.transaction import Transaction
from tests.toy.records import March, Spent, ToyExt, ToyState, rule

TERRAIN_COST = {"clear": 1, "woods": 2}
STACK_LIMIT = 2
SLOW_CROSSING = 4
"""From this face on, the river die costs one point more."""


def may_move(scenario: Scenario, state: ToyState, unit: UnitId) -> Legality:
    """Whether a unit may begin a march now."""
    piece = scenario.pieces.get(unit)
    if piece is None or piece.side != state.clock.side:
        return refuse("not_yours", "Only units of the phasing side march.", rule("2.1"), unit)
    if state.units[unit].steps == 0:
        return refuse("eliminated", "This unit is out of play.", rule("2.1"), unit)
    if unit in state.ext.spent:
        return refuse("has_moved", "This unit has marched already.", rule("2.1"), unit)
    return LEGAL


def march_legality(scenario: Scenario, state: ToyState, march: March) -> Legality:
    """Whether a stack may march along a path."""
    if not march.units or len(set(march.units)) < len(march.units):
        return refuse("no_units", "Choose the units that march, each once.", rule("2.1"))
    for unit in march.units:
        if not (legality := may_move(scenario, state, unit)):
            return legality
    starts = {state.units[unit].at for unit in march.units}
    if len(starts) > 1 or march.path[:1] != tuple(starts) or len(march.path) < 2:
        return refuse("no_path", "A stack marches together from the hex it stands in.", rule("2.2"))
    left = _allowance(scenario, state, march.units)
    for a, b in pairwise(march.path):
        if a != march.path[0] and is_watched(scenario, state, a):
            return refuse("zoc", "An enemy zone of control ends the march.", rule("2.3"), a)
        if not (legality := _may_enter(scenario, state, march.units, a, b)):
            return legality
        left -= leg(scenario, a, b).points
    if left < 0:
        return refuse("too_far", "There are not enough movement points.", rule("2.2"), march.path[-1])
    return LEGAL


def unit_choices(scenario: Scenario, state: ToyState) -> Choices:
    """Every unit of the phasing side, with the reason where it may not march."""
    own = [unit for unit, piece in scenario.pieces.items() if piece.side == state.clock.side]
    return Choices(
        {unit: Choice(unit, may_move(scenario, state, unit)) for unit in own},
        refuse("not_yours", "Only units of the phasing side march.", rule("2.1")),
    )


def path_choices(scenario: Scenario, state: ToyState, units: tuple[UnitId, ...]) -> Choices:
    """Every hex that a stack can march to."""
    starts = {state.units[unit].at for unit in units if may_move(scenario, state, unit)}
    if len(starts) != 1:
        return Choices({}, refuse("no_path", "A stack marches together from one hex.", rule("2.2")))
    start = starts.pop()
    allowance = _allowance(scenario, state, units)
    targets = {
        hex_: Choice(
            hex_,
            legs=legs,
            left=allowance - sum(part.points for part in legs),
            is_risky=any(part.risk for part in legs),
            halt=rule("2.3") if is_watched(scenario, state, hex_) else None,
        )
        for hex_, legs in _reach(scenario, state, units, start, allowance).items()
    }
    for hex_ in scenario.board.hexes:
        if hex_ not in targets and hex_ != start:
            blocked = _may_occupy(scenario, state, units, hex_)
            if not blocked:
                targets[hex_] = Choice(hex_, blocked)
    return Choices(targets, refuse("too_far", "That is too far for this stack.", rule("2.2")), start)


def march(scenario: Scenario, tx: Transaction[ToyExt], action: March) -> None:
    """Carry out a march; the river die may stop it short."""
    left, walked = _allowance(scenario, tx.state, action.units), [action.path[0]]
    for a, b in pairwise(action.path):
        step = leg(scenario, a, b)
        cost = step.points
        if step.risk and tx.roll(f"River crossing to {b}", rule("2.5")).total >= SLOW_CROSSING:
            cost += step.risk
        if cost > left:
            break
        left -= cost
        walked.append(b)
    if len(walked) > 1:
        tx.emit(UnitsMoved(action.units, tuple(walked)))
        take_control(tx, tuple(walked[1:]))
    tx.emit(Spent(action.units))


def take_control(tx: Transaction[ToyExt], hexes: tuple[Hex, ...]) -> None:
    """Let the phasing side control the hexes it entered."""
    side = tx.state.clock.side
    taken = tuple(hex_ for hex_ in hexes if tx.state.control.get(hex_) != side)
    if taken:
        tx.emit(ControlTaken(taken, side))


def leg(scenario: Scenario, a: Hex, b: Hex) -> Leg:
    """What entering a hex from an adjacent one costs."""
    terrain = scenario.board[b].terrain
    cost = CostPart(scenario.board.terrains[terrain].name, TERRAIN_COST[terrain], rule("2.2"))
    return Leg(b, (cost,), risk=1 if "river" in scenario.board.side(a, b) else 0)


def is_watched(scenario: Scenario, state: ToyState, hex_: Hex) -> bool:
    """Whether a hex lies in a zone of control of the side that is not phasing."""
    return any(
        is_enemy(scenario, state, unit)
        for near in scenario.board.neighbours(hex_)
        for unit in state.stack(near)
    )


def is_enemy(scenario: Scenario, state: ToyState, unit: UnitId) -> bool:
    """Whether a unit belongs to the side that is not phasing."""
    return scenario.pieces[unit].side != state.clock.side


def _reach(
    scenario: Scenario, state: ToyState, units: tuple[UnitId, ...], start: Hex, allowance: int
) -> dict[Hex, tuple[Leg, ...]]:
    best: dict[Hex, tuple[Leg, ...]] = {}
    order = itertools.count()  # keeps equal costs in the order they were found
    queue: list[tuple[int, int, Hex, tuple[Leg, ...]]] = [(0, next(order), start, ())]
    while queue:
        spent, _, hex_, legs = heapq.heappop(queue)
        if hex_ in best:
            continue
        best[hex_] = legs
        if legs and is_watched(scenario, state, hex_):
            continue
        for near in scenario.board.neighbours(hex_):
            if near in best or not _may_occupy(scenario, state, units, near):
                continue
            step = leg(scenario, hex_, near)
            if spent + step.points <= allowance:
                heapq.heappush(queue, (spent + step.points, next(order), near, (*legs, step)))
    del best[start]
    return best


def _allowance(scenario: Scenario, state: ToyState, units: tuple[UnitId, ...]) -> int:
    return min(scenario.pieces[unit].face(state.units[unit].steps).movement for unit in units)


def _may_enter(scenario: Scenario, state: ToyState, units: tuple[UnitId, ...], a: Hex, b: Hex) -> Legality:
    if b not in scenario.board or a not in scenario.board or not scenario.board.is_adjacent(a, b):
        return refuse("not_adjacent", "A march goes from hex to adjacent hex.", rule("2.2"), b)
    return _may_occupy(scenario, state, units, b)


def _may_occupy(scenario: Scenario, state: ToyState, units: tuple[UnitId, ...], hex_: Hex) -> Legality:
    if scenario.board[hex_].terrain not in TERRAIN_COST:
        return refuse("lake", "No unit enters the lake.", rule("2.2"), hex_)
    others = [unit for unit in state.stack(hex_) if unit not in units]
    if any(is_enemy(scenario, state, unit) for unit in others):
        return refuse("enemy_hex", "Enemy units stand there.", rule("2.6"), hex_)
    if len(others) + len(units) > STACK_LIMIT:
        return refuse("stacking", f"At most {STACK_LIMIT} units stand in a hex.", rule("2.4"), hex_)
    return LEGAL
