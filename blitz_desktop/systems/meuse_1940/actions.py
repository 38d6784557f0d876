"""What players can do."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.entries import Action
from blitz_desktop.core.pieces import UnitId


class Deploy(Action, frozen=True):
    """Set units up in a hex, or take them back into their box (10.6/10)."""

    units: tuple[UnitId, ...]
    hex: Hex


class ClearSetup(Action, frozen=True):
    """Take the whole army off the map, to set it up from nothing (10.6/10)."""


class EndSetup(Action, frozen=True):
    """Declare the set-up finished."""


class DecideSluice(Action, frozen=True):
    """Blow the sluice at Houx, or leave it (10.6/17)."""

    choice: str


class NameFord(Action, frozen=True):
    """Try for a ford between two hexes (10.6/17)."""

    near: Hex
    far: Hex


class Enter(Action, frozen=True):
    """Place reinforcements (1/4)."""

    units: tuple[UnitId, ...]
    hex: Hex


class PlaceHeadquarters(Action, frozen=True):
    """Place a headquarters that comes back (6.4/3)."""

    hex: Hex


class Move(Action, frozen=True):
    """Move a unit, or armour with one companion, along a path, its start included (4.1)."""

    units: tuple[UnitId, ...]
    path: tuple[Hex, ...]


class ForceMarch(Action, frozen=True):
    """Give a unit a fatigue marker for half its movement again (4.1/7)."""

    units: tuple[UnitId, ...]


class StartEngines(Action, frozen=True):
    """Find out what the engines of a BCC allow (10.6/2)."""

    units: tuple[UnitId, ...]


class BreakThrough(Action, frozen=True):
    """Try to cross an enemy zone with armour (4.3)."""

    units: tuple[UnitId, ...]
    to: Hex


class AnswerBreakthrough(Action, frozen=True):
    """Let armour pass, or test to stop it (4.3/4, 4.3/5)."""

    choice: str


class StopAt(Action, frozen=True):
    """Choose the hex that stops a breakthrough (4.3/10)."""

    hex: Hex


class BuildBridge(Action, frozen=True):
    """Begin a bridge over the Meuse beside an engineer battalion (2.2/4)."""

    units: tuple[UnitId, ...]
    to: Hex


class Exit(Action, frozen=True):
    """Leave the map by the way to the French frontier (10.6/25)."""

    units: tuple[UnitId, ...]


class DisplaceHeadquarters(Action, frozen=True):
    """Move an overrun headquarters back (4.2)."""

    hex: Hex


class PlotBarrage(Action, frozen=True):
    """Fire on a hex, with artillery points and aviation (6.3)."""

    target: Hex
    guns: tuple[UnitId, ...]
    planes: str


class EndPlot(Action, frozen=True):
    """Plot no more barrages."""


class Attack(Action, frozen=True):
    """Attack one hex (7.1)."""

    target: Hex
    attackers: tuple[UnitId, ...]


class SupportWithGuns(Action, frozen=True):
    """Support a battle with artillery points, each by the headquarters that gives it (6.2)."""

    guns: tuple[UnitId, ...]


class SendPlanes(Action, frozen=True):
    """Send aviation points to a battle (8/4)."""

    planes: str


class NameLeader(Action, frozen=True):
    """Name the unit whose cohesion counts (7.3/10)."""

    units: tuple[UnitId, ...]


class TakeLosses(Action, frozen=True):
    """Take step losses, a unit named once for each step."""

    losses: tuple[UnitId, ...]


class Stand(Action, frozen=True):
    """Test cohesion to stand, or retreat at once (7.4/12)."""

    choice: str


class Hold(Action, frozen=True):
    """Lose a step with each of these units instead of a retreat hex (7.4/12)."""

    units: tuple[UnitId, ...]


class Retreat(Action, frozen=True):
    """Retreat units of one hex by one hex (7.6)."""

    units: tuple[UnitId, ...]
    hex: Hex


class Advance(Action, frozen=True):
    """Advance into a cleared hex; no units means to stay (7.4/10)."""

    units: tuple[UnitId, ...]


class EndPhase(Action, frozen=True):
    """End the segment of the phase."""


class Concede(Action, frozen=True):
    """Give up the game."""

    side: str


ACTIONS: tuple[type[Action], ...] = (
    Deploy,
    ClearSetup,
    EndSetup,
    DecideSluice,
    NameFord,
    Enter,
    PlaceHeadquarters,
    Move,
    ForceMarch,
    StartEngines,
    BreakThrough,
    AnswerBreakthrough,
    StopAt,
    BuildBridge,
    Exit,
    DisplaceHeadquarters,
    PlotBarrage,
    EndPlot,
    Attack,
    SupportWithGuns,
    SendPlanes,
    NameLeader,
    TakeLosses,
    Stand,
    Hold,
    Retreat,
    Advance,
    EndPhase,
    Concede,
)
