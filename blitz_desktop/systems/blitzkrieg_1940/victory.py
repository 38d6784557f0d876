"""4.0 How to win."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Offer
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.supply import trace
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import CardRow, Outcome, TrackView
from blitz_desktop.core.words import signed
from blitz_desktop.systems.blitzkrieg_1940.actions import Concede
from blitz_desktop.systems.blitzkrieg_1940.charts import LossThreshold, threshold_roll
from blitz_desktop.systems.blitzkrieg_1940.events import Conceded, PointsScored
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN, OVER, Tx, has_chosen, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.supply import closed_to_lines, is_supplied, net

GERMAN_GOAL = 3
"""Victory points with which Germany wins (4.1)."""

POINTS_SPAN = (-3, 7)
"""The least and the most victory points that the schedule of 4.4 can come to."""

CAPITULATION_POINTS = {"dutch": 1, "belgian": 1, "french": 3}
CAPITULATIONS = {
    "dutch": later("Dutch capitulation"),
    "belgian": later("Belgian capitulation"),
    "french": later("French capitulation"),
}
PILOTS_LOST = later("Severe RAF pilot losses"), 1, "4.8.B"
LINE_BREACHED = later("Maginot Line breached"), 1, "4.7.A"
BEF_LOST = later("BEF destroyed"), 1, "4.9.C"
TOO_MANY_LOST = later("German losses severe"), -2, "4.10.B"
CITY_LOST = later("Allied control of a German city"), -1, "4.4#table"
"""What else is scored: its name, its points, and the paragraph that says so."""

SEVERE_PILOT_LOSSES = 4
"""The RAF's losses are severe on this roll or more (4.8.B)."""

PILOT_LOSSES = later("RAF pilot losses, severe on {roll} or more")
BEF_DESTROYED = later("destruction of the BEF, on {roll} or less")
LOSSES_SEVERE = later("severe German losses, on {roll} or less")
"""What dice are thrown for at the end (4.8 to 4.10)."""


# 4.4 Victory points, in the order of the schedule


def score(sit: Situation, tx: Tx) -> None:
    """Award and deduct victory points at the end of the game; there are none in 1939."""
    if not sit.is_1940:
        return
    for nation, points in CAPITULATION_POINTS.items():
        if nation in sit.ext.capitulated:
            tx.emit(PointsScored(CAPITULATIONS[nation], points, "4.4#table"))
    if sit.ext.is_raf_committed and _are_pilot_losses_severe(tx):
        tx.emit(PointsScored(*PILOTS_LOST))
    has_france_fallen = "french" in sit.ext.capitulated  # whose points include the Line's (4.7, note)
    if not has_france_fallen and (is_maginot_breached(sit) or is_maginot_cut_off(sit)):
        tx.emit(PointsScored(*LINE_BREACHED))
    if _falls(tx, sit.tables.bef_destroyed, bef_steps_lost(sit), BEF_DESTROYED, "4.9.C"):
        tx.emit(PointsScored(*BEF_LOST))
    if _falls(tx, sit.tables.german_losses_severe, german_steps_lost(sit), LOSSES_SEVERE, "4.10.B"):
        tx.emit(PointsScored(*TOO_MANY_LOST))
    if has_allied_german_city(sit):
        tx.emit(PointsScored(*CITY_LOST))


def _are_pilot_losses_severe(tx: Tx) -> bool:
    purpose = PILOT_LOSSES.format(roll=SEVERE_PILOT_LOSSES)
    return tx.roll(purpose, rule("4.8.B")).total >= SEVERE_PILOT_LOSSES


def _falls(tx: Tx, thresholds: tuple[LossThreshold, ...], steps: int, purpose: str, section: str) -> bool:
    highest = threshold_roll(thresholds, steps)
    if highest in (0, 6):
        return highest == 6
    return tx.roll(purpose.format(roll=highest), rule(section)).total <= highest


# 4.7 Breaching the Maginot Line


