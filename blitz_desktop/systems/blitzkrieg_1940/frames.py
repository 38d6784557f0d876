"""Decisions that interrupt the sequence of play."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Frame


class Battle(msgspec.Struct, frozen=True):
    """A battle whose losses and advance are still to be settled."""

    target: Hex
    attackers: tuple[UnitId, ...]
    defenders: tuple[UnitId, ...]


class LossesDue(Frame, frozen=True):
    """A side must take steps from its units in a battle (14.10)."""

    side: str
    count: int
    battle: Battle


class AdvanceDue(Frame, frozen=True):
    """The attackers may enter the hex they have cleared (14.22)."""

    battle: Battle


class ExcessDue(Frame, frozen=True):
    """A side must remove units from an overstacked or mixed hex (11.2.C, 11.4)."""

    side: str
    at: Hex


class SupportDue(Frame, frozen=True):
    """The Allies may send aircraft to a battle (14.14)."""

    battle: Battle


class RedeployDue(Frame, frozen=True):
    """Germany may redeploy revealed dummies (6.3.B)."""

    dummies: tuple[UnitId, ...]


class DisplaceDue(Frame, frozen=True):
    """Germany must move the units an airborne unit has landed on (7.4)."""

    hex: Hex


class FortDue(Frame, frozen=True):
    """Germany must choose the fort complex that an airborne unit destroys (7.6)."""

    hex: Hex


class CoupReliefDue(Frame, frozen=True):
    """Germany may remove an airborne unit that its army has reached (7.9)."""

    unit: UnitId


class WithdrawDue(Frame, frozen=True):
    """The Allies must move the Belgians out of the Ardennes (6.5.A)."""


class CupDue(Frame, frozen=True):
    """Germany must set up the units from the cup (6.5.B)."""


class CapitulationDue(Frame, frozen=True):
    """A nation's capitulation is about to be checked (8.6, 8.11)."""

    nation: str


class RafDecisionDue(Frame, frozen=True):
    """The Allies must decide about the RAF (12.6)."""


class DamsDue(Frame, frozen=True):
    """Germany may open the Roer dams before the French move in 1939 (13.15.A)."""


class EmergencyDue(Frame, frozen=True):
    """The Allies may place emergency units (12.4bis)."""


AnyFrame = (
    LossesDue
    | AdvanceDue
    | ExcessDue
    | SupportDue
    | RedeployDue
    | DisplaceDue
    | FortDue
    | CoupReliefDue
    | WithdrawDue
    | CupDue
    | CapitulationDue
    | RafDecisionDue
    | EmergencyDue
    | DamsDue
)
