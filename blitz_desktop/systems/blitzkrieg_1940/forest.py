"""6.4 The Ardennes during turn 1 of Operation Sickle Cut."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.model import GERMAN, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation


def bar_to_forest(sit: Situation, hex_: Hex) -> Reason | None:
    """On turn 1 of Sickle Cut nobody moves or attacks into the Ardennes (6.4.A, 6.4.C)."""
    if not (is_forest_closed(sit) and hex_ in sit.atlas.ardennes):
        return None
    section = "6.4.A" if sit.clock.side == GERMAN else "6.4.C"
    return Reason("forest", say("The Ardennes are closed during turn 1 of Sickle Cut."), rule(section), hex_)


def is_forest_closed(sit: Situation) -> bool:
    """Whether nobody may enter the Ardennes now."""
    return sit.ext.is_sickle_cut and sit.clock.turn == 1


def bar_to_frozen(sit: Situation, unit: UnitId) -> Reason | None:
    """The three Belgian units of the Ardennes neither move nor attack on that turn (6.4.B)."""
    if is_forest_closed(sit) and sit.piece(unit).has("ardennes"):
        return Reason(
            "frozen",
            say("{name} is frozen in the Ardennes this turn.", name=sit.name(unit)),
            rule("6.4.B"),
            unit,
        )
    return None
