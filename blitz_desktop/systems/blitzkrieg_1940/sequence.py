"""5.0 The turn sequence: what comes next, and the decisions that open and close its phases."""

from __future__ import annotations

from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import ClockSet, FrameClosed, StepsLeft
from blitz_desktop.core.state import Clock
from blitz_desktop.systems.blitzkrieg_1940 import combat, movement, victory
from blitz_desktop.systems.blitzkrieg_1940.model import (
    ALLIED,
    COMBAT,
    FIGHT_MOVE,
    GERMAN,
    MOVE_FIGHT,
    MOVEMENT,
    ORDER,
    OVER,
    STACK_LIMIT,
    ChooseOrder,
    EndPhase,
    ExcessDue,
    Interrupted,
    OrderChosen,
    RemoveExcess,
    Tx,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import (
    checks_nations,
    excess,
    may_share,
    size,
)

LAST_TURN = 10
LAST_PART = 1
"""The 1940 scenario ends with the first couplet of turn 10 (5.6)."""

PHASES = {MOVE_FIGHT: (MOVEMENT, COMBAT), FIGHT_MOVE: (COMBAT, MOVEMENT)}
PHASE_NAMES = {MOVEMENT: "Movement", COMBAT: "Combat", ORDER: "Phase order"}
SIDE_NAMES = {GERMAN: "German", ALLIED: "Allied"}
ORDER_NAMES = {MOVE_FIGHT: "move, then fight", FIGHT_MOVE: "fight, then move"}


# 5.4 Move or fight


def order_decision(sit: Situation) -> Decision:
    """Ask the phasing side for the order of its two phases (5.4)."""
    side = sit.clock.side
    effect = {
        GERMAN: {MOVE_FIGHT: "no shift", FIGHT_MOVE: "all attacks 1R"},
        ALLIED: {MOVE_FIGHT: "all attacks 1L", FIGHT_MOVE: "no shift"},
    }[side]
    section = {GERMAN: "14.20.A", ALLIED: "14.20.B"}[side]
    return Decision(
        side,
        f"{SIDE_NAMES[side]} couplet {sit.clock.part}: choose whether to move or to fight first.",
        rule("5.4.A"),
        tuple(
            Offer(
                ChooseOrder,
                f"{ORDER_NAMES[order].capitalize()} ({effect[order]})",
                rule(section),
                fixed={"order": order},
            )
            for order in (MOVE_FIGHT, FIGHT_MOVE)
        ),
    )


def order_legality(action: ChooseOrder) -> Legality:
    """There are two orders to choose from."""
    if action.order not in PHASES:
        return refuse("no_order", "Choose to move first or to fight first.", rule("5.4.A"))
    return LEGAL


def choose_order(tx: Tx, action: ChooseOrder) -> None:
    """Declare the order and open the first phase."""
    clock = tx.state.clock
    tx.emit(OrderChosen(action.order))
    tx.emit(ClockSet(Clock(clock.turn, clock.part, clock.side, PHASES[action.order][0])))


# Movement and combat phases


def movement_decision(sit: Situation) -> Decision:
    """Move, or end the phase (13.1)."""
    return Decision(
        sit.clock.side,
        f"{SIDE_NAMES[sit.clock.side]} movement: drag units to where they shall go.",
        rule("13.2.A"),
        (movement.offer(), _end("movement")),
    )


def combat_decision(sit: Situation) -> Decision:
    """Attack, or end the phase (14.1)."""
    return Decision(
        sit.clock.side,
        f"{SIDE_NAMES[sit.clock.side]} combat: pick a hex to attack, or drag attackers on it.",
        rule("14.1.B"),
        (combat.offer(), _end("combat")),
    )


def _end(phase: str) -> Offer:
    return Offer(EndPhase, f"End the {phase} phase", rule("5.1.B"))


# 11.2.C Stacking at the end of a phase


def end_phase(sit: Situation, tx: Tx) -> None:
    """Check the phasing side's stacks, then go on."""
    side, phase = sit.clock.side, sit.clock.phase
    hex_ = excess(sit, side, checks_nations=checks_nations(side, phase))
    if hex_ is None:
        advance_clock(sit, tx)
    else:
        tx.emit(Interrupted(ExcessDue(side, hex_)))


def excess_decision(due: ExcessDue) -> Decision:
    """Ask the owner which units of a bad stack to remove (11.2.C, 11.4)."""
    slot = Slot("units", SlotKind.UNITS, "Pick the units to remove")
    return Decision(
        due.side,
        f"The stack at {due.at} breaks the stacking rules as the phase ends: choose units to eliminate.",
        rule("11.2.C"),
        (Offer(RemoveExcess, "Eliminate", rule("11.2.C"), (slot,)),),
        (due.at,),
    )


def excess_choices(sit: Situation, due: ExcessDue) -> Choices:
    """Units of the bad stack."""
    targets = {unit: Choice(unit) for unit in sit.units_in(due.at, due.side) if not sit.is_fort(unit)}
    return Choices(targets, refuse("not_here", "Only units of that stack can be removed.", rule("11.2.C")))


def excess_legality(sit: Situation, due: ExcessDue, action: RemoveExcess) -> Legality:
    """The rest must be within the limits, and no unit may go that need not."""
    stack = sit.units_in(due.at, due.side)
    if not action.units or any(unit not in excess_choices(sit, due).targets for unit in action.units):
        return refuse("not_here", "Only units of that stack can be removed.", rule("11.2.C"))
    if _is_within(sit, due, [unit for unit in stack if unit not in action.units]):
        return LEGAL
    return refuse("still_bad", "The stack would still break the stacking rules.", rule("11.2.C"), due.at)


def _is_within(sit: Situation, due: ExcessDue, units: list[str]) -> bool:
    is_mixed = checks_nations(due.side, sit.clock.phase) and not may_share(sit, units)
    return size(sit, units) <= STACK_LIMIT and not is_mixed


def remove_excess(sit: Situation, tx: Tx, action: RemoveExcess) -> None:
    """Eliminate the units, then look for further bad stacks."""
    for unit in action.units:
        tx.emit(StepsLeft(unit, 0))
    tx.emit(FrameClosed())
    end_phase(situation(sit.scenario, tx.state), tx)


# The clock


def begin(tx: Tx) -> None:
    """Open the first segment of the first turn."""
    tx.emit(ClockSet(Clock(1, 1, GERMAN, ORDER)))


def advance_clock(sit: Situation, tx: Tx) -> None:
    """Go on to the next phase, segment, couplet or turn (5.2)."""
    following = next_clock(sit.clock, sit.ext.order)
    tx.emit(ClockSet(following))
    if following.phase == OVER:
        victory.score(situation(sit.scenario, tx.state), tx)


def next_clock(clock: Clock, order: str) -> Clock:
    """What follows a phase in the sequence of play."""
    first, second = PHASES[order]
    if clock.phase == first:
        return Clock(clock.turn, clock.part, clock.side, second)
    if clock.side == GERMAN:
        return Clock(clock.turn, clock.part, ALLIED, ORDER)
    if (clock.turn, clock.part) == (LAST_TURN, LAST_PART):
        return Clock(clock.turn, clock.part, clock.side, OVER)
    if clock.part == 1:
        return Clock(clock.turn, 2, GERMAN, ORDER)
    return Clock(clock.turn + 1, 1, GERMAN, ORDER)
