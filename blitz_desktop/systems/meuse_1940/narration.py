"""Sentences for the log, rendered from events."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.board import Hex
from blitz_desktop.core.entries import Action, ClockSet, Event, Rolled, StepsLeft, UnitsMoved
from blitz_desktop.core.language import later, say, say_number, say_stored
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import Line
from blitz_desktop.core.words import labelled, sentence
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940 import events as ev
from blitz_desktop.systems.meuse_1940.breakthrough import PASS
from blitz_desktop.systems.meuse_1940.evolution import evolve
from blitz_desktop.systems.meuse_1940.frames import BreakthroughDue
from blitz_desktop.systems.meuse_1940.model import (
    AT_HAND,
    CLOSING,
    CRAWLING,
    HALVES,
    OVER,
    RETURNING,
    SIDE_NAMES,
    STANDING,
    SUPPLY,
    State,
    rule,
)
from blitz_desktop.systems.meuse_1940.movement import points
from blitz_desktop.systems.meuse_1940.sequence import PHASE_NAMES, PHASE_RULES
from blitz_desktop.systems.meuse_1940.situation import Situation, situation
from blitz_desktop.systems.meuse_1940.victory import outcome

MOVES: dict[type[Action], tuple[str, str]] = {
    act.Deploy: (later("{units}: set up in {end}"), "10.6/10"),
    act.Enter: (later("{units}: entry at {end}"), "1/4"),
    act.PlaceHeadquarters: (later("{units}: back in {end}"), "6.4/3"),
    act.Move: (later("{units}: {start} to {end}, {points}"), "4.1/1"),
    act.BreakThrough: (later("{units}: breakthrough, {start} to {end}"), "4.3/6"),
    act.AnswerBreakthrough: (later("{units}: breakthrough, {start} to {end}"), "4.3/6"),
    act.DisplaceHeadquarters: (later("{units}: driven back, {start} to {end}"), "4.2/1"),
    act.Retreat: (later("{units}: retreat, {start} to {end}"), "7.6/1"),
    act.Stand: (later("{units}: retreat, {start} to {end}"), "7.6/1"),
    act.Hold: (later("{units}: retreat, {start} to {end}"), "7.6/1"),
    act.Advance: (later("{units}: advance into {end}"), "7.4/10"),
}
"""How an action's movement reads, of one unit or several, and its rule."""

TAKEN_BACK = later("{units}: taken back off the map")

SILENT = (SUPPLY, CLOSING, OVER)
"""Segments that no heading announces."""


def narrate(scenario: Scenario, before: State, action: Action, events: tuple[Event, ...]) -> tuple[Line, ...]:
    """The log lines of one entry; aircraft stay secret until both sides have chosen (8/4)."""
    lines = [*_action_lines(action)]
    ways = _ways(situation(scenario, before), action, events)
    state = before
    for event in events:
        if isinstance(event, UnitsMoved) and event.units in ways:
            lines.append(ways.pop(event.units))
        lines += _lines(situation(scenario, state), event)
        state = evolve(state, event)
    ending = outcome(situation(scenario, state))
    if ending is not None:
        lines.append(Line("result", ending.text, ending.rule))
    return tuple(lines)


def _action_lines(action: Action) -> Iterator[Line]:
    match action:
        case act.ClearSetup():
            yield Line("note", say("The French army is taken off the map."), rule("10.6/10"))
        case act.EndSetup():
            yield Line("phase", say("The French set-up is finished."), rule("10.6/10"))
        case act.AnswerBreakthrough(choice) if choice == PASS:
            yield Line("note", say("The armour is let pass."), rule("4.3/4"))
        case act.Advance(()):
            yield Line("move", say("Nobody advances."), rule("7.4/10"))
        case act.SendPlanes():
            yield Line("note", say("Aircraft are chosen in secret."), rule("8/4"))
        case act.NameFord(near, far):
            text = say("A ford is looked for between {a} and {b}.", a=near, b=far)
            yield Line("note", text, rule("10.6/17"), where=(near, far))


