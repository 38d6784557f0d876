"""How a game's rulebook is read where it leaves room: a document that one can argue with."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.scenario.rulebook_file import Rule, Rulebook, chapters_of

_OTHER = " The other reading"
"""How a ruling begins to tell what else the text could mean."""

_FOREWORD = """\
Where the rulebook is silent, unclear or at odds with itself, the program has to decide. This is how it does,
paragraph by paragraph, with the other reading where there is one. Paragraphs go by their numbers.

Written by `blitz-desktop rules {game} --rulings` from the game's `rules.yaml`; change it there.
"""


def rulings_document(title: str, book: Rulebook) -> str:
    """Every ruling on a rulebook, in its order, as Markdown."""
    return "\n".join(_lines(title, book)) + "\n"


def _lines(title: str, book: Rulebook) -> Iterator[str]:
    yield f"# {title}: rulings"
    yield ""
    yield from _FOREWORD.format(game=book.system).splitlines()
    for chapter in chapters_of(book.rules):
        ruled = [id_ for id_ in chapter.ids if book[id_].ruling]
        if ruled:
            yield ""
            title = f"{chapter.number} {chapter.title}" if chapter.title else f"Chapter {chapter.number}"
            yield f"## {title.strip()}"
        for id_ in ruled:
            yield from _entry(id_, book[id_])


def _entry(id_: str, rule: Rule) -> Iterator[str]:
    ruling, _, other = rule.ruling.strip().partition(_OTHER)
    yield ""
    yield f"### {id_} {rule.heading}".rstrip()
    yield ""
    yield f"- **Rule:** {rule.summary.strip()}"
    yield f"- **Ruling:** {ruling}"
    if other:
        yield f"- **The other reading**{other}"
    yield f"- **Status:** {_status(rule)}"


def _status(rule: Rule) -> str:
    places = ", ".join(f"`{spot}`" for spot in rule.where)
    return f"{rule.status} in {places}" if places else rule.status
