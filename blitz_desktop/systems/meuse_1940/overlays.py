"""What this game can lay over the map: zones, supply, command, what victory hangs on."""

from __future__ import annotations

from collections.abc import Callable

from blitz_desktop.core.board import Hex
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.overlays import (
    BAD,
    GOOD,
    NEUTRAL,
    SUPPLY,
    WARN,
    Overlay,
    OverlayTitle,
    Patch,
    Tag,
    Trace,
)
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940 import supply
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, SIDE_NAMES, rule
from blitz_desktop.systems.meuse_1940.situation import Situation

TITLES = (
    OverlayTitle("zones", later("Zones of control"), "Z", rule("3/1")),
    OverlayTitle("supply", later("Supply"), "S", rule("10.2/1")),
    OverlayTitle("command", later("Command and guns"), "G", rule("0.1/11")),
    OverlayTitle("victory", later("Objectives"), "V", rule("10.6/24")),
)


def overlay(sit: Situation, id_: str, units: tuple[UnitId, ...]) -> Overlay:
    """One of the overlays, for the units selected.

    Raises:
        KeyError: There is no such overlay.
    """
    return _DRAWN[id_](sit, units)


def _zones(sit: Situation, _units: tuple[UnitId, ...]) -> Overlay:
    both = sit.zones[GERMAN] & sit.zones[FRENCH]
    return Overlay(
        patches=tuple(
            Patch(side, tuple(hexes), say("zone of control, {side}", side=say(SIDE_NAMES[side])))
            for side, hexes in sit.zones.items()
        ),
        summary=say_number(
            "{n} hex lies in zones of both sides.", "{n} hexes lie in zones of both sides.", len(both)
        ),
    )


def _supply(sit: Situation, units: tuple[UnitId, ...]) -> Overlay:
    """Where headquarters of the side to move are fed, the lines of those selected, and who is cut off."""
    side = sit.clock.side
    fed = supply.net(sit, side).reached
    lacking = [unit for unit in _on_map(sit, side) if not supply.is_supplied(sit, unit)]
    chosen = [unit for unit in units if sit.at(unit) in sit.board and not sit.is_hq(unit)]
    lines = [line for unit in chosen or sit.units_on_map(side) if (line := supply.line_of(sit, unit))]
    return Overlay(
        patches=(
            Patch(SUPPLY, sit.board.site(supply.SOURCES[side]), say("map edge of supply"), is_outlined=True),
            Patch(GOOD, tuple(fed), say("headquarters are supplied here")),
            Patch(BAD, tuple(dict.fromkeys(map(sit.at, lacking))), say("units without supply")),
        ),
        traces=tuple(
            Trace(NEUTRAL, line, say("line to the headquarters")) for line in lines if len(line) > 1
        ),
        summary=say_number("{n} unit has no line now.", "{n} units have no line now.", len(lacking)),
    )


def _on_map(sit: Situation, side: str) -> tuple[UnitId, ...]:
    return (*sit.units_on_map(side), *sit.hqs_on_map(side))


def _command(sit: Situation, units: tuple[UnitId, ...]) -> Overlay:
    """How far headquarters command: those of the units selected, else all of the side to move."""
    hqs = tuple(dict.fromkeys(hq for unit in units if (hq := _hq_of(sit, unit)) is not None))
    hqs = hqs or sit.hqs_on_map(sit.clock.side)
    within = [hex_ for hex_ in sit.board.hexes if any(sit.is_in_range(hq, hex_) for hq in hqs)]
    own = [unit for unit, hq in sit.hq_of.items() if hq in hqs and sit.at(unit) in sit.board]
    beyond = [sit.at(unit) for unit in own if sit.at(unit) not in within]
    guns: dict[Hex, int] = {}
    for hq in hqs:
        guns[sit.at(hq)] = guns.get(sit.at(hq), 0) + max(0, sit.guns_left(hq))
    return Overlay(
        patches=(
            Patch(GOOD, tuple(within), say("within command range"), is_outlined=True),
            Patch(WARN, tuple(dict.fromkeys(map(sit.at, own))), say("its units")),
            Patch(BAD, tuple(dict.fromkeys(beyond)), say("units beyond the range")),
        ),
        tags=tuple(Tag(at, str(left), GOOD if left else BAD) for at, left in guns.items()),
        summary=say_number(
            "{n} artillery point is left.", "{n} artillery points are left.", sum(guns.values())
        ),
    )


def _hq_of(sit: Situation, unit: UnitId) -> UnitId | None:
    """The headquarters that a unit is or has, where it is on the map."""
    hq = unit if sit.is_hq(unit) else sit.hq_of.get(unit)
    return hq if hq is not None and sit.at(hq) in sit.board else None


def _victory(sit: Situation, _units: tuple[UnitId, ...]) -> Overlay:
    """The places that count, in the colour of who holds them, with their points."""
    patches, tags = [], []
    for row in sit.tables.objectives:
        place = sit.board.place(row.place)
        for hex_ in place.hexes if place else ():
            holder = sit.state.control.get(hex_, "")
            words = say("held by {side}", side=say(SIDE_NAMES[holder])) if holder else say("held by nobody")
            patches.append(Patch(holder or NEUTRAL, (hex_,), words, is_outlined=True))
            tags.append(Tag(hex_, str(row.points)))
    way_out = Patch(WARN, sit.board.site("frontier_exit"), say("way to the western frontier"))
    return Overlay((*patches, way_out), tags=tuple(tags))


_DRAWN: dict[str, Callable[[Situation, tuple[UnitId, ...]], Overlay]] = {
    "zones": _zones,
    "supply": _supply,
    "command": _command,
    "victory": _victory,
}
