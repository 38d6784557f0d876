"""An after-action report as HTML and as Markdown, with its charts as drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape

from blitz_desktop.core.language import say, say_number
from blitz_desktop.presenter.chronicle import LogRow
from blitz_desktop.presenter.report import Chapter, Count, Report
from blitz_desktop.presenter.wording import rule_number, sentence

_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP = 640, 260, 44, 26, 38
_STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #24221e;
  background: #fbf9f4; }
h1, h2, h3 { font-family: sans-serif; line-height: 1.2; }
h2 { border-bottom: 1px solid #c3bbab; margin-top: 2.5rem; }
img, svg { max-width: 100%; height: auto; } figure { margin: 1rem 0; } figcaption, .muted { color: #6d675c; }
ul { padding-left: 1.2rem; } li.inner { margin-left: 1.5rem; } .dice { font-weight: bold; color: #8a6d1f; }
table { border-collapse: collapse; } td, th { padding: 0.2rem 1rem 0.2rem 0; text-align: left; }
"""


def html_of(report: Report, pictures: Mapping[int, str]) -> str:
    """The report as one HTML page; ``pictures`` has the address of a map picture by the moment it shows."""
    lines = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(report.title)}</title>',
        f"<style>{_STYLE}</style></head><body>",
        f"<h1>{escape(report.title)}</h1><p class='muted'>{escape(_kind(report))}</p>",
        f"<p><strong>{escape(_result(report))}</strong></p>",
        *_html_goals(report),
        f"<h2>{escape(say('Steps lost'))}</h2>{losses_chart(report)}",
        f"<h2>{escape(say('Hexes under control'))}</h2>{control_chart(report)}",
    ]
    for chapter in report.chapters:
        lines.append(f"<h2>{escape(chapter.title)}</h2>")
        if chapter.moment in pictures:
            caption = _caption(chapter)
            lines.append(
                f'<figure><img src="{pictures[chapter.moment]}" alt="{escape(caption)}">'
                f"<figcaption>{escape(caption)}</figcaption></figure>"
            )
        for section in chapter.sections:
            lines.append(f"<h3>{escape(section.title)}</h3><ul>" if section.title else "<ul>")
            lines += [_html_row(row) for row in section.rows]
            lines.append("</ul>")
        lines.append(f"<p class='muted'>{escape(_standing(report, chapter.count))}</p>")
    return "\n".join([*lines, "</body></html>", ""])


def markdown_of(report: Report, pictures: Mapping[int, str], charts: tuple[str, str]) -> str:
    """The report as Markdown; ``charts`` are the addresses of the charts of losses and of control."""
    lines = [f"# {report.title}", "", _kind(report), "", f"**{_result(report)}**", ""]
    lines += [f"- {goal.label} ({goal.worth}): {goal.stands}" for goal in report.goals]
    lines += ["", f"![{say('Steps lost')}]({charts[0]})", ""]
    lines += [f"![{say('Hexes under control')}]({charts[1]})"]
    for chapter in report.chapters:
        lines += ["", f"## {chapter.title}", ""]
        if chapter.moment in pictures:
            lines += [f"![{_caption(chapter)}]({pictures[chapter.moment]})", ""]
        for section in chapter.sections:
            lines += [f"### {section.title}", ""] if section.title else []
            lines += [_markdown_row(row) for row in section.rows]
            lines.append("")
        lines.append(f"*{_standing(report, chapter.count)}*")
    return "\n".join([*lines, ""])


def losses_chart(report: Report) -> str:
    """Steps lost by each side from turn to turn, as SVG."""
    return _chart(report, say("Steps lost"), lambda count: count.losses)


def control_chart(report: Report) -> str:
    """Hexes held by each side from turn to turn, as SVG."""
    return _chart(report, say("Hexes under control"), lambda count: count.control)


def _chart(report: Report, title: str, values_of: Callable[[Count], dict[str, int]]) -> str:
    counts = [report.start, *(chapter.count for chapter in report.chapters)]
    most = max((value for count in counts for value in values_of(count).values()), default=0) or 1
    across = (_WIDTH - _LEFT - 12) / max(len(counts) - 1, 1)
    room = _HEIGHT - _BOTTOM - _TOP

    def point(place: int, value: int) -> tuple[float, float]:
        return _LEFT + place * across, _TOP + room * (1 - value / most)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
    ]
    for value in dict.fromkeys((0, most // 2, most)):
        y = point(0, value)[1]
        parts.append(f'<line x1="{_LEFT}" x2="{_WIDTH - 12}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dcd6c9"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#6d675c">{value}</text>')
    for rank, (side, name) in enumerate(report.sides.items()):
        points = " ".join(
            "{:.1f},{:.1f}".format(*point(place, values_of(count).get(side, 0)))
            for place, count in enumerate(counts)
        )
        dash = f' stroke-dasharray="{6 * rank} 4"' if rank else ""  # told apart without colour too
        colour = report.colours.get(side, "#24221e")
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"{dash}/>')
        x = _LEFT + 12 + rank * 150
        parts.append(
            f'<line x1="{x}" x2="{x + 26}" y1="16" y2="16" stroke="{colour}" stroke-width="3"{dash}/>'
        )
        parts.append(f'<text x="{x + 32}" y="20">{escape(name)}</text>')
    begin = escape(say("set-up"))
    parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 8}" fill="#6d675c">{begin}</text>')
    last = escape(report.chapters[-1].title) if report.chapters else ""
    parts.append(
        f'<text x="{_WIDTH - 12}" y="{_HEIGHT - 8}" text-anchor="end" fill="#6d675c">{last}</text></svg>'
    )
    return "".join(parts)


def _kind(report: Report) -> str:
    return say("{game}: after-action report", game=report.game)


def _caption(chapter: Chapter) -> str:
    return say("The map after {chapter}", chapter=chapter.title)


def _result(report: Report) -> str:
    if report.outcome is None:
        return say("The game is not over yet.")
    winner = report.sides.get(report.outcome.winner, report.outcome.winner)
    return f"{winner}: {report.outcome.text}"


def _html_goals(report: Report) -> Iterator[str]:
    if not report.goals:
        return
    yield f"<h2>{escape(say('Victory'))}</h2><table>"
    for goal in report.goals:
        mark = "✓ " if goal.is_met else ""
        cells = (f"{mark}{goal.label}", goal.worth, sentence(goal.stands), f"§ {rule_number(goal.rule)}")
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
    yield "</table>"


def _html_row(row: LogRow) -> str:
    inner = ' class="inner"' if row.carries_on else ""
    dice = f' <span class="dice">[{" ".join(map(str, row.line.faces))}]</span>' if row.line.faces else ""
    text = f"<em>{escape(row.line.text)}</em>" if row.note else escape(row.line.text)
    return f"<li{inner}>{text}{dice}</li>"


def _markdown_row(row: LogRow) -> str:
    dice = f" **[{' '.join(map(str, row.line.faces))}]**" if row.line.faces else ""
    text = f"*{row.line.text}*" if row.note else row.line.text
    return f"{'  ' if row.carries_on else ''}- {text}{dice}"


def _standing(report: Report, count: Count) -> str:
    parts = (
        say(
            "{side}: {losses}, {hexes}",
            side=name,
            losses=say_number("{n} step lost", "{n} steps lost", count.losses.get(side, 0)),
            hexes=say_number("{n} hex held", "{n} hexes held", count.control.get(side, 0)),
        )
        for side, name in report.sides.items()
    )
    return say("; ").join(parts) + "."
