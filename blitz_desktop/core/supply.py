"""Supply lines: all hexes that lines from the sources reach, and the line of each."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

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
        board, reached = self.reached.space.board, self.reached.members
        onward: dict[Hex, Hex] = {hex_: hex_}
        queue = deque(onward)
        while (at := queue.popleft()) not in self.sources:
            for beyond in board.neighbours(at):
                if beyond not in onward and beyond in reached and self.crossings.is_open(beyond, at):
                    onward[beyond] = at
                    queue.append(beyond)
        path = [at]
        while path[-1] != hex_:
            path.append(onward[path[-1]])
        return tuple(reversed(path))


def trace(sources: HexSet, within: HexSet, crossings: Crossings) -> SupplyNet:
    """All supply lines from the sources that stay within a set of hexes."""
    return SupplyNet(sources & within, crossings.flood(sources, within), crossings)
