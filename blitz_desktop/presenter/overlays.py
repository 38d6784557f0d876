"""Overlays: those that the game draws, and those that follow from any position."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Choice, in_points
from blitz_desktop.core.entries import ClockSet, ControlTaken, Entry, StepsLeft, UnitsMoved
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.overlays import (
    BAD,
    NEUTRAL,
    WARN,
    DrawsOverlays,
    Overlay,
    OverlayTitle,
    Patch,
    Tag,
    Trace,
)
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.odds import columns_words
from blitz_desktop.presenter.planner import planned, plans
from blitz_desktop.presenter.table import Table

CONTROL, COUNTRIES, STACKING, CHANGES, MOVES = "control", "countries", "stacking", "changes", "moves"
PLANS = "plans"

_COMMON = (
    OverlayTitle(CONTROL, later("Control and front line"), "C"),
    OverlayTitle(COUNTRIES, later("Countries"), "O"),
    OverlayTitle(STACKING, later("Stacks"), "K"),
    OverlayTitle(MOVES, later("Last moves"), "L"),
    OverlayTitle(CHANGES, later("Changes this turn"), "Shift+L"),
    OverlayTitle(PLANS, later("Planned attacks"), "Shift+A"),
)


class Overlays:
    """All overlays of the position on a table.

    One is drawn once a position, selection and set of plans, however often it is asked for.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._drawn: dict[tuple[object, ...], Overlay] = {}
        self._moment: object = None
        self._own: dict[str, Callable[[], Overlay]] = {
            CONTROL: self._control,
            COUNTRIES: self._countries,
            STACKING: self._stacking,
            CHANGES: self._changes,
            MOVES: self._moves,
            PLANS: self._plans,
        }

    @property
    def titles(self) -> tuple[OverlayTitle, ...]:
        """What can be asked for: the game's own first, then those that every game has."""
        offered = self._table.viewpoint.view.overlays
        taken = {title.id for title in offered}
        titles = (*offered, *(title for title in _COMMON if title.id not in taken))
        return tuple(msgspec.structs.replace(title, name=say(title.name)) for title in titles)

    def draw(self, id_: str) -> Overlay:
        """One overlay of the position shown, for the units selected.

        Raises:
            KeyError: There is no such overlay.
        """
        viewpoint = self._table.viewpoint
        if self._moment is not viewpoint:
            self._moment = viewpoint
            self._drawn.clear()
        key = (id_, self._table.selection, planned(self._table.session, viewpoint))
        if key not in self._drawn:
            self._drawn[key] = self._draw(id_)
        return self._drawn[key]

    def _draw(self, id_: str) -> Overlay:
        viewpoint = self._table.viewpoint
        system = viewpoint.system
        if isinstance(system, DrawsOverlays) and any(title.id == id_ for title in viewpoint.view.overlays):
            selection = self._table.selection
            return system.overlay(viewpoint.scenario, viewpoint.state, id_, selection, viewpoint.viewer)
        return self._own[id_]()

    # What follows from any position

    def _control(self) -> Overlay:
        viewpoint = self._table.viewpoint
        held: dict[str, list[Hex]] = {side: [] for side in viewpoint.view.sides}
        for hex_, side in viewpoint.state.control.items():
            held.setdefault(side, []).append(hex_)
        names = viewpoint.view.sides
        patches = tuple(
            Patch(side, tuple(hexes), say("held: {side}", side=names.get(side, side)), is_outlined=True)
            for side, hexes in held.items()
        )
        counts = " · ".join(
            say_number("{side}: {n} hex", "{side}: {n} hexes", len(hexes), side=names.get(side, side))
            for side, hexes in held.items()
        )
        return Overlay(patches, summary=counts)

    def _countries(self) -> Overlay:
        board = self._table.viewpoint.scenario.board
        lands: dict[str, list[Hex]] = {country: [] for country in board.countries}
        for hex_, info in board.hexes.items():
            lands[info.country].append(hex_)
        return Overlay(
            tuple(
                Patch(board.countries[country].colour, tuple(hexes), say(board.countries[country].name))
                for country, hexes in lands.items()
                if hexes
            )
        )

    def _stacking(self) -> Overlay:
        """Counters and strength of every stack, readable at any zoom."""
        viewpoint = self._table.viewpoint
        stacks: dict[Hex, list[int | None]] = {}
        sides: dict[Hex, str] = {}
        for piece in viewpoint.view.pieces:
            if piece.at in viewpoint.scenario.board:
                stacks.setdefault(piece.at, []).append(piece.strength)
                sides[piece.at] = piece.side
        tags = []
        for hex_, strengths in stacks.items():
            total = sum(strength or 0 for strength in strengths)
            tags.append(Tag(hex_, f"{len(strengths)}·{total}" if total else str(len(strengths)), sides[hex_]))
        highest = max((len(strengths) for strengths in stacks.values()), default=0)
        summary = say(
            "Counters and strength; {stacks}, {highest} in the highest.",
            stacks=say_number("{n} stack", "{n} stacks", len(stacks)),
            highest=say_number("{n} counter", "{n} counters", highest),
        )
        return Overlay(tags=tuple(tags), summary=summary)

    def _moves(self) -> Overlay:
        """Ways of the moves since the phase began, or of the phase before where nobody has moved yet."""
        ways: list[Trace] = []
        for entry in reversed(self._table.session.entries[: self._table.moment]):
            if ways and _begins_phase(entry):
                break
            ways += [
                Trace(entry.side, event.path, say("last moves"), has_head=True)
                for event in _joined_moves(entry)
                if self._is_told(entry, event)
            ]
        return Overlay(traces=tuple(reversed(ways)), summary=say_number("{n} move", "{n} moves", len(ways)))

    def _plans(self) -> Overlay:
        """An arrow from every hex whose units are to attack, and the column of the table at the target."""
        viewpoint = self._table.viewpoint
        side = viewpoint.decision.side if viewpoint.decision else next(iter(viewpoint.view.sides), "")
        arrows, tags = [], []
        meant = plans(self._table.session, viewpoint)
        for plan in meant:
            starts = dict.fromkeys(viewpoint.pieces[unit].at for unit in plan.units)
            tone = plan.side or side
            arrows += [Trace(tone, (at, plan.target), say("planned attacks"), has_head=True) for at in starts]
            if plan.forecast is not None:
                tags.append(Tag(plan.target, columns_words(plan.forecast), BAD))
        targets = Patch(BAD, tuple(plan.target for plan in meant), say("targets"), is_outlined=True)
        return Overlay(
            (targets,),
            tuple(arrows),
            tags=tuple(tags),
            summary=say_number("{n} attack", "{n} attacks", len(meant)),
        )

    def _is_told(self, entry: Entry, move: UnitsMoved) -> bool:
        """Whether the viewer may know of a move: its own, and those between hexes that a log line names."""
        if self._table.viewpoint.viewer in (None, entry.side):
            return True
        ends = {at for at in (move.path[0], move.path[-1]) if at in self._table.viewpoint.scenario.board}
        lines = self._table.session.narration(entry.number)
        return bool(ends) and any(ends.issubset(line.where) for line in lines)

    def _changes(self) -> Overlay:
        """Hexes that changed hands since the turn began, and where steps were lost."""
        viewpoint = self._table.viewpoint
        turn = viewpoint.state.clock.turn
        taken: dict[Hex, str] = {}
        lost: dict[Hex, int] = {}
        session, moment = self._table.session, self._table.moment
        while moment > 0 and session.state_at(moment - 1).clock.turn == turn:
            moment -= 1
        state = session.state_at(moment)
        at = {unit: piece.at for unit, piece in state.units.items()}
        steps = {unit: piece.steps for unit, piece in state.units.items()}
        for entry in session.entries[moment : self._table.moment]:
            for event in entry.events:
                match event:
                    case ControlTaken(hexes, side):
                        taken.update(dict.fromkeys(hexes, side))
                    case UnitsMoved(units, path):
                        at.update(dict.fromkeys(units, path[-1]))
                    case StepsLeft(unit, left):
                        lost[at[unit]] = lost.get(at[unit], 0) + steps[unit] - left
                        steps[unit] = left
        names = viewpoint.view.sides
        patches = [
            Patch(
                side,
                tuple(hex_ for hex_, new in taken.items() if new == side),
                say("taken: {side}", side=names[side]),
            )
            for side in names
            if side in taken.values()
        ]
        board = viewpoint.scenario.board
        lost = {hex_: count for hex_, count in lost.items() if hex_ in board and count > 0}
        patches.append(Patch(BAD, tuple(lost), say("steps lost"), is_outlined=True))
        tags = tuple(Tag(hex_, f"−{count}", BAD) for hex_, count in lost.items())
        return Overlay(
            tuple(patches),
            tags=tags,
            summary=say(
                "{taken}, {lost}.",
                taken=say_number("{n} hex changed hands", "{n} hexes changed hands", len(taken)),
                lost=say_number("{n} step was lost", "{n} steps were lost", sum(lost.values())),
            ),
        )


