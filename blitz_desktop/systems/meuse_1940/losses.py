"""7.4/3 Step losses, and the headquarters that go with their units (6.4)."""

from __future__ import annotations

from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import StepsLeft
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.losses import after_losses, allocations
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import headquarters
from blitz_desktop.systems.meuse_1940.actions import TakeLosses
from blitz_desktop.systems.meuse_1940.frames import LossesDue
from blitz_desktop.systems.meuse_1940.model import Tx, rule
from blitz_desktop.systems.meuse_1940.situation import Situation, situation


def lose(sit: Situation, tx: Tx, left: dict[UnitId, int], *, is_barrage: bool = False) -> None:
    """Set units' steps; headquarters go with their company, or with the last of their units (6.4)."""
    hexes = tuple(dict.fromkeys(sit.at(unit) for unit in left))
    for unit, steps in left.items():
        tx.emit(StepsLeft(unit, max(steps, 0)))
    if not is_barrage:
        headquarters.abandon(sit, tx, hexes)
    headquarters.retire(situation(sit.scenario, tx.state), tx)


def _steps(sit: Situation, due: LossesDue) -> dict[UnitId, int]:
    return {unit: sit.steps(unit) for unit in due.units if sit.steps(unit)}


def loss_ways(sit: Situation, due: LossesDue) -> list[tuple[UnitId, ...]]:
    """Every way to share the losses out; all steps where they do not suffice."""
    steps = _steps(sit, due)
    count = min(due.count, sum(steps.values()))
    return list(allocations(steps, count)) if count else []


def losses_decision(due: LossesDue) -> Decision:
    """Ask a side which units lose steps."""
    slot = Slot("losses", SlotKind.ALLOCATION, say("Take the losses"), least=due.count, most=due.count)
    section = rule("6.3/3" if due.is_barrage else "7.4/3")
    return Decision(
        due.side,
        say_number(
            "Choose which unit at {hex} loses a step.",
            "Choose which units at {hex} lose {n} steps.",
            due.count,
            hex=due.where,
        ),
        section,
        (Offer(TakeLosses, say("Take the losses"), section, (slot,)),),
        (due.where,),
    )


def loss_choices(sit: Situation, due: LossesDue) -> Choices:
    """Units that may lose steps, with how many at most."""
    targets = {unit: Choice(unit, most=min(steps, due.count)) for unit, steps in _steps(sit, due).items()}
    text = say("Only units that were hit lose steps.")
    return Choices(targets, refuse("not_involved", text, rule("7.4/3")))


def losses_legality(sit: Situation, due: LossesDue, action: TakeLosses) -> Legality:
    """Whether losses may be shared out in this way."""
    if tuple(sorted(action.losses)) in loss_ways(sit, due):
        return Legality()
    text = say_number(
        "Exactly {n} step must be lost by the units that were hit.",
        "Exactly {n} steps must be lost by the units that were hit.",
        due.count,
    )
    return refuse("wrong_losses", text, rule("7.4/3"))


def take(sit: Situation, tx: Tx, due: LossesDue, losses: tuple[UnitId, ...]) -> None:
    """Take the steps, a unit named once for each."""
    if losses:
        left = after_losses({unit: sit.steps(unit) for unit in losses}, losses)
        lose(sit, tx, left, is_barrage=due.is_barrage)
