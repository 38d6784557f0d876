"""6.0 Operation Sickle Cut: the declaration, the cup, turn 1 in the Ardennes, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from blitz_desktop.core.board import Board, Hex, HexInfo
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import ControlTaken, FrameClosed, UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    DeclareSickleCut,
    EndCup,
    FillCup,
    PlaceFromCup,
    WithdrawFromForest,
)
from blitz_desktop.systems.blitzkrieg_1940.dummies import bar_to_company
from blitz_desktop.systems.blitzkrieg_1940.events import Interrupted, NeutralityViolated, SickleCutDeclared
from blitz_desktop.systems.blitzkrieg_1940.frames import CupDue, WithdrawDue
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, CUP, GERMAN, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.movement import occupy
from blitz_desktop.systems.blitzkrieg_1940.neutrality import territory_of, violate
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow

CUP_MECHANISED = 11
CUP_OTHERS = 22
"""How many units of each category the cup takes (6.2.A)."""


# 6.1 The declaration


def decision(sit: Situation) -> Decision:
    """Launch Operation Sickle Cut or not, once the Allies are set up (6.1.B)."""
    prompt = (
        say(
            "Launch Operation Sickle Cut? It hides an army for turn 1, closes the Ardennes until turn 2 and"
            " violates Belgian neutrality."
        )
        if sit.is_neutral("belgium")
        else say(
            "Launch Operation Sickle Cut? It hides an army for turn 1 and closes the Ardennes until turn 2."
        )
    )
    return Decision(
        GERMAN,
        prompt,
        rule("6.1.B"),
        (
            Offer(DeclareSickleCut, say("No Sickle Cut"), rule("6.7"), fixed={"answer": "no"}),
            Offer(DeclareSickleCut, say("Launch Sickle Cut"), rule("6.1.B"), fixed={"answer": "yes"}),
        ),
    )


def declare_legality(_sit: Situation, action: DeclareSickleCut) -> Legality:
    """Yes or no."""
    if action.answer not in ("yes", "no"):
        return refuse("no_answer", say("Answer yes or no."), rule("6.1.B"))
    return LEGAL


def declare(sit: Situation, tx: Tx, action: DeclareSickleCut) -> None:
    """Declare it; Belgium is in the war at once (6.1, note)."""
    if action.answer == "yes":
        tx.emit(SickleCutDeclared())
    if action.answer == "yes" and sit.is_neutral("belgium"):
        tx.emit(NeutralityViolated(("belgium",)))
        tx.emit(ControlTaken(territory_of(tx.state, sit, frozenset({"belgium"})), ALLIED))


# 6.2 The cup


def cup_offer() -> Offer:
    """Put starting units into the cup (6.2.A)."""
    return Offer(
        FillCup,
        say("Put in the cup"),
        rule("6.2.A"),
        (
            Slot("units", SlotKind.UNITS, say("Pick units for the cup")),
            Slot("to", SlotKind.HEX, say("Drop them in the cup")),
        ),
    )


def cup_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """The cup, with why it does not take the units."""
    legality = _room_in_cup(sit, units)
    return Choices(
        {CUP: Choice(CUP, legality)}, refuse("no_cup", say("Drop them in the cup."), rule("6.2.A"))
    )


def _room_in_cup(sit: Situation, units: tuple[UnitId, ...]) -> Legality:
    inside = {*sit.state.stack(CUP), *units}
    mechanised = sum(map(sit.is_mechanised, inside))
    if mechanised > CUP_MECHANISED:
        return refuse(
            "cup_full",
            say("The cup takes {CUP_MECHANISED} mechanised units.", CUP_MECHANISED=CUP_MECHANISED),
            rule("6.2.A"),
        )
    if len(inside) - mechanised > CUP_OTHERS:
        return refuse(
            "cup_full", say("The cup takes {CUP_OTHERS} other units.", CUP_OTHERS=CUP_OTHERS), rule("6.2.A")
        )
    return LEGAL


def fill_legality(sit: Situation, action: FillCup) -> Legality:
    """Whether units go into the cup."""
    if not sit.ext.is_sickle_cut:
        return refuse("no_sickle_cut", say("Operation Sickle Cut was not launched."), rule("6.1.C"))
    if action.to != CUP or not action.units or len(set(action.units)) < len(action.units):
        return refuse("no_cup", say("Pick the units, each once, and drop them in the cup."), rule("6.2.A"))
    return _room_in_cup(sit, action.units)


def fill(sit: Situation, tx: Tx, action: FillCup) -> None:
    """Put the units into the cup."""
    for start in dict.fromkeys(sit.at(unit) for unit in action.units):
        units = tuple(unit for unit in action.units if sit.at(unit) == start)
        tx.emit(UnitsMoved(units, (start, CUP)))


# 6.5 Ending turn 1


def close_turn(sit: Situation, tx: Tx) -> None:
    """The Belgians leave the forest, then the cup is emptied into it."""
    if not sit.ext.is_sickle_cut or sit.clock.turn != 1:
        return
    if sit.state.stack(CUP):
        tx.emit(Interrupted(CupDue()))
    if any(_in_forest(sit)):
        tx.emit(Interrupted(WithdrawDue()))


def _in_forest(sit: Situation) -> Iterator[UnitId]:
    """Belgian units of 6.4 that still stand in the Ardennes."""
    return (
        unit
        for unit in sit.units_on_map(ALLIED)
        if sit.piece(unit).has("ardennes") and sit.board[sit.at(unit)].terrain == "ardennes"
    )


def withdraw_decision(sit: Situation) -> Decision:
    """The Allies take the Belgians out of the forest (6.5.A)."""
    return Decision(
        ALLIED,
        say("End of turn 1: move the Belgian units in the Ardennes to Belgian hexes that border the forest."),
        rule("6.5.A"),
        (
            Offer(
                WithdrawFromForest,
                say("Move out"),
                rule("6.5.A"),
                (
                    Slot("units", SlotKind.UNITS, say("Pick Belgian units in the Ardennes")),
                    Slot("hex", SlotKind.HEX, say("Pick a Belgian hex that borders the forest")),
                ),
            ),
        ),
        tuple(dict.fromkeys(sit.at(unit) for unit in _in_forest(sit))),
    )


def withdraw_units(sit: Situation, _due: WithdrawDue) -> Choices:
    """Belgian units in the Ardennes."""
    targets = {unit: Choice(unit) for unit in _in_forest(sit)}
    return Choices(
        targets, refuse("not_there", say("Only the Belgian units in the Ardennes."), rule("6.5.A"))
    )


def withdraw_hexes(sit: Situation, _due: WithdrawDue, units: tuple[UnitId, ...]) -> Choices:
    """Belgian hexes that border the forest, with why each is closed."""
    targets = {}
    for hex_ in _edge_of_forest(sit.board):
        reason = _bar_to_leaving(sit, units, hex_)
        targets[hex_] = Choice(hex_, Legality.of(reason))
    return Choices(targets, Legality((_not_bordering(),)))


@lru_cache(maxsize=8)
def _edge_of_forest(board: Board) -> tuple[Hex, ...]:
    """Belgian land hexes beside the Ardennes."""
    land = (info.hex for info in board.hexes.values() if _is_belgian_land(info))
    return tuple(
        hex_ for hex_ in land if any(board[near].terrain == "ardennes" for near in board.neighbours(hex_))
    )


def _is_belgian_land(info: HexInfo) -> bool:
    return info.country == "belgium" and info.terrain not in ("ardennes", "sea")


def _bar_to_leaving(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    if sit.is_enemy_in(hex_, ALLIED):
        return Reason("enemy", say("German units are in {hex}.", hex=hex_), rule("13.4"), hex_)
    return overflow(sit, units, hex_, ALLIED)


def _not_bordering() -> Reason:
    return Reason("not_bordering", say("They go to Belgian hexes that border the forest."), rule("6.5.A"))


def withdraw_legality(sit: Situation, due: WithdrawDue, action: WithdrawFromForest) -> Legality:
    """Whether units may go to a hex."""
    picked = picked_legality(action.units, withdraw_units(sit, due), rule("6.5.A"))
    return withdraw_hexes(sit, due, action.units)[action.hex].legality if picked else picked


def withdraw(sit: Situation, tx: Tx, _due: WithdrawDue, action: WithdrawFromForest) -> None:
    """Move the units out; the interruption ends with the last one."""
    for start in dict.fromkeys(sit.at(unit) for unit in action.units):
        units = tuple(unit for unit in action.units if sit.at(unit) == start)
        tx.emit(UnitsMoved(units, (start, action.hex)))
    occupy(tx, sit, action.units, action.hex)
    settle_withdrawal(situation(sit.scenario, tx.state), tx)


def settle_withdrawal(sit: Situation, tx: Tx) -> None:
    """Nobody left in the forest, or nowhere to go: the withdrawal is over."""
    if not isinstance(sit.state.frame, WithdrawDue):
        return
    left = list(_in_forest(sit))
    has_refuge = any(
        choice.legality
        for unit in left
        for choice in withdraw_hexes(sit, WithdrawDue(), (unit,)).targets.values()
    )
    if not has_refuge:
        tx.emit(FrameClosed())


def cup_decision(sit: Situation) -> Decision:
    """Germany empties the cup into the Ardennes (6.5.B)."""
    return Decision(
        GERMAN,
        say(
            "End of turn 1: set the units from the cup up in the Ardennes; only mechanised units on its rim."
        ),
        rule("6.5.B"),
        (
            Offer(EndCup, say("Done"), rule("6.5.B"), legality=end_cup_legality(sit, CupDue(), EndCup())),
            Offer(
                PlaceFromCup,
                say("Place"),
                rule("6.5.B"),
                (
                    Slot("units", SlotKind.UNITS, say("Pick units from the cup")),
                    Slot("hex", SlotKind.HEX, say("Pick an Ardennes hex")),
                ),
            ),
        ),
    )


def cup_units(sit: Situation, _due: CupDue) -> Choices:
    """Units in the cup."""
    targets = {unit: Choice(unit) for unit in sit.state.stack(CUP)}
    return Choices(targets, refuse("not_there", say("Only units from the cup."), rule("6.5.B")))


def cup_hexes(sit: Situation, _due: CupDue, units: tuple[UnitId, ...]) -> Choices:
    """Ardennes hexes, with why each is closed."""
    targets = {}
    for info in sit.board.hexes.values():
        if info.terrain == "ardennes":
            reason = _bar_to_forest_hex(sit, units, info.hex)
            targets[info.hex] = Choice(info.hex, Legality.of(reason))
    outside = refuse("outside", say("Units from the cup are set up in the Ardennes."), rule("6.5.B"))
    return Choices(targets, outside)


def _bar_to_forest_hex(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    if sit.is_enemy_in(hex_, GERMAN):
        return Reason("enemy", say("Allied units are in {hex}.", hex=hex_), rule("13.4"), hex_)
    if not is_interior(sit, hex_) and not all(map(sit.is_mechanised, units)):
        text = say("Only mechanised units are set up on the rim of the forest.")
        return Reason("rim", text, rule("6.5.B"), hex_)
    company = (*units, *sit.units_in(hex_, GERMAN))
    return bar_to_company(sit, company, hex_) or overflow(sit, units, hex_, GERMAN)


def is_interior(sit: Situation, hex_: Hex) -> bool:
    """Whether a forest hex has forest all round (6.5.B)."""
    neighbours = sit.board.neighbours(hex_)
    is_ringed = len(neighbours) == 6 and all(sit.board[near].terrain == "ardennes" for near in neighbours)
    return sit.board[hex_].terrain == "ardennes" and is_ringed


def place_legality(sit: Situation, due: CupDue, action: PlaceFromCup) -> Legality:
    """Whether units may be set up in a hex."""
    picked = picked_legality(action.units, cup_units(sit, due), rule("6.5.B"))
    return cup_hexes(sit, due, action.units)[action.hex].legality if picked else picked


def place(sit: Situation, tx: Tx, _due: CupDue, action: PlaceFromCup) -> None:
    """Set the units up; forest in neutral countries draws those into the war (8.2)."""
    violate(tx, sit, GERMAN, action.hex)
    tx.emit(UnitsMoved(action.units, (CUP, action.hex)))
    occupy(tx, sit, action.units, action.hex)
    if not tx.state.stack(CUP):
        tx.emit(FrameClosed())


def end_cup_legality(sit: Situation, due: CupDue, _action: EndCup) -> Legality:
    """The cup must be emptied as far as the forest has room."""
    for unit in sit.state.stack(CUP):
        if cup_hexes(sit, due, (unit,)).legal:
            return refuse("cup", say("The cup is not empty yet."), rule("6.5.B"), unit)
    return LEGAL


def end_cup(_sit: Situation, tx: Tx, _due: CupDue, _action: EndCup) -> None:
    """Units without room stay in the cup."""
    tx.emit(FrameClosed())
