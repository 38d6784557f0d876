"""7.0 Airborne coups de main: drop, survive, land, and what follows."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, StepsLeft, UnitsMoved
from blitz_desktop.core.language import later, say
from blitz_desktop.core.picking import picked_legality
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Displace,
    Drop,
    EndDrops,
    LandCoup,
    SmashFort,
)
from blitz_desktop.systems.blitzkrieg_1940.coup import is_coup
from blitz_desktop.systems.blitzkrieg_1940.events import CoupRolled, Dropped, Interrupted, MoraleChanged
from blitz_desktop.systems.blitzkrieg_1940.frames import DisplaceDue, FortDue
from blitz_desktop.systems.blitzkrieg_1940.model import AIRBORNE, ALLIED, GERMAN, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.movement import occupy
from blitz_desktop.systems.blitzkrieg_1940.neutrality import violate
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow

FORBIDDEN = ("marsh", "mountain", "ardennes", "sea")
BEST_SURVIVAL = 5
"""The first unit rolled for survives on this or less, each later one on one less (7.2.D)."""

LANDING = later("landing of {unit} on {hex}, survives on {roll} or less")
"""What a landing's die is thrown for."""


# 7.2 Landing procedures


def decision(sit: Situation) -> Decision:
    """Drop units, land those dropped one by one, or go on (7.2)."""
    drop = Offer(
        Drop,
        say("Drop"),
        rule("7.2.A"),
        (
            Slot("units", SlotKind.UNITS, say("Pick an airborne unit"), most=1),
            Slot("hex", SlotKind.HEX, say("Pick a hex to land in")),
        ),
    )
    land = Offer(
        LandCoup,
        say("Roll for a landing"),
        rule("7.2.C"),
        (Slot("unit", SlotKind.OPTION, say("Pick the next to roll for")),),
    )
    done = Offer(EndDrops, say("No further landings"), rule("7.2.A"))
    if sit.ext.drops:
        offers: tuple[Offer, ...] = (land,) if sit.ext.landings else (land, drop)
    else:
        offers = (done,) if sit.ext.landings else (done, drop)
    return Decision(
        GERMAN,
        _prompt(sit),
        rule("7.2.A"),
        offers,
        tuple(sit.ext.drops.values()),
    )


def _prompt(sit: Situation) -> str:
    if sit.ext.drops and sit.ext.landings:
        return say("Airborne landings: roll for the next unit in the air.")
    if sit.ext.landings:
        return say("The airborne landings are over.")
    return say("Airborne landings: drop units on their targets, then roll for each in any order.")


def end_legality(sit: Situation, _action: EndDrops) -> Legality:
    """Every dropped unit must be rolled for first."""
    if sit.ext.drops:
        return refuse("in_the_air", say("Units are still in the air."), rule("7.2.C"))
    return LEGAL


def drop_units(sit: Situation) -> Choices:
    """Airborne units that have not been dropped."""
    targets = {unit: Choice(unit) for unit in sit.state.stack(AIRBORNE) if unit not in sit.ext.drops}
    return Choices(targets, refuse("no_coup", say("Only airborne units not dropped yet."), rule("7.2.A")))


def drop_hexes(sit: Situation) -> Choices:
    """Hexes where units may be dropped, with why others are closed."""
    targets = {}
    for hex_ in sit.board.hexes:
        reason = bar_to_dropping(sit, hex_)
        targets[hex_] = Choice(hex_, Legality.of(reason))
    return Choices(targets, refuse("no_hex", say("There is no such hex."), rule("7.2.A")))


def bar_to_dropping(sit: Situation, hex_: Hex) -> Reason | None:
    """Why no unit may be dropped in a hex, where none may."""
    terrain = sit.board[hex_].terrain
    if terrain in FORBIDDEN:
        name = say(sit.board.terrains[terrain].name)
        return Reason("terrain", say("No landing in {name} hexes.", name=name), rule("7.2.A"), hex_)
    if hex_ in sit.ext.drops.values():
        return Reason("one_a_hex", say("One airborne unit a hex."), rule("7.2.A"), hex_)
    if sit.is_enemy_in(hex_, ALLIED):
        return Reason("own_hex", say("German units are in {hex} already.", hex=hex_), rule("7.2.A"), hex_)
    return None


def drop_legality(sit: Situation, action: Drop) -> Legality:
    """Whether a unit may be dropped in a hex."""
    if sit.ext.landings:
        return refuse("rolling", say("All units are dropped before the first roll."), rule("7.2.C"))
    if len(action.units) != 1 or not drop_units(sit)[action.units[0]].legality:
        return refuse("no_coup", say("Only airborne units not dropped yet, one by one."), rule("7.2.A"))
    return drop_hexes(sit)[action.hex].legality


