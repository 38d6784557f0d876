"""12.0 Strategic reserves and reinforcements: how units enter the map."""

from __future__ import annotations

from functools import cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, CostPart, Offer, Slot, SlotKind
from blitz_desktop.core.entries import UnitsMoved
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.picking import bar_to_picking
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.actions import Enter
from blitz_desktop.systems.blitzkrieg_1940.emergency import is_emergency
from blitz_desktop.systems.blitzkrieg_1940.events import Landed, MoveBegun, PointsSpent, ReservesCommitted
from blitz_desktop.systems.blitzkrieg_1940.groups import Group
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, BRITAIN, GERMAN, RESERVES, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.movement import bar_to_staying, occupy
from blitz_desktop.systems.blitzkrieg_1940.passages import Passages, passages_of
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import rest, size
from blitz_desktop.systems.blitzkrieg_1940.supply import net
from blitz_desktop.systems.blitzkrieg_1940.zones import is_in_enemy_zone

ALLOTMENT = 6
"""Two divisions may leave each reserve a couplet, in thirds (12.2.A, 12.3.A)."""

FRENCH_GATE_OF_1939 = ("E1035",)
"""The one hex through which French reserves enter in 1939 (12.2.C)."""

EDGE = {GERMAN: "supply_germany", ALLIED: "supply_france"}


def offer(sit: Situation) -> Offer:
    """Bring units onto the map (12.2 to 12.5)."""
    return Offer(
        Enter,
        say("Bring on reinforcements"),
        rule("12.1.A"),
        (
            Slot("units", SlotKind.UNITS, say("Pick units from a reserve")),
            Slot("hex", SlotKind.HEX, say("Pick where they enter")),
        ),
        legality=_legality_for_all(sit),
    )


def _legality_for_all(sit: Situation) -> Legality:
    """Refused where units wait and none may enter, for the reason that the first one has."""
    reasons = (bar_to_entering(sit, unit) for unit in waiting(sit))
    first = next(reasons, None)
    return Legality.of(first if first and all(reasons) else None)


# Which units


WAITING_BOXES = {GERMAN: (RESERVES[GERMAN],), ALLIED: (RESERVES[ALLIED], BRITAIN)}
"""Boxes from which each side's units come onto the map."""


def waiting(sit: Situation) -> tuple[UnitId, ...]:
    """Units of the phasing side that wait off the map."""
    return tuple(unit for box in WAITING_BOXES[sit.clock.side] for unit in sit.state.stack(box))


