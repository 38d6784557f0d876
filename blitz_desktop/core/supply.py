"""Supply lines: all hexes that lines from the sources reach, and the line of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import Crossings, HexSet


@dataclass(frozen=True, slots=True)
class SupplyNet:
    """Every hex that a supply line reaches."""

    sources: HexSet
    reached: HexSet
    crossings: Crossings

    def __contains__(self, hex_: Hex) -> bool:
        return hex_ in self.reached

    def path(self, hex_: Hex) -> tuple[Hex, ...] | None:
        """A shortest supply line of a hex, from the hex to its source; None where there is none."""
        if hex_ not in self.reached:
            return None
        rings = takewhile(lambda ring: hex_ not in ring, self.crossings.rings(self.sources, self.reached))
        onward, edge = {hex_: hex_}, [hex_]
        for ring in reversed(tuple(rings)):
            edge = self._step(edge, ring, onward)
        path = edge[:1]
        while path[-1] != hex_:
            path.append(onward[path[-1]])
        return tuple(reversed(path))

    def _step(self, edge: list[Hex], ring: HexSet, onward: dict[Hex, Hex]) -> list[Hex]:
        """The hexes of the next ring towards the sources, each with the hex that it is entered from."""
        nearer = []
        for at in edge:
            for beyond in ring.space.board.neighbours(at):
                if beyond in ring and beyond not in onward and self.crossings.is_open(beyond, at):
                    onward[beyond] = at
                    nearer.append(beyond)
        return nearer


@lru_cache(maxsize=64)
def trace(sources: HexSet, within: HexSet, crossings: Crossings) -> SupplyNet:
    """All supply lines from the sources that stay within a set of hexes."""
    return SupplyNet(sources & within, crossings.flood(sources, within), crossings)
