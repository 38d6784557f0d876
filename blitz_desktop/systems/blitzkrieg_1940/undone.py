"""What ending a phase would leave undone."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.view import Undone
from blitz_desktop.systems.blitzkrieg_1940 import reinforcements
from blitz_desktop.systems.blitzkrieg_1940.actions import EndPhase, EndSetup
from blitz_desktop.systems.blitzkrieg_1940.dummies import is_lonely
from blitz_desktop.systems.blitzkrieg_1940.model import COMBAT, CUP, MOVEMENT, SETUP, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import bad_stacks, checks_nations

_END, _BEGIN = (str(action.__struct_config__.tag) for action in (EndPhase, EndSetup))


def undone(sit: Situation) -> tuple[Undone, ...]:
    """Stacks that lose units as the phase ends (11.2.C), and units off the map that could come (12.0).

    Of the set-up, dummies alone in the cup, which nothing could set up later (6.3.A).
    """
    if sit.clock.phase == SETUP:
        return tuple(_lonely_cup(sit))
    if sit.state.frame is not None or sit.clock.phase not in (MOVEMENT, COMBAT):
        return ()
    arrivals = _arrivals(sit) if sit.clock.phase == MOVEMENT else ()
    return (*_bad_stacks(sit), *arrivals)


def _lonely_cup(sit: Situation) -> Iterator[Undone]:
    if is_lonely(sit, sit.state.stack(CUP)):
        text = say("The cup holds dummies alone: with no real unit beside them they stay out of the game.")
        yield Undone(_BEGIN, text, rule("6.3.A"), (CUP,), is_costly=True)


def _bad_stacks(sit: Situation) -> Iterator[Undone]:
    side = sit.clock.side
    for hex_ in bad_stacks(sit, side, checks_nations=checks_nations(side, sit.clock.phase)):
        text = say("The stack at {hex} breaks the stacking rules: units in it will be eliminated.", hex=hex_)
        yield Undone(_END, text, rule("11.2.C"), (hex_,), is_costly=True)


def _arrivals(sit: Situation) -> Iterator[Undone]:
    for box in reinforcements.WAITING_BOXES[sit.clock.side]:
        able = [unit for unit in sit.state.stack(box) if not reinforcements.bar_to_committing(sit, (unit,))]
        if able:
            name = next(say(shown.name) for shown in sit.board.boxes if shown.id == box)
            text = say_number(
                "{name}: {n} unit could still come onto the map.",
                "{name}: of {n} units some could still come onto the map.",
                len(able),
                name=name,
            )
            yield Undone(_END, text, rule("12.1.A"), (box,))
