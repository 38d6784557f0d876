"""Words of Blitzkrieg 1940, and what this game alone keeps in its state."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import GameState, Location
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.systems.blitzkrieg_1940.events import PointsScored

BOOK = "blitzkrieg_1940"

OPTIONS = {
    "year": ("1940", "1939"),
    "game": ("full", "basic"),
    "dummies": ("always", "with_sickle_cut"),
    "isolation": ("of_every_fort", "of_any_fort"),
    "halving": ("for_each_reason", "once"),
    "violation": ("comes_first", "comes_last"),
}
"""Rule options of a scenario, with their values; the first is in force where a scenario sets none."""

GERMAN = "german"
ALLIED = "allied"

SICKLE_CUT = "sickle_cut"
SETUP = "setup"
DROPS = "drops"
CAPITULATION = "capitulation"
CLOSING = "closing"
ORDER = "order"
MOVEMENT = "movement"
COMBAT = "combat"
OVER = "over"

MOVE_FIGHT = "move_fight"
FIGHT_MOVE = "fight_move"

COUNTRY_OF = {
    "german": "germany",
    "french": "france",
    "british": "britain",
    "belgian": "belgium",
    "dutch": "netherlands",
}
"""Home country of each army."""

RESERVES = {GERMAN: "german_sr", ALLIED: "french_sr"}
"""Box of each side's strategic reserve."""

BRITAIN = "british_arrivals"
"""Box of British units that have not come over yet."""

AIRBORNE, DUMMIES, CUP, REMOVED = "airborne", "dummies", "cup", "removed"
"""Boxes: airborne units before they land, unused dummies, the cup, units that left play unbeaten."""

DEPLOYMENT = "deployment"
"""Box of German starting units that have been taken off the map during set-up."""

STACK_LIMIT = 12
"""Four divisions, counted in thirds of a division (11.1)."""


def is_1940(scenario: Scenario) -> bool:
    """Whether the rules of the 1940 scenario apply, not those of 1939."""
    return scenario.options.get("year") != "1939"


def is_basic(scenario: Scenario) -> bool:
    """Whether the Basic Game is played (1.3)."""
    return scenario.options.get("game") == "basic"


def has_chosen(scenario: Scenario, option: str, value: str) -> bool:
    """Whether players have chosen another value of an option than the first."""
    return scenario.options.get(option) == value


@cache
def rule(section: str) -> RuleRef:
    """A paragraph of this game's rulebook."""
    return RuleRef(BOOK, section)


class Ext(msgspec.Struct, frozen=True):
    """State of this game beside the shared one.

    Attributes:
        order: Phase order declared for the segment under way; empty before the declaration.
        orders: Orders declared this turn, by side and couplet.
        violated: Countries that have been drawn into the war, with turn and couplet.
        spent: Points spent this phase by units that have moved.
        origins: Where each unit that has moved began the phase.
        active: Units of the parent stack whose movement may still go on.
        halted: Units that may move no farther this phase, with the paragraph that stops them.
        unsupplied: Units found out of supply when they began to move this phase.
        closed: Hexsides closed for the phase by a failed crossing.
        attacked: Units that have attacked this phase.
        assaulted: Hexes that have been attacked this phase.
        committed: Thirds of a division that left the strategic reserve this couplet.
        railed: Thirds of a division that used strategic movement this phase.
        shipped: Thirds of a division that used sea movement this phase.
        landed: Reinforcements that landed in a port this couplet.
        flood: The Roer: empty before the dams are opened, then ``open``, then ``receded`` (13.15).
        is_sickle_cut: Whether Operation Sickle Cut was launched.
        drops: Targets of airborne units still in the air.
        landings: Landings rolled for so far.
        has_ruhr_fallen: Whether a British or French unit has entered the Ruhr.
        morale: French morale after landings in Paris (7.7); None before any check.
        capitulated: Nations that have capitulated.
        bombed: City hex of the terror bombing, with turn and couplet.
        is_raf_committed: Whether the RAF goes all out.
        planes: Aircraft that can still be used this couplet.
        lost_sources: Ports and cities that have lost their supply capacity for good.
        scored: Victory points awarded so far.
        conceded: The side that has given up (4.3).
        home: British units that have sailed home; unset before the first, as in older games.
    """

    order: str = ""
    orders: dict[str, str] = {}
    violated: dict[str, tuple[int, int]] = {}
    spent: dict[UnitId, int] = {}
    origins: dict[UnitId, Location] = {}
    active: tuple[UnitId, ...] = ()
    halted: dict[UnitId, str] = {}
    unsupplied: tuple[UnitId, ...] = ()
    closed: tuple[Hexside, ...] = ()
    attacked: tuple[UnitId, ...] = ()
    assaulted: tuple[Hex, ...] = ()
    committed: int = 0
    railed: int = 0
    shipped: int = 0
    landed: tuple[UnitId, ...] = ()
    flood: str = ""
    is_sickle_cut: bool = False
    drops: dict[UnitId, Hex] = {}
    landings: int = 0
    has_ruhr_fallen: bool = False
    morale: int | None = None
    capitulated: tuple[str, ...] = ()
    bombed: tuple[Hex, int, int] | None = None
    is_raf_committed: bool = False
    planes: int = 0
    lost_sources: tuple[Hex, ...] = ()
    scored: tuple[PointsScored, ...] = ()
    conceded: str = ""
    home: tuple[UnitId, ...] | msgspec.UnsetType = msgspec.UNSET

    @property
    def is_flooded(self) -> bool:
        """Whether the flood stretch of the Roer is impassable now."""
        return self.flood == "open"

    @property
    def sailed_home(self) -> tuple[UnitId, ...]:
        """British units that have sailed home, and come back by sea only (13.11.C)."""
        return () if isinstance(self.home, msgspec.UnsetType) else self.home


State: TypeAlias = GameState[Ext]
Tx: TypeAlias = Transaction[Ext]
