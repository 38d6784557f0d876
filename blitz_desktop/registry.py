"""The one place that names the games. Each is imported when it is first asked for, each file read once."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache, partial
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeAlias, cast

import msgspec
import platformdirs

from blitz_desktop.core.board import Board
from blitz_desktop.core.system import GameSystem, Misfit, ReviewsSetups, Scenario
from blitz_desktop.resources import assets_dir, package_data, scenarios_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.overrides_file import read_overrides
from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.records import convert
from blitz_desktop.scenario.rulebook_file import Rulebook, load_rulebook
from blitz_desktop.scenario.scenario_file import load_scenario
from blitz_desktop.scenario.scenario_records import CountersRecord, MarkersRecord, PlacementsRecord
from blitz_desktop.scenario.tables_file import load_tables
from blitz_desktop.scenario.yaml_file import Node, read_yaml
from blitz_desktop.session.showing import STRICT_UNDO

Check: TypeAlias = Callable[[], object]

_SYSTEMS = ("blitzkrieg_1940", "meuse_1940")
_SCENARIOS = (
    "blitzkrieg_1940/1940",
    "blitzkrieg_1940/1940_basic",
    "blitzkrieg_1940/1939",
    "meuse_1940/historical",
    "meuse_1940/free",
)

FIRST_SCENARIO = "blitzkrieg_1940/1940_basic"
"""The one to learn with."""


def system_ids() -> tuple[str, ...]:
    """Ids of the games that can be played."""
    return _SYSTEMS


def scenario_keys() -> tuple[str, ...]:
    """Keys of the built-in scenarios, such as ``blitzkrieg_1940/1940``."""
    return _SCENARIOS


@cache
def system(system_id: str) -> GameSystem[Any]:
    """A game by its id.

    Raises:
        KeyError: There is no such game.
    """
    if system_id not in _SYSTEMS:
        raise KeyError(system_id)
    return cast("GameSystem[Any]", importlib.import_module(_package(system_id)).SYSTEM)


@cache
def scenario(key: str) -> Scenario:
    """A built-in scenario by its key. Changed by the reader, it counts as one of the reader's own.

    Raises:
        KeyError: There is no such scenario.
        DataError: Its files are faulty.
    """
    if key not in _SCENARIOS:
        raise KeyError(key)
    found = scenario_from_file(scenarios_dir() / f"{key}.yaml")
    if found.overrides or found.origin is None:
        return found
    return replace(found, origin=msgspec.structs.replace(found.origin, path="", is_built_in=True))


def scenario_from_file(
    path: Path, overrides: Iterable[Path] | None = None, *, is_reviewed: bool = True
) -> Scenario:
    """A scenario from any file, the reader's own included.

    Args:
        path: The file.
        overrides: Where to look for values that go before ours; ``overrides_dir()`` where not given.
        is_reviewed: Whether units must begin where the rules allow them to be.

    Raises:
        DataError: It or what it refers to is faulty.
    """
    return load_scenario(
        path,
        maps=assets_dir() / "maps",
        scenarios=scenarios_dir(),
        board=_board,
        tables=_changed_tables,
        options=_options,
        systems=_SYSTEMS,
        overrides=[overrides_dir()] if overrides is None else overrides,
        review=_misfits if is_reviewed else lambda _: (),
    )


def overrides_dir() -> Path:
    """Folder for values of the reader's own, which go before ours; it need not exist."""
    return platformdirs.user_data_path("blitz-desktop", appauthor=False) / "overrides"


@cache
def rulebook(system_id: str) -> Rulebook:
    """What the program does about each paragraph of a game's rulebook.

    Raises:
        KeyError: There is no such game.
        DataError: Its file is faulty.
    """
    if system_id not in _SYSTEMS:
        raise KeyError(system_id)
    return load_rulebook(_system_file(system_id, "rules.yaml"), system_id)


def validate_paths(paths: Iterable[Path] = ()) -> list[Problem]:
    """All that is wrong with data files: scenarios and their parts, boards, rules and tables.

    Args:
        paths: Files, or folders with all files below them; everything built in where none is given.
    """
    checks = [check for path in paths for check in _checks(path)]
    if not checks:
        own = overrides_dir()
        checks = [*_built_in_checks(), *(_checks(own) if own.exists() else ())]
    problems: list[Problem] = []
    for check in checks:
        try:
            check()
        except DataError as error:
            problems.extend(problem for problem in error.problems if problem not in problems)
    return problems


