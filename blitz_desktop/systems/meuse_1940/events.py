"""What happens, beside the events that all games share."""

from __future__ import annotations

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
from blitz_desktop.systems.meuse_1940.frames import AnyFrame, Barrage
from blitz_desktop.systems.meuse_1940.model import Melee, Score, Work


class Interrupted(Event, frozen=True):
    """A decision interrupts the sequence of play."""

    frame: AnyFrame


class SluiceDecided(Event, frozen=True):
    """The French blew the sluice, or left it."""

    is_blown: bool


class FordFound(Event, frozen=True):
    """A ford exists on a hexside."""

    side: Hexside


class DivisionDelayed(Event, frozen=True):
    """The turn on which the 1st DCR arrives is known (10.6/14)."""

    turn: int


class FatigueRemoved(Event, frozen=True):
    """Fatigue markers were taken off (1/4)."""

    units: tuple[UnitId, ...]


class Fatigued(Event, frozen=True):
    """A unit makes a forced march (4.1/7)."""

    units: tuple[UnitId, ...]


class Broke(Event, frozen=True):
    """Units broke (7.5)."""

    units: tuple[UnitId, ...]


class Rallied(Event, frozen=True):
    """Broken units recovered (7.5/5)."""

    units: tuple[UnitId, ...]


class MoveBegun(Event, frozen=True):
    """Units began to move; all others have ended their movement."""

    active: tuple[UnitId, ...]


class PointsSpent(Event, frozen=True):
    """Moving units spent halves of a point; ``halt`` is the paragraph that stops them here, if any."""

    units: tuple[UnitId, ...]
    halves: int
    origin: Location
    halt: str = ""


class EnginesTried(Event, frozen=True):
    """What the engines of a BCC allow this phase."""

    unit: UnitId
    state: str


class BrokenThrough(Event, frozen=True):
    """Armour may go on through an enemy zone."""

    units: tuple[UnitId, ...]


class BreakthroughStopped(Event, frozen=True):
    """Defenders stopped a breakthrough, and are to be attacked for it."""

    units: tuple[UnitId, ...]
    at: Hex
    by: tuple[UnitId, ...]
    target: Hex


class WorkBegun(Event, frozen=True):
    """An engineer battalion began a bridge."""

    work: Work


class BridgeBuilt(Event, frozen=True):
    """A bridge can be used."""

    unit: UnitId
    side: Hexside


class HeadquartersSilenced(Event, frozen=True):
    """A headquarters was overrun and fires no more this turn (4.2)."""

    unit: UnitId


class HeadquartersLost(Event, frozen=True):
    """A headquarters was destroyed; ``turn`` is that of its return, 0 for never (6.4/3)."""

    unit: UnitId
    turn: int


class HeadquartersRetired(Event, frozen=True):
    """A headquarters whose last unit is destroyed left the game (6.4/3)."""

    unit: UnitId


class HeadquartersBack(Event, frozen=True):
    """A destroyed headquarters is on the map again."""

    unit: UnitId


class GunsFired(Event, frozen=True):
    """Artillery points were used, one for each time a headquarters is named."""

    guns: tuple[UnitId, ...]


class PlanesFlown(Event, frozen=True):
    """A side used aviation points."""

    side: str
    points: int


class BarragePlotted(Event, frozen=True):
    """Fire was plotted on a hex."""

    barrage: Barrage


class BarrageResolved(Event, frozen=True):
    """A barrage fell: attack factors, what the ground added to the throw, and the steps it costs (6.3/2)."""

    barrage: Barrage
    factors: int
    add: int
    steps: int


class BarragesFired(Event, frozen=True):
    """All plotted barrages are resolved."""


class AttackDeclared(Event, frozen=True):
    """Units attack a hex."""

    units: tuple[UnitId, ...]
    target: Hex


class ValueFound(Event, frozen=True):
    """The final attack value, the die modifier and the column of an attack are known."""

    value: int
    modifier: int
    column: int


class ResultFound(Event, frozen=True):
    """What the combat results table says."""

    text: str


class MeleeBegun(Event, frozen=True):
    """Units are held in close combat."""

    melee: Melee


class MeleesEnded(Event, frozen=True):
    """Close combats of earlier phases are over."""

    turn: int
    part: int


class SupplyChecked(Event, frozen=True):
    """A side's units were checked: those out of supply, and those in supply again."""

    unsupplied: tuple[UnitId, ...]
    restored: tuple[UnitId, ...]


class Scored(Event, frozen=True):
    """A side won points for good."""

    score: Score


class Conceded(Event, frozen=True):
    """A side gave up."""

    side: str


EVENTS: tuple[type[Event], ...] = (
    Rolled,
    ClockSet,
    UnitsMoved,
    StepsLeft,
    ControlTaken,
    FrameClosed,
    Interrupted,
    SluiceDecided,
    FordFound,
    DivisionDelayed,
    FatigueRemoved,
    Fatigued,
    Broke,
    Rallied,
    MoveBegun,
    PointsSpent,
    EnginesTried,
    BrokenThrough,
    BreakthroughStopped,
    WorkBegun,
    BridgeBuilt,
    HeadquartersSilenced,
    HeadquartersLost,
    HeadquartersRetired,
    HeadquartersBack,
    GunsFired,
    PlanesFlown,
    BarragePlotted,
    BarrageResolved,
    BarragesFired,
    AttackDeclared,
    ValueFound,
    ResultFound,
    MeleeBegun,
    MeleesEnded,
    SupplyChecked,
    Scored,
    Conceded,
)
