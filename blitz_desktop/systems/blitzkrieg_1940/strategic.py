"""13.16 Strategic movement and 13.11 sea movement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache

from blitz_desktop.core.board import Hex, Place
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Offer, Slot, SlotKind
from blitz_desktop.core.entries import ControlTaken, UnitsMoved
from blitz_desktop.core.hexsets import HexSet
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.picking import bar_to_picking
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.supply import SupplyNet, trace
from blitz_desktop.systems.blitzkrieg_1940.actions import MoveBySea, MoveStrategically
from blitz_desktop.systems.blitzkrieg_1940.dummies import bar_to_leaving
from blitz_desktop.systems.blitzkrieg_1940.events import (
    MoveBegun,
    MovedStrategically,
    PointsSpent,
    ReservesCommitted,
    SailedHome,
    Shipped,
)
from blitz_desktop.systems.blitzkrieg_1940.forest import is_forest_closed
from blitz_desktop.systems.blitzkrieg_1940.groups import bar_to_moving, unit_targets
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, BRITAIN, GERMAN, RESERVES, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.movement import bar_to_staying, occupy
from blitz_desktop.systems.blitzkrieg_1940.reinforcements import (
    EDGE,
    bar_to_committing,
    bar_to_returning,
    is_first_couplet,
    is_reserve,
    is_waiting,
    waiting,
)
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.stacking import overflow, rest, size
from blitz_desktop.systems.blitzkrieg_1940.zones import zone

RAIL_ALLOTMENT = 6
"""Two divisions a movement phase, in thirds (13.16.A)."""

SEA_ALLOTMENT = 3
"""One division a movement phase, in thirds (13.11.A)."""


# 13.16 Strategic movement


def city_countries(sit: Situation, side: str) -> tuple[str, ...]:
    """Where the cities lie between which a side moves strategically (13.16.C, 13.16.D, 13.16.I)."""
    if side == GERMAN:
        return ("germany",)
    return ("france", "belgium", "luxembourg") if sit.is_1940 else ("france",)


def strategic_offer(sit: Situation) -> Offer:
    """Move units between cities (13.16)."""
    early = bar_to_first_couplet(sit)
    return Offer(
        MoveStrategically,
        say("Strategic movement"),
        rule("13.16.A"),
        (
            Slot("units", SlotKind.UNITS, say("Pick units in one city or reserve")),
            Slot("hex", SlotKind.HEX, say("Pick the city they go to")),
        ),
        legality=Legality.of(early),
    )


def bar_to_first_couplet(sit: Situation) -> Reason | None:
    """There is none in the first couplet of the game (13.16.A!)."""
    if (sit.clock.turn, sit.clock.part) != (1, 1):
        return None
    text = say("There is no strategic movement in the first couplet of the game.")
    return Reason("too_early", text, rule("13.16.A!"))


def bar_to_strategic(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may not use strategic movement now, where it may not."""
    if reason := bar_to_first_couplet(sit):
        return reason
    if sit.scenario.pieces[unit].nation in ("belgian", "dutch"):
        text = say("{name}'s army never uses strategic movement.", name=sit.name(unit))
        return Reason("never", text, rule("13.16.A!"), unit)
    if is_waiting(sit, unit):
        return (
            bar_to_committing(sit, (unit,))
            or bar_to_returning(sit, unit)
            or _bar_to_rear_unit(sit, unit)
            or _bar_to_early_unit(sit, unit)
        )
    if reason := bar_to_moving(sit, unit):
        return reason
    if unit in sit.ext.spent:
        text = say("{name} has moved: strategic movement goes with no other movement.", name=sit.name(unit))
        return Reason("has_moved", text, rule("13.16.K"), unit)
    city = _city_at(sit, sit.at(unit), sit.clock.side)
    if city is None or _is_bombed(sit, city):
        text = say("{name} is not in a city of the network.", name=sit.name(unit))
        return Reason("no_city", text, rule("13.16.C"), unit)
    return None


def _bar_to_rear_unit(sit: Situation, unit: UnitId) -> Reason | None:
    if sit.piece(unit).has("rear_placement"):
        return Reason(
            "rear", say("{name} is placed on the west map.", name=sit.name(unit)), rule("12.5.B"), unit
        )
    return None


def _bar_to_early_unit(sit: Situation, unit: UnitId) -> Reason | None:
    if not sit.is_1940 and sit.side_of(unit) == ALLIED:
        text = say("In 1939 French reserves enter in E1035 only.")
        return Reason("no_gate", text, rule("12.2.C"), unit)
    if not is_reserve(sit, unit) and is_first_couplet(sit, (unit,)):
        text = say("{name} can only land in this couplet.", name=sit.name(unit))
        return Reason("too_early", text, rule("12.4.B"), unit)
    return None


