"""The rules file is whole, names code that exists and knows every paragraph that the code cites."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import reduce
from pathlib import Path

from blitz_desktop import registry
from blitz_desktop.games import options_of
from blitz_desktop.scenario.rulebook_file import load_rulebook
from blitz_desktop.systems import meuse_1940

PACKAGE = Path(meuse_1940.__file__).parent
PARAGRAPHS = 210
PARAGRAPH = re.compile(r"\d{1,2}(\.\d)?/\d{1,2}")


def cited_in_code() -> Iterator[tuple[str, str]]:
    """Every text in the package's code that is the id of a paragraph, with where it stands."""
    for path in sorted(PACKAGE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)) if PARAGRAPH.fullmatch(text):
                    yield text, f"{path.name}:{node.lineno}"


def exists(spot: str) -> bool:
    """Whether there is such a module:function."""
    module, _, name = spot.partition(":")
    found = importlib.import_module(f"{meuse_1940.__name__}.{module}")
    return reduce(lambda thing, part: getattr(thing, part, None), name.split("."), found) is not None


def test_every_paragraph_has_an_entry_that_names_code() -> None:
    book = load_rulebook(PACKAGE / "rules.yaml", "meuse_1940", exists=exists)
    assert len(book.rules) == PARAGRAPHS
    assert book.with_status("pending") == ()


def test_the_code_cites_only_paragraphs_that_are_there() -> None:
    book = registry.rulebook("meuse_1940")
    assert [spot for spot in cited_in_code() if spot[0] not in book] == []


def test_readings_that_players_may_choose_are_options_of_the_game() -> None:
    rules = registry.rulebook("meuse_1940").rules.values()
    assert {rule.option for rule in rules if rule.option} <= set(meuse_1940.SYSTEM.options)


def test_every_option_stands_once_with_words_for_its_values() -> None:
    options = options_of(registry.scenario("meuse_1940/historical"))
    assert sorted(option.id for option in options) == sorted(set(meuse_1940.SYSTEM.options) - {"setup"})
    assert all(set(option.words) == set(option.values) for option in options)
