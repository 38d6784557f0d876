"""Who stands where: worked out once for all moments that share it, whoever controls the hexes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import HexSet, space_of
from blitz_desktop.core.identity import Same
from blitz_desktop.core.itemwise import Itemwise
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario

Stack: TypeAlias = tuple[UnitId, ...]
"""Units in one place, bottom first."""


class Army:
    """A side's units on the map.

    Attributes:
        stacks: Its units by hex, bottom first.
    """

    def __init__(
        self, scenario: Scenario, stacks: dict[Hex, Stack], known: Itemwise[Hex, Stack, MakeUp]
    ) -> None:
        self.scenario = scenario
        self.stacks = stacks
        self._known = known
        self._larger: dict[int, frozenset[Hex]] = {}

    def now(self, stacks: dict[Hex, Stack]) -> Army:
        """The army in a later position: the same one, with all that is known of it, where nothing moved."""
        is_same = stacks == self.stacks and list(stacks) == list(self.stacks)
        return self if is_same else Army(self.scenario, stacks, self._known)

    @cached_property
    def presence(self) -> HexSet:
        """Hexes in which it has a unit."""
        return space_of(self.scenario.board).set_of(self.stacks)

    @cached_property
    def sizes(self) -> dict[Hex, int]:
        """What its stacks count for stacking, in thirds of a division (11.1)."""
        return {hex_: make_up.size for hex_, make_up in self._make_ups.items()}

    def larger_than(self, room: int) -> frozenset[Hex]:
        """Hexes with a stack that counts for more than so many thirds of a division."""
        if room not in self._larger:
            self._larger[room] = frozenset([hex_ for hex_, size in self.sizes.items() if size > room])
        return self._larger[room]

    @cached_property
    def barring(self) -> frozenset[Hex]:
        """Hexes in which its regular units keep the other side's out; airborne units do not (13.4)."""
        return frozenset([hex_ for hex_, make_up in self._make_ups.items() if make_up.is_barring])

    @cached_property
    def nations(self) -> frozenset[str]:
        """Nations of which it has a unit."""
        return frozenset().union(*{make_up.nations for make_up in self._make_ups.values()})

    @cached_property
    def _make_ups(self) -> dict[Hex, MakeUp]:
        return self._known.of(self.stacks, self._make_up)

    def _make_up(self, _hex: Hex, units: Stack) -> MakeUp:
        pieces = [self.scenario.pieces[unit] for unit in units]
        return MakeUp(
            sum(piece.stacking for piece in pieces),
            not all(piece.has("airborne_coup") for piece in pieces),
            frozenset(piece.nation for piece in pieces),
        )


class Positions:
    """All units on the map.

    Attributes:
        on_map: Occupied hexes and their units.
        armies: The units by side.
    """

    def __init__(self, on_map: dict[Hex, Stack], armies: dict[str, Army]) -> None:
        self.on_map = on_map
        self.armies = armies


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


class _Lookout:
    """Looks over a scenario's stacks: most of them, and often a whole army, stand as they did last time."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._armies = {side.id: Army(scenario, {}, Itemwise()) for side in scenario.sides}
        self._by_side: Itemwise[Hex, Stack, dict[str, Stack]] = Itemwise()

    def look(self, stacks: Mapping[Location, Stack]) -> Positions:
        """The positions in a state's stacks; an army that stands as it stood is the same one."""
        hexes = self._scenario.board.hexes
        on_map = {at: units for at, units in stacks.items() if at in hexes}
        by_side = self._by_side.of(on_map, self._split)
        self._armies = {
            side: army.now({hex_: own[side] for hex_, own in by_side.items() if side in own})
            for side, army in self._armies.items()
        }
        return Positions(on_map, self._armies)

    def _split(self, _hex: Hex, units: Stack) -> dict[str, Stack]:
        """The units of a stack by side."""
        pieces = [self._scenario.pieces[unit] for unit in units]
        sides = dict.fromkeys(piece.side for piece in pieces)
        return {side: tuple(piece.id for piece in pieces if piece.side == side) for side in sides}


_lookout = lru_cache(maxsize=8)(_Lookout)


@lru_cache(maxsize=64)
def positions_of(scenario: Scenario, stacks: Same[dict[Location, Stack]]) -> Positions:
    """The positions in a state's stacks."""
    return _lookout(scenario).look(stacks.value)
