"""10 Supply: from a unit to its headquarters, from there to the map edge."""

from __future__ import annotations

from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import Crossings, HexSet
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.supply import SupplyNet, trace
from blitz_desktop.systems.meuse_1940.events import SupplyChecked
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, Tx
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of, every_side

SOURCES = {GERMAN: "supply_german", FRENCH: "supply_french"}
"""Sites with the map edge hexes that supply each side's headquarters (10.3)."""


@lru_cache(maxsize=32)
def open_hexes(sit: Situation, side: str) -> HexSet:
    """Hexes that a line may lead through: no enemy, no enemy zone but where a friend stands (10.2/1)."""
    enemy = enemy_of(side)
    friends = sit.space.set_of(sit.hexes_held_by(side))
    zones = sit.zones[enemy] - friends
    return sit.space.everything - sit.space.set_of(sit.hexes_of(enemy)) - zones


@lru_cache(maxsize=32)
def net(sit: Situation, side: str) -> SupplyNet:
    """All hexes from which a headquarters reaches its map edge, at any distance (10.3)."""
    sources = sit.space.set_of(sit.board.site(SOURCES[side]))
    own = sit.space.set_of(sit.at(hq) for hq in sit.hqs_on_map(side))
    return trace(sources, open_hexes(sit, side) | own, _sides(sit))


def _sides(sit: Situation) -> Crossings:
    return every_side(sit.board)


def is_hq_supplied(sit: Situation, hq: UnitId) -> bool:
    """Whether a headquarters traces a line to its map edge (10.3/1, 10.3/2)."""
    return sit.at(hq) in net(sit, sit.side_of(hq))


@lru_cache(maxsize=256)
def command_net(sit: Situation, hq: UnitId) -> SupplyNet:
    """All hexes from which lines lead to a headquarters, however long (10.2/1)."""
    at = sit.space.set_of((sit.at(hq),))
    return trace(at, open_hexes(sit, sit.side_of(hq)) | at, _sides(sit))


def line_of(sit: Situation, unit: UnitId) -> tuple[Hex, ...] | None:
    """A combat unit's line to its headquarters, within the command range; None where there is none (10.2)."""
    hq = sit.hq_of.get(unit)
    if hq is None or not sit.is_in_range(hq, sit.at(unit)):
        return None
    line = command_net(sit, hq).path(sit.at(unit))
    return line if line is not None and len(line) - 1 <= sit.command_range(hq) else None


def is_supplied(sit: Situation, unit: UnitId) -> bool:
    """Whether a unit or headquarters is in supply at this moment (10.2, 10.3/3)."""
    if sit.is_hq(unit):
        return is_hq_supplied(sit, unit)
    hq = sit.hq_of.get(unit)
    return hq is not None and line_of(sit, unit) is not None and is_hq_supplied(sit, hq)


def why_not(sit: Situation, unit: UnitId) -> tuple[str, str]:
    """Why a unit has no supply, in words, with the paragraph."""
    hq = unit if sit.is_hq(unit) else sit.hq_of.get(unit)
    if hq is None or sit.at(hq) not in sit.board:
        return say("its headquarters is not on the map"), "6.4/4"
    if not is_hq_supplied(sit, hq):
        return say("{hq} has no line to its map edge", hq=sit.name(hq)), "10.3/3"
    distance = sit.board.distance(sit.at(unit), sit.at(hq))
    if distance > sit.command_range(hq):
        text = say(
            "{hq} is {n} hexes away, its range is {range}",
            hq=sit.name(hq),
            n=distance,
            range=sit.command_range(hq),
        )
        return text, "10.2/1"
    return say("the enemy cuts its line to {hq}", hq=sit.name(hq)), "10.2/1"


def check(sit: Situation, tx: Tx, side: str) -> None:
    """The active side's units and headquarters get or lose the marker at the end of its phase (10.5)."""
    units = (*sit.units_on_map(side), *sit.hqs_on_map(side))
    lacking = tuple(unit for unit in units if not is_supplied(sit, unit))
    restored = tuple(unit for unit in sit.ext.unsupplied if unit in units and unit not in lacking)
    if lacking or restored:
        tx.emit(SupplyChecked(lacking, restored))
