"""Who stands where and who controls what: all that zones of control and supply depend on.

Most events of a phase (points spent, attacks noted, dice) leave the ground as it is, so it is kept
apart from the state and shared between states, with all that has been worked out on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexsets import HexSet
from blitz_desktop.core.pieces import Piece, UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.atlas import Atlas, atlas_of
from blitz_desktop.systems.blitzkrieg_1940.model import COUNTRY_OF, State

NEUTRALS = ("belgium", "netherlands", "luxembourg")
"""Countries that begin the game neutral (8.1)."""


class Ground:
    """The pieces on the map and the control of its hexes.

    Attributes:
        violated: Neutral countries that count as drawn into the war.
        lost_sources: Ports and cities that supply nobody any more.
    """

    def __init__(
        self,
        scenario: Scenario,
        stacks: Mapping[Location, tuple[UnitId, ...]],
        control: Mapping[Hex, str],
        violated: frozenset[str],
        lost_sources: tuple[Hex, ...],
        *,
        is_flooded: bool,
    ) -> None:
        self.scenario = scenario
        self.atlas: Atlas = atlas_of(scenario.board)
        self.violated = violated
        self.lost_sources = lost_sources
        self.is_flooded = is_flooded
        self._stacks = stacks
        self._control = control

    @property
    def board(self) -> Board:
        """The map."""
        return self.scenario.board

    def piece(self, unit: UnitId) -> Piece:
        """A unit's printed counter."""
        return self.scenario.pieces[unit]

    # Pieces

    @cached_property
    def on_map(self) -> dict[Hex, tuple[UnitId, ...]]:
        """Occupied hexes and their units."""
        hexes = self.board.hexes
        return {at: units for at, units in self._stacks.items() if at in hexes}

    @cached_property
    def by_side(self) -> dict[str, dict[Hex, tuple[UnitId, ...]]]:
        """Each side's units by hex, bottom first."""
        found: dict[str, dict[Hex, tuple[UnitId, ...]]] = {side.id: {} for side in self.scenario.sides}
        for hex_, units in self.on_map.items():
            for side, own in _make_up(self.scenario, units).by_side.items():
                found[side][hex_] = own
        return found

    @cached_property
    def presence(self) -> dict[str, HexSet]:
        """Hexes in which each side has a unit."""
        return {side: self.atlas.space.set_of(units) for side, units in self.by_side.items()}

    @cached_property
    def nations(self) -> frozenset[str]:
        """Armies with a unit on the map."""
        return frozenset().union(*(_make_up(self.scenario, units).nations for units in self.on_map.values()))

    @cached_property
    def barriers(self) -> dict[Hex, frozenset[str]]:
        """Sides whose regular units keep the other side's out of a hex; airborne units do not (13.4)."""
        return {hex_: _make_up(self.scenario, units).barring for hex_, units in self.on_map.items()}

    # Control and neutrality

    @cached_property
    def held(self) -> dict[str, HexSet]:
        """Hexes that each side controls."""
        hexes: dict[str, list[Hex]] = {side.id: [] for side in self.scenario.sides}
        for hex_, side in self._control.items():
            hexes[side].append(hex_)
        return {side: self.atlas.space.set_of(listed) for side, listed in hexes.items()}

    def is_neutral(self, country: str) -> bool:
        """Whether a country still stands outside the war (8.1)."""
        return country in NEUTRALS and country not in self.violated

    def is_nation_neutral(self, nation: str) -> bool:
        """Whether an army's country still stands outside the war."""
        return self.is_neutral(COUNTRY_OF[nation])

    @cached_property
    def neutral_land(self) -> HexSet:
        """Territory of countries outside the war."""
        land = self.atlas.space.set_of(())
        for country, hexes in self.atlas.territory.items():
            if self.is_neutral(country):
                land |= hexes
        return land


@dataclass(frozen=True, slots=True)
class MakeUp:
    """What a stack is made of.

    Attributes:
        by_side: Its units by side, bottom first.
        barring: Sides whose units keep the other side's out.
        nations: Armies in it.
    """

    by_side: Mapping[str, tuple[UnitId, ...]]
    barring: frozenset[str]
    nations: frozenset[str]


@lru_cache(maxsize=4096)
def _make_up(scenario: Scenario, units: tuple[UnitId, ...]) -> MakeUp:
    """Worked out once a stack: from one position to the next most stacks stay as they are."""
    pieces = [scenario.pieces[unit] for unit in units]
    sides = dict.fromkeys(piece.side for piece in pieces)
    return MakeUp(
        {side: tuple(piece.id for piece in pieces if piece.side == side) for side in sides},
        frozenset(piece.side for piece in pieces if not piece.has("airborne_coup")),
        frozenset(piece.nation for piece in pieces),
    )


class _Same:
    """Makes a mapping a key by identity; holding it keeps its id from being used again."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.value is other.value


def ground_of(scenario: Scenario, state: State, violated: frozenset[str]) -> Ground:
    """The ground of a state, were these countries drawn into the war."""
    ext = state.ext
    return _ground(
        scenario, _Same(state.stacks), _Same(state.control), violated, ext.lost_sources, ext.is_flooded
    )


@lru_cache(maxsize=64)
def _ground(
    scenario: Scenario,
    stacks: _Same,
    control: _Same,
    violated: frozenset[str],
    lost_sources: tuple[Hex, ...],
    is_flooded: bool,
) -> Ground:
    return Ground(scenario, stacks.value, control.value, violated, lost_sources, is_flooded=is_flooded)
