"""Who stands where: worked out once for all moments that share it, whoever controls the hexes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import HexSet, space_of
from blitz_desktop.core.identity import Same
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario


@dataclass(frozen=True, eq=False)
class Army:
    """A side's units on the map.

    Attributes:
        stacks: Its units by hex, bottom first.
        sizes: What its stacks count for stacking, in thirds of a division (11.1).
    """

    scenario: Scenario
    stacks: dict[Hex, tuple[UnitId, ...]]
    sizes: dict[Hex, int]

    @cached_property
    def presence(self) -> HexSet:
        """Hexes in which it has a unit."""
        return space_of(self.scenario.board).set_of(self.stacks)


class Positions:
    """All units on the map.

    Attributes:
        on_map: Occupied hexes and their units.
        barriers: Sides whose regular units keep the other side's out of a hex; airborne units do not (13.4).
        nations: Armies of which there is a unit.
        armies: The units by side.
    """

    def __init__(
        self, scenario: Scenario, stacks: Mapping[Location, tuple[UnitId, ...]], before: Mapping[str, Army]
    ) -> None:
        """Look over all stacks; an army that stands as it stood ``before`` is the same one."""
        hexes = scenario.board.hexes
        self.on_map = {at: units for at, units in stacks.items() if at in hexes}
        self.barriers: dict[Hex, frozenset[str]] = {}
        self.nations: frozenset[str] = frozenset()
        armies = {side.id: Army(scenario, {}, {}) for side in scenario.sides}
        for hex_, units in self.on_map.items():
            make_up = _make_up(scenario, units)
            self.barriers[hex_] = make_up.barring
            self.nations |= make_up.nations
            for side, own, size in make_up.parts:
                armies[side].stacks[hex_] = own
                armies[side].sizes[hex_] = size
        self.armies = {side: _unchanged(army, before.get(side)) for side, army in armies.items()}


def _unchanged(army: Army, before: Army | None) -> Army:
    """The army from before, with all that is known of it, where it stands as it stood."""
    if before is None or army.stacks != before.stacks or list(army.stacks) != list(before.stacks):
        return army
    return before


@dataclass(frozen=True, slots=True)
class MakeUp:
    """What a stack is made of.

    Attributes:
        parts: Each side in it, with its units, bottom first, and what they count for stacking.
        barring: Sides whose units keep the other side's out.
        nations: Armies in it.
    """

    parts: tuple[tuple[str, tuple[UnitId, ...], int], ...]
    barring: frozenset[str]
    nations: frozenset[str]


@lru_cache(maxsize=4096)
def _make_up(scenario: Scenario, units: tuple[UnitId, ...]) -> MakeUp:
    """Worked out once a stack: from one position to the next most stacks stay as they are."""
    pieces = [scenario.pieces[unit] for unit in units]
    parts = []
    for side in dict.fromkeys(piece.side for piece in pieces):
        own = [piece for piece in pieces if piece.side == side]
        parts.append((side, tuple(piece.id for piece in own), sum(piece.stacking for piece in own)))
    return MakeUp(
        tuple(parts),
        frozenset(piece.side for piece in pieces if not piece.has("airborne_coup")),
        frozenset(piece.nation for piece in pieces),
    )


class _Lookout:
    """Remembers the armies last seen in a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._seen: Mapping[str, Army] = {}

    def look(self, stacks: Mapping[Location, tuple[UnitId, ...]]) -> Positions:
        positions = Positions(self._scenario, stacks, self._seen)
        self._seen = positions.armies
        return positions


_lookout = lru_cache(maxsize=8)(_Lookout)


@lru_cache(maxsize=64)
def positions_of(scenario: Scenario, stacks: Same[dict[Location, tuple[UnitId, ...]]]) -> Positions:
    """The positions in a state's stacks."""
    return _lookout(scenario).look(stacks.value)
