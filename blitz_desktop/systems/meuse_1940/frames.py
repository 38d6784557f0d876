"""Decisions that interrupt the sequence of play."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Frame


class Barrage(msgspec.Struct, frozen=True):
    """Fire plotted on a hex (6.3).

    Attributes:
        guns: The headquarters that fire, once for each artillery point.
        planes: Aviation points added.
    """

    side: str
    target: Hex
    guns: tuple[UnitId, ...]
    planes: int


class Battle(msgspec.Struct, frozen=True):
    """An attack under way.

    Attributes:
        guns: Artillery points of attacker and defender, by headquarters, once for each point.
        planes: Aviation points of attacker and defender.
        leaders: Units that give the cohesion of attacker and defender, once named.
    """

    target: Hex
    attackers: tuple[UnitId, ...]
    defenders: tuple[UnitId, ...]
    guns: tuple[tuple[UnitId, ...], tuple[UnitId, ...]] = ((), ())
    planes: tuple[int, int] = (0, 0)
    leaders: tuple[UnitId, ...] = ()


class SluiceDue(Frame, frozen=True):
    """The Germans name the points at which fords may exist, then throw for each (10.6/17)."""

    left: int
    named: tuple[Hexside, ...] = ()


class ReturnDue(Frame, frozen=True):
    """A side places a headquarters that comes back (6.4/3)."""

    side: str
    unit: UnitId


class DisplaceDue(Frame, frozen=True):
    """A side moves a headquarters back that the enemy has overrun (4.2)."""

    side: str
    unit: UnitId


class BreakthroughDue(Frame, frozen=True):
    """A side lets armour through its zone, or tests its units to stop it (4.3)."""

    side: str
    units: tuple[UnitId, ...]
    start: Hex
    to: Hex


class StopDue(Frame, frozen=True):
    """A side chooses which hex of its units that passed their test stops a breakthrough (4.3/10)."""

    side: str
    units: tuple[UnitId, ...]
    passed: tuple[UnitId, ...]


class PlotDue(Frame, frozen=True):
    """A side plots barrages (6.3)."""

    side: str


class GunsDue(Frame, frozen=True):
    """A side may support its units in a battle with artillery (6.2)."""

    side: str
    battle: Battle


class PlanesDue(Frame, frozen=True):
    """A side secretly sends aircraft to a battle (8/4)."""

    side: str
    battle: Battle


class LeaderDue(Frame, frozen=True):
    """A side names the unit whose cohesion counts in a battle (7.3/10)."""

    side: str
    battle: Battle


class LossesDue(Frame, frozen=True):
    """A side takes steps from its units; the leader, where there is one, loses the first (7.3/11).

    Losses of a barrage are no combat: a headquarters outlives the units that it stood with (6.4/2).
    """

    side: str
    count: int
    units: tuple[UnitId, ...]
    where: Hex
    leader: UnitId = ""
    is_barrage: bool = False


class OrderedDue(Frame, frozen=True):
    """A result orders units to retreat, or to test in order not to break; carried out at once (7.4, 7.5)."""

    side: str
    units: tuple[UnitId, ...]
    hexes: int
    where: Hex
    must_test: bool = False


class StandDue(Frame, frozen=True):
    """A side may test its units to stand instead of retreating (7.4/12)."""

    side: str
    units: tuple[UnitId, ...]
    hexes: int
    where: Hex


class HoldDue(Frame, frozen=True):
    """A side chooses which units that passed lose a step instead of a retreat hex (7.4/12)."""

    side: str
    units: tuple[UnitId, ...]
    passed: tuple[UnitId, ...]
    hexes: int
    where: Hex


class RetreatDue(Frame, frozen=True):
    """A side retreats units hex by hex (7.6).

    Attributes:
        left: Hexes that each unit still has to go.
        trail: Hexes that the retreat has led through.
    """

    side: str
    left: dict[UnitId, int]
    trail: tuple[Hex, ...]


class AdvanceDue(Frame, frozen=True):
    """The attackers may enter the hex they have cleared (7.4/10)."""

    side: str
    units: tuple[UnitId, ...]
    target: Hex


AnyFrame = (
    SluiceDue
    | ReturnDue
    | DisplaceDue
    | BreakthroughDue
    | StopDue
    | PlotDue
    | GunsDue
    | PlanesDue
    | LeaderDue
    | LossesDue
    | OrderedDue
    | StandDue
    | HoldDue
    | RetreatDue
    | AdvanceDue
)
