"""Pages of the help window as rich text: a chapter of the rules, the charts, the keys."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from blitz_desktop.core.charts import Cell, Chart, paragraph
from blitz_desktop.core.language import say
from blitz_desktop.presenter.handbook import Handbook, Paragraph
from blitz_desktop.ui import theme
from blitz_desktop.ui.rich_text import strong

PARAGRAPH = "paragraph:"
"""Scheme of links to paragraphs of the same book."""


def chapter_page(book: Handbook, chapter: str, marked: str = "") -> str:
    """A chapter, with an anchor at each paragraph and one of them marked."""
    return "".join(_paragraph(book, p, is_marked=p.id == marked) for p in book.chapters.get(chapter, ()))


def found_page(book: Handbook, found: Iterable[Paragraph]) -> str:
    """What a search has found."""
    pages = [_paragraph(book, paragraph, is_marked=False) for paragraph in found]
    return "".join(pages) or f"<p>{escape(say('No paragraph has all these words.'))}</p>"


def charts_page(charts: Iterable[Chart]) -> str:
    """Charts as tables; what the rulebook does not print is in the softer ink."""
    worn = theme.current()
    foot = say(
        "Bold: printed in the rulebook. The rest is reconstructed, as the printed chart was not at hand."
    )
    tables = "".join(_chart(chart, worn) for chart in charts)
    return f"{tables}<p style='color:{worn.muted}'>{escape(foot)}</p>"


def keys_page(groups: Iterable[tuple[str, Iterable[tuple[str, str]]]]) -> str:
    """What mouse and keys do, group by group."""
    return "".join(
        f"<h3>{escape(title)}</h3><table cellspacing='0' cellpadding='3'>"
        + "".join(f"<tr><td width='250'>{strong(key)}</td><td>{escape(what)}</td></tr>" for key, what in rows)
        + "</table>"
        for title, rows in groups
    )


def _paragraph(book: Handbook, paragraph: Paragraph, *, is_marked: bool) -> str:
    worn = theme.current()
    ground = f" bgcolor='{worn.pressed}'" if is_marked else ""
    parts = [
        f"<a name='{escape(paragraph.id)}'></a>{strong(f'§ {paragraph.number}  {paragraph.heading}')}",
        _linked(book, paragraph.text),
    ]
    if paragraph.ruling:
        label = escape(say("How this program reads it:"))
        parts.append(f"<span style='color:{worn.muted}'>{label}</span> {_linked(book, paragraph.ruling)}")
    if note := _status_words().get(paragraph.status, ""):
        parts.append(f"<span style='color:{worn.muted}'>{escape(note)}</span>")
    body = "".join(f"<p style='margin:2px 0 4px 0'>{part}</p>" for part in parts)
    return f"<table width='100%' cellpadding='8'{ground}><tr><td>{body}</td></tr></table>"


def _status_words() -> dict[str, str]:
    return {
        "optional": say("Optional, and not offered by the program."),
        "pending": say("The program does not enforce this yet."),
    }


def _linked(book: Handbook, text: str) -> str:
    words, at = [], 0
    for start, end, id_ in book.references(text):
        words.append(escape(text[at:start]))
        words.append(f"<a href='{PARAGRAPH}{escape(id_)}'>{escape(text[start:end])}</a>")
        at = end
    return "".join([*words, escape(text[at:])])


def _chart(chart: Chart, worn: theme.Theme) -> str:
    head = "".join(f"<th align='left'>{escape(text)}</th>" for text in chart.head)
    rows = "".join(
        f"<tr{_band(place, worn)}>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>"
        for place, row in enumerate(chart.rows)
    )
    table = f"<table cellspacing='0' cellpadding='5'><tr>{head}</tr>{rows}</table>"
    rule, note = (
        f"<span style='color:{worn.muted}'>{escape(text)}</span>" if text else ""
        for text in (paragraph(chart.rule), chart.note)
    )
    return f"<h3>{escape(chart.title)} &nbsp;{rule}</h3>{table}<p>{note}</p>"


def _band(place: int, worn: theme.Theme) -> str:
    return f" bgcolor='{worn.raised}'" if place % 2 else ""


def _cell(cell: Cell) -> str:
    return strong(cell.text) if cell.is_printed else escape(cell.text)
