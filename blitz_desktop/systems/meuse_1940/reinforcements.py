"""1/4 The reinforcement phase."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import UnitsMoved
from blitz_desktop.core.language import say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import bridges, headquarters
from blitz_desktop.systems.meuse_1940.actions import EndPhase, Enter
from blitz_desktop.systems.meuse_1940.events import FatigueRemoved
from blitz_desktop.systems.meuse_1940.model import ARRIVALS, DCR, FREE_ENTRIES, Tx, is_free, rule
from blitz_desktop.systems.meuse_1940.movement import occupy
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of


def open_phase(sit: Situation, tx: Tx) -> None:
    """Take fatigue markers off, open bridges, and call headquarters back where the option has it so."""
    side = sit.clock.side
    rested = tuple(unit for unit in sit.ext.fatigued if sit.side_of(unit) == side)
    if rested:
        tx.emit(FatigueRemoved(rested))
    bridges.finish(sit, tx)
    if sit.scenario.options.get("hq_return") == "reinforcement":
        headquarters.call_back(sit, tx, (side,))


def is_needed(sit: Situation) -> bool:
    """Whether the active side has anybody to bring in."""
    return bool(unit_choices(sit).legal)


def decision(sit: Situation) -> Decision:
    """Bring units in, or end the segment."""
    slots = (
        Slot("units", SlotKind.UNITS, say("Pick the units that arrive")),
        Slot("hex", SlotKind.HEX, say("Pick the hex where they enter")),
    )
    return Decision(
        sit.clock.side,
        say("Reinforcements: place the units that arrive."),
        rule("1/4"),
        (
            Offer(Enter, say("Bring in"), rule("1/4"), slots),
            Offer(EndPhase, say("End the reinforcements"), rule("1/4")),
        ),
    )


def arrival(sit: Situation, unit: UnitId) -> int:
    """The turn on which a unit arrives, which the free set-up changes (10.6/12 to 10.6/14)."""
    if is_free(sit.scenario) and sit.division(unit) == DCR:
        return sit.ext.dcr_turn
    if is_free(sit.scenario) and sit.regiment(unit) in FREE_ENTRIES:
        return 1
    return sit.scenario.arrivals.get(unit, 0)


def due(sit: Situation, unit: UnitId) -> int:
    """The turn on which a unit off the map comes, or comes back; 0 where none is known."""
    if sit.at(unit) in ARRIVALS.values():
        return arrival(sit, unit)
    turn = sit.ext.returns.get(unit, 0)
    return turn if turn <= len(sit.scenario.turns) else 0


def unit_choices(sit: Situation) -> Choices:
    """Units that wait at an entry, with why those of later turns may not come yet."""
    targets = {}
    for unit in sit.state.stack(ARRIVALS[sit.clock.side]):
        turn = arrival(sit, unit)
        text = say("{unit} arrives on turn {turn}.", unit=sit.name(unit), turn=turn)
        early = refuse("early", text, rule("1/4"), unit)
        targets[unit] = Choice(unit, early if turn > sit.clock.turn else Legality())
    return Choices(targets, refuse("not_waiting", say("Only units that wait to enter arrive."), rule("1/4")))


def hex_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """The hex where units enter; where the enemy holds it, the nearest free hexes of the map edge."""
    entries = {sit.piece(unit).corner for unit in units}
    if len(entries) != 1:
        text = say("Units that enter together must have the same entry hex.")
        return Choices({}, refuse("entries", text, rule("1/4")))
    (entry,) = entries
    targets = {hex_: Choice(hex_) for hex_ in _free_entries(sit, entry)}
    text = say("They enter at {hex}, or nearest to it on the edge if the enemy is there.", hex=entry)
    return Choices(targets, refuse("elsewhere", text, rule("1/4")))


def _free_entries(sit: Situation, entry: Hex) -> tuple[Hex, ...]:
    enemy = enemy_of(sit.clock.side)
    if not sit.is_occupied_by(enemy, entry):
        return (entry,)
    edge = [hex_ for hex_ in sit.board.hexes if len(sit.board.neighbours(hex_)) < 6]
    free = [hex_ for hex_ in edge if not sit.is_occupied_by(enemy, hex_)]
    nearest = min((sit.board.distance(entry, hex_) for hex_ in free), default=0)
    return tuple(sorted(hex_ for hex_ in free if sit.board.distance(entry, hex_) == nearest))


def legality(sit: Situation, action: Enter) -> Legality:
    """Whether units may enter in a hex."""
    picked = picked_legality(action.units, unit_choices(sit), rule("1/4"))
    return picked and hex_choices(sit, action.units)[action.hex].legality


def enter(sit: Situation, tx: Tx, action: Enter) -> None:
    """Place them."""
    tx.emit(UnitsMoved(action.units, (sit.at(action.units[0]), action.hex)))
    occupy(tx, sit.clock.side, action.hex)
