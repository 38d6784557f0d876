"""10.6 Set-up: what a scenario may not begin with, said to its author."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.system import Misfit
from blitz_desktop.systems.meuse_1940.model import ARRIVALS, AT_HAND, FRENCH, GERMAN
from blitz_desktop.systems.meuse_1940.situation import Situation
from blitz_desktop.systems.meuse_1940.stacking import is_within


def misfits(sit: Situation) -> Iterator[Misfit]:
    """Units that may not begin where they are, and stacks that may not begin together (4.1/5, 5/1)."""
    for unit, now in sit.state.units.items():
        side = sit.side_of(unit)
        boxes = (ARRIVALS[side], *((AT_HAND,) if side == FRENCH else ()))
        if now.at not in sit.board and now.at not in boxes:
            yield Misfit((unit,), f"a hex, or one of the boxes {', '.join(boxes)}")
        if now.at == ARRIVALS[side] and sit.piece(unit).corner not in sit.board:
            yield Misfit((unit,), "a corner that names its entry hex on the map (1/4)")
    for hex_ in sit.hexes_of(GERMAN):
        if sit.is_occupied_by(FRENCH, hex_):
            yield Misfit(sit.state.stack(hex_), "a hex without enemy units")
    for side in (GERMAN, FRENCH):
        for hex_ in sit.hexes_of(side):
            units = sit.units_in(hex_, side)
            if not is_within(sit, units):
                yield Misfit(units, "a hex with room for it: a regiment at most")