def is_waiting(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit of the phasing side waits off the map."""
    return sit.state.units[unit].at in WAITING_BOXES[sit.clock.side]


def bar_to_arriving(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may not come onto the map in this phase by any way, where it may not."""
    if not is_waiting(sit, unit):
        return Reason(
            "not_waiting", say("{name} does not wait off the map.", name=sit.name(unit)), rule("12.1.A"), unit
        )
    if unit in sit.ext.halted:
        text = say("{name} has come here in this phase.", name=sit.name(unit))
        return Reason("has_moved", text, rule(sit.ext.halted[unit]), unit)
    turn = sit.scenario.arrivals.get(unit, 1)
    if sit.clock.turn < turn:
        return Reason(
            "not_due",
            say("{name} arrives on turn {turn}.", name=sit.name(unit), turn=turn),
            rule("12.1.B"),
            unit,
        )
    traits = sit.scenario.pieces[unit].traits
    if "emergency" in traits:
        text = say("{name} is placed at the start of a turn in an emergency.", name=sit.name(unit))
        return Reason("emergency", text, rule("12.4bis.B"), unit)
    if "rear_placement" in traits and not is_emergency(sit):
        return Reason(
            "no_emergency",
            say("{name} comes only in an emergency.", name=sit.name(unit)),
            rule("12.5.A"),
            unit,
        )
    if not is_reserve(sit, unit):
        return None
    if (sit.clock.turn, sit.clock.part) < (1, 2):
        section = "12.3.A" if sit.clock.side == GERMAN else "12.2.A"
        return Reason(
            "too_early", say("Reserves enter from the second couplet of turn 1 on."), rule(section), unit
        )
    return None


def bar_to_entering(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may not come onto the map otherwise than by sea movement, where it may not."""
    return bar_to_arriving(sit, unit) or bar_to_returning(sit, unit)


def bar_to_returning(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit that may arrive must come by sea movement, where it must (13.11.C)."""
    if unit in sit.ext.sailed_home:
        text = say("{name} has sailed home: it comes back by sea movement only.", name=sit.name(unit))
        return Reason("at_home", text, rule("13.11.C"), unit)
    return None


def is_reserve(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit waits in a strategic reserve."""
    return sit.state.units[unit].at in RESERVES.values()


def bar_to_committing(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not come on together, where they may not."""
    if reason := bar_to_picking(units, rule("12.1.A")):
        return reason
    for unit in units:
        if reason := bar_to_arriving(sit, unit):
            return reason
    if len({sit.at(unit) for unit in units}) > 1:
        return Reason("apart", say("Units that enter together must wait in one box."), rule("11.6"))
    thirds = size(sit, units)
    if is_reserve(sit, units[0]) and sit.ext.committed + thirds > ALLOTMENT:
        return _beyond_allotment(sit.clock.side, ALLOTMENT - sit.ext.committed)
    return None


@worded
@cache
def _beyond_allotment(side: str, left: int) -> Reason:
    """That more would leave a reserve than may; most that wait are refused for it once some have left."""
    text = say("Two divisions may leave the reserve each couplet; {left}.", left=rest(left))
    return Reason("allotment", text, rule("12.3.A" if side == GERMAN else "12.2.A"))


def _bar_to_entering_together(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    if reason := bar_to_committing(sit, units):
        return reason
    return next((reason for unit in units if (reason := bar_to_returning(sit, unit))), None)


def unit_choices(sit: Situation) -> Choices:
    """Units off the map, with why each may not enter."""
    targets = {}
    for unit in waiting(sit):
        reason = bar_to_entering(sit, unit)
        targets[unit] = Choice(unit, Legality.of(reason))
    return Choices(
        targets, refuse("not_waiting", say("Only units that wait off the map enter."), rule("12.1.A"))
    )


# Where


def hex_choices(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Hexes through which units may enter, with why each is closed."""
    reason = _bar_to_entering_together(sit, units)
    if reason:
        return Choices({}, Legality((reason,)))
    passages = passages_of(sit, units)
    targets = {}
    for hex_ in _gates(sit, units):
        barred = _bar_to_gate(sit, units, hex_, passages)
        targets[hex_] = Choice(hex_, Legality.of(barred))
    return Choices(targets, Legality((_no_gate(sit, units),)))


def _gates(sit: Situation, units: tuple[UnitId, ...]) -> tuple[Hex, ...]:
    """Hexes of the kind through which such units enter."""
    if _is_placed_in_the_rear(sit, units):
        return tuple(
            info.hex
            for info in sit.board.hexes.values()
            if any(label.startswith("W") for label in info.labels) and info.terrain != "sea"
        )
    edge = sit.board.site(EDGE[sit.clock.side])
    if not sit.is_1940 and sit.clock.side == ALLIED:
        return FRENCH_GATE_OF_1939
    if is_reserve(sit, units[0]):
        return edge
    ports = sit.board.site("channel_port")
    return ports if is_first_couplet(sit, units) else ports + edge


def _is_placed_in_the_rear(sit: Situation, units: tuple[UnitId, ...]) -> bool:
    """Whether this is the Bauman Division, which appears behind the front (12.5)."""
    return all(sit.piece(unit).has("rear_placement") for unit in units)


def is_first_couplet(sit: Situation, units: tuple[UnitId, ...]) -> bool:
    """British units that do not land at once may come by land a couplet later (12.4.B)."""
    due = max(sit.scenario.arrivals.get(unit, 1) for unit in units)
    return (sit.clock.turn, sit.clock.part) == (due, 1)


def _no_gate(sit: Situation, units: tuple[UnitId, ...]) -> Reason:
    if _is_placed_in_the_rear(sit, units):
        text = say("It is placed in a supplied hex of the west map, free of Germans and their zones.")
        return Reason("no_gate", text, rule("12.5.B"))
    if is_reserve(sit, units[0]):
        text, section = say("They enter through a supply source of their army on the map edge."), "12.2.B"
        if not sit.is_1940 and sit.clock.side == ALLIED:
            return Reason("no_gate", say("In 1939 French reserves enter in E1035 only."), rule("12.2.C"))
        return Reason("no_gate", text, rule("12.3.B" if sit.clock.side == GERMAN else section))
    return Reason("no_gate", say("British reinforcements land in a French Channel port."), rule("12.4.A"))


def bar_to_entry_hex(sit: Situation, units: tuple[UnitId, ...], hex_: Hex) -> Reason | None:
    """Why units may not enter in a hex, where they may not."""
    if hex_ not in _gates(sit, units):
        return _no_gate(sit, units)
    return _bar_to_gate(sit, units, hex_, passages_of(sit, units))


def _bar_to_gate(sit: Situation, units: tuple[UnitId, ...], hex_: Hex, passages: Passages) -> Reason | None:
    side = sit.clock.side
    if sit.is_enemy_in(hex_, side):
        return Reason("enemy", say("{hex} is held by the enemy.", hex=hex_), rule("12.2.B"), hex_)
    if _is_placed_in_the_rear(sit, units):
        is_supplied = hex_ in net(sit, "french") or hex_ in net(sit, "british")
        if is_in_enemy_zone(sit, side, hex_) or not is_supplied:
            return _no_gate(sit, units)
    elif sit.is_in(hex_, "channel_port") and not sit.controls(side, hex_):
        return Reason("port", say("{hex} is not under Allied control.", hex=hex_), rule("12.4.A"), hex_)
    return bar_to_staying(sit, units, hex_) or passages.bar(hex_)


# Carrying it out


def legality(sit: Situation, action: Enter) -> Legality:
    """Whether units may enter in a hex."""
    if any(unit not in sit.state.units for unit in action.units) or action.hex not in sit.board:
        return refuse("unknown", say("There is no such unit or hex."), rule("12.1.A"))
    reason = _bar_to_entering_together(sit, action.units) or bar_to_entry_hex(sit, action.units, action.hex)
    return Legality.of(reason)


def enter(sit: Situation, tx: Tx, action: Enter) -> None:
    """Put units into their entry hex; but for landings they may move on (12.7.A)."""
    units, box = action.units, sit.at(action.units[0])
    lands = not is_reserve(sit, units[0]) and sit.is_in(action.hex, "channel_port")
    costs = () if lands or _is_placed_in_the_rear(sit, units) else _entry_costs(sit, action)
    points = min(sum(part.points for part in costs), Group(sit, units).allowance)
    halt = "12.4.A" if lands else ("9.3.A" if _must_stop(sit, action) else "")
    tx.emit(MoveBegun(units))
    if is_reserve(sit, units[0]):
        tx.emit(ReservesCommitted(size(sit, units)))
    tx.emit(PointsSpent(units, points, box, halt))
    tx.emit(UnitsMoved(units, (box, action.hex)))
    if lands:
        tx.emit(Landed(units))
    occupy(tx, sit, units, action.hex)


def _entry_costs(sit: Situation, action: Enter) -> tuple[CostPart, ...]:
    passages = passages_of(sit, action.units)
    return () if passages.bar(action.hex) else passages.entry_costs(action.hex)


def _must_stop(sit: Situation, action: Enter) -> bool:
    group = Group(sit, action.units)
    return not group.ignores_zones and is_in_enemy_zone(sit, sit.clock.side, action.hex)
