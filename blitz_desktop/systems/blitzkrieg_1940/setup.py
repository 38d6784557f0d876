"""3.0 Setup and hex control."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import UnitsMoved
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Clock, Frame, Unit, stack_up
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.actions import ClearSetup, Deploy, EndSetup, FillCup
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_dummy, is_lonely
from blitz_desktop.systems.blitzkrieg_1940.frames import DamsDue
from blitz_desktop.systems.blitzkrieg_1940.ground import NEUTRALS
from blitz_desktop.systems.blitzkrieg_1940.model import (
    ALLIED,
    CUP,
    DEPLOYMENT,
    DUMMIES,
    GERMAN,
    ORDER,
    SICKLE_CUT,
    Ext,
    State,
    Tx,
    has_chosen,
    is_1940,
    is_basic,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.sickle_cut import cup_offer, fill_legality
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow


def setup(scenario: Scenario) -> State:
    """The position with the Allies set up and every unit at full strength (3.1, 3.4)."""
    units = {
        unit: Unit(scenario.placements[unit], piece.full_steps) for unit, piece in scenario.pieces.items()
    }
    return State(
        clock=Clock(0, 1, GERMAN, SICKLE_CUT) if is_1940(scenario) else Clock(1, 1, ALLIED, ORDER),
        units=units,
        stacks=stack_up(units),
        control=starting_control(scenario),
        frames=_opening_frames(scenario),
        rolls=0,
        ext=Ext(violated=dict.fromkeys(NEUTRALS, (1, 1)) if is_basic(scenario) else {}),
    )


def _opening_frames(scenario: Scenario) -> tuple[Frame, ...]:
    """In 1939 the first question is whether Germany opens the dams at once (13.15.A)."""
    return (DamsDue(),) if not is_1940(scenario) and scenario.board.site("roer_dam") else ()


def starting_control(scenario: Scenario) -> dict[Hex, str]:
    """France is Allied and Germany German; neutral hexes are nobody's (3.5.B), where there are neutrals."""
    owner = {"france": ALLIED, "germany": GERMAN}
    if is_basic(scenario) and is_1940(scenario):
        owner |= dict.fromkeys(NEUTRALS, ALLIED)  # as if Germany had violated all of them (1.3)
    return {
        info.hex: owner[info.country]
        for info in scenario.board.hexes.values()
        if info.country in owner and info.terrain != "sea"
    }


def decision(sit: Situation) -> Decision:
    """Let the German side place its starting units anew, fill the cup, or begin (3.1.F, 6.2)."""
    place = Offer(
        Deploy,
        say("Place"),
        rule("3.1.F"),
        (
            Slot("units", SlotKind.UNITS, say("Pick units to place")),
            Slot("hex", SlotKind.HEX, say("Pick a hex inside Germany")),
        ),
    )
    done = Offer(EndSetup, say("Begin the game"), rule("3.1.F"), legality=end_legality(sit, EndSetup()))
    clear = Offer(ClearSetup, say("Clear the deployment"), rule("3.1.F"), is_minor=True)
    cup = (cup_offer(),) if sit.ext.is_sickle_cut else ()
    return Decision(
        GERMAN,
        say(
            "Set up the German army: drag units to other hexes inside Germany, or begin with this deployment."
        ),
        rule("3.1.F"),
        (done, place, *cup, clear),
    )


def end_legality(sit: Situation, _action: EndSetup) -> Legality:
    """Every starting unit must be on the map, or in the cup."""
    left = len(sit.state.stack(DEPLOYMENT))
    if left:
        text = say_number("{n} unit has still to be set up.", "{n} units have still to be set up.", left)
        return refuse("units_left", text, rule("3.1.F"))
    return LEGAL