def _ways(sit: Situation, action: Action, events: tuple[Event, ...]) -> dict[tuple[str, ...], Line]:
    """Each group's whole way in one sentence, told where it sets out."""
    if type(action) not in MOVES:
        return {}
    found = {}
    words, section = MOVES[type(action)]
    ways: dict[tuple[str, ...], list[Location]] = {}
    for event in events:
        if isinstance(event, UnitsMoved) and event.path[-1] != RETURNING:
            ways.setdefault(event.units, [event.path[0]]).append(event.path[-1])
    spent = sum(event.halves for event in events if isinstance(event, ev.PointsSpent))
    for units, way in ways.items():
        text = say(
            TAKEN_BACK if way[-1] == AT_HAND else words,
            units=sit.names(units),
            start=_place(sit, way[0]),
            end=_place(sit, way[-1]),
            points=(
                say("{n} point", n=points(spent)) if spent <= HALVES else say("{n} points", n=points(spent))
            ),
        )
        where = tuple(at for at in way if at in sit.board)
        found[units] = Line("move", text, rule(section), where=where)
    return found


def _place(sit: Situation, at: Location) -> str:
    """A location with the name of the place in it, if any."""
    if at not in sit.board:
        return next((say(box.name) for box in sit.board.boxes if box.id == at), at)
    names = [say(place.name) for place in sit.board[at].places]
    return f"{at} ({names[0]})" if names else at


def _lines(sit: Situation, event: Event) -> Iterator[Line]:
    match event:
        case ClockSet(clock) if clock.phase not in SILENT:
            if (clock.turn, clock.part) != (sit.clock.turn, sit.clock.part):
                text = say("Turn {turn}, {side}", turn=clock.turn, side=say(SIDE_NAMES[clock.side]))
                yield Line("turn", text, rule("1/1"))
            yield Line("phase", say(PHASE_NAMES[clock.phase]), rule(PHASE_RULES[clock.phase]))
        case Rolled(roll):
            yield Line("roll", sentence(say_stored(roll.purpose)), roll.rule, faces=roll.faces)
        case StepsLeft(unit, steps):
            yield _loss_line(sit, unit, steps)
        case _:
            yield from _march_lines(sit, event)
            yield from _battle_lines(sit, event)
            yield from _works_lines(sit, event)


def _loss_line(sit: Situation, unit: str, steps: int) -> Line:
    name, lost = sit.name(unit), sit.steps(unit) - steps
    text = (
        say("{unit} is destroyed.", unit=name)
        if steps == 0
        else say_number("{unit} loses a step.", "{unit} loses {n} steps.", lost, unit=name)
    )
    return Line("loss", text, rule("0.1/13"), where=_on_map(sit, sit.at(unit)))


def _on_map(sit: Situation, at: Location) -> tuple[Hex, ...]:
    return (at,) if at in sit.board else ()


def _march_lines(sit: Situation, event: Event) -> Iterator[Line]:
    match event:
        case ev.Fatigued(units):
            yield Line("note", say("{units}: forced march", units=sit.names(units)), rule("4.1/7"))
        case ev.EnginesTried(unit, state):
            words = {STANDING: say("does not move this turn"), CRAWLING: say("moves at half its rating")}
            text = labelled(sit.name(unit), words.get(state, say("runs well")))
            yield Line("note", text, rule("10.6/2"))
        case ev.Interrupted(BreakthroughDue(_, units, start, to)):
            names = sit.names(units)
            text = say("{units}: breakthrough declared, {a} to {b}", units=names, a=start, b=to)
            yield Line("move", text, rule("4.3/3"), where=(start, to))
        case ev.BreakthroughStopped(units, at, _, target):
            text = say(
                "{units}: stopped in {at}, with {target} to attack",
                units=sit.names(units),
                at=at,
                target=target,
            )
            if not target:
                text = say("{units}: stopped in {at}", units=sit.names(units), at=at)
            yield Line("note", text, rule("4.3/7"), where=tuple(filter(None, (at, target))))
        case ev.SupplyChecked(unsupplied, restored):
            if unsupplied:
                text = say("Out of supply: {units}", units=sit.names(unsupplied))
                yield Line("note", text, rule("10.5/3"))
            if restored:
                yield Line("note", say("In supply again: {units}", units=sit.names(restored)), rule("10.5/2"))
        case ev.HeadquartersSilenced(unit):
            yield Line("note", say("{unit} is overrun.", unit=sit.name(unit)), rule("4.2/1"))
        case ev.HeadquartersLost(unit, turn):
            text = say("{unit} is destroyed.", unit=sit.name(unit))
            if 0 < turn <= len(sit.scenario.turns):
                text += " " + say("It comes back on turn {turn}.", turn=turn)
            yield Line("loss", text, rule("6.4/3"), where=_on_map(sit, sit.at(unit)))
        case ev.HeadquartersRetired(unit):
            text = say("{unit} has no units left and leaves the game.", unit=sit.name(unit))
            yield Line("loss", text, rule("6.4/3"), where=_on_map(sit, sit.at(unit)))
        case ev.Scored(score):
            yield Line("result", labelled(say(score.text), f"{score.points:+d}"), rule(score.section))


