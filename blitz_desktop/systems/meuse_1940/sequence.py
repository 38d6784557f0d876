"""1 The game turn: what comes next, and what opens and closes each segment."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import ClockSet
from blitz_desktop.core.language import later, say
from blitz_desktop.core.state import Clock
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.meuse_1940 import (
    barrage,
    breakthrough,
    bridges,
    combat,
    crowding,
    engines,
    exploitation,
    forced_march,
    headquarters,
    movement,
    outcome,
    reinforcements,
    retreat,
    setup,
    supply,
    victory,
)
from blitz_desktop.systems.meuse_1940.actions import EndPhase, EndSetup
from blitz_desktop.systems.meuse_1940.events import MeleesEnded, Rallied
from blitz_desktop.systems.meuse_1940.model import (
    BARRAGE,
    CLOSING,
    COMBAT,
    EXPLOITATION,
    FRENCH,
    GERMAN,
    MOVEMENT,
    OVER,
    REINFORCEMENT,
    SEGMENTS,
    SETUP,
    SLUICE,
    SUPPLY,
    Tx,
    rule,
)
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.meuse_1940.stacking import overstacked

PHASE_NAMES = {
    SETUP: later("Set-up"),
    SLUICE: later("The sluice at Houx"),
    REINFORCEMENT: later("Reinforcements"),
    MOVEMENT: later("Movement"),
    BARRAGE: later("Barrage fire"),
    COMBAT: later("Combat"),
    EXPLOITATION: later("Exploitation"),
    SUPPLY: later("Supply check"),
    CLOSING: later("End of turn"),
}
PHASE_RULES = {
    SETUP: "10.6/10",
    SLUICE: "10.6/17",
    REINFORCEMENT: "1/4",
    MOVEMENT: "1/5",
    BARRAGE: "1/6",
    COMBAT: "1/7",
    EXPLOITATION: "1/8",
    SUPPLY: "1/9",
    CLOSING: "1/11",
}


# What each segment lets the active side do


def movement_decision(sit: Situation) -> Decision:
    """Move, march, start engines, build, break through, leave; or end the segment (1/5)."""
    is_german = sit.clock.side == GERMAN
    return Decision(
        sit.clock.side,
        say("Movement: drag units, one after another."),
        rule("1/5"),
        (
            movement.offer(sit),
            breakthrough.offer(),
            forced_march.offer(),
            *((bridges.offer(), victory.exit_offer()) if is_german else (engines.offer(),)),
            Offer(EndPhase, say("End the movement"), rule("1/5"), legality=end_legality(sit, EndPhase())),
        ),
    )


def combat_decision(sit: Situation) -> Decision:
    """Attack, or end the segment (1/7)."""
    return Decision(
        sit.clock.side,
        say("Combat: pick a hex to attack, or drag attackers on it."),
        rule("1/7"),
        (
            combat.offer(),
            Offer(EndPhase, say("End the combat"), rule("1/7"), legality=end_legality(sit, EndPhase())),
        ),
    )


def exploitation_decision(sit: Situation) -> Decision:
    """Move again, or end the segment (1/8, 9/1)."""
    is_german = sit.clock.side == GERMAN
    has_engines = bool(engines.choices(sit).legal)
    return Decision(
        sit.clock.side,
        say("Exploitation: move again at half the rating."),
        rule("9/1"),
        (
            movement.offer(sit),
            *((victory.exit_offer(),) if is_german else ()),
            *((engines.offer(),) if has_engines else ()),
            Offer(EndPhase, say("End the exploitation"), rule("1/8"), legality=end_legality(sit, EndPhase())),
        ),
    )


def end_legality(sit: Situation, _action: EndPhase) -> Legality:
    """No stack stays too large that could be smaller, and no duty to attack is left (5/6, 4.3/7, 7.7/2)."""
    match sit.clock.phase:
        case "movement" | "exploitation":
            hexes = (hex_ for hex_ in overstacked(sit, sit.clock.side) if crowding.can_thin_out(sit, hex_))
            return Legality(tuple(map(_overstacked, hexes)))
        case "combat":
            return Legality(combat.duties(sit))
    return Legality()


def _overstacked(hex_: Hex) -> Reason:
    text = say("{hex} holds more than a regiment: move units out.", hex=hex_)
    return Reason("overstacked", text, rule("5/6"), hex_)


# The clock


def end_setup(_sit: Situation, tx: Tx, _action: EndSetup) -> None:
    """The sluice comes after the placement (10.6/17)."""
    tx.emit(ClockSet(Clock(0, 1, FRENCH, SLUICE)))


def end_phase(sit: Situation, tx: Tx, _action: EndPhase) -> None:
    """Close the segment and open the next."""
    if sit.clock.phase == COMBAT:
        tx.emit(MeleesEnded(sit.clock.turn, sit.clock.part))
    enter(sit.scenario, tx, next_clock(sit.clock, len(sit.scenario.turns)))


def next_clock(clock: Clock, turns: int) -> Clock:
    """What follows a segment: the next, the other player's phase, the end of the turn (1/10, 1/11)."""
    turn, part, side, phase = clock.turn, clock.part, clock.side, clock.phase
    if phase == CLOSING:
        return Clock(turn, part, side, OVER) if turn == turns else Clock(turn + 1, 1, GERMAN, REINFORCEMENT)
    if phase != SUPPLY:
        return Clock(turn, part, side, SEGMENTS[SEGMENTS.index(phase) + 1])
    if part == 1:
        return Clock(turn, 2, enemy_of(side), REINFORCEMENT)
    return Clock(turn, part, side, CLOSING)


def enter(scenario: Scenario, tx: Tx, clock: Clock) -> None:
    """Turn the clock, and do what opens the new segment."""
    tx.emit(ClockSet(clock))
    sit = situation(scenario, tx.state)
    match clock.phase:
        case "reinforcement":
            reinforcements.open_phase(sit, tx)
        case "movement":
            _rally(sit, tx)
        case "barrage":
            barrage.open_plots(sit, tx)
        case "supply":
            supply.check(sit, tx, clock.side)
        case "closing" if sit.scenario.options.get("hq_return") != "reinforcement":
            headquarters.call_back(sit, tx, (GERMAN, FRENCH))


def _rally(sit: Situation, tx: Tx) -> None:
    """Broken units of the active side test to recover (7.5/5)."""
    for unit in sit.ext.broken:
        is_active = sit.side_of(unit) == sit.clock.side and sit.at(unit) in sit.board
        if is_active and retreat.passes(sit, tx, unit, "7.5/5"):
            tx.emit(Rallied((unit,)))


def resume(scenario: Scenario, tx: Tx) -> None:
    """After an action: what leaves no choice, then on with the sequence of play."""
    while True:
        sit = situation(scenario, tx.state)
        if sit.ext.conceded or sit.state.frames:
            return
        match sit.clock.phase:
            case "sluice" if sit.ext.is_sluice_blown is not None:
                setup.throw_for_the_dcr(sit, tx)
                enter(scenario, tx, Clock(1, 1, GERMAN, REINFORCEMENT))
            case "reinforcement" if not reinforcements.is_needed(sit):
                end_phase(sit, tx, EndPhase())
            case "barrage":
                barrage.fire(sit, tx)
                outcome.settle(situation(scenario, tx.state), tx)
                if tx.state.frames:
                    return
                end_phase(situation(scenario, tx.state), tx, EndPhase())
            case "exploitation" if not exploitation.has_exploiters(sit, sit.clock.side):
                end_phase(sit, tx, EndPhase())
            case "supply" | "closing":
                end_phase(sit, tx, EndPhase())
            case _:
                return