def is_maginot_breached(sit: Situation) -> bool:
    """Whether three border hexes in a row, gaps skipped, have lost all their forts (4.7.A, 4.7.B)."""
    run = 0
    for hex_ in fortified_border(sit):
        run = 0 if sit.has_fort(hex_) else run + 1
        if run == 3:
            return True
    return False


def fortified_border(sit: Situation) -> tuple[Hex, ...]:
    """Border hexes that began the game with fort complexes, in the line's order."""
    forts = {
        sit.scenario.placements[unit] for unit, piece in sit.scenario.pieces.items() if piece.has("fort")
    }
    return tuple(hex_ for hex_ in sit.board.site("maginot_border") if hex_ in forts)


def maginot_hexes_cleared(sit: Situation) -> int:
    """How many border hexes have lost all their forts."""
    return sum(not sit.has_fort(hex_) for hex_ in fortified_border(sit))


def is_maginot_cut_off(sit: Situation) -> bool:
    """Whether no line of communications runs through France from Paris to the border forts (4.7.D)."""
    paris = sit.board.place("Paris")
    if paris is None or not fortified_border(sit):
        return False
    ground, atlas = sit.ground, sit.atlas
    within = atlas.territory["france"] - closed_to_lines(ground)
    lines = trace(atlas.space.set_of(paris.hexes) & ground.held[ALLIED], within, atlas.open_sides)
    has_all = any if has_chosen(sit.scenario, "isolation", "of_any_fort") else all
    return has_all(hex_ not in lines for hex_ in fortified_border(sit))


# 4.9, 4.10 Losses


def bef_steps_lost(sit: Situation) -> int:
    """British steps eliminated, those out of supply at the end counted in (4.9.A, 4.9.B)."""
    bef = _bef(sit.scenario)
    lost = steps_lost(sit, bef)
    if sit.clock.phase != OVER:
        return lost
    cut_off = [unit for unit in bef if sit.at(unit) in sit.board and not is_supplied(sit, unit)]
    return lost + sum(map(sit.steps, cut_off))


@lru_cache(maxsize=8)
def _bef(scenario: Scenario) -> tuple[UnitId, ...]:
    return tuple(unit for unit, piece in scenario.pieces.items() if piece.has("bef"))


def german_steps_lost(sit: Situation) -> int:
    """German steps eliminated, an airborne unit counting two (4.10.A)."""
    german = [unit for unit, piece in sit.scenario.pieces.items() if piece.side == GERMAN]
    airborne = [unit for unit in german if sit.piece(unit).has("airborne_coup")]
    return steps_lost(sit, german) + steps_lost(sit, airborne)


def steps_lost(sit: Situation, units: Iterable[UnitId]) -> int:
    """Steps that units have lost."""
    return sum(sit.piece(unit).full_steps - sit.steps(unit) for unit in units)


def has_allied_german_city(sit: Situation) -> bool:
    """Whether the Allies hold a German city outside the Ruhr, in supply (4.4)."""
    return any(
        sit.controls(ALLIED, hex_) and (hex_ in net(sit, "french") or hex_ in net(sit, "british"))
        for place in sit.board.places
        if place.kind == "city" and place.country == "germany"
        for hex_ in place.hexes
        if not sit.is_in(hex_, "ruhr_city")
    )


# 4.3 Concession


def concede_offer(side: str) -> Offer:
    """Give up, at any time (4.3)."""
    return Offer(Concede, say("Concede defeat"), rule("4.3"), fixed={"side": side}, is_minor=True)


def concede_legality(_sit: Situation, action: Concede) -> Legality:
    """Either side may."""
    if action.side not in (GERMAN, ALLIED):
        return refuse("no_side", say("There is no side {side}.", side=action.side), rule("4.3"))
    return LEGAL


def concede(_sit: Situation, tx: Tx, action: Concede) -> None:
    """End the game."""
    tx.emit(Conceded(action.side))


