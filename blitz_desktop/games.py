"""Games by what a reader names: the key of a scenario, a scenario file or a saved game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from blitz_desktop import registry
from blitz_desktop.core.system import GameSystem, Origin, Scenario
from blitz_desktop.scenario.copies import unpack
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import SUFFIX, Session


def named(name: str) -> tuple[GameSystem[Any], Scenario]:
    """A built-in scenario by its key, or one from a file by its path.

    Raises:
        KeyError: There is no such scenario.
        DataError: Its files are faulty.
    """
    path = Path(name)
    is_file = path.suffix == ".yaml" or path.is_file()
    scenario = registry.scenario_from_file(path) if is_file else registry.scenario(name)
    return registry.system(scenario.system), scenario


def open_target(target: str, journals: Path | None = None) -> Session:
    """The game that a scenario's key, a scenario file or a save gives.

    Args:
        target: Key or path.
        journals: Folder in which it is recorded; None leaves it unrecorded.

    Raises:
        KeyError: There is no such scenario.
        DataError: The scenario is faulty.
        SaveError: The save cannot be opened.
    """
    if Path(target).suffix == SUFFIX:
        return Session.load(Path(target), find, journal=journals)
    return Session.start(*named(target), journal=journals)


def find(header: Header) -> Found:
    """The game and scenario that a saved game names.

    A scenario of the reader's own is taken from its file while that is as it was when the game was begun,
    and else from the copy in the saved game.

    Raises:
        KeyError: There is no such game, or no such scenario is built in.
        DataError: The scenario's files are faulty.
    """
    system, origin = registry.system(header.system), header.origin
    if origin is None:
        return Found(system, registry.scenario(f"{header.system}/{header.scenario}"))
    with suppress(DataError):
        scenario = registry.scenario_from_file(Path(origin.path))
        if scenario.digest == header.digest:
            return Found(system, scenario)
    scenario = _copied(origin)
    note = (
        f"The scenario's file {origin.path} is not there, or no longer as it was when this game was begun. "
        "The game goes on with the copy that it keeps."
    )
    return Found(registry.system(scenario.system), scenario, note)


def _copied(origin: Origin) -> Scenario:
    with TemporaryDirectory() as folder:
        scenario = registry.scenario_from_file(unpack(origin, Path(folder)), overrides=())
    return replace(scenario, origin=origin)
