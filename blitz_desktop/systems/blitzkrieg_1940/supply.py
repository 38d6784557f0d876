"""10.0 Supply."""

from __future__ import annotations

from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.supply import SupplyNet, trace
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.zones import zone

UNSUPPLIED_MOVEMENT = 4
"""Movement factor of a unit out of supply (10.3.A)."""


def is_supplied(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit is in supply at this moment (5.5, 10.1)."""
    return is_supplied_at_start(sit, unit) or is_supplied_at_home(sit, unit) or line_of(sit, unit) is not None


def is_supplied_at_start(sit: Situation, unit: UnitId) -> bool:
    """First turn: everybody in the first couplet, German mechanised units in both (5.5)."""
    if sit.clock.turn > 1:
        return False
    return sit.clock.part == 1 or sit.is_german_mechanised(unit)


def is_supplied_at_home(sit: Situation, unit: UnitId) -> bool:
    """Belgians and Dutch in their country (10.10); French and Germans in own cities never lost (10.11)."""
    at, nation = sit.at(unit), sit.piece(unit).nation
    if not sit.is_home(unit, sit.country(at)):
        return False
    if nation in ("belgian", "dutch"):
        return True
    return nation in ("french", "german") and sit.is_city(at) and at not in sit.ext.lost_sources


def line_of(sit: Situation, unit: UnitId) -> tuple[Hex, ...] | None:
    """A supply line from a unit's hex to a source; None where it can trace none (10.5)."""
    lines = (net(sit, kind).path(sit.at(unit)) for kind in _nets_of(sit, unit))
    return next((line for line in lines if line is not None), None)


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


@lru_cache(maxsize=64)
def net(sit: Situation, kind: str) -> SupplyNet:
    """All hexes that a kind of supply line reaches: german, german_mechanised, french or british (10.6)."""
    side = GERMAN if kind.startswith("german") else ALLIED
    enemy_zone = frozenset() if kind == "german_mechanised" else zone(sit, enemy_of(side))

    def can_enter(hex_: Hex) -> bool:
        if sit.is_enemy_in(hex_, side):  # 10.6.B
            return False
        if hex_ in enemy_zone and not sit.units_in(hex_, side):  # 9.4, 10.6.B
            return False
        if sit.is_city(hex_) and sit.controls(enemy_of(side), hex_):  # 10.6.C
            return False
        return not sit.is_neutral(sit.country(hex_))  # 10.6.D

    def can_cross(a: Hex, b: Hex) -> bool:
        return not sit.is_impassable(a, b)  # 10.6.D

    return trace(sit.board, sources(sit, kind), can_enter, can_cross)


def sources(sit: Situation, kind: str) -> tuple[Hex, ...]:
    """Supply sources that have their capacity now (10.7 to 10.9)."""
    side = GERMAN if kind.startswith("german") else ALLIED
    match kind:
        case "french":
            hexes = sit.board.site("supply_france")
        case "british":
            hexes = tuple(h for h in sit.board.site("channel_port") if h not in sit.ext.lost_sources)
        case _:
            hexes = sit.board.site("supply_germany") + sit.board.site("ruhr_city")
    return tuple(hex_ for hex_ in hexes if not sit.is_enemy_in(hex_, side))


def lost_by_entry(sit: Situation, side: str, hexes: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Ports and cities whose supply capacity ends for good when a side's units enter (10.8.A, 10.11.C)."""
    home = {GERMAN: ("france", "belgium", "netherlands"), ALLIED: ("germany",)}[side]
    return tuple(
        hex_
        for hex_ in hexes
        if hex_ not in sit.ext.lost_sources
        and sit.country(hex_) in home
        and (sit.is_city(hex_) or sit.is_in(hex_, "channel_port"))
    )
