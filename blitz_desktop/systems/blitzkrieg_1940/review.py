"""3.0 Set-up: what a scenario may not begin with, said to its author."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Misfit
from blitz_desktop.systems.blitzkrieg_1940.dummies import lonely_dummies
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, DEPLOYMENT, GERMAN, REMOVED, STACK_LIMIT
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import divisions, may_share, size

_BOXES = {GERMAN: ("german_sr", DEPLOYMENT), ALLIED: ("french_sr", "british_arrivals")}
"""Boxes in which the units of a side may wait (12.0)."""

_BOX_OF = {"dummy": "dummies", "airborne_coup": "airborne", "raf": "raf"}
"""The box of units that have one of their own, by the trait that they share (3.2, 7.1.A, 12.6)."""


def misfits(sit: Situation) -> Iterator[Misfit]:
    """Units that may not begin where they are, and stacks that may not begin together."""
    for unit, now in sit.state.units.items():
        expected = _bar_to_hex(sit, unit, now.at) if now.at in sit.board else _bar_to_box(sit, unit, now.at)
        if expected:
            yield Misfit((unit,), expected)
    armies = sit.ground.armies
    for hex_ in sorted(frozenset.intersection(*(army.barring for army in armies.values()))):
        yield Misfit(sit.on_map[hex_], "a hex without enemy units")
    for side, army in armies.items():
        for units in army.stacks.values():
            if size(sit, units) > STACK_LIMIT:
                yield Misfit(units, f"a hex with room for it: {divisions(STACK_LIMIT)} divisions at most")
            elif side == ALLIED and not may_share(sit, units):
                yield Misfit(units, "a hex without units of another nation")
    for dummy in lonely_dummies(sit):
        yield Misfit((dummy,), "a hex with a real unit")


def _bar_to_hex(sit: Situation, unit: UnitId, hex_: Location) -> str:
    """What would be legal instead of a hex; empty where the hex is (3.1, 8.2, 13.10, 14.21)."""
    country = sit.country(hex_)
    if hex_ in sit.atlas.sea:
        return "a hex on land"
    if sit.is_neutral(country) and not sit.is_home(unit, country):
        return f"a hex outside {sit.board.countries[country].name}, which is neutral"
    if sit.state.control.get(hex_, sit.side_of(unit)) != sit.side_of(unit):
        return "a hex that the enemy does not control"
    cost = sit.tables.cost.get(sit.board[hex_].terrain)
    if sit.is_mechanised(unit) and (cost is None or cost.mechanised is None):
        return "a hex that mechanised units may enter"
    return ""


def _bar_to_box(sit: Situation, unit: UnitId, box: Location) -> str:
    """What would be legal instead of a box; empty where the box is."""
    piece = sit.piece(unit)
    own = tuple(at for trait, at in _BOX_OF.items() if piece.has(trait)) or _BOXES[piece.side]
    if box in (*own, REMOVED):
        return ""
    return f"a hex, or one of the boxes {', '.join((*own, REMOVED))}"
