"""Section 3 of the toy's rules: attacks, losses and advances."""

from __future__ import annotations

from collections import Counter

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices
from blitz_desktop.core.entries import FrameClosed, StepsLeft, UnitsMoved
from blitz_desktop.core.forecast import Chance, Forecast, LedgerLine, ResultTable, Spread, Supposition
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.transaction import Transaction
from tests.toy.movement import STACK_LIMIT, is_enemy, take_control
from tests.toy.records import (
    Advance,
    AdvanceFrame,
    Assault,
    Fought,
    FrameOpened,
    LossFrame,
    Spent,
    TakeLosses,
    ToyExt,
    ToyState,
    rule,
)

LOSSES = {"A1": (1, 0), "AD": (1, 1), "D1": (0, 1), "D2": (0, 2)}
"""Steps that attacker and defender lose."""


def target_choices(scenario: Scenario, state: ToyState) -> Choices:
    """Every hex with enemies, with the reason where it cannot be attacked."""
    enemies = [hex_ for hex_ in scenario.board.hexes if _has_enemies(scenario, state, hex_)]
    far = refuse("no_attackers", "No unit that may attack stands beside it.", rule("3.1"))
    return Choices(
        {hex_: Choice(hex_, LEGAL if _attackers(scenario, state, hex_) else far) for hex_ in enemies},
        refuse("no_enemy", "No enemy stands there.", rule("3.1")),
    )


def attacker_choices(scenario: Scenario, state: ToyState, target: Hex) -> Choices:
    """Every unit of the phasing side, with the reason where it may not attack a hex."""
    own = [unit for unit, piece in scenario.pieces.items() if piece.side == state.clock.side]
    return Choices(
        {unit: Choice(unit, _may_attack(scenario, state, unit, target)) for unit in own},
        refuse("not_yours", "Only units of the phasing side attack.", rule("3.1")),
    )


def assault_legality(scenario: Scenario, state: ToyState, assault: Assault) -> Legality:
    """Whether units may attack a hex."""
    if assault.target not in scenario.board or not _has_enemies(scenario, state, assault.target):
        return refuse("no_enemy", "No enemy stands there.", rule("3.1"), assault.target)
    if not assault.units or len(set(assault.units)) < len(assault.units):
        return refuse("no_units", "Choose the units that attack, each once.", rule("3.1"))
    legality = LEGAL
    for unit in assault.units:
        legality &= _may_attack(scenario, state, unit, assault.target)
    return legality


def assault(scenario: Scenario, tx: Transaction[ToyExt], action: Assault) -> None:
    """Roll for an attack and open the interruptions that follow from it."""
    column = _column(scenario, tx.state, action)
    face = tx.roll(f"Attack on {action.target}", rule("3.2")).total
    result = scenario.tables.results[face - 1][column]
    tx.emit(Fought(action.target, action.units, result))
    tx.emit(Spent(action.units))
    defenders = tx.state.stack(action.target)
    tx.emit(FrameOpened(AdvanceFrame(tx.state.clock.side, action.target, action.units)))
    attacker_steps, defender_steps = LOSSES[result]
    for units, steps in ((defenders, defender_steps), (action.units, attacker_steps)):
        if steps:
            tx.emit(FrameOpened(LossFrame(scenario.pieces[units[0]].side, units, steps)))
    settle(tx)


def settle(tx: Transaction[ToyExt]) -> None:
    """Close every interruption that leaves nothing to decide."""
    while (frame := tx.state.frame) is not None:
        if isinstance(frame, LossFrame):
            steps = _steps(tx.state, frame.at)
            if sum(steps.values()) > frame.steps:
                return
            for unit in steps:
                tx.emit(StepsLeft(unit, 0))
        elif isinstance(frame, AdvanceFrame) and _can_advance(tx.state, frame):
            return
        tx.emit(FrameClosed())


def loss_choices(state: ToyState, frame: LossFrame) -> Choices:
    """The units that can take the losses, and how many steps each."""
    return Choices(
        {unit: Choice(unit, most=steps) for unit, steps in _steps(state, frame.at).items()},
        refuse("not_there", "Only the units in this combat take its losses.", rule("3.3")),
    )


def loss_legality(state: ToyState, frame: LossFrame, action: TakeLosses) -> Legality:
    """Whether losses may be spread in this way."""
    steps = _steps(state, frame.at)
    for unit, lost in Counter(action.losses).items():
        if lost > steps.get(unit, 0):
            return refuse("no_steps", "That unit cannot lose so many steps.", rule("3.3"), unit)
    if len(action.losses) != frame.steps:
        return refuse("wrong_sum", f"Exactly {frame.steps} steps must be lost.", rule("3.3"))
    return LEGAL


def take_losses(tx: Transaction[ToyExt], action: TakeLosses) -> None:
    """Carry out losses."""
    for unit, lost in Counter(action.losses).items():
        tx.emit(StepsLeft(unit, tx.state.units[unit].steps - lost))
    tx.emit(FrameClosed())
    settle(tx)


def advance_choices(state: ToyState, frame: AdvanceFrame) -> Choices:
    """The attackers that may advance."""
    return Choices(
        {unit: Choice(unit) for unit in _steps(state, frame.units)},
        refuse("did_not_attack", "Only units that attacked advance.", rule("3.4")),
    )


