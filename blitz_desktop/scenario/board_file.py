"""Loads a board from its folder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import TypeVar

from blitz_desktop.core.board import (
    Board,
    Box,
    Chain,
    Country,
    Hex,
    HexInfo,
    Hexside,
    HexsideKind,
    Place,
    Sheet,
    Site,
    Terrain,
)
from blitz_desktop.core.hexgrid import Cell, HexGrid
from blitz_desktop.scenario.board_records import (
    BoardRecord,
    ChainRecord,
    HexsidesRecord,
    PlacesRecord,
    SheetRecord,
)
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.records import convert
from blitz_desktop.scenario.yaml_file import At, Source, quote, read_yaml

OFF_MAP = "-"
SEA = "sea"
"""Id of the terrain, and of the kind of hexside, that is all sea."""

DERIVED = "derived"
"""Provenance of the chain of sides that follow from hexes of sea."""

_T = TypeVar("_T")


def load_board(folder: Path) -> Board:
    """Load ``board.yaml``, ``hexsides.yaml`` and ``places.yaml`` of a folder.

    Every side that touches a hex of sea joins a nameless chain of kind ``sea``, so that files need only list
    the all-sea sides between land hexes. Seam hexes may be written by either of their numbers.

    Raises:
        DataError: The files are faulty; lists every fault found.
    """
    problems: list[Problem] = []
    ground = _read(folder / "board.yaml", BoardRecord, problems)
    hexsides = _read(folder / "hexsides.yaml", HexsidesRecord, problems)
    places = _read(folder / "places.yaml", PlacesRecord, problems)
    if ground is None or hexsides is None or places is None:
        raise DataError(problems)
    board = _Ground(*ground, problems).board()
    board = _with_hexsides(board, *hexsides, problems)
    board = _with_places(board, *places, problems)
    if problems:
        raise DataError(problems)
    return board


def _read(path: Path, kind: type[_T], problems: list[Problem]) -> tuple[Source, _T] | None:
    try:
        source = read_yaml(path)
        return source, convert(source, kind)
    except DataError as error:
        problems.extend(error.problems)
        return None


class _Ground:
    """Lays out ``board.yaml``."""

    def __init__(self, source: Source, record: BoardRecord, problems: list[Problem]) -> None:
        self._source = source
        self._record = record
        self._problems = problems
        self._sheets = tuple(
            Sheet(sheet.name, sheet.prefix, sheet.columns, sheet.rows, sheet.offset)
            for sheet in record.sheets
        )

    def board(self) -> Board:
        """The board without hexside features, places and sites.

        Raises:
            DataError: The sheets do not fit together, so that nothing more can be said.
        """
        record = self._record
        faults = list(self._sheet_faults())
        if faults:
            raise DataError([*self._problems, *faults])
        countries = {c.id: Country(c.id, c.name, c.colour) for c in record.countries.values()}
        terrains = {
            t.id: Terrain(t.id, t.name, t.pattern, t.colour, t.is_proper) for t in record.terrains.values()
        }
        return Board(
            id=record.board,
            title=record.title,
            grid=HexGrid(odd_columns_down=record.grid.odd_columns == "down"),
            sheets=self._sheets,
            north=record.north,
            hex_km=record.hex_km,
            countries=countries,
            terrains=terrains,
            hexside_kinds={},
            hexes={info.hex: info for info in self._hexes()},
        )

    def _sheet_faults(self) -> Iterator[Problem]:
        records = self._record.sheets
        if not records:
            yield self._source.problem(("sheets",), "at least one sheet")
            return
        for index, sheet in enumerate(records):
            yield from self._range_faults(index, sheet)
        for (_, first), (index, second) in combinations(enumerate(records), 2):
            if (first.offset[0] - second.offset[0]) % 2:
                yield self._source.problem(
                    ("sheets", index, "offset"),
                    f"an offset that keeps odd columns odd, as {quote(first.name)} and {quote(second.name)}"
                    " must have the same columns standing lower",
                )
            if _share_numbers(first, second):
                yield self._source.problem(
                    ("sheets", index),
                    f"numbers that {quote(first.name)} does not print in other hexes",
                    found=f"numbers of {quote(second.name)} that do",
                )
        yield from self._join_faults()

    def _range_faults(self, index: int, sheet: SheetRecord) -> Iterator[Problem]:
        for name, span, shift in (
            ("columns", sheet.columns, sheet.offset[0]),
            ("rows", sheet.rows, sheet.offset[1]),
        ):
            if span[0] > span[1]:
                yield self._source.problem(("sheets", index, name), "the lower number first")
            elif span[0] + shift < 0 or span[1] + shift > 99:
                found = f"printed {name} {span[0] + shift} to {span[1] + shift}"
                yield self._source.problem(
                    ("sheets", index, name), "printed numbers from 0 to 99", found=found
                )

    def _join_faults(self) -> Iterator[Problem]:
        """Sheets after the first must overlap or adjoin one before them."""
        records = self._record.sheets
        for index in range(1, len(records)):
            sheet = records[index]
            if not any(_touch(sheet, earlier) for earlier in records[:index]):
                others = ", ".join(quote(earlier.name) for earlier in records[:index])
                yield self._source.problem(
                    ("sheets", index), f"a sheet that joins {others}", found=f"{quote(sheet.name)} apart"
                )

    def _hexes(self) -> Iterator[HexInfo]:
        record = self._record
        countries = self._letters(("country",), record.country, record.countries)
        terrains = self._letters(("terrain",), record.terrain, record.terrains)
        elevations = self._elevations()
        for cell, terrain in terrains.items():
            if terrain == OFF_MAP:
                continue
            labels = tuple(label for sheet in self._sheets if (label := sheet.label(cell)) is not None)
            if not labels:
                self._complain_at(("terrain",), cell, quote(terrain), "- where no sheet is")
                continue
            country = countries.get(cell, OFF_MAP)
            if country == OFF_MAP:
                self._complain_at(("country",), cell, f"no country in {labels[0]}", "a country in every hex")
                continue
            yield HexInfo(
                hex=labels[0],
                cell=cell,
                labels=tuple(dict.fromkeys(labels)),
                country=record.countries[country].id,
                terrain=record.terrains[terrain].id,
                elevation=elevations.get(cell),
                sites=frozenset(),
                places=(),
            )

    def _letters(self, at: At, block: str, known: Mapping[str, object]) -> dict[Cell, str]:
        found: dict[Cell, str] = {}
        for row, line in self._rows(at, block.splitlines()):
            if len(line) != self._width:
                self._complain(at, row, f"{len(line)} signs", f"{self._width}, one for each column")
                continue
            for index, letter in enumerate(line):
                if letter != OFF_MAP and letter not in known:
                    expected = f"- or one of {' '.join(known)}"
                    self._problems.append(
                        self._source.problem_in_block(at, row, index, quote(letter), expected)
                    )
                    continue
                found[self._first_column + index, self._first_row + row] = letter
        return found

    def _elevations(self) -> dict[Cell, int]:
        at: At = ("elevation",)
        found: dict[Cell, int] = {}
        if not self._record.elevation:
            return found
        for row, line in self._rows(at, self._record.elevation.splitlines()):
            heights = line.split()
            if len(heights) != self._width:
                self._complain(at, row, f"{len(heights)} heights", f"{self._width}, one for each column")
                continue
            for index, height in enumerate(heights):
                if height == OFF_MAP:
                    continue
                if not height.removeprefix("-").isdecimal():
                    self._complain(at, row, quote(height), "whole metres or -")
                    continue
                found[self._first_column + index, self._first_row + row] = int(height)
        return found

    def _rows(self, at: At, lines: list[str]) -> Iterator[tuple[int, str]]:
        first, last = self._first_row, max(sheet.rows[1] for sheet in self._sheets)
        wanted = last - first + 1
        if len(lines) != wanted:
            self._problems.append(
                self._source.problem(
                    at, f"{wanted}, one for each row from {first} to {last}", found=f"{len(lines)} lines"
                )
            )
        yield from enumerate(lines[:wanted])

    @property
    def _first_column(self) -> int:
        return min(sheet.columns[0] for sheet in self._sheets)

    @property
    def _first_row(self) -> int:
        return min(sheet.rows[0] for sheet in self._sheets)

    @property
    def _width(self) -> int:
        return max(sheet.columns[1] for sheet in self._sheets) - self._first_column + 1

    def _complain(self, at: At, row: int, found: str, expected: str) -> None:
        self._problems.append(self._source.problem_in_block(at, row, 0, found, expected))

    def _complain_at(self, at: At, cell: Cell, found: str, expected: str) -> None:
        row, index = cell[1] - self._first_row, cell[0] - self._first_column
        self._problems.append(self._source.problem_in_block(at, row, index, found, expected))


def _share_numbers(first: SheetRecord, second: SheetRecord) -> bool:
    """Whether two sheets print the same number in different hexes."""
    if first.prefix != second.prefix or first.offset == second.offset:
        return False
    return all(
        a[0] + i <= b[1] + j and b[0] + j <= a[1] + i
        for a, b, i, j in (
            (first.columns, second.columns, first.offset[0], second.offset[0]),
            (first.rows, second.rows, first.offset[1], second.offset[1]),
        )
    )


def _touch(a: SheetRecord, b: SheetRecord) -> bool:
    return all(x[0] <= y[1] + 1 and y[0] <= x[1] + 1 for x, y in ((a.columns, b.columns), (a.rows, b.rows)))


def _with_hexsides(board: Board, source: Source, record: HexsidesRecord, problems: list[Problem]) -> Board:
    kinds = {id_: HexsideKind(id_, kind.name, kind.draw) for id_, kind in record.kinds.items()}
    chains: list[Chain] = []
    for index, chain in enumerate(record.chains):
        if chain.kind not in kinds:
            at: At = ("chains", index, "kind")
            problems.append(source.problem(at, "a kind of hexside", known=tuple(kinds)))
        sides = tuple(_sides(board, source, index, chain, problems))
        chains.append(Chain(chain.name, chain.kind, chain.width, sides, chain.provenance))
    board = with_derived_sea(replace(board, hexside_kinds=kinds, chains=tuple(chains)))
    if SEA not in kinds and any(chain.provenance == DERIVED for chain in board.chains):
        problems.append(source.problem(("kinds",), f"the kind {SEA}, as there is sea on the map"))
    return board


def with_derived_sea(board: Board) -> Board:
    """A board with a nameless chain of all sides of hexes of sea that no chain lists."""
    listed = {frozenset(side) for chain in board.chains if chain.kind == SEA for side in chain.sides}
    derived = tuple(_sea_sides(board, listed))
    return replace(board, chains=(*board.chains, Chain("", SEA, 0, derived, DERIVED))) if derived else board


def _sides(
    board: Board, source: Source, index: int, chain: ChainRecord, problems: list[Problem]
) -> Iterator[Hexside]:
    seen: set[frozenset[Hex]] = set()
    for number, pair in enumerate(chain.sides):
        at: At = ("chains", index, "sides", number)
        first, second = (find_hex(board, source, at, label, problems) for label in pair.split("/"))
        if first is None or second is None:
            continue
        if not board.is_adjacent(first, second):
            problems.append(source.problem(at, "two adjacent hexes"))
        elif frozenset((first, second)) in seen:
            problems.append(source.problem(at, "each side once in a chain"))
        else:
            seen.add(frozenset((first, second)))
            yield first, second


def _sea_sides(board: Board, listed: set[frozenset[Hex]]) -> Iterator[Hexside]:
    for info in board.hexes.values():
        if info.terrain != SEA:
            continue
        for other in board.neighbours(info.hex):
            is_told_already = board[other].terrain == SEA and other < info.hex
            if not is_told_already and frozenset((info.hex, other)) not in listed:
                yield info.hex, other


def _with_places(board: Board, source: Source, record: PlacesRecord, problems: list[Problem]) -> Board:
    places: list[Place] = []
    for index, place in enumerate(record.places):
        if place.country not in board.countries:
            at: At = ("places", index, "country")
            problems.append(source.problem(at, "a country of the board", known=tuple(board.countries)))
        hexes = _hexes(board, source, ("places", index, "hexes"), place.hexes, problems)
        places.append(Place(place.name, place.kind, hexes, place.country, place.provenance, place.note))
    sites: list[Site] = []
    for index, site in enumerate(record.sites):
        hexes = _hexes(board, source, ("sites", index, "hexes"), site.hexes, problems)
        sites.append(Site(site.kind, site.name, site.draw, hexes, site.provenance, site.note))
    boxes = tuple(Box(box.id, box.name, box.at) for box in record.boxes)
    problems.extend(_repeated(source, "places", "name", [place.name for place in places]))
    problems.extend(_repeated(source, "boxes", "id", [box.id for box in boxes]))
    whole = furnished(board.hexes, places, sites)
    return replace(board, hexes=whole, places=tuple(places), sites=tuple(sites), boxes=boxes)


def furnished(
    hexes: Mapping[Hex, HexInfo], places: Iterable[Place], sites: Iterable[Site]
) -> dict[Hex, HexInfo]:
    """Bare hexes with the places and sites that are in them."""
    places_in: dict[Hex, list[Place]] = {}
    for place in places:
        for hex_ in place.hexes:
            places_in.setdefault(hex_, []).append(place)
    kinds_in: dict[Hex, set[str]] = {}
    for site in sites:
        for hex_ in site.hexes:
            kinds_in.setdefault(hex_, set()).add(site.kind)
    return {
        hex_: replace(info, sites=frozenset(kinds_in.get(hex_, ())), places=tuple(places_in.get(hex_, ())))
        for hex_, info in hexes.items()
    }


def _hexes(
    board: Board, source: Source, at: At, labels: Iterable[str], problems: list[Problem]
) -> tuple[Hex, ...]:
    found: list[Hex] = []
    for index, label in enumerate(labels):
        hex_ = find_hex(board, source, (*at, index), label, problems)
        if hex_ in found:
            problems.append(source.problem((*at, index), "each hex once"))
        elif hex_ is not None:
            found.append(hex_)
    return tuple(found)


def find_hex(board: Board, source: Source, at: At, label: str, problems: list[Problem]) -> Hex | None:
    """The hex of a printed number; None, with a complaint, where the board does not have it."""
    hex_ = board.find(label)
    if hex_ is None:
        known = tuple(board.hexes)
        problems.append(source.problem(at, "a hex of the board", name=label, known=known))
    return hex_


def _repeated(source: Source, list_name: str, field: str, names: Iterable[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, name in enumerate(names):
        if name in seen:
            yield source.problem((list_name, index, field), f"a {field} that no other entry has")
        seen.add(name)