def _battle_lines(sit: Situation, event: Event) -> Iterator[Line]:
    match event:
        case ev.BarragePlotted() | ev.BarrageResolved():
            yield _barrage_line(sit, event)
        case ev.AttackDeclared(units, target):
            text = say("Attack on {hex}: {units}", units=sit.names(units), hex=_place(sit, target))
            yield Line("combat", text, rule("7.1/1"), where=(target,))
        case ev.GunsFired(guns) if not sit.ext.barrages:
            yield Line("combat", say("Artillery support: {hqs}", hqs=_guns(sit, guns)), rule("6.2/2"))
        case ev.PlanesFlown(side, sent) if not sit.ext.barrages:
            name = say(SIDE_NAMES[side])
            text = say_number("Aviation, {side}: {n} point", "Aviation, {side}: {n} points", sent, side=name)
            yield Line("combat", text, rule("8/4"))
        case ev.ValueFound(value, modifier, _):
            text = say("Final attack value {value:+d}, die {modifier:+d}", value=value, modifier=modifier)
            yield Line("combat", text, rule("7.3/1"))
        case ev.ResultFound(text):
            yield Line("combat", say("Result {result}", result=text), rule("7.3/12"))
        case ev.MeleeBegun(melee):
            text = say("Close combat: {units}", units=sit.names(melee.units))
            yield Line("combat", text, rule("7.7/1"))
        case ev.Broke(units):
            yield Line("loss", say("Broken: {units}", units=sit.names(units)), rule("7.5/3"))
        case ev.Rallied(units):
            yield Line("note", say("Recovered: {units}", units=sit.names(units)), rule("7.5/5"))


def _barrage_line(sit: Situation, event: ev.BarragePlotted | ev.BarrageResolved) -> Line:
    """Who fires on what, or what has come of it."""
    barrage = event.barrage
    if isinstance(event, ev.BarrageResolved):
        lost = say_number("{n} step lost", "{n} steps lost", event.steps) if event.steps else say("no effect")
        text = say(
            "On {hex}: {factors} factors, {add:+d} to the throw: {result}",
            hex=_place(sit, barrage.target),
            factors=event.factors,
            add=event.add,
            result=lost,
        )
        return Line("combat", text, rule("6.3/3"), where=(barrage.target,))
    fire = [_guns(sit, barrage.guns)] if barrage.guns else []
    if barrage.planes:
        fire.append(say("aviation ×{n}", n=barrage.planes))
    side = say(SIDE_NAMES[barrage.side])
    text = say("Barrage by {side} on {hex}", side=side, hex=_place(sit, barrage.target))
    return Line("combat", labelled(text, ", ".join(fire)), rule("6.3/1"), where=(barrage.target,))


def _guns(sit: Situation, guns: tuple[str, ...]) -> str:
    """Headquarters with the points that each gives."""
    return ", ".join(f"{sit.name(hq)} ×{guns.count(hq)}" for hq in dict.fromkeys(guns))


def _works_lines(sit: Situation, event: Event) -> Iterator[Line]:
    match event:
        case ev.SluiceDecided(is_blown):
            text = say("The sluice at Houx is blown.") if is_blown else say("The sluice at Houx is left.")
            yield Line("note", text, rule("10.6/17"))
        case ev.FordFound((a, b)):
            yield Line(
                "note", say("A ford exists between {a} and {b}.", a=a, b=b), rule("10.6/17"), where=(a, b)
            )
        case ev.DivisionDelayed(turn):
            yield Line("note", say("The 1st DCR arrives on turn {turn}.", turn=turn), rule("10.6/14"))
        case ev.WorkBegun(work):
            text = say(
                "{unit} begins a bridge from {a} to {b}.",
                unit=sit.name(work.unit),
                a=work.side[0],
                b=work.side[1],
            )
            yield Line("note", text, rule("2.2/4"), where=work.side)
        case UnitsMoved(units):
            for work in sit.works:
                if work.unit in units:
                    a, b = work.side
                    text = say("The bridge from {a} to {b} is left unfinished.", a=a, b=b)
                    yield Line("note", text, rule("2.2/4"), where=(a, b))
        case ev.BridgeBuilt(_, (a, b)):
            yield Line("note", say("A bridge leads from {a} to {b}.", a=a, b=b), rule("2.2/4"), where=(a, b))
