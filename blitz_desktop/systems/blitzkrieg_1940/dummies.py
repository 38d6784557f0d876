"""6.3 Dummy units: never alone, revealed in combat, redeployed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.actions import LeaveDummies, RedeployDummies
from blitz_desktop.systems.blitzkrieg_1940.events import Interrupted
from blitz_desktop.systems.blitzkrieg_1940.frames import RedeployDue
from blitz_desktop.systems.blitzkrieg_1940.model import DUMMIES, GERMAN, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation


def is_dummy(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit is a dummy."""
    return sit.piece(unit).has("dummy")


def is_real(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit can keep dummies company; an airborne unit cannot (6.3.A, 7.8)."""
    return not is_dummy(sit, unit) and not sit.piece(unit).has("airborne_coup")


def bar_to_leaving(sit: Situation, leaving: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    """Why units may not leave a hex because dummies would stand alone there or go alone."""
    staying = [unit for unit in sit.units_in(hex_, GERMAN) if unit not in leaving]
    return bar_to_company(sit, staying, hex_) or bar_to_company(sit, leaving, hex_)


def bar_to_company(sit: Situation, units: Iterable[UnitId], hex_: Hex) -> Reason | None:
    """Why units may not be together in a hex, or go from it, because there are but dummies among them."""
    if is_lonely(sit, units):
        return Reason("lonely", say("Dummies always need a real German unit with them."), rule("6.3.A"), hex_)
    return None


def left_alone(sit: Situation, leaving: tuple[UnitId, ...], hex_: Hex) -> tuple[UnitId, ...]:
    """The dummies of a hex that would stand alone when some units leave, and so go along (6.3.A)."""
    staying = [unit for unit in sit.units_in(hex_, GERMAN) if unit not in leaving]
    return tuple(unit for unit in staying if is_dummy(sit, unit)) if is_lonely(sit, staying) else ()


def is_lonely(sit: Situation, units: Iterable[UnitId]) -> bool:
    """Whether there are dummies without a real unit."""
    units = tuple(units)
    has_dummy = any(is_dummy(sit, unit) for unit in units)
    return has_dummy and not any(is_real(sit, unit) for unit in units)


def reveal(sit: Situation, tx: Tx, target: Hex) -> None:
    """Dummies in an attacked hex are revealed and may be redeployed (6.3.B)."""
    revealed = tuple(unit for unit in sit.units_in(target, GERMAN) if is_dummy(sit, unit))
    if revealed:
        tx.emit(Interrupted(RedeployDue(revealed)))


def rescue(sit: Situation, tx: Tx) -> None:
    """Dummies whose last companion has fallen are revealed too."""
    lonely = lonely_dummies(sit)
    if lonely and sit.clock.turn:
        tx.emit(Interrupted(RedeployDue(lonely)))


def lonely_dummies(sit: Situation) -> tuple[UnitId, ...]:
    """Dummies on the map without a real unit."""
    units, hexes = sit.state.units, sit.board.hexes
    dummies = [unit for unit in _all_dummies(sit.scenario) if units[unit].at in hexes]
    return tuple([unit for unit in dummies if is_lonely(sit, sit.units_in(units[unit].at, GERMAN))])


@lru_cache(maxsize=8)
def _all_dummies(scenario: Scenario) -> tuple[UnitId, ...]:
    return tuple(unit for unit, piece in scenario.pieces.items() if piece.has("dummy"))


def here(sit: Situation, due: RedeployDue) -> tuple[UnitId, ...]:
    """Revealed dummies still to be redeployed."""
    return tuple(unit for unit in due.dummies if sit.at(unit) in sit.board)


def decision(sit: Situation, due: RedeployDue) -> Decision:
    """Germany moves revealed dummies to other stacks, or leaves them (6.3.B)."""
    return Decision(
        GERMAN,
        say("Dummies have been revealed: move them to other German stacks, or leave them where they are."),
        rule("6.3.B"),
        (
            Offer(
                LeaveDummies,
                say("Leave them"),
                rule("6.3.B"),
                legality=leave_legality(sit, due, LeaveDummies()),
            ),
            Offer(
                RedeployDummies,
                say("Redeploy"),
                rule("6.3.B"),
                (
                    Slot("units", SlotKind.UNITS, say("Pick dummies")),
                    Slot("hex", SlotKind.HEX, say("Pick another German stack")),
                ),
            ),
        ),
    )


def unit_choices(sit: Situation, due: RedeployDue) -> Choices:
    """The revealed dummies."""
    targets = {unit: Choice(unit) for unit in here(sit, due)}
    return Choices(
        targets, refuse("not_revealed", say("Only revealed dummies are redeployed."), rule("6.3.B"))
    )


def hex_choices(sit: Situation, due: RedeployDue) -> Choices:
    """Other German stacks with a real unit."""
    origins = {sit.at(unit) for unit in due.dummies}
    targets = {
        hex_: Choice(hex_)
        for hex_ in sit.on_map
        if hex_ not in origins and any(is_real(sit, unit) for unit in sit.units_in(hex_, GERMAN))
    }
    return Choices(targets, refuse("no_stack", say("Dummies go to another German stack."), rule("6.3.B")))


def redeploy_legality(sit: Situation, due: RedeployDue, action: RedeployDummies) -> Legality:
    """Whether dummies may go to a stack."""
    picked = picked_legality(action.units, unit_choices(sit, due), rule("6.3.B"), word=say("dummies"))
    return hex_choices(sit, due)[action.hex].legality if picked else picked


def redeploy(sit: Situation, tx: Tx, due: RedeployDue, action: RedeployDummies) -> None:
    """Move the dummies; when none is left the battle goes on."""
    for start in dict.fromkeys(sit.at(unit) for unit in action.units):
        units = tuple(unit for unit in action.units if sit.at(unit) == start)
        tx.emit(UnitsMoved(units, (start, action.hex)))
    left = tuple(unit for unit in due.dummies if unit not in action.units)
    tx.emit(FrameClosed())
    if left:
        tx.emit(Interrupted(RedeployDue(left)))


def leave_legality(sit: Situation, due: RedeployDue, _action: LeaveDummies) -> Legality:
    """Dummies may stay only beside a real unit, or where there is no other stack to go to."""
    stacks = {sit.at(unit) for unit in here(sit, due)}
    is_alone = any(is_lonely(sit, sit.units_in(hex_, GERMAN)) for hex_ in stacks)
    if is_alone and hex_choices(sit, due).targets:
        return refuse("lonely", say("No real unit is left with them."), rule("6.3.A"))
    return LEGAL


def leave(sit: Situation, tx: Tx, due: RedeployDue, _action: LeaveDummies) -> None:
    """Leave them; lonely ones with nowhere to go leave play."""
    tx.emit(FrameClosed())
    for unit in here(sit, due):
        if is_lonely(situation(sit.scenario, tx.state), sit.units_in(sit.at(unit), GERMAN)):
            tx.emit(UnitsMoved((unit,), (sit.at(unit), DUMMIES)))
