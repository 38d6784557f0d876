"""4.3 Armoured penetration."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed
from blitz_desktop.core.language import later, say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.reach import Passage
from blitz_desktop.systems.meuse_1940 import movement
from blitz_desktop.systems.meuse_1940.actions import AnswerBreakthrough, BreakThrough, StopAt
from blitz_desktop.systems.meuse_1940.chances import passing
from blitz_desktop.systems.meuse_1940.events import BreakthroughStopped, BrokenThrough, Interrupted
from blitz_desktop.systems.meuse_1940.frames import BreakthroughDue, StopDue
from blitz_desktop.systems.meuse_1940.model import Tx, rule
from blitz_desktop.systems.meuse_1940.passages import can_attack_across
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.meuse_1940.stacking import overflow

PASS, TEST = "pass", "test"


# The active side's attempt


def offer() -> Offer:
    """Cross an enemy zone with armour (4.3/3)."""
    return Offer(
        BreakThrough,
        say("Break through"),
        rule("4.3/3"),
        (
            Slot("units", SlotKind.UNITS, say("Pick the armour, and its companion"), most=2),
            Slot("to", SlotKind.HEX, say("Pick the adjacent hex to break through to")),
        ),
    )


def unit_choices(sit: Situation) -> Choices:
    """Armour in an enemy zone and whoever may go with it, with why others may not break through."""
    targets = {
        unit: Choice(unit, Legality.of(_bar_to_unit(sit, unit))) for unit in sit.units_on_map(sit.clock.side)
    }
    return Choices(targets, refuse("not_yours", say("Only the active side's units move."), rule("1/3")))


def _bar_to_unit(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may take no part in a breakthrough; having entered a zone is no bar to it (4.3/1, 3/3)."""
    at, name = sit.at(unit), sit.name(unit)
    if sit.is_hq(unit):
        text = say("{unit} is a headquarters and takes part in no breakthrough.", unit=name)
        return Reason("headquarters", text, rule("0.1/6"), unit)
    if sit.ext.halted.get(unit) != "4.1/3" and (reason := movement.bar_to_moving(sit, unit)):
        return reason
    if unit not in sit.ext.active and unit in sit.ext.spent:
        text = say("{unit} has ended its movement: another unit has moved since.", unit=name)
        return Reason("move_over", text, rule("4.1/1"), unit)
    if at in sit.board and not sit.is_in_enemy_zone(sit.side_of(unit), at):
        text = say("{unit} is in no enemy zone of control.", unit=name)
        return Reason("no_zone", text, rule("4.3/3"), unit)
    if at in sit.ext.blocked:
        text = say("A breakthrough from {hex} has been stopped; no other is tried there.", hex=at)
        return Reason("blocked", text, rule("4.3/13"), at)
    return None


