"""The rules file is whole, names code that exists and knows every paragraph that the code cites."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest
import yaml

from blitz_desktop import registry
from blitz_desktop.scenario.rulebook_file import Rulebook
from blitz_desktop.systems import blitzkrieg_1940

PACKAGE = Path(blitzkrieg_1940.__file__).parent
PARAGRAPHS = 381
STATUSES = {"enforced", "information", "optional", "pending"}

Cited: TypeAlias = tuple[str, str]
"""A paragraph's number and where it is cited."""

PARAGRAPH = re.compile(r"\d{1,2}\.\d{1,2}(\.\d)?(bis)?(\.[A-Z])?(-\d+|/\d)?(#table|#ex|!)?")
"""What the number of a paragraph looks like, such as 13.9.D, 2.8-15 or 4.4#table."""


@cache
def rulebook() -> Rulebook:
    return registry.rulebook("blitzkrieg_1940")


def cited_in_code() -> Iterator[Cited]:
    """Every text in the package's code that is the number of a paragraph, with where it stands."""
    for path in sorted(PACKAGE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)) if PARAGRAPH.fullmatch(text):
                    yield text, f"{path.name}:{node.lineno}"


def cited_in_tables() -> Iterator[Cited]:
    """Every paragraph that a row of the charts gives as its source."""
    path = PACKAGE / "tables.yaml"
    for name, rows in yaml.safe_load(path.read_text(encoding="utf-8")).items():
        for row in rows if isinstance(rows, list) else ():
            if "rule" in row:
                yield row["rule"], f"{path.name}: {name}"


def sort_key(id_: str) -> tuple[int, int]:
    chapter, section = re.findall(r"\d+", id_)[:2]
    return int(chapter), int(section)


def test_every_paragraph_has_an_entry_and_no_other() -> None:
    rules = rulebook().rules
    assert len(rules) == PARAGRAPHS
    assert [id_ for id_ in rules if not PARAGRAPH.fullmatch(id_)] == []


def test_entries_stand_in_the_books_order() -> None:
    ids = list(rulebook().rules)
    assert ids == sorted(ids, key=sort_key)


def test_every_entry_says_what_the_paragraph_asks_and_whether_it_is_enforced() -> None:
    for id_, rule in rulebook().rules.items():
        assert rule.status in STATUSES, id_
        assert rule.heading.strip(), id_
        assert rule.summary.endswith((".", ")")), id_
        assert not rule.ruling or rule.ruling.endswith("."), id_


def test_enforced_entries_and_no_others_say_where() -> None:
    wrong = [id_ for id_, rule in rulebook().rules.items() if bool(rule.where) != (rule.status == "enforced")]
    assert wrong == []


def test_the_file_is_sound_and_where_names_code_of_the_game() -> None:
    assert registry.validate_paths([PACKAGE / "rules.yaml"]) == []


@pytest.mark.parametrize("cite", [cited_in_code, cited_in_tables])
def test_every_paragraph_cited_is_known(cite: Callable[[], Iterator[Cited]]) -> None:
    cited = list(cite())
    assert cited, "nothing is cited: the search has lost its way"
    assert [(id_, place) for id_, place in cited if id_ not in rulebook()] == []