def _city_at(sit: Situation, hex_: Location, side: str) -> Place | None:
    """The city of a side's strategic network in a hex."""
    city = sit.atlas.city_in.get(hex_)
    return city if city is not None and sit.country(hex_) in city_countries(sit, side) else None


def _is_bombed(sit: Situation, city: Place) -> bool:
    """Whether the terror bombing has closed a city for this couplet (8.11.C)."""
    return city.hexes == _bombed_city(sit)


def _bombed_city(sit: Situation) -> tuple[Hex, ...]:
    """Hexes of the city that was bombed in this couplet, to its ends and to those who pass (8.11.C)."""
    bombed = sit.ext.bombed
    if bombed is None or bombed[1:] != (sit.clock.turn, sit.clock.part):
        return ()
    return next(place.hexes for place in sit.board[bombed[0]].places if place.kind == "city")


def strategic_units(sit: Situation) -> Choices:
    """Units of the phasing side in cities and reserves, with why each may not go."""
    targets = unit_targets(sit, sit.units_on_map(sit.clock.side), bar_to_strategic)
    for unit in waiting(sit):
        targets[unit] = Choice(unit, Legality.of(bar_to_strategic(sit, unit)))
    return Choices(
        targets, refuse("not_yours", say("Only units of the moving side can move."), rule("13.1.B"))
    )


