"""9.0 Zones of control."""

from __future__ import annotations

from functools import lru_cache, partial

from blitz_desktop.core.board import Hex
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.zones import zone_of_control
from blitz_desktop.systems.blitzkrieg_1940.model import COUNTRY_OF
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of


def exerts_zone(sit: Situation, unit: UnitId) -> bool:
    """All ground units but the airborne coup units exert a zone of control (7.1.B, 9.1.A)."""
    piece = sit.piece(unit)
    return not (piece.has("airborne_coup") or piece.has("dummy"))


def blocks_zone(sit: Situation, a: Hex, b: Hex) -> bool:
    """No zone crosses all-sea, blocked or causeway hexsides (9.2.A, 13.8, 13.10.B, 13.13.B)."""
    return bool(sit.board.side(a, b) & {"sea", "blocked", "causeway"})


def crosses_border(sit: Situation, nation: str, a: Hex, b: Hex) -> bool:
    """Whether a nation's zone goes from a hex into the next despite neutral borders (8.3, 9.2.C)."""
    here, there = sit.country(a), sit.country(b)
    if here == there:
        return True
    home = COUNTRY_OF[nation]
    return not sit.is_neutral(home) and not sit.is_neutral(there)


def _extends(sit: Situation, nation: str, a: Hex, b: Hex) -> bool:
    return not blocks_zone(sit, a, b) and crosses_border(sit, nation, a, b)


@lru_cache(maxsize=64)
def zone(sit: Situation, side: str) -> frozenset[Hex]:
    """The hexes that hold a zone of control of a side."""
    reached: set[Hex] = set()
    by_nation: dict[str, list[Hex]] = {}
    for hex_, units in sit.on_map.items():
        own = (unit for unit in units if sit.side_of(unit) == side and exerts_zone(sit, unit))
        for nation in {sit.piece(unit).nation for unit in own}:
            by_nation.setdefault(nation, []).append(hex_)
    for nation, hexes in by_nation.items():
        reached |= zone_of_control(sit.board, hexes, partial(_extends, sit, nation))
    return frozenset(reached)


def is_in_enemy_zone(sit: Situation, side: str, hex_: Hex) -> bool:
    """Whether a hex holds a zone of control of the other side."""
    return hex_ in zone(sit, enemy_of(side))