def reachers(table: Table, hex_: Hex) -> tuple[tuple[UnitId, Choice], ...]:
    """Units of the side to decide that can move into a hex now, with the way of each."""
    found: list[tuple[UnitId, Choice]] = []
    for unit in table.ready_units():
        gesture = table.gesture_of((unit,))
        if gesture is None or gesture.reach is None or not gesture.legality:
            continue
        choice = gesture.reach.targets.get(hex_)
        if choice is not None and choice.legality:
            found.append((unit, choice))
    return tuple(found)


def reachers_overlay(table: Table, hex_: Hex) -> Overlay:
    """The answer to "who can reach this hex", to be laid over the map."""
    found = reachers(table, hex_)
    pieces = table.viewpoint.pieces
    ways: dict[Hex, list[Choice]] = {}
    for unit, way in found:
        ways.setdefault(pieces[unit].at, []).append(way)
    most = {at: _most_left(own) for at, own in ways.items()}
    return Overlay(
        patches=(
            Patch(WARN, tuple(ways), say("units that can come here"), is_outlined=True),
            Patch(NEUTRAL, (hex_,), say("the hex asked about"), is_outlined=True),
        ),
        tags=tuple(Tag(at, text, WARN) for at, text in most.items() if text),
        summary=say(
            "{units} can move to {hex}, from {hexes}.",
            units=say_number("{n} unit", "{n} units", len(found)),
            hex=hex_,
            hexes=say_number("{n} hex", "{n} hexes", len(ways)),
        ),
    )


def _begins_phase(entry: Entry) -> bool:
    return any(isinstance(event, ClockSet) for event in entry.events)


def _joined_moves(entry: Entry) -> list[UnitsMoved]:
    """Moves of an entry, the steps of one stack joined to one way."""
    joined: list[UnitsMoved] = []
    for event in entry.events:
        if not isinstance(event, UnitsMoved):
            continue
        if joined and joined[-1].units == event.units and joined[-1].path[-1] == event.path[0]:
            event = UnitsMoved(event.units, (*joined.pop().path, *event.path[1:]))
        joined.append(event)
    return joined


def _most_left(ways: list[Choice]) -> str:
    """The most points that any of some ways leaves; empty where none counts them."""
    counted = [(way.left, way.per_point) for way in ways if way.left is not None]
    return in_points(*max(counted)) if counted else ""
