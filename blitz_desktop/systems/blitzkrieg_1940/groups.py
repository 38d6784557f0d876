"""11.6, 13.1 Which units may move now, and which of them together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices
from blitz_desktop.core.itemwise import Itemwise
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Unit
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.dummies import bar_to_leaving, is_dummy
from blitz_desktop.systems.blitzkrieg_1940.forest import bar_to_frozen
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.supply import UNSUPPLIED_MOVEMENT, is_supplied


class Kind(NamedTuple):
    """What groups have in common that find the same in every hex, wherever stacking lets them in."""

    side: str
    nations: tuple[str, ...]
    is_mechanised: bool
    is_on_foot: bool
    ignores_zones: bool
    pays_for_zones: bool


@dataclass(frozen=True, eq=False)
class Group:
    """Units that move as one stack, with the slowest one's points and the dearest one's costs (11.7.C)."""

    sit: Situation
    units: tuple[UnitId, ...]

    @cached_property
    def start(self) -> Hex:
        """The hex they are in."""
        return self.sit.at(self.units[0])

    @cached_property
    def side(self) -> str:
        """The side that moves them."""
        return self.sit.side_of(self.units[0])

    @cached_property
    def real(self) -> tuple[UnitId, ...]:
        """The units that count for movement; dummies go as fast as any of them (6.3.C)."""
        return tuple(unit for unit in self.units if not is_dummy(self.sit, unit))

    @cached_property
    def left(self) -> int:
        """Points left to the whole group."""
        return min(points_left(self.sit, unit) for unit in self.real)

    @cached_property
    def allowance(self) -> int:
        """Movement factor of the slowest."""
        return min(self.sit.face(unit).movement for unit in self.real)

    @cached_property
    def is_fresh(self) -> bool:
        """Whether none of them has spent a point this phase."""
        return not any(unit in self.sit.ext.spent for unit in self.units)

    @cached_property
    def ignores_zones(self) -> bool:
        """Whether enemy zones mean nothing to the whole group (9.6)."""
        return all(map(self.sit.is_german_mechanised, self.real))

    @cached_property
    def is_mechanised(self) -> bool:
        """Whether any of them pays mechanised costs."""
        return any(map(self.sit.is_mechanised, self.real))

    @cached_property
    def is_on_foot(self) -> bool:
        """Whether any of them pays leg costs."""
        return not all(map(self.sit.is_mechanised, self.real))

    @cached_property
    def kind(self) -> Kind:
        """What makes the map the same for other groups too."""
        return Kind(
            self.side,
            tuple(dict.fromkeys(self.sit.piece(unit).nation for unit in self.real)),
            self.is_mechanised,
            self.is_on_foot,
            self.ignores_zones,
            pays_for_zones=self.sit.is_1940 and self.side == ALLIED,
        )


def movement_factor(sit: Situation, unit: UnitId) -> int:
    """Points a unit has in a phase: its MF, or 4 at most where it began its move out of supply (10.3.A)."""
    factor = sit.face(unit).movement
    has_begun = unit in sit.ext.spent or unit in sit.ext.active
    unsupplied = unit in sit.ext.unsupplied if has_begun else not is_supplied(sit, unit)
    return min(factor, UNSUPPLIED_MOVEMENT) if unsupplied else factor


def points_left(sit: Situation, unit: UnitId) -> int:
    """Points a unit may still spend this phase."""
    if unit in sit.ext.halted:
        return 0
    return movement_factor(sit, unit) - sit.ext.spent.get(unit, 0)


def bar_to_moving(sit: Situation, unit: UnitId) -> Reason | None:
    """Why a unit may not move at all now, where it may not."""
    piece, now, ext = sit.scenario.pieces[unit], sit.state.units[unit], sit.ext
    if piece.side != sit.clock.side:
        return Reason(
            "not_yours", say("{name} belongs to the other side.", name=sit.name(unit)), rule("13.1.B"), unit
        )
    if now.at not in sit.board.hexes:
        return Reason("off_map", say("{name} is not on the map.", name=sit.name(unit)), rule("13.1.A"), unit)
    if ext.is_sickle_cut and (reason := bar_to_frozen(sit, unit)):
        return reason
    if piece.face(now.steps).movement == 0 and not is_dummy(sit, unit):
        section = "7.1.B" if piece.has("airborne_coup") else "14.16.B"
        return Reason("immobile", say("{name} never moves.", name=sit.name(unit)), rule(section), unit)
    if unit in ext.spent and unit not in ext.active:
        return Reason(
            "move_over",
            say("{name} has finished its move: another stack has moved since.", name=sit.name(unit)),
            rule("11.7.B"),
            unit,
        )
    if unit in ext.halted:
        text = say("{name} had to stop here for this phase.", name=sit.name(unit))
        return Reason("halted", text, rule(ext.halted[unit]), unit)
    if unit in ext.spent and points_left(sit, unit) <= 0 and not is_dummy(sit, unit):
        return Reason(
            "spent", say("{name} has no movement points left.", name=sit.name(unit)), rule("13.2.A"), unit
        )
    return None


def bar_to_grouping(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not move as one stack, where they may not (11.6)."""
    if not units:
        return Reason("no_units", say("Pick at least one unit."), rule("13.1.A"))
    if len(set(units)) < len(units):
        return Reason("twice", say("A unit was named twice."), rule("13.1.A"))
    if len({sit.at(unit) for unit in units}) > 1:
        return Reason("apart", say("Units that move together must be in one hex."), rule("11.6"))
    if len({sit.ext.origins.get(unit, sit.at(unit)) for unit in units}) > 1:
        return Reason(
            "joined_late", say("Only units that began the phase together may move together."), rule("11.6")
        )
    if len({sit.piece(unit).nation for unit in units}) > 1:
        return Reason("armies", say("Only units of one army may move as a stack."), rule("11.6"))
    return bar_to_leaving(sit, units, sit.at(units[0]))


