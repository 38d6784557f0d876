"""One moment of the game as the rules ask about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexsets import Crossings, HexSet, HexSpace, space_of
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.pieces import Face, Piece, UnitId
from blitz_desktop.core.state import Clock
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.zones import zone_of_control
from blitz_desktop.systems.meuse_1940.charts import Gun, Tables
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, HALVES, Ext, Melee, State, Work
from blitz_desktop.systems.meuse_1940.roster import Part, roster_of


class Situation:
    """A state with its scenario, and the plain questions that rules ask of them."""

    def __init__(self, scenario: Scenario, state: State) -> None:
        self.scenario = scenario
        self.state = state
        self.board: Board = scenario.board
        self.space: HexSpace = space_of(scenario.board)
        self._roster = roster_of(scenario)

    @property
    def tables(self) -> Tables:
        """The charts."""
        tables: Tables = self.scenario.tables
        return tables

    @property
    def clock(self) -> Clock:
        """Where play stands in the sequence of play."""
        return self.state.clock

    @property
    def ext(self) -> Ext:
        """What this game alone keeps."""
        return self.state.ext

    # Units

    def piece(self, unit: UnitId) -> Piece:
        """A unit's printed counter."""
        return self.scenario.pieces[unit]

    def at(self, unit: UnitId) -> Hex:
        """A unit's hex or box."""
        return self.state.units[unit].at

    def steps(self, unit: UnitId) -> int:
        """Steps a unit has left."""
        return self.state.units[unit].steps

    def face(self, unit: UnitId) -> Face:
        """The face a unit shows; that of its last step once it is gone."""
        faces = self.scenario.pieces[unit].faces
        return faces[len(faces) - max(self.state.units[unit].steps, 1)]

    def side_of(self, unit: UnitId) -> str:
        """The side that commands a unit."""
        return self._roster.sides[unit]

    def name(self, unit: UnitId) -> str:
        """A unit's name in sentences."""
        return say(self.piece(unit).called)

    def names(self, units: Iterable[UnitId]) -> str:
        """Names of several units, joined with commas."""
        return ", ".join(map(self.name, units))

    def is_hq(self, unit: UnitId) -> bool:
        """Whether a counter is a headquarters, which is no combat unit (0.1/6)."""
        return unit in self._roster.hqs

    def kind(self, unit: UnitId) -> str:
        """How a unit moves: foot, mechanised or armour."""
        return self._roster.kinds[unit]

    def is_unsupplied(self, unit: UnitId) -> bool:
        """Whether a unit bears the marker, or its headquarters is destroyed now (6.4/4, 10.3/3)."""
        return unit in self._unsupplied

    @cached_property
    def _unsupplied(self) -> frozenset[UnitId]:
        lost = self.ext.lost
        return frozenset(self.ext.unsupplied).union(unit for unit, hq in self.hq_of.items() if hq in lost)

    def cohesion(self, unit: UnitId) -> int:
        """Cohesion now: one less out of supply (10.4/3)."""
        return max(self.face(unit).ratings.get("cohesion", 0) - self.is_unsupplied(unit), 0)

    def attack(self, unit: UnitId) -> int:
        """Attack value now (10.4/3)."""
        return max((self.face(unit).attack or 0) - self.is_unsupplied(unit), 0)

    def defence(self, unit: UnitId) -> int:
        """Defence value now: one less out of supply, half while a bridge is under construction (2.2/4)."""
        value = max((self.face(unit).defence or 0) - self.is_unsupplied(unit), 0)
        return value // 2 if self.is_bridging(unit) else value

    def is_bridging(self, unit: UnitId) -> bool:
        """Whether a unit's bridge is under construction: from the turn after it was begun (2.2/4)."""
        return any(work.unit == unit and work.turn < self.clock.turn for work in self.works)

    @property
    def works(self) -> tuple[Work, ...]:
        """Bridges whose engineers stand by them; one that they leave is lost (2.2/4)."""
        return tuple(work for work in self.ext.works if self.at(work.unit) == work.side[0])

    def allowance(self, unit: UnitId) -> int:
        """Halves of a point a unit has: half out of supply, half as many again in a forced march."""
        halves = self.face(unit).movement * HALVES
        if unit in self._unsupplied:
            halves //= 2
        return halves * 3 // 2 if unit in self.ext.fatigued else halves

    def command_range(self, hq: UnitId) -> int:
        """Hexes over which a headquarters commands and supplies (0.1/11)."""
        return self.face(hq).ratings.get("range", 0)

    def guns_left(self, hq: UnitId) -> int:
        """Artillery points a headquarters can still use this turn (6.2/1, 10.4/7)."""
        if hq in self.ext.silenced or self.is_unsupplied(hq) or self.at(hq) not in self.board:
            return 0
        return self.face(hq).ratings.get("artillery", 0) - self.ext.guns.get(hq, 0)

    def planes_left(self, side: str) -> int:
        """Aviation points a side can still use this turn (8/6)."""
        return self.tables.aviation[side].points - self.ext.planes.get(side, 0)

    # Formations

    def division(self, unit: UnitId) -> str:
        """A unit's division; its corps where it belongs to none."""
        formations = self.piece(unit).formations
        return formations[1] if len(formations) > 1 else formations[0]

    def regiment(self, unit: UnitId) -> str:
        """A unit's regiment; empty where it belongs to none."""
        formations = self.piece(unit).formations
        return formations[2] if len(formations) > 2 else ""

    @property
    def hq_of(self) -> dict[UnitId, UnitId]:
        """The headquarters of each combat unit."""
        return self._roster.hq_of

    def is_corps_hq(self, hq: UnitId) -> bool:
        """Whether a headquarters is that of a corps, with its heavy guns (6.2/5)."""
        return len(self.piece(hq).formations) == 1

    def gun(self, hq: UnitId) -> Gun:
        """What an artillery point of a headquarters counts (6.2/4, 6.2/10)."""
        return self.tables.gun["corps" if self.is_corps_hq(hq) else "division"]

    def commands(self, hq: UnitId, unit: UnitId) -> bool:
        """Whether a headquarters may support a unit: its own, or one that its corps serves (6.2/3, 6.2/5)."""
        if self.side_of(hq) != self.side_of(unit):
            return False
        if not self.is_corps_hq(hq):
            return self.division(unit) == self.division(hq)
        corps = self.piece(hq).formations[0]
        served = next((row.divisions for row in self.tables.corps_guns if row.corps == corps), ())
        return self.division(unit) in (corps, *served)

    def is_in_range(self, hq: UnitId, hex_: Hex) -> bool:
        """Whether a hex lies within a headquarters' command range, whatever lies between (0.1/11)."""
        at = self.at(hq)
        return at in self.board.hexes and hex_ in _around(self.board, at, self.command_range(hq))

    # Hexes

    @cached_property
    def _parts(self) -> dict[str, dict[Hex, Part]]:
        """What each side has in each hex."""
        found: dict[str, dict[Hex, Part]] = {GERMAN: {}, FRENCH: {}}
        for at, stack in self.state.stacks.items():
            if at in self.board.hexes:
                for part in self._roster.parts(stack):
                    found[part.side][at] = part
        return found

    @cached_property
    def _units(self) -> dict[str, dict[Hex, tuple[UnitId, ...]]]:
        return {
            side: {hex_: part.units for hex_, part in parts.items() if part.units}
            for side, parts in self._parts.items()
        }

    @cached_property
    def _hqs(self) -> dict[str, dict[Hex, tuple[UnitId, ...]]]:
        return {
            side: {hex_: part.hqs for hex_, part in parts.items() if part.hqs}
            for side, parts in self._parts.items()
        }

    def hexes_of(self, side: str) -> tuple[Hex, ...]:
        """Hexes in which a side has a counter."""
        return tuple(self._parts[side])

    def hexes_held_by(self, side: str) -> tuple[Hex, ...]:
        """Hexes in which a side has a combat unit."""
        return tuple(self._units[side])

    def units_in(self, hex_: Hex, side: str) -> tuple[UnitId, ...]:
        """A side's combat units in a hex, bottom first."""
        return self._units[side].get(hex_, ())

    def hqs_in(self, hex_: Hex, side: str) -> tuple[UnitId, ...]:
        """A side's headquarters in a hex."""
        return self._hqs[side].get(hex_, ())

    def units_on_map(self, side: str) -> tuple[UnitId, ...]:
        """A side's combat units on the map."""
        return tuple(unit for units in self._units[side].values() for unit in units)

    def hqs_on_map(self, side: str) -> tuple[UnitId, ...]:
        """A side's headquarters on the map."""
        return tuple(unit for units in self._hqs[side].values() for unit in units)

    def is_held_by(self, side: str, hex_: Hex) -> bool:
        """Whether a side has a combat unit in a hex."""
        return hex_ in self._units[side]

    def is_occupied_by(self, side: str, hex_: Hex) -> bool:
        """Whether a side has any counter in a hex, a headquarters too."""
        return hex_ in self._parts[side]

    @cached_property
    def zones(self) -> dict[str, HexSet]:
        """Each side's zone of control: the hexes around its combat units (3/1)."""
        return {
            side: zone_of_control(self.space.set_of(stacks), self._all_sides)
            for side, stacks in self._units.items()
        }

    @cached_property
    def _all_sides(self) -> Crossings:
        return every_side(self.board)

    def is_in_enemy_zone(self, side: str, hex_: Hex) -> bool:
        """Whether a hex lies in the other side's zone of control."""
        return hex_ in self.zones[enemy_of(side)]

    def has_side(self, a: Hex, b: Hex, kind: str) -> bool:
        """Whether a hexside has a feature: meuse, weir, stream, contour, steep_bank, road."""
        return kind in self.board.side(a, b)

    def has_bridge(self, a: Hex, b: Hex) -> bool:
        """Whether a finished bridge leads over a hexside."""
        return (a, b) in self.ext.bridges or (b, a) in self.ext.bridges

    def has_ford(self, a: Hex, b: Hex) -> bool:
        """Whether a ford leads over a hexside (10.6/17)."""
        return (a, b) in self.ext.fords or (b, a) in self.ext.fords

    def is_houx(self, a: Hex, b: Hex) -> bool:
        """Whether a hexside is a stretch of the Meuse beside the hex of Houx, on either side (2.2/2)."""
        houx = self.board.site("weir")
        return self.has_side(a, b, "meuse") and (a in houx or b in houx)

    def has_way_over(self, a: Hex, b: Hex) -> bool:
        """Whether a bridge or a ford leads over the Meuse."""
        return self.has_bridge(a, b) or self.has_ford(a, b)

    @cached_property
    def _held(self) -> frozenset[UnitId]:
        return frozenset(unit for melee in self.ext.melees if self._goes_on(melee) for unit in melee.units)

    def _goes_on(self, melee: Melee) -> bool:
        """Whether both sides have somebody left in a close combat."""
        return len({self.side_of(unit) for unit in melee.units if self.steps(unit)}) > 1

    def is_held(self, unit: UnitId) -> bool:
        """Whether a unit is held in close combat (7.7)."""
        return unit in self._held

    def melee_of(self, unit: UnitId) -> tuple[UnitId, ...]:
        """All units held in close combat with a unit, itself too; empty where it is free (7.7)."""
        melees = [melee for melee in self.ext.melees if unit in melee.units and self._goes_on(melee)]
        return tuple(dict.fromkeys(other for melee in melees for other in melee.units))


def situation(scenario: Scenario, state: State) -> Situation:
    """The situation of a state; asked again it is the same one, with all it has worked out."""
    return _situation(scenario, state)


@worded
@lru_cache(maxsize=64)
def _situation(scenario: Scenario, state: State) -> Situation:
    return Situation(scenario, state)


@lru_cache(maxsize=2048)
def _around(board: Board, centre: Hex, most: int) -> frozenset[Hex]:
    """Hexes at most so many hexes away."""
    return frozenset(hex_ for hex_ in board.hexes if board.distance(centre, hex_) <= most)


@lru_cache(maxsize=8)
def every_side(board: Board) -> Crossings:
    """All hexsides, for what no ground stops."""
    return space_of(board).crossings(lambda _a, _b: True)


def enemy_of(side: str) -> str:
    """The other side."""
    return FRENCH if side == GERMAN else GERMAN
