"""Who stands where and who controls what: all that zones of control and supply depend on.

Most events of a phase (points spent, attacks noted, dice) leave the ground as it is, so it is kept
apart from the state and shared between states, with all that has been worked out on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexsets import HexSet
from blitz_desktop.core.identity import Same
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
    def _make_ups(self) -> dict[Hex, MakeUp]:
        """What the stack in each occupied hex is made of."""
        scenario = self.scenario
        return {hex_: _make_up(scenario, units) for hex_, units in self.on_map.items()}

    @cached_property
    def by_side(self) -> dict[str, dict[Hex, tuple[UnitId, ...]]]:
        """Each side's units by hex, bottom first."""
        return {
            side.id: {
                hex_: make_up.by_side[side.id]
                for hex_, make_up in self._make_ups.items()
                if side.id in make_up.by_side
            }
            for side in self.scenario.sides
        }

    @cached_property
    def sizes(self) -> dict[str, dict[Hex, int]]:
        """What each side's stacks count for stacking, in thirds of a division (11.1)."""
        return {
            side.id: {
                hex_: make_up.sizes[side.id]
                for hex_, make_up in self._make_ups.items()
                if side.id in make_up.sizes
            }
            for side in self.scenario.sides
        }

    @cached_property
    def presence(self) -> dict[str, HexSet]:
        """Hexes in which each side has a unit."""
        return {side: self.atlas.space.set_of(units) for side, units in self.by_side.items()}

    @cached_property
    def nations(self) -> frozenset[str]:
        """Armies with a unit on the map."""
        return frozenset().union(*(make_up.nations for make_up in self._make_ups.values()))

    @cached_property
    def barriers(self) -> dict[Hex, frozenset[str]]:
        """Sides whose regular units keep the other side's out of a hex; airborne units do not (13.4)."""
        return {hex_: make_up.barring for hex_, make_up in self._make_ups.items()}

    # Control and neutrality

    @cached_property
    def held(self) -> dict[str, HexSet]:
        """Hexes that each side controls."""
        control, space = self._control, self.atlas.space
        return {
            side.id: space.set_of([hex_ for hex_, holder in control.items() if holder == side.id])
            for side in self.scenario.sides
        }

    @cached_property
    def held_cities(self) -> dict[str, HexSet]:
        """City hexes that each side controls."""
        control, space = self._control, self.atlas.space
        return {
            side.id: space.set_of([hex_ for hex_ in self.atlas.cities if control.get(hex_) == side.id])
            for side in self.scenario.sides
        }

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
        sizes: What each side's units count for stacking, in thirds of a division.
        barring: Sides whose units keep the other side's out.
        nations: Armies in it.
    """

    by_side: Mapping[str, tuple[UnitId, ...]]
    sizes: Mapping[str, int]
    barring: frozenset[str]
    nations: frozenset[str]


@lru_cache(maxsize=4096)
def _make_up(scenario: Scenario, units: tuple[UnitId, ...]) -> MakeUp:
    """Worked out once a stack: from one position to the next most stacks stay as they are."""
    pieces = [scenario.pieces[unit] for unit in units]
    sides = dict.fromkeys(piece.side for piece in pieces)
    return MakeUp(
        {side: tuple(piece.id for piece in pieces if piece.side == side) for side in sides},
        {side: sum(piece.stacking for piece in pieces if piece.side == side) for side in sides},
        frozenset(piece.side for piece in pieces if not piece.has("airborne_coup")),
        frozenset(piece.nation for piece in pieces),
    )


def ground_of(scenario: Scenario, state: State, violated: frozenset[str]) -> Ground:
    """The ground of a state, were these countries drawn into the war."""
    ext = state.ext
    return _ground(
        scenario, Same(state.stacks), Same(state.control), violated, ext.lost_sources, ext.is_flooded
    )


@lru_cache(maxsize=64)
def _ground(
    scenario: Scenario,
    stacks: Same[dict[Location, tuple[UnitId, ...]]],
    control: Same[dict[Hex, str]],
    violated: frozenset[str],
    lost_sources: tuple[Hex, ...],
    is_flooded: bool,
) -> Ground:
    return Ground(scenario, stacks.value, control.value, violated, lost_sources, is_flooded=is_flooded)