def drop(_sit: Situation, tx: Tx, action: Drop) -> None:
    """Choose a unit's target."""
    tx.emit(Dropped(action.units[0], action.hex))


def landing_choices(sit: Situation) -> Choices:
    """Dropped units still in the air."""
    targets = {
        unit: Choice(unit, label=say("{name} on {hex}", name=sit.name(unit), hex=hex_))
        for unit, hex_ in sit.ext.drops.items()
    }
    return Choices(targets, refuse("not_dropped", say("Only dropped units land."), rule("7.2.C")))


def land_legality(sit: Situation, action: LandCoup) -> Legality:
    """Whether a unit is in the air."""
    return landing_choices(sit)[action.unit].legality


def land(sit: Situation, tx: Tx, action: LandCoup) -> None:
    """Roll for a unit's survival, and land it (7.2.D, 7.2.E)."""
    unit, hex_ = action.unit, sit.ext.drops[action.unit]
    highest = BEST_SURVIVAL - sit.ext.landings
    violate(tx, sit, GERMAN, hex_)
    purpose = LANDING.format(unit=sit.piece(unit).called, hex=hex_, roll=highest)
    roll = tx.roll(purpose, rule("7.2.D"))
    survives = roll.total <= highest
    tx.emit(CoupRolled(unit, survives))
    if not survives:
        tx.emit(StepsLeft(unit, 0))
    else:
        _touch_down(situation(sit.scenario, tx.state), tx, unit, hex_)
    end_landings(situation(sit.scenario, tx.state), tx)


def _touch_down(sit: Situation, tx: Tx, unit: UnitId, hex_: Hex) -> None:
    """The five situations of 7.3 to 7.6."""
    if sit.is_in(hex_, "fort_eben_emael"):
        for fort in filter(sit.is_fort, sit.state.stack(hex_)):
            tx.emit(StepsLeft(fort, 0))
    elif sit.has_fort(hex_):
        tx.emit(StepsLeft(unit, 0))
        tx.emit(Interrupted(FortDue(hex_)))
        settle_forced(sit, tx)
        return
    tx.emit(UnitsMoved((unit,), (AIRBORNE, hex_)))
    occupy(tx, sit, (unit,), hex_)
    if _mobile_in(situation(sit.scenario, tx.state), hex_):
        tx.emit(Interrupted(DisplaceDue(hex_)))
        settle_forced(sit, tx)


def settle_forced(sit: Situation, tx: Tx) -> None:
    """A single fort falls, and units with nowhere to go are lost, without asking."""
    sit = situation(sit.scenario, tx.state)
    match tx.state.frame:
        case FortDue(hex_):
            forts = list(filter(sit.is_fort, sit.state.stack(hex_)))
            if len(forts) == 1:
                tx.emit(FrameClosed())
                tx.emit(StepsLeft(forts[0], 0))
        case DisplaceDue(hex_):
            stuck = [unit for unit in _mobile_in(sit, hex_) if not _refuges(sit, (unit,), hex_)]
            for unit in stuck:
                tx.emit(StepsLeft(unit, 0))
            if not _mobile_in(situation(sit.scenario, tx.state), hex_):
                tx.emit(FrameClosed())


def end_landings(sit: Situation, tx: Tx) -> None:
    """After the last landing, see what Paris makes of it (7.7)."""
    if sit.ext.drops or sit.state.frames:
        return
    paris = sit.board.place("Paris")
    has_landed = paris and any(is_coup(sit, unit) for hex_ in paris.hexes for unit in sit.state.stack(hex_))
    if has_landed and sit.ext.morale is None:
        roll = tx.roll(later("French national morale"), rule("7.7#table")).total
        tx.emit(MoraleChanged(morale_of(roll)))


def morale_of(roll: int) -> int:
    """What landings in Paris make of French morale: 1 high, 0 unmoved, -1 low (7.7)."""
    return 1 if roll <= 2 else -1 if roll >= 5 else 0


# 7.4 Landing atop mobile units


def _mobile_in(sit: Situation, hex_: Hex) -> tuple[UnitId, ...]:
    return tuple(unit for unit in sit.units_in(hex_, ALLIED) if sit.face(unit).movement > 0)


