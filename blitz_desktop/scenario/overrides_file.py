"""An owner's own values for a game: files laid over its board, counters, placements and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec

from blitz_desktop.core.board import Board
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.scenario.board_changes import change_board
from blitz_desktop.scenario.board_changes_file import BoardChanges
from blitz_desktop.scenario.board_records import Provenance
from blitz_desktop.scenario.overlay import overlay
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.records import Identifier, Record, Text, convert
from blitz_desktop.scenario.scenario_records import Count, Faces, PhysicalCounters, Turn
from blitz_desktop.scenario.yaml_file import Node, Source, quote, read_yaml

FOLDER = "overrides"
"""Name of the folder that is looked for beside a scenario."""


class UnitOverride(Record, frozen=True):
    """Fields of a counter that go before ours; those left out stay."""

    id: Identifier
    provenance: Provenance
    name: Text | None = None
    short: Text | None = None
    label: Text | None = None
    type: Identifier | None = None
    size: Identifier | None = None
    faces: Faces | None = None
    traits: tuple[Identifier, ...] | None = None
    stacking: Count | None = None
    counters: PhysicalCounters | None = None
    bracket: bool | None = None
    ratings: dict[Identifier, tuple[Count, ...]] | None = None
    note: str | None = None


class PlacementOverride(Record, frozen=True):
    """Where a unit begins instead: a hex or a box, and the turn on which it becomes available there.

    Attributes:
        corner: What the counter prints in its corner; the hex where it printed something before.
    """

    unit: Identifier
    at: Text
    provenance: Provenance
    turn: Turn | None = None
    corner: str | None = None
    note: str = ""


class OverridesRecord(Record, frozen=True):
    """A file of overrides.

    Attributes:
        overrides: Id of the game.
        scenarios: Ids of the scenarios that it changes.
        tables: Parts of the game's tables, laid over ours.
        board: What is different about the board.
    """

    overrides: Identifier
    scenarios: Annotated[tuple[Identifier, ...], msgspec.Meta(min_length=1)]
    note: str = ""
    counters: tuple[UnitOverride, ...] = ()
    placements: tuple[PlacementOverride, ...] = ()
    tables: dict[Identifier, Any] = msgspec.field(default_factory=dict)
    board: BoardChanges | None = None


@dataclass(frozen=True)
class OverridesFile:
    """A file with its place."""

    source: Source
    record: OverridesRecord


def read_overrides(path: Path, systems: tuple[str, ...] = ()) -> OverridesFile:
    """Read one file, which must be for one of these games; for any game where none is given.

    Raises:
        DataError: It is faulty.
    """
    return _file_of(read_yaml(path), systems)


def _file_of(source: Source, systems: tuple[str, ...]) -> OverridesFile:
    game = source.root.value.get("overrides") if isinstance(source.root.value, dict) else None
    if systems and game is not None and game.value not in systems:
        raise DataError([source.problem(("overrides",), "a game that this program knows", known=systems)])
    return OverridesFile(source, convert(source, OverridesRecord))


def find_overrides(
    places: Iterable[Path], system: str, scenario: str, systems: tuple[str, ...] = ()
) -> tuple[OverridesFile, ...]:
    """The files that change a scenario, in the order of the places and then of their names.

    Args:
        places: Folders, which need not exist, or single files.
        system: Id of the game.
        scenario: Id of the scenario.
        systems: Ids of the games that there are; none given, any will do.

    Raises:
        DataError: A file is faulty, unless it plainly changes other scenarios; lists every fault found.
    """
    problems: list[Problem] = []
    found = []
    for path in dict.fromkeys(path.resolve() for place in places for path in _files(place)):
        try:
            source = read_yaml(path)
            if _is_plainly_for_others(source, system, scenario, systems):
                continue
            file = _file_of(source, systems)
        except DataError as error:
            problems.extend(error.problems)
            continue
        if file.record.overrides == system and scenario in file.record.scenarios:
            found.append(file)
    if problems:
        raise DataError(problems)
    return tuple(found)


def _is_plainly_for_others(source: Source, system: str, scenario: str, systems: tuple[str, ...]) -> bool:
    """Whether a file says that it changes other scenarios, be the rest of it faulty."""
    root = source.root.value
    if not isinstance(root, dict) or "overrides" not in root:
        return False
    game, named = root["overrides"].value, root["scenarios"].value if "scenarios" in root else None
    if game != system:
        return game in systems
    return isinstance(named, list) and bool(named) and scenario not in [each.value for each in named]


def _files(place: Path) -> Iterable[Path]:
    return sorted(place.glob("*.yaml")) if place.is_dir() else [place] if place.exists() else []


class Overrides:
    """All that is laid over one scenario.

    Args:
        files: In their order; no two may change the same counter or the same placement.
        problems: Takes what does not fit.
    """

    def __init__(self, files: tuple[OverridesFile, ...], problems: list[Problem]) -> None:
        self._files = files
        self._problems = problems
        self._units: dict[UnitId, tuple[Source, int]] = {}
        self._placed: dict[UnitId, Path] = {}
        for file in files:
            for index, unit in enumerate(file.record.counters):
                if unit.id in self._units:
                    first = self._units[unit.id][0].path
                    self._refuse_second(file.source, ("counters", index, "id"), unit.id, first)
                else:
                    self._units[unit.id] = file.source, index

    @property
    def sources(self) -> tuple[Source, ...]:
        """The files."""
        return tuple(file.source for file in self._files)

    @property
    def tables(self) -> tuple[Node, ...]:
        """Parts of tables to lay over ours, the last one on top."""
        return tuple(file.source.node(("tables",)) for file in self._files if file.record.tables)

    def over_board(self, board: Board) -> Board:
        """A board as the owner has it."""
        changes = [(file.source, file.record.board) for file in self._files if file.record.board is not None]
        return change_board(board, changes, self._problems) if changes else board

    def over_counters(self, source: Source) -> Source:
        """A counter file as the owner has it."""
        units = source.node(("units",))
        if not isinstance(units.value, list):
            return source
        rows = [self._over_unit(row) for row in units.value]
        assert isinstance(source.root.value, dict)
        root = {**source.root.value, "units": replace(units, value=rows)}
        return replace(source, root=replace(source.root, value=root))

    def _over_unit(self, row: Node) -> Node:
        id_ = row.value.get("id") if isinstance(row.value, dict) else None
        if id_ is None or not isinstance(id_.value, str) or id_.value not in self._units:
            return row
        source, index = self._units[id_.value]
        return overlay(row, source.node(("counters", index)), self._problems, ("counters", index))

    def complain_of_lost_units(self, known: tuple[UnitId, ...]) -> None:
        """Note every counter that the scenario does not have."""
        for id_, (source, index) in self._units.items():
            if id_ not in known:
                at = ("counters", index, "id")
                self._problems.append(source.problem(at, "a unit of the scenario", known=known))

    def placements(self) -> Iterator[tuple[Source, int, PlacementOverride]]:
        """Every placement once, with its place."""
        for file in self._files:
            for index, row in enumerate(file.record.placements):
                if row.unit in self._placed:
                    at = ("placements", index, "unit")
                    self._refuse_second(file.source, at, row.unit, self._placed[row.unit])
                else:
                    self._placed[row.unit] = file.source.path
                    yield file.source, index, row

    def _refuse_second(self, source: Source, at: tuple[str | int, ...], unit: UnitId, first: Path) -> None:
        found = f"{quote(unit)}, already in {first.name}"
        self._problems.append(source.problem(at, "each unit once", found=found))
