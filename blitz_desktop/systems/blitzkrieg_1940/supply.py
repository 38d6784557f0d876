"""10.0 Supply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.hexsets import HexSet
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.supply import SupplyNet, trace
from blitz_desktop.systems.blitzkrieg_1940.ground import Ground
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN, is_basic, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.zones import zone_on

UNSUPPLIED_MOVEMENT = 4
"""Movement factor of a unit out of supply (10.3.A)."""


def is_supplied(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit is in supply at this moment (5.5, 10.1)."""
    return is_supplied_at_start(sit, unit) or is_supplied_at_home(sit, unit) or _has_line(sit, unit)


def is_supplied_at_start(sit: Situation, unit: UnitId) -> bool:
    """First turn: everybody in the first couplet, German mechanised units in both (5.5)."""
    if sit.is_basic or sit.clock.turn > 1:
        return False
    return sit.clock.part == 1 or sit.is_german_mechanised(unit)


def is_supplied_at_home(sit: Situation, unit: UnitId) -> bool:
    """Belgians and Dutch in their country (10.10); French and Germans in own cities never lost (10.11)."""
    at = sit.at(unit)
    if not sit.is_home(unit, sit.country(at)):
        return False
    if sit.piece(unit).nation in ("belgian", "dutch"):
        return True
    return sit.is_city(at) and at not in sit.ext.lost_sources


def line_of(sit: Situation, unit: UnitId) -> tuple[Hex, ...] | None:
    """A supply line from a unit's hex to a source; None where it can trace none (10.5)."""
    lines = (net(sit, kind).path(sit.at(unit)) for kind in _nets_of(sit, unit))
    return next((line for line in lines if line is not None), None)


def _has_line(sit: Situation, unit: UnitId) -> bool:
    return any(sit.at(unit) in net(sit, kind) for kind in _nets_of(sit, unit))


def _nets_of(sit: Situation, unit: UnitId) -> tuple[str, ...]:
    piece = sit.piece(unit)
    match piece.nation:
        case "german":
            return ("german_mechanised",) if sit.is_german_mechanised(unit) else ("german",)
        case "french":
            return ("french",)
        case "british":
            return ("british", "french") if piece.has("stacks_with_french") else ("british",)
        case _:
            return ()


def net(sit: Situation, kind: str) -> SupplyNet:
    """All hexes that a kind of supply line reaches: german, german_mechanised, french or british (10.6)."""
    return _net(sit.ground, kind)


@lru_cache(maxsize=128)
def _net(ground: Ground, kind: str) -> SupplyNet:
    within = ground.atlas.space.everything - _closed(ground, kind)
    sides = ground.atlas.open_in_flood if ground.is_flooded else ground.atlas.open_sides  # 10.6.D, 13.15.B
    return trace(_sources(ground, kind), within, sides)


def closed_to_lines(ground: Ground) -> HexSet:
    """Hexes through which no line of the Allies' may pass, supply or not (10.6)."""
    return _closed(ground, "french")


def _closed(ground: Ground, kind: str) -> HexSet:
    closed = ground.atlas.space.nothing
    for obstacle in _obstacles(ground, kind):
        closed |= obstacle.hexes
    return closed


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Hexes that break a supply line, with what to say of one of them and the paragraph that says so."""

    hexes: HexSet
    text: str
    section: str


def _obstacles(ground: Ground, kind: str) -> Iterator[Obstacle]:
    """All that breaks a kind of supply line (10.6)."""
    side = _side_of(kind)
    enemy = enemy_of(side)
    yield Obstacle(ground.presence[enemy], say("enemy units are in {}"), "10.6.B")
    yield Obstacle(ground.held_cities[enemy], say("the city hex {} is in enemy hands"), "10.6.C")
    yield Obstacle(ground.neutral_land, say("{} is neutral"), "10.6.D")
    if kind != "german_mechanised" and not is_basic(ground.scenario):  # 9.4, 10.6.B!, 1.3
        zone = zone_on(ground, enemy) - ground.presence[side]
        yield Obstacle(zone, say("{} lies in an enemy zone of control"), "10.6.B")


def _side_of(kind: str) -> str:
    return GERMAN if kind.startswith("german") else ALLIED


def break_of(sit: Situation, unit: UnitId) -> Reason:
    """Where the shortest way from a unit out of supply to a source is first broken, and why."""
    kinds = _nets_of(sit, unit)
    if not kinds:
        return Reason("abroad", say("nothing supplies its army abroad"), rule("10.10"))
    breaks = [found for kind in kinds if (found := _break_in(sit, kind, sit.at(unit)))]
    if not breaks:
        return Reason("no_source", say("no source is left to it"), rule(_SOURCE_RULES[kinds[0]]))
    return min(breaks, key=lambda found: found[0])[1]


_SOURCE_RULES = {"german": "10.9.A", "german_mechanised": "10.9.A", "french": "10.7.A", "british": "10.8.A"}


def _break_in(sit: Situation, kind: str, start: Hex) -> tuple[int, Reason] | None:
    """The first hex closed to a line on the shortest way to a source, with its distance; None for no way."""
    ground = sit.ground
    way = _open_net(ground, kind).path(start) or ()
    obstacles = tuple(_obstacles(ground, kind))
    for steps, hex_ in enumerate(way):
        if steps and sit.is_impassable(way[steps - 1], hex_):
            text = say("the flooded Roer lies between {way} and {hex}", way=way[steps - 1], hex=hex_)
            return steps, Reason("flooded", text, rule("13.15.B"), hex_)
        for obstacle in obstacles:
            if hex_ in obstacle.hexes:
                return steps, Reason("broken", obstacle.text.format(hex_), rule(obstacle.section), hex_)
    return None


@lru_cache(maxsize=128)
def _open_net(ground: Ground, kind: str) -> SupplyNet:
    """What lines would reach if nothing broke them."""
    return trace(_sources(ground, kind), ground.atlas.space.everything, ground.atlas.open_sides)


def sources(sit: Situation, kind: str) -> HexSet:
    """Where a kind of supply line may end now (10.7 to 10.9)."""
    return _sources(sit.ground, kind)


def _sources(ground: Ground, kind: str) -> HexSet:
    """Supply sources that have their capacity; those with an enemy unit in them fall out (10.7 to 10.9)."""
    board = ground.board
    match kind:
        case "french":
            hexes = board.site("supply_france")
        case "british":
            hexes = tuple(hex_ for hex_ in board.site("channel_port") if hex_ not in ground.lost_sources)
        case _:
            hexes = board.site("supply_germany") + board.site("ruhr_city")
    return ground.atlas.space.set_of(hexes)


def lost_by_entry(sit: Situation, side: str, hex_: Hex) -> bool:
    """Whether a side's entry ends a port's or city's supply capacity for good (10.8.A, 10.11.C)."""
    if hex_ in sit.ext.lost_sources:
        return False
    is_enemy_land = sit.country(hex_) == ("france" if side == GERMAN else "germany")
    is_port = side == GERMAN and sit.is_in(hex_, "channel_port")
    return is_port or (sit.is_city(hex_) and is_enemy_land)
