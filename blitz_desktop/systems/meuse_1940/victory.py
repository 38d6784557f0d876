"""Victory (10.6/18 to 10.6/37), the way over the frontier, and giving up."""

from __future__ import annotations

from fractions import Fraction

from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Offer, Slot, SlotKind
from blitz_desktop.core.entries import UnitsMoved
from blitz_desktop.core.language import later, say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.view import CardRow, Goal, Outcome
from blitz_desktop.core.words import id_words
from blitz_desktop.systems.meuse_1940.actions import Concede, Exit
from blitz_desktop.systems.meuse_1940.charts import Objective
from blitz_desktop.systems.meuse_1940.events import Conceded, Scored
from blitz_desktop.systems.meuse_1940.model import EXITED, FRENCH, GERMAN, OVER, SIDE_NAMES, Score, Tx, rule
from blitz_desktop.systems.meuse_1940.movement import bar_to_moving
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of

TACTICAL, STRATEGIC = Fraction(13, 10), Fraction(15, 10)
"""How many times its opponent's points a side needs (10.6/20, 10.6/21)."""


def points(sit: Situation, side: str) -> int:
    """A side's victory points as the game stands."""
    return sum(int(row.value) for row in rows(sit, side))


def rows(sit: Situation, side: str) -> tuple[CardRow, ...]:
    """What makes up a side's points."""
    held = [
        CardRow(say("Holds {place}", place=say(row.place)), str(row.points), rule("10.6/24"))
        for row in sit.tables.objectives
        if (place := sit.board.place(row.place)) is not None
        and all(sit.state.control.get(hex_) == side for hex_ in place.hexes)
    ]
    won = [
        CardRow(say(score.text), str(score.points), rule(score.section))
        for score in sit.ext.scores
        if score.side == side
    ]
    return (*held, *_destroyed(sit, side), *won)


def _destroyed(sit: Situation, side: str) -> tuple[CardRow, ...]:
    """Points for each kind of destroyed enemy combat unit (10.6/26)."""
    gone = [unit for unit in sit.state.stack(ELIMINATED) if sit.side_of(unit) == enemy_of(side)]
    lost = [unit for unit in gone if not sit.is_hq(unit)]
    found = []
    for row in sit.tables.destroyed:
        count = sum(_kind(sit, unit) == row.kind for unit in lost)
        if row.side == side and count:
            text = say("{n} {kind} destroyed", n=count, kind=id_words(row.kind))
            found.append(CardRow(text, str(count * row.points), rule(row.rule)))
    return tuple(found)


def _kind(sit: Situation, unit: UnitId) -> str:
    kind = sit.kind(unit)
    return "infantry" if kind == "foot" else kind


def scores(sit: Situation) -> tuple[CardRow, ...]:
    """Both sides' totals as the game stands."""
    return tuple(
        CardRow(say(SIDE_NAMES[side]), str(points(sit, side)), rule("10.6/19")) for side in (GERMAN, FRENCH)
    )


def goals(sit: Situation) -> tuple[Goal, ...]:
    """What the points hang on: objectives with their holders, then what is won for good."""
    return (
        *(_objective(sit, row) for row in sit.tables.objectives),
        *(
            Goal(row.label, row.value, say("won"), row.rule or rule("10.6/19"), is_met=True, side=side)
            for side in (GERMAN, FRENCH)
            for row in rows(sit, side)
            if row.rule != rule("10.6/24")
        ),
        _frontier(sit),
    )


def _objective(sit: Situation, row: Objective) -> Goal:
    place = sit.board.place(row.place)
    hexes = place.hexes if place else ()
    holders = {sit.state.control.get(hex_, "") for hex_ in hexes}
    holder = holders.pop() if len(holders) == 1 else ""
    stands = say("held by {side}", side=say(SIDE_NAMES[holder])) if holder else say("nobody holds all of it")
    return Goal(
        say(row.place),
        str(row.points),
        stands,
        rule("10.6/24"),
        is_met=bool(holder),
        side=holder,
        where=hexes,
    )


def _frontier(sit: Situation) -> Goal:
    is_passed = any(score.section == "10.6/25" for score in sit.ext.scores)
    stands = say("passed") if is_passed else say("not reached")
    missing = "" if is_passed else say("a German unit that leaves by the marked hexes of the west edge")
    where = sit.board.site("frontier_exit")
    text, worth = say("Western French frontier"), str(sit.tables.frontier[0].points)
    return Goal(text, worth, stands, rule("10.6/25"), missing, is_met=is_passed, side=GERMAN, where=where)


def outcome(sit: Situation) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if sit.ext.conceded:
        winner = enemy_of(sit.ext.conceded)
        text = say("{side} gives up.", side=say(SIDE_NAMES[sit.ext.conceded]))
        return Outcome(winner, text, rule("10.6/19"))
    if sit.clock.phase != OVER:
        return None
    german, french = points(sit, GERMAN), points(sit, FRENCH)
    winner = GERMAN if german > french else FRENCH
    more, less = max(german, french), min(german, french)
    tally = say("{german} points for Germany, {french} for France", german=german, french=french)
    if more > less and more >= less * STRATEGIC:
        return Outcome(winner, say("Strategic victory: {tally}.", tally=tally), rule("10.6/20"))
    if more > less and more >= less * TACTICAL:
        return Outcome(winner, say("Tactical victory: {tally}.", tally=tally), rule("10.6/21"))
    return Outcome("", say("A draw: {tally}.", tally=tally), rule("10.6/22"))


# 10.6/25 Over the frontier


def exit_offer() -> Offer:
    """Leave the map to the west (10.6/25)."""
    slot = Slot("units", SlotKind.UNITS, say("Pick the units that cross the frontier"))
    return Offer(Exit, say("Cross the frontier"), rule("10.6/25"), (slot,), is_minor=True)


def exit_choices(sit: Situation) -> Choices:
    """German combat units on the way out that can still move."""
    way = sit.board.site("frontier_exit")
    targets = {
        unit: Choice(unit, Legality.of(bar_to_moving(sit, unit)))
        for unit in sit.units_on_map(GERMAN)
        if sit.at(unit) in way and sit.clock.side == GERMAN
    }
    text = say("Only German units on the roads to the western frontier leave the map.")
    return Choices(targets, refuse("no_exit", text, rule("10.6/25")))


def exit_legality(sit: Situation, action: Exit) -> Legality:
    """Whether these units may leave."""
    return picked_legality(action.units, exit_choices(sit), rule("10.6/25"))


def exit_map(sit: Situation, tx: Tx, action: Exit) -> None:
    """They leave; the first to do so win the points."""
    for unit in action.units:
        tx.emit(UnitsMoved((unit,), (sit.at(unit), EXITED)))
    if not any(score.section == "10.6/25" for score in sit.ext.scores):
        text, worth = later("Western French frontier passed"), sit.tables.frontier[0].points
        tx.emit(Scored(Score(GERMAN, text, worth, "10.6/25")))


# Giving up


def concede_offer(side: str) -> Offer:
    """Give up, whoever decides now."""
    text = say("{side}: concede", side=say(SIDE_NAMES[side]))
    return Offer(Concede, text, rule("10.6/19"), fixed={"side": side}, is_minor=True)


def concede_legality(_sit: Situation, action: Concede) -> Legality:
    """There are two sides."""
    if action.side in SIDE_NAMES:
        return LEGAL
    return refuse("no_side", say("There is no side {side}.", side=action.side), rule("10.6/19"))


def concede(_sit: Situation, tx: Tx, action: Concede) -> None:
    """The game is over."""
    tx.emit(Conceded(action.side))