def advance_legality(state: ToyState, frame: AdvanceFrame, action: Advance) -> Legality:
    """Whether units may advance."""
    if not action.units or len(set(action.units)) < len(action.units):
        return refuse("no_units", "Choose the units that advance, each once.", rule("3.4"))
    strangers = set(action.units) - set(_steps(state, frame.units))
    if strangers:
        return refuse("did_not_attack", "Only units that attacked advance.", rule("3.4"), min(strangers))
    if len(action.units) > STACK_LIMIT:
        return refuse("stacking", f"At most {STACK_LIMIT} units stand in a hex.", rule("2.4"), frame.hex)
    return LEGAL


def advance(tx: Transaction[ToyExt], frame: AdvanceFrame, action: Advance) -> None:
    """Carry out an advance."""
    for unit in action.units:
        tx.emit(UnitsMoved((unit,), (tx.state.units[unit].at, frame.hex)))
    take_control(tx, (frame.hex,))
    tx.emit(FrameClosed())


def assault_forecast(scenario: Scenario, state: ToyState, action: Assault) -> Forecast:
    """Exact chances of an attack."""
    charts, column = scenario.tables, _column(scenario, state, action)
    attack, defence = _strengths(scenario, state, action)
    results = Counter(row[column] for row in charts.results)
    titles = tuple(str(least) for least in charts.columns)
    ledger = (
        LedgerLine("Attack factors", str(attack), rule("3.2")),
        LedgerLine("Defence factors", str(defence), rule("3.2")),
        *(LedgerLine(cause, "1 column left", rule("3.2")) for cause in _shifts(scenario, action)),
    )
    faces = tuple(str(face) for face in range(1, 7))
    forecast = Forecast(
        title=f"Attack on {action.target}",
        headline=f"{attack} - {defence} = {attack - defence:+d}",
        ledger=ledger,
        table=ResultTable("Combat table", titles, faces, charts.results, rule("3.2")),
        columns=(Chance(titles[column], 1.0),),
        results=tuple(Chance(result, count / 6) for result, count in sorted(results.items())),
        means=(("Steps the defender loses", sum(LOSSES[r][1] * n for r, n in results.items()) / 6),),
        spreads=(_spread(results),),
    )
    better = msgspec.structs.replace(forecast, headline=f"{forecast.headline}, with luck")
    return msgspec.structs.replace(forecast, supposed=(Supposition("Luck", rule("3.2"), better),))


def _spread(results: Counter[str]) -> Spread:
    steps = Counter({0: 0, 1: 0, 2: 0})
    for result, count in results.items():
        steps[LOSSES[result][1]] += count
    chances = tuple(Chance(str(lost), count / 6) for lost, count in sorted(steps.items()))
    return Spread("Steps the defender loses", chances)


def _has_enemies(scenario: Scenario, state: ToyState, hex_: Hex) -> bool:
    return any(is_enemy(scenario, state, unit) for unit in state.stack(hex_))


def _attackers(scenario: Scenario, state: ToyState, target: Hex) -> list[UnitId]:
    near = (unit for hex_ in scenario.board.neighbours(target) for unit in state.stack(hex_))
    return [unit for unit in near if _may_attack(scenario, state, unit, target)]


def _may_attack(scenario: Scenario, state: ToyState, unit: UnitId, target: Hex) -> Legality:
    piece = scenario.pieces.get(unit)
    if piece is None or piece.side != state.clock.side:
        return refuse("not_yours", "Only units of the phasing side attack.", rule("3.1"), unit)
    if unit in state.ext.spent and state.clock.phase == "combat":
        return refuse("has_attacked", "This unit has attacked already.", rule("3.1"), unit)
    if state.units[unit].at not in scenario.board.neighbours(target):
        return refuse("not_adjacent", "Only adjacent units attack.", rule("3.1"), unit)
    return LEGAL


def _strengths(scenario: Scenario, state: ToyState, action: Assault) -> tuple[int, int]:
    def faces(units: tuple[UnitId, ...]) -> list[tuple[int, int]]:
        shown = [scenario.pieces[unit].face(state.units[unit].steps) for unit in units]
        return [(face.attack or 0, face.defence or 0) for face in shown]

    defenders = state.stack(action.target)
    return sum(attack for attack, _ in faces(action.units)), sum(defence for _, defence in faces(defenders))


def _shifts(scenario: Scenario, action: Assault) -> tuple[str, ...]:
    return ("Woods",) if scenario.board[action.target].terrain == "woods" else ()


def _column(scenario: Scenario, state: ToyState, action: Assault) -> int:
    attack, defence = _strengths(scenario, state, action)
    columns = scenario.tables.columns
    column = max(index for index, least in enumerate(columns) if attack - defence >= least)
    return max(0, column - len(_shifts(scenario, action)))


def _steps(state: ToyState, units: tuple[UnitId, ...]) -> dict[UnitId, int]:
    return {unit: state.units[unit].steps for unit in units if state.units[unit].steps}


def _can_advance(state: ToyState, frame: AdvanceFrame) -> bool:
    return not state.stack(frame.hex) and bool(_steps(state, frame.units))
