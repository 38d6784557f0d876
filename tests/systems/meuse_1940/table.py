"""Positions of Meuse 1940 on the made-up ground, set up in a few words and played with scripted dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.codec import digest
from blitz_desktop.core.decisions import Choices, Decision, SlotValue
from blitz_desktop.core.dice import ScriptedDice
from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED, Clock, Frame, Location, Unit, stack_up
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.core.view import Line
from blitz_desktop.systems.meuse_1940 import SYSTEM
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.events import Interrupted, ValueFound
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, MOVEMENT, State
from blitz_desktop.systems.meuse_1940.movement import passages
from blitz_desktop.systems.meuse_1940.situation import Situation, situation
from tests.systems.meuse_1940 import ground

BOOK = "meuse_1940"
AWAY = "exited"
"""Where units are that a position does not name."""

PZ = "ger_m_pr25"
SR = "ger_m_sr6_i"
IR, IR2, IR3 = "ger_m_ir4_i", "ger_m_ir4_ii", "ger_m_ir4_iii"
PIONEERS = "ger_m_pi58"
HQ_7, HQ_32 = "ger_m_hq_7pz", "ger_m_hq_32"
RI, RI2, RI3 = "fra_m_66ri_i", "fra_m_66ri_ii", "fra_m_66ri_iii"
HQ_18, HQ_XI = "fra_m_em_18di", "fra_m_em_11ca"
BCC, HQ_DCR = "fra_m_28bcc", "fra_m_em_1dcr"
RDP, HQ_1DLC = "fra_m_5rdp_1", "fra_m_em_1dlc"


GROUNDED = {"german": 6, "french": 3}
"""Aviation points used, so that no battle asks for any."""


class Table:
    """A game at one moment. Every action is checked, carried out with scripted dice and checked again."""

    def __init__(self, scenario: Scenario, state: State) -> None:
        self.scenario = scenario
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.lines: tuple[Line, ...] = ()

    @property
    def sit(self) -> Situation:
        """The moment as the rules ask about it."""
        return situation(self.scenario, self.state)

    @property
    def decision(self) -> Decision:
        """What must be decided now."""
        found = SYSTEM.decision(self.scenario, self.state)
        assert found is not None
        return found

    @property
    def due(self) -> str:
        """The kind of the innermost interruption; empty where there is none."""
        return "" if self.state.frame is None else type(self.state.frame).__name__

    def at(self, unit: UnitId) -> Location:
        """Where a unit is."""
        return self.state.units[unit].at

    def steps(self, unit: UnitId) -> int:
        """Steps a unit has left."""
        return self.state.units[unit].steps

    def refusal(self, action: Action) -> list[tuple[str, str]]:
        """Codes of the reasons against an action, each with its paragraph."""
        legality = SYSTEM.legality(self.scenario, self.state, action)
        return [(reason.code, reason.rule.section) for reason in legality.reasons]

    def choices(self, kind: str, /, **filled: SlotValue) -> Choices:
        """Targets for the next slot of an offer."""
        offer = next(offer for offer in self.decision.offers if offer.kind == kind and offer.slots)
        return SYSTEM.choices(self.scenario, self.state, offer, filled)

    def why_not(self, kind: str, item: str, /, **filled: SlotValue) -> list[tuple[str, str]]:
        """Why a target is refused."""
        reasons = self.choices(kind, **filled)[item].legality.reasons
        return [(reason.code, reason.rule.section) for reason in reasons]

    def do(self, action: Action, *faces: int) -> Table:
        """Take a legal action; every face of the script must be thrown, and no rule be broken after it."""
        assert self.refusal(action) == []
        before, dice, start = digest(self.state), ScriptedDice(*faces), self.state
        tx = Transaction(self.state, dice, SYSTEM.evolve)
        SYSTEM.apply(self.scenario, tx, action)
        assert dice.unused == (), "the rules threw fewer dice than the script holds"
        assert digest(self.state) == before, "a state was changed in place"
        self.state, self.events = tx.state, tuple(tx.events)
        self.lines = SYSTEM.narrate(self.scenario, start, action, self.events)
        assert SYSTEM.faults(self.scenario, tx.state) == ()
        return self

    def move(self, unit: str, *path: Hex) -> Table:
        """Move a unit along a path."""
        return self.do(self.moving(unit, *path))

    def moving(self, units: str, *path: Hex) -> act.Move:
        """The action of a move; units are named with blanks between."""
        names = tuple(units.split())
        return act.Move(names, (self.at(names[0]), *path))

    def cost(self, unit: UnitId, hex_: Hex) -> list[tuple[str, float]]:
        """Causes and points of the cheapest way to a hex."""
        choice = self.choices("move", units=(unit,))[hex_]
        assert choice.legality, choice
        return [(part.rule.section, part.points / 2) for leg in choice.legs for part in leg.parts]

    def step(self, unit: UnitId, hex_: Hex) -> list[tuple[str, float]]:
        """Causes and points of one step into the next hex; where it is refused, the reason alone."""
        found = passages(self.sit, (unit,)).between(self.at(unit), hex_, 0)
        if isinstance(found, Reason):
            return [(found.rule.section, -1)]
        return [(part.rule.section, part.points / 2) for part in found.parts]

    def forecast(self, target: Hex, *attackers: UnitId) -> Forecast:
        """The preview of an attack."""
        found = SYSTEM.forecast(self.scenario, self.state, act.Attack(target, attackers))
        assert found is not None
        return found

    def ledger(self, action: Action) -> dict[str, str]:
        """Values of the forecast's ledger by paragraph, the last of each."""
        found = SYSTEM.forecast(self.scenario, self.state, action)
        assert found is not None
        return {line.rule.section: line.value for line in found.ledger}

    @property
    def value(self) -> int:
        """The final attack value of the battle just fought."""
        return int(self.happened(ValueFound)[0].value)

    def fight(self, target: Hex, *attackers: UnitId, dice: tuple[int, ...]) -> Table:
        """Attack a hex where nobody has guns, aircraft or a choice of leader; the dice settle it."""
        return self.do(act.Attack(target, attackers), *dice)

    def clock_of(self, phase: str, part: int) -> Clock:
        """The clock at a segment of this turn."""
        turn = max(self.state.clock.turn, 1)
        return Clock(turn, part, GERMAN if part == 1 else FRENCH, phase)

    def copy(self) -> Table:
        """The same moment, to be played on apart."""
        return Table(self.scenario, self.state)

    def order(self, frame: Frame, settle: Callable[[Situation, Any], None], *faces: int) -> Table:
        """Open an interruption and let the rules carry out what leaves no choice."""
        dice = ScriptedDice(*faces)
        tx = Transaction(self.state, dice, SYSTEM.evolve)
        tx.emit(Interrupted(frame))  # type: ignore[arg-type]
        settle(situation(self.scenario, tx.state), tx)
        assert dice.unused == ()
        self.state, self.events = tx.state, tuple(tx.events)
        return self

    def happened(self, kind: type[Event]) -> list[Any]:
        """Events of a kind in the last action."""
        return [event for event in self.events if isinstance(event, kind)]


def table(
    *,
    phase: str = MOVEMENT,
    side: str = GERMAN,
    turn: int = 3,
    name: str = "historical",
    steps: dict[UnitId, int] | None = None,
    ext: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    **places: Location,
) -> Table:
    """A position with these units in these hexes, and all others away.

    Args:
        steps: Steps of units that are not whole.
        ext: Fields of the game's own state.
        options: Rule options other than the scenario's.
        places: Location of each unit by its id.
    """
    scenario = ground.scenario(name)
    if options:
        scenario = ground.with_options(name, **options)
    start = SYSTEM.setup(scenario)
    units = {}
    for unit, piece in scenario.pieces.items():
        left = (steps or {}).get(unit, piece.full_steps)
        at = places.get(unit, AWAY)
        units[unit] = Unit(ELIMINATED if left == 0 else at, left)
    changes = {"is_sluice_blown": False, "planes": GROUNDED, **(ext or {})}
    state = msgspec.structs.replace(
        start,
        clock=Clock(turn, 1 if side == GERMAN else 2, side, phase),
        units=units,
        stacks=stack_up(units),
        frames=(),
        ext=msgspec.structs.replace(start.ext, **changes),
    )
    return Table(scenario, state)
