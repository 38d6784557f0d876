"""The rules of a game in our own words, for reading: by chapter, searchable, with links among them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from blitz_desktop import registry
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import say
from blitz_desktop.presenter.wording import rule_number
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.rulebook_file import Chapter, Rule, chapters_of

_NUMBER = re.compile(r"(?<![\w.:/])\d+(?:\.\d+)+(?:\.[A-Z])?(?:/\d+)?(?![\w:/]|\.\d)")
"""What may be a paragraph's number in running text; it is one where the book has it."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a game's rules.

    Attributes:
        id: Its id in the rulebook.
        number: As players cite it.
        heading: A title of a few words; may be empty.
        text: What it asks, in our own words.
        ruling: How the program reads it; empty where the text leaves no room.
        status: ``enforced``, ``information``, ``optional`` or ``pending``.
        chapter: Number and title of its chapter.
    """

    id: str
    number: str
    heading: str
    text: str
    ruling: str
    status: str
    chapter: str


class Handbook:
    """All paragraphs of a game, in the order of its rulebook.

    Attributes:
        system: Id of the game.
        paragraphs: The paragraphs by their ids.
    """

    def __init__(self, system: str, rules: Mapping[str, Rule]) -> None:
        self.system = system
        self.paragraphs = {
            id_: _paragraph(system, id_, rules[id_], _label(chapter))
            for chapter in chapters_of(rules)
            for id_ in chapter.ids
        }
        self._words = {id_: _plain(_all_text(paragraph)) for id_, paragraph in self.paragraphs.items()}
        self._by_number: dict[str, str] = {}
        for id_, paragraph in self.paragraphs.items():
            self._by_number.setdefault(paragraph.number, id_)

    @property
    def chapters(self) -> dict[str, tuple[Paragraph, ...]]:
        """The paragraphs of each chapter, by its number and title."""
        found: dict[str, list[Paragraph]] = {}
        for paragraph in self.paragraphs.values():
            found.setdefault(paragraph.chapter, []).append(paragraph)
        return {chapter: tuple(paragraphs) for chapter, paragraphs in found.items()}

    def find(self, reference: str) -> Paragraph | None:
        """A paragraph by its id or by what begins its number; None where there is none."""
        id_ = self._by_number.get(reference, reference)
        if id_ in self.paragraphs:
            return self.paragraphs[id_]
        below = (f"{reference}.", f"{reference}/", f"{reference}#")
        return next((p for p in self.paragraphs.values() if p.id.startswith(below)), None)

    def search(self, text: str) -> tuple[Paragraph, ...]:
        """Paragraphs with all words of a text, accents and case aside, headings with them first."""
        words = _plain(text).split()
        found = [p for id_, p in self.paragraphs.items() if _has_all(self._words[id_], words)]
        return tuple(sorted(found, key=lambda p: not _has_all(_plain(f"{p.number} {p.heading}"), words)))

    def references(self, text: str) -> tuple[tuple[int, int, str], ...]:
        """Where a text cites paragraphs of this book: start, end, id."""
        hits = ((hit.start(), hit.end(), self.find(hit.group())) for hit in _NUMBER.finditer(text))
        return tuple((start, end, found.id) for start, end, found in hits if found is not None)


def handbook(system_id: str) -> Handbook:
    """The rules of a game; an empty book where none can be read."""
    try:
        return Handbook(system_id, registry.rulebook(system_id).rules)
    except (KeyError, DataError):
        return Handbook(system_id, {})


def _label(chapter: Chapter) -> str:
    if not chapter.title:
        return say("Chapter {number}", number=chapter.number)
    return f"{chapter.number}  {say(chapter.title)}".strip()


def _paragraph(system: str, id_: str, rule: Rule, chapter: str) -> Paragraph:
    number = rule_number(RuleRef(system, id_))
    heading, text, ruling = (say(words.strip()) for words in (rule.heading, rule.summary, rule.ruling))
    return Paragraph(id_, number, heading, text, ruling, rule.status, chapter)


def _all_text(paragraph: Paragraph) -> str:
    return f"{paragraph.number} {paragraph.heading} {paragraph.text} {paragraph.ruling}"


def _has_all(text: str, words: Iterable[str]) -> bool:
    return all(word in text for word in words)


def _plain(text: str) -> str:
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))