def _bar_to_group(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    single = next((reason for unit in units if (reason := _bar_to_unit(sit, unit))), None)
    if single or (reason := movement.bar_to_grouping(sit, units)):
        return single or reason
    if not any(sit.kind(unit) == "armour" for unit in units):
        return Reason("no_armour", say("Only armour breaks through."), rule("3/3"))
    return None


def hex_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Adjacent hexes to break through to."""
    if reason := _bar_to_group(sit, units):
        return Choices({}, Legality((reason,)))
    here = sit.at(units[0])
    targets = {
        hex_: Choice(hex_, Legality.of(_bar_to_hex(sit, units, here, hex_)))
        for hex_ in sit.board.neighbours(here)
    }
    return Choices(targets, refuse("not_adjacent", say("Pick an adjacent hex."), rule("4.3/3")))


def _bar_to_hex(sit: Situation, units: tuple[UnitId, ...], here: Hex, hex_: Hex) -> Reason | None:
    step = _step(sit, units, here, hex_)
    if isinstance(step, Reason):
        return step
    left = min(_left(sit, unit) for unit in units)
    if step.points > left:
        return Reason("too_far", movement.dearth(hex_, step.points, left), rule("4.3/6"), hex_)
    if sit.units_in(hex_, sit.side_of(units[0])) and overflow(sit, units, hex_, sit.side_of(units[0])):
        text = say("A breakthrough may not overstack {hex}.", hex=hex_)
        return Reason("overstacked", text, rule("5/8"), hex_)
    return None


def _left(sit: Situation, unit: UnitId) -> int:
    return movement.allowance(sit, unit) - sit.ext.spent.get(unit, 0)


def _step(sit: Situation, units: tuple[UnitId, ...], a: Hex, b: Hex) -> Passage | Reason:
    return movement.passages(sit, units).between(a, b, 0, breaks_through=True)


def legality(sit: Situation, action: BreakThrough) -> Legality:
    """Whether a breakthrough may be tried."""
    if any(unit not in sit.state.units for unit in action.units):
        return refuse("unknown_unit", say("There is no such unit."), rule("4.3/1"))
    return hex_choices(sit, action.units)[action.to].legality


def begin(sit: Situation, tx: Tx, action: BreakThrough) -> None:
    """Declare it; where nobody can stop it, it goes through."""
    movement.begin(sit, tx, action.units)
    side, here = sit.clock.side, sit.at(action.units[0])
    if stoppers(sit, side, here):
        tx.emit(Interrupted(BreakthroughDue(enemy_of(side), action.units, here, action.to)))
    else:
        _go_on(sit, tx, action.units, here, action.to)


# The inactive side's answer


def stoppers(sit: Situation, side: str, hex_: Hex) -> tuple[UnitId, ...]:
    """Enemy units with a zone on a hex that have not stopped a breakthrough yet (4.3/5, 4.3/12)."""
    return tuple(
        unit
        for near in sit.board.neighbours(hex_)
        for unit in sit.units_in(near, enemy_of(side))
        if unit not in sit.ext.committed
    )


def decision(sit: Situation, due: BreakthroughDue) -> Decision:
    """Ask the other side whether it lets the armour pass (4.3/4, 4.3/5)."""
    tested = stoppers(sit, enemy_of(due.side), due.start)
    odds = passing(max((sit.cohesion(unit) + sit.defence(unit) for unit in tested), default=0))
    return Decision(
        due.side,
        say(
            "Breakthrough of {units} from {a} to {b}: test to stop it, or let it pass.",
            units=sit.names(due.units),
            a=due.start,
            b=due.to,
        ),
        rule("4.3/5"),
        (
            Offer(
                AnswerBreakthrough,
                say("Test to stop it ({odds})", odds=odds),
                rule("4.3/5"),
                fixed={"choice": TEST},
            ),
            Offer(AnswerBreakthrough, say("Let it pass"), rule("4.3/4"), fixed={"choice": PASS}),
        ),
        (due.start, due.to),
    )


def answer_legality(_sit: Situation, _due: BreakthroughDue, action: AnswerBreakthrough) -> Legality:
    """There are two answers."""
    return (
        LEGAL
        if action.choice in (PASS, TEST)
        else refuse("no_choice", say("Test or let pass."), rule("4.3/4"))
    )


def answer(sit: Situation, tx: Tx, due: BreakthroughDue, action: AnswerBreakthrough) -> None:
    """One throw for all units concerned (4.3/5)."""
    tx.emit(FrameClosed())
    passed: tuple[UnitId, ...] = ()
    if action.choice == TEST:
        throw = tx.roll(later("cohesion and defence against a breakthrough"), rule("4.3/5"), count=2).total
        tested = stoppers(sit, enemy_of(due.side), due.start)
        passed = tuple(unit for unit in tested if throw <= sit.cohesion(unit) + sit.defence(unit))
    hexes = _stopping(sit, due.units, passed)
    if not passed:
        _go_on(sit, tx, due.units, due.start, due.to)
    elif len(hexes) == 1:
        _stop(sit, tx, due.units, passed, hexes[0])
    else:
        tx.emit(Interrupted(StopDue(due.side, due.units, passed)))


def _go_on(sit: Situation, tx: Tx, units: tuple[UnitId, ...], here: Hex, to: Hex) -> None:
    """The armour advances at the normal cost, and may go on from there (4.3/6)."""
    tx.emit(BrokenThrough(units))
    now = situation(sit.scenario, tx.state)
    step = _step(now, units, here, to)
    assert isinstance(step, Passage), "the hex was open when the breakthrough was declared"
    movement.advance(now, tx, units, here, to, step)


def _stop(sit: Situation, tx: Tx, units: tuple[UnitId, ...], passed: tuple[UnitId, ...], at: Hex) -> None:
    """The armour stops and must attack the hex that stopped it, where it can (4.3/7)."""
    by = tuple(unit for unit in passed if sit.at(unit) == at)
    target = at if _can_attack(sit, units, at) else ""
    tx.emit(BreakthroughStopped(units, sit.at(units[0]), by, target))


def _can_attack(sit: Situation, units: tuple[UnitId, ...], target: Hex) -> bool:
    """Whether any of the units may attack a hex beside them: not over the Meuse (2.2/7)."""
    return any(can_attack_across(sit, unit, sit.at(unit), target) is None for unit in units)


def _stopping(sit: Situation, units: tuple[UnitId, ...], passed: tuple[UnitId, ...]) -> tuple[Hex, ...]:
    """Hexes that may stop the units: of those that passed, the ones they can attack, where there are any."""
    hexes = tuple(dict.fromkeys(map(sit.at, passed)))
    return tuple(hex_ for hex_ in hexes if _can_attack(sit, units, hex_)) or hexes


# Which hex stops it


def stop_decision(sit: Situation, due: StopDue) -> Decision:
    """Ask which hex stops the armour (4.3/10)."""
    slot = Slot("hex", SlotKind.HEX, say("Pick the hex that stops it"))
    return Decision(
        due.side,
        say("Several hexes stop {units}: choose the one to be attacked.", units=sit.names(due.units)),
        rule("4.3/10"),
        (Offer(StopAt, say("Stop it here"), rule("4.3/10"), (slot,)),),
        tuple(dict.fromkeys(map(sit.at, due.passed))),
    )


def stop_choices(sit: Situation, due: StopDue) -> Choices:
    """Hexes whose units passed their test, with why not those that the armour could not attack."""
    text = say("Only a hex whose units passed their test stops the armour.")
    able = _stopping(sit, due.units, due.passed)
    beyond = refuse("meuse", say("The armour could not attack over the Meuse."), rule("2.2/7"))
    hexes = dict.fromkeys(map(sit.at, due.passed))
    targets = {hex_: Choice(hex_, LEGAL if hex_ in able else beyond) for hex_ in hexes}
    return Choices(targets, refuse("not_passed", text, rule("4.3/10")))


def stop_legality(sit: Situation, due: StopDue, action: StopAt) -> Legality:
    """Whether that hex stops the armour."""
    return stop_choices(sit, due)[action.hex].legality


def stop(sit: Situation, tx: Tx, due: StopDue, action: StopAt) -> None:
    """Stop the armour there."""
    tx.emit(FrameClosed())
    _stop(sit, tx, due.units, due.passed, action.hex)
