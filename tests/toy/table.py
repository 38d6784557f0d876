"""What the toy shows: the board view, sentences and cards."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.board import Hex
from blitz_desktop.core.entries import Action, ControlTaken, Event, Rolled, StepsLeft, UnitsMoved
from blitz_desktop.core.overlays import Edge, Overlay, OverlayTitle, Patch
from blitz_desktop.core.pieces import Piece, UnitId
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.system import Scenario
from blitz_desktop.core.view import (
    Badge,
    BoardView,
    BoxView,
    Card,
    CardRow,
    Goal,
    Line,
    MarkerView,
    Outcome,
    PhaseView,
    PieceFace,
    PieceView,
    TurnView,
    Undone,
)
from tests.toy.movement import TERRAIN_COST, is_watched
from tests.toy.records import EndPhase, Fought, ToyState, rule
from tests.toy.setting import TOWNS

PHASES = ("move", "combat")
LABELS = {"move": "Movement", "combat": "Combat", "over": "Game over"}


def board_view(scenario: Scenario, state: ToyState) -> BoardView:
    """The whole table."""
    clock = state.clock
    return BoardView(
        pieces=tuple(_piece(scenario, state, unit) for stack in state.stacks.values() for unit in stack),
        control=dict(state.control),
        markers=tuple(MarkerView("objective", hex_, name) for name, hex_ in TOWNS.items()),
        boxes=(BoxView(ELIMINATED, "Eliminated"),),
        turns=tuple(
            TurnView(space.number, space.label, space.number == clock.turn) for space in scenario.turns
        ),
        phases=tuple(_phases(scenario, state)),
        scores=tuple(
            CardRow(side.name, f"{_towns(state, side.id)} towns", rule("1.2")) for side in scenario.sides
        ),
        palettes=dict(scenario.palettes),
        sides={side.id: side.name for side in scenario.sides},
        side_palettes={side.id: side.palette for side in scenario.sides},
        outcome=_outcome(state),
        overlays=(OverlayTitle("watched", "Zones of control", "Z", rule("2.3")),),
        goals=tuple(_goals(scenario, state)),
        undone=_undone(scenario, state),
    )


def watched_overlay(scenario: Scenario, state: ToyState) -> Overlay:
    """Hexes in zones of control of the side that is not phasing, and the river."""
    hexes = tuple(hex_ for hex_ in scenario.board.hexes if is_watched(scenario, state, hex_))
    other = "red" if state.clock.side == "blue" else "blue"
    return Overlay(
        patches=(Patch(other, hexes, "enemy zone of control"),),
        edges=(Edge("warn", scenario.board.chains[0].sides, "river die"),),
        summary=f"{len(hexes)} hexes are watched.",
    )


def narrate(scenario: Scenario, action: Action, events: tuple[Event, ...]) -> tuple[Line, ...]:
    """Sentences for the log."""
    lines = tuple(line for event in events for line in _tell(scenario, event))
    if isinstance(action, EndPhase):
        return (Line("phase", "The phase ends.", rule("1.1")), *lines)
    return lines or (Line("note", "The attackers stay where they are.", rule("3.4")),)


def hex_card(scenario: Scenario, state: ToyState, hex_: Hex) -> Card:
    """Facts about a hex."""
    info = scenario.board[hex_]
    cost = TERRAIN_COST.get(info.terrain)
    rows = (
        CardRow("Terrain", scenario.board.terrains[info.terrain].name),
        CardRow("Cost to enter", "closed" if cost is None else str(cost), rule("2.2")),
        CardRow("Country", scenario.board.countries[info.country].name),
        *(CardRow(place.kind.capitalize(), place.name) for place in info.places),
    )
    return Card(f"Hex {hex_}", rows)


def unit_card(scenario: Scenario, state: ToyState, unit: UnitId) -> Card:
    """Facts about a unit."""
    piece, steps = scenario.pieces[unit], state.units[unit].steps
    if steps == 0:
        return Card(piece.name, (CardRow("Status", "eliminated", rule("3.3")),))
    face = piece.face(steps)
    return Card(
        piece.name,
        (
            CardRow("Attack", str(face.attack), rule("3.2")),
            CardRow("Defence", str(face.defence), rule("3.2")),
            CardRow("Movement", str(face.movement), rule("2.2")),
            CardRow("Steps", f"{steps} of {piece.full_steps}", rule("3.3")),
        ),
    )


def _piece(scenario: Scenario, state: ToyState, id_: UnitId) -> PieceView:
    piece, unit = scenario.pieces[id_], state.units[id_]
    shown = max(unit.steps, 1)
    other = piece.full_steps + 1 - shown
    done = "attacked" if state.clock.phase == "combat" else "moved"
    return PieceView(
        id=id_,
        at=unit.at,
        side=piece.side,
        face=_face(piece, shown),
        title=piece.name,
        back=_face(piece, other),
        badges=(Badge(done, f"Has {done}"),) if id_ in state.ext.spent else (),
        strength=piece.face(shown).defence,
    )


def _face(piece: Piece, steps: int) -> PieceFace:
    face = piece.face(steps)
    factors = tuple(str(factor) for factor in (face.attack, face.defence, face.movement))
    return PieceFace(
        piece.nation,
        piece.type,
        piece.size,
        name=piece.short,
        factors=factors,
        steps=steps,
        full_steps=piece.full_steps,
    )


def _phases(scenario: Scenario, state: ToyState) -> Iterator[PhaseView]:
    order = [(side.id, phase) for side in scenario.sides for phase in PHASES]
    here = (state.clock.side, state.clock.phase)
    now = order.index(here) if here in order else len(order)
    for index, (side, phase) in enumerate(order):
        yield PhaseView(LABELS[phase], side, rule("1"), index == now, index < now)


def _goals(scenario: Scenario, state: ToyState) -> Iterator[Goal]:
    for name, hex_ in TOWNS.items():
        holder = state.control[hex_]
        is_met = holder == "blue"
        missing = "" if is_met else "a Blue unit in it"
        yield Goal(name, "needed", f"held by {holder}", rule("1.2"), missing, is_met, "blue", (hex_,))


def _undone(scenario: Scenario, state: ToyState) -> tuple[Undone, ...]:
    if state.clock.phase != "move" or state.frames:
        return ()
    idle = tuple(
        unit
        for unit, piece in scenario.pieces.items()
        if piece.side == state.clock.side and state.units[unit].steps and unit not in state.ext.spent
    )
    where = tuple(state.units[unit].at for unit in idle)
    text = "Whoever stays where he is loses heart."
    return (Undone("end_phase", text, rule("1.1"), where, is_costly=True),) if len(idle) > 1 else ()


def _towns(state: ToyState, side: str) -> int:
    return sum(state.control[hex_] == side for hex_ in TOWNS.values())


def _outcome(state: ToyState) -> Outcome | None:
    if state.clock.phase != "over":
        return None
    winner = "blue" if _towns(state, "blue") == len(TOWNS) else "red"
    return Outcome(winner, "Blue wins by holding both towns, Red by holding one.", rule("1.2"))


def _tell(scenario: Scenario, event: Event) -> Iterator[Line]:
    match event:
        case Rolled(roll):
            yield Line("roll", f"{roll.purpose}: {roll.total}.", roll.rule, roll.faces)
        case UnitsMoved(units, path):
            names = ", ".join(scenario.pieces[unit].name for unit in units)
            yield Line("move", f"{names}: {path[0]} to {path[-1]}.", rule("2"), where=(path[0], path[-1]))
        case Fought(target, _, result):
            yield Line("combat", f"Attack on {target}: {result}.", rule("3.2"), where=(target,))
        case StepsLeft(unit, steps):
            fate = f"has {steps} steps left" if steps else "is eliminated"
            yield Line("loss", f"{scenario.pieces[unit].name} {fate}.", rule("3.3"))
        case ControlTaken(hexes, side):
            yield Line("control", f"{side.capitalize()} takes {', '.join(hexes)}.", where=hexes)
