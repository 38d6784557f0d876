"""2.2, 10.6/17 Bridges over the Meuse, and the sluice at Houx."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed
from blitz_desktop.core.language import later, say
from blitz_desktop.core.picking import single_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940.actions import BuildBridge, DecideSluice, NameFord
from blitz_desktop.systems.meuse_1940.events import (
    BridgeBuilt,
    FordFound,
    Interrupted,
    SluiceDecided,
    WorkBegun,
)
from blitz_desktop.systems.meuse_1940.frames import SluiceDue
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, Tx, Work, rule
from blitz_desktop.systems.meuse_1940.situation import Situation

BLOW, LEAVE = "blow", "leave"
FORDS = 3
"""Points that the Germans name once the sluice is blown (10.6/17)."""
FORD_THROW = 3
"""Highest die that means a ford."""
FORD = later("ford between {a} and {b}")
BUILDING_TURNS = 2
"""Turns from the beginning of a bridge to its opening (2.2/4)."""


# 2.2/4 Building


def offer() -> Offer:
    """Begin a bridge (2.2/4)."""
    return Offer(
        BuildBridge,
        say("Begin a bridge"),
        rule("2.2/4"),
        (
            Slot("units", SlotKind.UNITS, say("Pick the engineer battalion"), most=1),
            Slot("to", SlotKind.HEX, say("Pick the hex over the Meuse")),
        ),
    )


def unit_choices(sit: Situation) -> Choices:
    """Engineer battalions beside the Meuse, with why others build no bridge."""
    targets = {
        unit: Choice(unit, Legality.of(_bar_to_building(sit, unit)))
        for unit in sit.units_on_map(sit.clock.side)
        if sit.piece(unit).has("engineer")
    }
    text = say("Only German engineer battalions build bridges.")
    return Choices(targets, refuse("no_engineer", text, rule("2.2/3")))


def _bar_to_building(sit: Situation, unit: UnitId) -> Reason | None:
    name = sit.name(unit)
    if sit.is_held(unit):
        return Reason("melee", say("{unit} is held in close combat.", unit=name), rule("7.7/1"), unit)
    if any(work.unit == unit for work in sit.works):
        return Reason("building", say("{unit} is building already.", unit=name), rule("2.2/4"), unit)
    if not _banks(sit, sit.at(unit)):
        return Reason("no_river", say("{unit} is not beside the Meuse.", unit=name), rule("2.2/4"), unit)
    return None


def _banks(sit: Situation, hex_: Hex) -> tuple[Hex, ...]:
    return tuple(far for far in sit.board.neighbours(hex_) if sit.has_side(hex_, far, "meuse"))


def hex_choices(sit: Situation, unit: UnitId) -> Choices:
    """Hexes over the Meuse from an engineer battalion, with why no second bridge leads there."""
    at = sit.at(unit)
    targets = {
        hex_: Choice(hex_, Legality.of(_bar_to_bridging(sit, at, hex_)))
        for hex_ in (_banks(sit, at) if at in sit.board else ())
    }
    text = say("A bridge leads over the Meuse into an adjacent hex.")
    return Choices(targets, refuse("no_river", text, rule("2.2/4")))


def _bar_to_bridging(sit: Situation, a: Hex, b: Hex) -> Reason | None:
    if sit.has_bridge(a, b):
        return Reason("bridged", say("A bridge leads from {a} to {b} already.", a=a, b=b), rule("2.2/4"), b)
    if any(set(work.side) == {a, b} for work in sit.works):
        text = say("A bridge from {a} to {b} has been begun already.", a=a, b=b)
        return Reason("begun", text, rule("2.2/4"), b)
    return None


def legality(sit: Situation, action: BuildBridge) -> Legality:
    """Whether a bridge may be begun."""
    if not (single := single_legality(action.units, rule("2.2/4"))):
        return single
    (unit,) = action.units
    choice = unit_choices(sit)[unit].legality
    return choice and hex_choices(sit, unit)[action.to].legality


def begin(sit: Situation, tx: Tx, action: BuildBridge) -> None:
    """Begin the bridge; the battalion must stay."""
    (unit,) = action.units
    tx.emit(WorkBegun(Work(unit, (sit.at(unit), action.to), sit.clock.turn)))


def finish(sit: Situation, tx: Tx) -> None:
    """Bridges begun two turns ago can be used (2.2/4)."""
    for work in sit.works:
        if sit.clock.turn - work.turn >= BUILDING_TURNS and sit.side_of(work.unit) == sit.clock.side:
            tx.emit(BridgeBuilt(work.unit, work.side))


def is_unbuilt(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit's bridge is begun and not finished."""
    return any(work.unit == unit for work in sit.works)


