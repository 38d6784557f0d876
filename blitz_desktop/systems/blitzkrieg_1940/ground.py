"""Who stands where and who controls what: all that zones of control and supply depend on.

Most events of a phase (points spent, attacks noted, dice) leave the ground as it is, so it is kept
apart from the state and shared between states, with all that has been worked out on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexsets import HexSet, space_of
from blitz_desktop.core.identity import Same
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.atlas import Atlas, atlas_of
from blitz_desktop.systems.blitzkrieg_1940.model import COUNTRY_OF, State
from blitz_desktop.systems.blitzkrieg_1940.positions import Army, Stack, armies_of

NEUTRALS = ("belgium", "netherlands", "luxembourg")
"""Countries that begin the game neutral (8.1)."""


class Ground:
    """The pieces on the map and the control of its hexes.

    Attributes:
        armies: The units on the map by side.
        violated: Neutral countries that count as drawn into the war.
        lost_sources: Ports and cities that supply nobody any more.
    """

    def __init__(
        self,
        scenario: Scenario,
        armies: dict[str, Army],
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
        self.armies = armies
        self._control = control

    @property
    def board(self) -> Board:
        """The map."""
        return self.scenario.board

    @cached_property
    def presence(self) -> dict[str, HexSet]:
        """Hexes in which each side has a unit."""
        return {side: army.presence for side, army in self.armies.items()}

    # Control and neutrality

    @property
    def held(self) -> dict[str, HexSet]:
        """Hexes that each side controls."""
        return _held(self.scenario, Same(self._control))

    @property
    def held_cities(self) -> dict[str, HexSet]:
        """City hexes that each side controls."""
        return _held_cities(self.scenario, Same(self._control))

    def is_neutral(self, country: str) -> bool:
        """Whether a country still stands outside the war (8.1)."""
        return country in NEUTRALS and country not in self.violated

    def is_nation_neutral(self, nation: str) -> bool:
        """Whether an army's country still stands outside the war."""
        return self.is_neutral(COUNTRY_OF[nation])

    @cached_property
    def neutral_land(self) -> HexSet:
        """Territory of countries outside the war."""
        return _neutral_land(self.atlas, self.violated)


# Many moves change nothing of what follows, so all positions share it.


@lru_cache(maxsize=16)
def _held(scenario: Scenario, control: Same[Mapping[Hex, str]]) -> dict[str, HexSet]:
    space = space_of(scenario.board)
    return {
        side.id: space.set_of([hex_ for hex_, holder in control.value.items() if holder == side.id])
        for side in scenario.sides
    }


@lru_cache(maxsize=16)
def _held_cities(scenario: Scenario, control: Same[Mapping[Hex, str]]) -> dict[str, HexSet]:
    atlas, holder = atlas_of(scenario.board), control.value.get
    return {
        side.id: atlas.space.set_of([hex_ for hex_ in atlas.cities if holder(hex_) == side.id])
        for side in scenario.sides
    }


@lru_cache(maxsize=32)
def _neutral_land(atlas: Atlas, violated: frozenset[str]) -> HexSet:
    land = atlas.space.nothing
    for country in NEUTRALS:
        if country not in violated and country in atlas.territory:
            land |= atlas.territory[country]
    return land


def ground_of(scenario: Scenario, state: State, violated: frozenset[str]) -> Ground:
    """The ground of a state, were these countries drawn into the war."""
    ext = state.ext
    return _ground(
        scenario, Same(state.stacks), Same(state.control), violated, ext.lost_sources, ext.is_flooded
    )


@lru_cache(maxsize=64)
def _ground(
    scenario: Scenario,
    stacks: Same[dict[Location, Stack]],
    control: Same[dict[Hex, str]],
    violated: frozenset[str],
    lost_sources: tuple[Hex, ...],
    is_flooded: bool,
) -> Ground:
    return Ground(
        scenario, armies_of(scenario, stacks), control.value, violated, lost_sources, is_flooded=is_flooded
    )
