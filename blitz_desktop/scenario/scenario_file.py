"""Loads a scenario: its own file, its counters and its placements."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from blitz_desktop.core.board import Board, Box
from blitz_desktop.core.pieces import Face, Marker, Piece, UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Misfit, Scenario, Side, TurnSpace
from blitz_desktop.core.view import Palette
from blitz_desktop.scenario.based_on import bases, read_scenario
from blitz_desktop.scenario.copies import pack
from blitz_desktop.scenario.faces import parse_face
from blitz_desktop.scenario.overrides_file import FOLDER, Overrides, PlacementOverride, find_overrides
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.records import convert
from blitz_desktop.scenario.scenario_records import (
    CountersRecord,
    MarkersRecord,
    PlacementsRecord,
    ScenarioRecord,
    UnitRecord,
)
from blitz_desktop.scenario.sources import LostReferenceError, Shelves
from blitz_desktop.scenario.yaml_file import At, Node, Source, quote, read_yaml

Options: TypeAlias = Mapping[str, tuple[str, ...]]
"""Rule options, each with the values it may have."""

LoadTables: TypeAlias = Callable[[str, tuple[Node, ...]], msgspec.Struct | None]

Review: TypeAlias = Callable[[Scenario], Iterable[Misfit]]

_T = TypeVar("_T")


def load_scenario(
    path: Path,
    *,
    maps: Path,
    scenarios: Path,
    board: Callable[[Path], Board],
    tables: LoadTables,
    options: Callable[[str], Options] = lambda _: {},
    systems: tuple[str, ...] = (),
    overrides: Iterable[Path] = (),
    review: Review = lambda _: (),
) -> Scenario:
    """Load a scenario file with all that it names, and an owner's values laid over it.

    Args:
        path: The scenario file; what it names is looked for beside it, then in the installation.
        maps: Folder of the built-in boards, one folder each.
        scenarios: Folder of the built-in scenarios, one folder a game.
        board: Loads the board of a folder.
        tables: Gives the charts of a game system by its id, with changes laid over them; None where there
            is no such game.
        options: Gives the rule options of a game system by its id.
        systems: Ids of the game systems, among which to look for the one that was meant.
        overrides: Folders or files with an owner's values, besides the folder of that name by the scenario.
        review: Tells which units may not begin where they do by the rules of the game.

    Raises:
        DataError: Any of the files is faulty; lists every fault found.
    """
    places = (*overrides, path.parent / FOLDER)
    loader = _Loader(path, maps=maps, scenarios=scenarios, tables=tables, systems=systems, overrides=places)
    return loader.load(board, options, review)


class _Loader:
    def __init__(
        self,
        path: Path,
        *,
        maps: Path,
        scenarios: Path,
        tables: LoadTables,
        systems: tuple[str, ...],
        overrides: Iterable[Path],
    ) -> None:
        self._source = read_scenario(path, scenarios)
        self._record = convert(self._source, ScenarioRecord)
        self._maps = Shelves(path.parent, maps)
        self._files = Shelves(path.parent, scenarios / self._record.system)
        self._scenarios = scenarios
        self._tables = tables
        self._systems = systems
        self._problems: list[Problem] = []
        files = find_overrides(overrides, self._record.system, self._record.id, systems)
        self._overrides = Overrides(files, self._problems)
        self._pieces: dict[UnitId, Piece] = {}
        self._corners: dict[UnitId, str] = {}
        self._placements: dict[UnitId, Location] = {}
        self._arrivals: dict[UnitId, int] = {}
        self._origins: dict[UnitId, tuple[Source, At]] = {}
        self._spots: dict[UnitId, tuple[Source, At]] = {}
        """Where it is written where each unit begins."""
        self._replaced: set[UnitId] = set()
        self._lacks_counters = False
        """Whether a file of counters cannot be used; that its units are unknown is then not told."""

    def load(
        self, load_board: Callable[[Path], Board], options: Callable[[str], Options], review: Review
    ) -> Scenario:
        record = self._record
        tables = self._load_tables()
        self._check_header()
        if tables is not None:  # a game that is not known has no options to compare with
            self._check_options(options(record.system))
        for index, reference in enumerate(record.counters):
            at: At = ("counters", index)
            army = self._open(at, reference, CountersRecord, self._overrides.over_counters)
            if army is None:
                self._lacks_counters = True
            else:
                self._add_army(*army)
        if not self._lacks_counters:
            self._overrides.complain_of_lost_units(tuple(self._pieces))
        markers = tuple(self._markers())
        board = self._board(load_board)
        if board is not None:
            self._place_all(board)
        if self._problems or board is None:
            raise DataError(self._problems)
        pieces = {
            id_: msgspec.structs.replace(piece, corner=self._corners.get(id_, ""))
            for id_, piece in self._pieces.items()
        }
        overrides = self._overrides.sources
        scenario = Scenario(
            system=record.system,
            id=record.id,
            title=record.title,
            description=record.description.strip(),
            board=board,
            pieces=pieces,
            placements=self._placements,
            sides=tuple(Side(side.id, side.name, side.palette) for side in record.sides),
            turns=tuple(
                TurnSpace(number, turn.label, turn.note) for number, turn in enumerate(record.turns, 1)
            ),
            palettes={
                id_: Palette(palette.fill, palette.ink, palette.box, palette.letter)
                for id_, palette in record.palettes.items()
            },
            tables=tables,
            digest="",
            options=record.options,
            arrivals=self._arrivals,
            overrides=tuple(source.path.name for source in overrides),
            origin=pack(self._source, self._named_files(), overrides),
            markers=markers,
            teaches=record.teaches.strip(),
        )
        self._complain_of_misfits(review(scenario))
        return replace(scenario, digest=digest_of(scenario))

    def _complain_of_misfits(self, misfits: Iterable[Misfit]) -> None:
        """Name each place that the rules forbid; of units that may not be together, those that were moved."""
        found: dict[UnitId, str] = {}
        for misfit in misfits:
            units = [unit for unit in misfit.units if unit in self._replaced] or misfit.units[-1:]
            for unit in units:
                found.setdefault(unit, misfit.expected)
        for unit, (source, at) in self._spots.items():
            if unit in found:
                self._problems.append(source.problem(at, found[unit]))
        if self._problems:
            raise DataError(self._problems)

    def _named_files(self) -> dict[str, Path]:
        """Files and folders that the scenario names, by its references to them."""
        record = self._record
        based_on = bases(read_yaml(self._source.path), self._scenarios)
        files = (*based_on, *record.counters, *record.placements, *record.markers)
        found = {reference: self._files.find(reference) for reference in files}
        return {**found, record.board: self._maps.find(record.board)}

    def _load_tables(self) -> msgspec.Struct | None:
        try:
            tables = self._tables(self._record.system, self._overrides.tables)
        except DataError as error:
            self._problems.extend(error.problems)
            return None
        if tables is None:
            expected = "a game that this program knows"
            self._problems.append(self._source.problem(("system",), expected, known=self._systems))
        return tables

    def _check_header(self) -> None:
        record = self._record
        sides = tuple(side.id for side in record.sides)
        for index, side in enumerate(record.sides):
            if side.id in sides[:index]:
                self._complain(("sides", index, "id"), "an id that no other side has")
            self._expect_known(("sides", index, "palette"), side.palette, record.palettes, "a palette")
        for id_, nation in record.nations.items():
            self._expect_known(("nations", id_, "side"), nation.side, sides, "a side")
            self._expect_known(("nations", id_, "palette"), nation.palette, record.palettes, "a palette")
            for trait, palette in nation.trait_palettes.items():
                at: At = ("nations", id_, "trait_palettes", trait)
                self._expect_known(at, trait, record.traits, "a trait listed below", on_key=True)
                self._expect_known(at, palette, record.palettes, "a palette")
        for id_, type_ in record.types.items():
            for index, trait in enumerate(type_.traits):
                at = ("types", id_, "traits", index)
                self._expect_known(at, trait, record.traits, "a trait listed above")

    def _check_options(self, known: Options) -> None:
        for name, value in self._record.options.items():
            at: At = ("options", name)
            self._expect_known(at, name, known, "a rule option of the game", on_key=True)
            if name in known:
                self._expect_known(at, value, known[name], f"one of {', '.join(known[name])}")

    def _add_army(self, source: Source, army: CountersRecord) -> None:
        header = self._record
        nation = header.nations.get(army.nation)
        if nation is None:
            expected = "a nation of the scenario"
            self._problems.append(source.problem(("nation",), expected, known=tuple(header.nations)))
            return
        self._check_traits(source, ("traits",), army.traits)
        for index, unit in enumerate(army.units):
            at: At = ("units", index)
            self._check_traits(source, (*at, "traits"), unit.traits)
            if unit.id in self._pieces:
                self._problems.append(source.problem((*at, "id"), "an id that no other unit has"))
                continue
            type_, size = header.types.get(unit.type), header.sizes.get(unit.size)
            if type_ is None:
                expected = "a unit type of the scenario"
                self._problems.append(source.problem((*at, "type"), expected, known=tuple(header.types)))
            if size is None:
                expected = "a unit size of the scenario"
                self._problems.append(source.problem((*at, "size"), expected, known=tuple(header.sizes)))
            for name, values in unit.ratings.items():
                if len(values) not in (1, len(unit.faces)):
                    self._problems.append(source.problem((*at, "ratings", name), "one number, or one a step"))
            traits = frozenset([*army.traits, *unit.traits, *(type_.traits if type_ else ())])
            self._origins[unit.id] = source, at
            self._pieces[unit.id] = Piece(
                id=unit.id,
                name=unit.name,
                short=unit.short,
                side=nation.side,
                nation=army.nation,
                type=unit.type,
                size=size.mark if size else "",
                faces=_faces(unit),
                stacking=(size.stacking if size else 0) if unit.stacking is None else unit.stacking,
                traits=traits,
                counters=unit.counters,
                is_bracketed=unit.bracket,
                note=_note(unit),
                palette=nation.palette_of(traits),
                label=unit.label or unit.short,
                formations=(*army.formations, *unit.formations),
            )

    def _markers(self) -> Iterator[Marker]:
        for index, reference in enumerate(self._record.markers):
            found = self._open(("markers", index), reference, MarkersRecord)
            for row in found[1].markers if found is not None else ():
                palette, back_palette = map(self._palette_of, (row.army, row.back_army))
                yield Marker(row.id, row.name, row.counters, row.back, row.sign, palette, back_palette)

    def _palette_of(self, army: str) -> str:
        """An army's palette; none where the scenario does not have the army."""
        nation = self._record.nations.get(army)
        return nation.palette if nation is not None else ""

    def _check_traits(self, source: Source, at: At, traits: Iterable[str]) -> None:
        known = self._record.traits
        for index, trait in enumerate(traits):
            if trait not in known:
                expected = "a trait of the scenario"
                self._problems.append(source.problem((*at, index), expected, known=tuple(known)))

    def _board(self, load_board: Callable[[Path], Board]) -> Board | None:
        record = self._record
        folder = self._find(("board",), record.board, self._maps)
        if folder is None:
            return None
        try:
            board = self._overrides.over_board(load_board(folder))
        except DataError as error:
            self._problems.extend(error.problems)
            return None
        taken = {box.id for box in board.boxes}
        boxes = tuple(Box(box.id, box.name, box.at) for box in record.boxes if box.id not in taken)
        return replace(board, boxes=board.boxes + boxes) if boxes else board

    def _place_all(self, board: Board) -> None:
        boxes = tuple(box.id for box in board.boxes)
        for index, reserve in enumerate(self._record.reserves):
            self._fill_box(("reserves", index), reserve.box, reserve.units, reserve.corner, boxes)
        for index, group in enumerate(self._record.reinforcements):
            at: At = ("reinforcements", index)
            if group.turn > len(self._record.turns):
                self._complain((*at, "turn"), f"a turn from 1 to {len(self._record.turns)}")
            self._fill_box(at, group.box, group.units, group.corner, boxes)
            self._arrivals.update(dict.fromkeys(group.units, group.turn))
        for index, reference in enumerate(self._record.placements):
            if (found := self._open(("placements", index), reference, PlacementsRecord)) is not None:
                self._place_on_map(board, boxes, *found)
        for source, index, row in self._overrides.placements():
            self._replace(board, boxes, source, index, row)
        for id_, (source, at) in self._origins.items():
            if id_ not in self._placements:
                expected = "a unit with a place in a reserve, a reinforcement or a placement file"
                self._problems.append(source.problem((*at, "id"), expected))

    def _fill_box(self, at: At, box: str, units: Iterable[str], corner: str, boxes: tuple[str, ...]) -> None:
        self._expect_known((*at, "box"), box, boxes, "an off-map box")
        for index, unit in enumerate(units):
            spot: At = (*at, "units", index)
            self._place(self._source, spot, unit, box, corner, spot)

    def _place_on_map(
        self, board: Board, boxes: tuple[str, ...], source: Source, record: PlacementsRecord
    ) -> None:
        for index, row in enumerate(record.placements):
            at: At = ("placements", index)
            location = self._location(board, boxes, source, at, row.at)
            if location is not None:
                corner = location if record.printed and location in board else ""
                self._place(source, (*at, "unit"), row.unit, location, corner, (*at, "at"))

    def _replace(
        self, board: Board, boxes: tuple[str, ...], source: Source, index: int, row: PlacementOverride
    ) -> None:
        """Put a unit where its owner has it; a counter that printed its start prints the new one."""
        at: At = ("placements", index)
        location = self._location(board, boxes, source, at, row.at)
        if row.unit not in self._pieces:
            self._complain_of_stranger(source, (*at, "unit"))
        if row.turn is not None and row.turn > len(self._record.turns):
            expected = f"a turn from 1 to {len(self._record.turns)}"
            self._problems.append(source.problem((*at, "turn"), expected))
        if location is None:
            return
        printed = location if location in board and self._corners.get(row.unit) else ""
        self._placements[row.unit] = location
        self._corners[row.unit] = printed if row.corner is None else row.corner
        self._arrivals.pop(row.unit, None)
        self._spots.pop(row.unit, None)  # so that spots stand in the order of the files
        self._spots[row.unit] = source, (*at, "at")
        self._replaced.add(row.unit)
        if row.turn is not None:
            self._arrivals[row.unit] = row.turn

    def _complain_of_stranger(self, source: Source, at: At) -> None:
        if not self._lacks_counters:
            known = tuple(self._pieces)
            self._problems.append(source.problem(at, "a unit of the scenario", known=known))

    def _location(
        self, board: Board, boxes: tuple[str, ...], source: Source, at: At, written: str
    ) -> Location | None:
        location = board.find(written) or (written if written in boxes else None)
        if location is None:
            known = (*boxes, *board.hexes)
            self._problems.append(source.problem((*at, "at"), "a hex or box of the board", known=known))
        return location

    def _place(self, source: Source, at: At, unit: UnitId, location: Location, corner: str, spot: At) -> None:
        """Put a unit where a file has it; ``spot`` is where the file names the place, ``at`` the unit."""
        if unit not in self._pieces:
            self._complain_of_stranger(source, at)
        elif unit in self._placements:
            found = f"{quote(unit)}, already in {self._placements[unit]}"
            self._problems.append(source.problem(at, "each unit once", found=found))
        else:
            self._placements[unit] = location
            self._corners[unit] = corner
            self._spots[unit] = source, spot

    def _open(
        self,
        at: At,
        reference: str,
        kind: type[_T],
        change: Callable[[Source], Source] = lambda source: source,
    ) -> tuple[Source, _T] | None:
        path = self._find(at, reference, self._files)
        if path is None:
            return None
        try:
            source = change(read_yaml(path))
            return source, convert(source, kind)
        except DataError as error:
            self._problems.extend(error.problems)
            return None

    def _find(self, at: At, reference: str, shelves: Shelves) -> Path | None:
        try:
            return shelves.find(reference)
        except LostReferenceError as error:
            self._complain(at, str(error))
            return None

    def _expect_known(
        self, at: At, name: str, known: Iterable[str], expected: str, *, on_key: bool = False
    ) -> None:
        if name not in (names := tuple(known)):
            self._problems.append(self._source.problem(at, expected, known=names, on_key=on_key))

    def _complain(self, at: At, expected: str) -> None:
        self._problems.append(self._source.problem(at, expected))


