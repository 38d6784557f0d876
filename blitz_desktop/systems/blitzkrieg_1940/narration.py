"""Sentences for the log, rendered from events."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.dice import Roll
from blitz_desktop.core.entries import Action, ClockSet, Event, FrameClosed, Rolled, StepsLeft, UnitsMoved
from blitz_desktop.core.language import form_of, later, say, say_number, say_stored
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import Line
from blitz_desktop.core.words import labelled
from blitz_desktop.systems.blitzkrieg_1940 import actions as act
from blitz_desktop.systems.blitzkrieg_1940 import events as ev
from blitz_desktop.systems.blitzkrieg_1940.evolution import evolve
from blitz_desktop.systems.blitzkrieg_1940.frames import ExcessDue
from blitz_desktop.systems.blitzkrieg_1940.model import (
    COUNTRY_OF,
    GERMAN,
    OVER,
    REMOVED,
    STACK_LIMIT,
    State,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.movement import CROSSING, crossing_points
from blitz_desktop.systems.blitzkrieg_1940.sequence import ORDER_NAMES, PHASE_NAMES, PHASE_RULES, SIDE_NAMES
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import size
from blitz_desktop.systems.blitzkrieg_1940.strengths import shift_words
from blitz_desktop.systems.blitzkrieg_1940.victory import outcome, points_words
from blitz_desktop.systems.blitzkrieg_1940.visibility import is_hidden, names

MOVES: dict[type[Action], tuple[str, str]] = {
    act.Deploy: (later("set up"), "3.1.F"),
    act.FillCup: (later("into the cup"), "6.2.A"),
    act.MoveStack: (later("move"), "13.1.A"),
    act.Enter: (later("entry"), "12.1.A"),
    act.MoveStrategically: (later("strategic movement"), "13.16.A"),
    act.MoveBySea: (later("sea movement"), "13.11.A"),
    act.Advance: (later("advance"), "14.22"),
    act.Displace: (later("driven out"), "7.4"),
    act.PlaceEmergency: (later("placed"), "12.4bis.B"),
    act.WithdrawFromForest: (later("out of the forest"), "6.5.A"),
    act.PlaceFromCup: (later("from the cup"), "6.5.B"),
    act.RedeployDummies: (later("redeployed"), "6.3.B"),
    act.LandCoup: (later("landing"), "7.2.D"),
}
"""How an action's movement reads, and its rule."""


TOLD_SHORT: dict[type[Action], str] = {
    act.FillCup: later("{units}: into the cup"),
    act.LandCoup: later("{units} lands in {end}"),
    act.PlaceFromCup: later("{units}: from the cup to {end}"),
}
"""Moves whose start goes without saying."""


_MORALE = {
    1: later("France rallies."),
    0: later("Paris is unmoved."),
    -1: later("French morale plummets."),
}
"""What landings in Paris do to French morale."""


DICE_FIRST = (act.MoveStack, act.LandCoup)
"""Actions that dice may stop before the units arrive."""


SECRETS = (act.Deploy, act.ClearSetup, act.FillCup, act.PlaceFromCup, act.EndCup, act.RedeployDummies)
"""What Germany does while its opponent looks away (6.2, 6.3.B, 6.5.B)."""


def narrate(
    scenario: Scenario, before: State, action: Action, events: tuple[Event, ...], viewer: str | None = None
) -> tuple[Line, ...]:
    """The log lines of one entry, as a side may read them."""
    sit = situation(scenario, before)
    if viewer not in (None, GERMAN) and isinstance(action, SECRETS):
        lines, move = list(_outside_lines(action, events)), list[Line]()
    else:
        lines, move = list(_action_lines(sit, action)), list(_move_line(sit, action, events, viewer))
    has_dice_first = isinstance(action, DICE_FIRST)
    lines += () if has_dice_first else move
    state = before
    for event in events:
        lines += _lines(situation(scenario, state), event, viewer)
        state = evolve(state, event)
    lines += move if has_dice_first else ()
    ending = outcome(situation(scenario, state))
    if ending is not None:
        lines.append(Line("result", ending.text, ending.rule))
    return tuple(lines)


# What was done


