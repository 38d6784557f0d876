"""The printed charts of all other rolls, of victory and of limits, from the rules' own numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from blitz_desktop.core.charts import DIE, Cell, Chart, of_a_die, printed, ruled, span
from blitz_desktop.core.language import say
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import signed
from blitz_desktop.systems.blitzkrieg_1940 import capitulation, victory
from blitz_desktop.systems.blitzkrieg_1940.air import DECISION_TURN, planes_on
from blitz_desktop.systems.blitzkrieg_1940.airborne import BEST_SURVIVAL, morale_of
from blitz_desktop.systems.blitzkrieg_1940.charts import LossThreshold, Tables
from blitz_desktop.systems.blitzkrieg_1940.floods import LOWEST_RECEDING_ROLL
from blitz_desktop.systems.blitzkrieg_1940.model import STACK_LIMIT, is_1940, is_basic
from blitz_desktop.systems.blitzkrieg_1940.reinforcements import ALLOTMENT
from blitz_desktop.systems.blitzkrieg_1940.sickle_cut import CUP_MECHANISED, CUP_OTHERS
from blitz_desktop.systems.blitzkrieg_1940.stacking import divisions
from blitz_desktop.systems.blitzkrieg_1940.strategic import RAIL_ALLOTMENT, SEA_ALLOTMENT

_ALWAYS = 6
"""Highest roll that means something in any case."""


def charts(scenario: Scenario) -> Iterator[Chart]:
    """Charts of rolls, then of victory and of limits."""
    if is_1940(scenario) and not is_basic(scenario):
        yield _survival()
        yield _morale()
        yield _low_countries()
        yield _france()
    yield _flood()
    if is_1940(scenario):
        yield _aircraft()
        yield _pilots()
        yield from _losses(scenario.tables)
    yield _victory(scenario)
    yield _limits(scenario)


# Airborne landings


def _survival() -> Chart:
    rows = tuple(
        (Cell(str(number)), printed(span(range(1, BEST_SURVIVAL - number + 2))))
        for number in range(1, BEST_SURVIVAL + 1)
    )
    head = (say("Unit rolled for"), say("Survives on"))
    note = say("A unit that does not survive counts as two German steps lost.")
    return Chart(say("Airborne landings"), head, rows, "7.2.D", note)


def _morale() -> Chart:
    words = {
        1: say("France rallies: French attacks 1R, attacks on the French 1L"),
        0: say("no effect"),
        -1: say("Defeatism: French attacks 1L, attacks on the French 1R"),
    }
    note = say("One roll, if an airborne unit has landed in Paris and survived.")
    return of_a_die(
        say("French morale"), say("Until the end of the game"), morale_of, words, rule="7.7.A", note=note
    )


# Capitulation


def _low_countries() -> Chart:
    words = {True: say("capitulates"), False: say("fights on for a couplet at least")}
    note = say(
        "Each couplet, from {turns} turns after the nation was violated on, if Germany holds all hexes of "
        "{cities} of its cities or more. A terror bombing adds 1.",
        turns=capitulation.GRACE_TURNS,
        cities=capitulation.CITIES_FOR_A_CHECK,
    )
    title = say("Dutch and Belgian capitulation")
    return of_a_die(
        title,
        say("The nation"),
        lambda die: die >= capitulation.LOWEST_ROLL,
        words,
        rule="8.6.D, 8.7",
        note=note,
    )


def _france() -> Chart:
    lost = capitulation.ALL_PARIS
    rows = tuple((Cell(str(hexes)), printed(span(range(1, hexes + 1)))) for hexes in range(1, lost))
    last = (Cell(say("{n} or more", n=lost)), printed(say("automatic")))
    note = say(
        "Every couplet from turn {turn} on. A terror bombing counts as one hex more. Any nation capitulates "
        "at once when its last step is gone or its last city is German (§ 8.9).",
        turn=capitulation.FIRST_FRENCH_TURN,
    )
    head = (say("German hexes of Paris"), say("France capitulates on"))
    return Chart(say("French capitulation"), head, (*rows, last), "8.8", note)


# The Royal Air Force


def _aircraft() -> Chart:
    note = say(
        "At the start of each couplet once the RAF is committed (turn {turn}, § 12.6).", turn=DECISION_TURN
    )
    head = (say("Die"), *map(str, DIE))
    row = (Cell(say("Aircraft")), *(printed(str(planes_on(die))) for die in DIE))
    return Chart(say("RAF support"), head, (row,), "14.14.D", note)


def _pilots() -> Chart:
    words = {True: say("severe: {points}", points=_points(victory.PILOTS_LOST)), False: say("not severe")}
    note = say("At the end of the game, if the RAF was committed.")
    title, head = say("RAF pilot losses"), say("Losses")
    return of_a_die(
        title, head, lambda die: die >= victory.SEVERE_PILOT_LOSSES, words, rule="4.8.B", note=note
    )


# Losses and victory


def _losses(tables: Tables) -> Iterator[Chart]:
    head = say("Steps lost")
    yield Chart(
        say("BEF destroyed"),
        (head, say("Destroyed on")),
        tuple(_thresholds(tables.bef_destroyed)),
        "4.9.C",
        say("British steps, those out of supply at the end among them; not those of the emergency units."),
    )
    yield Chart(
        say("German losses severe"),
        (head, say("Severe on")),
        tuple(_thresholds(tables.german_losses_severe)),
        "4.10.B",
        say("An airborne unit counts as two steps."),
    )


def _thresholds(thresholds: Sequence[LossThreshold]) -> Iterator[tuple[Cell, Cell]]:
    """A row for each number of steps: what is lost, and on which rolls the worst has happened."""
    ranks = sorted(thresholds, key=lambda row: row.steps)
    yield Cell(say("{n} or fewer", n=ranks[0].steps - 1)), Cell(say("never"), ranks[0].provenance)
    for row, following in pairwise(ranks):
        yield Cell(span(range(row.steps, following.steps))), _on(row)
    yield Cell(say("{n} or more", n=ranks[-1].steps)), _on(ranks[-1])


def _on(row: LossThreshold) -> Cell:
    text = say("automatic") if row.roll >= _ALWAYS else span(range(1, row.roll + 1))
    return Cell(text, row.provenance)


def _victory(scenario: Scenario) -> Chart:
    head = (say("Points for Germany"), say("VP"), "§")
    if not is_1940(scenario):
        rows = [
            (say("A French unit enters the Ruhr Endangered Area by turn 7"), say("Allied victory"), "4.2.B")
        ]
        return ruled(say("Victory"), (say("What"), say("Outcome"), "§"), rows)
    falls = {} if is_basic(scenario) else victory.CAPITULATION_POINTS
    rows = [
        *((say(victory.CAPITULATIONS[nation]), signed(points), "4.4") for nation, points in falls.items()),
        *(
            (say(award[0]), signed(award[1]), award[2].partition("#")[0])
            for award in (
                victory.LINE_BREACHED,
                victory.PILOTS_LOST,
                victory.BEF_LOST,
                victory.TOO_MANY_LOST,
                victory.CITY_LOST,
            )
        ),
        (say("A British or French unit enters a Ruhr city"), say("Allied victory"), "4.5"),
    ]
    note = say(
        "Germany wins with {goal} points or more at the end of the first couplet of turn 10, the Allies with "
        "fewer. The Maginot Line counts nothing beside the fall of France.",
        goal=victory.GERMAN_GOAL,
    )
    return ruled(say("Victory points"), head, rows, note=note)


def _points(award: tuple[str, int, str]) -> str:
    return victory.points_words(award[1])


# Floods and limits


def _flood() -> Chart:
    words = {True: say("the water recedes"), False: say("the flood stays")}
    note = say("At the start of every couplet after the one in which the dams were opened.")
    title = say("Roer flood")
    return of_a_die(
        title, say("The Roer"), lambda die: die >= LOWEST_RECEDING_ROLL, words, rule="13.15.D", note=note
    )


def _limits(scenario: Scenario) -> Chart:
    two, one = _of(RAIL_ALLOTMENT), _of(SEA_ALLOTMENT)
    rows = [
        (say("Stack of one side in a hex, at all times"), _of(STACK_LIMIT), "11.1.A"),
        (say("Brigade, regiment, battalion, emergency or airborne unit"), say("⅓ division"), "11.1.B"),
        (say("Out of a strategic reserve, a couplet"), _of(ALLOTMENT), "12.2.A, 12.3.A"),
        (say("Strategic movement, a movement phase"), two, "13.16.A"),
    ]
    if is_1940(scenario):
        rows += [
            (say("Allied sea movement, a movement phase"), one, "13.11.A"),
            (say("Mechanised units in the cup of Sickle Cut"), str(CUP_MECHANISED), "6.2.A"),
            (say("Other units in the cup"), str(CUP_OTHERS), "6.2.A"),
        ]
    note = say(
        "No reserves and no strategic movement in the first couplet of turn 1; none of either for the Dutch "
        "and Belgians."
    )
    return ruled(say("Limits"), (say("What"), say("At most"), "§"), rows, note=note)


def _of(thirds: int) -> str:
    """A size in divisions."""
    n = divisions(thirds)
    return say("{n} division", n=n) if thirds == SEA_ALLOTMENT else say("{n} divisions", n=n)
