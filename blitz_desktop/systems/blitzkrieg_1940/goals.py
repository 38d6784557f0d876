"""What victory hangs on, point by point (4.4), as it stands in a position."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.view import Goal
from blitz_desktop.systems.blitzkrieg_1940 import capitulation, victory
from blitz_desktop.systems.blitzkrieg_1940.charts import LossThreshold, threshold_roll
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, COUNTRY_OF, GERMAN, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def goals(sit: Situation) -> tuple[Goal, ...]:
    """Every line of the schedule of points; in 1939 the Ruhr alone (4.2.B)."""
    return tuple(_goals_1940(sit) if sit.is_1940 else (_ruhr(sit),))


def _goals_1940(sit: Situation) -> Iterator[Goal]:
    for nation in capitulation.NATIONS if sit.has_capitulation else ():
        yield _capitulation(sit, nation)
    yield _maginot(sit)
    steps = victory.bef_steps_lost(sit)
    yield _losses(
        say("BEF destroyed"), victory.points_words(1), steps, sit.tables.bef_destroyed, "4.9.C", GERMAN
    )
    yield _raf(sit)
    steps = victory.german_steps_lost(sit)
    severe = sit.tables.german_losses_severe
    yield _losses(say("German losses severe"), victory.points_words(-2), steps, severe, "4.10.B", ALLIED)
    yield _german_city(sit)
    yield _ruhr(sit)


def _capitulation(sit: Situation, nation: str) -> Goal:
    points = victory.points_words(victory.CAPITULATION_POINTS[nation])
    label = say(victory.CAPITULATIONS[nation])
    if nation in sit.ext.capitulated:
        return Goal(label, points, say("has capitulated"), rule("4.4#table"), is_met=True, side=GERMAN)
    if nation == "french":
        return _fall_of_paris(sit, label, points)
    cities, taken = capitulation.cities_of(sit, nation), capitulation.german_cities(sit, nation)
    left = [city for city in cities if city not in taken]
    wanting = max(0, capitulation.CITIES_FOR_A_CHECK - len(taken))
    if sit.is_neutral(COUNTRY_OF[nation]):
        missing = say_number(
            "at peace; then {n} city for a check", "at peace; then {n} cities for a check", wanting
        )
    elif wanting:
        missing = say_number("{n} more city for a check", "{n} more cities for a check", wanting)
    else:
        missing = say("a roll of {roll}+", roll=capitulation.LOWEST_ROLL)
    where = tuple(hex_ for city in (*left, *taken) for hex_ in city.hexes)
    section = "8.6.D" if nation == "dutch" else "8.7"
    stands = say("{taken} of {all} cities German", taken=len(taken), all=len(cities))
    return Goal(label, points, stands, rule(section), missing, side=GERMAN, where=where)


def _fall_of_paris(sit: Situation, label: str, points: str) -> Goal:
    paris = sit.board.place("Paris")
    hexes = sorted(paris.hexes, key=lambda hex_: sit.controls(GERMAN, hex_)) if paris else []
    taken = capitulation.german_paris(sit)
    missing = say("a roll of {roll} or less", roll=taken) if taken else say("a hex of Paris for a check")
    if sit.clock.turn < capitulation.FIRST_FRENCH_TURN:
        missing += say(", from turn {turn} on", turn=capitulation.FIRST_FRENCH_TURN)
    stands = say("{taken} of {all} hexes of Paris German", taken=taken, all=len(hexes))
    return Goal(label, points, stands, rule("8.8"), missing, side=GERMAN, where=tuple(hexes))


def _maginot(sit: Situation) -> Goal:
    border = victory.fortified_border(sit)
    cleared = [hex_ for hex_ in border if not sit.has_fort(hex_)]
    is_breached = victory.is_maginot_breached(sit) or victory.is_maginot_cut_off(sit)
    has_fallen = "french" in sit.ext.capitulated
    stands = say("{n} of {all} border hexes without forts", n=len(cleared), all=len(border))
    missing = "" if is_breached or has_fallen else say("three in a row, or the Line cut off from Paris")
    if has_fallen:
        stands += say("; counts with the French capitulation")
    return Goal(
        say("Maginot Line breached"),
        victory.points_words(1),
        stands,
        rule("4.7.A"),
        missing,
        is_met=is_breached and not has_fallen,
        side=GERMAN,
        where=tuple(hex_ for hex_ in border if hex_ not in cleared),
    )


def _losses(
    label: str, worth: str, steps: int, thresholds: tuple[LossThreshold, ...], section: str, side: str
) -> Goal:
    highest = threshold_roll(thresholds, steps)
    if highest == 0:
        chance = say("cannot happen yet")
    else:
        chance = say("certain") if highest == 6 else say("on a roll of {roll} or less", roll=highest)
    following = min((row.steps for row in thresholds if row.roll > highest), default=None)
    missing = "" if following is None else say("the next line of the table at {n} steps", n=following)
    stands = say_number("{n} step lost: {chance}", "{n} steps lost: {chance}", steps, chance=chance)
    return Goal(label, worth, stands, rule(section), missing, is_met=highest == 6, side=side)


def _raf(sit: Situation) -> Goal:
    is_committed = sit.ext.is_raf_committed
    stands = say("committed") if is_committed else say("held back")
    missing = say("a roll of {roll}+ at the end", roll=victory.SEVERE_PILOT_LOSSES) if is_committed else ""
    label = say("Severe RAF pilot losses")
    return Goal(label, victory.points_words(1), stands, rule("4.8.B"), missing, side=GERMAN)


def _german_city(sit: Situation) -> Goal:
    is_held = victory.has_allied_german_city(sit)
    stands = say("one is held, in supply") if is_held else say("none is held")
    missing = "" if is_held else say("a supplied city outside the Ruhr")
    return Goal(
        say("Allied control of a German city"),
        victory.points_words(-1),
        stands,
        rule("4.4#table"),
        missing,
        is_met=is_held,
        side=ALLIED,
    )


def _ruhr(sit: Situation) -> Goal:
    """Where an Allied unit wins outright (4.5; 4.2.B in 1939)."""
    has_fallen = sit.ext.has_ruhr_fallen
    section = "4.5" if sit.is_1940 else "4.2.B"
    who = say("a British or French unit in it") if sit.is_1940 else say("a French unit in it")
    stands = say("entered") if has_fallen else say("untouched")
    missing = "" if has_fallen else who
    where = sit.board.site("ruhr_city" if sit.is_1940 else "ruhr_endangered")
    label, worth = say("The Ruhr"), say("victory")
    return Goal(label, worth, stands, rule(section), missing, is_met=has_fallen, side=ALLIED, where=where)