def _action_lines(sit: Situation, action: Action) -> Iterator[Line]:
    match action:
        case act.RemoveExcess():
            yield _excess_line(sit)
        case act.ClearSetup():
            yield Line("note", say("The German deployment is cleared."), rule("3.1.F"))
        case act.EndSetup():
            yield Line("phase", say("The German set-up is finished."), rule("3.1.F"))
        case act.DeclareSickleCut(answer):
            text = say("Operation Sickle Cut is launched." if answer == "yes" else "No Operation Sickle Cut.")
            yield Line("note", text, rule("6.1.B"))
        case act.CommitRaf(answer):
            text = say("The RAF is committed." if answer == "yes" else "The RAF is held back.")
            yield Line("note", text, rule("12.6"))
        case act.Advance(()):
            yield Line("move", say("Nobody advances."), rule("14.22"))
        case act.RelieveCoup("leave"):
            yield Line("note", say("The airborne unit is left in place."), rule("7.9"))


def _outside_lines(action: Action, events: tuple[Event, ...]) -> Iterator[Line]:
    """What the opponent hears of something done in secret: that it is over, where this shows anyway."""
    if isinstance(action, act.PlaceFromCup | act.EndCup) and any(isinstance(e, FrameClosed) for e in events):
        yield Line("note", say("The cup is emptied into the Ardennes."), rule("6.5.B"))


def _excess_line(sit: Situation) -> Line:
    """Why units of a stack are eliminated as a phase ends."""
    due = sit.state.frame
    assert isinstance(due, ExcessDue), "units are in excess of a stack"
    is_too_large = size(sit, sit.units_in(due.at, due.side)) > STACK_LIMIT
    what, section = (
        (say("too many units"), "11.2.C") if is_too_large else (say("more than one nation"), "11.4")
    )
    text = say("At the end of the phase {place} holds {what}.", place=_place(sit, due.at), what=what)
    return Line("note", text, rule(section), where=(due.at,))


def _move_line(
    sit: Situation, action: Action, events: tuple[Event, ...], viewer: str | None
) -> Iterator[Line]:
    """All steps of a stack in one sentence; advances from several hexes together."""
    moves = [event for event in events if isinstance(event, UnitsMoved) and event.path[-1] != REMOVED]
    if not moves or type(action) not in MOVES:
        return
    verb, section = MOVES[type(action)]
    units = tuple(dict.fromkeys(unit for move in moves for unit in move.units))
    starts = dict.fromkeys(sit.at(unit) for unit in units)
    end = moves[-1].path[-1]
    origin = say(" and ").join(_place(sit, start) for start in starts)
    where = tuple(at for at in (*starts, end) if at in sit.board)
    points = sum(event.points for event in events if isinstance(event, ev.PointsSpent))
    cost = say_number(", {n} point", ", {n} points", points) if points else ""
    who, goal = names(sit, units, viewer), _place(sit, end)
    if short := TOLD_SHORT.get(type(action)):
        text = say(short, units=who, end=goal)
    else:
        move = say(verb)
        text = say(
            "{units}: {move}, {origin} to {end}{cost}",
            units=who,
            move=move,
            origin=origin,
            end=goal,
            cost=cost,
        )
    yield Line("move", text, rule(section), where=where)


def _place(sit: Situation, at: Location) -> str:
    """A location with the name of the place in it, if any."""
    if at not in sit.board:
        return next((say(box.name) for box in sit.board.boxes if box.id == at), at)
    names = [say(place.name) for place in sit.board[at].places]
    return f"{at} ({names[0]})" if names else at


# What happened


def _lines(sit: Situation, event: Event, viewer: str | None) -> Iterator[Line]:
    match event:
        case ClockSet(clock) if clock.phase != OVER:
            if (clock.turn, clock.part) != (sit.clock.turn, sit.clock.part):
                text = say("Turn {turn}, couplet {part}", turn=clock.turn, part=clock.part)
                yield Line("turn", text, rule("5.2.A"))
            side, name = SIDE_NAMES[clock.side], PHASE_NAMES[clock.phase].lower()
            phase = say("{side} {phase}", side=side, phase=name)
            yield Line("phase", phase, rule(PHASE_RULES[clock.phase]))
        case ClockSet():
            yield Line("phase", say("The end of the game"), rule("5.6"))
        case Rolled(roll):
            yield Line("roll", _roll_words(roll), roll.rule, faces=roll.faces)
        case StepsLeft(unit, steps):
            yield _loss_line(sit, unit, steps)
        case ev.PointsScored(name, points, section):
            yield Line("result", labelled(say(name), points_words(points)), rule(section))
        case _:
            yield from _movement_lines(sit, event, viewer)
            yield from _combat_lines(sit, event)
            yield from _war_lines(sit, event)


def _roll_words(roll: Roll) -> str:
    """What a die was thrown for, at a river with the points that came of it (13.9.C)."""
    words = say_stored(roll.purpose)
    if form_of(roll.purpose) != CROSSING:
        return words
    points = crossing_points(roll.total)
    return say_number("{purpose} ({n} point)", "{purpose} ({n} points)", points, purpose=words)


