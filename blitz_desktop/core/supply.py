"""Supply lines: a flood from the sources that remembers the way back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from blitz_desktop.core.board import Board, Hex


@dataclass(frozen=True, slots=True)
class SupplyNet:
    """Every hex that a supply line reaches, with the next hex towards its source (None at a source)."""

    towards: Mapping[Hex, Hex | None]

    def __contains__(self, hex_: object) -> bool:
        return hex_ in self.towards

    def path(self, hex_: Hex) -> tuple[Hex, ...] | None:
        """The shortest supply line of a hex, from the hex to the source; None where there is none."""
        if hex_ not in self.towards:
            return None
        path = [hex_]
        while (following := self.towards[path[-1]]) is not None:
            path.append(following)
        return tuple(path)


def trace(
    board: Board,
    sources: Iterable[Hex],
    can_enter: Callable[[Hex], bool],
    can_cross: Callable[[Hex, Hex], bool],
) -> SupplyNet:
    """All supply lines from the sources over hexes that may be entered and hexsides that may be crossed."""
    towards: dict[Hex, Hex | None] = {source: None for source in sources if can_enter(source)}
    queue = deque(towards)
    while queue:
        hex_ = queue.popleft()
        for beyond in board.neighbours(hex_):
            if beyond not in towards and can_enter(beyond) and can_cross(hex_, beyond):
                towards[beyond] = hex_
                queue.append(beyond)
    return SupplyNet(towards)
