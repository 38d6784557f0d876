"""What this game can lay over the map: zones, supply, cities, fortifications, costs, threats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

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
from blitz_desktop.core.reach import arrivals, reachable
from blitz_desktop.systems.blitzkrieg_1940 import capitulation, victory
from blitz_desktop.systems.blitzkrieg_1940.groups import Group, bar_to_group, bar_to_moving, points_left
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, COUNTRY_OF, GERMAN, MOVEMENT, rule
from blitz_desktop.systems.blitzkrieg_1940.movement import too_dear
from blitz_desktop.systems.blitzkrieg_1940.passages import Passages
from blitz_desktop.systems.blitzkrieg_1940.sequence import SIDE_NAMES
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of, situation
from blitz_desktop.systems.blitzkrieg_1940.strengths import is_siegfried
from blitz_desktop.systems.blitzkrieg_1940.supply import is_supplied, line_of, net, sources
from blitz_desktop.systems.blitzkrieg_1940.visibility import is_hidden
from blitz_desktop.systems.blitzkrieg_1940.zones import zone

_NETS = {
    "german_mechanised": (GERMAN, later("German mechanised units")),
    "german": (GERMAN, later("German units")),
    "french": (ALLIED, later("French units")),
    "british": (ALLIED, later("British units")),
}
_LAST_TURN = 9
"""Turns beyond which nobody plans a march."""

_WAITS = {2: (GOOD, later("2nd phase")), 3: (WARN, later("3rd phase")), 4: (BAD, later("4th phase or later"))}

TITLES = (
    OverlayTitle("zones", later("Zones of control"), "Z", rule("9.1.A")),
    OverlayTitle("supply", later("Supply"), "S", rule("10.5")),
    OverlayTitle("victory", later("Cities and victory"), "V", rule("4.4")),
    OverlayTitle("forts", later("Fortifications"), "X", rule("14.18.A")),
    OverlayTitle("cost", later("Movement cost"), "G", rule("13.7")),
    OverlayTitle("threat", later("Enemy reach"), "E", rule("13.1.A")),
    OverlayTitle("arrival", later("Turns to arrive"), "A", rule("13.1.A"), needs_units=True),
)


def overlay(sit: Situation, id_: str, units: tuple[UnitId, ...], viewer: str | None) -> Overlay:
    """One of the overlays, for the units selected.

    Raises:
        KeyError: There is no such overlay.
    """
    return _DRAWN[id_](sit, units, viewer)


def _zones(sit: Situation, _units: tuple[UnitId, ...], _viewer: str | None) -> Overlay:
    own = {side: zone(sit, side) for side in (GERMAN, ALLIED)}
    return Overlay(
        patches=tuple(
            Patch(side, tuple(hexes), say("{side} zone of control", side=SIDE_NAMES[side]))
            for side, hexes in own.items()
        ),
        summary=say_number(
            "{n} hex lies in zones of both sides.",
            "{n} hexes lie in zones of both sides.",
            len(own[GERMAN] & own[ALLIED]),
        ),
    )


def _supply(sit: Situation, units: tuple[UnitId, ...], viewer: str | None) -> Overlay:
    """Where lines of the side to move reach, from where, and who is cut off."""
    side = sit.clock.side
    kinds = [kind for kind, (of, _) in _NETS.items() if of == side]
    reached = [(kind, net(sit, kind).reached) for kind in kinds]
    source, line_words = say("supply source"), say("supply line of the selected unit")
    patches = [Patch(SUPPLY, tuple(sources(sit, kind)), source, is_outlined=True) for kind in kinds]
    seen = sit.atlas.space.set_of(())
    for kind, hexes in reversed(reached):
        patches.append(
            Patch(GOOD if kind != "german_mechanised" else NEUTRAL, tuple(hexes - seen), _words(kind))
        )
        seen |= hexes
    cut_off = [unit for unit in sit.units_on_map(side) if not _is_fed(sit, unit, viewer)]
    places = tuple(dict.fromkeys(map(sit.at, cut_off)))
    patches.append(Patch(BAD, places, say("out of supply"), is_outlined=True))
    chosen = [unit for unit in units if unit in sit.state.units and sit.at(unit) in sit.board]
    lines = (line for unit in chosen if (line := line_of(sit, unit)))
    traces = tuple(Trace(SUPPLY, line, line_words) for line in dict.fromkeys(lines))
    summary = say_number(
        "{side}: {n} unit is out of supply.",
        "{side}: {n} units are out of supply.",
        len(cut_off),
        side=SIDE_NAMES[side],
    )
    return Overlay(tuple(patches), traces, summary=summary)


def _words(kind: str) -> str:
    return say("lines of {units} reach here", units=say(_NETS[kind][1]))


def _is_fed(sit: Situation, unit: UnitId, viewer: str | None) -> bool:
    return is_hidden(sit, unit, viewer) or sit.is_fort(unit) or is_supplied(sit, unit)


def _victory(sit: Situation, _units: tuple[UnitId, ...], _viewer: str | None) -> Overlay:
    """Cities by who holds them, those that count for a capitulation by name; the Maginot Line, the Ruhr."""
    held: dict[str, list[Hex]] = {GERMAN: [], ALLIED: []}
    for hex_ in sorted(sit.atlas.cities):
        if side := sit.state.control.get(hex_):
            held[side].append(hex_)
    patches = [
        Patch(side, tuple(hexes), say("city held: {side}", side=SIDE_NAMES[side]))
        for side, hexes in held.items()
    ]
    patches.append(Patch(WARN, sit.board.site("ruhr_city"), say("Ruhr"), is_outlined=True))
    patches.append(Patch(NEUTRAL, victory.fortified_border(sit), say("Maginot Line, border")))
    counted = (
        say(
            "{country}: {n} of {all} cities",
            country=say(sit.board.countries[COUNTRY_OF[nation]].name),
            n=len(capitulation.german_cities(sit, nation)),
            all=capitulation.CITIES_FOR_A_CHECK,
        )
        for nation in ("dutch", "belgian")
        if sit.has_capitulation
    )
    return Overlay(tuple(patches), summary=" · ".join(counted))


def _forts(sit: Situation, _units: tuple[UnitId, ...], _viewer: str | None) -> Overlay:
    forts = tuple(hex_ for hex_ in sit.on_map if sit.has_fort(hex_))
    siegfried = tuple(hex_ for hex_ in sit.board.hexes if is_siegfried(sit, hex_))
    return Overlay(
        patches=(
            Patch(ALLIED, sit.board.site("field_works"), say("field fortifications")),
            Patch(GERMAN, siegfried, say("Siegfried Line")),
            Patch(BAD, forts, say("fort complex standing"), is_outlined=True),
        )
    )


def _cost(sit: Situation, units: tuple[UnitId, ...], _viewer: str | None) -> Overlay:
    """Points to enter each hex, on foot and mechanised, or for the units selected."""
    is_mechanised = [sit.is_mechanised(unit) for unit in units if unit in sit.state.units]
    bands: dict[str, list[Hex]] = {GOOD: [], WARN: [], BAD: []}
    tags = []
    for hex_, info in sit.board.hexes.items():
        row = sit.tables.cost.get(info.terrain)
        if row is None or info.terrain == "sea":
            continue
        dearest = _dearest(row.leg, row.mechanised, is_mechanised)
        bands[GOOD if dearest == 1 else WARN if dearest == 2 else BAD].append(hex_)
        tags.append(Tag(hex_, "–" if dearest is None else str(dearest)))
    words = {GOOD: say("1 point"), WARN: say("2 points"), BAD: say("3 points and more, or closed")}
    who = say("the units selected") if is_mechanised else say("units on foot")
    return Overlay(
        tuple(Patch(tone, tuple(hexes), words[tone]) for tone, hexes in bands.items()),
        tags=tuple(tags),
        summary=say("Points to enter a hex, for {who}; rivers and zones are extra.", who=who),
    )


def _dearest(leg: int, mechanised: int | None, is_mechanised: list[bool]) -> int | None:
    costs = [leg] if not is_mechanised or not all(is_mechanised) else []
    if any(is_mechanised):
        if not isinstance(mechanised, int):
            return None
        costs.append(mechanised)
    return max(costs)


def _threat(sit: Situation, _units: tuple[UnitId, ...], viewer: str | None) -> Overlay:
    """Hexes that enemy units could enter were it their movement phase now."""
    enemy = enemy_of(sit.clock.side)
    theirs = _as_if_moving(sit, enemy)
    alike: Counter[tuple[object, ...]] = Counter()
    first: dict[tuple[object, ...], UnitId] = {}
    for unit in theirs.units_on_map(enemy):
        if not is_hidden(sit, unit, viewer) and bar_to_moving(theirs, unit) is None:
            kind = _mobility(theirs, unit)
            alike[kind] += 1
            first.setdefault(kind, unit)
    counts: Counter[Hex] = Counter()
    for kind, unit in first.items():
        for hex_ in _reach(theirs, unit):
            counts[hex_] += alike[kind]
    bands: dict[str, list[Hex]] = {WARN: [], BAD: []}
    for hex_, count in counts.items():
        bands[WARN if count < 4 else BAD].append(hex_)
    words = {
        WARN: say("up to 3 enemy units can come here"),
        BAD: say("4 enemy units or more can come here"),
    }
    return Overlay(
        tuple(Patch(tone, tuple(hexes), words[tone]) for tone, hexes in bands.items()),
        tags=tuple(Tag(hex_, str(count)) for hex_, count in counts.items()),
        summary=say("{side}: its units, as if they moved now.", side=SIDE_NAMES[enemy]),
    )


def _as_if_moving(sit: Situation, side: str) -> Situation:
    """The moment as if a side began its movement in it."""
    clock = msgspec.structs.replace(sit.clock, side=side, phase=MOVEMENT)
    ext = msgspec.structs.replace(
        sit.ext, spent={}, origins={}, active=(), halted={}, unsupplied=(), closed=()
    )
    return situation(sit.scenario, msgspec.structs.replace(sit.state, clock=clock, ext=ext))


def _mobility(sit: Situation, unit: UnitId) -> tuple[object, ...]:
    """All that its reach depends on: units of one hex that agree in it reach the same hexes."""
    piece = sit.piece(unit)
    kind = sit.is_mechanised(unit), piece.nation, piece.stacking, piece.traits
    return sit.at(unit), points_left(sit, unit), *kind


def _reach(sit: Situation, unit: UnitId) -> Iterator[Hex]:
    group = Group(sit, (unit,))
    if not group.real or bar_to_group(sit, (unit,)):
        return iter(())
    passages = Passages(group)
    found = reachable(sit.board, group.start, group.left, passages.between, too_dear, steps=passages.steps)
    return (hex_ for hex_ in found.stops if hex_ != group.start)


def _arrival(sit: Situation, units: tuple[UnitId, ...], _viewer: str | None) -> Overlay:
    """The turn in which the units selected can be in each hex, if nobody stands in their way."""
    movers = tuple(unit for unit in units if unit in sit.state.units and sit.at(unit) in sit.board)
    group = Group(sit, movers)
    if not movers or not group.real or len({sit.at(unit) for unit in movers}) > 1 or not group.allowance:
        return Overlay(summary=say("Select units of one stack first."))
    budgets = (max(0, group.left), group.allowance)
    turns = arrivals(sit.board, group.start, budgets, Passages(group).between, _LAST_TURN)
    bands: dict[int, list[Hex]] = {}
    for hex_, turn in turns.items():
        bands.setdefault(min(turn, max(_WAITS)), []).append(hex_)
    to_come = {hex_: turn for hex_, turn in turns.items() if turn > 1}
    return Overlay(
        tuple(Patch(tone, tuple(bands.get(turn, ())), say(words)) for turn, (tone, words) in _WAITS.items()),
        tags=tuple(Tag(hex_, str(turn)) for hex_, turn in to_come.items()),
        summary=say("Movement phases from now on, the present one counted, beyond what is in reach now."),
    )


_DRAWN: dict[str, Callable[[Situation, tuple[UnitId, ...], str | None], Overlay]] = {
    "zones": _zones,
    "supply": _supply,
    "victory": _victory,
    "forts": _forts,
    "cost": _cost,
    "threat": _threat,
    "arrival": _arrival,
}
