"""What players can do."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.entries import Action
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location


class Deploy(Action, frozen=True):
    """Put starting units into a hex (3.1.F)."""

    units: tuple[UnitId, ...]
    hex: Hex


class ClearSetup(Action, frozen=True):
    """Take all German starting units off the map, to set them up from nothing (3.1.F)."""


class EndSetup(Action, frozen=True):
    """Declare the set-up finished."""


class ChooseOrder(Action, frozen=True):
    """Declare the phase order of the segment (5.4)."""

    order: str


class MoveStack(Action, frozen=True):
    """Move units together along a path, its start included (13.1)."""

    units: tuple[UnitId, ...]
    path: tuple[Hex, ...]


class Enter(Action, frozen=True):
    """Bring reinforcements onto the map (12.2 to 12.5)."""

    units: tuple[UnitId, ...]
    hex: Hex


class MoveStrategically(Action, frozen=True):
    """Move units from city or reserve to a city by strategic movement (13.16)."""

    units: tuple[UnitId, ...]
    hex: Hex


class MoveBySea(Action, frozen=True):
    """Ship units from port or reserve to a port or off the map (13.11)."""

    units: tuple[UnitId, ...]
    to: Location


class Attack(Action, frozen=True):
    """Attack a hex (14.1)."""

    target: Hex
    attackers: tuple[UnitId, ...]


class TakeLosses(Action, frozen=True):
    """Take steps from units; a unit named twice loses two (14.10)."""

    losses: tuple[UnitId, ...]


class Advance(Action, frozen=True):
    """Advance attackers into the hex they have cleared, or none of them (14.22)."""

    units: tuple[UnitId, ...]


class RemoveExcess(Action, frozen=True):
    """Remove units from an overstacked hex (11.2.C)."""

    units: tuple[UnitId, ...]


class EndPhase(Action, frozen=True):
    """End the movement or combat phase."""


class DeclareSickleCut(Action, frozen=True):
    """Launch Operation Sickle Cut, ``yes`` or ``no`` (6.1)."""

    answer: str


class FillCup(Action, frozen=True):
    """Put starting units into the cup (6.2)."""

    units: tuple[UnitId, ...]
    to: Location


class Drop(Action, frozen=True):
    """Choose the target of an airborne unit (7.2.A)."""

    units: tuple[UnitId, ...]
    hex: Hex


class LandCoup(Action, frozen=True):
    """Roll for an airborne unit's landing (7.2.C)."""

    unit: UnitId


class EndDrops(Action, frozen=True):
    """Commit no more airborne units."""


class Displace(Action, frozen=True):
    """Move units on which an airborne unit has landed (7.4)."""

    units: tuple[UnitId, ...]
    hex: Hex


class SmashFort(Action, frozen=True):
    """Choose the fort complex that an airborne unit destroys (7.6)."""

    unit: UnitId


class RelieveCoup(Action, frozen=True):
    """``remove`` an airborne unit that has been reached, or ``leave`` it (7.9)."""

    answer: str


class CheckCapitulation(Action, frozen=True):
    """Roll for a nation's capitulation without bombing (8.6)."""


class BombCity(Action, frozen=True):
    """Launch the terror bombing on a city hex (8.11)."""

    target: Hex


class CommitRaf(Action, frozen=True):
    """Commit the RAF, ``yes`` or ``no`` (12.6)."""

    answer: str


class OpenDams(Action, frozen=True):
    """Open the Roer dams (13.15)."""


class DecideDams(Action, frozen=True):
    """Open the Roer dams at the start of a couplet of 1939, ``yes`` or ``no`` (13.15.A)."""

    answer: str


class PlaceEmergency(Action, frozen=True):
    """Place an emergency unit (12.4bis.B)."""

    units: tuple[UnitId, ...]
    hex: Hex


class EndEmergency(Action, frozen=True):
    """Place no more emergency units this turn."""


class SupportBattle(Action, frozen=True):
    """Send so many aircraft, in figures, to a battle (14.14)."""

    planes: str


class RedeployDummies(Action, frozen=True):
    """Move revealed dummies to another stack (6.3.B)."""

    units: tuple[UnitId, ...]
    hex: Hex


class LeaveDummies(Action, frozen=True):
    """Leave revealed dummies where they are (6.3.B)."""


class WithdrawFromForest(Action, frozen=True):
    """Move Belgian units out of the Ardennes (6.5.A)."""

    units: tuple[UnitId, ...]
    hex: Hex


class PlaceFromCup(Action, frozen=True):
    """Set units from the cup up in the Ardennes (6.5.B)."""

    units: tuple[UnitId, ...]
    hex: Hex


class EndCup(Action, frozen=True):
    """Declare the cup emptied."""


class Concede(Action, frozen=True):
    """A side gives up (4.3)."""

    side: str


ACTIONS: tuple[type[Action], ...] = (
    Deploy,
    ClearSetup,
    EndSetup,
    ChooseOrder,
    MoveStack,
    Enter,
    MoveStrategically,
    MoveBySea,
    Attack,
    TakeLosses,
    Advance,
    RemoveExcess,
    EndPhase,
    DeclareSickleCut,
    FillCup,
    Drop,
    LandCoup,
    EndDrops,
    Displace,
    SmashFort,
    RelieveCoup,
    CheckCapitulation,
    BombCity,
    CommitRaf,
    OpenDams,
    DecideDams,
    PlaceEmergency,
    EndEmergency,
    SupportBattle,
    RedeployDummies,
    LeaveDummies,
    WithdrawFromForest,
    PlaceFromCup,
    EndCup,
    Concede,
)