def displace_decision(due: DisplaceDue) -> Decision:
    """Germany moves the units it landed on to neighbouring hexes (7.4)."""
    return Decision(
        GERMAN,
        say("The landing in {hex} drives the units there out: move them to neighbouring hexes.", hex=due.hex),
        rule("7.4"),
        (
            Offer(
                Displace,
                say("Drive out"),
                rule("7.4"),
                (
                    Slot("units", SlotKind.UNITS, say("Pick the units to move")),
                    Slot("hex", SlotKind.HEX, say("Pick a neighbouring hex")),
                ),
            ),
        ),
        (due.hex,),
    )


def displace_units(sit: Situation, due: DisplaceDue) -> Choices:
    """Mobile units in the hex."""
    targets = {unit: Choice(unit) for unit in _mobile_in(sit, due.hex)}
    return Choices(targets, refuse("not_here", say("Only mobile units in the landing hex."), rule("7.4")))


def displace_hexes(sit: Situation, due: DisplaceDue, units: tuple[UnitId, ...]) -> Choices:
    """Neighbouring hexes, with why each is closed to the units."""
    targets = {}
    for hex_ in sit.board.neighbours(due.hex):
        reason = _bar_to_refuge(sit, units, due.hex, hex_)
        targets[hex_] = Choice(hex_, Legality.of(reason))
    return Choices(targets, refuse("too_far", say("They go to neighbouring hexes."), rule("7.4")))


def _refuges(sit: Situation, units: tuple[UnitId, ...], start: Hex) -> list[Hex]:
    return [hex_ for hex_ in sit.board.neighbours(start) if _bar_to_refuge(sit, units, start, hex_) is None]


def _bar_to_refuge(sit: Situation, units: tuple[UnitId, ...], start: Hex, hex_: Hex) -> Reason | None:
    if sit.is_impassable(start, hex_) or sit.board[hex_].terrain == "sea":
        return Reason(
            "sea", say("Nothing goes from {start} to {hex}.", start=start, hex=hex_), rule("13.10.A"), hex_
        )
    if sit.is_enemy_in(hex_, ALLIED):
        return Reason("enemy", say("German units are in {hex}.", hex=hex_), rule("13.4"), hex_)
    cost = sit.tables.cost[sit.board[hex_].terrain]
    if any(map(sit.is_mechanised, units)) and not isinstance(cost.mechanised, int):
        return Reason("terrain", say("Mechanised units may not enter marsh."), rule("14.21"), hex_)
    return overflow(sit, units, hex_, ALLIED)


def displace_legality(sit: Situation, due: DisplaceDue, action: Displace) -> Legality:
    """Whether units may be driven to a hex."""
    picked = picked_legality(action.units, displace_units(sit, due), rule("7.4"))
    return displace_hexes(sit, due, action.units)[action.hex].legality if picked else picked


def displace(sit: Situation, tx: Tx, due: DisplaceDue, action: Displace) -> None:
    """Move the units; the landing is over when no mobile unit is left."""
    tx.emit(UnitsMoved(action.units, (due.hex, action.hex)))
    occupy(tx, sit, action.units, action.hex)
    settle_forced(sit, tx)
    end_landings(situation(sit.scenario, tx.state), tx)


# 7.6 Landing atop the Maginot Line


def fort_decision(due: FortDue) -> Decision:
    """Germany chooses which fort complex falls (7.6)."""
    return Decision(
        GERMAN,
        say("Choose the fort complex in {hex} that falls with the airborne unit.", hex=due.hex),
        rule("7.6"),
        (
            Offer(
                SmashFort,
                say("Destroy"),
                rule("7.6"),
                (Slot("unit", SlotKind.OPTION, say("Pick a fort complex")),),
            ),
        ),
        (due.hex,),
    )


def fort_choices(sit: Situation, due: FortDue) -> Choices:
    """Fort complexes in the hex."""
    targets = {
        unit: Choice(unit, label=say(sit.piece(unit).name))
        for unit in filter(sit.is_fort, sit.state.stack(due.hex))
    }
    return Choices(targets, refuse("no_fort", say("Only a fort complex in the landing hex."), rule("7.6")))


def fort_legality(sit: Situation, due: FortDue, action: SmashFort) -> Legality:
    """Whether that fort stands in the landing hex."""
    return fort_choices(sit, due)[action.unit].legality


def smash_fort(sit: Situation, tx: Tx, _due: FortDue, action: SmashFort) -> None:
    """Remove the fort complex."""
    tx.emit(FrameClosed())
    tx.emit(StepsLeft(action.unit, 0))
    end_landings(situation(sit.scenario, tx.state), tx)