def clear(sit: Situation, tx: Tx, _action: ClearSetup) -> None:
    """Take the German army off the map; dummies go back to their box."""
    for hex_ in tuple(sit.on_map):
        units = sit.units_in(hex_, GERMAN)
        for box, going in (
            (DEPLOYMENT, tuple(unit for unit in units if not is_dummy(sit, unit))),
            (DUMMIES, tuple(unit for unit in units if is_dummy(sit, unit))),
        ):
            if going:
                tx.emit(UnitsMoved(going, (hex_, box)))


def unit_choices(sit: Situation) -> Choices:
    """German units that start on the map, those in the cup, and dummies, which the Basic Game lacks."""
    dummies = sit.state.stack(DUMMIES) if _are_dummies_in_play(sit) else ()
    units = (*sit.units_on_map(GERMAN), *sit.state.stack(CUP), *sit.state.stack(DEPLOYMENT), *dummies)
    targets = {unit: Choice(unit) for unit in units}
    return Choices(targets, Legality((_not_free(),)))


def _are_dummies_in_play(sit: Situation) -> bool:
    if has_chosen(sit.scenario, "dummies", "with_sickle_cut") and not sit.ext.is_sickle_cut:
        return False
    return not sit.is_basic


def hex_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes of Germany with room for the units."""
    targets = {}
    for info in sit.board.hexes.values():
        reason = bar_to_deploying(sit, units, info.hex)
        if reason is None or info.country == "germany":
            targets[info.hex] = Choice(info.hex, Legality.of(reason))
    outside = refuse("outside", say("German units set up inside Germany."), rule("3.1.F"))
    return Choices(targets, outside)


def bar_to_deploying(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    """Why units may not be set up in a hex, where they may not."""
    if sit.country(hex_) != "germany" or sit.board[hex_].terrain == "sea":
        return Reason("outside", say("German units set up inside Germany."), rule("3.1.F"), hex_)
    row = sit.tables.cost[sit.board[hex_].terrain]
    if any(map(sit.is_mechanised, units)) and not isinstance(row.mechanised, int):
        return Reason("terrain", say("Mechanised units may not stand there."), rule("14.21"), hex_)
    if is_lonely(sit, (*units, *sit.units_in(hex_, GERMAN))):
        return Reason("lonely", say("Dummies go where a real German unit is."), rule("6.3.A"), hex_)
    return overflow(sit, units, hex_, GERMAN)


def legality(sit: Situation, action: Deploy) -> Legality:
    """Whether units may be set up in a hex."""
    if action.hex not in sit.board:
        return refuse("no_hex", say("There is no hex {hex}.", hex=action.hex), rule("3.1.F"))
    picked = picked_legality(action.units, unit_choices(sit), rule("3.1.F"))
    if not picked:
        return picked
    reason = bar_to_deploying(sit, action.units, action.hex) or _bar_to_parting(sit, action.units)
    return Legality.of(reason)


def _bar_to_parting(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """No dummy is left behind without a real unit (6.3.A)."""
    for start in dict.fromkeys(map(sit.at, units)):
        staying = [unit for unit in sit.units_in(start, GERMAN) if unit not in units]
        if is_lonely(sit, staying):
            return Reason("lonely", say("Dummies would be left behind alone."), rule("6.3.A"), start)
    return None


def cup_legality(sit: Situation, action: FillCup) -> Legality:
    """Whether units go into the cup (6.2.A)."""
    free = unit_choices(sit)
    if any(not free[unit].legality for unit in action.units):
        return Legality((_not_free(),))
    reason = _bar_to_parting(sit, action.units)
    return Legality((reason,)) if reason else fill_legality(sit, action)


def _not_free() -> Reason:
    return Reason("fixed", say("Only German units that start on the map are set up freely."), rule("3.1.F"))


def deploy(sit: Situation, tx: Tx, action: Deploy) -> None:
    """Put the units into the hex."""
    for start in dict.fromkeys(sit.at(unit) for unit in action.units):
        units = tuple(unit for unit in action.units if sit.at(unit) == start)
        tx.emit(UnitsMoved(units, (start, action.hex)))
