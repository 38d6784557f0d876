"""Who stands where: worked out once for all moments that share it, whoever controls the hexes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import HexSet, space_of
from blitz_desktop.core.identity import Same
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario


class Army:
    """A side's units on the map.

    Attributes:
        stacks: Its units by hex, bottom first.
    """

    def __init__(self, scenario: Scenario, stacks: dict[Hex, tuple[UnitId, ...]]) -> None:
        self.scenario = scenario
        self.stacks = stacks

    @cached_property
    def presence(self) -> HexSet:
        """Hexes in which it has a unit."""
        return space_of(self.scenario.board).set_of(self.stacks)

    @cached_property
    def sizes(self) -> dict[Hex, int]:
        """What its stacks count for stacking, in thirds of a division (11.1)."""
        return {hex_: _make_up(self.scenario, units).size for hex_, units in self.stacks.items()}

    @cached_property
    def barring(self) -> frozenset[Hex]:
        """Hexes in which its regular units keep the other side's out; airborne units do not (13.4)."""
        return frozenset(
            hex_ for hex_, units in self.stacks.items() if _make_up(self.scenario, units).is_barring
        )

    @cached_property
    def nations(self) -> frozenset[str]:
        """Nations of which it has a unit."""
        return frozenset().union(*(_make_up(self.scenario, units).nations for units in self.stacks.values()))


class Positions:
    """All units on the map.

    Attributes:
        on_map: Occupied hexes and their units.
        armies: The units by side.
    """

    def __init__(
        self, scenario: Scenario, stacks: Mapping[Location, tuple[UnitId, ...]], before: Mapping[str, Army]
    ) -> None:
        """Look over all stacks; an army that stands as it stood ``before`` is the same one."""
        hexes = scenario.board.hexes
        self.on_map = {at: units for at, units in stacks.items() if at in hexes}
        by_side: dict[str, dict[Hex, tuple[UnitId, ...]]] = {side.id: {} for side in scenario.sides}
        for hex_, units in self.on_map.items():
            for side, own in _split(scenario, units):
                by_side[side][hex_] = own
        self.armies = {
            side: _unchanged(before.get(side), own) or Army(scenario, own) for side, own in by_side.items()
        }


def _unchanged(before: Army | None, stacks: dict[Hex, tuple[UnitId, ...]]) -> Army | None:
    """The army from before, with all that is known of it, where it stands as it stood."""
    if before is None or before.stacks != stacks or list(before.stacks) != list(stacks):
        return None
    return before


@lru_cache(maxsize=4096)
def _split(scenario: Scenario, units: tuple[UnitId, ...]) -> tuple[tuple[str, tuple[UnitId, ...]], ...]:
    """The units of a stack by side; from one position to the next most stacks stay as they are."""
    pieces = [scenario.pieces[unit] for unit in units]
    sides = dict.fromkeys(piece.side for piece in pieces)
    return tuple((side, tuple(piece.id for piece in pieces if piece.side == side)) for side in sides)


class MakeUp(NamedTuple):
    """What the units of one side in a hex amount to.

    Attributes:
        size: What they count for stacking, in thirds of a division.
        is_barring: Whether they keep the other side's units out.
        nations: Nations to which they belong.
    """

    size: int
    is_barring: bool
    nations: frozenset[str]


@lru_cache(maxsize=4096)
def _make_up(scenario: Scenario, units: tuple[UnitId, ...]) -> MakeUp:
    pieces = [scenario.pieces[unit] for unit in units]
    return MakeUp(
        sum(piece.stacking for piece in pieces),
        not all(piece.has("airborne_coup") for piece in pieces),
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
