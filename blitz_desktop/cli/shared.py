"""What the commands share: exit codes, output, and the games that arguments name."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from blitz_desktop import registry
from blitz_desktop.core.system import Scenario
from blitz_desktop.scenario.problems import nearest
from blitz_desktop.session.files import is_file
from blitz_desktop.session.journal import SUFFIX as JOURNAL_SUFFIX
from blitz_desktop.session.session import SUFFIX

OK, FAILED, WRONG = 0, 1, 2


class InputError(Exception):
    """What was typed cannot be used; its text is for the reader."""


def show(arguments: argparse.Namespace, facts: object, text: Iterable[str]) -> int:
    """Print facts as JSON where that was asked for, else the text, and say that all went well."""
    if arguments.json:
        print(json.dumps(facts, ensure_ascii=False, indent=1))
    else:
        for line in text:
            print(line)
    return OK


def target(name: str) -> str:
    """The name itself, where it is a file or the key of a scenario.

    Raises:
        InputError: There is neither.
    """
    path = Path(name)
    if is_file(path):
        return name
    if path.suffix in (SUFFIX, ".yaml"):
        raise InputError(f"{name}: there is no such file")
    return scenario_key(name)


def check_place(path: Path) -> None:
    """Find out that a file cannot be written, or must not, before the work that would fill it.

    Raises:
        InputError: The path is a folder, or in none, or a game.
    """
    if path.suffix.lower() in (SUFFIX, JOURNAL_SUFFIX):
        raise InputError(f"{path}: that is the name of a game")
    if path.is_dir():
        raise InputError(f"{path}: it is a folder")
    if not path.parent.is_dir():
        raise InputError(f"{path}: there is no such file or folder")


def scenario_key(key: str) -> str:
    """The key itself.

    Raises:
        InputError: There is no such scenario.
    """
    if key not in registry.scenario_keys():
        raise InputError(unknown("scenario", key, registry.scenario_keys()))
    return key


def scenario_of(game: str) -> Scenario:
    """A scenario by its key, or the first one of a game.

    Raises:
        InputError: There is neither.
    """
    keys = registry.scenario_keys()
    key = next((key for key in keys if game in (key, key.partition("/")[0])), None)
    if key is None:
        raise InputError(unknown("game", game, (*registry.system_ids(), *keys)))
    return registry.scenario(key)


def unknown(what: str, name: str, known: Sequence[str]) -> str:
    """A sentence that says there is no such thing, with the nearest one where one is close."""
    close = nearest(name, known)
    hint = f"; did you mean {close}?" if close else f" (there are: {', '.join(known)})"
    return f"there is no {what} {name!r}{hint}"
