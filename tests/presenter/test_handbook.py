from __future__ import annotations

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.presenter.handbook import Handbook, handbook
from blitz_desktop.scenario.rulebook_file import Rule


@pytest.fixture
def book() -> Handbook:
    def rule(heading: str, text: str) -> Rule:
        return Rule(summary=text, status="information", heading=heading)

    return Handbook(
        "some_game",
        {
            "3.1": rule("Stacks", "Two divisions stack; see 4.2.B and 9.9. It costs 3.1 points? No: 2.5."),
            "4.2.A": rule("Movement", "Units move."),
            "4.2.B": rule("Overrun", "Tanks overrun stacks of one step in 3 hexes."),
            "4.2.B#ex": rule("", "An example with Châlons."),
            "10.1/1": msgspec.structs.replace(rule("Lines", "Trace a line."), chapter="Supply"),
            "10.6/17": msgspec.structs.replace(rule("Fords", "A ford is looked for."), chapter="Scenarios"),
        },
    )


def test_chapters_are_in_the_order_of_the_book(book: Handbook) -> None:
    assert list(book.chapters) == ["Chapter 3", "Chapter 4", "10  Supply", "Scenarios"]
    assert [paragraph.number for paragraph in book.chapters["Chapter 4"]] == ["4.2.A", "4.2.B", "4.2.B"]
    assert book.paragraphs["10.6/17"].chapter == "Scenarios"


@pytest.mark.parametrize("system", registry.system_ids())
def test_every_chapter_of_a_game_has_a_title(system: str) -> None:
    assert not [title for title in handbook(system).chapters if title.startswith("Chapter")]


@pytest.mark.parametrize(
    ("reference", "found"),
    [("4.2.B", "4.2.B"), ("4.2", "4.2.A"), ("4.2.B#ex", "4.2.B#ex"), ("10.6", "10.6/17"), ("99", None)],
)
def test_a_paragraph_is_found_by_what_is_cited(book: Handbook, reference: str, found: str | None) -> None:
    paragraph = book.find(reference)
    assert (paragraph.id if paragraph else None) == found


def test_search_minds_neither_case_nor_accents_and_puts_headings_first(book: Handbook) -> None:
    assert [paragraph.id for paragraph in book.search("chalons")] == ["4.2.B#ex"]
    assert [paragraph.id for paragraph in book.search("STACK")] == ["3.1", "4.2.B"]
    assert book.search("stack zeppelin") == ()


def test_only_numbers_of_paragraphs_become_links(book: Handbook) -> None:
    text = book.paragraphs["3.1"].text
    assert [(text[start:end], id_) for start, end, id_ in book.references(text)] == [
        ("4.2.B", "4.2.B"),
        ("3.1", "3.1"),
    ]


@pytest.mark.parametrize("system", registry.system_ids())
def test_every_game_has_a_handbook(system: str) -> None:
    assert handbook(system).paragraphs


def test_a_game_without_rules_has_an_empty_one() -> None:
    assert handbook("no_such_game").chapters == {}