# 4.1, 4.5 Who has won


def outcome(sit: Situation) -> Outcome | None:
    """How the game has ended; None while it goes on."""
    if loser := sit.ext.conceded:
        text = say(
            "The German side has conceded defeat."
            if loser == GERMAN
            else "The Allied side has conceded defeat."
        )
        return Outcome(enemy_of(loser), text, rule("4.3"))
    return _outcome_1940(sit) if sit.is_1940 else _outcome_1939(sit)


def _outcome_1940(sit: Situation) -> Outcome | None:
    if sit.ext.has_ruhr_fallen:
        text = say("An Allied unit has entered the Ruhr: strategic victory.")
        return Outcome(ALLIED, text, rule("4.5"))
    if sit.clock.phase != OVER:
        return None
    total = sum(award.points for award in sit.ext.scored)
    winner = GERMAN if total >= GERMAN_GOAL else ALLIED
    tally = say_number("{n} victory point", "{n} victory points", total)
    text = say(
        "Germany wins: {tally}, {goal} needed."
        if winner == GERMAN
        else "The Allies win: {tally}, {goal} needed.",
        tally=tally,
        goal=GERMAN_GOAL,
    )
    return Outcome(winner, text, rule("4.1"))


def _outcome_1939(sit: Situation) -> Outcome | None:
    if sit.ext.has_ruhr_fallen:
        text = say("A French unit has entered the Ruhr Endangered Area: France wins.")
        return Outcome(ALLIED, text, rule("4.2.B"))
    if sit.clock.phase != OVER:
        return None
    text = say("The Ruhr has been kept out of French reach: Germany wins.")
    return Outcome(GERMAN, text, rule("4.2.B"))


def points_words(number: int) -> str:
    """Victory points in a few words, such as ``+1 VP``."""
    return say("{n} VP", n=signed(number))


def scores(sit: Situation) -> tuple[CardRow, ...]:
    """What counts towards victory so far."""
    if not sit.is_1940:
        return ()
    rows = [
        CardRow(say("German steps lost"), str(german_steps_lost(sit)), rule("4.10.A")),
        CardRow(say("BEF steps lost"), str(bef_steps_lost(sit)), rule("4.9.A")),
        CardRow(say("Maginot hexes cleared"), str(maginot_hexes_cleared(sit)), rule("4.7.A")),
    ]
    rows += [
        CardRow(say(award.name), points_words(award.points), rule(award.section)) for award in sit.ext.scored
    ]
    return tuple(rows)


def tracks(sit: Situation) -> tuple[TrackView, ...]:
    """The same on tracks, with the rolls and the goal that decide (4.1, 4.9.C, 4.10.B)."""
    if not sit.is_1940:
        return ()
    severe, destroyed = sit.tables.german_losses_severe, sit.tables.bef_destroyed
    goal = ((POINTS_SPAN[0], say("Allied")), (GERMAN_GOAL, say("German")))
    return (
        TrackView(
            say("German steps lost"), 0, severe[-1].steps, german_steps_lost(sit), _rolls(severe), "german",
            note=say("severe on a roll of"),
        ),
        TrackView(
            say("BEF steps lost"), 0, destroyed[-1].steps, bef_steps_lost(sit), _rolls(destroyed), "british",
            note=say("destroyed on a roll of"),
        ),
        TrackView(say("Maginot hexes cleared"), 0, len(fortified_border(sit)), maginot_hexes_cleared(sit)),
        TrackView(say("Victory points"), *POINTS_SPAN, sum(award.points for award in sit.ext.scored), goal),
    )  # fmt: skip


def _rolls(thresholds: tuple[LossThreshold, ...]) -> tuple[tuple[int, str], ...]:
    """From how many steps on which rolls mean the worst."""
    return tuple(
        (row.steps, "1" if row.roll == 1 else f"1–{row.roll}" if row.roll < 6 else say("any"))
        for row in thresholds
    )