def _loss_line(sit: Situation, unit: UnitId, steps: int) -> Line:
    name, lost = sit.name(unit), sit.steps(unit) - steps
    text = (
        say("{name} is eliminated", name=name)
        if steps == 0
        else say_number("{name} loses {n} step", "{name} loses {n} steps", lost, name=name)
    )
    where = (sit.at(unit),) if sit.at(unit) in sit.board else ()
    return Line("loss", text, rule("2.13.B"), where=where)


def _movement_lines(sit: Situation, event: Event, viewer: str | None) -> Iterator[Line]:
    match event:
        case ev.OrderChosen(order):
            text = say("{side} order: {order}", side=SIDE_NAMES[sit.clock.side], order=ORDER_NAMES[order])
            yield Line("note", text, rule("5.4.A"))
        case ev.SupplyChecked(unsupplied):
            known = [unit for unit in unsupplied if not is_hidden(sit, unit, viewer)]
            if known:
                text = say("Out of supply: {units}", units=sit.names(known))
                yield Line("note", text, rule("10.2.A"))
        case ev.CrossingFailed((a, b)):
            text = say("The crossing from {a} into {b} fails.", a=a, b=b)
            yield Line("move", text, rule("13.9.D"), where=(a, b))
        case ev.SourcesLost(hexes):
            places = ", ".join(_place(sit, hex_) for hex_ in hexes)
            section = "10.8.A" if any(sit.is_in(hex_, "channel_port") for hex_ in hexes) else "10.11.C"
            text = say("{places} supplies nobody any more.", places=places)
            yield Line("control", text, rule(section), where=hexes)


def _combat_lines(sit: Situation, event: Event) -> Iterator[Line]:
    match event:
        case ev.BattleBegun(battle):
            text = say(
                "{attackers} against {defenders} in {target}",
                attackers=sit.names(battle.attackers),
                defenders=sit.names(battle.defenders),
                target=_place(sit, battle.target),
            )
            yield Line("combat", text, rule("14.1.A"), where=(battle.target,))
        case ev.PlanesFlown(planes):
            yield Line("combat", say("RAF support: {planes} aircraft", planes=planes), rule("14.14.C"))
        case ev.OddsFound(attack, defence, shift, column):
            text = say(
                "{attack} against {defence}{shifted}: column {column}",
                attack=attack,
                defence=defence,
                shifted=say(", shifted {shift}", shift=shift_words(shift)) if shift else "",
                column=column,
            )
            yield Line("combat", text, rule("14.5.B"))
        case ev.ResultFound(result):
            attacker, defender = result.split("/")
            text = say(
                "Result {result}: attacker loses {attacker}, defender {defender}",
                result=result,
                attacker=attacker,
                defender=defender,
            )
            yield Line("combat", text, rule("14.10.A"))


def _war_lines(sit: Situation, event: Event) -> Iterator[Line]:
    match event:
        case ev.NeutralityViolated(countries):
            lands = ", ".join(say(sit.board.countries[country].name) for country in countries)
            yield Line("control", say("Neutrality violated: {lands}.", lands=lands), rule("8.2.C"))
        case ev.Dropped(unit, hex_):
            text = say("{unit} is dropped on {place}.", unit=sit.name(unit), place=_place(sit, hex_))
            yield Line("note", text, rule("7.2.A"), where=(hex_,))
        case ev.CoupRolled(unit, survived):
            text = "{unit} survives its landing." if survived else "{unit} does not survive its landing."
            yield Line("note", say(text, unit=sit.name(unit)), rule("7.2.D"))
        case ev.MoraleChanged(morale):
            yield Line("result", say(_MORALE[morale]), rule("7.7#table"))
        case ev.Capitulated(nation):
            country = say(sit.board.countries[COUNTRY_OF[nation]].name)
            text = say("{country} capitulates; its units leave play.", country=country)
            yield Line("result", text, rule("8.10.A"))
        case ev.CityBombed(hex_):
            text = say("Terror bombing of {place}.", place=_place(sit, hex_))
            yield Line("note", text, rule("8.11.C"), where=(hex_,))
        case ev.PlanesReady(planes):
            text = say("RAF aircraft available this couplet: {planes}", planes=planes)
            yield Line("note", text, rule("14.14.D"))
        case ev.FloodChanged(flood):
            text = say("The Roer dams are opened." if flood == "open" else "The Roer's waters recede.")
            yield Line("note", text, rule("13.15.B"), where=sit.board.site("roer_dam"))