def bar_to_strategic_group(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not go together, where they may not."""
    if reason := bar_to_picking(units, rule("13.16.A")):
        return reason
    for unit in units:
        if reason := bar_to_strategic(sit, unit):
            return reason
    if len({sit.at(unit) for unit in units}) > 1:
        return Reason("apart", say("Pick units that start in one place."), rule("13.16.G"))
    if sit.ext.railed + size(sit, units) > RAIL_ALLOTMENT:
        left = rest(RAIL_ALLOTMENT - sit.ext.railed)
        text = say("Two divisions may use strategic movement each phase; {left}.", left=left)
        return Reason("allotment", text, rule("13.16.A"))
    start = sit.at(units[0])
    return bar_to_leaving(sit, units, start) if start in sit.board else bar_to_committing(sit, units)


def strategic_targets(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """City hexes that units can go to, with why others cannot be reached."""
    if reason := bar_to_strategic_group(sit, units):
        return Choices({}, Legality((reason,)))
    routes = _routes(sit, sit.at(units[0]))
    targets = {}
    for hex_ in _city_hexes(sit, sit.clock.side):
        barred = _bar_to_city(sit, units, hex_, routes)
        targets[hex_] = Choice(hex_, Legality.of(barred))
    return Choices(targets, refuse("no_city", say("Strategic movement ends in a city."), rule("13.16.E")))


def _city_hexes(sit: Situation, side: str) -> Iterator[Hex]:
    for place in sit.board.places:
        if place.kind == "city":
            yield from (hex_ for hex_ in place.hexes if sit.country(hex_) in city_countries(sit, side))


def _bar_to_city(sit: Situation, units: tuple[UnitId, ...], hex_: Hex, routes: Routes) -> Reason | None:
    side, start = sit.clock.side, sit.at(units[0])
    city = _city_at(sit, hex_, side)
    if city is None:
        return Reason("no_city", say("{hex} is no city of the network.", hex=hex_), rule("13.16.E"), hex_)
    if city == _city_at(sit, start, side):
        return Reason("same_city", say("The units are in that city."), rule("13.16.E"), hex_)
    if sit.is_enemy_in(hex_, side) or sit.controls(enemy_of(side), hex_):
        return Reason("enemy", say("{name} is in enemy hands.", name=say(city.name)), rule("13.16.F"), hex_)
    if sit.is_neutral(sit.country(hex_)):
        return Reason("neutral", say("{name} is neutral.", name=say(city.name)), rule("8.4.B"), hex_)
    if reason := bar_to_staying(sit, units, hex_):
        return reason
    if _is_bombed(sit, city):
        return Reason(
            "bombed", say("{name} has been bombed this couplet.", name=say(city.name)), rule("8.11.C"), hex_
        )
    if not routes.lead_to(hex_):
        text = say("No path to {name} is free of enemy zones, marsh and enemy cities.", name=say(city.name))
        return Reason("no_path", text, rule("13.16.E"), hex_)
    return overflow(sit, units, hex_, side)


class Routes:
    """Ways from a city or reserve, over own land where that will do, else over any (13.16)."""

    def __init__(self, sit: Situation, start: Location) -> None:
        self._sit = sit
        self._start = start
        self._side = sit.clock.side
        ground, atlas, enemy = sit.ground, sit.atlas, enemy_of(sit.clock.side)
        self._space = atlas.space
        self._sides = atlas.open_in_flood if ground.is_flooded else atlas.open_sides
        shut = ground.presence[enemy] | zone(sit, enemy) | ground.held_cities[enemy]
        shut |= atlas.off_the_rails | ground.neutral_land
        if is_forest_closed(sit):
            shut |= atlas.ardennes
        shut |= atlas.space.set_of(_bombed_city(sit))
        self._any_land = atlas.space.everything - shut
        if not sit.is_1940 and self._side == ALLIED:
            self._any_land &= atlas.territory["france"]  # 13.16.D

    def lead_to(self, goal: Hex) -> bool:
        """Whether there is a way to a city."""
        return self._last(self._over_any_land, goal) is not None

    def to(self, goal: Hex) -> tuple[Hex, ...]:
        """The hexes of the way to a city, in no matter which order; empty where there is none."""
        nets = ((self._over_own_land, self._own_land), (self._over_any_land, self._any_land))
        for net, within in nets:
            last = self._last(net, goal)
            if last is not None:
                way = net.path(last) or ()
                return (goal, *way, *self._way_out(way, within))
        return ()

    def _way_out(self, way: tuple[Hex, ...], within: HexSet) -> tuple[Hex, ...]:
        """The hexes to the map edge by which a unit leaves, where its way begins at another (13.16.H)."""
        if self._start in way or self._start not in self._sit.board:
            return ()
        start = self._space.set_of((self._start,))
        edge = self._space.set_of(self._sit.board.site(EDGE[self._side]))
        return trace(edge, within | start, self._sides).path(self._start) or ()

    @cached_property
    def _own_land(self) -> HexSet:
        return self._any_land - self._sit.ground.held[enemy_of(self._side)]

    @cached_property
    def _over_own_land(self) -> SupplyNet:
        return self._net(self._own_land)

    @cached_property
    def _over_any_land(self) -> SupplyNet:
        return self._net(self._any_land)

    def _last(self, net: SupplyNet, goal: Hex) -> Hex | None:
        """The last hex of the way before the goal, which itself may lie in an enemy zone."""
        for last in (goal, *self._sit.board.neighbours(goal)):
            if last in net and (last == goal or self._sides.is_open(last, goal)):
                return last
        return None

    def _net(self, within: HexSet) -> SupplyNet:
        """All hexes on the way; the home country's map edges are joined off the map (13.16.H)."""
        edge = self._space.set_of(self._sit.board.site(EDGE[self._side]))
        if self._start not in self._sit.board:
            return trace(edge, within, self._sides)
        start = self._space.set_of((self._start,))
        inland = trace(start, within | start, self._sides)
        has_way_out = bool((inland.reached & edge).bits)
        return trace(start | edge, within | start, self._sides) if has_way_out else inland


_routes = lru_cache(maxsize=16)(Routes)


def strategic_legality(sit: Situation, action: MoveStrategically) -> Legality:
    """Whether units may go to a city."""
    if any(unit not in sit.state.units for unit in action.units) or action.hex not in sit.board:
        return refuse("unknown", say("There is no such unit or hex."), rule("13.16.A"))
    reason = bar_to_strategic_group(sit, action.units)
    reason = reason or _bar_to_city(sit, action.units, action.hex, _routes(sit, sit.at(action.units[0])))
    return Legality.of(reason)


def move_strategically(sit: Situation, tx: Tx, action: MoveStrategically) -> None:
    """Put the units into their city, taking what they pass; they do nothing else this phase (13.16.K)."""
    side = sit.clock.side
    way = _routes(sit, sit.at(action.units[0])).to(action.hex)
    passed = tuple(hex_ for hex_ in way if sit.controls(enemy_of(side), hex_))
    if passed:
        tx.emit(ControlTaken(passed, side))
    _transfer(sit, tx, action.units, action.hex, "13.16.K")
    tx.emit(MovedStrategically(size(sit, action.units)))


def _transfer(sit: Situation, tx: Tx, units: tuple[UnitId, ...], to: Location, halt: str) -> None:
    start = sit.at(units[0])
    tx.emit(MoveBegun(units))
    if is_reserve(sit, units[0]):
        tx.emit(ReservesCommitted(size(sit, units)))
    tx.emit(PointsSpent(units, 0, start, halt))
    tx.emit(UnitsMoved(units, (start, to)))
    if to in sit.board:
        occupy(tx, sit, units, to)


# 13.11 Sea movement


@worded
@cache
def sea_offer() -> Offer:
    """Ship a division (13.11)."""
    return Offer(
        MoveBySea,
        say("Sea movement"),
        rule("13.11.A"),
        (
            Slot("units", SlotKind.UNITS, say("Pick units in a Channel port or waiting off the map")),
            Slot("to", SlotKind.HEX, say("Pick a port, or the box off the map")),
        ),
    )


def bar_to_sailing(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may not be shipped now, where it may not."""
    piece, name = sit.piece(unit), sit.name(unit)
    if not sit.is_1940:
        return Reason("not_1940", say("There is sea movement in 1940 only."), rule("13.11.A"), unit)
    if piece.nation not in ("british", "french"):
        return Reason("never", say("Only British and French units are shipped."), rule("13.11.A"), unit)
    if piece.has("emergency"):
        return Reason("never", say("{name} is never shipped.", name=name), rule("13.11.E"), unit)
    if is_waiting(sit, unit):
        return bar_to_committing(sit, (unit,)) or _bar_to_rear_unit(sit, unit)
    if reason := bar_to_moving(sit, unit):
        return reason
    if unit in sit.ext.spent:
        return Reason("has_moved", say("{name} has moved this phase.", name=name), rule("13.11.D"), unit)
    if not sit.is_in(sit.at(unit), "channel_port"):
        return Reason(
            "no_port", say("{name} is not in a French Channel port.", name=name), rule("13.11.B"), unit
        )
    return None


def sea_units(sit: Situation) -> Choices:
    """Allied units in ports and off the map, with why each may not sail."""
    targets = {}
    for unit in (*_in_ports(sit), *waiting(sit)):
        reason = bar_to_sailing(sit, unit)
        targets[unit] = Choice(unit, Legality.of(reason))
    return Choices(
        targets, refuse("no_port", say("Sea movement starts in a port or off the map."), rule("13.11.B"))
    )


def _in_ports(sit: Situation) -> Iterable[UnitId]:
    return (unit for hex_ in sit.board.site("channel_port") for unit in sit.units_in(hex_, ALLIED))


def bar_to_convoy(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not be shipped together, where they may not."""
    if reason := bar_to_picking(units, rule("13.11.A")):
        return reason
    for unit in units:
        if reason := bar_to_sailing(sit, unit):
            return reason
    if len({sit.at(unit) for unit in units}) > 1:
        return Reason("apart", say("Pick units that start in one place."), rule("13.11.B"))
    if sit.ext.shipped + size(sit, units) > SEA_ALLOTMENT:
        return Reason("allotment", say("One division may be shipped each phase."), rule("13.11.A"))
    return bar_to_committing(sit, units) if sit.at(units[0]) not in sit.board else None


def sea_targets(sit: Situation, units: tuple[UnitId, ...]) -> Choices:
    """Ports and boxes that units can be shipped to, with why others are closed."""
    if reason := bar_to_convoy(sit, units):
        return Choices({}, Legality((reason,)))
    targets = {}
    for to in (*sit.board.site("channel_port"), RESERVES[ALLIED], BRITAIN):
        barred = bar_to_harbour(sit, units, to)
        targets[to] = Choice(to, Legality.of(barred))
    return Choices(targets, refuse("no_port", say("Ships sail to French Channel ports."), rule("13.11.C")))


def bar_to_harbour(sit: Situation, units: tuple[UnitId, ...], to: Location) -> Reason | None:
    """Why units may not be shipped to a place, where they may not (13.11.C)."""
    start = sit.at(units[0])
    if to == start:
        return Reason("same_port", say("The units are there."), rule("13.11.C"), to)
    if to in (RESERVES[ALLIED], BRITAIN):
        return _bar_to_home(sit, units, to)
    if to not in sit.board or not sit.is_in(to, "channel_port"):
        return Reason("no_port", say("Ships sail to French Channel ports."), rule("13.11.C"), to)
    if not sit.controls(ALLIED, to):
        return Reason("port", say("{to} is not under Allied control.", to=to), rule("13.11.C"), to)
    return overflow(sit, units, to, ALLIED)


def _bar_to_home(sit: Situation, units: tuple[UnitId, ...], to: Location) -> Reason | None:
    homes = {BRITAIN if sit.piece(unit).nation == "british" else RESERVES[ALLIED] for unit in units}
    if sit.at(units[0]) not in sit.board or homes != {to}:
        text = say("British units sail home to Britain, French units to the French reserve.")
        return Reason("not_home", text, rule("13.11.C"), to)
    return None


def sea_legality(sit: Situation, action: MoveBySea) -> Legality:
    """Whether units may be shipped to a place."""
    if any(unit not in sit.state.units for unit in action.units):
        return refuse("unknown", say("There is no such unit."), rule("13.11.A"))
    reason = bar_to_convoy(sit, action.units) or bar_to_harbour(sit, action.units, action.to)
    return Legality.of(reason)


def move_by_sea(sit: Situation, tx: Tx, action: MoveBySea) -> None:
    """Ship the units; they do nothing else this phase (13.11.D)."""
    _transfer(sit, tx, action.units, action.to, "13.11.D")
    tx.emit(Shipped(size(sit, action.units)))
    if action.to == BRITAIN:
        tx.emit(SailedHome(action.units))
