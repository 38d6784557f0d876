"""Sentences for the log, rendered from events."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.entries import Action, ClockSet, Event, Rolled, StepsLeft, UnitsMoved
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import Line
from blitz_desktop.systems.blitzkrieg_1940.evolution import evolve
from blitz_desktop.systems.blitzkrieg_1940.model import (
    OVER,
    BattleBegun,
    CrossingFailed,
    EndSetup,
    NeutralityViolated,
    OddsFound,
    OrderChosen,
    PointsScored,
    ResultFound,
    SourcesLost,
    State,
    SupplyChecked,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.sequence import ORDER_NAMES, PHASE_NAMES, SIDE_NAMES
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation
from blitz_desktop.systems.blitzkrieg_1940.victory import outcome


def narrate(scenario: Scenario, before: State, action: Action, events: tuple[Event, ...]) -> tuple[Line, ...]:
    """The log lines of one entry."""
    lines: list[Line] = []
    if isinstance(action, EndSetup):
        lines.append(Line("phase", "The German set-up is finished.", rule("3.1.F")))
    moves = [event for event in events if isinstance(event, UnitsMoved)]
    if moves:
        lines.append(_move_line(situation(scenario, before), moves))
    state = before
    for event in events:
        lines += _lines(situation(scenario, state), event)
        state = evolve(state, event)
    ending = outcome(situation(scenario, state))
    if ending is not None:
        lines.append(Line("result", ending.text, ending.rule))
    return tuple(lines)


def _move_line(sit: Situation, moves: list[UnitsMoved]) -> Line:
    """All steps of one stack in one sentence; advances from several hexes together."""
    units = tuple(dict.fromkeys(unit for move in moves for unit in move.units))
    starts = dict.fromkeys(sit.at(unit) for unit in units)
    verb, section = ("set up from", "3.1.F") if sit.clock.turn == 0 else ("from", "13.1.A")
    end = moves[-1].path[-1]
    text = f"{sit.names(units)} {verb} {', '.join(starts)} to {end}"
    return Line("move", text, rule("14.22" if sit.state.frame else section), where=(*starts, end))


def _lines(sit: Situation, event: Event) -> Iterator[Line]:
    match event:
        case OrderChosen(order):
            text = f"{SIDE_NAMES[sit.clock.side]} order: {ORDER_NAMES[order]}"
            yield Line("note", text, rule("5.4.A"))
        case ClockSet(clock) if clock.phase != OVER:
            phase = f"{SIDE_NAMES[clock.side]} {PHASE_NAMES[clock.phase].lower()}"
            yield Line("phase", f"Turn {clock.turn}, couplet {clock.part}: {phase}", rule("5.2.A"))
        case Rolled(roll):
            yield Line("roll", roll.purpose, roll.rule, faces=roll.faces)
        case NeutralityViolated(countries):
            names = " and ".join(sit.board.countries[country].name for country in countries)
            yield Line("control", f"The neutrality of {names} is violated.", rule("8.2.C"))
        case SupplyChecked(unsupplied):
            yield Line("note", f"Out of supply: {sit.names(unsupplied)}", rule("10.2.A"))
        case CrossingFailed((a, b)):
            yield Line("move", f"The crossing from {a} into {b} fails.", rule("13.9.D"), where=(a, b))
        case SourcesLost(hexes):
            yield Line(
                "control", f"{', '.join(hexes)} supplies nobody any more.", rule("10.11.C"), where=hexes
            )
        case BattleBegun(battle):
            text = f"{sit.names(battle.attackers)} attack {sit.names(battle.defenders)} in {battle.target}"
            yield Line("combat", text, rule("14.1.A"), where=(battle.target,))
        case OddsFound(attack, defence, shift, column):
            shifted = f", shifted {abs(shift)}{'R' if shift > 0 else 'L'}" if shift else ""
            yield Line("combat", f"{attack} against {defence}{shifted}: column {column}", rule("14.5.B"))
        case ResultFound(result):
            attacker, defender = result.split("/")
            text = f"Result {result}: attacker loses {attacker}, defender {defender}"
            yield Line("combat", text, rule("14.10.A"))
        case StepsLeft(unit, steps):
            yield _loss_line(sit, unit, steps)
        case PointsScored(name, points, section):
            yield Line("result", f"{name}: {points:+d} VP", rule(section))


def _loss_line(sit: Situation, unit: str, steps: int) -> Line:
    name, lost = sit.name(unit), sit.steps(unit) - steps
    text = f"{name} is eliminated" if steps == 0 else f"{name} loses {lost} step{'s' if lost > 1 else ''}"
    where = (sit.at(unit),) if sit.at(unit) in sit.board else ()
    return Line("loss", text, rule("2.13.B"), where=where)
