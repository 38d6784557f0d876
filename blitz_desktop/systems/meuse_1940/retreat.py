"""7.4/11, 7.5, 7.6 Tests, broken units and retreats."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, UnitsMoved
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Frame
from blitz_desktop.systems.meuse_1940 import losses
from blitz_desktop.systems.meuse_1940.actions import Hold, Retreat, Stand
from blitz_desktop.systems.meuse_1940.chances import passing
from blitz_desktop.systems.meuse_1940.events import Broke, Interrupted
from blitz_desktop.systems.meuse_1940.frames import HoldDue, OrderedDue, RetreatDue, StandDue
from blitz_desktop.systems.meuse_1940.model import STANDING, Tx, rule
from blitz_desktop.systems.meuse_1940.movement import occupy
from blitz_desktop.systems.meuse_1940.passages import can_fall_back
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.meuse_1940.stacking import is_within

STAND, GO = "stand", "retreat"
TEST = later("cohesion of {unit}, {most} or less")
BROKEN_RETREAT = 4
"""Hexes that a unit retreats when it breaks (7.5/3)."""
TESTED_RETREAT = 2
"""Hexes of the result that makes fatigued units test, R2 (7.5/1)."""


def settle(sit: Situation, tx: Tx, frame: Frame) -> bool:
    """Carry out what leaves no choice in a retreat; False where a side must decide."""
    match frame:
        case OrderedDue():
            tx.emit(FrameClosed())
            _order(sit, tx, frame)
            return True
        case RetreatDue():
            return _settle_retreat(sit, tx, frame)
    return False


# 7.4/4, 7.5 Orders and tests


def _order(sit: Situation, tx: Tx, due: OrderedDue) -> None:
    """Tests in order not to break come before all others (7.5/1)."""
    units = tuple(unit for unit in due.units if sit.steps(unit))
    if due.hexes:
        units = _lose_the_immobile(sit, tx, units)
    failed = _fail(sit, tx, units, "7.4/4") if due.must_test else ()
    if sit.scenario.options.get("failed_d") == "retreat":
        hexes = {unit: max(due.hexes, TESTED_RETREAT if unit in failed else 0) for unit in units}
        tired = tuple(unit for unit in units if hexes[unit] >= TESTED_RETREAT and unit in sit.ext.fatigued)
        broken = _fail(sit, tx, tired, "7.5/1")
    else:
        hexes = dict.fromkeys(units, due.hexes)
        tired = units if due.hexes >= TESTED_RETREAT else ()
        tired = tuple(unit for unit in tired if unit in sit.ext.fatigued and unit not in failed)
        broken = failed + _fail(sit, tx, tired, "7.5/1")
    fleeing = _lose_the_immobile(sit, tx, broken)
    if fleeing:
        tx.emit(Broke(fleeing))
    for count in sorted(set(hexes.values()) - {0}):
        standing = tuple(unit for unit in units if hexes[unit] == count and unit not in broken)
        standing = _lose_the_immobile(sit, tx, standing)
        if standing:
            tx.emit(Interrupted(StandDue(due.side, standing, count, due.where)))
    if fleeing:  # breaking takes effect before all other tests (7.5/1)
        go(situation(sit.scenario, tx.state), tx, due.side, dict.fromkeys(fleeing, BROKEN_RETREAT))


def _fail(sit: Situation, tx: Tx, units: tuple[UnitId, ...], section: str) -> tuple[UnitId, ...]:
    """Units that fail a cohesion test of their own (0.1/18)."""
    return tuple(unit for unit in units if not passes(sit, tx, unit, section))


def passes(sit: Situation, tx: Tx, unit: UnitId, section: str) -> bool:
    """Let a unit test its cohesion; whether it passes (0.1/18)."""
    cohesion = sit.cohesion(unit)
    purpose = TEST.format(unit=sit.piece(unit).called, most=cohesion)
    return tx.roll(purpose, rule(section), count=2).total <= cohesion


def _lose_the_immobile(sit: Situation, tx: Tx, units: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    """Those of the units that survive an order to retreat: a BCC that has broken down does not (10.6/4)."""
    stuck = [unit for unit in units if sit.ext.engines.get(unit) == STANDING]
    if stuck:
        losses.lose(situation(sit.scenario, tx.state), tx, dict.fromkeys(stuck, 0))
    return tuple(unit for unit in units if unit not in stuck)


# 7.4/12 Standing


def stand_decision(sit: Situation, due: StandDue) -> Decision:
    """Ask whether units try to stand (7.4/12)."""
    odds = passing(max(map(sit.cohesion, due.units)))
    return Decision(
        due.side,
        say_number(
            "Retreat of {n} hex for {units}: test cohesion to lose a step instead, or go.",
            "Retreat of {n} hexes for {units}: test cohesion to lose a step instead of one hex, or go.",
            due.hexes,
            units=sit.names(due.units),
        ),
        rule("7.4/12"),
        (
            Offer(Stand, say("Test to stand ({odds})", odds=odds), rule("7.4/12"), fixed={"choice": STAND}),
            Offer(Stand, say("Retreat"), rule("7.4/2"), fixed={"choice": GO}),
        ),
        (due.where,),
    )


def stand_legality(_sit: Situation, _due: StandDue, action: Stand) -> Legality:
    """There are two choices."""
    if action.choice in (STAND, GO):
        return LEGAL
    return refuse("no_choice", say("Test to stand, or retreat."), rule("7.4/12"))


def stand(sit: Situation, tx: Tx, due: StandDue, action: Stand) -> None:
    """One throw for all of them (7.4/12)."""
    tx.emit(FrameClosed())
    passed: tuple[UnitId, ...] = ()
    if action.choice == STAND:
        throw = tx.roll(later("cohesion to stand"), rule("7.4/12"), count=2).total
        passed = tuple(unit for unit in due.units if throw <= sit.cohesion(unit))
    if passed:
        tx.emit(Interrupted(HoldDue(due.side, due.units, passed, due.hexes, due.where)))
    else:
        go(sit, tx, due.side, dict.fromkeys(due.units, due.hexes))


def hold_decision(sit: Situation, due: HoldDue) -> Decision:
    """Ask which units lose a step instead of a retreat hex (7.4/12)."""
    slot = Slot("units", SlotKind.UNITS, say("Pick the units that lose a step"))
    return Decision(
        due.side,
        say(
            "Passed: {units}. Choose who loses a step and retreats one hex less.",
            units=sit.names(due.passed),
        ),
        rule("7.4/12"),
        (
            Offer(Hold, say("Lose a step"), rule("7.4/12"), (slot,)),
            Offer(Hold, say("Retreat all"), rule("7.4/12"), fixed={"units": ()}),
        ),
        (due.where,),
    )


def hold_choices(_sit: Situation, due: HoldDue) -> Choices:
    """Units that passed their test."""
    text = say("Only units that passed the test stand.")
    return Choices({unit: Choice(unit) for unit in due.passed}, refuse("not_passed", text, rule("7.4/12")))


def hold_legality(sit: Situation, due: HoldDue, action: Hold) -> Legality:
    """Whether these units may stand."""
    if len(set(action.units)) < len(action.units):
        return refuse("twice", say("A unit was named twice."), rule("7.4/12"))
    choices = hold_choices(sit, due)
    return Legality(tuple(reason for unit in action.units for reason in choices[unit].legality.reasons))


def hold(sit: Situation, tx: Tx, due: HoldDue, action: Hold) -> None:
    """Those named lose a step and go one hex less."""
    tx.emit(FrameClosed())
    left = {unit: due.hexes - (unit in action.units) for unit in due.units}
    if action.units:
        losses.lose(sit, tx, {unit: sit.steps(unit) - 1 for unit in action.units})
    go(situation(sit.scenario, tx.state), tx, due.side, left)


# 7.6 Retreat


def go(sit: Situation, tx: Tx, side: str, left: dict[UnitId, int]) -> None:
    """Units set out; headquarters go along with the last of them where nobody stays with them (6.4/2)."""
    left = {unit: hexes for unit, hexes in left.items() if hexes and sit.steps(unit)}
    going = set(left).union(*(frame.left for frame in tx.state.frames if isinstance(frame, RetreatDue)))
    hexes = tuple(dict.fromkeys(map(sit.at, left)))
    for hex_ in hexes:
        if going.issuperset(sit.units_in(hex_, side)):
            farthest = max(left[unit] for unit in sit.units_in(hex_, side) if unit in left)
            left |= dict.fromkeys(sit.hqs_in(hex_, side), farthest)
    if left:
        tx.emit(Interrupted(RetreatDue(side, left, hexes)))


def group(sit: Situation, due: RetreatDue) -> tuple[UnitId, ...]:
    """The units that retreat next: those of one hex with as far to go and the same ways out of it.

    A headquarters goes wherever the units go that it goes with (6.4/2).
    """
    alive = [
        unit for unit, hexes in due.left.items() if hexes and sit.steps(unit) and sit.at(unit) in sit.board
    ]
    if not alive:
        return ()
    first = alive[0]
    peers = (unit for unit in alive if sit.at(unit) == sit.at(first) and due.left[unit] == due.left[first])
    ways = _ways_out(sit, first)
    return tuple(unit for unit in peers if sit.is_hq(unit) or _ways_out(sit, unit) == ways)


def _ways_out(sit: Situation, unit: UnitId) -> list[Hex]:
    at = sit.at(unit)
    return [hex_ for hex_ in sit.board.neighbours(at) if can_fall_back(sit, unit, at, hex_)]


def _settle_retreat(sit: Situation, tx: Tx, due: RetreatDue) -> bool:
    units = group(sit, due)
    if not units:
        tx.emit(FrameClosed())
        return True
    here = sit.at(units[0])
    options = retreat_choices(sit, due)
    if len(options.legal) > 1:
        return False
    tx.emit(FrameClosed())
    if options.legal:
        _step(sit, tx, due, units, options.legal[0])
        return True
    near = sit.board.neighbours(here)
    is_surrounded = all(sit.is_occupied_by(enemy_of(due.side), hex_) for hex_ in near)
    fighting = [unit for unit in units if not sit.is_hq(unit)]
    is_stranded = not is_within(sit, sit.units_in(here, due.side))
    keep = {unit: hexes for unit, hexes in due.left.items() if unit not in units}
    gone = is_surrounded or is_stranded
    losses.lose(sit, tx, {unit: 0 if gone else sit.steps(unit) - 1 for unit in fighting})
    if keep:
        tx.emit(Interrupted(RetreatDue(due.side, keep, due.trail)))
    return True


def retreat_decision(sit: Situation, due: RetreatDue) -> Decision:
    """Ask a side where its units retreat (7.6)."""
    units = group(sit, due)
    slot = Slot("hex", SlotKind.HEX, say("Pick the hex they retreat to"))
    return Decision(
        due.side,
        say_number(
            "Retreat: {units}, {n} hex to go.",
            "Retreat: {units}, {n} hexes to go.",
            due.left[units[0]],
            units=sit.names(units),
        ),
        rule("7.6/1"),
        (Offer(Retreat, say("Retreat"), rule("7.6/1"), (slot,), {"units": units}),),
        (sit.at(units[0]),),
    )


def retreat_choices(sit: Situation, due: RetreatDue) -> Choices:
    """Hexes that the units may retreat to, with why others not (7.6)."""
    units = group(sit, due)
    here = sit.at(units[0])
    barred = {hex_: _bar(sit, due, units, here, hex_) for hex_ in sit.board.neighbours(here)}
    ways = [hex_ for hex_, reason in barred.items() if reason is None]
    safe = [hex_ for hex_ in ways if not _costs_a_step(sit, due.side, hex_)]
    onward = [hex_ for hex_ in safe or ways if hex_ not in due.trail] or (safe or ways)
    targets = {}
    for hex_, reason in barred.items():
        if reason is None and hex_ not in onward:
            text = say("There is a better way for a retreat than {hex}.", hex=hex_)
            reason = Reason("zone", text, rule("7.6/3"), hex_)
        targets[hex_] = Choice(hex_, Legality.of(reason))
    return Choices(targets, refuse("not_adjacent", say("A retreat goes hex by hex."), rule("7.6/1")))


def _bar(sit: Situation, due: RetreatDue, units: tuple[UnitId, ...], here: Hex, hex_: Hex) -> Reason | None:
    if sit.is_occupied_by(enemy_of(due.side), hex_):
        return Reason("enemy", say("The enemy is in {hex}.", hex=hex_), rule("7.6/2"), hex_)
    if not can_fall_back(sit, units[0], here, hex_):
        text = say("No retreat leads from {a} into {b}: the way is impassable.", a=here, b=hex_)
        return Reason("impassable", text, rule("7.6/4"), hex_)
    is_over = not is_within(sit, sit.units_in(here, due.side))
    if is_over and hex_ in due.trail:
        text = say("The retreat has come through {hex}.", hex=hex_)
        return Reason("trail", text, rule("7.6/5"), hex_)
    return None


def _costs_a_step(sit: Situation, side: str, hex_: Hex) -> bool:
    """Whether a retreat into a hex costs a step: an enemy zone without a friend in it (7.6/3)."""
    return sit.is_in_enemy_zone(side, hex_) and not sit.is_held_by(side, hex_)


def retreat_legality(sit: Situation, due: RetreatDue, action: Retreat) -> Legality:
    """Whether the units may retreat there."""
    if action.units != group(sit, due):
        return refuse("not_next", say("Other units retreat first."), rule("7.6/1"))
    return retreat_choices(sit, due)[action.hex].legality


def fall_back(sit: Situation, tx: Tx, due: RetreatDue, action: Retreat) -> None:
    """Retreat one hex."""
    tx.emit(FrameClosed())
    _step(sit, tx, due, action.units, action.hex)


def _step(sit: Situation, tx: Tx, due: RetreatDue, units: tuple[UnitId, ...], hex_: Hex) -> None:
    """Go one hex; whoever arrives where there is no room goes on (7.6/5)."""
    costs = _costs_a_step(sit, due.side, hex_)
    tx.emit(UnitsMoved(units, (sit.at(units[0]), hex_)))
    occupy(tx, due.side, hex_)
    if costs:
        now = situation(sit.scenario, tx.state)
        losses.lose(now, tx, {unit: now.steps(unit) - 1 for unit in units if not now.is_hq(unit)})
    now = situation(sit.scenario, tx.state)
    left = {unit: hexes - (unit in units) for unit, hexes in due.left.items()}
    if not is_within(now, now.units_in(hex_, due.side)):
        left |= {unit: max(left[unit], 1) for unit in units}
    left = {unit: hexes for unit, hexes in left.items() if hexes}
    if left:
        tx.emit(Interrupted(RetreatDue(due.side, left, (*due.trail, hex_))))
