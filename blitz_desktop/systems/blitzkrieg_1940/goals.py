"""What victory hangs on, point by point (4.4), as it stands in a position."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.view import Goal
from blitz_desktop.systems.blitzkrieg_1940 import capitulation, victory
from blitz_desktop.systems.blitzkrieg_1940.charts import LossThreshold, threshold_roll
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, COUNTRY_OF, GERMAN, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def goals(sit: Situation) -> tuple[Goal, ...]:
    """Every line of the schedule of points; in 1939 the Ruhr alone (4.2.B)."""
    return tuple(_goals_1940(sit) if sit.is_1940 else (_ruhr(sit),))


def _goals_1940(sit: Situation) -> Iterator[Goal]:
    for nation in capitulation.NATIONS:
        yield _capitulation(sit, nation)
    yield _maginot(sit)
    steps = victory.bef_steps_lost(sit)
    yield _losses("BEF destroyed", "+1 VP", steps, sit.tables.bef_destroyed, "4.9.C", GERMAN)
    yield _raf(sit)
    steps = victory.german_steps_lost(sit)
    yield _losses("German losses severe", "−2 VP", steps, sit.tables.german_losses_severe, "4.10.B", ALLIED)
    yield _german_city(sit)
    yield _ruhr(sit)


def _capitulation(sit: Situation, nation: str) -> Goal:
    points = f"{victory.CAPITULATION_POINTS[nation]:+d} VP"
    label = f"{nation.capitalize()} capitulation"
    if nation in sit.ext.capitulated:
        return Goal(label, points, "has capitulated", rule("4.4#table"), is_met=True, side=GERMAN)
    if nation == "french":
        return _fall_of_paris(sit, label, points)
    cities, taken = capitulation.cities_of(sit, nation), capitulation.german_cities(sit, nation)
    left = [city for city in cities if city not in taken]
    wanting = max(0, capitulation.CITIES_FOR_A_CHECK - len(taken))
    if sit.is_neutral(COUNTRY_OF[nation]):
        missing = f"at peace; then {wanting} cities for a check"
    else:
        missing = (
            f"{wanting} more cities for a check" if wanting else f"a roll of {capitulation.LOWEST_ROLL}+"
        )
    where = tuple(hex_ for city in (*left, *taken) for hex_ in city.hexes)
    section = "8.6.D" if nation == "dutch" else "8.7"
    stands = f"{len(taken)} of {len(cities)} cities German"
    return Goal(label, points, stands, rule(section), missing, side=GERMAN, where=where)


def _fall_of_paris(sit: Situation, label: str, points: str) -> Goal:
    paris = sit.board.place("Paris")
    hexes = sorted(paris.hexes, key=lambda hex_: sit.controls(GERMAN, hex_)) if paris else []
    taken = capitulation.german_paris(sit)
    missing = f"a roll of {taken} or less" if taken else "a hex of Paris for a check"
    if sit.clock.turn < capitulation.FIRST_FRENCH_TURN:
        missing += f", from turn {capitulation.FIRST_FRENCH_TURN} on"
    stands = f"{taken} of {len(hexes)} hexes of Paris German"
    return Goal(label, points, stands, rule("8.8"), missing, side=GERMAN, where=tuple(hexes))


def _maginot(sit: Situation) -> Goal:
    border = victory.fortified_border(sit)
    cleared = [hex_ for hex_ in border if not sit.has_fort(hex_)]
    is_breached = victory.is_maginot_breached(sit) or victory.is_maginot_cut_off(sit)
    has_fallen = "french" in sit.ext.capitulated
    stands = f"{len(cleared)} of {len(border)} border hexes without forts"
    missing = "" if is_breached or has_fallen else "three in a row, or the Line cut off from Paris"
    if has_fallen:
        stands += "; counts with the French capitulation"
    return Goal(
        "Maginot Line breached",
        "+1 VP",
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
    chance = {0: "cannot happen yet", 6: "certain"}.get(highest, f"on a roll of {highest} or less")
    following = min((row.steps for row in thresholds if row.roll > highest), default=None)
    missing = "" if following is None else f"the next line of the table at {following} steps"
    stands = f"{steps} steps lost: {chance}"
    return Goal(label, worth, stands, rule(section), missing, is_met=highest == 6, side=side)


def _raf(sit: Situation) -> Goal:
    is_committed = sit.ext.is_raf_committed
    stands = "committed" if is_committed else "held back"
    missing = f"a roll of {victory.SEVERE_PILOT_LOSSES}+ at the end" if is_committed else ""
    return Goal("Severe RAF pilot losses", "+1 VP", stands, rule("4.8.B"), missing, side=GERMAN)


def _german_city(sit: Situation) -> Goal:
    is_held = victory.has_allied_german_city(sit)
    stands = "one is held, in supply" if is_held else "none is held"
    missing = "" if is_held else "a supplied city outside the Ruhr"
    return Goal(
        "Allied control of a German city",
        "−1 VP",
        stands,
        rule("4.4#table"),
        missing,
        is_met=is_held,
        side=ALLIED,
    )


def _ruhr(sit: Situation) -> Goal:
    """Where an Allied unit wins outright (4.5; 4.2.B in 1939)."""
    has_fallen = sit.ext.has_ruhr_fallen
    section, who = ("4.5", "a British or French") if sit.is_1940 else ("4.2.B", "a French")
    stands = "entered" if has_fallen else "untouched"
    missing = "" if has_fallen else f"{who} unit in it"
    where = sit.board.site("ruhr_city" if sit.is_1940 else "ruhr_endangered")
    return Goal(
        "The Ruhr", "victory", stands, rule(section), missing, is_met=has_fallen, side=ALLIED, where=where
    )
