"""Words of Meuse 1940, and what this game alone keeps in its state."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from blitz_desktop.core.board import Hex, Hexside
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import later
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import GameState, Location
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.systems.meuse_1940.frames import Barrage

BOOK = "meuse_1940"

OPTIONS = {
    "setup": ("historical", "free"),
    "hq_return": ("end_of_turn", "reinforcement"),
    "exploiters": ("formations", "motorised"),
    "failed_d": ("broken", "retreat"),
}
"""Rule options of a scenario, with their values; the first is in force where a scenario sets none."""

GERMAN = "german"
FRENCH = "french"
SIDE_NAMES = {GERMAN: later("Germany"), FRENCH: later("France")}

SETUP = "setup"
SLUICE = "sluice"
REINFORCEMENT = "reinforcement"
MOVEMENT = "movement"
BARRAGE = "barrage"
COMBAT = "combat"
EXPLOITATION = "exploitation"
SUPPLY = "supply"
CLOSING = "closing"
OVER = "over"

SEGMENTS = (REINFORCEMENT, MOVEMENT, BARRAGE, COMBAT, EXPLOITATION, SUPPLY)
"""What each player's phase goes through (1/4 to 1/9)."""

RETURNING, EXITED, AT_HAND = "returning", "exited", "at_hand"
"""Boxes: headquarters that come back, units that have left by the frontier, units still to be set up."""

ARRIVALS = {GERMAN: "german_arrivals", FRENCH: "french_arrivals"}
"""Box of each side's units that have not arrived; their counters print the hex they enter."""

FREE_ENTRIES = ("8e RI", "248e RI", "337e RI")
"""Regiments that enter on turn 1 in the free set-up too (10.6/12, 10.6/13)."""

DCR, DINA = "1re DCR", "4e DINA"
"""Divisions with rules of their own (10.6)."""

HALVES = 2
"""Movement is counted in halves of a movement point, for roads."""

STANDING, CRAWLING, RUNNING = "standing", "crawling", "running"
"""What the engines of a BCC allow this phase (10.6/2)."""


def is_free(scenario: Scenario) -> bool:
    """Whether the French set up freely (10.6/10)."""
    return scenario.options.get("setup") == "free"


@cache
def rule(section: str) -> RuleRef:
    """A paragraph of this game's rulebook."""
    return RuleRef(BOOK, section)


class Melee(msgspec.Struct, frozen=True):
    """Units held in close combat, and the player's phase in which it began (7.7)."""

    units: tuple[UnitId, ...]
    turn: int
    part: int


class Work(msgspec.Struct, frozen=True):
    """A bridge that an engineer battalion builds (2.2/4): over which hexside, and the turn it was begun."""

    unit: UnitId
    side: Hexside
    turn: int


class Score(msgspec.Struct, frozen=True):
    """Points a side has won for good, and the paragraph that gives them."""

    side: str
    text: str
    points: int
    section: str


class Ext(msgspec.Struct, frozen=True):
    """State of this game beside the shared one.

    Attributes:
        spent: Halves of a point spent this phase by units that have moved.
        origins: Where each unit that has moved began the phase.
        active: Units whose movement may still go on.
        halted: Units that may move no farther this phase, with the paragraph that stops them.
        engines: What the engines of each BCC that has tried them allow this phase (10.6).
        fatigued: Units with a fatigue marker (4.1/7).
        broken: Units with a broken marker (7.5).
        unsupplied: Units and headquarters marked out of supply (10.4).
        melees: Close combats under way (7.7).
        blocked: Hexes from which armour may attempt no more breakthroughs this phase (4.3/13).
        obliged: Hex that units stopped in a breakthrough must attack (4.3/7).
        committed: Units that have stopped a breakthrough and stop no other (4.3/12).
        attacked: Units that have attacked this phase.
        assaulted: Counters that have been attacked this phase.
        guns: Artillery points each headquarters has used this turn.
        silenced: Headquarters put out of action for this turn by the enemy (4.2).
        planes: Aviation points each side has used this turn.
        barrages: Barrages plotted and not yet resolved (6.3).
        works: Bridges being built.
        bridges: Hexsides with a bridge over the Meuse.
        fords: Hexsides with a ford, made by the blown sluice (10.6/17).
        returns: Turn on which each destroyed headquarters comes back (6.4/3).
        lost: Headquarters that are destroyed now; their units are out of supply (6.4/4).
        is_sluice_blown: Whether the French blew the sluice at Houx; None before they decide.
        uprooted: Units that have moved since play began.
        arrived: Units that have come onto the map this turn.
        dcr_turn: Turn on which the 1st DCR arrives in the free set-up; 0 before the throw.
        scores: Points won for good.
        conceded: The side that has given up.
    """

    spent: dict[UnitId, int] = {}
    origins: dict[UnitId, Location] = {}
    active: tuple[UnitId, ...] = ()
    halted: dict[UnitId, str] = {}
    engines: dict[UnitId, str] = {}
    fatigued: tuple[UnitId, ...] = ()
    broken: tuple[UnitId, ...] = ()
    unsupplied: tuple[UnitId, ...] = ()
    melees: tuple[Melee, ...] = ()
    blocked: tuple[Hex, ...] = ()
    obliged: dict[UnitId, Hex] = {}
    committed: tuple[UnitId, ...] = ()
    attacked: tuple[UnitId, ...] = ()
    assaulted: tuple[UnitId, ...] = ()
    guns: dict[UnitId, int] = {}
    silenced: tuple[UnitId, ...] = ()
    planes: dict[str, int] = {}
    barrages: tuple[Barrage, ...] = ()
    works: tuple[Work, ...] = ()
    bridges: tuple[Hexside, ...] = ()
    fords: tuple[Hexside, ...] = ()
    returns: dict[UnitId, int] = {}
    lost: tuple[UnitId, ...] = ()
    is_sluice_blown: bool | None = None
    uprooted: tuple[UnitId, ...] = ()
    arrived: tuple[UnitId, ...] = ()
    dcr_turn: int = 0
    scores: tuple[Score, ...] = ()
    conceded: str = ""


State: TypeAlias = GameState[Ext]
Tx: TypeAlias = Transaction[Ext]
