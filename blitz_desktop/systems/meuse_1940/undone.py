"""What ending a segment would leave undone."""

from __future__ import annotations

from blitz_desktop.core.language import say_number
from blitz_desktop.core.view import Undone
from blitz_desktop.systems.meuse_1940 import combat, reinforcements
from blitz_desktop.systems.meuse_1940.actions import EndPhase
from blitz_desktop.systems.meuse_1940.model import ARRIVALS, COMBAT, REINFORCEMENT, rule
from blitz_desktop.systems.meuse_1940.situation import Situation

_END = str(EndPhase.__struct_config__.tag)


def undone(sit: Situation) -> tuple[Undone, ...]:
    """Units that could arrive (1/4), and battles that have to be fought (4.3/7, 7.7/2)."""
    if sit.state.frame is not None:
        return ()
    if sit.clock.phase == REINFORCEMENT:
        waiting = len(reinforcements.unit_choices(sit).legal)
        text = say_number(
            "{n} unit that could arrive waits off the map.",
            "{n} units that could arrive wait off the map.",
            waiting,
        )
        return (Undone(_END, text, rule("1/4"), (ARRIVALS[sit.clock.side],)),) if waiting else ()
    if sit.clock.phase == COMBAT:
        return tuple(
            Undone(_END, duty.text, duty.rule, (sit.at(duty.where or ""),), is_costly=True)
            for duty in combat.duties(sit)
        )
    return ()
