"""9.0 Zones of control."""

from __future__ import annotations

from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import HexSet
from blitz_desktop.core.pieces import Piece, UnitId
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.zones import zone_of_control
from blitz_desktop.systems.blitzkrieg_1940.atlas import atlas_of
from blitz_desktop.systems.blitzkrieg_1940.ground import Ground
from blitz_desktop.systems.blitzkrieg_1940.model import COUNTRY_OF
from blitz_desktop.systems.blitzkrieg_1940.positions import Army
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of


def exerts_zone(piece: Piece) -> bool:
    """All ground units but airborne coup units exert a zone of control; dummies are none (7.1.B, 9.1.A)."""
    return not (piece.has("airborne_coup") or piece.has("dummy"))


def zone(sit: Situation, side: str) -> HexSet:
    """The hexes that hold a zone of control of a side."""
    return zone_on(sit.ground, side)


@lru_cache(maxsize=128)
def zone_on(ground: Ground, side: str) -> HexSet:
    """The zone of a side on given ground."""
    army = ground.armies[side]
    reached = ground.atlas.space.nothing
    for nation, hexes in _reached_by(army).items():
        reached |= _within_borders(ground, nation, hexes)
    return reached


@lru_cache(maxsize=16)
def _reached_by(army: Army) -> dict[str, HexSet]:
    """How far zones would extend if there were no borders, by nation."""
    atlas = atlas_of(army.scenario.board)
    hexes: dict[str, list[Hex]] = {}
    for hex_, units in army.stacks.items():
        for nation in _exerting(army.scenario, units):
            hexes.setdefault(nation, []).append(hex_)
    return {
        nation: zone_of_control(atlas.space.set_of(listed), atlas.zone_sides)
        for nation, listed in hexes.items()
    }


@lru_cache(maxsize=4096)
def _exerting(scenario: Scenario, units: tuple[UnitId, ...]) -> frozenset[str]:
    """Armies in a stack that exert a zone."""
    pieces = (scenario.pieces[unit] for unit in units)
    return frozenset(piece.nation for piece in pieces if exerts_zone(piece))


def _within_borders(ground: Ground, nation: str, reached: HexSet) -> HexSet:
    """Zones neither leave nor enter a country that is still neutral (8.3, 9.2.C)."""
    if ground.is_nation_neutral(nation):
        return reached & ground.atlas.territory[COUNTRY_OF[nation]]
    return reached - ground.neutral_land


def is_in_enemy_zone(sit: Situation, side: str, hex_: Hex) -> bool:
    """Whether a hex holds a zone of control of the other side."""
    return hex_ in zone(sit, enemy_of(side))
