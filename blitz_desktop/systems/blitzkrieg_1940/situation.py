"""One moment of the game as the rules ask about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from blitz_desktop.core.board import Board, Hex, Hexside
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.pieces import Face, Piece, UnitId
from blitz_desktop.core.state import Clock
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.atlas import Atlas, atlas_of
from blitz_desktop.systems.blitzkrieg_1940.charts import Tables
from blitz_desktop.systems.blitzkrieg_1940.ground import NEUTRALS, Ground, ground_of
from blitz_desktop.systems.blitzkrieg_1940.model import (
    ALLIED,
    COUNTRY_OF,
    GERMAN,
    Ext,
    State,
    is_1940,
    is_basic,
)


class Situation:
    """A state with its scenario, and the plain questions that rules ask of them.

    Attributes:
        violated: Neutral countries that count as drawn into the war.
        atlas: What the map alone decides.
        clock: Where play stands in the sequence of play.
        ext: What this game alone keeps.
        is_1940: Whether the rules of the 1940 scenario apply, not those of 1939.
        is_basic: Whether the Basic Game is played (1.3).
    """

    # No cached property stands here: with one, Python would look up every attribute in the slow way.

    def __init__(self, scenario: Scenario, state: State, violated: frozenset[str]) -> None:
        self.scenario = scenario
        self.state = state
        self.violated = violated
        self.atlas: Atlas = atlas_of(scenario.board)
        self.board: Board = scenario.board
        self.clock: Clock = state.clock
        self.ext: Ext = state.ext
        self.is_1940 = is_1940(scenario)
        self.is_basic = is_basic(scenario)
        self._ground: Ground | None = None

    @property
    def ground(self) -> Ground:
        """The pieces on the map and control of its hexes; between the steps of a move nobody asks for it."""
        if self._ground is None:
            self._ground = ground_of(self.scenario, self.state, self.violated)
        return self._ground

    @property
    def tables(self) -> Tables:
        """The charts."""
        tables: Tables = self.scenario.tables
        return tables

    def with_violated(self, countries: frozenset[str]) -> Situation:
        """The same moment, had these countries been drawn into the war."""
        return _situation(self.scenario, self.state, self.violated | countries) if countries else self

    # Units

    def piece(self, unit: UnitId) -> Piece:
        """A unit's printed counter."""
        return self.scenario.pieces[unit]

    def at(self, unit: UnitId) -> Hex:
        """A unit's hex or box."""
        return self.state.units[unit].at

    def steps(self, unit: UnitId) -> int:
        """Steps a unit has left."""
        return self.state.units[unit].steps

    def face(self, unit: UnitId) -> Face:
        """The face a unit shows."""
        return self.piece(unit).face(self.steps(unit))

    def side_of(self, unit: UnitId) -> str:
        """The side that commands a unit."""
        return self.piece(unit).side

    def name(self, unit: UnitId) -> str:
        """A unit's name in sentences."""
        return say(self.piece(unit).called)

    def names(self, units: Iterable[UnitId]) -> str:
        """Short names of several units, joined with commas."""
        return ", ".join(map(self.name, units))

    def is_fort(self, unit: UnitId) -> bool:
        """Whether a unit is a fort complex."""
        return self.piece(unit).has("fort")

    def is_mechanised(self, unit: UnitId) -> bool:
        """Whether a unit belongs to the mechanised category (2.8)."""
        return self.piece(unit).has("mechanised")

    def is_german_mechanised(self, unit: UnitId) -> bool:
        """Whether the freedoms of 9.6 and 10.6 apply: German mechanised, 1940 only."""
        return self.is_1940 and self.side_of(unit) == GERMAN and self.is_mechanised(unit)

    # Hexes

    @property
    def on_map(self) -> dict[Hex, tuple[UnitId, ...]]:
        """Occupied hexes and their units."""
        return {at: units for at, units in self.state.stacks.items() if at in self.board.hexes}

    def units_in(self, hex_: Hex, side: str) -> tuple[UnitId, ...]:
        """A side's units in a hex, bottom first."""
        return self.ground.armies[side].stacks.get(hex_, ())

    def units_on_map(self, side: str) -> tuple[UnitId, ...]:
        """All units of a side on the map, hex by hex."""
        return tuple(chain.from_iterable(self.ground.armies[side].stacks.values()))

    def is_enemy_in(self, hex_: Hex, side: str) -> bool:
        """Whether a unit of the other side is in a hex."""
        return hex_ in self.ground.armies[enemy_of(side)].stacks

    def is_held_against(self, side: str, hex_: Hex) -> bool:
        """Whether enemy units keep a side's units out of a hex; airborne coup units do not (13.4)."""
        return hex_ in self.ground.armies[enemy_of(side)].barring

    def holder(self, hex_: Hex) -> str | None:
        """The side whose regular units are in a hex."""
        return next((side for side, army in self.ground.armies.items() if hex_ in army.barring), None)

    def has_fort(self, hex_: Hex) -> bool:
        """Whether a Maginot Line or Eben Emael fort complex stands in a hex."""
        return any(map(self.is_fort, self.state.stack(hex_)))

    def controls(self, side: str, hex_: Hex) -> bool:
        """Whether a side controls a hex (3.5)."""
        return self.state.control.get(hex_) == side

    def country(self, hex_: Hex) -> str:
        """The country a hex lies in."""
        return self.atlas.country[hex_]

    def is_neutral(self, country: str) -> bool:
        """Whether a country still stands outside the war (8.1)."""
        return country in NEUTRALS and country not in self.violated

    def is_home(self, unit: UnitId, country: str) -> bool:
        """Whether a country is the unit's own."""
        return COUNTRY_OF[self.piece(unit).nation] == country

    def is_city(self, hex_: Hex) -> bool:
        """Whether a hex is part of a city."""
        return hex_ in self.atlas.cities

    def is_in(self, hex_: Hex, site: str) -> bool:
        """Whether a hex belongs to a kind of site."""
        return site in self.board[hex_].sites

    def is_impassable(self, a: Hex, b: Hex) -> bool:
        """Whether nothing crosses a hexside: blocked, all-sea without causeway, or flooded."""
        return (a, b) in (self.atlas.shut_in_flood if self.ext.is_flooded else self.atlas.impassable_sides)

    @property
    def shut_sides(self) -> frozenset[Hexside]:
        """Hexsides that no unit crosses in this phase, each way, beside those that nobody ever crosses."""
        flooded = self.atlas.flood_sides if self.ext.is_flooded else frozenset()
        return flooded.union(self.ext.closed, [(b, a) for a, b in self.ext.closed])

    # The scenario

    @property
    def has_capitulation(self) -> bool:
        """Whether nations may capitulate: in 1940, unless the Basic Game leaves it out (1.3, 4.6)."""
        return self.is_1940 and not self.is_basic

    @property
    def first_side(self) -> str:
        """The side that opens each couplet (5.2, 5.3)."""
        return GERMAN if self.is_1940 else ALLIED

    @property
    def last_couplet(self) -> tuple[int, int]:
        """Turn and couplet with which the game ends (5.6)."""
        return (10, 1) if self.is_1940 else (7, 2)


@worded
@lru_cache(maxsize=64)
def situation(scenario: Scenario, state: State) -> Situation:
    """The situation of a state; asked again it is the same one, with all it has worked out."""
    return _situation(scenario, state, frozenset(state.ext.violated))


@worded
@lru_cache(maxsize=64)
def _situation(scenario: Scenario, state: State, violated: frozenset[str]) -> Situation:
    return Situation(scenario, state, violated)


def enemy_of(side: str) -> str:
    """The other side."""
    return ALLIED if side == GERMAN else GERMAN
