"""5.0 The turn sequence: what comes next, and the decisions that open and close its phases."""

from __future__ import annotations

from blitz_desktop.core.citations import LEGAL, Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import Action, ClockSet, FrameClosed, StepsLeft
from blitz_desktop.core.language import Words, later, say
from blitz_desktop.core.state import Clock
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.words import sentence
from blitz_desktop.systems.blitzkrieg_1940 import (
    air,
    capitulation,
    combat,
    dummies,
    emergency,
    floods,
    movement,
    reinforcements,
    sickle_cut,
    strategic,
    victory,
)
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Attack,
    ChooseOrder,
    EndDrops,
    EndPhase,
    EndSetup,
    RemoveExcess,
)
from blitz_desktop.systems.blitzkrieg_1940.events import Interrupted, OrderChosen
from blitz_desktop.systems.blitzkrieg_1940.frames import ExcessDue
from blitz_desktop.systems.blitzkrieg_1940.model import (
    ALLIED,
    CAPITULATION,
    CLOSING,
    COMBAT,
    DROPS,
    FIGHT_MOVE,
    GERMAN,
    MOVE_FIGHT,
    MOVEMENT,
    ORDER,
    OVER,
    SETUP,
    SICKLE_CUT,
    STACK_LIMIT,
    Tx,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import (
    checks_nations,
    excess,
    may_share,
    size,
)

PHASES = {MOVE_FIGHT: (MOVEMENT, COMBAT), FIGHT_MOVE: (COMBAT, MOVEMENT)}
PHASE_NAMES = Words(
    {
        MOVEMENT: later("Movement"),
        COMBAT: later("Combat"),
        ORDER: later("Phase order"),
        CAPITULATION: later("Capitulation check"),
        CLOSING: later("End of turn"),
        SETUP: later("Set-up"),
        DROPS: later("Airborne landings"),
    }
)
PHASE_RULES = {
    SICKLE_CUT: "6.1.B",
    SETUP: "3.1.F",
    DROPS: "7.2.A",
    ORDER: "5.4.A",
    MOVEMENT: "13.2.A",
    COMBAT: "14.1.B",
    CAPITULATION: "8.6.B",
    CLOSING: "6.5.A",
}
"""The paragraph that each phase is played by."""

SIDE_NAMES = Words({GERMAN: later("German"), ALLIED: later("Allied")})
ORDER_NAMES = Words({MOVE_FIGHT: later("move, then fight"), FIGHT_MOVE: later("fight, then move")})


# 5.4 Move or fight


def order_decision(sit: Situation) -> Decision:
    """Ask the phasing side for the order of its two phases (5.4)."""
    side = sit.clock.side
    effect = {
        GERMAN: {
            MOVE_FIGHT: say("no shift"),
            FIGHT_MOVE: say("all attacks 1R") if sit.is_1940 else say("no shift"),
        },
        ALLIED: {MOVE_FIGHT: say("all attacks 1L"), FIGHT_MOVE: say("no shift")},
    }[side]
    section = {GERMAN: "14.20.A", ALLIED: "14.20.B"}[side]
    orders = tuple(
        Offer(
            ChooseOrder,
            f"{sentence(ORDER_NAMES[order])} ({effect[order]})",
            rule(section),
            fixed={"order": order},
            hint=_order_hint(side, is_shifted=effect[order] != say("no shift")),
        )
        for order in (MOVE_FIGHT, FIGHT_MOVE)
    )
    return Decision(
        side,
        say(
            "{side} couplet {part}: choose whether to move or to fight first.",
            side=SIDE_NAMES[side],
            part=sit.clock.part,
        ),
        rule("5.4.A"),
        (*orders, floods.offer(sit)) if floods.is_offered(sit) else orders,
        outlook=say("Next: the phase that you choose to come first."),
    )


def _order_hint(side: str, *, is_shifted: bool) -> str:
    """What the order of the phases does to one's attacks (14.20)."""
    if not is_shifted:
        return say("Your attacks in this couplet, half a turn, are shifted to neither side.")
    if side == GERMAN:
        return say("All your attacks in this couplet, half a turn, go one column to the right: better odds.")
    return say("All your attacks in this couplet, half a turn, go one column to the left: worse odds.")


def order_legality(_sit: Situation, action: ChooseOrder) -> Legality:
    """There are two orders to choose from."""
    if action.order not in PHASES:
        return refuse("no_order", say("Choose to move first or to fight first."), rule("5.4.A"))
    return LEGAL


def choose_order(_sit: Situation, tx: Tx, action: ChooseOrder) -> None:
    """Declare the order and open the first phase."""
    clock = tx.state.clock
    tx.emit(OrderChosen(action.order))
    tx.emit(ClockSet(Clock(clock.turn, clock.part, clock.side, PHASES[action.order][0])))


# Movement and combat phases


def movement_decision(sit: Situation) -> Decision:
    """Move, or end the phase (13.1)."""
    return Decision(
        sit.clock.side,
        say("{side} movement: drag units to where they shall go.", side=SIDE_NAMES[sit.clock.side]),
        rule("13.2.A"),
        (
            movement.offer(),
            reinforcements.offer(sit),
            strategic.strategic_offer(sit),
            *((strategic.sea_offer(),) if sit.clock.side == ALLIED and sit.is_1940 else ()),
            _end(sit, say("End the movement phase")),
        ),
        later=(combat.offer(),) if is_ahead(sit, Attack) else (),
    )


def is_ahead(sit: Situation, action: type[Action]) -> bool:
    """Whether an action is for the combat phase that follows the present movement phase (5.4)."""
    is_moving = sit.clock.phase == MOVEMENT and not sit.state.frames
    return action is Attack and is_moving and sit.ext.order == MOVE_FIGHT


def combat_decision(sit: Situation) -> Decision:
    """Attack, or end the phase (14.1)."""
    return Decision(
        sit.clock.side,
        say(
            "{side} combat: pick a hex to attack, or drag attackers on it.",
            side=SIDE_NAMES[sit.clock.side],
        ),
        rule("14.1.B"),
        (combat.offer(), _end(sit, say("End the combat phase"))),
    )


def _end(sit: Situation, label: str) -> Offer:
    return Offer(EndPhase, label, rule("5.1.B"), legality=end_legality(sit, EndPhase()))


def end_legality(sit: Situation, _action: EndPhase) -> Legality:
    """A phase may end at any time, but for 13.17."""
    return Legality.of(movement.bar_to_ending(sit) if sit.clock.phase == MOVEMENT else None)


# 11.2.C Stacking at the end of a phase


def end_phase(sit: Situation, tx: Tx, _action: EndPhase | RemoveExcess) -> None:
    """Check the phasing side's stacks, then go on."""
    side, phase = sit.clock.side, sit.clock.phase
    hex_ = excess(sit, side, checks_nations=checks_nations(side, phase))
    if hex_ is None:
        enter(sit.scenario, tx, next_clock(sit))
    else:
        tx.emit(Interrupted(ExcessDue(side, hex_)))


def excess_decision(due: ExcessDue) -> Decision:
    """Ask the owner which units of a bad stack to remove (11.2.C, 11.4)."""
    slot = Slot("units", SlotKind.UNITS, say("Pick the units to remove"))
    return Decision(
        due.side,
        say(
            "The stack at {at} breaks the stacking rules as the phase ends: choose units to eliminate.",
            at=due.at,
        ),
        rule("11.2.C"),
        (Offer(RemoveExcess, say("Eliminate"), rule("11.2.C"), (slot,)),),
        (due.at,),
    )


def excess_choices(sit: Situation, due: ExcessDue) -> Choices:
    """Units of the bad stack."""
    targets = {unit: Choice(unit) for unit in sit.units_in(due.at, due.side) if not sit.is_fort(unit)}
    return Choices(
        targets, refuse("not_here", say("Only units of that stack can be removed."), rule("11.2.C"))
    )


def excess_legality(sit: Situation, due: ExcessDue, action: RemoveExcess) -> Legality:
    """The rest must be within the limits, and no unit may go that need not."""
    stack = sit.units_in(due.at, due.side)
    if not action.units or any(unit not in excess_choices(sit, due).targets for unit in action.units):
        return refuse("not_here", say("Only units of that stack can be removed."), rule("11.2.C"))
    staying = [unit for unit in stack if unit not in action.units]
    if not _is_within(sit, due, staying):
        return refuse(
            "still_bad", say("The stack would still break the stacking rules."), rule("11.2.C"), due.at
        )
    spare = next((unit for unit in action.units if _is_within(sit, due, [*staying, unit])), None)
    if spare is not None:
        return refuse("needless", say("{name} could stay.", name=sit.name(spare)), rule("11.2.C"), spare)
    return LEGAL


def _is_within(sit: Situation, due: ExcessDue, units: list[str]) -> bool:
    is_mixed = checks_nations(due.side, sit.clock.phase) and not may_share(sit, units)
    return size(sit, units) <= STACK_LIMIT and not is_mixed


def remove_excess(sit: Situation, tx: Tx, _due: ExcessDue, action: RemoveExcess) -> None:
    """Eliminate the units, then look for further bad stacks."""
    for unit in action.units:
        tx.emit(StepsLeft(unit, 0))
    tx.emit(FrameClosed())
    end_phase(situation(sit.scenario, tx.state), tx, action)


# The clock


def end_setup(sit: Situation, tx: Tx, _action: EndSetup) -> None:
    """The airborne landings come first in turn 1 (7.2.A); the Basic Game has none (1.3)."""
    enter(sit.scenario, tx, Clock(1, 1, GERMAN, ORDER if sit.is_basic else DROPS))


def end_drops(sit: Situation, tx: Tx, _action: EndDrops) -> None:
    """Open the first segment of the first turn."""
    enter(sit.scenario, tx, Clock(1, 1, GERMAN, ORDER))


def resume(scenario: Scenario, tx: Tx) -> None:
    """After an action: what leaves no choice, then on with the sequence of play."""
    combat.settle_forced(situation(scenario, tx.state), tx)
    capitulation.settle_checks(situation(scenario, tx.state), tx)
    sickle_cut.settle_withdrawal(situation(scenario, tx.state), tx)
    if tx.state.frames:
        return
    capitulation.collapse(situation(scenario, tx.state), tx)
    dummies.rescue(situation(scenario, tx.state), tx)
    match tx.state.clock.phase, tx.state.frames:
        case "sickle_cut", ():
            tx.emit(ClockSet(Clock(0, 1, GERMAN, SETUP)))
        case "capitulation", ():
            enter(scenario, tx, next_clock(situation(scenario, tx.state)))
        case "closing", ():
            enter(scenario, tx, next_clock(situation(scenario, tx.state)))


def enter(scenario: Scenario, tx: Tx, clock: Clock) -> None:
    """Turn the clock, and do what opens the new phase."""
    tx.emit(ClockSet(clock))
    sit = situation(scenario, tx.state)
    match clock.phase:
        case "order" if clock.side == sit.first_side:
            open_couplet(sit, tx)
        case "capitulation":
            capitulation.open_checks(sit, tx)
        case "closing":
            sickle_cut.close_turn(sit, tx)
        case "over":
            victory.score(sit, tx)


def open_couplet(sit: Situation, tx: Tx) -> None:
    """What happens at the start of a couplet or turn: floods, emergency units, the RAF."""
    floods.open_couplet(sit, tx)
    if sit.clock.part == 1:
        emergency.open_turn(situation(sit.scenario, tx.state), tx)
    air.open_couplet(situation(sit.scenario, tx.state), tx)


def next_clock(sit: Situation) -> Clock:
    """What follows the present phase in the sequence of play (5.2, 5.3)."""
    turn, part, side, phase = sit.clock.turn, sit.clock.part, sit.clock.side, sit.clock.phase
    if phase == CAPITULATION:
        return Clock(turn, part, side, ORDER)
    first, second = PHASES[sit.ext.order]
    if phase == first:
        return Clock(turn, part, side, second)
    if side == sit.first_side:
        return Clock(turn, part, enemy_of(side), CAPITULATION if sit.has_capitulation else ORDER)
    if (turn, part) == sit.last_couplet:
        return Clock(turn, part, side, OVER)
    if part == 1:
        return Clock(turn, 2, sit.first_side, ORDER)
    if phase != CLOSING:
        return Clock(turn, part, side, CLOSING)
    return Clock(turn + 1, 1, sit.first_side, ORDER)
