"""Lays an owner's changes over a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from blitz_desktop.core.board import Board, Chain, Hex, Hexside, Place, Site
from blitz_desktop.scenario.board_changes_file import (
    BoardChanges,
    HexChange,
    HexsideChange,
    PlaceChange,
    SiteChange,
)
from blitz_desktop.scenario.board_file import DERIVED, SEA, find_hex, furnished, with_derived_sea
from blitz_desktop.scenario.problems import Problem
from blitz_desktop.scenario.yaml_file import At, Source, quote

_PART = "board"


def change_board(
    board: Board, files: Iterable[tuple[Source, BoardChanges]], problems: list[Problem]
) -> Board:
    """A board with the changes of some files, in their order; no two may change the same thing.

    Sides of hexes of sea are derived anew. ``problems`` takes what does not fit.
    """
    changer = _Changer(board, problems)
    for source, changes in files:
        changer.change(source, changes)
    return changer.board()


class _Changer:
    def __init__(self, board: Board, problems: list[Problem]) -> None:
        self._board = board
        self._problems = problems
        self._hexes = dict(board.hexes)
        self._chains = [chain for chain in board.chains if chain.provenance != DERIVED]
        self._places = list(board.places)
        self._sites = list(board.sites)
        self._changed: dict[tuple[str, ...], Path] = {}

    def board(self) -> Board:
        """The board as it has become."""
        chains = tuple(chain for chain in self._chains if chain.sides)
        bare = replace(self._board, hexes=self._hexes, chains=chains)
        board = with_derived_sea(bare)
        return replace(
            board,
            hexes=furnished(board.hexes, self._places, self._sites),
            places=tuple(self._places),
            sites=tuple(self._sites),
        )

    def change(self, source: Source, changes: BoardChanges) -> None:
        """Take in one file."""
        for index, hex_ in enumerate(changes.hexes):
            self._change_hex(source, (_PART, "hexes", index), hex_)
        for index, side in enumerate(changes.hexsides):
            self._change_side(source, (_PART, "hexsides", index), side)
        for index, place in enumerate(changes.places):
            self._change_place(source, (_PART, "places", index), place)
        for index, site in enumerate(changes.sites):
            self._change_sites(source, (_PART, "sites", index), site)

    def _claim(self, source: Source, at: At, *key: str) -> bool:
        """Note that a thing is changed here; False, with a complaint, where it has been changed before."""
        first = self._changed.get(key)
        if first is not None:
            found = f"{quote(' '.join(key))}, already in {first.name}"
            self._problems.append(source.problem(at, "each once", found=found))
            return False
        self._changed[key] = source.path
        return True

    def _expect(self, source: Source, at: At, name: str | None, known: Mapping[str, object]) -> bool:
        if name is None or name in known:
            return True
        self._problems.append(source.problem(at, f"a {at[-1]} of the board", known=tuple(known)))
        return False

    def _change_hex(self, source: Source, at: At, change: HexChange) -> None:
        hex_ = find_hex(self._board, source, (*at, "hex"), change.hex, self._problems)
        if hex_ is None or not self._claim(source, (*at, "hex"), hex_):
            return
        for field, known in (("country", self._board.countries), ("terrain", self._board.terrains)):
            self._expect(source, (*at, field), getattr(change, field), known)
        info = self._hexes[hex_]
        self._hexes[hex_] = replace(
            info,
            country=change.country or info.country,
            terrain=change.terrain or info.terrain,
            elevation=info.elevation if change.elevation is None else change.elevation,
        )

    def _change_side(self, source: Source, at: At, change: HexsideChange) -> None:
        spot = (*at, "side")
        found = [
            find_hex(self._board, source, spot, label, self._problems) for label in change.side.split("/")
        ]
        first, second = found
        if first is None or second is None:
            return
        if not self._board.is_adjacent(first, second):
            self._problems.append(source.problem(spot, "two adjacent hexes"))
        elif self._expect(source, (*at, "kind"), change.kind, self._board.hexside_kinds) and self._claim(
            source, spot, *sorted((first, second)), change.kind
        ):
            (self._remove_side if change.remove else self._add_side)(source, spot, (first, second), change)

    def _add_side(self, source: Source, spot: At, side: Hexside, change: HexsideChange) -> None:
        if self._having(side, change):
            self._problems.append(source.problem(spot, f"a hexside that has no {change.kind}"))
            return
        name = change.name or ""
        widths = [chain.width for chain in self._chains if (chain.name, chain.kind) == (name, change.kind)]
        width = change.width if change.width is not None else widths[0] if widths else 1
        self._chains.append(Chain(name, change.kind, width, (side,), change.provenance))

    def _remove_side(self, source: Source, spot: At, side: Hexside, change: HexsideChange) -> None:
        having = self._having(side, change)
        if not having:
            expected = f"a hexside that has a {change.kind}"
            if change.kind == SEA:
                expected += "; those of hexes of sea go with the hex"
            self._problems.append(source.problem(spot, expected))
        for chain in having:
            left = tuple(other for other in chain.sides if set(other) != set(side))
            self._chains[self._chains.index(chain)] = replace(chain, sides=left)

    def _having(self, side: Hexside, change: HexsideChange) -> list[Chain]:
        """The chains of the kind, and of the name where one is given, that a hexside has."""
        return [
            chain
            for chain in self._chains
            if chain.kind == change.kind
            and change.name in (None, chain.name)
            and any(set(other) == set(side) for other in chain.sides)
        ]

    def _change_place(self, source: Source, at: At, change: PlaceChange) -> None:
        if not self._claim(source, (*at, "name"), "place", change.name):
            return
        old = next((place for place in self._places if place.name == change.name), None)
        if old is None and (change.remove or None in (change.kind, change.hexes, change.country)):
            known = tuple(place.name for place in self._places)
            expected = "a place of the board, or kind, hexes and country of a new one"
            self._problems.append(source.problem((*at, "name"), expected, known=known))
            return
        self._expect(source, (*at, "country"), change.country, self._board.countries)
        hexes = self._find_all(source, (*at, "hexes"), change.hexes or ())
        if old is None:
            assert change.kind is not None
            assert change.country is not None
            self._places.append(
                Place(change.name, change.kind, hexes, change.country, change.provenance, change.note)
            )
        elif change.remove:
            self._places.remove(old)
        else:
            self._places[self._places.index(old)] = replace(
                old,
                kind=change.kind or old.kind,
                hexes=hexes or old.hexes,
                country=change.country or old.country,
                provenance=change.provenance,
                note=change.note or old.note,
            )

    def _change_sites(self, source: Source, at: At, change: SiteChange) -> None:
        mine = [site for site in self._sites if site.kind == change.kind and change.name in (None, site.name)]
        if not mine:
            field = "kind" if all(site.kind != change.kind for site in self._sites) else "name"
            known = {str(getattr(site, field)) for site in self._sites}
            expected = f"the {field} of a site of the board"
            self._problems.append(source.problem((*at, field), expected, known=tuple(sorted(known))))
        elif self._claim(source, (*at, "kind"), "site", change.kind, change.name or ""):
            self._furnish(source, at, change, mine)

    def _furnish(self, source: Source, at: At, change: SiteChange, mine: list[Site]) -> None:
        """Give some sites other hexes: the first of them takes what is new."""
        if change.hexes is not None and (change.add or change.remove):
            expected = "either all hexes, or those to add and to remove"
            self._problems.append(source.problem((*at, "hexes"), expected))
            return
        gone = self._find_all(source, (*at, "remove"), change.remove)
        for index, label in enumerate(change.remove):
            hex_ = self._board.find(label)
            if hex_ is not None and all(hex_ not in site.hexes for site in mine):
                self._problems.append(source.problem((*at, "remove", index), "a hex that the site has"))
        more = self._find_all(source, (*at, "add"), change.add)
        whole = None
        if change.hexes is not None:
            whole = self._find_all(source, (*at, "hexes"), change.hexes)
        for number, site in enumerate(mine):
            hexes = tuple(hex_ for hex_ in site.hexes if hex_ not in gone)
            if whole is not None:
                hexes = whole if number == 0 else ()
            elif number == 0:
                hexes += tuple(hex_ for hex_ in more if all(hex_ not in other.hexes for other in mine))
            if hexes != site.hexes:
                place = self._sites.index(site)
                self._sites[place] = replace(site, hexes=hexes, provenance=change.provenance)

    def _find_all(self, source: Source, at: At, labels: Iterable[str]) -> tuple[Hex, ...]:
        found = (
            find_hex(self._board, source, (*at, index), label, self._problems)
            for index, label in enumerate(labels)
        )
        return tuple(dict.fromkeys(hex_ for hex_ in found if hex_ is not None))
