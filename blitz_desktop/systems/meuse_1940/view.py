"""What the table shows of a position."""

from __future__ import annotations

from blitz_desktop.core.board import Hexside
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import Face, Piece, UnitId
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.view import (
    Badge,
    BoardView,
    BoxView,
    MarkerView,
    PhaseView,
    PieceFace,
    PieceView,
    TrackView,
    TurnView,
)
from blitz_desktop.systems.meuse_1940 import overlays, reinforcements, undone, victory
from blitz_desktop.systems.meuse_1940.frames import SluiceDue
from blitz_desktop.systems.meuse_1940.model import (
    EXITED,
    FRENCH,
    GERMAN,
    OVER,
    RETURNING,
    SEGMENTS,
    SETUP,
    SIDE_NAMES,
    SLUICE,
    is_free,
    rule,
)
from blitz_desktop.systems.meuse_1940.sequence import PHASE_NAMES, PHASE_RULES
from blitz_desktop.systems.meuse_1940.situation import Situation


def board_view(sit: Situation) -> BoardView:
    """The whole table; only aircraft are secret here, and they lie on no hex (8/4)."""
    return BoardView(
        pieces=tuple(
            piece_view(sit, unit)
            for stack in sit.state.stacks.values()
            for unit in sorted(stack, key=sit.is_hq, reverse=True)  # headquarters lie at the bottom
        ),
        control={},
        markers=_markers(sit),
        boxes=tuple(BoxView(box.id, say(box.name)) for box in sit.board.boxes if _is_used(sit, box.id)),
        turns=tuple(
            TurnView(turn.number, say(turn.label), turn.number == sit.clock.turn, say(turn.note))
            for turn in sit.scenario.turns
        ),
        phases=_phases(sit),
        scores=victory.scores(sit),
        palettes=dict(sit.scenario.palettes),
        sides={side.id: say(side.name) for side in sit.scenario.sides},
        side_palettes={side.id: side.palette for side in sit.scenario.sides},
        outcome=victory.outcome(sit),
        goals=victory.goals(sit),
        undone=undone.undone(sit),
        tracks=_tracks(sit),
        overlays=overlays.TITLES,
    )


def _is_used(sit: Situation, box: str) -> bool:
    if box in (ELIMINATED, RETURNING, EXITED):
        return True
    return bool(sit.state.stack(box))


# Counters


def piece_view(sit: Situation, unit: UnitId) -> PieceView:
    """A counter as it lies."""
    piece, steps = sit.piece(unit), sit.steps(unit)
    return PieceView(
        id=unit,
        at=sit.at(unit),
        side=piece.side,
        face=_face(sit, piece, steps),
        title=say(piece.name),
        called=sit.name(unit),
        back=_face(sit, piece, steps - 1) if steps > 1 else None,
        badges=_badges(sit, unit) if sit.at(unit) in sit.board else (),
        due=reinforcements.due(sit, unit),
        strength=piece.face(steps).defence if steps else None,
    )


def _face(sit: Situation, piece: Piece, steps: int) -> PieceFace:
    return PieceFace(
        palette=piece.palette,
        symbol=piece.type,
        size=piece.size,
        is_bracketed=piece.is_bracketed,
        name=piece.short,
        factors=factors(piece, piece.face(steps)) if steps else (),
        corner=piece.corner if steps == piece.full_steps else "",
        steps=0 if sit.is_hq(piece.id) else steps,
        full_steps=piece.full_steps,
    )


def factors(piece: Piece, face: Face) -> tuple[str, ...]:
    """Attack, defence, movement, cohesion; of a headquarters range, artillery, movement."""
    ratings = face.ratings
    if piece.has("headquarters"):
        return (str(ratings.get("range", 0)), str(ratings.get("artillery", 0)), str(face.movement))
    attack = "–" if face.attack is None else str(face.attack)
    return (attack, str(face.defence or 0), str(face.movement), str(ratings.get("cohesion", 0)))


def _badges(sit: Situation, unit: UnitId) -> tuple[Badge, ...]:
    marks = (
        ("unsupplied", say("out of supply"), sit.is_unsupplied(unit)),
        ("engaged", say("held in close combat"), sit.is_held(unit)),
        ("broken", say("broken"), unit in sit.ext.broken),
        ("fatigued", say("fatigued"), unit in sit.ext.fatigued),
        ("silenced", say("no artillery left this turn"), sit.is_hq(unit) and sit.guns_left(unit) <= 0),
        ("bridging", say("builds a bridge"), any(work.unit == unit for work in sit.works)),
        ("halted", say("must stop here this phase"), unit in sit.ext.halted),
        ("moved", say("has moved this phase"), unit in sit.ext.spent and unit not in sit.ext.halted),
        ("attacked", say("has attacked this phase"), unit in sit.ext.attacked),
    )
    return tuple(Badge(kind, text) for kind, text, shows in marks if shows)


def _markers(sit: Situation) -> tuple[MarkerView, ...]:
    """Bridges, works and fords on their hexsides, and hexes on which fire is plotted."""
    found = [
        *(("bridge", side, say("bridge")) for side in sit.ext.bridges),
        *(("ford", side, say("ford")) for side in sit.ext.fords),
        *(("bridge_works", work.side, say("bridge under construction")) for work in sit.works),
        *(("ford", side, say("named for a ford")) for side in _named(sit)),
    ]
    return (
        *(MarkerView(kind, near, label, far) for kind, (near, far), label in found),
        *(MarkerView("barrage", barrage.target, say("barrage")) for barrage in sit.ext.barrages),
    )


def _named(sit: Situation) -> tuple[Hexside, ...]:
    """Points named for fords while the dice are still to be thrown (10.6/17)."""
    return sit.state.frame.named if isinstance(sit.state.frame, SluiceDue) else ()


def _tracks(sit: Situation) -> tuple[TrackView, ...]:
    """Artillery and aviation points that each side still has this turn (6.2/1, 8/6)."""
    found = []
    for side in sit.scenario.sides if sit.clock.turn else ():
        hqs = sit.hqs_on_map(side.id)
        name = say(SIDE_NAMES[side.id])
        stocks = (
            (
                say("{side}: artillery points left", side=name),
                max(1, sum(sit.face(hq).ratings.get("artillery", 0) for hq in hqs)),
                sum(max(0, sit.guns_left(hq)) for hq in hqs),
            ),
            (
                say("{side}: aviation points left", side=name),
                sit.tables.aviation[side.id].points,
                sit.planes_left(side.id),
            ),
        )
        for title, most, left in stocks:
            found.append(TrackView(title, 0, most, left, palette=side.palette, is_stock=True))
    return tuple(found)


# Sequence of play


def _phases(sit: Situation) -> tuple[PhaseView, ...]:
    clock = sit.clock
    if not clock.turn:
        opening = ((SETUP,) if is_free(sit.scenario) else ()) + (SLUICE,)
        return tuple(
            PhaseView(say(PHASE_NAMES[phase]), FRENCH, rule(PHASE_RULES[phase]), phase == clock.phase)
            for phase in opening
        )
    steps = [(part, side, phase) for part, side in ((1, GERMAN), (2, FRENCH)) for phase in SEGMENTS]
    now = (clock.part, clock.side, clock.phase)
    index = steps.index(now) if now in steps else len(steps)
    return tuple(
        PhaseView(
            say(PHASE_NAMES[phase]),
            side,
            rule(PHASE_RULES[phase]),
            is_current=number == index,
            is_done=number < index or clock.phase == OVER,
        )
        for number, (_, side, phase) in enumerate(steps)
    )