# 10.6/17 The sluice


def sluice_decision() -> Decision:
    """Ask the French whether they blow the sluice (10.6/17)."""
    return Decision(
        FRENCH,
        say("Blow the sluice at Houx? Fords upstream, to the south, may come of it."),
        rule("10.6/17"),
        (
            Offer(DecideSluice, say("Leave the sluice"), rule("10.6/17"), fixed={"choice": LEAVE}),
            Offer(DecideSluice, say("Blow the sluice"), rule("10.6/17"), fixed={"choice": BLOW}),
        ),
    )


def sluice_legality(_sit: Situation, action: DecideSluice) -> Legality:
    """There are two choices."""
    if action.choice in (BLOW, LEAVE):
        return LEGAL
    return refuse("no_choice", say("Blow the sluice, or leave it."), rule("10.6/17"))


def decide_sluice(_sit: Situation, tx: Tx, action: DecideSluice) -> None:
    """Blow it: the Germans name three points. Or leave it."""
    tx.emit(SluiceDecided(action.choice == BLOW))
    if action.choice == BLOW:
        tx.emit(Interrupted(SluiceDue(FORDS)))


def ford_decision(due: SluiceDue) -> Decision:
    """Ask the Germans for a point at which to look for a ford."""
    return Decision(
        GERMAN,
        say(
            "Name a point on the Meuse south of Houx, upstream; a ford exists on 1 to 3. {n} left to name.",
            n=due.left,
        ),
        rule("10.6/17"),
        (
            Offer(
                NameFord,
                say("Look for a ford"),
                rule("10.6/17"),
                (
                    Slot("near", SlotKind.HEX, say("Pick a hex on the Meuse")),
                    Slot("far", SlotKind.HEX, say("Pick the hex on the other bank")),
                ),
            ),
        ),
    )


def near_choices(sit: Situation, due: SluiceDue) -> Choices:
    """Hexes with a stretch of the Meuse that may hold a ford."""
    targets = {hex_: Choice(hex_) for hex_ in sit.board.hexes if far_choices(sit, due, hex_).legal}
    return Choices(targets, _no_ford())


def far_choices(sit: Situation, due: SluiceDue, near: Hex) -> Choices:
    """Hexes over the river above the sluice, with why not those where a ford was looked for already."""
    targets = {}
    for far in _banks(sit, near):
        if is_upstream(sit, near, far):
            is_named = {(near, far), (far, near)} & set(due.named)
            tried = refuse("named", say("That point has been tried."), rule("10.6/17"), far)
            targets[far] = Choice(far, tried if is_named else LEGAL)
    return Choices(targets, _no_ford())


def _no_ford() -> Legality:
    return refuse(
        "no_river", say("A ford lies on the Meuse upstream of the sluice, to the south."), rule("10.6/17")
    )


def is_upstream(sit: Situation, a: Hex, b: Hex) -> bool:
    """Whether a hexside lies on the river above the weir, to the south."""
    weir = max((sit.board[hex_].cell[1] for hex_ in sit.board.site("weir")), default=0)
    return min(sit.board[a].cell[1], sit.board[b].cell[1]) >= weir and not sit.is_houx(a, b)


def ford_legality(sit: Situation, due: SluiceDue, action: NameFord) -> Legality:
    """Whether a ford may be looked for there."""
    if action.near not in sit.board:
        return _no_ford()
    return far_choices(sit, due, action.near)[action.far].legality


def name_ford(_sit: Situation, tx: Tx, due: SluiceDue, action: NameFord) -> None:
    """Note the point; once all are named, throw for each."""
    named = (*due.named, (action.near, action.far))
    tx.emit(FrameClosed())
    if due.left > 1:
        tx.emit(Interrupted(SluiceDue(due.left - 1, named)))
        return
    for side in named:
        purpose = FORD.format(a=side[0], b=side[1])
        if tx.roll(purpose, rule("10.6/17")).total <= FORD_THROW:
            tx.emit(FordFound(side))
