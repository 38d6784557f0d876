"""What the table shows of a position."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.board import Hex
from blitz_desktop.core.language import later, say
from blitz_desktop.core.pieces import Face, Piece, UnitId
from blitz_desktop.core.state import ELIMINATED, Location
from blitz_desktop.core.view import (
    Badge,
    BoardView,
    BoxView,
    MarkerView,
    PhaseView,
    PieceFace,
    PieceView,
    TurnView,
)
from blitz_desktop.systems.blitzkrieg_1940 import goals, overlays, undone, victory
from blitz_desktop.systems.blitzkrieg_1940.model import (
    ALLIED,
    CAPITULATION,
    CLOSING,
    CUP,
    DEPLOYMENT,
    DROPS,
    GERMAN,
    MOVE_FIGHT,
    ORDER,
    OVER,
    REMOVED,
    SETUP,
    SICKLE_CUT,
    rule,
)
from blitz_desktop.systems.blitzkrieg_1940.sequence import PHASE_NAMES, PHASE_RULES, PHASES, SIDE_NAMES
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.supply import break_of, is_supplied
from blitz_desktop.systems.blitzkrieg_1940.visibility import is_closed, is_hidden, top

OPENINGS = {
    SICKLE_CUT: later("Operation Sickle Cut"),
    SETUP: later("German set-up"),
    DROPS: later("Airborne landings"),
}
PART_NAMES = {1: later("First couplet"), 2: later("Second couplet")}


def board_view(sit: Situation, viewer: str | None = None) -> BoardView:
    """The whole table, as a side may see it; a viewer of None plays both sides and sees all."""
    return BoardView(
        pieces=tuple(
            piece for at, stack in sit.state.stacks.items() for piece in _stack_views(sit, at, stack, viewer)
        ),
        control=_worth_showing(sit),
        markers=_markers(sit),
        boxes=tuple(
            BoxView(box.id, say(box.name))
            for box in sit.board.boxes
            if _is_used(sit, box.id) and _is_shown(sit, box.id, viewer)
        ),
        turns=tuple(
            TurnView(turn.number, say(turn.label), turn.number == sit.clock.turn, say(turn.note))
            for turn in sit.scenario.turns
        ),
        phases=_phases(sit),
        scores=victory.scores(sit),
        tracks=victory.tracks(sit),
        palettes=dict(sit.scenario.palettes),
        sides={side.id: say(side.name) for side in sit.scenario.sides},
        side_palettes={side.id: side.palette for side in sit.scenario.sides},
        outcome=victory.outcome(sit),
        goals=goals.goals(sit),
        undone=undone.undone(sit),
        overlays=overlays.TITLES,
    )


def _is_used(sit: Situation, box: str) -> bool:
    """Whether a box has a part in the scenario: losses, or units that begin there."""
    if box == DEPLOYMENT:
        return bool(sit.state.stack(box))
    if box in (ELIMINATED, REMOVED) or (box == CUP and sit.is_1940):
        return True
    return box in sit.scenario.placements.values()


def _is_shown(sit: Situation, box: str, viewer: str | None) -> bool:
    """Whether a viewer sees a box, if only for the units in it that are known."""
    stack = sit.state.stack(box)
    return not is_closed(box, viewer) or any(not is_hidden(sit, unit, viewer) for unit in stack)


# Counters


def piece_view(sit: Situation, unit: UnitId) -> PieceView:
    """A counter as it lies."""
    piece, steps = sit.piece(unit), sit.steps(unit)
    return PieceView(
        id=unit,
        at=sit.at(unit),
        side=piece.side,
        face=_face(piece, steps),
        title=say(piece.name),
        called=sit.name(unit),
        back=_other_side(piece, steps),
        badges=_badges(sit, unit) if sit.at(unit) in sit.board and piece.faces else (),
        strength=piece.face(steps).defence if steps and not piece.has("volatile") else None,
    )


def _stack_views(
    sit: Situation, at: Location, stack: tuple[UnitId, ...], viewer: str | None
) -> Iterator[PieceView]:
    """Counters at a location, bottom first; hidden ones lie below all others, whatever their place."""
    hidden = [unit for unit in stack if is_hidden(sit, unit, viewer)]
    if not is_closed(at, viewer):
        yield from (hidden_view(sit, unit, order) for order, unit in enumerate(hidden))
    yield from (piece_view(sit, unit) for unit in stack if unit not in hidden)


def hidden_view(sit: Situation, unit: UnitId, order: int) -> PieceView:
    """A counter of which nothing but the side can be told (11.3); it looks like what lies on it."""
    piece, at = sit.piece(unit), sit.at(unit)
    palette = sit.piece(top(sit, at, piece.side)).palette if at in sit.board else piece.palette
    face = PieceFace(palette=palette, symbol="hidden")
    return PieceView(
        id=f"hidden:{at}:{order}",
        at=at,
        side=piece.side,
        face=face,
        title=say("Hidden unit"),
    )


def _face(piece: Piece, steps: int) -> PieceFace:
    """A side with factors; only the full strength of several steps has a corner (2.5.B, 3.1.B)."""
    return PieceFace(
        palette=piece.palette,
        symbol=piece.type,
        size=piece.size,
        is_bracketed=piece.is_bracketed,
        name=piece.short,
        factors=factors(piece, piece.face(steps)) if steps else (),
        is_boxed=piece.has("white_box"),
        corner=piece.corner if steps == piece.full_steps > 1 else "",
        steps=steps,
        full_steps=piece.full_steps,
    )


def _other_side(piece: Piece, steps: int) -> PieceFace | None:
    """What is behind a side: one step less, or where a unit of a single step begins (2.5.B, 2.14)."""
    if steps > 1:
        return _face(piece, steps - 1)
    if piece.full_steps > 1:
        return None
    return PieceFace(palette=piece.palette, symbol="reverse", name=piece.short, corner=piece.corner)


def factors(piece: Piece, face: Face) -> tuple[str, ...]:
    """The numbers along the bottom of a counter (2.10, 2.11)."""
    is_volatile = piece.has("volatile")
    defence = _factor(face.defence, is_volatile)
    if face.attack is None and face.defence is None and not face.movement:
        return ()
    if face.attack is None:
        return (defence, str(face.movement)) if face.movement else (defence,)
    return (_factor(face.attack, is_volatile), defence, str(face.movement))


def _factor(factor: int | None, is_volatile: bool) -> str:
    if factor is None:
        return "–"
    return f"{factor:+d}".replace("-", "−") if is_volatile and factor else str(factor)


def _badges(sit: Situation, unit: UnitId) -> tuple[Badge, ...]:
    badges = []
    if not is_supplied(sit, unit):
        badges.append(Badge("unsupplied", say("out of supply: {text}", text=break_of(sit, unit).text)))
    if unit in sit.ext.halted:
        badges.append(Badge("halted", say("must stop here this phase")))
    elif unit in sit.ext.spent:
        badges.append(Badge("moved", say("has moved this phase")))
    if unit in sit.ext.attacked:
        badges.append(Badge("attacked", say("has attacked this phase")))
    return tuple(badges)


# Markers and control


def _markers(sit: Situation) -> tuple[MarkerView, ...]:
    markers = [MarkerView("landing", hex_, sit.name(unit)) for unit, hex_ in sit.ext.drops.items()]
    if sit.ext.bombed and sit.ext.bombed[1:] == (sit.clock.turn, sit.clock.part):
        markers.append(MarkerView("bombed", sit.ext.bombed[0], say("terror bombing")))
    if sit.ext.is_flooded:
        markers += [MarkerView("flood", hex_, say("dams open")) for hex_ in sit.board.site("roer_dam")]
    return tuple(markers)


def _worth_showing(sit: Situation) -> dict[Hex, str]:
    """Hexes held against the colour of their country."""
    friend = {"germany": GERMAN}
    return {
        hex_: side
        for hex_, side in sit.state.control.items()
        if side != friend.get(sit.country(hex_), ALLIED)
    }


# Sequence of play


def _phases(sit: Situation) -> tuple[PhaseView, ...]:
    """The sequence of play: before turn 1 what opens it, with the step that follows the landings."""
    clock = sit.clock
    steps = [
        (part, side, phase)
        for part in (1, 2)
        for side in (sit.first_side, enemy_of(sit.first_side))
        for phase in _segment(sit, part, side)
    ]
    if clock.phase in OPENINGS:
        openings = (
            PhaseView(say(label), GERMAN, rule(PHASE_RULES[phase]), is_current=phase == clock.phase)
            for phase, label in OPENINGS.items()
            if not (phase == DROPS and sit.is_basic)
        )
        return (*openings, *(_step(*step) for step in steps[:1] if clock.phase == DROPS))
    if clock.phase == CLOSING:
        steps.append((2, clock.side, CLOSING))
    now = (clock.part, clock.side, clock.phase)
    index = steps.index(now) if now in steps else len(steps)
    return tuple(
        _step(*step, is_current=i == index, is_done=i < index or clock.phase == OVER)
        for i, step in enumerate(steps)
    )


def _step(part: int, side: str, phase: str, *, is_current: bool = False, is_done: bool = False) -> PhaseView:
    return PhaseView(
        say("{side} {phase}", side=SIDE_NAMES[side], phase=PHASE_NAMES[phase].lower()),
        side,
        rule(PHASE_RULES[phase]),
        is_current=is_current,
        is_done=is_done,
        part=say(PART_NAMES[part]),
    )


def _segment(sit: Situation, part: int, side: str) -> tuple[str, ...]:
    order = PHASES[sit.ext.orders.get(f"{side} {part}", MOVE_FIGHT)]
    opening = (CAPITULATION, ORDER) if side == ALLIED and sit.has_capitulation else (ORDER,)
    return (*opening, *order)
