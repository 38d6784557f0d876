"""Loads a game's ``rules.yaml``: what each paragraph asks, and where the program sees to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from blitz_desktop.scenario.problems import DataError, Problem
from blitz_desktop.scenario.records import Record, Text, convert
from blitz_desktop.scenario.yaml_file import Source, read_yaml

Status: TypeAlias = Literal["enforced", "information", "optional", "pending"]
Spot: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^[a-z0-9_.]+:[A-Za-z0-9_.]+$", description="module:function")
]


class Rule(Record, frozen=True):
    """A paragraph of a rulebook.

    Attributes:
        summary: What it asks, in our own words.
        status: ``enforced`` by the program; ``information`` that asks nothing of it; ``optional`` and not
            offered; ``pending`` as long as it is not enforced.
        heading: A title of a few words.
        where: Code that enforces it, as ``module:function`` below the game's package.
        tests: Tests that show it, where the marks in the tests are not enough.
        option: The scenario's option that it describes, where players may choose; each stands once in a book.
        question: What that option asks.
        choices: Words for the values of that option: the answers.
        ruling: How this program reads it, where the text leaves room.
        chapter: Title of the chapter that begins with it; elsewhere empty.
    """

    summary: Text
    status: Status
    heading: str = ""
    where: tuple[Spot, ...] = ()
    tests: tuple[Text, ...] = ()
    ruling: str = ""
    option: str = ""
    question: str = ""
    choices: dict[str, Text] = msgspec.field(default_factory=dict)
    chapter: str = ""


@dataclass(frozen=True)
class Chapter:
    """A chapter of a rulebook.

    Attributes:
        number: As printed; empty for one that goes on under the number of the one before.
        title: A title of a few words; may be empty.
        ids: Its paragraphs, in the book's order.
    """

    number: str
    title: str
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    """All paragraphs of a game's rulebook by their ids, in the book's order."""

    system: str
    rules: Mapping[str, Rule]

    def __getitem__(self, id_: str) -> Rule:
        return self.rules[id_]

    def __contains__(self, id_: object) -> bool:
        return id_ in self.rules

    def with_status(self, status: Status) -> tuple[str, ...]:
        """Ids of the paragraphs of one status."""
        return tuple(id_ for id_, rule in self.rules.items() if rule.status == status)


def chapters_of(rules: Mapping[str, Rule]) -> tuple[Chapter, ...]:
    """The chapters of a book: one begins where the number changes, or with a paragraph that has its title."""
    found: list[Chapter] = []
    last = ""
    for id_, rule in rules.items():
        number = _CHAPTER.sub("", id_)
        if number != last or rule.chapter:
            found.append(Chapter("" if number == last else number, rule.chapter, ()))
        found[-1] = replace(found[-1], ids=(*found[-1].ids, id_))
        last = number
    return tuple(found)


_CHAPTER = re.compile(r"[./].*")
"""What follows the number of the chapter in a paragraph's id."""


def load_rulebook(path: Path, system: str, *, exists: Callable[[str], bool] | None = None) -> Rulebook:
    """Load a ``rules.yaml``.

    Args:
        path: The file.
        system: Id of the game.
        exists: Whether there is such a ``module:function``; not checked where not given.

    Raises:
        DataError: The file is faulty; lists every fault found.
    """
    source = read_yaml(path)
    rules = convert(source, dict[Text, Rule])
    if problems := tuple(_unfounded_claims(source, rules, exists)):
        raise DataError(problems)
    return Rulebook(system, rules)


def _unfounded_claims(
    source: Source, rules: Mapping[str, Rule], exists: Callable[[str], bool] | None
) -> Iterator[Problem]:
    for id_, rule in rules.items():
        if rule.status == "enforced" and not rule.where:
            yield source.problem((id_,), "where it is enforced", found="no where")
        first = next(other for other, them in rules.items() if them.option == rule.option)
        if rule.option and first != id_:
            yield source.problem((id_, "option"), f"an option that {first} has not", found=rule.option)
        if rule.option and not (rule.question and rule.choices):
            yield source.problem((id_, "option"), "a question and choices beside it", found=rule.option)
        for index, spot in enumerate(rule.where):
            if exists is not None and not exists(spot):
                yield source.problem((id_, "where", index), "a function of the game")
