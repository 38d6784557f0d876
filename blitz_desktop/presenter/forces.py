"""All counters by where they wait and by army, for the panel that they are dragged from."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from blitz_desktop.core.citations import Legality
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.view import PieceView
from blitz_desktop.core.words import id_words, sentence
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_march
from blitz_desktop.presenter.wording import place_words


@dataclass(frozen=True)
class ForceRow:
    """A counter.

    Attributes:
        place: Where it is, in words.
        note: When it comes, or why it may not be moved now; empty where it may.
        can_move: Whether it may be moved now.
    """

    piece: PieceView
    place: str
    note: str
    can_move: bool


@dataclass(frozen=True)
class ForceGroup:
    """Counters under one heading.

    Attributes:
        at: Box they lie in; empty for those on the map.
        rows: Counters right under the heading.
        groups: Formations under it.
    """

    title: str
    at: str = ""
    rows: tuple[ForceRow, ...] = ()
    groups: tuple[ForceGroup, ...] = ()

    @property
    def units(self) -> tuple[ForceRow, ...]:
        """Every counter under the heading."""
        return (*self.rows, *(row for group in self.groups for row in group.units))


def forces(table: Table) -> tuple[ForceGroup, ...]:
    """Every counter: boxes of the side to decide, the map with its armies first, other boxes, out of play."""
    viewpoint = table.viewpoint
    openings = _openings(table)
    rows: defaultdict[str, list[ForceRow]] = defaultdict(list)
    for piece in viewpoint.view.pieces:
        at = "" if piece.at in viewpoint.scenario.board else piece.at
        rows[at].append(_row(piece, viewpoint, openings))
    side = table.decision.side if table.decision else ""
    own: list[ForceGroup] = []
    others: list[ForceGroup] = []
    out: list[ForceGroup] = []
    for box in viewpoint.view.boxes:
        if rows.get(box.id):
            is_own = any(row.piece.side == side for row in rows[box.id])
            place = out if box.id == ELIMINATED else own if is_own else others
            place.append(_under(box.title, box.id, rows[box.id], viewpoint))
    rows[""].sort(key=lambda row: row.piece.side != side)
    return (*own, _under(say("On the map"), "", rows[""], viewpoint), *others, *out)


def found(groups: Iterable[ForceGroup], words: str, *, only_ready: bool) -> tuple[ForceGroup, ...]:
    """The groups with those counters that are looked for; empty groups are left out."""
    wanted = words.casefold().split()

    def narrowed(group: ForceGroup) -> ForceGroup:
        rows = tuple(row for row in group.rows if _fits(row, wanted, only_ready=only_ready))
        inner = tuple(filter(lambda inner: inner.units, map(narrowed, group.groups)))
        return ForceGroup(group.title, group.at, rows, inner)

    return tuple(group for group in map(narrowed, groups) if group.units)


def _fits(row: ForceRow, wanted: list[str], *, only_ready: bool) -> bool:
    text = f"{row.piece.title} {row.piece.face.name} {row.place}".casefold()
    return (row.can_move or not only_ready) and all(word in text for word in wanted)


def _openings(table: Table) -> dict[UnitId, Legality]:
    """Whether and why not each counter that the decision names may be moved."""
    found: dict[UnitId, Legality] = {}
    for offer in table.decision.offers if table.decision else ():
        if not is_march(offer) or not offer.legality:
            continue
        for unit, choice in table.viewpoint.choices(offer, {}).targets.items():
            if unit not in found or choice.legality:
                found[unit] = choice.legality
    return found


def _row(piece: PieceView, viewpoint: Viewpoint, openings: dict[UnitId, Legality]) -> ForceRow:
    legality = openings.get(piece.id)
    turn = _turn_of(piece, viewpoint)
    is_due = viewpoint.state.clock.turn >= turn
    note = ""
    if piece.at not in viewpoint.scenario.board and not is_due:
        note = say("turn {turn}", turn=turn)
    elif legality is not None and not legality:
        note = legality.reasons[0].text
    return ForceRow(piece, place_words(piece.at, viewpoint), note, legality is not None and bool(legality))


def by_army(units: Iterable[UnitId], viewpoint: Viewpoint) -> tuple[UnitId, ...]:
    """Units in the order of armies and formations, in each by their numbers; those off the map last."""

    def rank(unit: UnitId) -> tuple[bool, str, tuple[str, ...], list[tuple[int, str]]]:
        piece, shown = viewpoint.scenario.pieces.get(unit), viewpoint.pieces[unit]
        nation, formations = (piece.nation, tuple(piece.formations)) if piece else ("", ())
        numbers = [(int(part or 0), text) for part, text in _NUMBERED.findall(shown.title)]
        return shown.at not in viewpoint.scenario.board, nation, formations, numbers

    return tuple(sorted(units, key=rank))


_NUMBERED = re.compile(r"(\d*)(\D*)")
"""A number, and the words behind it."""


def _under(title: str, at: str, rows: list[ForceRow], viewpoint: Viewpoint) -> ForceGroup:
    """Counters under a heading, by armies where there are several."""
    armies = _armies(rows, viewpoint)
    if len(armies) == 1:
        return ForceGroup(title, at, armies[0].rows, armies[0].groups)
    return ForceGroup(title, at, groups=armies)


def _armies(rows: list[ForceRow], viewpoint: Viewpoint) -> tuple[ForceGroup, ...]:
    by_army: defaultdict[str, list[ForceRow]] = defaultdict(list)
    for row in rows:
        piece = viewpoint.scenario.pieces.get(row.piece.id)
        by_army[sentence(id_words(piece.nation)) if piece else say("Unknown")].append(row)
    return tuple(_formations(army, rows, viewpoint, 0) for army, rows in by_army.items())


def _formations(title: str, rows: list[ForceRow], viewpoint: Viewpoint, depth: int) -> ForceGroup:
    by_name: defaultdict[str, list[ForceRow]] = defaultdict(list)
    alone: list[ForceRow] = []
    for row in rows:
        piece = viewpoint.scenario.pieces.get(row.piece.id)
        names = piece.formations if piece else ()
        if depth < len(names):
            by_name[say(names[depth])].append(row)
        else:
            alone.append(row)
    groups = tuple(_formations(name, inner, viewpoint, depth + 1) for name, inner in by_name.items())
    return ForceGroup(title, rows=tuple(alone), groups=groups)


def arrivals(viewpoint: Viewpoint) -> dict[int, tuple[PieceView, ...]]:
    """Counters off the map by the turn on which each comes, later turns only."""
    found: defaultdict[int, tuple[PieceView, ...]] = defaultdict(tuple)
    for piece in viewpoint.view.pieces:
        turn = _turn_of(piece, viewpoint)
        if piece.at not in viewpoint.scenario.board and turn > viewpoint.state.clock.turn:
            found[turn] += (piece,)
    return dict(sorted(found.items()))


def _turn_of(piece: PieceView, viewpoint: Viewpoint) -> int:
    """The turn on which a counter comes: as the game has it, else as the scenario does; 0 for none."""
    return viewpoint.scenario.arrivals.get(piece.id, 0) if piece.due is None else piece.due
