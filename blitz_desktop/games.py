"""Games by what a reader names: the key of a scenario, a scenario file or a saved game."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from blitz_desktop import registry
from blitz_desktop.core.language import say
from blitz_desktop.core.system import GameSystem, Origin, Scenario
from blitz_desktop.scenario.copies import unpack
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.autosave import is_autosave
from blitz_desktop.session.files import is_file
from blitz_desktop.session.kind import Terms
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import SUFFIX, Session


@dataclass(frozen=True, slots=True)
class RuleOption:
    """An option of a scenario that players may set.

    Attributes:
        id: Its name in scenario files.
        values: What it may be.
        value: What it is in the scenario.
        question: What it asks.
        words: What each value means.
        paragraph: The paragraph that it comes from.
        text: What the paragraph says.
        ruling: How the paragraph is read; empty where it leaves no room.
    """

    id: str
    values: tuple[str, ...]
    value: str
    question: str
    words: Mapping[str, str]
    paragraph: str
    text: str
    ruling: str


def named(name: str) -> tuple[GameSystem[Any], Scenario]:
    """A built-in scenario by its key, or one from a file by its path.

    Raises:
        KeyError: There is no such scenario.
        DataError: Its files are faulty.
    """
    path = Path(name)
    has_path = path.suffix == ".yaml" or is_file(path)
    scenario = registry.scenario_from_file(path) if has_path else registry.scenario(name)
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
        return Session.load(Path(target), find, journal=journals, is_copy=is_autosave(Path(target)))
    return Session.start(*named(target), journal=journals)


def begin(key: str, terms: Terms, journals: Path | None = None, *, is_second: bool = False) -> Session:
    """A new game of a scenario under some terms; with ``is_second``, the other player decides first in it.

    Raises:
        KeyError: There is no such scenario.
        DataError: The scenario is faulty.
    """
    system, scenario = named(key)
    first = system.decision(scenario, system.setup(scenario)) if is_second else None
    others = (side.id for side in scenario.sides if first is not None and side.id != first.side)
    return Session.start(system, scenario, journal=journals, terms=terms, seat=next(others, ""))


def options_of(scenario: Scenario) -> tuple[RuleOption, ...]:
    """The options under which a scenario may be played: those that a paragraph of the rules describes."""
    system = registry.system(scenario.system)
    rules = registry.rulebook(scenario.system).rules if scenario.system in registry.system_ids() else {}
    found = [
        RuleOption(
            id=rule.option,
            values=system.options[rule.option],
            value=scenario.options.get(rule.option, system.options[rule.option][0]),
            question=say(rule.question),
            words={value: say(words) for value, words in rule.choices.items()},
            paragraph=paragraph,
            text=say(rule.summary.strip()),
            ruling=say(rule.ruling.strip()),
        )
        for paragraph, rule in rules.items()
        if rule.option in system.options
    ]
    return tuple(found)


def write_variant(scenario: Scenario, options: Mapping[str, str], folder: Path) -> Path:
    """Write a scenario file that is a built-in scenario with other options; its path.

    Raises:
        OSError: It cannot be written.
    """
    mark = hashlib.blake2b(repr(sorted(options.items())).encode(), digest_size=3).hexdigest()
    text = yaml.safe_dump(
        {
            "system": scenario.system,
            "based_on": f"{scenario.id}.yaml",
            "id": f"{scenario.id}_{mark}",
            "title": scenario.title,
            "options": {**scenario.options, **options},
        },
        allow_unicode=True,
        sort_keys=False,
    )
    path = folder / scenario.system / f"{scenario.id}_{mark}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def find(header: Header) -> Found:
    """The game and scenario that a saved game names.

    A scenario is taken from where it came from while it is there as it was when the game was begun, and else
    from the copy in the saved game.

    Raises:
        KeyError: There is no such game, or no such scenario is built in.
        DataError: The scenario's files are faulty.
    """
    system, origin = registry.system(header.system), header.origin
    if origin is None:
        return Found(system, registry.scenario(f"{header.system}/{header.scenario}"))
    if origin.is_built_in:
        return _find_built_in(header, origin)
    with suppress(DataError):
        scenario = registry.scenario_from_file(Path(origin.path))
        if scenario.digest == header.digest:
            return Found(system, scenario)
    scenario = _copied(origin)
    note = say(
        "The scenario's file {path} is not there, or no longer as it was when this game was begun. "
        "The game goes on with the copy that it keeps.",
        path=origin.path,
    )
    return Found(registry.system(scenario.system), scenario, note)


def _find_built_in(header: Header, origin: Origin) -> Found:
    system, found = registry.system(header.system), None
    with suppress(DataError, KeyError):
        found = registry.scenario(f"{header.system}/{header.scenario}")
    if found is not None and found.digest == header.digest:
        return Found(system, found)
    try:
        copy = _copied(origin)
    except DataError:
        if found is None:
            raise
        return Found(system, found)
    note = say(
        "The scenario is no longer as it was when this game was begun. "
        "The game goes on with the copy that it keeps."
    )
    return Found(system, copy, note)


def _copied(origin: Origin) -> Scenario:
    with TemporaryDirectory() as folder:
        # A game that was begun goes on, whatever is thought of its set-up today.
        scenario = registry.scenario_from_file(unpack(origin, Path(folder)), overrides=(), is_reviewed=False)
    return replace(scenario, origin=origin)
