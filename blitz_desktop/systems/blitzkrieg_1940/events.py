"""What happens, beside the events that all games share."""

from __future__ import annotations

from typing import ClassVar

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.entries import (
    ClockSet,
    ControlTaken,
    Event,
    FrameClosed,
    Rolled,
    StepsLeft,
    UnitsMoved,
)
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.systems.blitzkrieg_1940.frames import AnyFrame, Battle


class PointsScored(Event, frozen=True):
    """Victory points awarded or deducted at the end (4.4)."""

    name: str
    points: int
    section: str


class OrderChosen(Event, frozen=True):
    """The phase order of the segment was declared."""

    order: str


class NeutralityViolated(Event, frozen=True):
    """Countries were drawn into the war on the Allied side."""

    is_milestone: ClassVar[bool] = True
    countries: tuple[str, ...]


class MoveBegun(Event, frozen=True):
    """A parent stack began to move; these are all of it that may still move."""

    active: tuple[UnitId, ...]


class SupplyChecked(Event, frozen=True):
    """Units about to move were found out of supply (10.2.A)."""

    unsupplied: tuple[UnitId, ...]


class PointsSpent(Event, frozen=True):
    """Moving units spent points. ``halt`` is the paragraph that makes them stop here, where one does."""

    units: tuple[UnitId, ...]
    points: int
    origin: Location
    halt: str = ""


class ReservesCommitted(Event, frozen=True):
    """Units left their strategic reserve; their size counts against the couplet's allotment."""

    thirds: int


class MovedStrategically(Event, frozen=True):
    """Units used strategic movement; their size counts against the phase's allotment."""

    thirds: int


class Shipped(Event, frozen=True):
    """Units used sea movement; their size counts against the phase's allotment."""

    thirds: int


class SailedHome(Event, frozen=True):
    """British units went back to Britain, from where they come by sea only (13.11.C)."""

    units: tuple[UnitId, ...]


class Landed(Event, frozen=True):
    """Reinforcements landed in a port and may not attack this couplet (12.4.A)."""

    units: tuple[UnitId, ...]


class CrossingFailed(Event, frozen=True):
    """A river could not be crossed; the hexside is closed for the phase (13.9.D)."""

    side: Hexside


class BattleBegun(Event, frozen=True):
    """A hex was attacked."""

    battle: Battle


class OddsFound(Event, frozen=True):
    """Strengths, shift and column of a battle."""

    attack: int
    defence: int
    shift: int
    column: str


class ResultFound(Event, frozen=True):
    """Result of a battle: steps lost by attacker and defender."""

    result: str


class Interrupted(Event, frozen=True):
    """A decision interrupts the sequence of play."""

    frame: AnyFrame


class SourcesLost(Event, frozen=True):
    """Ports or cities lost their supply capacity for good (10.8.A, 10.11.C)."""

    hexes: tuple[Hex, ...]


class SickleCutDeclared(Event, frozen=True):
    """Operation Sickle Cut was launched."""

    is_milestone: ClassVar[bool] = True


class Dropped(Event, frozen=True):
    """An airborne unit was sent to a hex."""

    unit: UnitId
    hex: Hex


class CoupRolled(Event, frozen=True):
    """An airborne unit's survival was rolled for."""

    unit: UnitId
    survived: bool


class MoraleChanged(Event, frozen=True):
    """French morale after landings in Paris: 1 high, 0 unmoved, -1 low (7.7)."""

    morale: int


class Capitulated(Event, frozen=True):
    """A nation capitulated (8.10)."""

    is_milestone: ClassVar[bool] = True
    nation: str


class CityBombed(Event, frozen=True):
    """The terror bombing fell on a city hex (8.11)."""

    hex: Hex


class RafCommitted(Event, frozen=True):
    """The RAF goes all out (12.6)."""


class PlanesReady(Event, frozen=True):
    """So many aircraft can be used this couplet (14.14.D)."""

    planes: int


class PlanesFlown(Event, frozen=True):
    """So many aircraft support the battle under way (14.14.E)."""

    planes: int


class RuhrEntered(Event, frozen=True):
    """A British or French unit entered the Ruhr; the Allies have won (4.5)."""

    hex: Hex


class FloodChanged(Event, frozen=True):
    """The Roer's waters rose or receded (13.15)."""

    flood: str


class Conceded(Event, frozen=True):
    """A side gave up (4.3)."""

    side: str


EVENTS: tuple[type[Event], ...] = (
    Rolled,
    ClockSet,
    UnitsMoved,
    StepsLeft,
    ControlTaken,
    FrameClosed,
    PointsScored,
    OrderChosen,
    NeutralityViolated,
    MoveBegun,
    SupplyChecked,
    PointsSpent,
    ReservesCommitted,
    MovedStrategically,
    Shipped,
    SailedHome,
    Landed,
    CrossingFailed,
    BattleBegun,
    OddsFound,
    ResultFound,
    Interrupted,
    SourcesLost,
    SickleCutDeclared,
    Dropped,
    CoupRolled,
    MoraleChanged,
    Capitulated,
    CityBombed,
    RafCommitted,
    PlanesReady,
    PlanesFlown,
    RuhrEntered,
    FloodChanged,
    Conceded,
)
