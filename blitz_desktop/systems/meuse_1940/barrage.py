"""6.3 Barrage fire, by both sides after each movement phase."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed
from blitz_desktop.core.language import later, say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.meuse_1940.actions import EndPlot, PlotBarrage
from blitz_desktop.systems.meuse_1940.events import (
    BarragePlotted,
    BarrageResolved,
    BarragesFired,
    GunsFired,
    Interrupted,
    PlanesFlown,
)
from blitz_desktop.systems.meuse_1940.frames import Barrage, LossesDue, PlotDue
from blitz_desktop.systems.meuse_1940.model import GERMAN, Tx, rule
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of
from blitz_desktop.systems.meuse_1940.support import planes_words

MOST_GUNS = 4
"""Artillery points at most on one hex (6.3/4)."""
MOST_PLANES = 2
"""Aviation points at most on one hex (8/7)."""

FALL = later("barrage on {hex}")


def open_plots(sit: Situation, tx: Tx) -> None:
    """Ask both sides, the active one first (6.3/1)."""
    for side in (enemy_of(sit.clock.side), sit.clock.side):
        if target_choices(sit, PlotDue(side)).legal:
            tx.emit(Interrupted(PlotDue(side)))


def decision(_sit: Situation, due: PlotDue) -> Decision:
    """Ask a side for its barrages (6.3/1)."""
    slots = (
        Slot("target", SlotKind.HEX, say("Pick the hex to fire on")),
        Slot("guns", SlotKind.ALLOCATION, say("Give artillery points"), least=0, most=MOST_GUNS),
        Slot("planes", SlotKind.OPTION, say("Add aviation points")),
    )
    return Decision(
        due.side,
        say("Barrage: fire on enemy hexes with artillery and aviation, or hold it back."),
        rule("6.3/1"),
        (
            Offer(PlotBarrage, say("Barrage"), rule("6.3/1"), slots),
            Offer(EndPlot, say("No more barrages"), rule("6.3/1")),
        ),
    )


def target_choices(sit: Situation, due: PlotDue) -> Choices:
    """Enemy-held hexes that some headquarters of the side can reach with fire."""
    hexes = sit.hexes_held_by(enemy_of(due.side))
    firing = _firing(sit, due)
    targets = {
        hex_: Choice(hex_, _target_legality(sit, due, hex_))
        for hex_ in hexes
        if any(sit.is_in_range(hq, hex_) for hq in firing)
    }
    return Choices(targets, _out_of_range())


def _firing(sit: Situation, due: PlotDue) -> list[UnitId]:
    """Headquarters with artillery points left; all of them while the side has aviation points."""
    can_fly = sit.planes_left(due.side) > 0
    return [hq for hq in sit.hqs_on_map(due.side) if can_fly or sit.guns_left(hq) > 0]


def _target_legality(sit: Situation, due: PlotDue, hex_: Hex) -> Legality:
    if hex_ in _plotted(sit, due):
        return refuse("plotted", say("Fire on {hex} is plotted already.", hex=hex_), rule("6.3/4"), hex_)
    return Legality()


def _out_of_range() -> Legality:
    text = say("No headquarters with fire left commands that far, or no enemy unit is there.")
    return refuse("out_of_range", text, rule("6.3/1"))


def _plotted(sit: Situation, due: PlotDue) -> tuple[Hex, ...]:
    return tuple(barrage.target for barrage in sit.ext.barrages if barrage.side == due.side)


def gun_choices(sit: Situation, due: PlotDue, target: Hex) -> Choices:
    """Headquarters in range with artillery points left."""
    targets = {
        hq: Choice(hq, most=min(sit.guns_left(hq), MOST_GUNS))
        for hq in sit.hqs_on_map(due.side)
        if sit.guns_left(hq) > 0 and sit.is_in_range(hq, target)
    }
    text = say("Only headquarters within command range that have artillery points left fire.")
    return Choices(targets, refuse("no_guns", text, rule("6.3/1")))


def most_planes(sit: Situation, due: PlotDue, target: Hex) -> int:
    """Aviation points that may be added; they want a headquarters within command range too (8/7)."""
    is_near = any(sit.is_in_range(hq, target) for hq in sit.hqs_on_map(due.side))
    return min(sit.planes_left(due.side), MOST_PLANES) if is_near else 0


def plane_choices(sit: Situation, due: PlotDue, target: Hex, guns: tuple[UnitId, ...]) -> Choices:
    """Numbers of aviation points; none only beside artillery."""
    least = 0 if guns else 1
    targets = {
        str(planes): Choice(str(planes), label=planes_words(planes))
        for planes in range(least, most_planes(sit, due, target) + 1)
    }
    text = say("A barrage takes artillery points, or one or two aviation points.")
    return Choices(targets, refuse("no_planes", text, rule("8/7")))


def legality(sit: Situation, due: PlotDue, action: PlotBarrage) -> Legality:
    """Whether a barrage may be plotted."""
    target = target_choices(sit, due)[action.target].legality
    if not target:
        return target
    guns = gun_choices(sit, due, action.target)
    if len(action.guns) > MOST_GUNS:
        return refuse("too_many", say("Four artillery points fire on one hex at most."), rule("6.3/4"))
    for hq in set(action.guns):
        if not guns[hq].legality or action.guns.count(hq) > guns[hq].most:
            return guns[hq].legality and refuse(
                "no_guns", say("{unit} has not so many points left.", unit=sit.name(hq)), rule("6.2/1"), hq
            )
    return plane_choices(sit, due, action.target, action.guns)[action.planes].legality


def plot(_sit: Situation, tx: Tx, due: PlotDue, action: PlotBarrage) -> None:
    """Write the fire down; nothing falls before both sides have done."""
    planes = int(action.planes)
    tx.emit(BarragePlotted(Barrage(due.side, action.target, action.guns, planes)))
    if action.guns:
        tx.emit(GunsFired(action.guns))
    if planes:
        tx.emit(PlanesFlown(due.side, planes))


def end(_sit: Situation, tx: Tx, _due: PlotDue, _action: EndPlot) -> None:
    """The side plots no more."""
    tx.emit(FrameClosed())


# Resolution


def factors(sit: Situation, barrage: Barrage) -> int:
    """Attack factors of a barrage (6.3/2, 8/7)."""
    guns = sum(sit.gun(hq).barrage for hq in barrage.guns)
    return guns + barrage.planes * sit.tables.aviation[barrage.side].barrage


def modifier(sit: Situation, target: Hex, side: str) -> int:
    """What terrain and fatigue add to the throw (6.3/2)."""
    causes = {sit.board[target].terrain}
    units = sit.units_in(target, enemy_of(side))
    if side == GERMAN and _is_on_the_bank(sit, target) and not set(units) & set(sit.ext.uprooted):
        causes = {"bank"}  # dug in where they were set up
    if any(unit in sit.ext.fatigued for unit in units):
        causes.add("fatigued")
    return sum(row.add for row in sit.tables.barrages.modifiers if row.where in causes)


def _is_on_the_bank(sit: Situation, hex_: Hex) -> bool:
    return any(sit.has_side(hex_, near, "meuse") for near in sit.board.neighbours(hex_))


def fire(sit: Situation, tx: Tx) -> None:
    """Resolve all plotted fire at once; losses are taken when all have been thrown (6.3/1)."""
    due = []
    for barrage in sit.ext.barrages:
        throw = tx.roll(FALL.format(hex=barrage.target), rule("6.3/2"), count=2).total
        add, size = modifier(sit, barrage.target, barrage.side), factors(sit, barrage)
        steps = sit.tables.barrages.steps(size, throw + add)
        tx.emit(BarrageResolved(barrage, size, add, steps))
        units = sit.units_in(barrage.target, enemy_of(barrage.side))
        if steps and units:
            losses = LossesDue(enemy_of(barrage.side), steps, units, barrage.target, is_barrage=True)
            due.append(losses)
    tx.emit(BarragesFired())
    for losses in reversed(due):
        tx.emit(Interrupted(losses))
