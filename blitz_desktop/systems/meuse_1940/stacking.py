"""5 Stacking: a regiment, or its equivalent, to a hex."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.meuse_1940.model import rule
from blitz_desktop.systems.meuse_1940.roster import roster_of
from blitz_desktop.systems.meuse_1940.situation import Situation

MIXES = ((3, 0), (0, 2), (2, 1))
"""What a regiment is: so many battalions of infantry, and so many of tanks or reconnaissance (5/3 to 5/5)."""


def is_within(sit: Situation, units: Iterable[UnitId]) -> bool:
    """Whether units make up a regiment at most; headquarters count nothing (5/7)."""
    return _fits(sit.scenario, frozenset(units))


@lru_cache(maxsize=16_384)
def _fits(scenario: Scenario, units: frozenset[UnitId]) -> bool:
    pieces = [scenario.pieces[unit] for unit in units - roster_of(scenario).hqs]
    mounted = sum(piece.has("tank_or_recon") for piece in pieces)
    return any(len(pieces) - mounted <= most and mounted <= most_mounted for most, most_mounted in MIXES)


def is_full(sit: Situation, hex_: Hex, side: str, unit: UnitId) -> bool:
    """Whether a unit finds a hex stacked to the maximum (5/7)."""
    stack = sit.units_in(hex_, side)
    return bool(stack) and stack != (unit,) and not is_within(sit, [*stack, unit])


def overflow(sit: Situation, entering: Iterable[UnitId], hex_: Hex, side: str) -> Reason | None:
    """Why units may not stay in a hex with those in it, where they may not (5/1)."""
    if is_within(sit, [*sit.units_in(hex_, side), *entering]):
        return None
    text = say("{hex} would hold more than a regiment.", hex=hex_)
    return Reason("overstacked", text, rule("5/1"), hex_)


def overstacked(sit: Situation, side: str) -> tuple[Hex, ...]:
    """Hexes in which a side's units are more than a regiment."""
    return tuple(hex_ for hex_ in sit.hexes_held_by(side) if not is_within(sit, sit.units_in(hex_, side)))