def digest_of(scenario: Scenario) -> str:
    """Sixteen hex digits over all that a scenario means for play; looks, notes and sources do not count."""
    content: dict[str, Any] = {
        "key": scenario.key,
        "board": _meaning_of_board(scenario.board),
        "pieces": [
            (
                piece.id,
                (piece.side, piece.nation, piece.type, piece.size, piece.stacking),
                [(face.attack, face.defence, face.movement, face.ratings) for face in piece.faces],
                piece.traits,
            )
            for piece in scenario.pieces.values()
        ],
        "placements": list(scenario.placements.items()),
        "arrivals": scenario.arrivals,
        "sides": [side.id for side in scenario.sides],
        "turns": len(scenario.turns),
        "tables": msgspec.to_builtins(scenario.tables, str_keys=True),
        "options": scenario.options,
    }
    if any(piece.formations for piece in scenario.pieces.values()):
        content["formations"] = [piece.formations for piece in scenario.pieces.values()]
    entries = {unit: scenario.pieces[unit].corner for unit in scenario.arrivals}
    if any(corner in scenario.board for corner in entries.values()):
        content["entries"] = entries
    encoder = msgspec.json.Encoder(order="deterministic")
    return hashlib.blake2b(encoder.encode(content), digest_size=8).hexdigest()


def _meaning_of_board(board: Board) -> Mapping[str, Any]:
    return {
        "hexes": [
            (info.hex, info.country, info.terrain, info.sites, [place.name for place in info.places])
            for info in board.hexes.values()
        ],
        "chains": [(chain.name, chain.kind, chain.sides) for chain in board.chains],
        "places": [(place.name, place.kind, place.hexes, place.country) for place in board.places],
        "sites": [(site.kind, site.name, site.hexes) for site in board.sites],
        "boxes": [box.id for box in board.boxes],
    }


def _faces(unit: UnitRecord) -> tuple[Face, ...]:
    """The faces with the ratings of their step; a rating given once holds for every step."""
    faces = (parse_face(face, unit.provenance) for face in unit.faces)
    return tuple(
        msgspec.structs.replace(
            face, ratings={name: values[min(step, len(values) - 1)] for name, values in unit.ratings.items()}
        )
        for step, face in enumerate(faces)
    )


def _note(unit: UnitRecord) -> str:
    """The note with the paragraphs of the rulebook that speak of the unit."""
    printed = ", ".join(f"{what} by {paragraph}" for what, paragraph in unit.printed.items())
    return "; ".join(part for part in (unit.note, printed) if part)