def bar_to_group(sit: Situation, units: tuple[UnitId, ...]) -> Reason | None:
    """Why units may not move together, or not at all."""
    unknown = next((unit for unit in units if unit not in sit.state.units), None)
    if unknown is not None:
        return Reason(
            "unknown_unit", say("There is no unit {unknown}.", unknown=unknown), rule("13.1.A"), unknown
        )
    single = next((reason for unit in units if (reason := bar_to_moving(sit, unit))), None)
    return single or bar_to_grouping(sit, units)


def unit_choices(sit: Situation) -> Choices:
    """Units of the phasing side, with why each may not move where it may not."""
    targets = unit_targets(sit, sit.units_on_map(sit.clock.side), bar_to_moving)
    elsewhere = say("Only units of the moving side that stand on the map can move.")
    return Choices(targets, refuse("not_yours", elsewhere, rule("13.1.B")))


Bar: TypeAlias = Callable[[Situation, UnitId], Reason | None]
"""Why a unit may not do something, where it may not."""


def unit_targets(sit: Situation, units: Iterable[UnitId], bar: Bar) -> dict[UnitId, Choice]:
    """Units on the map as targets, each refused for what bars it.

    Most have done nothing yet in the phase, and others have done all that they may. They are asked again
    only when they have changed. What ``bar`` says of the first may depend on the unit itself, its side and
    what is special about a couplet alone; what it says of the others must hold for the rest of the phase.
    """
    ext, now, scenario = sit.ext, sit.state.units, sit.scenario
    busy = ext.spent.keys() | ext.halted.keys()

    def target(unit: UnitId, _now: Unit) -> Choice:
        return Choice(unit, Legality.of(bar(sit, unit)))

    units = tuple(units)
    fresh = {unit: now[unit] for unit in units if unit not in busy}
    done = {unit: now[unit] for unit in busy.difference(ext.active).intersection(units)}
    known = _known(bar, scenario, sit.clock.side, _special(sit)).of(fresh, target)
    known = known | _known(bar, scenario, sit.clock.side, sit.clock).of(done, target)
    return {unit: known.get(unit) or target(unit, now[unit]) for unit in units}


def _special(sit: Situation) -> object:
    """What is special about this couplet: that it is one of turn 1, or that a city has been bombed in it."""
    couplet, bombed = (sit.clock.turn, sit.clock.part), sit.ext.bombed
    if couplet > (1, 2) and (bombed is None or bombed[1:] != couplet):
        return None
    return (couplet, bombed, sit.ext.is_sickle_cut)


@worded
@lru_cache(maxsize=16)
def _known(_bar: Bar, _scenario: Scenario, _side: str, _occasion: object) -> Itemwise[UnitId, Unit, Choice]:
    """What is known of units for as long as an occasion lasts."""
    return Itemwise()
