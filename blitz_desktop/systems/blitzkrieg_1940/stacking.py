"""11.0 Stacking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, STACK_LIMIT, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def size(sit: Situation, units: Iterable[UnitId]) -> int:
    """What units count for stacking, in thirds of a division (11.1)."""
    pieces = sit.scenario.pieces
    return sum([pieces[unit].stacking for unit in units])


def divisions(thirds: int) -> str:
    """A stacking size in divisions, for sentences."""
    whole, rest = divmod(thirds, 3)
    return f"{whole or ''}{'⅓' if rest == 1 else '⅔'}" if rest else str(whole)


def rest(thirds: int) -> str:
    """How much of an allotment is left, in divisions, as the end of a sentence."""
    many = 0 if thirds <= 0 else 1 if thirds <= 3 else 2
    return say_number("{left} is left", "{left} are left", many, left=divisions(thirds))


def overflow(sit: Situation, entering: Iterable[UnitId], hex_: Hex, side: str) -> Reason | None:
    """Why units may not join the stack in a hex, where they may not (11.1.A, 11.2.A)."""
    total = size(sit, {*sit.units_in(hex_, side), *entering})
    if total <= STACK_LIMIT:
        return None
    return Reason(
        "overstacked",
        say("{hex} would hold {n} divisions; four is the limit at all times.", hex=hex_, n=divisions(total)),
        rule("11.2.A"),
        hex_,
    )


def may_share(sit: Situation, units: Iterable[UnitId]) -> bool:
    """Whether units may end a movement phase in one hex: one nation only, but for 11.4's two divisions."""
    nations = {sit.piece(unit).nation for unit in units if not sit.piece(unit).has("stacks_with_french")}
    if len(nations) > 1:
        return False
    exempt = any(sit.piece(unit).has("stacks_with_french") for unit in units)
    return not exempt or nations <= {"french", "british"}


def excess(sit: Situation, side: str, *, checks_nations: bool) -> Hex | None:
    """The first hex in which a side's stack breaks a limit at the end of a phase (11.2.C, 11.4)."""
    return next(bad_stacks(sit, side, checks_nations=checks_nations), None)


def bad_stacks(sit: Situation, side: str, *, checks_nations: bool) -> Iterator[Hex]:
    """Hexes in which a side's stack breaks a limit at the end of a phase (11.2.C, 11.4)."""
    army = sit.ground.armies[side]
    for hex_, units in army.stacks.items():
        if army.sizes[hex_] > STACK_LIMIT or (checks_nations and not may_share(sit, units)):
            yield hex_


def checks_nations(side: str, phase: str) -> bool:
    """Whether the end of this phase also checks stacking by nation (11.4)."""
    return side == ALLIED and phase == "movement"