def _built_in_checks() -> Iterator[Check]:
    for system_id in _SYSTEMS:
        for name in ("rules.yaml", "tables.yaml"):
            yield partial(_check_system_file, system_id, name)
    for folder in sorted(path.parent for path in (assets_dir() / "maps").glob("*/board.yaml")):
        yield partial(_board, folder)
    for key in _SCENARIOS:
        yield partial(scenario_from_file, scenarios_dir() / f"{key}.yaml")


def _checks(path: Path) -> Iterator[Check]:
    system_id = path.parent.name
    if path.is_dir():
        for below in sorted(path.rglob("*.yaml")):
            yield from _checks(below)
    elif path.name in ("board.yaml", "hexsides.yaml", "places.yaml"):
        yield partial(load_board, path.parent)
    elif path.name == "rules.yaml":
        exists = partial(_has_function, system_id) if system_id in _SYSTEMS else None
        yield partial(load_rulebook, path, system_id, exists=exists)
    elif path.name == "tables.yaml" and system_id in _SYSTEMS:
        yield partial(load_tables, path, system(system_id).tables)
    else:
        yield partial(_check_scenario_part, path)


def _check_system_file(system_id: str, name: str) -> None:
    for check in _checks(_system_file(system_id, name)):
        check()


def _check_scenario_part(path: Path) -> None:
    """Check a scenario with all that it names, or one of its parts alone."""
    source = read_yaml(path)
    keys = source.root.keys
    if "overrides" in keys:
        _check_overrides(path)
    elif "system" not in keys and "units" in keys:
        convert(source, CountersRecord)
    elif "system" not in keys and "markers" in keys:
        convert(source, MarkersRecord)
    elif "system" not in keys and "placements" in keys:
        convert(source, PlacementsRecord)
    else:
        scenario_from_file(path)


def _check_overrides(path: Path) -> None:
    """Check an owner's values with every scenario that they change."""
    file = read_overrides(path, _SYSTEMS)
    game, source = file.record.overrides, file.source
    problems: list[Problem] = []
    for index, id_ in enumerate(file.record.scenarios):
        beside = path.parent.parent / f"{id_}.yaml"
        built_in = scenarios_dir() / game / f"{id_}.yaml"
        scenario_path = next((each for each in (beside, built_in) if each.exists()), None)
        if scenario_path is None:
            keys = [key.split("/") for key in _SCENARIOS]
            known = tuple(name for system_id, name in keys if system_id == game)
            problems.append(source.problem(("scenarios", index), "a scenario of the game", known=known))
            continue
        try:
            scenario_from_file(scenario_path, overrides=[path])
        except DataError as error:
            problems.extend(error.problems)
    if problems:
        raise DataError(problems)


def _has_function(system_id: str, spot: str) -> bool:
    module_name, _, function = spot.partition(":")
    try:
        module = importlib.import_module(f"{_package(system_id)}.{module_name}")
        attrgetter(function)(module)
    except (ImportError, AttributeError):
        return False
    return True


def _board(folder: Path) -> Board:
    is_built_in = folder.resolve().is_relative_to(assets_dir().resolve())
    return _built_in_board(folder) if is_built_in else load_board(folder)


@cache
def _built_in_board(folder: Path) -> Board:
    return load_board(folder)


def _misfits(scenario: Scenario) -> tuple[Misfit, ...]:
    game = system(scenario.system)
    return game.misfits(scenario) if isinstance(game, ReviewsSetups) else ()


def _options(system_id: str) -> dict[str, tuple[str, ...]]:
    """Rule options of a game, those that the session heeds in every game included."""
    own = system(system_id).options if system_id in _SYSTEMS else {}
    return {**own, STRICT_UNDO: ("on", "off")}


def _changed_tables(system_id: str, changes: tuple[Node, ...]) -> msgspec.Struct | None:
    if system_id not in _SYSTEMS:
        return None
    return _read_tables(system_id, changes) if changes else _tables(system_id)


@cache
def _tables(system_id: str) -> msgspec.Struct:
    return _read_tables(system_id, ())


def _read_tables(system_id: str, changes: tuple[Node, ...]) -> msgspec.Struct:
    return load_tables(_system_file(system_id, "tables.yaml"), system(system_id).tables, changes)


def _system_file(system_id: str, name: str) -> Path:
    try:
        return package_data(_package(system_id), name)
    except FileNotFoundError:
        missing = Problem(f"{system_id}/{name}", 0, 0, "", "no such file", "a file beside the game's code")
        raise DataError([missing]) from None


def _package(system_id: str) -> str:
    return f"blitz_desktop.systems.{system_id}"
